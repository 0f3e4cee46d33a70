// SPDX-License-Identifier: MIT
#include "logic/teaching/plainclash.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace inkling {

namespace {

using Constraints = std::vector<ConstraintId>;
using Facts = std::vector<Fact>;

/// The most marks whose contradiction is in plain sight: an edge and the cells on both sides.
constexpr std::size_t mostAtSight = 3;

class ClashFinder
{
public:
    ClashFinder(const Model &model, ConstraintSearch &search, std::span<const Fact> marks,
                const StopCondition &stop)
        : m_model(model)
        , m_search(search)
        , m_stop(stop)
        , m_marks(marks.begin(), marks.end())
    {
        // The marks that say least are left out first.
        std::ranges::stable_sort(m_marks, {}, [&](const Fact &mark) {
            return isDrawn(mark) ? 2 : mark.possible.single() ? 1 : 0;
        });
        std::ranges::copy_if(m_marks, std::back_inserter(m_drawn),
                             [&](const Fact &mark) { return isDrawn(mark); });
    }

    [[nodiscard]] std::optional<PlainClash> find()
    {
        if (auto itself = clash({}, m_marks))
            return itself;
        std::vector<PlainClash> clashes = ofPartsAndDrawn();
        const auto smallest = std::ranges::min_element(
            clashes, {}, [](const PlainClash &clash) { return clash.marks.size(); });
        return smallest == clashes.end() ? std::nullopt : std::optional(std::move(*smallest));
    }
    [[nodiscard]] std::vector<PlainClash> all()
    {
        std::vector<PlainClash> clashes = ofNeighbours();
        if (auto itself = clash({}, m_marks)) {
            clashes.push_back(*std::move(itself));
            return clashes;
        }
        // A mark next to a line says more of it than what is closed does.
        if (!clashes.empty())
            std::ranges::move(ofParts(), std::back_inserter(clashes));
        return clashes.empty() ? ofPartsAndDrawn() : clashes;
    }

private:
    /// A constraint about a single unknown: a digit that stands there from the start.
    struct Given
    {
        ConstraintId constraint;
        UnknownId unknown;
    };

    [[nodiscard]] bool isDrawn(const Fact &fact) const;
    [[nodiscard]] bool isAboutAll(ConstraintId constraint) const
    {
        return m_search.encoding().unknowns(constraint).empty();
    }
    [[nodiscard]] sat::Result solve(const Constraints &constraints, const Facts &facts)
    {
        return m_search.solve(constraints, facts, m_stop);
    }
    [[nodiscard]] std::optional<PlainClash> clash(const Constraints &constraints,
                                                  const Facts &facts);
    /// Those of a derived unknown's mark with marks next to it. Leaves the main unknowns' marks.
    [[nodiscard]] std::vector<PlainClash> ofNeighbours();
    /// Those between the marks and each constraint about a part of the board.
    [[nodiscard]] std::vector<PlainClash> ofParts();
    /// Those of parts; where there are none, or only of marks that draw nothing, the one of what is
    /// drawn with the whole board comes in their place: crosses that come with a closed loop are
    /// not what is wrong.
    [[nodiscard]] std::vector<PlainClash> ofPartsAndDrawn();
    [[nodiscard]] std::vector<PlainClash> ofGivens(Constraints &constraints);
    [[nodiscard]] std::optional<PlainClash> ofPart(ConstraintId constraint);
    /// That of a part, and those that are left when a mark of each is taken away: three equal digits
    /// are two clashes, so that each of them is in one.
    [[nodiscard]] std::vector<PlainClash> allOfPart(ConstraintId constraint);
    [[nodiscard]] Constraints allGivens() const;
    [[nodiscard]] std::optional<PlainClash> ofWhatIsDrawn();
    /// A constraint about the whole board, and what is closed of the drawing.
    struct Closed
    {
        /// The constraint, and those of its implied ones (see Model::implied()) that leave no room
        /// for more beside the marks drawn: the cells along a loop.
        Constraints constraints;
        /// Whether no drawn mark has an end that is still open.
        bool isAll = true;
    };
    [[nodiscard]] Closed closedBy(ConstraintId whole);
    /// The drawn marks in groups that hang together by a constraint's implied ones.
    [[nodiscard]] std::vector<Facts> drawings(ConstraintId whole) const;
    /// The clash of a part of the drawing that is finished by itself: a small loop beside others.
    [[nodiscard]] std::optional<PlainClash> ofFinishedPart(ConstraintId whole);
    [[nodiscard]] bool isFinished() const;
    [[nodiscard]] std::optional<PlainClash> ofFinished(const Constraints &closed);
    void dropMet(Constraints &constraints) const;

    const Model &m_model;
    ConstraintSearch &m_search;
    StopCondition m_stop;
    Facts m_marks;
    Facts m_drawn;
    std::vector<Given> m_givens;
};

/// Whether the mark is a piece of what the answer draws.
bool ClashFinder::isDrawn(const Fact &fact) const
{
    if (fact.unknown >= m_model.mainCount() || !fact.possible.single())
        return false;
    const auto mark = m_model.mark(fact);
    return mark && isRunning(mark->look);
}

std::optional<PlainClash> ClashFinder::clash(const Constraints &constraints, const Facts &facts)
{
    if (solve(constraints, facts) != sat::Result::Unsatisfiable)
        return std::nullopt;
    std::vector<std::size_t> places = m_search.failedFacts();
    std::ranges::sort(places);
    Facts needed;
    for (const std::size_t place : places)
        needed.push_back(facts[place]);
    // A mark that only brings definitions along is not among them.
    if (solve(constraints, needed) != sat::Result::Unsatisfiable)
        needed = facts;
    for (std::size_t i = 0; i < needed.size();) {
        Facts fewer = needed;
        fewer.erase(fewer.begin() + std::ptrdiff_t(i));
        const sat::Result outcome = solve(constraints, fewer);
        if (outcome == sat::Result::Stopped)
            return std::nullopt;
        if (outcome == sat::Result::Unsatisfiable)
            needed = std::move(fewer);
        else
            ++i;
    }
    // A derived mark that is needed whatever it says brings only definitions along, by which no person
    // sees a clash.
    for (std::size_t i = 0; i < needed.size(); ++i) {
        if (needed[i].unknown < m_model.mainCount())
            continue;
        Facts others = needed;
        others[i].possible = m_model.initial()[needed[i].unknown] - needed[i].possible;
        if (others[i].possible.empty() || solve(constraints, others) != sat::Result::Unsatisfiable)
            continue;
        Facts rest = facts;
        std::erase(rest, needed[i]);
        return clash(constraints, rest);
    }
    return PlainClash{constraints, std::move(needed)};
}

/// Leaves out the constraints that the values found last meet, and which so have no clash; those
/// with givens only where these are met, too. Constraints about the whole board are not wholly
/// written ahead: for them that is not known.
void ClashFinder::dropMet(Constraints &constraints) const
{
    const Answer answer = m_search.answer();
    const std::vector<ValueSet> initial = m_model.initial();
    for (const ConstraintId met : m_search.metBesides()) {
        const auto unknowns = m_search.encoding().unknowns(met);
        const bool meetsGivens = std::ranges::all_of(m_givens, [&](const Given &one) {
            return std::ranges::find(unknowns, one.unknown) == unknowns.end()
                   || initial[one.unknown] == ValueSet::only(answer.values[one.unknown]);
        });
        if (!isAboutAll(met) && meetsGivens)
            std::erase(constraints, met);
    }
}

std::vector<PlainClash> ClashFinder::ofNeighbours()
{
    std::vector<PlainClash> clashes;
    const bool areMet = solve({}, m_marks) == sat::Result::Satisfiable;
    const auto isDerived = [&](const Fact &mark) { return mark.unknown >= m_model.mainCount(); };
    for (const Fact &mark : m_marks) {
        if (areMet || !isDerived(mark))
            continue;
        const Point centre = m_model.place(mark.unknown);
        Facts near;
        std::ranges::copy_if(m_marks, std::back_inserter(near), [&](const Fact &other) {
            const Point place = m_model.place(other.unknown);
            return std::hypot(place.x - centre.x, place.y - centre.y) < 1.01;
        });
        auto found = clash({}, near);
        if (found && found->marks.size() <= mostAtSight
            && std::ranges::count(found->marks, mark) > 0
            && std::ranges::count(clashes, found->marks, &PlainClash::marks) == 0)
            clashes.push_back(*std::move(found));
    }
    std::erase_if(m_marks, isDerived);
    return clashes;
}

std::vector<PlainClash> ClashFinder::ofParts()
{
    Constraints left;
    std::ranges::copy_if(m_search.constraints(), std::back_inserter(left),
                         [&](ConstraintId constraint) { return !isAboutAll(constraint); });
    std::vector<PlainClash> clashes = ofGivens(left);
    for (dropMet(left); !left.empty() && !m_stop.stopped();) {
        const ConstraintId constraint = left.front();
        left.erase(left.begin());
        std::vector<PlainClash> found = allOfPart(constraint);
        if (found.empty() && !m_stop.stopped())
            dropMet(left);
        std::ranges::move(found, std::back_inserter(clashes));
    }
    return clashes;
}

std::vector<PlainClash> ClashFinder::allOfPart(ConstraintId constraint)
{
    constexpr std::size_t most = 9;
    const Facts all = m_marks;
    std::vector<PlainClash> clashes;
    while (clashes.size() < most && !m_stop.stopped()) {
        auto found = ofPart(constraint);
        if (!found || found->marks.empty())
            break;
        std::erase(m_marks, found->marks.back());
        clashes.push_back(*std::move(found));
    }
    m_marks = all;
    return clashes;
}

std::vector<PlainClash> ClashFinder::ofPartsAndDrawn()
{
    std::vector<PlainClash> clashes = ofParts();
    const auto drawsNothing = [&](const PlainClash &clash) {
        return std::ranges::none_of(clash.marks, [&](const Fact &mark) { return isDrawn(mark); });
    };
    if (!clashes.empty() && std::ranges::none_of(clashes, drawsNothing))
        return clashes;
    if (auto drawn = ofWhatIsDrawn()) {
        std::erase_if(clashes, drawsNothing);
        clashes.push_back(*std::move(drawn));
    }
    return clashes;
}

/// Learns the givens, takes them out of `constraints`, and ends with values found last that agree with
/// all of them that agree with the marks.
std::vector<PlainClash> ClashFinder::ofGivens(Constraints &constraints)
{
    const auto given = [&](ConstraintId constraint) -> std::optional<UnknownId> {
        const auto unknowns = m_search.encoding().unknowns(constraint);
        return unknowns.size() == 1 ? std::optional(unknowns.front()) : std::nullopt;
    };
    for (const ConstraintId constraint : constraints) {
        if (const auto unknown = given(constraint))
            m_givens.push_back({constraint, *unknown});
    }
    std::erase_if(constraints, given);
    std::vector<PlainClash> clashes;
    if (solve(allGivens(), m_marks) == sat::Result::Satisfiable)
        return clashes;
    std::erase_if(m_givens, [&](const Given &one) {
        auto found = clash({one.constraint}, m_marks);
        const bool isBroken = found.has_value();
        if (isBroken)
            clashes.push_back(*std::move(found));
        return isBroken;
    });
    (void)solve(allGivens(), m_marks);
    return clashes;
}

/// Between the marks, a constraint and the givens among its unknowns.
std::optional<PlainClash> ClashFinder::ofPart(ConstraintId constraint)
{
    if (auto alone = clash({constraint}, m_marks))
        return alone;
    Constraints together{constraint};
    const auto unknowns = m_search.encoding().unknowns(constraint);
    for (const Given &one : m_givens) {
        if (std::ranges::find(unknowns, one.unknown) != unknowns.end())
            together.push_back(one.constraint);
    }
    auto found = together.size() > 1 ? clash(together, m_marks) : std::nullopt;
    if (!found || found->marks.empty())
        return std::nullopt;
    for (std::size_t i = found->constraints.size() - 1; i > 0; --i) {
        Constraints fewer = found->constraints;
        fewer.erase(fewer.begin() + std::ptrdiff_t(i));
        if (solve(fewer, found->marks) == sat::Result::Unsatisfiable)
            found->constraints = std::move(fewer);
    }
    return found;
}

Constraints ClashFinder::allGivens() const
{
    Constraints givens;
    for (const Given &one : m_givens)
        givens.push_back(one.constraint);
    return givens;
}

std::optional<PlainClash> ClashFinder::ofWhatIsDrawn()
{
    for (const ConstraintId constraint : m_search.constraints()) {
        if (!isAboutAll(constraint) || m_drawn.empty())
            continue;
        if (auto found = ofFinishedPart(constraint))
            return found;
        const Closed closed = closedBy(constraint);
        if (auto found = clash(closed.constraints, m_drawn)) {
            found->constraints = {constraint};
            return found;
        }
        if (m_stop.stopped())
            return std::nullopt;
        if (!closed.isAll || !isFinished())
            continue;
        if (auto found = ofFinished(closed.constraints))
            return found;
    }
    return std::nullopt;
}

ClashFinder::Closed ClashFinder::closedBy(ConstraintId whole)
{
    Closed closed{{whole}};
    const std::vector<ValueSet> domains = m_model.domains();
    for (const ConstraintId part : m_model.implied(whole)) {
        const auto unknowns = m_search.encoding().unknowns(part);
        const auto isHere = [&](UnknownId unknown) {
            return std::ranges::find(unknowns, unknown) != unknowns.end();
        };
        Facts facts;
        std::ranges::copy_if(m_drawn, std::back_inserter(facts), isHere, &Fact::unknown);
        if (facts.empty())
            continue;
        const auto canBeDrawn = [&](UnknownId unknown) {
            if (std::ranges::find(facts, unknown, &Fact::unknown) != facts.end())
                return false;
            return std::ranges::any_of(domains[unknown], [&](int value) {
                Facts more = facts;
                more.push_back({unknown, ValueSet::only(value)});
                return isDrawn(more.back()) && solve({part}, more) != sat::Result::Unsatisfiable;
            });
        };
        if (std::ranges::any_of(unknowns, canBeDrawn))
            closed.isAll = false;
        else
            closed.constraints.push_back(part);
    }
    return closed;
}

std::vector<Facts> ClashFinder::drawings(ConstraintId whole) const
{
    std::vector<Facts> groups;
    for (const Fact &fact : m_drawn)
        groups.push_back({fact});
    for (const ConstraintId part : m_model.implied(whole)) {
        const auto unknowns = m_search.encoding().unknowns(part);
        const auto isHere = [&](const Fact &fact) {
            return std::ranges::find(unknowns, fact.unknown) != unknowns.end();
        };
        Facts together;
        std::erase_if(groups, [&](const Facts &group) {
            const bool isJoined = std::ranges::any_of(group, isHere);
            if (isJoined)
                together.insert(together.end(), group.begin(), group.end());
            return isJoined;
        });
        if (!together.empty())
            groups.push_back(std::move(together));
    }
    return groups;
}

std::optional<PlainClash> ClashFinder::ofFinishedPart(ConstraintId whole)
{
    std::vector<Facts> groups = drawings(whole);
    if (groups.size() < 2)
        return std::nullopt;
    for (Facts &group : groups) {
        ClashFinder alone(*this);
        alone.m_drawn = std::move(group);
        const Closed closed = alone.closedBy(whole);
        if (!closed.isAll || solve(closed.constraints, alone.m_drawn) != sat::Result::Satisfiable
            || !alone.isFinished())
            continue;
        if (auto found = alone.ofFinished(closed.constraints))
            return found;
    }
    return std::nullopt;
}

/// Whether the search had to draw nothing more.
bool ClashFinder::isFinished() const
{
    const Answer answer = m_search.answer();
    std::size_t drawn = 0;
    for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown)
        drawn += isDrawn({unknown, ValueSet::only(answer.values[unknown])}) ? 1 : 0;
    return drawn == m_drawn.size();
}

std::optional<PlainClash> ClashFinder::ofFinished(const Constraints &closed)
{
    Constraints others = m_search.constraints();
    dropMet(others);
    for (const ConstraintId other : others) {
        if (std::ranges::find(closed, other) != closed.end())
            continue;
        Constraints together = closed;
        together.push_back(other);
        if (auto found = clash(together, m_drawn)) {
            *found = {{closed.front(), other}, m_drawn};
            return found;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<PlainClash> plainClash(const Model &model, ConstraintSearch &search,
                                     std::span<const Fact> marks, const StopCondition &stop)
{
    return ClashFinder(model, search, marks, stop).find();
}

std::vector<PlainClash> plainClashes(const Model &model, ConstraintSearch &search,
                                     std::span<const Fact> marks, const StopCondition &stop)
{
    return ClashFinder(model, search, marks, stop).all();
}

} // namespace inkling
