// SPDX-License-Identifier: MIT
#include "families/declared/views.h"

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <algorithm>
#include <span>
#include <utility>

namespace inkling::declared {

namespace {

/// Constraints and their unknowns, of which values are tried until some fit.
class Looking
{
public:
    using Values = std::vector<ValueSet>;

    Looking(const Posed &posed, std::span<const ConstraintId> constraints)
    {
        for (const ConstraintId id : constraints) {
            const Constraint &constraint = posed.statement.constraints[id];
            Part &part = m_parts.emplace_back(Part{constraint.relation.get(), {}, 0});
            for (const UnknownId unknown : constraint.unknowns) {
                const auto place = std::ranges::find(unknowns, unknown) - unknowns.begin();
                if (std::size_t(place) == unknowns.size()) {
                    unknowns.push_back(unknown);
                    m_partsOf.push_back(0);
                }
                m_partsOf[std::size_t(place)] |= 1U << (m_parts.size() - 1);
                part.places.push_back(std::size_t(place));
                part.complete = std::max(part.complete, std::size_t(place) + 1);
            }
        }
        m_chosen.resize(unknowns.size());
    }

    std::vector<UnknownId> unknowns;

    /// What is left of the values where only these constraints count, bit by bit.
    [[nodiscard]] Values left(const Values &values, unsigned constraints)
    {
        Values kept(values.size());
        Values some = values;
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (const int value : values[i] - kept[i]) {
                some[i] = ValueSet::only(value);
                if (!fit(some, constraints))
                    continue;
                for (std::size_t k = 0; k < kept.size(); ++k)
                    kept[k] = kept[k] | ValueSet::only(m_chosen[k]);
            }
            some[i] = values[i];
        }
        return kept;
    }
    /// Whether some of the values fit where only these constraints count.
    [[nodiscard]] bool fit(const Values &values, unsigned constraints)
    {
        return fit(values, constraints, 0);
    }
    /// All values that fit.
    [[nodiscard]] std::vector<std::vector<std::uint8_t>> all(const Values &values)
    {
        std::vector<std::vector<std::uint8_t>> found;
        collect(values, 0, found);
        return found;
    }

private:
    struct Part
    {
        const Relation *relation;
        std::vector<std::size_t> places; ///< of its unknowns
        std::size_t complete;            ///< how many unknowns it takes
    };

    bool fit(const Values &values, unsigned constraints, std::size_t place)
    {
        if (!areMet(constraints, place))
            return false;
        if (place == values.size())
            return true;
        const bool isFree = (m_partsOf[place] & constraints) == 0;
        for (const int value : values[place]) {
            m_chosen[place] = std::uint8_t(value);
            if (fit(values, constraints, place + 1))
                return true;
            if (isFree)
                return false;
        }
        return false;
    }
    void collect(const Values &values, std::size_t place,
                 std::vector<std::vector<std::uint8_t>> &found)
    {
        if (!areMet(~0U, place))
            return;
        if (place == values.size())
            return found.push_back(m_chosen);
        for (const int value : values[place]) {
            m_chosen[place] = std::uint8_t(value);
            collect(values, place + 1, found);
        }
    }
    /// Whether the constraints hold whose last unknown is the one chosen just now.
    [[nodiscard]] bool areMet(unsigned constraints, std::size_t count)
    {
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            if ((constraints >> i & 1) == 0 || m_parts[i].complete != count)
                continue;
            m_values.clear();
            for (const std::size_t place : m_parts[i].places)
                m_values.push_back(m_chosen[place]);
            if (!m_parts[i].relation->holds(m_values))
                return false;
        }
        return true;
    }

    std::vector<Part> m_parts;
    std::vector<unsigned> m_partsOf;    ///< by unknown, bit by bit
    std::vector<std::uint8_t> m_chosen; ///< by unknown
    std::vector<std::uint8_t> m_values; ///< room for those of one constraint
};

/// What follows from some of a view's constraints and some premises.
struct Found
{
    std::vector<ConstraintId> constraints;
    std::vector<Fact> premises;
    std::vector<Fact> conclusions = {};
};

/// Looks at a view for what its constraints, taken together, leave out.
class ViewReading
{
public:
    ViewReading(const Posed &posed, const View &view, const Knowledge &knowledge)
        : m_view(view)
        , m_looking(posed, view.constraints)
    {
        for (const UnknownId unknown : m_looking.unknowns) {
            m_known.push_back(knowledge.possible(unknown));
            m_domains.push_back(posed.statement.domains[unknown]);
        }
    }

    /// What follows, by the constraints and premises that are needed for it.
    std::vector<Found> all()
    {
        std::vector<Found> found;
        const Looking::Values left = m_looking.left(m_known, everything());
        for (std::size_t i = 0; i < left.size(); ++i) {
            const ValueSet excluded = m_known[i] - left[i];
            const unsigned needed
                = excluded.empty() || left[i].empty() ? 0 : neededFor(i, excluded);
            if ((needed & (needed - 1)) == 0)
                continue;
            Found ground = groundOf(i, excluded, needed);
            const auto same = std::ranges::find_if(found, [&](const Found &other) {
                return other.constraints == ground.constraints && other.premises == ground.premises;
            });
            Found &own = same != found.end() ? *same : found.emplace_back(std::move(ground));
            own.conclusions.push_back({m_looking.unknowns[i], m_domains[i] - excluded});
        }
        return found;
    }

private:
    [[nodiscard]] unsigned everything() const { return (1U << m_view.constraints.size()) - 1; }
    /// Whether these constraints and values leave out values of an unknown.
    [[nodiscard]] bool follows(std::size_t unknown, ValueSet excluded, Looking::Values values,
                               unsigned constraints)
    {
        values[unknown] = values[unknown] & excluded;
        return !m_looking.fit(values, constraints);
    }
    /// The constraints that are needed for it, bit by bit.
    [[nodiscard]] unsigned neededFor(std::size_t unknown, ValueSet excluded)
    {
        unsigned needed = everything();
        for (std::size_t k = m_view.constraints.size(); k-- > 0;) {
            if (follows(unknown, excluded, m_known, needed & ~(1U << k)))
                needed &= ~(1U << k);
        }
        return needed;
    }
    [[nodiscard]] Found groundOf(std::size_t unknown, ValueSet excluded, unsigned needed)
    {
        Looking::Values premises = m_known;
        for (std::size_t k = premises.size(); k-- > 0;) {
            const ValueSet before = std::exchange(premises[k], m_domains[k]);
            if (!follows(unknown, excluded, premises, needed))
                premises[k] = before;
        }
        Found found{{}, {}};
        for (std::size_t k = 0; k < m_view.constraints.size(); ++k) {
            if ((needed >> k & 1) != 0)
                found.constraints.push_back(m_view.constraints[k]);
        }
        for (std::size_t k = 0; k < premises.size(); ++k) {
            if (premises[k] != m_domains[k])
                found.premises.push_back({m_looking.unknowns[k], premises[k]});
        }
        return found;
    }

    const View &m_view;
    Looking m_looking;
    Looking::Values m_known;
    Looking::Values m_domains;
};

template <typename Value>
bool areAmong(const std::vector<Value> &some, const std::vector<Value> &all)
{
    return std::ranges::all_of(
        some, [&](const Value &value) { return std::ranges::count(all, value) > 0; });
}

/// Whether what follows rests on all that something else rests on, and on more: it is better told
/// once that is known, and then often by an easier rule.
bool restsOnMore(const Found &found, const Found &other)
{
    return found.constraints.size() + found.premises.size()
               > other.constraints.size() + other.premises.size()
           && areAmong(other.constraints, found.constraints)
           && areAmong(other.premises, found.premises);
}

} // namespace

void proposeView(const Posed &posed, const View &view, RuleId rule, const Knowledge &knowledge,
                 Trace &proposals)
{
    const std::vector<Found> all = ViewReading(posed, view, knowledge).all();
    for (const Found &found : all) {
        if (std::ranges::any_of(all, [&](const Found &other) { return restsOnMore(found, other); }))
            continue;
        proposals.begin(rule);
        for (const ConstraintId constraint : found.constraints)
            proposals.addConstraint(constraint);
        for (const Fact &premise : found.premises)
            proposals.addPremise(premise);
        for (const Fact &conclusion : found.conclusions)
            proposals.addConclusion(conclusion);
    }
}

namespace {

/// Follows the opposite of a conclusion through a step's constraints.
class Refuting
{
public:
    Refuting(const Posed &posed, const Step &step, const Fact &conclusion)
        : m_posed(posed)
        , m_step(step)
    {
        const ValueSet domain = posed.statement.domains[conclusion.unknown];
        m_why.opposite = {conclusion.unknown, domain - conclusion.possible};
    }

    std::optional<WhyNot> why()
    {
        if (!isRefuted())
            return std::nullopt;
        for (std::size_t i = m_links.size(); i-- > 0;) {
            const Link left = m_links[i];
            m_links.erase(m_links.begin() + std::ptrdiff_t(i));
            if (!stillHolds())
                m_links.insert(m_links.begin() + std::ptrdiff_t(i), left);
        }
        for (const Link &link : m_links)
            m_why.following.push_back(link.fact);
        return m_why;
    }

private:
    struct Link
    {
        Fact fact;
        ConstraintId by;
    };

    [[nodiscard]] Knowledge supposed() const
    {
        Knowledge known(m_posed.statement.domains, m_step.premises);
        known.learn(m_why.opposite);
        return known;
    }
    /// What a constraint leaves of the values of its unknowns.
    [[nodiscard]] std::vector<ValueSet> left(ConstraintId id, const Knowledge &known) const
    {
        const Constraint &constraint = m_posed.statement.constraints[id];
        std::vector<ValueSet> values;
        for (const UnknownId unknown : constraint.unknowns)
            values.push_back(known.possible(unknown));
        for (std::vector<ValueSet> before; before != values;) {
            before = values;
            constraint.relation->narrow(constraint.relation->rungs() - 1, values);
        }
        return values;
    }
    [[nodiscard]] bool isBroken(ConstraintId id, const Knowledge &known) const
    {
        return std::ranges::any_of(left(id, known), &ValueSet::empty);
    }
    /// Adds links until a constraint is broken.
    [[nodiscard]] bool isRefuted()
    {
        Knowledge known = supposed();
        for (bool isNews = true; isNews;) {
            isNews = false;
            for (const ConstraintId id : m_step.constraints) {
                const std::vector<ValueSet> values = left(id, known);
                m_why.broken = id;
                if (std::ranges::any_of(values, &ValueSet::empty))
                    return true;
                for (std::size_t i = 0; i < values.size(); ++i) {
                    const UnknownId unknown = m_posed.statement.constraints[id].unknowns[i];
                    if (!known.learn({unknown, values[i]}))
                        continue;
                    m_links.push_back({{unknown, values[i]}, id});
                    isNews = true;
                }
            }
        }
        return false;
    }
    [[nodiscard]] bool stillHolds() const
    {
        Knowledge known = supposed();
        for (const Link &link : m_links) {
            const auto &unknowns = m_posed.statement.constraints[link.by].unknowns;
            const auto place = std::ranges::find(unknowns, link.fact.unknown) - unknowns.begin();
            if (!left(link.by, known)[std::size_t(place)].within(link.fact.possible))
                return false;
            known.learn(link.fact);
        }
        return isBroken(m_why.broken, known);
    }

    const Posed &m_posed;
    const Step &m_step;
    std::vector<Link> m_links;
    WhyNot m_why;
};

} // namespace

std::optional<WhyNot> whyNot(const Posed &posed, const Step &step, const Fact &conclusion)
{
    return Refuting(posed, step, conclusion).why();
}

Ways waysOf(const Posed &posed, std::span<const ConstraintId> constraints, const Knowledge &known)
{
    Looking looking(posed, constraints);
    Looking::Values values;
    for (const UnknownId unknown : looking.unknowns)
        values.push_back(known.possible(unknown));
    return {looking.unknowns, looking.all(values)};
}

} // namespace inkling::declared
