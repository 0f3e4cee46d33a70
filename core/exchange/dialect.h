// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/filling.h"
#include "exchange/scanner.h"

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace inkling {

class LineSource;

namespace exchange {

/// The two parts of one puzzle's text: what says its size, and its clues.
struct Source
{
    Scanner head;
    Scanner body;
};

/// What a format makes of a draft, or why it cannot hold the draft, in words.
using Written = tl::expected<std::string, Phrase>;

/// The spelling of one family's puzzles in a format of another program. A line in dialects.cpp.
struct Dialect
{
    std::string_view family; ///< its id
    /// The names that the format has for the kind of puzzle, parted by blanks; the first is written.
    std::string_view names;
    /// Reads a puzzle into an empty filling. Begins the filling before it puts anything there, and
    /// allocates no more than in proportion to the sheet and the text.
    Fault (*read)(Source &source, Filling &filling);
    /// Writes a draft, finished or not. Ensures: read() makes the same draft of it again, except
    /// where the dialect says otherwise.
    Written (*write)(const Draft &draft);
    /// Reads what follows the clues, as far as it is known: what a person has made of the puzzle.
    /// Null where the format has no such thing.
    void (*readAnswer)(Source &source, Filling &filling) = nullptr;
    /// Writes what follows the clues. Null likewise.
    std::string (*writeAnswer)(const Draft &draft, const WorkByPlace &work) = nullptr;
};

/// The beginning of a text.
struct Start
{
    std::string_view first; ///< its first line with text, without the line's end
    std::string_view rest;  ///< what is at hand of the lines that follow
};

/// A puzzle's text in its parts.
struct Opened
{
    const Dialect *dialect = nullptr;
    Source source;
};

} // namespace exchange

/// A format of another program: how its texts are told from others, and taken apart. Immutable;
/// lives for ever.
struct Format
{
    std::string_view id;    ///< the name on the command line
    std::string_view title; ///< marked for translation in the context "Phrases"
    std::span<const exchange::Dialect> dialects;
    /// Whether a text begins with a puzzle in this format. Looks at the first line, and at the
    /// following ones only if the first could be this format's.
    bool (*recognizes)(const exchange::Start &start);
    /// The text of the puzzle whose first line the source has just given; the source is at the last
    /// line of it afterwards. Null for one that is a line.
    std::string (*gather)(std::string first, LineSource &source);
    /// Takes a puzzle's text apart, or says what is unknown in it.
    tl::expected<exchange::Opened, ParseError> (*open)(const Format &format, std::string_view text);
    /// The text of a puzzle, with its last line's end. `name`: the first of the dialect's names.
    std::string (*frame)(std::string_view name, const std::string &written);
};

namespace exchange {

/// The dialect of a format that has this name, in capital letters or small ones; null if there is
/// none.
[[nodiscard]] const Dialect *findDialect(const Format &format, std::string_view name);
/// The error that a kind of puzzle, which `text` has read since `from`, is unknown.
[[nodiscard]] ParseError unknownKind(const Format &format, const Scanner &text, std::size_t from);

} // namespace exchange

} // namespace inkling
