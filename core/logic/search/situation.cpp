// SPDX-License-Identifier: MIT
#include "logic/search/situation.h"

#include <algorithm>
#include <utility>

namespace inkling {

Situation::Situation(const Model &model, std::span<const Answer> answers,
                     std::unique_ptr<Encoding> encoding)
    : m_model(model)
    , m_encoding(std::move(encoding))
    , m_initial(model.domains())
    , m_constraintsOf(m_initial.size())
    , m_store(*m_encoding, m_initial)
    , m_answers(answers.begin(), answers.end())
    , m_changed(m_encoding->constraintCount(), 0)
{
    for (ConstraintId constraint = 0; constraint < m_encoding->constraintCount(); ++constraint) {
        for (const UnknownId unknown : m_encoding->unknowns(constraint))
            m_constraintsOf[unknown].push_back(constraint);
    }
    forget();
}

void Situation::forget()
{
    m_known = Knowledge(m_initial);
    m_consistent = m_answers;
    ++m_now;
    std::ranges::fill(m_changed, m_now);
}

bool Situation::knowsNoMoreThan(const Knowledge &knowledge) const
{
    for (UnknownId unknown = 0; unknown < m_initial.size(); ++unknown) {
        if (!possible(unknown).empty() && !knowledge.possible(unknown).within(possible(unknown)))
            return false;
    }
    return true;
}

std::vector<Situation::News> Situation::learn(const Knowledge &knowledge)
{
    ++m_now;
    std::vector<News> news;
    for (UnknownId unknown = 0; unknown < m_initial.size(); ++unknown) {
        const ValueSet before = possible(unknown);
        const Fact fact = knowledge.fact(unknown);
        if (fact.possible == before)
            continue;
        news.push_back({unknown, before - fact.possible});
        m_known.set(fact);
        for (const ConstraintId constraint : m_constraintsOf[unknown])
            m_changed[constraint] = m_now;
    }
    std::erase_if(m_consistent, [&](const Answer &answer) {
        for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown) {
            if (!possible(unknown).contains(answer.values[unknown]))
                return true;
        }
        return false;
    });
    return news;
}

std::vector<Atom> Situation::knownAtoms() const
{
    std::vector<Atom> atoms;
    for (const Fact &fact : m_known.factsBeyond(m_initial)) {
        if (!m_encoding->writes(fact.unknown))
            continue;
        const auto some = atomsOf(fact, m_initial[fact.unknown]);
        atoms.insert(atoms.end(), some.begin(), some.end());
    }
    return atoms;
}

std::vector<Atom> Situation::atomsNear(std::span<const ConstraintId> constraints,
                                       UnknownId centre) const
{
    constexpr double margin = 1.5;
    double reach = 0;
    for (const ConstraintId constraint : constraints) {
        for (const UnknownId unknown : m_encoding->unknowns(constraint))
            reach = std::max(reach, m_encoding->distance(centre, unknown));
    }
    std::vector<Atom> atoms = knownAtoms();
    std::erase_if(atoms, [&](const Atom &atom) {
        return m_encoding->distance(centre, atom.unknown) > reach + margin;
    });
    return atoms;
}

bool Situation::isUnchanged(std::span<const ConstraintId> constraints, Stamp since) const
{
    return std::ranges::all_of(
        constraints, [&](ConstraintId constraint) { return m_changed[constraint] <= since; });
}

void Situation::addAnswer(Answer answer)
{
    m_answers.push_back(answer);
    m_consistent.push_back(std::move(answer));
}

bool Situation::isInSomeAnswer(UnknownId unknown, int value) const
{
    return std::ranges::any_of(
        m_consistent, [&](const Answer &answer) { return answer.values[unknown] == value; });
}

} // namespace inkling
