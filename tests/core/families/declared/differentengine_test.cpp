// SPDX-License-Identifier: MIT
#include "families/declared/different/differentengine.h"
#include "logic/search/randomsource.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace inkling;
using namespace inkling::declared;

namespace {

constexpr int side = 4;
constexpr UnknownId cellCount = 16;
const ValueSet digits = ValueSet::first(side + 1) - ValueSet::only(0);

/// By DifferentRule: itself.
const DifferentRuleIds &ids()
{
    static const DifferentRuleIds all = [] {
        DifferentRuleIds numbers{};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = RuleId(i);
        return numbers;
    }();
    return all;
}

/// The rows, columns and boxes of a 4 x 4 Sudoku, and a run of three cells.
std::vector<Group> sudokuGroups()
{
    std::vector<Group> groups(3 * side + 1);
    for (UnknownId cell = 0; cell < cellCount; ++cell) {
        const UnknownId row = cell / side;
        const UnknownId column = cell % side;
        groups[row].members.push_back(cell);
        groups[side + column].members.push_back(cell);
        groups[2 * side + row / 2 * 2 + column / 2].members.push_back(cell);
    }
    groups.back().members = {0, 5, 10};
    for (std::size_t i = 0; i < groups.size(); ++i)
        groups[i].constraint = ConstraintId(100 + i);
    return groups;
}

/// Whether some values from `cell` on agree with `possible` and differ in these groups. By trying.
bool hasValues(const std::vector<Group> &groups, const std::vector<ValueSet> &possible,
               std::vector<int> &values)
{
    const auto cell = UnknownId(values.size());
    if (cell == cellCount)
        return true;
    for (const int value : possible[cell]) {
        const bool isTaken = std::ranges::any_of(groups, [&](const Group &group) {
            const auto &members = group.members;
            return std::ranges::count(members, cell) > 0
                   && std::ranges::any_of(members, [&](UnknownId other) {
                          return other < cell && values[other] == value;
                      });
        });
        if (isTaken)
            continue;
        values.push_back(value);
        if (hasValues(groups, possible, values))
            return true;
        values.pop_back();
    }
    return false;
}

/// Whether the constraints of a step, these premises and the opposite of a conclusion cannot all
/// hold; the opposite of nothing for a contradiction.
bool follows(const Step &step, const Fact *conclusion)
{
    std::vector<Group> groups = sudokuGroups();
    std::erase_if(groups, [&](const Group &group) {
        return std::ranges::find(step.constraints, group.constraint) == step.constraints.end();
    });
    std::vector<ValueSet> possible(cellCount, digits);
    for (const Fact &premise : step.premises)
        possible[premise.unknown] = possible[premise.unknown] & premise.possible;
    if (conclusion)
        possible[conclusion->unknown] = possible[conclusion->unknown] - conclusion->possible;
    // A cell in none of these groups needs a value of its own only.
    for (UnknownId cell = 0; cell < cellCount; ++cell) {
        const bool isFree = std::ranges::none_of(groups, [&](const Group &group) {
            return std::ranges::count(group.members, cell) > 0;
        });
        if (isFree && !possible[cell].empty())
            possible[cell] = ValueSet::only(possible[cell].value());
    }
    std::vector<int> values;
    return !hasValues(groups, possible, values);
}

Knowledge randomKnowledge(std::uint64_t seed)
{
    RandomSource random(seed);
    std::vector<ValueSet> known;
    for (UnknownId cell = 0; cell < cellCount; ++cell) {
        const ValueSet some(random.next() & random.next() & digits.bits());
        known.push_back(some.empty() || random.chance(1, 3) ? digits : some);
    }
    return Knowledge(known);
}

/// Whether two members of a group have only two values together, which another member could have.
bool isNakedPair(const Knowledge &knowledge, std::span<const UnknownId> members, UnknownId one,
                 UnknownId other)
{
    const ValueSet together = knowledge.possible(one) | knowledge.possible(other);
    const auto isOpen = [&](UnknownId member) { return knowledge.possible(member).size() > 1; };
    const auto loses = [&](UnknownId member) {
        return member != one && member != other && isOpen(member)
               && !(knowledge.possible(member) & together).empty();
    };
    return isOpen(one) && isOpen(other) && together.size() == 2
           && std::ranges::any_of(members, loses);
}

} // namespace

/// Groups that overlap in more than one cell, and one that is not full: no family here has them
/// yet.
class DifferentEngineTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepFollowsFromWhatItNames();
    void missesNothing();
    void placedValueLeavesEachNeighbourOnce();
};

void DifferentEngineTest::everyStepFollowsFromWhatItNames()
{
    const Groups groups(sudokuGroups(), cellCount, digits);
    std::set<RuleId> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Knowledge knowledge = randomKnowledge(seed);
        DifferentEngine engine(groups, side, ids());
        for (UnknownId cell = 0; cell < cellCount; ++cell)
            engine.learned(knowledge, cell, digits);
        Trace steps;
        for (int rule = 0; rule < int(DifferentRule::Count); ++rule)
            engine.propose(knowledge, DifferentRule(rule), {}, steps);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Step step = steps[i];
            seen.insert(step.rule);
            QVERIFY(std::ranges::all_of(step.premises,
                                        [&](const Fact &fact) { return knowledge.holds(fact); }));
            if (step.contradiction)
                QVERIFY(follows(step, nullptr));
            for (const Fact &conclusion : step.conclusions)
                QVERIFY(follows(step, &conclusion));
        }
    }
    // No set of four is smaller than a line of four, and no swordfish.
    QVERIFY(seen.size() >= 8);
}

/// Looks at every place, value and pair by itself find as much as the engine, which passes over
/// most.
void DifferentEngineTest::missesNothing()
{
    const Groups groups(sudokuGroups(), cellCount, digits);
    const PlacingSteps placing(groups, ids());
    std::size_t pairCount = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Knowledge knowledge = randomKnowledge(seed);
        const PlacedValues placed(groups, knowledge);
        Trace onlyPlaces;
        std::size_t pairs = 0;
        for (int group = 0; group < groups.count(); ++group) {
            for (const int value : groups.isFull(group) ? digits : ValueSet())
                placing.proposeOnlyPlace(knowledge, group, value, onlyPlaces);
            const auto members = groups.members(group);
            for (std::size_t i = 0; i < members.size(); ++i) {
                for (std::size_t k = 0; k < i; ++k)
                    pairs += isNakedPair(knowledge, members, members[i], members[k]) ? 1 : 0;
            }
        }
        DifferentEngine engine(groups, side, ids());
        Trace found;
        engine.propose(knowledge, DifferentRule::OnlyPlace, {}, found);
        QCOMPARE(found.size(), onlyPlaces.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            QVERIFY(std::ranges::equal(found.conclusions(i), onlyPlaces.conclusions(i)));
            QVERIFY(std::ranges::equal(found.premises(i), onlyPlaces.premises(i)));
        }
        found.clear();
        engine.propose(knowledge, DifferentRule::NakedPair, {}, found);
        QCOMPARE(found.size(), pairs);
        pairCount += pairs;
        for (UnknownId cell = 0; cell < cellCount; ++cell) {
            if (!knowledge.possible(cell).single())
                QCOMPARE(placed.around(cell), placing.placedAround(knowledge, cell));
        }
    }
    QVERIFY2(pairCount > 100, std::to_string(pairCount).c_str());
}

void DifferentEngineTest::placedValueLeavesEachNeighbourOnce()
{
    const Groups groups(sudokuGroups(), cellCount, digits);
    const Fact placed{5, ValueSet::only(2)};
    const Knowledge knowledge(std::vector<ValueSet>(cellCount, digits), std::span(&placed, 1));
    Trace steps;
    PlacingSteps(groups, ids()).proposePlaced(knowledge, 5, {groups, knowledge}, steps);
    QCOMPARE(steps.size(), std::size_t(1));
    std::vector<UnknownId> left;
    for (const Fact &conclusion : steps[0].conclusions)
        left.push_back(conclusion.unknown);
    std::ranges::sort(left);
    QCOMPARE(left, (std::vector<UnknownId>{0, 1, 4, 6, 7, 9, 10, 13}));
}

INKLING_TEST(DifferentEngineTest, QCoreApplication)
#include "families/declared/differentengine_test.moc"
