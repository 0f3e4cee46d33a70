// SPDX-License-Identifier: MIT
#include "families/hex/rules/equationrules.h"

#include "families/hex/path.h"
#include "families/hex/reasoning/census.h"
#include "families/hex/reasoning/supposition.h"
#include "logic/search/doublings.h"

#include <algorithm>
#include <bit>
#include <climits>
#include <cstdlib>

namespace inkling::hex {

namespace {

/// The bits of a set of facts, each to `use`.
template <typename Use>
void forEachBit(const FactSet &set, const Use &use)
{
    for (LinkSet rest = set.links; rest != 0; rest &= rest - 1)
        use(std::countr_zero(rest));
    for (std::uint32_t rest = set.others; rest != 0; rest &= rest - 1)
        use(maxLinks + std::countr_zero(rest));
}

std::string charactersOf(const Tiles &tiles, const EquationPath &candidate)
{
    return charactersAlong(tiles,
                           Path(candidate.tiles.begin(), candidate.tiles.begin() + tiles.count()));
}

/// The difference between the sides; the largest number where one has no value.
std::int64_t distance(const EquationPath &candidate)
{
    const auto &[defect, left, right] = candidate.equation;
    return left && right ? std::abs(*left - *right) : INT64_MAX;
}

bool dividesWrongly(const EquationPath *candidate)
{
    return candidate->equation.defect == Defect::Division;
}

/// The least and the greatest value of a side.
struct Range
{
    std::int64_t least = INT64_MAX;
    std::int64_t most = INT64_MIN;

    void include(std::int64_t value)
    {
        least = std::min(least, value);
        most = std::max(most, value);
    }
};

/// The ranges of both sides' values. Requires: paths whose sides all have values.
struct SideRanges
{
    Range left;
    Range right;

    explicit SideRanges(std::span<const EquationPath *const> paths)
    {
        for (const EquationPath *path : paths) {
            left.include(*path->equation.left);
            right.include(*path->equation.right);
        }
    }
    [[nodiscard]] bool areApart() const
    {
        return left.most < right.least || right.most < left.least;
    }
};

/// The cost of looking through this many paths: a single one costs little, and each doubling adds
/// the same.
double costOfPaths(std::size_t paths)
{
    return 1.4 + 0.7 * doublings(paths);
}

} // namespace

bool EquationRules::gather(const StopCondition &stop)
{
    if (m_isGathered)
        return true;
    auto candidates = equationPathsOf(m_tiles, mostCandidates, stop);
    if (stop.stopped())
        return false;
    m_isGathered = true;
    m_isTooMany = !candidates.has_value();
    m_candidates = std::move(candidates).value_or(std::vector<EquationPath>());
    return true;
}

/// All that there are but the lengths of the sides that no path has, which lead to no other path; none
/// where only lengths are left.
std::vector<EquationRules::Refutable> EquationRules::refutables(const Knowledge &knowledge,
                                                                const Position &position) const
{
    const Census census = censusOf(m_candidates, position);
    std::vector<Refutable> result;
    for (UnknownId unknown = 0; unknown < m_terms.count(); ++unknown) {
        const ValueSet possible = knowledge.possible(unknown);
        for (std::uint64_t rest = possible.single() ? 0 : possible.bits(); rest != 0;
             rest &= rest - 1) {
            const int value = std::countr_zero(rest);
            const Tally tally = census.of(m_terms.subject(unknown), value);
            const bool leadsOn = unknown != m_terms.before() || tally.paths > 0;
            if (tally.right == 0 && leadsOn)
                result.push_back({{unknown, ValueSet::only(value)}, tally.paths});
        }
    }
    if (std::ranges::all_of(result, [&](const Refutable &refutable) {
            return refutable.fact.unknown == m_terms.before();
        }))
        return {};
    return result;
}

/// The work of looking through a refutation; facts that lead further count less. To see that no
/// path is left at all counts as much as to check a few paths.
int EquationRules::effort(const Refutable &refutable) const
{
    const Kind kind = m_terms.subject(refutable.fact.unknown).kind;
    constexpr int pathsForNone = 3;
    const int paths = refutable.paths > 0 ? refutable.paths : pathsForNone;
    switch (kind) {
    case Kind::Link:
        return 4 * paths + (refutable.fact.possible == ValueSet::only(cut) ? 0 : 2);
    case Kind::End:
        return 4 * paths + 1;
    case Kind::Reading:
        return 4 * paths + 3;
    case Kind::Before:
        break;
    }
    return 6 * paths + 6;
}

void EquationRules::keepEasiest(std::vector<Refutable> &refutables) const
{
    int least = INT_MAX;
    for (const Refutable &refutable : refutables)
        least = std::min(least, effort(refutable));
    std::erase_if(refutables, [&](const Refutable &other) { return effort(other) > least; });
}

/// Appends a step for one of the facts of which no path is left: for the one that leads to a
/// contradiction in the fewest steps. Returns whether there is one.
bool EquationRules::proposeSupposed(const Knowledge &knowledge,
                                    std::span<const Refutable> refutables,
                                    const StopCondition &stop, Trace &proposals) const
{
    std::optional<Supposition> best;
    Refutable refuted;
    for (const Refutable &what : refutables) {
        const Kind kind = m_terms.subject(what.fact.unknown).kind;
        if (what.paths > 0 || (kind != Kind::Link && kind != Kind::End))
            continue;
        if (stop.stopped())
            return false;
        auto next = suppose(m_tiles, knowledge, what.fact);
        if (!next || (best && stepsAfter(next->chain) >= stepsAfter(best->chain)))
            continue;
        best = std::move(next);
        refuted = what;
    }
    if (!best)
        return false;
    writeSupposed(m_terms, RuleName::Supposed, 0, refuted.fact, *std::move(best), proposals);
    return true;
}

Fact EquationRules::factOfBit(const Knowledge &knowledge, int bit) const
{
    if (bit < maxLinks)
        return knowledge.fact(m_terms.link(bit));
    const int other = bit - maxLinks;
    if (other == FactSet::readingBit)
        return knowledge.fact(m_terms.reading());
    return knowledge.fact(other == FactSet::beforeBit ? m_terms.before() : m_terms.end(other));
}

/// Few facts, of which none can be left out, such that each path is at odds with one of them.
std::vector<Fact> EquationRules::premisesFor(const Knowledge &knowledge,
                                             std::vector<FactSet> odds) const
{
    const std::vector<FactSet> all = odds;
    std::vector<int> chosen;
    while (!odds.empty()) {
        std::array<int, FactSet::bitCount> hits{};
        for (const FactSet &set : odds)
            forEachBit(set, [&](int bit) { ++hits[std::size_t(bit)]; });
        const int best = int(std::ranges::max_element(hits) - hits.begin());
        chosen.push_back(best);
        std::erase_if(odds, [&](const FactSet &set) { return set.contains(best); });
    }
    FactSet kept;
    for (const int bit : chosen)
        kept.flip(bit);
    for (const int bit : chosen) {
        kept.flip(bit);
        if (!std::ranges::all_of(all, [&](const FactSet &set) { return set.meets(kept); }))
            kept.flip(bit);
    }
    std::vector<Fact> premises;
    forEachBit(kept, [&](int bit) { premises.push_back(factOfBit(knowledge, bit)); });
    return premises;
}

EquationRules::Refutation EquationRules::refutation(const Knowledge &knowledge,
                                                    const Position &position,
                                                    std::optional<Refutable> what) const
{
    Refutation refutation{what, {}, 0, {}};
    std::vector<FactSet> odds;
    for (const EquationPath &candidate : m_candidates) {
        if (what
            && !what->fact.possible.contains(
                valueIn(candidate, m_terms.subject(what->fact.unknown))))
            continue;
        odds.push_back(oddsOf(position, candidate));
        if (odds.back().empty()) {
            refutation.paths.push_back(&candidate);
            odds.pop_back();
        }
    }
    refutation.excluded = odds.size();
    refutation.premises = premisesFor(knowledge, std::move(odds));
    return refutation;
}

RuleName EquationRules::ruleFor(const Refutation &refutation) const
{
    const auto &what = refutation.what;
    const auto &paths = refutation.paths;
    if (paths.empty())
        return what ? RuleName::NoPathLeft : RuleName::NoneLeft;
    if (std::ranges::all_of(paths, dividesWrongly))
        return RuleName::NoDivision;
    if (!what)
        return RuleName::NoneComesOut;
    constexpr std::size_t manyPaths = 3;
    if (paths.size() >= manyPaths && std::ranges::none_of(paths, dividesWrongly)
        && SideRanges(paths).areApart())
        return RuleName::SidesApart;
    switch (m_terms.subject(what->fact.unknown).kind) {
    case Kind::Link:
        return what->fact.possible == ValueSet::only(joined) ? RuleName::LinkRefuted
                                                             : RuleName::LinkNeeded;
    case Kind::End:
        return what->fact.possible == ValueSet::only(pathEnd) ? RuleName::EndRefuted
                                                              : RuleName::EndNeeded;
    case Kind::Reading:
        return RuleName::OrderRefuted;
    case Kind::Before:
        break;
    }
    return RuleName::LengthRefuted;
}

/// The cost by the number of paths to check; where none is left, by the number that the premises
/// exclude. At most the rule's cost where one side is always greater, as bounds show it, and where
/// no path is left, as the board shows it.
double EquationRules::costOf(const Refutation &refutation, RuleName rule) const
{
    const double most = hex::rules()[std::size_t(rule)].cost;
    switch (rule) {
    case RuleName::NoPathLeft:
    case RuleName::NoneLeft:
        return std::min(costOfPaths(std::max(refutation.excluded, std::size_t{1})), most);
    case RuleName::SidesApart:
        return std::min(costOfPaths(refutation.paths.size()), most);
    case RuleName::LengthRefuted:
        return costOfPaths(refutation.paths.size()) + 0.4; // it says little about where to look
    default:
        return costOfPaths(refutation.paths.size());
    }
}

void EquationRules::write(const Knowledge &knowledge, const Refutation &refutation,
                          const StopCondition &stop, Trace &proposals) const
{
    const RuleName rule = ruleFor(refutation);
    if (rule == RuleName::NoPathLeft) {
        const Fact &refuted = refutation.what->fact;
        if (auto supposition = supposeOnTheWay(m_tiles, knowledge, refuted, stop))
            return writeSupposed(m_terms, rule, costOf(refutation, rule), refuted,
                                 *std::move(supposition), proposals);
    }
    StepWriter step(proposals, m_terms, rule, costOf(refutation, rule));
    step.onPath().onEquation();
    for (const Fact &premise : refutation.premises)
        step.from(premise);
    if (refutation.what) {
        const auto &[unknown, refuted] = refutation.what->fact;
        step.to({unknown, m_terms.initial(unknown) - refuted});
    } else {
        step.contradiction();
    }
    if (!refutation.paths.empty())
        tell(refutation, rule, step);
}

/// Adds the arguments: the number of paths refuted, whichever end they are read from, and of their
/// different readings; then, where one side is always greater, the ranges of both; then the readings,
/// path by path where they are few, else as many of the nearest, the nearest first.
void EquationRules::tell(const Refutation &refutation, RuleName rule, StepWriter &step) const
{
    std::vector<const EquationPath *> paths = refutation.paths;
    std::ranges::stable_sort(paths, {}, [](const EquationPath *path) { return distance(*path); });
    std::vector<LinkSet> drawn; // the nearest first
    for (const EquationPath *path : paths) {
        if (std::ranges::find(drawn, path->links) == drawn.end())
            drawn.push_back(path->links);
    }
    constexpr std::size_t few = 2;
    if (drawn.size() <= few) {
        std::ranges::stable_sort(paths, {}, [&](const EquationPath *path) {
            return std::ranges::find(drawn, path->links) - drawn.begin();
        });
    }
    std::vector<std::string> readings;
    for (const EquationPath *path : paths) {
        std::string reading = charactersOf(m_tiles, *path);
        if (std::ranges::find(readings, reading) == readings.end())
            readings.push_back(std::move(reading));
    }
    step.with(std::int64_t(drawn.size())).with(std::int64_t(readings.size()));
    if (rule == RuleName::SidesApart) {
        const SideRanges ranges(refutation.paths);
        step.with(ranges.left.least).with(ranges.left.most);
        step.with(ranges.right.least).with(ranges.right.most);
    }
    constexpr std::size_t most = 3;
    readings.resize(std::min(readings.size(), drawn.size() <= few ? 2 * few : most));
    for (const std::string &reading : readings)
        step.with(reading);
    show(paths, drawn, step);
}

/// The path that comes nearest, and the others where a person would look at each; which way one is
/// read where it cannot be read both ways.
void EquationRules::show(std::span<const EquationPath *const> paths, std::span<const LinkSet> drawn,
                         StepWriter &step) const
{
    constexpr std::size_t mostCases = 150;
    const bool areMany = drawn.size() > mostCases;
    for (const LinkSet links : drawn.first(areMany ? 1 : drawn.size())) {
        ValueSet read;
        for (const EquationPath *path : paths) {
            if (path->links == links)
                read = read | ValueSet::only(path->reading);
        }
        step.example(links);
        if (read.single())
            step.example({m_terms.reading(), read});
        if (drawn.size() > 1 && !areMany)
            step.endCase();
    }
}

/// Paths that read the same are one answer: the first of them is drawn. Nothing if there are two
/// different answers, or none.
void EquationRules::writeSameEquation(const Knowledge &knowledge, const Position &position,
                                      Trace &proposals) const
{
    const EquationPath *drawn = nullptr;
    std::string characters;
    std::vector<FactSet> odds;
    int same = 0;
    for (const EquationPath &candidate : m_candidates) {
        if (!candidate.equation.acceptable())
            continue;
        const FactSet set = oddsOf(position, candidate);
        if (!set.empty()) {
            odds.push_back(set);
            continue;
        }
        ++same;
        if (!drawn) {
            drawn = &candidate;
            characters = charactersOf(m_tiles, candidate);
        } else if (characters != charactersOf(m_tiles, candidate)) {
            return;
        }
    }
    if (!drawn)
        return;
    StepWriter step(proposals, m_terms, RuleName::SameEquation);
    step.onPath().onEquation().with(same).with(characters);
    for (const Fact &premise : premisesFor(knowledge, std::move(odds)))
        step.from(premise);
    step.toLinks(position.openLinks() & drawn->links, joined)
        .toLinks(position.openLinks() & ~drawn->links, cut)
        .to({m_terms.reading(), ValueSet::only(drawn->reading)});
}

void EquationRules::propose(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals)
{
    if (!gather(stop) || m_isTooMany)
        return;
    const Position position(m_tiles, knowledge);
    std::optional<Refutation> best;
    if (const Tally all = censusOf(m_candidates, position).all;
        all.right == 0 && all.paths <= mostAtOnce) {
        best = refutation(knowledge, position, std::nullopt);
    } else {
        std::vector<Refutable> open = refutables(knowledge, position);
        if (proposeSupposed(knowledge, open, stop, proposals))
            return;
        keepEasiest(open);
        for (const Refutable &what : open) {
            if (stop.stopped())
                return;
            Refutation next = refutation(knowledge, position, what);
            if (!best || next.premises.size() < best->premises.size())
                best = std::move(next);
        }
    }
    if (best)
        write(knowledge, *best, stop, proposals);
    else
        writeSameEquation(knowledge, position, proposals);
}

} // namespace inkling::hex
