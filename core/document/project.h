// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "formats/parseerror.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace inkling {

/// The version of the project file (.inkling), which is JSON with one line for each puzzle and one
/// for each step of the history.
///
///     {"inkling":1,
///     "current":3,
///     "puzzles":[
///     {"id":3,"family":"slink","rows":2,"columns":2,"texts":["3","","","2"],"title":"..."}
///     ],
///     "done":1,
///     "history":[
///     {"words":"row 1, column 1: 3","parts":[{"page":3,"draft":{"texts":[[0,"","3"]]}}]}
///     ]}
///
/// A mark is [unknown, [values]], a note is [unknown, {"note":[values]}]. Unknown names are
/// ignored; missing ones count as empty. The number after "inkling" grows when older programs could
/// not read what is written.
inline constexpr int projectVersion = 1;

/// The largest time that a page of a file can have, in seconds.
inline constexpr double mostSeconds = 1e10;

/// Whether a text is meant to be a project: its first character, blanks apart, is "{".
[[nodiscard]] bool looksLikeProject(std::string_view text);

/// A project as read from a file.
struct ReadProject
{
    /// The pages are valid for their families, and their marks can be made on them.
    Project project;
    /// The reason why the file's history was dropped: it does not end at the file's pages, or
    /// cannot continue from them. Nothing if the history is intact; otherwise `project` has no
    /// history.
    std::optional<ParseError> historyFault;
    /// The place where the text is damaged, if puzzles of it are missing in `project`; it has no history then.
    std::optional<ParseError> damage;
    /// By page of `project`, where the text is damaged: how many puzzles before it are missing.
    std::vector<int> missing;
};
/// Reads a project from text of any origin. An error names the place in the text, and what could
/// have stood there. Allocates at most some hundred bytes for each byte of the text.
[[nodiscard]] tl::expected<ReadProject, ParseError> readProject(std::string_view text);
/// Reads a project as readProject() does; of a text that is cut off or spoilt, it reads all puzzles that are whole, in
/// their order. Puzzles behind a spoilt place are found where each begins a line, as writeProject() writes them. An
/// error: no puzzle is whole, or the text's version, which is to stand before its puzzles, is newer. Costs at most some
/// hundred times as much as reading.
[[nodiscard]] tl::expected<ReadProject, ParseError> salvageProject(std::string_view text);
[[nodiscard]] std::string writeProject(const Project &project);

/// A change of the history as a single line, without a line end.
[[nodiscard]] std::string writeChange(const Change &change);
/// Reads what writeChange() wrote. Whether the change fits a project is left to apply().
[[nodiscard]] tl::expected<Change, ParseError> readChange(std::string_view text);

} // namespace inkling
