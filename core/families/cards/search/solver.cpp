// SPDX-License-Identifier: MIT
#include "families/cards/search/solver.h"

#include "families/cards/search/formsearch.h"
#include "families/cards/search/quicksearch.h"
#include "families/cards/search/ranking.h"

#include <algorithm>

namespace inkling::cards {

namespace {

constexpr std::size_t mostForms = 2'000'000;
/// The number of answers compared in a stage that is too large to list for its simplest answer.
constexpr std::size_t sampleSize = 1000;

/// Answers that no answer of a later stage is simpler than: so many cards, with or without powers.
struct Stage
{
    int cards;
    bool powers;

    [[nodiscard]] bool isSmall() const { return cards <= (powers ? 4 : 7); }
};

bool hasPower(Key key)
{
    for (; key != 0; key >>= 4) {
        if (lastToken(key) == firstSignToken + int(Sign::Power))
            return true;
    }
    return false;
}

class Solver
{
public:
    Solver(const Hand &hand, const StopCondition &stop)
        : m_hand(hand)
        , m_stop(stop)
        , m_deal(hand.cards)
        , m_maker(m_deal.faces)
        , m_size(hand.target.magnitude())
    {}

    [[nodiscard]] std::vector<Stage> stages() const
    {
        std::vector<Stage> stages;
        for (int cards = m_hand.choices.some ? 1 : m_hand.size(); cards <= m_hand.size(); ++cards) {
            stages.push_back({cards, false});
            if (m_hand.choices.exponents)
                stages.push_back({cards, true});
        }
        return stages;
    }

    /// Forms that answer, of one stage: all, or about as many as `most`. A stage with powers has
    /// those of the stage before it, without powers, in it; they are left out.
    [[nodiscard]] std::vector<Form> list(Stage stage, std::size_t most)
    {
        // How many of those found can be turned or have a power is not known beforehand.
        const bool isPicky = (stage.powers && m_hasPlainAnswer) || m_hand.target.isNegative();
        const std::size_t kept = isPicky ? mostForms : most;
        std::vector<Form> forms;
        std::size_t refused = 0;
        FormSearch search(m_deal, choices(stage), m_stop, kept);
        forEachSubset(stage.cards, [&](Subset subset) {
            for (const Form &form : search.worth(subset, m_size)) {
                if (!isAnswer(form) || (stage.powers && !hasPower(form.key)))
                    continue;
                if (!stage.powers || written(form))
                    forms.push_back(form);
                else
                    ++refused;
            }
            return forms.size() < most;
        });
        // In the room of those that cannot be written there may be others.
        m_wasStopped = m_wasStopped || search.wasStopped()
                       || (refused > 0 && forms.size() + refused >= kept);
        m_hasPlainAnswer = m_hasPlainAnswer || !forms.empty();
        return forms;
    }

    /// A form of a stage that is an answer.
    [[nodiscard]] std::optional<Form> findOne(Stage stage)
    {
        if (!stage.powers) {
            const auto form = findQuickly(stage.cards);
            if (!form || isAnswer(*form))
                return form;
        }
        const std::vector<Form> forms = list(stage, 1);
        return forms.empty() ? std::nullopt : std::optional(forms.front());
    }

    /// A form without powers that has the target's magnitude; if there is none, the stage has no
    /// answer.
    [[nodiscard]] std::optional<Form> findQuickly(int cards)
    {
        std::optional<Form> form;
        QuickSearch search(m_deal, m_hand.choices, m_stop);
        forEachSubset(cards, [&](Subset subset) {
            form = search.worth(subset, m_size);
            return !form;
        });
        m_wasStopped = m_wasStopped || search.wasStopped();
        return form;
    }

    /// A stage's answers, the simplest first; of a large stage some of them.
    [[nodiscard]] std::vector<RankedAnswer> best(Stage stage)
    {
        if (!stage.powers && !findQuickly(stage.cards))
            return {};
        return ranked(list(stage, stage.isSmall() ? mostForms : sampleSize));
    }

    /// The simplest of these forms, the simplest first. When stopped, of the first few thousand.
    /// Requires: each can be written.
    [[nodiscard]] std::vector<RankedAnswer> ranked(const std::vector<Form> &forms,
                                                   std::size_t most = mostForms) const
    {
        // A heap, because it can be left at any time.
        const auto isLater
            = [](const RankedAnswer &a, const RankedAnswer &b) { return b.measure < a.measure; };
        const auto isOver
            = [&](std::size_t done) { return done >= 2048 && done % 256 == 0 && m_stop.stopped(); };
        std::vector<RankedAnswer> heap;
        heap.reserve(forms.size());
        for (std::size_t i = 0; i < forms.size() && !isOver(i); ++i) {
            heap.push_back(*written(forms[i]));
            std::push_heap(heap.begin(), heap.end(), isLater);
        }
        std::vector<RankedAnswer> answers;
        while (!heap.empty() && answers.size() < most && !isOver(answers.size())) {
            std::pop_heap(heap.begin(), heap.end(), isLater);
            answers.push_back(std::move(heap.back()));
            heap.pop_back();
        }
        return answers;
    }

    [[nodiscard]] bool wasStopped() const { return m_wasStopped || m_stop.stopped(); }

private:
    [[nodiscard]] Choices choices(Stage stage) const
    {
        Choices choices = m_hand.choices;
        choices.exponents = stage.powers;
        return choices;
    }
    [[nodiscard]] bool isAnswer(const Form &form) const
    {
        return !m_hand.target.isNegative() || form.turns;
    }
    [[nodiscard]] std::optional<RankedAnswer> written(const Form &form) const
    {
        return cards::written(m_maker, m_deal, m_hand.cards, form, m_hand.target.isNegative());
    }
    /// Calls use() for each standard subset of this size, until it returns false.
    template <typename Use>
    void forEachSubset(int size, const Use &use) const
    {
        for (Subset subset = 1; subset <= m_deal.whole(); ++subset) {
            if (sizeOf(subset) == size && m_deal.isStandard(subset) && !use(subset))
                return;
        }
    }

    const Hand &m_hand;
    const StopCondition &m_stop;
    Deal m_deal;
    FormMaker m_maker;
    Fraction m_size;
    bool m_wasStopped = false;
    bool m_hasPlainAnswer = false;
};

Solution firstAnswer(Solver &solver)
{
    for (const Stage stage : solver.stages()) {
        if (const auto form = solver.findOne(stage))
            return {Verdict::Many, solver.ranked({*form}).front().answer, std::nullopt};
    }
    return {solver.wasStopped() ? Verdict::Unknown : Verdict::None, std::nullopt, std::nullopt};
}

Solution firstTwo(Solver &solver)
{
    Solution solution;
    for (const Stage stage : solver.stages()) {
        std::vector<RankedAnswer> answers = solver.best(stage);
        if (!answers.empty() && !solution.first)
            solution.first = answers.front().answer;
        for (RankedAnswer &answer : answers) {
            if (answer.answer != *solution.first) {
                solution.second = std::move(answer.answer);
                solution.verdict = Verdict::Many;
                return solution;
            }
        }
        if (solver.wasStopped())
            return solution;
    }
    solution.verdict = solution.first ? Verdict::Unique : Verdict::None;
    return solution;
}

} // namespace

Solution solve(const Hand &hand, Search search, const StopCondition &stop)
{
    Solver solver(hand, stop);
    return search == Search::FirstAnswer ? firstAnswer(solver) : firstTwo(solver);
}

std::optional<Answer> leadingAnswer(const Hand &hand, const StopCondition &stop)
{
    Solver solver(hand, stop);
    for (const Stage stage : solver.stages()) {
        std::vector<RankedAnswer> answers = solver.best(stage);
        if (!answers.empty())
            return std::move(answers.front().answer);
    }
    return std::nullopt;
}

std::size_t countAnswers(const Hand &hand, std::size_t most, const StopCondition &stop)
{
    Solver solver(hand, stop);
    std::size_t count = 0;
    for (const Stage stage : solver.stages()) {
        count += solver.list(stage, most - count).size();
        if (count >= most || solver.wasStopped())
            break;
    }
    return std::min(count, most);
}

std::vector<Answer> firstAnswers(const Hand &hand, std::size_t most, const StopCondition &stop)
{
    Solver solver(hand, stop);
    std::vector<Answer> answers;
    for (const Stage stage : solver.stages()) {
        for (RankedAnswer &answer : solver.ranked(solver.list(stage, most - answers.size())))
            answers.push_back(std::move(answer.answer));
        if (answers.size() >= most || solver.wasStopped())
            break;
    }
    return answers;
}

std::vector<Answer> listAnswers(const Hand &hand, std::size_t most, const StopCondition &stop)
{
    Solver solver(hand, stop);
    std::vector<Answer> answers;
    for (const Stage stage : solver.stages()) {
        for (RankedAnswer &answer :
             solver.ranked(solver.list(stage, mostForms), most - answers.size()))
            answers.push_back(std::move(answer.answer));
        if (answers.size() == most || solver.wasStopped())
            break;
    }
    return answers;
}

} // namespace inkling::cards
