// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "families/declared/relations/relation.h"
#include "families/declared/stated/layout.h"

#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inkling::declared {

/// A kind of constraint: what all rows have in common, or all cages.
struct Kind
{
    std::string_view json;       ///< the name in JSON: "row"
    std::string_view words;      ///< "row %1"; marked for translation in the context "Phrases"
    std::string_view fault = {}; ///< "row %1 holds a digit twice"; marked likewise
    /// The rule that it stands for, where a fault would only say again what the values are: "black
    /// cells never touch"; marked likewise.
    std::string_view law = {};
    Noun noun; ///< "one row", "%1 rows"
    /// Whether the setter chose it; else it is a rule of the game.
    bool isClue = false;
    /// Whether it is about the whole board, and no element stands for it.
    bool isWholeBoard = false;
    /// Whether the constraint over the whole board says it, too: see Model::implied().
    bool isImplied = false;
    /// Whether a person who marks a value writes down what narrow(0) sees from it.
    bool tidies = false;
    double weight = 1; ///< see Encoding::weight()
    /// The border of the region of its cells; None: a broad one if it has a text; nothing where the
    /// cells themselves stand for it.
    std::optional<RegionFrame> region = std::nullopt;
};

/// A place of a constraint's kind, in the order of Declaration::kinds(); below 32.
using KindId = std::uint8_t;

/// A set of kinds.
class Kinds
{
public:
    constexpr Kinds() = default;
    constexpr Kinds(std::initializer_list<KindId> kinds)
    {
        for (const KindId kind : kinds)
            m_bits |= std::uint32_t{1} << kind;
    }
    [[nodiscard]] constexpr bool contains(KindId kind) const { return (m_bits >> kind & 1) != 0; }

private:
    std::uint32_t m_bits = 0;
};

/// A text beside or in the board that a constraint stands for: a sum in its corner.
struct SideText
{
    Rectangle box;
    std::string text;
    Phrase words; ///< as a screen reader speaks it
};

/// Something that limits its unknowns, and that a person can point to.
struct Constraint
{
    KindId kind = 0;
    std::vector<UnknownId> unknowns;
    /// Null in an unfinished draft, where only part of the clue is there.
    RelationPointer relation;
    /// The arguments of the kind's words, from 1 as people count.
    std::vector<std::string> arguments;
    /// The same in JSON, numbers counted from 0: one number, several, or a letter.
    std::vector<int> key;
    std::string letter = {};
    /// The cells that stand for it on the board; where the kind has a region, the region's cells.
    std::vector<int> cells;
    std::string text = {}; ///< the region's text
    std::optional<SideText> label = {};
    /// Empty boxes beside the board, for captions while it is played.
    std::vector<SideText> tallies = {};
};

/// Constraints that a person looks at together, for a rule of this number.
struct View
{
    int number = 0;
    std::vector<ConstraintId> constraints; ///< the one that a sentence names first
};

/// The unknowns and constraints of a puzzle, made from a draft.
struct Statement
{
    /// By main unknown, in the order of the layout: the values it could have if nothing were
    /// given.
    std::vector<ValueSet> domains;
    /// Facts written on the board. Each also is a constraint of a clue's kind.
    std::vector<Fact> given;
    std::vector<Constraint> constraints;
    std::vector<View> views;

    /// Adds a constraint about the cells' unknowns; its words' arguments are the numbers of `key`,
    /// from 1. Requires: the layout has an unknown a cell.
    Constraint &add(KindId kind, std::vector<int> cells, RelationPointer relation,
                    std::vector<int> key);
    /// Adds that the digits of each row differ, and then of each column; the key is the line. The
    /// rules of crossing lines (X-wing, swordfish) are for statements that begin so.
    void addLines(KindId row, KindId column, const Squares &squares);
    /// Adds the relation of each two cells side by side; the key is the rows and columns of both.
    /// Returns the constraints by their cells, the lower one first.
    std::map<std::array<int, 2>, ConstraintId> addNeighbours(KindId kind, const Squares &squares,
                                                             const RelationPointer &relation);
    /// Adds a constraint about some links of a cell. Requires: a layout of links.
    ConstraintId addLinks(KindId kind, const Layout &layout, int cell, std::vector<UnknownId> links,
                          RelationPointer relation);
    /// Adds that all links make one loop.
    void addLoop(KindId kind, const Layout &layout);
    /// Adds a view of each two of these constraints that share an unknown.
    void addViewsOfTwo(int number, const std::vector<ConstraintId> &ids);
    /// Adds what is given in a draft's own texts, of kind givenKind.
    void addGiven(KindId kind, const Draft &draft);
    /// Adds a draft's cages, of kind cageKind.
    void addCages(KindId kind, const Draft &draft);
};

} // namespace inkling::declared
