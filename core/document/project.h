// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "formats/parseerror.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace inkling {

/// How a project is kept in a file (.inkling): JSON, a line a puzzle and a line a step of its history.
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
/// A mark is [unknown, [values]], a note [unknown, {"note":[values]}]. Names that are not known are passed over;
/// what is missing is empty. The number behind "inkling" grows when older programs could not read what is written.
inline constexpr int projectVersion = 1;

/// Whether a text is meant to be a project: its first character is "{".
[[nodiscard]] bool looksLikeProject(std::string_view text);

/// Reads a project of any origin. Each page is one of its family's, its marks are such as can be made on it; of a
/// history that does not lead to these pages, and from them on, `historyFault` says what is wrong, and there is none.
/// The error says where in the text what stands, and what could have stood there. Allocates in proportion to the
/// text, at most some hundred bytes for each of it.
struct ReadProject
{
    Project project;
    std::optional<ParseError> historyFault;
};
[[nodiscard]] tl::expected<ReadProject, ParseError> readProject(std::string_view text);
[[nodiscard]] std::string writeProject(const Project &project);

/// One step, in one line without its end.
[[nodiscard]] std::string writeChange(const Change &change);
[[nodiscard]] tl::expected<Change, ParseError> readChange(std::string_view text);

} // namespace inkling
