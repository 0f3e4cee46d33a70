// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/scanner.h"
#include "exchange/work.h"
#include "puzzle/drafting.h"
#include "puzzle/family.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace inkling {

/// A missing part of a puzzle: what stands there, and what was expected, as in ParseError.
struct Gap
{
    Phrase found;
    Phrase expected;
};

/// Something that a text holds and its puzzle does not, or that was taken in one of several ways.
struct Remark
{
    int line = 1;   ///< from 1
    int column = 1; ///< from 1, in bytes
    Phrase words;
    std::optional<Gap> gap = std::nullopt; ///< a part of the puzzle is missing
};

namespace exchange {

/// A draft of a family that is filled in from another program's text, and where in that text each
/// clue stood. All that a reader puts there is something that a person could have typed.
class Filling
{
public:
    /// `format`: the title of the text's format, for errors. Requires: the family lives for ever.
    Filling(const Family &family, std::string_view format)
        : m_family(family)
        , m_format(format)
    {}

    /// Makes an empty sheet. The error, if the family has no sheet of that size, is about what
    /// `text` has read since `from`.
    [[nodiscard]] Fault begin(BoardSize size, const Scanner &text, std::size_t from);
    [[nodiscard]] const Draft &draft() const { return m_draft; }
    [[nodiscard]] std::size_t cellCount() const { return m_draft.texts.size(); }

    /// Writes a clue, which `text` has read since `from`, or says that the family has no such clue.
    /// Requires, here and below: begin() found no fault.
    [[nodiscard]] Fault put(PlaceId cell, std::string_view clue, const Scanner &text,
                            std::size_t from);
    /// The error for a sign that stands for no clue of the family.
    [[nodiscard]] ParseError noClue(PlaceId cell, const Scanner &text, std::size_t from) const;
    /// Puts cells together in cages: those with the same number, where noCage is none. Cells of one
    /// number that do not touch become a fault of puzzle().
    void putCages(std::span<const int> numbers);
    /// Chooses an option of the family. Requires: the family has it.
    void choose(std::string_view option);

    /// What a person has made of the puzzle.
    [[nodiscard]] WorkByPlace &work() { return m_work; }
    [[nodiscard]] const WorkByPlace &work() const { return m_work; }

    /// Notes what happened to something that `text` has read since `from`; remarkGap(): that a part
    /// of the puzzle is missing there.
    void remark(Phrase words, const Scanner &text, std::size_t from);
    void remarkGap(Phrase words, Gap gap, const Scanner &text, std::size_t from);
    [[nodiscard]] const std::vector<Remark> &remarks() const { return m_remarks; }

    /// The puzzle of what has been filled in. An error that has no better place stands at the
    /// beginning of `text`.
    [[nodiscard]] tl::expected<std::shared_ptr<const Puzzle>, ParseError>
    puzzle(std::string_view text) const;

private:
    const Family &m_family;
    std::string_view m_format;
    Draft m_draft;
    /// By place: where in the text its clue stands.
    std::vector<std::size_t> m_at;
    std::vector<Remark> m_remarks;
    WorkByPlace m_work;
};

} // namespace exchange

} // namespace inkling
