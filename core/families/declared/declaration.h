// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/different/differentengine.h"
#include "families/declared/stated/statement.h"
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

/// An argument of a rule's sentence, made from the step.
enum class Slot : std::uint8_t {
    None,
    Constraints,     ///< the step's constraints, named
    FirstConstraint, ///< the first of them
    FirstHalf,       ///< the first half of the constraints
    SecondHalf,      ///< the second half
    PremiseFacts,    ///< "row 1, column 2 is 5", of premises about other unknowns than concluded
    OtherPlaces,     ///< the places of premises about other unknowns than concluded
    PremiseValues,   ///< the values that those have together: "2 and 5"
    ConclusionFacts,
    ConclusionPlaces,
    ConclusionValues,
    ExcludedValues, ///< the values that the conclusions leave out
    ListedValues,   ///< the values listed in the first argument: "2 and 5"
    ListedPlaces,   ///< the places of the first constraint that can have one of those
    FirstPlaces,    ///< the places of all premises but the last two
    NextToLastPlace,
    LastPlace,
    Argument1,      ///< the step's own first argument, as it is
    ArgumentPlaces, ///< the places of the unknowns that are its arguments
    Sets,           ///< the sets of values in its second argument: "1+7 or 2+6"
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
    /// Whether steps that rest on the same facts are one step, of all their constraints.
    bool joins = false;
    /// Whether the ways to meet the constraints are named instead, where they are few: see waysOf().
    bool tellsWays = false;
};

/// A rule of unknowns that all differ, with the words and cost that it has in every family. For
/// XWing and Swordfish the statement begins with addLines().
[[nodiscard]] DeclaredRule differentRule(std::string_view id, DifferentRule which);

/// The rule for a rung of differentWithSum(), likewise, for constraints of these kinds.
[[nodiscard]] DeclaredRule sumRule(std::string_view id, Kinds kinds, int rung);

/// The rule for a loop of oneLoop() that is closed: no work, and so below the cost of any other.
[[nodiscard]] constexpr DeclaredRule closedLoopRule(std::string_view id, KindId loop)
{
    return {{id, INKLING_TR_NOOP("Rules", "The loop is closed"),
             INKLING_TR_NOOP("Rules", "Once the line has closed its loop, every place that is "
                                      "still open is crossed."),
             0.5},
            INKLING_TR_NOOP("Rules", "The loop is closed: <c>there are no other lines</c>."),
            {},
            {},
            {loop},
            0};
}

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
    [[nodiscard]] virtual std::string_view help() const = 0;
    [[nodiscard]] virtual std::span<const Sample> samples() const = 0;
    /// Puzzles that are no samples, whose reasoning shows the rules, in judge text. What they do not show,
    /// samples show, though the reader may be solving just that one.
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
    [[nodiscard]] virtual bool turns(Turn turn, BoardSize size) const
    {
        (void)turn;
        (void)size;
        return true;
    }

    /// Implements Drafting::textsAreNames().
    [[nodiscard]] virtual bool textsAreNames(const Draft &draft) const
    {
        (void)draft;
        return false;
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
    /// See Drafting::usualLength().
    [[nodiscard]] virtual std::size_t usualLength(BoardSize size) const
    {
        (void)size;
        return std::string::npos;
    }
    /// Whether a written text is a whole one; the empty text, a `.` in a file, if blanks may be.
    [[nodiscard]] virtual bool isWhole(const Draft &draft, std::string_view text) const;
    /// What a draft lacks whose texts are not whole.
    [[nodiscard]] virtual Noun unfinished() const
    {
        return {INKLING_TR_NOOP("Phrases", "one cell is not filled in"),
                INKLING_TR_NOOP("Phrases", "%1 cells are not filled in")};
    }
    /// See Drafting::fresh(), of a blank draft.
    [[nodiscard]] virtual Draft fresh(Draft blank) const { return blank; }
    /// See Drafting::typingHelp().
    [[nodiscard]] virtual std::optional<Phrase> typingHelp() const { return std::nullopt; }
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
    /// See Drafting::nameOf().
    [[nodiscard]] virtual std::string_view nameOf(std::string_view text) const
    {
        (void)text;
        return {};
    }
    /// A text that is not whole yet as the board shows it while it is typed.
    [[nodiscard]] virtual std::string pendingText(std::string_view text) const
    {
        return std::string(text);
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
                                                             const StopCondition &stop) const = 0;

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
