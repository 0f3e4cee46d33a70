// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/different/differentengine.h"
#include "families/declared/layout.h"
#include "families/declared/relations/relation.h"
#include "puzzle/drafting.h"
#include "puzzle/family.h"

#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace inkling::declared {

/// A kind of constraint: what all rows have in common, or all cages.
struct Kind
{
    std::string_view json;  ///< the name in JSON: "row"
    std::string_view words; ///< "row %1"; marked for translation in the context "Phrases"
    std::string_view fault; ///< "row %1 holds a digit twice"; marked likewise
    Noun noun;              ///< "one row", "%1 rows"
    /// Whether the setter chose it; else it is a rule of the game.
    bool isClue = false;
    /// Whether it is about the whole board, and no element stands for it.
    bool isWholeBoard = false;
    /// Whether a person who marks a value writes down what narrow(0) sees from it.
    bool tidies = false;
    double weight = 1; ///< see Encoding::weight()
    /// The border of the region of its cells; nothing where the cells themselves stand for it.
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

/// An argument of a rule's sentence, made from the step.
enum class Slot : std::uint8_t {
    None,
    Constraints,     ///< the step's constraints, named
    FirstConstraint, ///< the first of them
    FirstHalf,       ///< the first half of the constraints
    SecondHalf,      ///< the second half
    PremiseFacts,    ///< "row 1, column 2 is 5", of premises about other unknowns than concluded
    PremisePlaces,   ///< "row 1, column 2", of all premises
    OtherPlaces,     ///< the places of premises about other unknowns than concluded
    PremiseValues,   ///< the values that those have together: "2 and 5"
    ConclusionFacts,
    ConclusionPlaces,
    ConclusionValues,
    ExcludedValues, ///< the values that the conclusions leave out
    ListedValues,   ///< the values listed in the first argument: "2 and 5"
    ListedPlaces,   ///< the places of the first constraint that can have one of those
    Argument1,      ///< the step's own first argument, as it is
    Argument2,
};

/// A named rule of a declared family: a way to look at constraints of some kinds, one by one; what
/// follows from a view's constraints together, and not from fewer; or a rule of unknowns that
/// differ.
struct DeclaredRule
{
    Rule rule;
    std::string_view sentence; ///< marked for translation in the context "Rules"
    std::array<Slot, 4> arguments{};
    /// The rule of unknowns that differ; if nothing, the others count.
    std::optional<DifferentRule> different = std::nullopt;
    Kinds kinds = {};
    int rung = 0;
    std::optional<int> view = std::nullopt; ///< View::number
};

/// A rule of unknowns that all differ, with the words and cost that it has in every family. For
/// XWing and Swordfish the statement begins with addLines().
[[nodiscard]] DeclaredRule differentRule(std::string_view id, DifferentRule which);

/// The rule for a rung of differentWithSum(), likewise, for constraints of these kinds.
[[nodiscard]] DeclaredRule sumRule(std::string_view id, Kinds kinds, int rung);

/// A full puzzle to be thinned out, or one that has all its clues at once.
struct FullSheet
{
    Draft draft;
    /// The cells whose texts can be taken away.
    std::vector<int> clues;
};

/// A full sheet of which all texts can be taken away.
[[nodiscard]] FullSheet fullSheetOf(Draft draft);

/// A family in a page: its layout, values, constraints, clues, words and the names of its rules.
/// A function that it leaves as it is here tells of a square of digits from 1 to its side.
/// familyOf() makes from a declaration all that Family, Puzzle, Model, Encoding, Reasoner and
/// Drafting ask for. Immutable; thread-safe; lives for ever.
class Declaration
{
public:
    virtual ~Declaration() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;
    [[nodiscard]] virtual std::string_view title() const = 0;
    [[nodiscard]] virtual std::string_view playHelp() const = 0;
    [[nodiscard]] virtual std::span<const Sample> samples() const = 0;
    /// A puzzle whose reasoning shows rules for which the samples are too easy, in judge text.
    [[nodiscard]] virtual std::string_view ruleExamples() const { return {}; }
    [[nodiscard]] virtual std::span<const Option> options() const { return {}; }
    [[nodiscard]] virtual std::span<const Kind> kinds() const = 0;
    [[nodiscard]] virtual std::span<const DeclaredRule> rules() const = 0;

    /// The form of the unknowns and of their values.
    [[nodiscard]] virtual Form form() const { return Form::Digits; }
    [[nodiscard]] virtual SizeForm sizeForm() const { return SizeForm::RowsAndColumns; }
    [[nodiscard]] virtual BoardSize smallest() const { return {2, 2}; }
    [[nodiscard]] virtual BoardSize largest() const { return {20, 20}; }
    [[nodiscard]] virtual BoardSize usual() const { return {8, 8}; }
    /// Sizes between the smallest and the largest that there are not, in words.
    [[nodiscard]] virtual std::optional<Phrase> expectedInstead(BoardSize size) const
    {
        (void)size;
        return std::nullopt;
    }
    /// The sizes at which puzzles are made: see Family::sizes().
    [[nodiscard]] virtual std::span<const BoardSize> sizes() const;
    [[nodiscard]] virtual std::span<const Symmetry> symmetries() const;
    [[nodiscard]] virtual bool turns(Turn turn) const
    {
        (void)turn;
        return true;
    }

    /// Whether the cells of a row are written without blanks between them.
    [[nodiscard]] virtual bool isDense() const { return false; }
    /// Whether cells can be put together in cages with a sum each: "12+".
    [[nodiscard]] virtual bool hasCages() const { return false; }
    /// See Drafting::written(); of a cell's own text, without a cage's clue.
    [[nodiscard]] virtual std::optional<std::string> written(const Draft &draft,
                                                             std::string_view typed) const;
    /// See Drafting::values().
    [[nodiscard]] virtual std::vector<std::string> values(const Draft &draft) const
    {
        (void)draft;
        return {};
    }
    /// Whether a written text is a whole one; the empty text, a `.` in a file, if blanks may be.
    [[nodiscard]] virtual bool isWhole(const Draft &draft, std::string_view text) const;
    /// The texts that a cell can have, in words, as they follow "expected".
    [[nodiscard]] virtual Phrase expectedText(BoardSize size) const;

    /// The statement of a draft, finished or not. Requires: each text is whole.
    [[nodiscard]] virtual Statement state(const Draft &draft) const = 0;
    /// The faults of a draft whose texts are whole, besides cages without a sum.
    [[nodiscard]] virtual std::vector<DraftFault> faults(const Draft &draft) const
    {
        (void)draft;
        return {};
    }
    /// The ground of a cell with this text.
    [[nodiscard]] virtual CellFace face(std::string_view text) const
    {
        (void)text;
        return CellFace::Plain;
    }
    /// A cell's text on its board; a face other than Plain stands for its text.
    [[nodiscard]] virtual std::string shownText(std::string_view text) const
    {
        return face(text) == CellFace::Plain ? std::string(text) : std::string();
    }

    /// The draft with the clues of an answer to its statement; nothing where clues come first.
    /// Requires: `values` are an answer of the draft without clues.
    [[nodiscard]] virtual std::optional<Draft> clued(const Draft &draft,
                                                     std::span<const std::uint8_t> values) const;
    /// The draft without the clues that an answer gives.
    [[nodiscard]] virtual Draft unclued(const Draft &draft) const;
    /// A cell's answer as a judge writes it. Requires: the form is not Links.
    [[nodiscard]] virtual std::string answerOf(std::string_view text, int value) const;

    /// Whether clues can be taken away one by one.
    [[nodiscard]] virtual bool thins() const { return true; }
    /// A random full sheet for a wish, likely to have one answer; nothing where that failed.
    [[nodiscard]] virtual std::optional<FullSheet> fullSheet(const Wish &wish, RandomSource &random,
                                                             const StopCondition &stop) const
        = 0;

    /// A complete search faster than the derived one; nothing where the derived one is to be used.
    [[nodiscard]] virtual std::optional<Solution> search(const Statement &statement, Search search,
                                                         const StopCondition &stop) const
    {
        (void)statement;
        (void)search;
        (void)stop;
        return std::nullopt;
    }
};

/// The family of a declaration. Requires: the declaration lives for ever.
[[nodiscard]] const Family &familyOf(const Declaration &declaration);

} // namespace inkling::declared
