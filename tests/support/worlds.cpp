// SPDX-License-Identifier: MIT
#include "support/worlds.h"

#include "support/checks/ownchecks.h"
#include "support/formula.h"

#include <algorithm>

namespace inkling::test {

namespace {

/// More clues, or answers, than these are too many.
constexpr std::size_t mostClues = 10;
constexpr std::size_t mostAnswers = 2000;

/// By the clauses of the constraints: those that are no clues are the rules of the game.
std::optional<Worlds> worldsByClauses(const Model &model)
{
    Formula formula(model);
    std::vector<ConstraintId> rules;
    std::vector<ConstraintId> clues;
    Worlds result;
    for (const ConstraintId id : formula.allConstraints()) {
        const bool isClue = formula.encoding().isClue(id);
        (isClue ? clues : rules).push_back(id);
        result.clues |= isClue ? std::uint64_t(1) << id : 0;
    }
    const auto add = [&](const std::vector<int> &values, std::uint64_t met) {
        World &world = result.worlds.emplace_back(World{{}, met});
        for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown)
            world.values.push_back(std::uint8_t(values[unknown]));
    };
    const auto answers = Formula(model).mainModels(mostAnswers);
    if (clues.size() > mostClues || answers.size() == mostAnswers)
        return std::nullopt;
    for (const auto &values : answers)
        add(values, result.clues);
    for (std::size_t set = std::size_t(1) << clues.size(); set-- > 0;) {
        std::vector<ConstraintId> asked = rules;
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < clues.size(); ++i) {
            if ((set >> i & 1) == 0)
                continue;
            asked.push_back(clues[i]);
            bits |= std::uint64_t(1) << clues[i];
        }
        const bool isKnown = std::ranges::any_of(
            result.worlds, [&](const World &world) { return (world.met & bits) == bits; });
        if (const auto values = isKnown ? std::nullopt : formula.solve(asked, {}))
            add(*values, bits);
    }
    return result;
}

} // namespace

std::optional<Worlds> worldsOf(const Puzzle &puzzle)
{
    if (const auto own = ownChecks(puzzle.family()).worlds)
        return own(puzzle);
    const auto model = puzzle.model();
    const auto encoding = model->encoding();
    const bool canBe = encoding && encoding->constraintCount() <= 64;
    return canBe ? worldsByClauses(*model) : std::nullopt;
}

std::vector<World> answersOf(const Worlds &worlds)
{
    std::vector<World> answers;
    std::ranges::copy_if(worlds.worlds, std::back_inserter(answers), [&](const World &world) {
        return (world.met & worlds.clues) == worlds.clues;
    });
    return answers;
}

std::vector<Fact> settlingFacts(const std::vector<World> &answers,
                                const std::vector<std::uint8_t> &chosen)
{
    const std::string &reading = std::ranges::find(answers, chosen, &World::values)->reading;
    const auto isOther = [&](const World &answer) {
        return answer.reading.empty() ? answer.values != chosen : answer.reading != reading;
    };
    std::vector<Fact> facts;
    for (UnknownId unknown = 0; unknown < chosen.size(); ++unknown) {
        const std::uint8_t value = chosen[unknown];
        const bool leavesOther = std::ranges::any_of(answers, [&](const World &answer) {
            return isOther(answer) && answer.values[unknown] == value;
        });
        if (!leavesOther)
            facts.push_back({unknown, ValueSet::only(value)});
    }
    return facts;
}

std::vector<std::uint64_t> allConflicts(const Worlds &worlds)
{
    std::vector<std::uint64_t> clues;
    for (std::uint64_t rest = worlds.clues; rest != 0; rest &= rest - 1)
        clues.push_back(rest & -rest);
    const std::size_t count = std::size_t(1) << clues.size();
    std::vector<bool> isMet(count, false);
    for (const World &world : worlds.worlds) {
        std::size_t set = 0;
        for (std::size_t i = 0; i < clues.size(); ++i)
            set |= (world.met & clues[i]) != 0 ? std::size_t(1) << i : 0;
        isMet[set] = true;
    }
    for (std::size_t i = 0; i < clues.size(); ++i) {
        for (std::size_t set = 0; set < count; ++set) {
            if ((set >> i & 1) == 0 && isMet[set | std::size_t(1) << i])
                isMet[set] = true;
        }
    }
    std::vector<std::uint64_t> conflicts;
    for (std::size_t set = 0; set < count; ++set) {
        bool isSmallest = !isMet[set];
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < clues.size() && isSmallest; ++i) {
            if ((set >> i & 1) == 0)
                continue;
            bits |= clues[i];
            isSmallest = isMet[set & ~(std::size_t(1) << i)];
        }
        if (isSmallest)
            conflicts.push_back(bits);
    }
    return conflicts;
}

} // namespace inkling::test
