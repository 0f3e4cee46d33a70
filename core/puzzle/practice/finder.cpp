// SPDX-License-Identifier: MIT
#include "puzzle/practice/finder.h"

#include "logic/teaching/possiblesteps.h"
#include "puzzle/practice/walk.h"

#include <algorithm>
#include <utility>

namespace inkling {

namespace {

constexpr std::size_t mostInAWalk = 20; ///< tries by supports, and by gifts
constexpr int mostGivenEver = 10;       ///< in sixteenths

PracticeGround groundOf(const Puzzle &puzzle, const Model &model, const Answer &answer)
{
    PracticeGround ground{model, answer, model.initial(), {}, {}, markable(model, puzzle.board()),
                          false};
    for (UnknownId unknown = 0; unknown < ground.initial.size(); ++unknown) {
        const bool isOpen = !ground.initial[unknown].single();
        const auto value = isOpen ? model.valueIn(answer, unknown) : std::nullopt;
        // A part of the answer that nobody marks can be given, too, where the board shows it.
        const bool isShown
            = value && unknown < model.mainCount() && model.mark({unknown, ValueSet::only(*value)});
        const bool isGivable = value && (ground.isMarkable[unknown] || isShown);
        ground.isGivable.push_back(isGivable);
        if (isGivable)
            ground.givable.push_back(unknown);
        ground.hasNotes = ground.hasNotes || (isOpen && !isGivable);
    }
    return ground;
}

/// The search for one rule in one puzzle.
class Hunt
{
public:
    Hunt(std::shared_ptr<const Puzzle> puzzle, std::shared_ptr<const Model> model,
         const Answer &answer, RuleId rule, RandomSource random, const StopCondition &stop)
        : m_puzzle(std::move(puzzle))
        , m_model(std::move(model))
        , m_answer(answer)
        , m_rule(rule)
        , m_stop(stop)
        , m_ground(groundOf(*m_puzzle, *m_model, answer))
        , m_walk(m_ground, rule, random, m_stop)
    {}

    [[nodiscard]] PracticeFinds run(const PracticeEffort &effort);

private:
    bool walkNear();
    bool walkFar();
    bool trySupports(const Knowledge &known);
    bool tryGifts(Moment &moment);
    bool take(const Moment &moment);

    std::shared_ptr<const Puzzle> m_puzzle;
    std::shared_ptr<const Model> m_model;
    const Answer &m_answer;
    RuleId m_rule;
    const StopCondition &m_stop;
    PracticeGround m_ground;
    PracticeWalk m_walk;
    PracticeFinds m_finds;
    /// The most facts that a walk begins with: as many as leave something to find.
    std::size_t m_mostGiven = 0;
    bool m_isTooEasy = false; ///< cheaper rules solve the puzzle
    std::size_t m_triesInAWalk = mostInAWalk;
};

/// Adds the position at this moment, if it is one and is new.
bool Hunt::take(const Moment &moment)
{
    std::vector<Fact> known = moment.knowledge().factsBeyond(m_ground.initial);
    if (std::ranges::find(m_finds.positions, known, &PracticePosition::known)
        != m_finds.positions.end())
        return false;
    const Trace next = nextStepsBy(m_rule, *m_model, known, m_stop);
    Trace steps;
    for (std::size_t i = 0; i < next.size(); ++i) {
        if (m_walk.saysMarks(next[i], moment.knowledge()))
            steps.append(next[i]);
    }
    if (steps.empty())
        return false;
    m_finds.positions.push_back(
        {m_puzzle, m_model, m_rule, std::move(known), std::move(steps), m_answer});
    return true;
}

bool Hunt::trySupports(const Knowledge &known)
{
    const std::vector<Fact> facts = known.factsBeyond(m_ground.initial);
    for (const std::vector<Fact> &support : m_walk.supports(m_triesInAWalk)) {
        Moment moment(*m_model, facts);
        for (const Fact &fact : support)
            moment.learn(fact);
        if (m_walk.reaches(moment) && take(moment))
            return true;
    }
    return false;
}

bool Hunt::tryGifts(Moment &moment)
{
    for (std::size_t i = 0; i < m_triesInAWalk; ++i) {
        const std::optional<Fact> gift = m_walk.gift(moment.knowledge());
        if (!gift)
            return false;
        moment.learn(*gift);
        if (m_walk.reaches(moment))
            return take(moment);
    }
    return false;
}

bool Hunt::walkNear()
{
    Moment moment = m_walk.start(m_mostGiven);
    const bool isReached = m_walk.reaches(moment);
    if (!isReached && !m_walk.gift(moment.knowledge())) {
        m_isTooEasy = m_mostGiven == 0;
        m_mostGiven /= 2;
        return false;
    }
    m_mostGiven = std::min(2 * m_mostGiven + 1, m_ground.givable.size() / 2);
    return isReached ? take(moment) : trySupports(moment.knowledge()) || tryGifts(moment);
}

bool Hunt::walkFar()
{
    Moment moment = m_walk.start(m_mostGiven);
    return m_walk.reachesAfterAll(moment) && take(moment);
}

PracticeFinds Hunt::run(const PracticeEffort &effort)
{
    m_triesInAWalk = std::min(effort.patience, mostInAWalk);
    bool isFar = false;
    std::size_t inVain = 0;
    while (!m_isTooEasy && m_finds.positions.size() < effort.most && inVain < effort.patience) {
        const bool isFound = isFar ? walkFar() : walkNear();
        if (m_stop.stopped())
            return {};
        inVain = isFound ? 0 : inVain + 1;
        // The way that has led to a position is kept.
        isFar = m_ground.hasNotes && isFar == isFound;
    }
    m_finds.isUnmarkable = m_walk.isUnmarkable();
    return std::move(m_finds);
}

} // namespace

PracticeFinder::PracticeFinder(std::shared_ptr<const Puzzle> puzzle, const StopCondition &stop)
    : m_puzzle(std::move(puzzle))
    , m_model(m_puzzle->model())
{
    if (m_model->isConstructive())
        return;
    Solution solution = m_puzzle->solve(Search::Uniqueness, stop);
    if (solution.verdict == Verdict::Unique && !stop.stopped())
        m_answer = std::move(solution.first);
}

PracticeFinds PracticeFinder::find(RuleId rule, const PracticeEffort &effort, RandomSource random,
                                   const StopCondition &stop) const
{
    return Hunt(m_puzzle, m_model, *m_answer, rule, random, stop).run(effort);
}

} // namespace inkling
