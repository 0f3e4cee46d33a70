// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"
#include "formats/linesource.h"
#include "puzzle/puzzle.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace inkling {

/// The formats of other programs, in the order in which they are listed.
[[nodiscard]] std::span<const Format> formats();
/// The format with this id; null if there is none.
[[nodiscard]] const Format *findFormat(std::string_view id);
/// Whether a format has a dialect for a family's puzzles.
[[nodiscard]] bool holds(const Format &format, const Family &family);

/// The format of another program that a text is in; null for a judge text, and for one that is like
/// no format. Cost: a look at the text's first characters; more only where these are like another
/// program's. `text`: the beginning of it, two lines with text at least, if it has them.
[[nodiscard]] const Format *recognized(std::string_view text);

/// A puzzle of another program's text.
struct ForeignPuzzle
{
    std::shared_ptr<const Puzzle> puzzle; ///< null at the end of the text
    Work work;                            ///< what a person has made of it
    std::vector<Remark> remarks;          ///< in the order of the text
};

/// Reads the next puzzle of a text in other programs' formats, which may differ from puzzle to
/// puzzle. After an error the source is where the next puzzle may begin: lines that are like no
/// format are passed over together.
[[nodiscard]] tl::expected<ForeignPuzzle, ParseError> readForeign(LineSource &source);

/// A draft as another program writes it, with the last line's end; or why that format cannot hold
/// it, in words. `work`: what a person has made of it, which is left out where the format has no
/// place for it. Requires: a draft of the family.
[[nodiscard]] exchange::Written written(const Format &format, const Family &family,
                                        const Draft &draft, const exchange::WorkByPlace &work = {});

} // namespace inkling
