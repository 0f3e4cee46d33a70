// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/terms.h"
#include "families/kenken/search/tupletable.h"
#include "logic/model/trace.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace inkling::kenken {

/// A set of lines, one bit each.
using LineSet = std::uint32_t;

/// By place in a cage: a set of digits of that cell.
using CellDigits = std::array<Digits, maxCageSize>;

/// The same sets, packed as a way is.
[[nodiscard]] Lanes lanesOf(const CellDigits &digits);

/// Whether no cell has any of its `lost` digits among its `kept` ones.
[[nodiscard]] bool excludes(const CellDigits &kept, const CellDigits &lost);

/// A digit that a line must have in a cage.
struct Need
{
    int line = 0;
    int digit = 0;
    unsigned cells = 0; ///< the cells of the cage in the line, one bit each
};

/// A list of ways to fill one cage, packed as in TupleTable.
class WayList
{
public:
    explicit WayList(int size)
        : m_size(size)
        , m_stride(wordsFor(size))
    {}

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] int count() const { return int(m_words.size()) / m_stride; }
    [[nodiscard]] bool empty() const { return m_words.empty(); }
    /// The number of words of a way.
    [[nodiscard]] std::size_t stride() const { return std::size_t(m_stride); }
    void add(const Lanes &way)
    {
        m_words.insert(m_words.end(), way.begin(), way.begin() + m_stride);
    }
    /// The digit of cell i of the cage in a way, as a set with one element.
    [[nodiscard]] Digits digit(int way, int i) const
    {
        return Digits(m_words[std::size_t(way * m_stride + i / lanesPerWord)]
                      >> laneBits * (i % lanesPerWord));
    }
    /// The digits of the cells in `cells` (one bit each) in a way.
    [[nodiscard]] Digits digits(int way, unsigned cells) const
    {
        unsigned all = 0;
        for (; cells != 0; cells &= cells - 1)
            all |= digit(way, std::countr_zero(cells));
        return Digits(all);
    }
    /// By cell: the digits that it holds in the ways for which `wanted` returns true.
    template <typename Wanted>
    [[nodiscard]] CellDigits supported(const Wanted &wanted) const
    {
        Lanes seen{};
        for (int way = 0, end = count(); way < end; ++way) {
            if (!wanted(way))
                continue;
            for (int w = 0; w < m_stride; ++w)
                seen[std::size_t(w)] |= m_words[std::size_t(way * m_stride + w)];
        }
        CellDigits result{};
        for (int i = 0; i < m_size; ++i)
            result[std::size_t(i)] = lane(seen, i);
        return result;
    }
    /// By cell: the digits that it holds in any way.
    [[nodiscard]] CellDigits supported() const
    {
        return supported([](int) { return true; });
    }
    /// Whether a way has one of the digits.
    [[nodiscard]] bool hasAny(int way, const Lanes &digits) const
    {
        std::uint64_t common = 0;
        for (int w = 0; w < m_stride; ++w)
            common |= m_words[std::size_t(way * m_stride + w)] & digits[std::size_t(w)];
        return common != 0;
    }
    /// Removes the ways that have a digit which is not in `possible`.
    void keepWithin(const Lanes &possible);
    /// Removes the ways that do not meet all of these needs.
    void keepMeeting(std::span<const Need> needs);
    [[nodiscard]] bool meets(int way, std::span<const Need> needs) const;
    [[nodiscard]] std::vector<std::uint64_t> &words() { return m_words; }
    [[nodiscard]] const std::vector<std::uint64_t> &words() const { return m_words; }

private:
    template <typename IsKept>
    void keep(const IsKept &isKept);

    int m_size;
    int m_stride;
    std::vector<std::uint64_t> m_words;
};

/// The facts that a conclusion about a cage rests on: known facts about its cells, and the lines in
/// which its digits must differ.
struct CageBasis
{
    /// The cells whose known facts are used, one bit each.
    unsigned facts = 0;
    /// The lines in which the digits must differ.
    LineSet lines = 0;
};

/// The ways to fill a cage that fit what is known. Used by one thread at a time.
class CageWays
{
public:
    CageWays(const Terms &terms, int number);

    [[nodiscard]] const Cage &cage() const { return m_cage; }
    [[nodiscard]] int number() const { return m_number; }
    /// The lines that hold cells of the cage.
    [[nodiscard]] LineSet lines() const { return m_lines; }
    /// The cells of the cage in a line, one bit each.
    [[nodiscard]] unsigned cellsOn(int line) const;

    /// Must be called when a cell of the cage has lost digits.
    void outdate() { m_isUpToDate = false; }
    /// The ways that fit what is known; null when there are too many to list.
    [[nodiscard]] const WayList *ways(const Knowledge &knowledge);

    /// The basis of all that is known about the cage: the facts about its cells, and all its inner
    /// lines.
    [[nodiscard]] CageBasis wholeBasis(const Knowledge &knowledge) const;
    /// The ways that fit a basis; nothing when there are too many to list.
    [[nodiscard]] std::optional<WayList> waysFrom(const Knowledge &knowledge,
                                                  const CageBasis &basis) const;
    /// Adds a basis to a step: the facts about its cells as premises, and its lines as constraints.
    /// Lines in `listed` are constraints of the step already; the others are added to `listed`.
    void addBasis(const Knowledge &knowledge, const CageBasis &basis, LineSet &listed,
                  Trace &proposals) const;
    /// A test of a way in a list.
    using IsRight = std::function<bool(const WayList &ways, int way)>;
    /// An irreducible part of the basis that still leaves only ways which are right, and which
    /// suffice. `wrong`: each way that is not right has one of these digits in its cell; empty where
    /// none are known. Requires: the basis is wholeBasis(), and ways(), asked with the same knowledge,
    /// has returned a list of ways that are right and suffice.
    [[nodiscard]] CageBasis shrink(const Knowledge &knowledge, CageBasis basis,
                                   const IsRight &isRight, const CellDigits &wrong = {},
                                   const std::function<bool(const WayList &)> &suffices = {}) const;

    /// The known possible digits of cell i of the cage.
    [[nodiscard]] Digits possible(const Knowledge &knowledge, int i) const
    {
        return Digits(knowledge.possible(m_cage.cells[std::size_t(i)]).bits());
    }
    /// By cell: the possible digits that are not in `supported`.
    [[nodiscard]] CellDigits lost(const Knowledge &knowledge, const CellDigits &supported) const;
    /// Adds to a step the conclusions that the cells do not hold their `lost` digits.
    void conclude(const CellDigits &lost, Trace &proposals) const;
    /// The sets of digits in these ways, each ascending: "1 4", "2 3"; no more than `most`.
    [[nodiscard]] static std::vector<std::string> digitSets(const WayList &ways, std::size_t most);
    /// The number of these sets; no more than `most`.
    [[nodiscard]] static std::size_t digitSetCount(const WayList &ways, std::size_t most);

private:
    [[nodiscard]] Lanes lanes(const Knowledge &knowledge, unsigned facts) const;
    [[nodiscard]] CageShape shapeWith(LineSet lines) const;
    bool listWithin(const Lanes &possible, LineSet lines, int most, const IsRight &isRight,
                    WayList &list) const;

    const Terms &m_terms;
    const Cage &m_cage;
    int m_number;
    CageShape m_shape;
    LineSet m_lines = 0;
    LineSet m_innerLines = 0; ///< the lines that hold two or more cells of the cage
    bool m_isUpToDate = false;
    bool m_isListed = false;
    WayList m_left;
};

} // namespace inkling::kenken
