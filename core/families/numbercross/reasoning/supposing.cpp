// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/supposing.h"

#include "families/numbercross/reasoning/lineengine.h"
#include "families/numbercross/search/reach.h"
#include "logic/explaining/refutation.h"
#include "logic/model/generalrules.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

namespace inkling::numbercross {

namespace {

using search::SumSet;

/// The most lines, not counting the one that fails, that are tried in every order.
constexpr std::size_t mostDeepened = 4;
/// The most steps of a chain that is told.
constexpr std::size_t mostSteps = 16;
/// The fewest steps worth telling: with only a supposition and a line that fails, a rule about one
/// line says it.
constexpr std::size_t fewestSteps = 3;

/// A line, and what it settles.
struct Link
{
    int line = 0;
    std::vector<Fact> facts;
};

using Links = std::vector<Link>;

/// A supposition followed to its end.
class Supposition
{
public:
    Supposition(const Position &position, const Fact &supposed)
        : m_position(position)
        , m_supposed(supposed)
        , m_known(position.knowledge)
    {
        m_known.set(supposed);
        touch(int(supposed.unknown));
    }

    /// The nested trace; nothing where it does not fail, or has more steps than `most`.
    [[nodiscard]] std::optional<Trace> steps(std::size_t most);

private:
    [[nodiscard]] Position at(const Knowledge &known) const
    {
        return {m_position.givens, known, m_position.isAsked};
    }
    void touch(int cell);
    [[nodiscard]] bool fails(int line, const Knowledge &known) const
    {
        return isOutOfReach(at(known), line);
    }
    [[nodiscard]] std::vector<Fact> settledBy(int line, const Knowledge &known) const;
    [[nodiscard]] bool findAll();
    [[nodiscard]] bool findWithin(std::size_t links);
    [[nodiscard]] bool holds(const Links &links) const;
    void shorten();
    [[nodiscard]] bool tell(const Link &link, Knowledge &known, Trace &steps) const;

    const Position &m_position;
    Fact m_supposed;
    Knowledge m_known;
    std::set<int> m_touched; ///< lines with a cell that was settled
    Links m_links;
    int m_failing = -1;
};

void Supposition::touch(int cell)
{
    const Grid &grid = m_position.givens.grid;
    for (const int line : {grid.rowLine(grid.rowOf(cell)), grid.columnLine(grid.columnOf(cell))}) {
        if (m_position.isAsked[std::size_t(line)])
            m_touched.insert(line);
    }
}

/// The cells that have the same shade in all ways to meet the line's label. Requires: there is a
/// way.
std::vector<Fact> Supposition::settledBy(int line, const Knowledge &known) const
{
    const LineView view(at(known), line);
    const std::size_t count = view.open.size();
    std::vector<SumSet> before(count + 1, SumSet::only(0));
    for (std::size_t i = 0; i < count; ++i)
        before[i + 1] = before[i] | before[i].plus(m_position.digit(view.open[i]));
    std::vector<Fact> facts;
    SumSet after = SumSet::only(view.lacks);
    for (std::size_t i = count; i-- > 0;) {
        const int cell = view.open[i];
        const SumSet ifTaken = after.minus(m_position.digit(cell));
        if (!before[i].meets(ifTaken))
            facts.push_back(factOf(cell, 1 - view.takenShade));
        else if (!before[i].meets(after))
            facts.push_back(factOf(cell, view.takenShade));
        after = after | ifTaken;
    }
    return facts;
}

/// Takes line after line, whatever it settles, until one fails.
bool Supposition::findAll()
{
    Knowledge known = m_known;
    const std::set<int> touched = m_touched;
    while (!m_touched.empty()) {
        const std::set<int> lines = std::exchange(m_touched, {});
        for (const int line : lines) {
            if (fails(line, known)) {
                m_failing = line;
                m_touched = touched;
                return true;
            }
        }
        for (const int line : lines) {
            if (fails(line, known)) { // since the lines before it
                m_touched.insert(line);
                continue;
            }
            Link link{line, settledBy(line, known)};
            if (link.facts.empty())
                continue;
            for (const Fact &fact : link.facts) {
                known.set(fact);
                touch(int(fact.unknown));
            }
            m_links.push_back(std::move(link));
        }
    }
    return false;
}

/// Searches for a contradiction with at most `links` lines before the one that fails.
bool Supposition::findWithin(std::size_t links)
{
    for (const int line : m_touched) {
        if (fails(line, m_known)) {
            m_failing = line;
            return true;
        }
    }
    if (links == 0)
        return false;
    for (const int line : std::set<int>(m_touched)) {
        Link link{line, settledBy(line, m_known)};
        if (link.facts.empty())
            continue;
        const auto touched = m_touched;
        for (const Fact &fact : link.facts) {
            m_known.set(fact);
            touch(int(fact.unknown));
        }
        m_links.push_back(link);
        if (findWithin(links - 1))
            return true;
        m_links.pop_back();
        m_touched = touched;
        for (const Fact &fact : link.facts)
            m_known.set({fact.unknown, ValueSet::first(2)});
    }
    return false;
}

/// Whether each link still follows, and the last line fails.
bool Supposition::holds(const Links &links) const
{
    Knowledge known = m_position.knowledge;
    known.set(m_supposed);
    for (const Link &link : links) {
        if (link.facts.empty())
            continue;
        if (fails(link.line, known))
            return false;
        const auto settled = settledBy(link.line, known);
        for (const Fact &fact : link.facts) {
            if (std::ranges::find(settled, fact) == settled.end())
                return false;
        }
        for (const Fact &fact : link.facts)
            known.set(fact);
    }
    return fails(m_failing, known);
}

/// Leaves out what the end does not need, the last cells first.
void Supposition::shorten()
{
    for (std::size_t i = m_links.size(); i-- > 0;) {
        for (std::size_t k = m_links[i].facts.size(); k-- > 0;) {
            Links fewer = m_links;
            fewer[i].facts.erase(fewer[i].facts.begin() + std::ptrdiff_t(k));
            if (holds(fewer))
                m_links = std::move(fewer);
        }
    }
    std::erase_if(m_links, [](const Link &link) { return link.facts.empty(); });
}

/// A link as steps by the rules about one line, the easiest first; of what they conclude only what the link
/// needs. Returns false where no rule says it.
bool Supposition::tell(const Link &link, Knowledge &known, Trace &steps) const
{
    constexpr std::array names{RuleName::LabelReached, RuleName::AllTaken, RuleName::TooLarge,
                               RuleName::CannotSpare,  RuleName::LastOdd,  RuleName::OnlyWay,
                               RuleName::EveryWay,     RuleName::ManyWays};
    std::vector<Fact> open = link.facts;
    for (const RuleName rule : names) {
        Trace found;
        proposeForLine(at(known), rule, link.line, found);
        for (std::size_t i = 0; i < found.size(); ++i) {
            Step step = found[i];
            std::vector<Fact> needed;
            for (const Fact &fact : step.conclusions) {
                if (std::erase(open, fact) > 0)
                    needed.push_back(fact);
            }
            if (needed.empty())
                continue;
            step.conclusions = needed;
            step.example = {};
            step.caseEnds = {};
            step.wave = std::uint32_t(steps.size());
            steps.append(step);
            known.learn(needed);
        }
        if (open.empty())
            return true;
    }
    return false;
}

std::optional<Trace> Supposition::steps(std::size_t most)
{
    const Knowledge known = m_known;
    if (!findAll())
        return std::nullopt;
    const Links all = std::exchange(m_links, {});
    const int failing = m_failing;
    // What is supposed, and what fails, are steps, too.
    const std::size_t deepest = std::min({mostDeepened, all.size(), most - 2});
    bool isShort = false;
    for (std::size_t links = 0; links <= deepest && !isShort; ++links)
        isShort = findWithin(links);
    if (!isShort && most - 2 <= mostDeepened)
        return std::nullopt;
    if (!isShort) {
        m_links = all;
        m_failing = failing;
    }
    shorten();
    Knowledge now = known;
    Trace told = supposing(m_supposed);
    for (const Link &link : m_links) {
        if (!tell(link, now, told))
            return std::nullopt;
    }
    const auto wave = std::uint32_t(told.size());
    Trace failure;
    proposeOutOfReach(at(now), m_failing, failure);
    Step last = failure[0];
    last.wave = wave;
    told.append(last);
    return told.size() <= most ? std::optional(std::move(told)) : std::nullopt;
}

} // namespace

std::optional<Trace> shortestSupposition(const Position &position, std::span<const Fact> facts)
{
    std::optional<Trace> best;
    std::size_t most = mostSteps;
    for (const Fact &fact : facts) {
        if (most < fewestSteps)
            break;
        if (auto steps = Supposition(position, fact).steps(most)) {
            most = steps->size() - 1;
            best = std::move(steps);
        }
    }
    return best;
}

void proposeSupposition(const Grid &grid, Trace nested, Trace &proposals)
{
    std::set<ConstraintId> lines;
    std::set<UnknownId> settled;
    std::vector<Fact> premises;
    for (std::size_t i = 0; i < nested.size(); ++i) {
        const Step step = nested[i];
        lines.insert(step.constraints.begin(), step.constraints.end());
        for (const Fact &fact : step.premises) {
            if (!settled.contains(fact.unknown))
                premises.push_back(fact);
        }
        for (const Fact &fact : step.conclusions)
            settled.insert(fact.unknown);
    }
    std::ranges::sort(premises, {}, &Fact::unknown);
    premises.erase(std::ranges::unique(premises).begin(), premises.end());
    const auto rows = std::size_t(
        std::ranges::count_if(lines, [&](ConstraintId line) { return grid.isRow(int(line)); }));
    const std::size_t parallel = std::max(rows, lines.size() - rows);
    const RuleName rule = parallel <= 2   ? RuleName::TwoLines
                          : parallel == 3 ? RuleName::ThreeLines
                                          : RuleName::FourLines;
    proposals.begin(RuleId(rule));
    for (const ConstraintId line : lines)
        proposals.addConstraint(line);
    for (const Fact &fact : premises)
        proposals.addPremise(fact);
    const Fact supposed = nested[0].conclusions.front();
    proposals.addConclusion(factOf(int(supposed.unknown), 1 - supposed.possible.value()));
    proposals.setNested(std::move(nested));
}

} // namespace inkling::numbercross
