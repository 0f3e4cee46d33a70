// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/slink/engines/pattern.h"
#include "families/slink/family.h"
#include "families/slink/model.h"
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/rules.h"
#include "logic/explaining/deducer.h"
#include "puzzle/explanationjson.h"
#include "puzzle/practice/maker.h"
#include "support/checks/librarychecks.h"
#include "support/checks/tracecheck.h"
#include "support/testprogram.h"

#include <QTest>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

using namespace inkling;
using namespace inkling::slink;

namespace {

using Json = nlohmann::ordered_json;

/// The number of rules in the contest's table; they are the first of the catalogue.
constexpr int printedRuleCount = 15;

/// A board with a ring of blank cells round a pattern's window, and the pattern's premises as facts.
struct Position
{
    Clues clues;
    std::vector<Fact> facts;
    std::vector<Fact> conclusions;
};

Position positionOf(const Pattern &pattern)
{
    constexpr int margin = 1;
    Position position;
    const Grid grid{pattern.rows + 2 * margin, pattern.columns + 2 * margin};
    position.clues = {grid, std::vector<std::int8_t>(std::size_t(grid.cellCount()), blank)};
    for (const Pattern::Clue &clue : pattern.clues) {
        position.clues
            .cells[std::size_t(grid.cell(clue.cell.row + margin, clue.cell.column + margin))]
            = std::int8_t(clue.value);
    }
    const auto facts = [&](const std::vector<Pattern::Edge> &edges) {
        std::vector<Fact> result;
        for (const Pattern::Edge &edge : edges) {
            const int r = edge.row + margin;
            const int c = edge.column + margin;
            result.push_back(
                {UnknownId(edge.horizontal ? grid.horizontal(r, c) : grid.vertical(r, c)),
                 ValueSet::only(edge.value)});
        }
        return result;
    };
    position.facts = facts(pattern.premises);
    position.conclusions = facts(pattern.conclusions);
    return position;
}

std::set<std::string> asSet(const SlinkModel &model, const std::vector<Fact> &facts)
{
    std::set<std::string> texts;
    for (const Fact &fact : facts)
        texts.insert(model.json(fact).front().dump());
    return texts;
}

/// A second clue that says that the loop is not just round two 3s side by side.
void addEvidence(Clues &clues)
{
    clues.cells.back() = 1;
}

/// A loop round a random region without holes, as inside (1) or outside (0) a cell.
std::vector<int> randomRegion(const Grid &grid, std::mt19937 &random)
{
    std::vector<int> inside(std::size_t(grid.cellCount()), 0);
    const auto at = [&](int r, int c) {
        return grid.contains(r, c) ? inside[std::size_t(grid.cell(r, c))] : 0;
    };
    inside[random() % inside.size()] = 1;
    for (int attempt = 0; attempt < 4 * grid.cellCount(); ++attempt) {
        const int cell = int(random() % inside.size());
        const int r = cell / grid.columns;
        const int c = cell % grid.columns;
        // Grows where the eight cells round it change colour just twice: no hole, no two parts.
        const std::array<int, 8> ring{at(r - 1, c - 1), at(r - 1, c),     at(r - 1, c + 1),
                                      at(r, c + 1),     at(r + 1, c + 1), at(r + 1, c),
                                      at(r + 1, c - 1), at(r, c - 1)};
        int changes = 0;
        for (std::size_t i = 0; i < ring.size(); ++i)
            changes += ring[i] != ring[(i + 1) % ring.size()] ? 1 : 0;
        const bool touches = ring[1] || ring[3] || ring[5] || ring[7];
        if (changes == 2 && touches)
            inside[std::size_t(cell)] = 1;
    }
    return inside;
}

/// The values of all edges for a region.
std::vector<int> linesRound(const Grid &grid, const std::vector<int> &inside)
{
    const auto at = [&](int r, int c) {
        return grid.contains(r, c) ? inside[std::size_t(grid.cell(r, c))] : 0;
    };
    std::vector<int> lines;
    for (int r = 0; r <= grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c)
            lines.push_back(at(r - 1, c) ^ at(r, c));
    }
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c <= grid.columns; ++c)
            lines.push_back(at(r, c - 1) ^ at(r, c));
    }
    return lines;
}

/// Every loop on a grid, as the bits of its edges; by trying all colourings.
std::vector<std::uint64_t> allLoops(const Grid &grid)
{
    std::vector<std::uint64_t> loops;
    for (unsigned colouring = 1; colouring < 1u << grid.cellCount(); ++colouring) {
        std::vector<int> inside(std::size_t(grid.cellCount()));
        for (std::size_t cell = 0; cell < inside.size(); ++cell)
            inside[cell] = int(colouring >> cell & 1);
        Answer answer;
        std::uint64_t bits = 0;
        for (const int value : linesRound(grid, inside)) {
            bits |= std::uint64_t(value) << answer.values.size();
            answer.values.push_back(std::uint8_t(value));
        }
        const Clues noClues{grid, std::vector<std::int8_t>(inside.size(), blank)};
        if (!SlinkPuzzle(noClues).fault(answer))
            loops.push_back(bits);
    }
    return loops;
}

} // namespace

class SlinkRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void printedRulesFire_data() { addRules(0, printedRuleCount); }

    /// On the smallest position, in every orientation: the conclusions are drawn, they follow, and
    /// nothing that the rule rests on could be left out.
    void printedRulesFire()
    {
        QFETCH(int, rule);
        checkPatterns(rule);
    }

    void otherPatternsFire_data() { addRules(printedRuleCount, int(RuleName::Count)); }

    void otherPatternsFire()
    {
        QFETCH(int, rule);
        checkPatterns(rule);
    }

    void adjacentThreesWantEvidence()
    {
        // The loop is just round the two 3s: the rule as printed would contradict the answer.
        const Clues alone{{2, 2}, {3, 3, 1, 1}};
        QVERIFY(test::stepsAt(SlinkModel(alone), RuleId(RuleName::AdjacentThrees), {}).empty());
        const Deduction deduction = deduce(SlinkModel(alone), {});
        QCOMPARE(deduction.outcome, Outcome::Solved);
    }

    void coloursRoundCluesConclude_data();
    /// On 5 x 5 cells: the step is there with just these premises, and follows.
    void coloursRoundCluesConclude();
    void chainsCostByTheirLength();

    void everyRuleHasAPicture()
    {
        for (std::size_t rule = 0; rule < rules().size(); ++rule) {
            const RulePicture picture = rulePicture(RuleId(rule));
            QVERIFY(picture.board.size() > 0);
            QVERIFY(!picture.conclusions.empty());
            QVERIFY(!picture.premises.empty() || !picture.constraints.empty());
        }
    }

    /// The solver's own path hardly ever comes to a moment at which this rule is needed.
    void loopClosedIsPractised()
    {
        PracticeMaker maker(family(), RuleId(RuleName::LoopClosed), 7);
        QVERIFY(maker.next(20, {}));
    }
    void marksAreNotDeniedTooSoon()
    {
        // Some of the rule's steps say nothing to mark, others do.
        constexpr auto rule = RuleId(RuleName::ClueCorners);
        int noneCount = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            PracticeMaker maker(family(), rule, seed);
            if (maker.next(1, {}))
                continue;
            ++noneCount;
            QCOMPARE(maker.why(), Unpractised::Rare);
        }
        QVERIFY(noneCount > 0);
    }

    void conclusionsHoldInEveryCompletion();
    void everyRuleIsSoundOnRandomBoards();
    void everyRuleIsSoundWithoutAnAnswer();

private:
    /// The printed rules are all fixed patterns; of the others, those that are.
    static void addRules(int begin, int end)
    {
        QTest::addColumn<int>("rule");
        for (int rule = begin; rule < end; ++rule) {
            if (rule < printedRuleCount || !patternTexts(RuleName(rule)).empty())
                QTest::newRow(std::string(rules()[std::size_t(rule)].id).c_str()) << rule;
        }
    }

    static void checkPatterns(int rule)
    {
        QVERIFY(!patternTexts(RuleName(rule)).empty());
        for (const std::string_view text : patternTexts(RuleName(rule))) {
            for (const Pattern &pattern : orientations(readPattern(text))) {
                Position position = positionOf(pattern);
                if (RuleName(rule) == RuleName::AdjacentThrees)
                    addEvidence(position.clues);
                const SlinkModel model(position.clues);
                const auto steps = test::stepsAt(model, RuleId(rule), position.facts);
                const auto wanted = asSet(model, position.conclusions);
                bool found = false;
                for (const Json &step : steps) {
                    std::set<std::string> concluded;
                    for (const Json &conclusion : step["conclusions"])
                        concluded.insert(conclusion.dump());
                    found = found || concluded == wanted;
                    checkStep(position.clues, step);
                }
                QVERIFY2(found, text.data());
            }
        }
    }

    static void checkStep(const Clues &clues, const Json &step)
    {
        auto checker = test::checkerFor(clues);
        const auto wrong = checker.fault(step);
        QVERIFY2(!wrong, (wrong.value_or("") + " in " + step.dump()).c_str());
        const auto needless = test::needlessPremise(checker, step);
        QVERIFY2(!needless, needless.value_or("").c_str());
    }
};

namespace {

/// A board of 5 x 5 cells, what is known, and a conclusion with as many premises as it takes.
struct Scene
{
    RuleName rule;
    std::vector<std::pair<int, int>> clues; ///< cell and number
    std::vector<Fact> facts;
    Fact conclusion;
    int premiseCount;
};

const Grid sceneGrid{5, 5};
const Terms sceneTerms{sceneGrid};

Fact colourOf(int cell, int colour)
{
    return {sceneTerms.cell(cell), ValueSet::only(colour)};
}

Fact edgeIs(int edge, int value)
{
    return {UnknownId(edge), ValueSet::only(value)};
}

} // namespace

Q_DECLARE_METATYPE(Scene)

void SlinkRulesTest::coloursRoundCluesConclude_data()
{
    QTest::addColumn<Scene>("scene");
    QTest::newRow("a 1 is as two of its neighbours are")
        << Scene{RuleName::ClueColours,
                 {{12, 1}},
                 {colourOf(7, inside), colourOf(11, inside)},
                 colourOf(12, inside),
                 3};
    QTest::newRow("a 3 has one neighbour like it")
        << Scene{RuleName::ClueColours,
                 {{12, 3}},
                 {colourOf(12, inside), colourOf(11, inside)},
                 colourOf(13, outside),
                 3};
    QTest::newRow("a pair unlike beside a 1 leaves the others alike")
        << Scene{RuleName::ClueColours,
                 {{12, 1}},
                 {{sceneTerms.opposites(12, 0), ValueSet::only(unlike)}},
                 {sceneTerms.opposites(12, 1), ValueSet::only(alike)},
                 2};
    QTest::newRow("no line on from between a 3 and a full 2")
        << Scene{RuleName::TwoClues,
                 {{11, 3}, {12, 2}},
                 {edgeIs(sceneGrid.vertical(2, 3), cross)},
                 edgeIs(sceneGrid.vertical(3, 2), cross),
                 5};
    QTest::newRow("a 1 leaves the outside a way")
        << Scene{RuleName::ClueInOnePiece,
                 {{13, 1}},
                 {colourOf(11, inside), colourOf(12, outside), colourOf(17, inside),
                  edgeIs(sceneGrid.vertical(1, 3), cross)},
                 edgeIs(sceneGrid.vertical(2, 3), cross),
                 6};
    QTest::newRow("two 3s are not the whole inside")
        << Scene{RuleName::TwoCluesInOnePiece,
                 {{12, 3}, {13, 3}},
                 {colourOf(11, inside)},
                 edgeIs(sceneGrid.vertical(2, 3), line),
                 4};
}

void SlinkRulesTest::coloursRoundCluesConclude()
{
    QFETCH(Scene, scene);
    Clues clues{sceneGrid, std::vector<std::int8_t>(std::size_t(sceneGrid.cellCount()), blank)};
    for (const auto &[cell, number] : scene.clues)
        clues.cells[std::size_t(cell)] = std::int8_t(number);
    const SlinkModel model(clues);
    const Json wanted = model.json(scene.conclusion).front();
    bool isFound = false;
    for (const Json &step : test::stepsAt(model, RuleId(scene.rule), scene.facts)) {
        checkStep(clues, step);
        const auto &conclusions = step["conclusions"];
        if (std::ranges::find(conclusions, wanted) == conclusions.end())
            continue;
        isFound = true;
        QCOMPARE(int(step["premises"].size()), scene.premiseCount);
    }
    QVERIFY2(isFound, wanted.dump().c_str());
}

/// Two facts cost little more than looking, and many more.
void SlinkRulesTest::chainsCostByTheirLength()
{
    const Clues clues{{1, 6}, std::vector<std::int8_t>(6, blank)};
    const SlinkModel model(clues);
    double last = 1;
    for (int length = 2; length <= 4; ++length) {
        std::vector<Fact> facts;
        for (int c = 1; c <= length; ++c)
            facts.push_back(edgeIs(clues.grid.vertical(0, c), cross));
        facts.push_back({Terms{clues.grid}.cell(0), ValueSet::only(inside)});
        double longest = 0;
        for (const Json &step : test::stepsAt(model, RuleId(RuleName::ColourChain), facts))
            longest = std::max(longest, step["cost"].get<double>());
        QVERIFY(longest > last);
        last = longest;
    }
}

namespace {

/// How many lines a loop has round a cell.
int linesAt(const Grid &grid, std::uint64_t loop, int cell)
{
    const int r = cell / grid.columns;
    const int c = cell % grid.columns;
    int lines = 0;
    for (const int edge : {grid.horizontal(r, c), grid.horizontal(r + 1, c), grid.vertical(r, c),
                           grid.vertical(r, c + 1)})
        lines += int(loop >> edge & 1);
    return lines;
}

/// About half the clues of a loop.
Clues someClues(const Grid &grid, std::uint64_t loop, std::mt19937 &random)
{
    Clues clues{grid, std::vector<std::int8_t>(std::size_t(grid.cellCount()), blank)};
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const int lines = linesAt(grid, loop, cell);
        if (random() % 2 == 0 && lines < 4)
            clues.cells[std::size_t(cell)] = std::int8_t(lines);
    }
    return clues;
}

bool meets(const Clues &clues, std::uint64_t loop)
{
    for (int cell = 0; cell < clues.grid.cellCount(); ++cell) {
        const int clue = clues.cells[std::size_t(cell)];
        if (clue != blank && clue != linesAt(clues.grid, loop, cell))
            return false;
    }
    return true;
}

/// What the loops that fit some clues and edges have in common.
struct Common
{
    std::uint64_t lines = ~std::uint64_t{0};
    std::uint64_t crosses = ~std::uint64_t{0};

    [[nodiscard]] bool has(const Fact &fact) const
    {
        const auto holds = fact.possible == ValueSet::only(line) ? lines : crosses;
        return (holds >> fact.unknown & 1) != 0;
    }
};

/// Proposes until nothing is new. Returns the rule that first concludes what not all loops have.
std::optional<std::string_view> unsoundRule(const SlinkModel &model, const std::vector<Fact> &facts,
                                            const Common &common)
{
    Knowledge knowledge(model.initial());
    const auto reasoner = model.reasoner();
    const auto learn = [&](const Fact &fact) {
        const ValueSet before = knowledge.possible(fact.unknown);
        const bool isNews = knowledge.learn(fact);
        if (isNews)
            reasoner->learned(knowledge, fact.unknown, before);
        return isNews;
    };
    std::ranges::for_each(facts, learn);
    for (int tier = 0; tier < reasoner->tierCount();) {
        bool isNews = false;
        Trace proposals;
        reasoner->propose(knowledge, tier, {}, proposals);
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            const Step step = proposals[i];
            for (const Fact &fact : step.conclusions) {
                if (fact.unknown < model.mainCount() && !common.has(fact))
                    return rules()[step.rule].id;
                isNews = learn(fact) || isNews;
            }
            if (step.contradiction)
                return rules()[step.rule].id;
        }
        tier = isNews ? 0 : tier + 1;
    }
    return std::nullopt;
}

} // namespace

/// Thousands of random positions on boards small enough to know every loop: what the rules conclude
/// from some of a loop's clues and edges holds in every loop that fits these.
void SlinkRulesTest::conclusionsHoldInEveryCompletion()
{
    std::mt19937 random(20261120);
    const Grid grid{4, 4};
    const auto loops = allLoops(grid);
    for (int trial = 0; trial < 4000; ++trial) {
        const std::uint64_t loop = loops[random() % loops.size()];
        const Clues clues = someClues(grid, loop, random);
        std::uint64_t known = 0;
        std::vector<Fact> facts;
        for (int edge = 0; edge < grid.edgeCount(); ++edge) {
            if (random() % 8 != 0)
                continue;
            known |= std::uint64_t{1} << edge;
            facts.push_back({UnknownId(edge), ValueSet::only(int(loop >> edge & 1))});
        }
        Common common;
        for (const std::uint64_t other : loops) {
            if (((other ^ loop) & known) != 0 || !meets(clues, other))
                continue;
            common.lines &= other;
            common.crosses &= ~other;
        }
        const auto unsound = unsoundRule(SlinkModel(clues), facts, common);
        QVERIFY2(!unsound, unsound.value_or("").data());
    }
}

/// Random boards large enough for every rule to come up: each step follows from what it lists.
void SlinkRulesTest::everyRuleIsSoundOnRandomBoards()
{
    std::mt19937 random(163);
    std::vector<int> fired(std::size_t(RuleName::Count), 0);
    for (int trial = 0; trial < 400; ++trial) {
        const Grid grid{int(5 + random() % 6), int(5 + random() % 6)};
        const auto region = randomRegion(grid, random);
        const auto lines = linesRound(grid, region);
        Clues clues{grid, std::vector<std::int8_t>(std::size_t(grid.cellCount()), blank)};
        for (int cell = 0; cell < grid.cellCount(); ++cell) {
            const int r = cell / grid.columns;
            const int c = cell % grid.columns;
            const int count = lines[std::size_t(grid.horizontal(r, c))]
                              + lines[std::size_t(grid.horizontal(r + 1, c))]
                              + lines[std::size_t(grid.vertical(r, c))]
                              + lines[std::size_t(grid.vertical(r, c + 1))];
            if (random() % 100 < 55 && count < 4)
                clues.cells[std::size_t(cell)] = std::int8_t(count);
        }
        const SlinkModel model(clues);
        auto checker = test::checkerFor(clues);
        const Deduction deduction = deduce(model, {});
        QVERIFY(deduction.outcome != Outcome::Contradiction);
        for (std::size_t i = 0; i < deduction.allSteps.size(); ++i) {
            const Step step = deduction.allSteps[i];
            ++fired[step.rule];
            const Json json = stepJson(model, step);
            const auto wrong = checker.fault(json);
            QVERIFY2(!wrong, (wrong.value_or("") + " in " + json.dump()).c_str());
        }
        for (UnknownId edge = 0; edge < model.mainCount(); ++edge)
            QVERIFY(deduction.knowledge.possible(edge).contains(lines[edge]));
    }
    // Links of chains have this name; by itself it is seen as lines first.
    fired[std::size_t(RuleName::Crosswise)] = 1;
    for (std::size_t rule = 0; rule < fired.size(); ++rule)
        QVERIFY2(fired[rule] > 0, (std::string(rules()[rule].id) + " never came up").c_str());
}

/// Boards of any clues, most of which have no answer, down to a single row or column: each step follows
/// from what it lists here too, and what the reasoning claims is what the search finds.
void SlinkRulesTest::everyRuleIsSoundWithoutAnAnswer()
{
    std::mt19937 random(1632);
    std::array<int, 3> outcomes{};
    for (int trial = 0; trial < 500; ++trial) {
        const Grid grid{int(1 + random() % 8), int(1 + random() % 8)};
        Clues clues{grid, std::vector<std::int8_t>(std::size_t(grid.cellCount()), blank)};
        const unsigned density = 5 + random() % 90;
        for (std::int8_t &clue : clues.cells) {
            if (random() % 100 < density)
                clue = std::int8_t(random() % 16 == 0 ? 0 : 1 + random() % 3);
        }
        const SlinkPuzzle puzzle(clues);
        const auto model = puzzle.model();
        const Deduction deduction = deduce(*model, {});
        auto checker = test::checkerFor(clues);
        for (std::size_t i = 0; i < deduction.allSteps.size(); ++i) {
            const Step step = deduction.allSteps[i];
            const Json json = stepJson(*model, step);
            const auto wrong = checker.fault(json);
            QVERIFY2(!wrong, (wrong.value_or("") + " in " + json.dump() + puzzle.text()).c_str());
            QCOMPARE(step.contradiction, deduction.outcome == Outcome::Contradiction
                                             && i + 1 == deduction.allSteps.size());
        }
        const Verdict verdict = puzzle.solve(Search::Uniqueness, {}).verdict;
        QVERIFY(deduction.outcome != Outcome::Contradiction || verdict == Verdict::None);
        QVERIFY(deduction.outcome != Outcome::Solved || verdict == Verdict::Unique);
        ++outcomes[std::size_t(deduction.outcome)];
    }
    QVERIFY(outcomes[std::size_t(Outcome::Solved)] > 0);
    QVERIFY(outcomes[std::size_t(Outcome::Stalled)] > 0);
    QVERIFY(outcomes[std::size_t(Outcome::Contradiction)] > 0);
}

INKLING_TEST(SlinkRulesTest, QCoreApplication)
#include "families/slink/rules_test.moc"
