// SPDX-License-Identifier: MIT
#include "logic/search/diagram.h"

#include <algorithm>
#include <bit>
#include <map>

namespace inkling {

namespace {

using sat::Literal;
using State = Diagram::State;

/// Stands for a literal that is always true; no literal of a solver.
constexpr Literal always = 0;

/// The most states of a layer for which each pair is written to exclude each other. In wider layers
/// that is implied, and would be many clauses.
constexpr std::size_t mostExclusive = 16;

/// The most states of a layer for which it is written that a state needs its neighbours.
constexpr std::size_t mostSupported = 60;

struct Edge
{
    int value;
    std::size_t to; ///< a place in the next layer
};

/// The states after some of the unknowns that lie on the way from a start to a goal, ascending.
struct Stage
{
    std::vector<State> states;
    std::vector<std::vector<Edge>> edges; ///< by state, to the next stage
    std::vector<Literal> literals;        ///< by state

    [[nodiscard]] std::optional<std::size_t> find(const State &state) const
    {
        const auto place = std::ranges::lower_bound(states, state);
        if (place == states.end() || *place != state)
            return std::nullopt;
        return std::size_t(place - states.begin());
    }
};

template <typename Call>
void forEachValue(ValueSet values, const Call &call)
{
    for (std::uint64_t bits = values.bits(); bits != 0; bits &= bits - 1)
        call(std::countr_zero(bits));
}

class Writing
{
public:
    Writing(const Diagram &diagram, ClauseWriter &writer)
        : m_diagram(diagram)
        , m_writer(writer)
        , m_stages(diagram.layers.size() + 1)
    {}

    void run()
    {
        reach();
        if (!prune())
            return m_writer.add({});
        name();
        for (std::size_t layer = 0; layer < m_diagram.layers.size(); ++layer) {
            writeMoves(layer);
            if (m_stages[layer].states.size() <= mostSupported)
                writeSupports(layer);
            writeExclusions(m_stages[layer].literals);
        }
    }

private:
    void reach();
    [[nodiscard]] bool prune();
    void name();
    [[nodiscard]] bool nameAfterFirst();
    [[nodiscard]] bool nameBeforeLast();
    void writeMoves(std::size_t layer);
    void writeSupports(std::size_t layer);
    void writeExclusions(const std::vector<Literal> &states);
    void add(std::vector<Literal> clause);

    [[nodiscard]] Literal valueOf(std::size_t layer, int value)
    {
        return m_writer.literal(m_diagram.layers[layer].unknown, value);
    }
    /// Appends the literal to the clause, or its opposite if not `holds`; nothing if that is false.
    static void append(std::vector<Literal> &clause, Literal literal, bool holds)
    {
        if (holds || literal != always)
            clause.push_back(holds ? literal : -literal);
    }

    const Diagram &m_diagram;
    ClauseWriter &m_writer;
    std::vector<Stage> m_stages;
};

/// Finds the states that a start leads to. All goals are one state.
void Writing::reach()
{
    m_stages[0].states = m_diagram.starts;
    std::ranges::sort(m_stages[0].states);
    const State goal{};
    for (std::size_t layer = 0; layer < m_diagram.layers.size(); ++layer) {
        const bool isLast = layer + 1 == m_diagram.layers.size();
        Stage &here = m_stages[layer];
        Stage &next = m_stages[layer + 1];
        std::vector<std::vector<std::pair<int, State>>> moves(here.states.size());
        for (std::size_t i = 0; i < here.states.size(); ++i) {
            forEachValue(m_diagram.layers[layer].values, [&](int value) {
                auto to = m_diagram.move(layer, here.states[i], value);
                if (!to || (isLast && !m_diagram.isGoal(*to)))
                    return;
                if (isLast)
                    to = goal;
                moves[i].emplace_back(value, *to);
                next.states.push_back(*to);
            });
        }
        std::ranges::sort(next.states);
        next.states.erase(std::unique(next.states.begin(), next.states.end()), next.states.end());
        for (const auto &ways : moves) {
            auto &edges = here.edges.emplace_back();
            for (const auto &[value, to] : ways)
                edges.push_back({value, *next.find(to)});
        }
    }
    m_stages.back().edges.resize(m_stages.back().states.size());
}

/// Takes out the states that lead to no goal. Returns whether a start is left.
bool Writing::prune()
{
    constexpr std::size_t nowhere = ~std::size_t{0};
    for (std::size_t layer = m_diagram.layers.size(); layer-- > 0;) {
        Stage &here = m_stages[layer];
        Stage kept;
        std::vector<std::size_t> places(here.states.size(), nowhere);
        for (std::size_t i = 0; i < here.states.size(); ++i) {
            if (here.edges[i].empty())
                continue;
            places[i] = kept.states.size();
            kept.states.push_back(here.states[i]);
            kept.edges.push_back(std::move(here.edges[i]));
        }
        here = std::move(kept);
        if (layer == 0)
            break;
        for (auto &edges : m_stages[layer - 1].edges) {
            std::erase_if(edges, [&](const Edge &edge) { return places[edge.to] == nowhere; });
            for (Edge &edge : edges)
                edge.to = places[edge.to];
        }
    }
    return !m_stages[0].states.empty();
}

/// Names the states after the first unknown by its values, if each value leads to a state of its
/// own.
bool Writing::nameAfterFirst()
{
    if (m_stages[0].states.size() != 1)
        return false;
    Stage &stage = m_stages[1];
    stage.literals.assign(stage.states.size(), always);
    for (const auto &[value, to] : m_stages[0].edges[0]) {
        if (stage.literals[to] != always)
            return false;
        stage.literals[to] = valueOf(0, value);
    }
    return true;
}

bool Writing::nameBeforeLast()
{
    const std::size_t last = m_diagram.layers.size() - 1;
    Stage &stage = m_stages[last];
    stage.literals.assign(stage.states.size(), always);
    ValueSet used;
    for (std::size_t i = 0; i < stage.states.size(); ++i) {
        if (stage.edges[i].size() != 1 || used.contains(stage.edges[i][0].value))
            return false;
        used = used | ValueSet::only(stage.edges[i][0].value);
        stage.literals[i] = valueOf(last, stage.edges[i][0].value);
    }
    return true;
}

void Writing::name()
{
    const std::size_t last = m_diagram.layers.size() - 1;
    for (std::size_t at = 0; at < m_stages.size(); ++at) {
        Stage &stage = m_stages[at];
        const bool isNamed = (at == 1 && last >= 1 && nameAfterFirst())
                             || (at == last && last >= 1 && nameBeforeLast());
        if (isNamed)
            continue;
        stage.literals.assign(stage.states.size(), always);
        // A single state needs no name: every way passes through it.
        for (std::size_t i = 0; i < stage.states.size() && stage.states.size() > 1; ++i)
            stage.literals[i] = m_writer.newVariable();
    }
}

/// Adds a clause, unless it holds in any case.
void Writing::add(std::vector<Literal> clause)
{
    std::ranges::sort(clause);
    clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    const bool isEmptyTalk = std::ranges::any_of(clause, [&](Literal literal) {
        return literal == always || std::ranges::binary_search(clause, -literal);
    });
    if (!isEmptyTalk)
        m_writer.add(clause);
}

/// Writes that a state and a value lead to just one state, and back.
void Writing::writeMoves(std::size_t layer)
{
    const Stage &here = m_stages[layer];
    const Stage &next = m_stages[layer + 1];
    std::vector<std::map<int, std::vector<Literal>>> sources(next.states.size());
    for (std::size_t i = 0; i < here.states.size(); ++i) {
        ValueSet stuck = m_diagram.layers[layer].values;
        for (const auto &[value, to] : here.edges[i]) {
            stuck = stuck - ValueSet::only(value);
            std::vector<Literal> clause{-valueOf(layer, value)};
            append(clause, here.literals[i], false);
            append(clause, next.literals[to], true);
            add(std::move(clause));
            sources[to][value].push_back(here.literals[i]);
        }
        forEachValue(stuck, [&](int value) {
            std::vector<Literal> clause{-valueOf(layer, value)};
            append(clause, here.literals[i], false);
            add(std::move(clause));
        });
    }
    for (std::size_t to = 0; to < next.states.size(); ++to) {
        forEachValue(m_diagram.layers[layer].values, [&](int value) {
            std::vector<Literal> clause = sources[to][value];
            append(clause, next.literals[to], false);
            clause.push_back(-valueOf(layer, value));
            add(std::move(clause));
        });
    }
}

/// Writes that a state needs one before it, one behind it, and values that lead from and to there.
void Writing::writeSupports(std::size_t layer)
{
    const Stage &here = m_stages[layer];
    const Stage &next = m_stages[layer + 1];
    std::vector<std::vector<Literal>> sources(next.states.size());
    std::vector<std::vector<Literal>> values(next.states.size());
    for (std::size_t i = 0; i < here.states.size(); ++i) {
        std::vector<Literal> targets;
        std::vector<Literal> ways;
        append(targets, here.literals[i], false);
        append(ways, here.literals[i], false);
        for (const auto &[value, to] : here.edges[i]) {
            append(targets, next.literals[to], true);
            ways.push_back(valueOf(layer, value));
            sources[to].push_back(here.literals[i]);
            values[to].push_back(valueOf(layer, value));
        }
        add(std::move(targets));
        if (ways.size() < std::size_t(m_diagram.layers[layer].values.size()))
            add(std::move(ways));
    }
    for (std::size_t to = 0; to < next.states.size(); ++to) {
        append(sources[to], next.literals[to], false);
        append(values[to], next.literals[to], false);
        add(std::move(sources[to]));
        add(std::move(values[to]));
    }
    add(here.literals);
}

void Writing::writeExclusions(const std::vector<Literal> &states)
{
    if (states.size() > mostExclusive)
        return;
    for (std::size_t i = 0; i < states.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k)
            add({-states[i], -states[k]});
    }
}

} // namespace

void Diagram::write(ClauseWriter &writer) const
{
    Writing(*this, writer).run();
}

} // namespace inkling
