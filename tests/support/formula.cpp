// SPDX-License-Identifier: MIT
#include "support/formula.h"

#include <algorithm>
#include <stdexcept>

namespace inkling::test {

using sat::Literal;

/// Adds clauses behind a selector, or, without one, for good.
class Formula::Writer final : public ClauseWriter
{
public:
    Writer(Formula &formula, Literal selector)
        : m_formula(formula)
        , m_selector(selector)
    {}

    Literal literal(UnknownId unknown, int value) override
    {
        return m_formula.literal(unknown, value);
    }
    Literal newVariable() override { return m_formula.m_solver.newVariable(); }
    void add(std::span<const Literal> clause) override
    {
        std::vector<Literal> literals(clause.begin(), clause.end());
        if (m_selector != 0)
            literals.push_back(-m_selector);
        m_formula.m_solver.addClause(literals);
        ++m_count;
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    Formula &m_formula;
    Literal m_selector;
    int m_count = 0;
};

/// What the solver has found.
class Formula::Values final : public Assignment
{
public:
    Values(const Formula &formula, std::span<const ConstraintId> active,
           std::span<const Fact> facts, int round)
        : m_values(formula.m_domains.size(), 0)
        , m_isActive(formula.m_selectors.size(), false)
        , m_isKnown(formula.m_domains.size(), false)
        , m_round(round)
    {
        for (const Fact &fact : facts)
            m_isKnown[fact.unknown] = fact.possible.single();
        for (const auto &[place, literal] : formula.m_literals) {
            if (formula.m_solver.value(literal))
                m_values[place.first] = place.second;
        }
        for (const ConstraintId constraint : active)
            m_isActive[constraint] = true;
    }

    [[nodiscard]] int value(UnknownId unknown) const override { return m_values[unknown]; }
    [[nodiscard]] int round() const override { return m_round; }
    [[nodiscard]] bool isKnown(UnknownId unknown) const override { return m_isKnown[unknown]; }
    [[nodiscard]] bool isActive(ConstraintId constraint) const override
    {
        return m_isActive[constraint];
    }
    [[nodiscard]] const std::vector<int> &all() const { return m_values; }

private:
    std::vector<int> m_values;
    std::vector<bool> m_isActive;
    std::vector<bool> m_isKnown;
    int m_round;
};

Formula::Formula(const Model &model)
    : Formula(model, model.encoding())
{}

Formula::Formula(const Model &model, std::unique_ptr<Encoding> encoding)
    : m_model(model)
    , m_encoding(std::move(encoding))
    , m_domains(model.domains())
{
    for (UnknownId unknown = 0; unknown < m_domains.size(); ++unknown) {
        const ValueSet values = m_domains[unknown];
        if (!m_encoding->writes(unknown))
            continue;
        std::vector<Literal> some;
        for (int value = 0; value < 64; ++value) {
            if (!values.contains(value))
                continue;
            const bool isSecondOfTwo = values.size() == 2 && some.size() == 1;
            some.push_back(isSecondOfTwo ? -some[0] : m_solver.newVariable());
            m_literals[{unknown, value}] = some.back();
        }
        if (values.size() == 2)
            continue;
        m_solver.addClause(some);
        for (std::size_t i = 0; i < some.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k)
                m_solver.addClause({-some[i], -some[k]});
        }
    }
    m_definitions = m_solver.newVariable();
    Writer brought(*this, m_definitions);
    m_encoding->define(brought);
    Writer definitions(*this, 0);
    for (UnknownId unknown = 0; unknown < m_domains.size(); ++unknown) {
        if (m_encoding->writes(unknown))
            m_encoding->define(unknown, definitions);
    }
    for (ConstraintId constraint = 0; constraint < m_encoding->constraintCount(); ++constraint) {
        m_selectors.push_back(m_solver.newVariable());
        Writer writer(*this, m_selectors.back());
        m_encoding->constrain(constraint, writer);
    }
}

Formula::~Formula() = default;

Literal Formula::literal(UnknownId unknown, int value) const
{
    return m_literals.at({unknown, value});
}

std::vector<ConstraintId> Formula::allConstraints() const
{
    return m_encoding->windows(0).back();
}

/// Returns whether there were cuts. Each must exclude something, or there would be no end.
bool Formula::refine(const Values &values)
{
    std::vector<Writer> writers;
    writers.reserve(100);
    m_encoding->refine(values, [&](ConstraintId constraint) -> ClauseWriter & {
        if (!values.isActive(constraint) || writers.size() == writers.capacity())
            throw std::logic_error("cuts of what is not active, or too many");
        return writers.emplace_back(*this, m_selectors[constraint]);
    });
    for (const Writer &writer : writers) {
        if (writer.count() == 0)
            throw std::logic_error("a cut without a clause");
    }
    return !writers.empty();
}

std::optional<std::vector<int>> Formula::solve(std::span<const ConstraintId> constraints,
                                               std::span<const Fact> facts)
{
    const bool areBrought
        = std::ranges::any_of(constraints,
                              [&](ConstraintId constraint) {
                                  return m_encoding->constraintBringsDefinitions(constraint);
                              })
          || std::ranges::any_of(facts, [&](const Fact &fact) {
                 return m_encoding->unknownBringsDefinitions(fact.unknown);
             });
    for (int round = 0;; ++round) {
        for (const ConstraintId constraint : constraints)
            m_solver.assume(m_selectors[constraint]);
        for (const Fact &fact : facts) {
            for (int value = 0; value < 64; ++value) {
                if (m_domains[fact.unknown].contains(value) && !fact.possible.contains(value))
                    m_solver.assume(-literal(fact.unknown, value));
            }
        }
        if (areBrought)
            m_solver.assume(m_definitions);
        if (m_solver.solve() != sat::Result::Satisfiable)
            return std::nullopt;
        const Values found(*this, constraints, facts, round);
        if (!refine(found))
            return found.all();
    }
}

std::set<std::vector<int>> Formula::mainModels(std::size_t most)
{
    std::set<std::vector<int>> models;
    const std::vector<ConstraintId> all = allConstraints();
    while (models.size() < most) {
        const auto found = solve(all, {});
        if (!found)
            break;
        std::vector<int> main(found->begin(), found->begin() + std::ptrdiff_t(m_model.mainCount()));
        std::vector<Literal> other;
        for (UnknownId unknown = 0; unknown < main.size(); ++unknown)
            other.push_back(-literal(unknown, main[unknown]));
        m_solver.addClause(other);
        if (!models.insert(std::move(main)).second)
            throw std::logic_error("a model twice");
    }
    return models;
}

} // namespace inkling::test
