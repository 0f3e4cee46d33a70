// SPDX-License-Identifier: MIT
#include "families/kakuro/family.h"

#include "families/declared/different/cluedtowish.h"
#include "families/declared/different/differentsearch.h"
#include "families/declared/shapes/runs.h"

#include <array>

namespace inkling::kakuro {

namespace {

using namespace declared;
constexpr int mostDigits = 9;

enum KindName : KindId { Across, Down, RunAcross, RunDown };

// clang-format off
constexpr std::array kindTable{
    Kind{.json = "across", .words = INKLING_TR_NOOP("Phrases", "the %3 across from row %1, column %2"),
         .fault = INKLING_TR_NOOP("Phrases", "the %3 across from row %1, column %2 holds %4"),
         .noun = {INKLING_TR_NOOP("Phrases", "one run"), INKLING_TR_NOOP("Phrases", "%1 runs")},
         .isClue = true, .tidies = true},
    Kind{.json = "down", .words = INKLING_TR_NOOP("Phrases", "the %3 down from row %1, column %2"),
         .fault = INKLING_TR_NOOP("Phrases", "the %3 down from row %1, column %2 holds %4"),
         .noun = {INKLING_TR_NOOP("Phrases", "one run"), INKLING_TR_NOOP("Phrases", "%1 runs")},
         .isClue = true, .tidies = true},
    // Of a board whose sums are still to come.
    Kind{.json = "run-across", .words = INKLING_TR_NOOP("Phrases", "the run across from row %1, column %2"),
         .fault = INKLING_TR_NOOP("Phrases", "the run across from row %1, column %2 holds the digit %3 twice"),
         .noun = {INKLING_TR_NOOP("Phrases", "one run"), INKLING_TR_NOOP("Phrases", "%1 runs")},
         .tidies = true},
    Kind{.json = "run-down", .words = INKLING_TR_NOOP("Phrases", "the run down from row %1, column %2"),
         .fault = INKLING_TR_NOOP("Phrases", "the run down from row %1, column %2 holds the digit %3 twice"),
         .noun = {INKLING_TR_NOOP("Phrases", "one run"), INKLING_TR_NOOP("Phrases", "%1 runs")},
         .tidies = true},
};
// clang-format on

std::span<const DeclaredRule> ruleTable()
{
    using enum DifferentRule;
    static const std::array all{
        differentRule("kakuro.placed-digit", PlacedValue),
        differentRule("kakuro.only-digit", OnlyValue),
        sumRule("kakuro.last-cell", {Across, Down}, 0),
        sumRule("kakuro.digits", {Across, Down}, 1),
        sumRule("kakuro.only-place", {Across, Down}, 2),
        sumRule("kakuro.two-places", {Across, Down}, 3),
        sumRule("kakuro.three-places", {Across, Down}, 4),
        sumRule("kakuro.many-places", {Across, Down}, 5),
        differentRule("kakuro.naked-pair", NakedPair),
    };
    return all;
}

constexpr std::array sampleTable{
    Sample{INKLING_TR_NOOP("Samples", "Kakuro: small sums and large ones"), R"(kakuro 7 7
# # # # 5\ 16\ #
# # # 15\8 . . #
# 15\ 28\10 . . . 5\
\22 . . . 10\3 . .
\17 . . 4\12 . . .
# \14 . . . # #
# \12 . . # # #
)"},
    Sample{INKLING_TR_NOOP("Samples", "Kakuro: two cells at a time"), R"(kakuro 7 7
# 7\ 17\ 30\ # # #
\15 . . . # 9\ 5\
\22 . . . 23\4 . .
# 12\ 17\25 . . . .
\28 . . . . 8\ 16\
\16 . . \24 . . .
# # # \10 . . .
)"},
    Sample{INKLING_TR_NOOP("Samples", "Kakuro: a pair in a run"), R"(kakuro 7 7
# # # 11\ 20\ 28\ 14\
# # 34\10 . . . .
# 22\33 . . . . .
\7 . . 12\11 . . .
\11 . . . 7\17 . .
\29 . . . . . #
\30 . . . . # #
)"},
    Sample{INKLING_TR_NOOP("Samples", "Kakuro: long runs"), R"(kakuro 7 7
# # 3\ 24\ # 23\ 19\
# \8 . . \13 . .
# \6 . . 22\17 . .
# 19\ 6\28 . . . .
\14 . . . . 4\ #
\11 . . \4 . . #
\9 . . \10 . . #
)"},
    Sample{INKLING_TR_NOOP("Samples", "Kakuro: a hard one"), R"(kakuro 7 7
# # 18\ 20\ 12\ # #
# \8 . . . 22\ 7\
# 20\23 . . . . .
\24 . . . 13\4 . .
\13 . . 8\20 . . .
\22 . . . . . #
# # \6 . . . #
)"},
};

class Kakuro final : public Declaration
{
public:
    std::string_view id() const override { return "kakuro"; }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "Kakuro"); }
    std::string_view help() const override
    {
        return INKLING_TR_NOOP(
            "Help",
            "The digits of each run, 1 to 9 without repeats, add up to the sum beside it.\nClick a "
            "cell or use the arrow keys, then type. With Shift, or after a right click, you type "
            "notes.");
    }
    std::span<const Sample> samples() const override { return sampleTable; }
    std::string_view ruleExamples() const override
    {
        return R"(kakuro 6 6
# 21\ 18\ 11\ # #
\8 . . . 26\ #
\21 . . . . 7\
\16 . . 4\10 . .
# \18 . . . .
# # \14 . . .
kakuro 7 7
# 16\ 5\ 33\ # # #
\13 . . . 24\ 12\ #
\21 . . . . . #
# # 4\18 . . . #
# \17 . . . 11\ 4\
# \21 . . . . .
# # # \19 . . .
)";
    }
    std::span<const Kind> kinds() const override { return kindTable; }
    std::span<const DeclaredRule> rules() const override { return ruleTable(); }

    std::span<const BoardSize> sizes() const override
    {
        static constexpr std::array<BoardSize, 3> all{{{7, 7}, {8, 8}, {10, 10}}};
        return all;
    }
    std::span<const Symmetry> symmetries() const override { return {}; }
    /// Sums stand to the left of their runs and above them.
    bool turns(Turn, BoardSize) const override { return false; }

    std::optional<std::string> written(const Draft &, std::string_view typed) const override;
    std::vector<std::string> values(const Draft &) const override { return {"#"}; }
    bool isWhole(const Draft &, std::string_view text) const override
    {
        return text.empty() || text == "#" || (text.size() > 1 && text.find('\\') != text.npos);
    }
    Phrase expectedText(BoardSize) const override
    {
        return {INKLING_TR_NOOP("Phrases", "'.', '#', or sums such as 16\\7, 16\\ or \\7"), {}};
    }
    Noun unfinished() const override
    {
        return {INKLING_TR_NOOP("Phrases", "one cell holds no whole clue: write 15\\ for a sum "
                                           "down, \\15 for a sum across"),
                INKLING_TR_NOOP("Phrases", "%1 cells hold no whole clue: write 15\\ for a sum "
                                           "down, \\15 for a sum across")};
    }
    Draft fresh(Draft blank) const override;
    std::optional<Phrase> typingHelp() const override
    {
        return Phrase{INKLING_TR_NOOP("Phrases",
                                      "Type # to make a cell black, 15\\ for a sum down, \\15 for "
                                      "a sum across, or 16\\7 for both."),
                      {}};
    }
    /// Of a clue still to come to its backslash: it is expected next.
    std::string pendingText(std::string_view text) const override
    {
        return std::string(text) + (text == "\\" ? "…" : "\\…");
    }
    CellFace face(std::string_view text) const override
    {
        if (text.find('\\') != text.npos)
            return CellFace::Halved;
        return text.empty() ? CellFace::Plain : CellFace::Filled;
    }
    std::string_view nameOf(std::string_view text) const override
    {
        return text == "#" ? INKLING_TR_NOOP("Phrases", "black cell") : std::string_view();
    }
    std::string answerOf(std::string_view text, int value) const override
    {
        return text.empty() ? std::to_string(value) : "#";
    }

    Statement state(const Draft &draft) const override;
    std::vector<DraftFault> faults(const Draft &draft) const override;
    std::optional<Draft> clued(const Draft &draft,
                               std::span<const std::uint8_t> values) const override;
    Draft unclued(const Draft &draft) const override;
    bool thins() const override { return false; }
    std::optional<FullSheet> fullSheet(const Wish &wish, RandomSource &random,
                                       const StopCondition &stop) const override;
    std::optional<Solution> search(const Statement &statement, Search search,
                                   const StopCondition &stop) const override
    {
        return searchDifferent(statement, search, stop);
    }
};

/// At most two digits, or two such numbers with a backslash between.
std::optional<std::string> Kakuro::written(const Draft &, std::string_view typed) const
{
    const auto bar = typed.find('\\');
    const std::string_view after = bar == typed.npos ? "" : typed.substr(bar + 1);
    for (const std::string_view sum : {typed.substr(0, bar), after}) {
        if (sum.size() > 2 || sum.find_first_not_of("0123456789") != sum.npos)
            return typed == "#" ? std::optional<std::string>(typed) : std::nullopt;
    }
    return std::string(typed);
}

/// The top row and the left column hold no digits: they are there for the sums.
Draft Kakuro::fresh(Draft blank) const
{
    const Squares squares{blank.size.rows, blank.size.columns};
    for (std::size_t cell = 0; cell < blank.texts.size(); ++cell) {
        if (squares.rowOf(int(cell)) == 0 || squares.columnOf(int(cell)) == 0)
            blank.texts[cell].assign(1, '#');
    }
    return blank;
}

Statement Kakuro::state(const Draft &draft) const
{
    const Squares squares{draft.size.rows, draft.size.columns};
    Statement statement;
    for (const std::string &text : draft.texts)
        statement.domains.push_back(
            text.empty() ? ValueSet::first(mostDigits + 1) - ValueSet::only(0) : ValueSet::only(0));
    for (const Run &run : runsOf(draft)) {
        if (run.sum.empty() && run.cells.size() < 2)
            continue;
        const int from = run.cells.empty() ? run.black : run.cells.front();
        const KindId bare = run.isAcross ? RunAcross : RunDown;
        Constraint &added
            = statement.add(run.sum.empty() ? bare : KindId(run.isAcross ? Across : Down), run.cells,
                            run.sum.empty() ? allDifferent() : differentWithSum(std::stoi(run.sum)),
                            {squares.rowOf(from), squares.columnOf(from)});
        if (run.sum.empty())
            continue;
        added.arguments.push_back(run.sum);
        const double left = squares.columnOf(run.black);
        const double top = squares.rowOf(run.black);
        const Rectangle box = run.isAcross ? Rectangle{left + 0.48, top + 0.06, 0.48, 0.38}
                                           : Rectangle{left + 0.04, top + 0.56, 0.48, 0.38};
        added.label = SideText{box, run.sum, {kindTable[added.kind].words, added.arguments}};
    }
    return statement;
}

std::vector<DraftFault> Kakuro::faults(const Draft &draft) const
{
    std::vector<ElementId> bare;
    std::vector<ElementId> tooLong;
    std::vector<ElementId> alone;
    std::vector<DraftFault> faults;
    for (const Run &run : runsOf(draft)) {
        const int count = int(run.cells.size());
        const int sum = run.sum.empty() ? 0 : std::stoi(run.sum);
        const int least = count * (count + 1) / 2;
        const int most = count * (2 * mostDigits + 1 - count) / 2;
        if (count == 0)
            alone.push_back(ElementId(run.black));
        else if (count > mostDigits)
            tooLong.push_back(ElementId(run.cells.front()));
        else if (run.sum.empty() && count > 1)
            bare.push_back(ElementId(run.cells.front()));
        else if (!run.sum.empty() && (sum < least || sum > most))
            faults.push_back(
                {{ElementId(run.black)},
                 {INKLING_TR_NOOP("Phrases", "the sum %1 of %2 cells: it can be %3 to %4"),
                  {run.sum, std::to_string(count), std::to_string(least), std::to_string(most)}}});
    }
    const auto add = [&](const std::vector<ElementId> &elements, const Noun &noun) {
        if (!elements.empty())
            faults.push_back(countedFault(elements, noun));
    };
    add(alone, {INKLING_TR_NOOP("Phrases", "one sum has no cells"),
                INKLING_TR_NOOP("Phrases", "%1 sums have no cells")});
    add(tooLong, {INKLING_TR_NOOP("Phrases", "one run has more than nine cells"),
                  INKLING_TR_NOOP("Phrases", "%1 runs have more than nine cells")});
    add(bare, {INKLING_TR_NOOP("Phrases", "one run has no sum"),
               INKLING_TR_NOOP("Phrases", "%1 runs have no sum")});
    return faults;
}

std::optional<Draft> Kakuro::clued(const Draft &draft, std::span<const std::uint8_t> values) const
{
    Draft result = unclued(draft);
    for (const Run &run : runsOf(result)) {
        if (run.cells.size() < 2)
            continue;
        if (run.black < 0 || run.cells.size() > mostDigits)
            return std::nullopt;
        int sum = 0;
        for (const int cell : run.cells)
            sum += values[std::size_t(cell)];
        std::string &text = result.texts[std::size_t(run.black)];
        if (text == "#")
            text.front() = '\\';
        text.insert(run.isAcross ? text.size() : 0, std::to_string(sum));
    }
    return result;
}

Draft Kakuro::unclued(const Draft &draft) const
{
    Draft result = draft;
    for (std::string &text : result.texts)
        text.assign(text.empty() ? 0 : 1, '#');
    return result;
}

/// Digits at random, changed where the reasoning wished for gets stuck until it does not.
std::optional<FullSheet> Kakuro::fullSheet(const Wish &wish, RandomSource &random,
                                           const StopCondition &stop) const
{
    const auto blank = randomRuns(wish.size, random);
    const auto answer = blank ? randomDifferent(state(*blank), random, stop) : std::nullopt;
    auto draft = answer ? cluedToWish(*this, *blank, *answer, wish, random, stop) : std::nullopt;
    return draft ? std::optional(FullSheet{std::move(*draft), {}}) : std::nullopt;
}

} // namespace

const Family &family()
{
    static const Kakuro instance;
    return familyOf(instance);
}

} // namespace inkling::kakuro
