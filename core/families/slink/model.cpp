// SPDX-License-Identifier: MIT
#include "families/slink/model.h"

#include "families/slink/checker.h"
#include "families/slink/describing.h"
#include "families/slink/places.h"
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/encoding.h"
#include "families/slink/reasoning/naming.h"
#include "families/slink/reasoning/plainersteps.h"
#include "families/slink/reasoning/reasoner.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/reasoning/surroundings.h"
#include "families/slink/telling/sentences.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace inkling::slink {

namespace {

using Json = nlohmann::ordered_json;

Json jsonPlace(RowColumn place)
{
    return Json::array({place.row, place.column});
}

/// The edges of the loop, in order, from the topmost line on. Requires: an answer.
std::vector<int> edgesAlongLoop(const Grid &grid, const Answer &answer)
{
    std::vector<std::array<int, 2>> edgesOfDot(std::size_t(grid.dotCount()), {-1, -1});
    int start = -1;
    for (int edge = grid.edgeCount() - 1; edge >= 0; --edge) {
        if (answer.values[std::size_t(edge)] != line)
            continue;
        start = edge;
        for (const int dot : dotsOfEdge(grid, edge)) {
            auto &edges = edgesOfDot[std::size_t(dot)];
            edges[edges[0] < 0 ? 0 : 1] = edge;
        }
    }
    std::vector<int> loop;
    int edge = start;
    int dot = dotsOfEdge(grid, start)[1];
    do {
        loop.push_back(edge);
        const auto &edges = edgesOfDot[std::size_t(dot)];
        edge = edges[0] == edge ? edges[1] : edges[0];
        const auto dots = dotsOfEdge(grid, edge);
        dot = dots[0] == dot ? dots[1] : dots[0];
    } while (edge != start);
    return loop;
}

} // namespace

UnknownId SlinkModel::mainCount() const
{
    return m_terms.firstCell();
}

std::vector<ValueSet> SlinkModel::initial() const
{
    std::vector<ValueSet> sets(m_terms.count(), ValueSet::first(2));
    std::fill(sets.begin() + m_terms.firstCorner(), sets.begin() + m_terms.firstPair(),
              ValueSet::first(3));
    return sets;
}

bool SlinkModel::isAnswer(const Answer &answer) const
{
    return !fault(m_clues, answer);
}

std::vector<Json> SlinkModel::json(const Fact &fact) const
{
    const Grid &grid = m_terms.grid;
    const Subject subject = m_terms.subject(fact.unknown);
    const bool yes = fact.possible == ValueSet::only(1);
    switch (subject.kind) {
    case Kind::Edge: {
        const auto [r, c] = edgePlace(grid, subject.index);
        return {Json{{"edge", {grid.isHorizontal(subject.index) ? "h" : "v", r, c}},
                     {"is", yes ? "line" : "cross"}}};
    }
    case Kind::Cell:
        return {Json{{"cell", jsonPlace(cellPlace(grid, subject.index))},
                     {"is", yes ? "inside" : "outside"}}};
    case Kind::Corner: {
        constexpr std::array names{"nw", "ne", "se", "sw"};
        const auto [r, c] = cellPlace(grid, subject.index);
        Json lines = Json::array();
        for (int count = 0; count <= 2; ++count) {
            if (fact.possible.contains(count))
                lines.push_back(count);
        }
        return {Json{{"corner", {r, c, names[std::size_t(subject.part)]}}, {"lines", lines}}};
    }
    case Kind::Diagonal:
    case Kind::Neighbours:
    case Kind::Opposites: {
        const auto cells = pairPlaces(grid, subject);
        return {Json{{"cells", Json::array({jsonPlace(cells[0]), jsonPlace(cells[1])})},
                     {"are", yes ? "alike" : "unlike"}}};
    }
    }
    return {};
}

Json SlinkModel::json(ConstraintId constraint) const
{
    const Grid &grid = m_terms.grid;
    if (constraint < m_terms.dot(0))
        return {{"clue", jsonPlace(cellPlace(grid, int(constraint)))}};
    if (constraint < m_terms.loop())
        return {{"dot", jsonPlace(dotPlace(grid, int(constraint - m_terms.dot(0))))}};
    return {{"loop", true}};
}

Phrase SlinkModel::describe(const Fact &fact) const
{
    return describeFact(m_terms, fact);
}

Phrase SlinkModel::clause(const Fact &fact) const
{
    return clauseOf(m_terms, fact);
}

Phrase SlinkModel::describe(ConstraintId constraint) const
{
    const Grid &grid = m_terms.grid;
    if (constraint < m_terms.dot(0)) {
        const auto [row, column] = cellPlace(grid, int(constraint));
        return {INKLING_TR_NOOP("Phrases", "clue %1 at row %2, column %3"),
                {std::to_string(m_clues.cells[constraint]), std::to_string(row + 1),
                 std::to_string(column + 1)}};
    }
    if (constraint < m_terms.loop())
        return describeDot(grid, int(constraint - m_terms.dot(0)));
    return {INKLING_TR_NOOP("Phrases", "there is one loop, which never touches itself"), {}};
}

std::optional<Phrase> SlinkModel::breach(ConstraintId constraint, std::span<const Fact> marks) const
{
    if (constraint < m_terms.dot(0) || constraint >= m_terms.loop())
        return std::nullopt;
    const Grid &grid = m_terms.grid;
    const int dot = int(constraint - m_terms.dot(0));
    const auto [row, column] = dotPlace(grid, dot);
    const auto lines = std::ranges::count_if(edgesOfDot(grid, row, column), [&](int edge) {
        const Fact fact{UnknownId(edge), ValueSet::only(line)};
        return edge != nowhere && std::ranges::find(marks, fact) != marks.end();
    });
    return lines == 1 || lines > 2 ? std::optional(faultAtDot(grid, dot, int(lines)))
                                   : std::nullopt;
}

Phrase SlinkModel::describeCount(UnknownId count) const
{
    if (count == 1)
        return {INKLING_TR_NOOP("Phrases", "1 edge"), {}};
    return {INKLING_TR_NOOP("Phrases", "%1 edges"), {std::to_string(count)}};
}

Noun SlinkModel::noun(ConstraintId constraint) const
{
    if (constraint < m_terms.dot(0))
        return {INKLING_TR_NOOP("Phrases", "one clue"), INKLING_TR_NOOP("Phrases", "%1 clues")};
    if (constraint < m_terms.loop())
        return {INKLING_TR_NOOP("Phrases", "one dot"), INKLING_TR_NOOP("Phrases", "%1 dots")};
    return {INKLING_TR_NOOP("Phrases", "the one loop"), {}};
}

Noun SlinkModel::noun(const Fact &fact) const
{
    const bool yes = fact.possible == ValueSet::only(1);
    switch (m_terms.subject(fact.unknown).kind) {
    case Kind::Edge:
        if (yes)
            return {INKLING_TR_NOOP("Phrases", "one line"), INKLING_TR_NOOP("Phrases", "%1 lines")};
        return {INKLING_TR_NOOP("Phrases", "one cross"), INKLING_TR_NOOP("Phrases", "%1 crosses")};
    case Kind::Cell:
        if (yes)
            return {INKLING_TR_NOOP("Phrases", "one cell inside"),
                    INKLING_TR_NOOP("Phrases", "%1 cells inside")};
        return {INKLING_TR_NOOP("Phrases", "one cell outside"),
                INKLING_TR_NOOP("Phrases", "%1 cells outside")};
    case Kind::Corner:
        return {INKLING_TR_NOOP("Phrases", "one corner"), INKLING_TR_NOOP("Phrases", "%1 corners")};
    case Kind::Diagonal:
    case Kind::Neighbours:
    case Kind::Opposites:
        break;
    }
    return {INKLING_TR_NOOP("Phrases", "one pair of cells"),
            INKLING_TR_NOOP("Phrases", "%1 pairs of cells")};
}

Sentence SlinkModel::sentence(const Step &step, const Knowledge &before) const
{
    return tell(m_clues, step, before);
}

std::optional<RuleId> SlinkModel::ruleFor(const Step &step) const
{
    if (const auto rule = ruleOf(m_terms, step))
        return RuleId(*rule);
    // What cuts a part of a side off can be told as that: its words name what is cut off.
    const auto isOfSides
        = [&](const Fact &fact) { return m_terms.subject(fact.unknown).kind != Kind::Corner; };
    const auto isOfCell = [&](const Fact &fact) {
        return m_terms.subject(fact.unknown).kind == Kind::Cell && fact.possible.single();
    };
    if (!std::ranges::equal(step.constraints, std::array{m_terms.loop()})
        || !std::ranges::all_of(step.premises, isOfSides)
        || !std::ranges::all_of(step.conclusions, isOfCell) || step.conclusions.size() > 1)
        return std::nullopt;
    for (const RuleName rule : {RuleName::InsideConnected, RuleName::OutsideConnected}) {
        Step named = step;
        named.rule = RuleId(rule);
        if (!tell(m_clues, named, Knowledge(initial())).form.text.empty())
            return RuleId(rule);
    }
    return std::nullopt;
}

Trace SlinkModel::plainer(const Step &step, const Knowledge &known) const
{
    return plainerSteps(m_clues, step, known);
}

std::span<const SentenceCase> SlinkModel::sentences() const
{
    return sentenceCases();
}

std::vector<Fact> SlinkModel::choices(ElementId element) const
{
    const Grid &grid = m_terms.grid;
    const ElementId firstEdge = edgeElement(grid, 0);
    const auto both = [](UnknownId unknown) {
        return std::vector{Fact{unknown, ValueSet::only(1)}, Fact{unknown, ValueSet::only(0)}};
    };
    if (element < firstEdge)
        return both(m_terms.cell(int(element)));
    if (element < dotElement(grid, 0))
        return both(UnknownId(element - firstEdge));
    return {};
}

std::optional<Mark> SlinkModel::mark(const Fact &fact) const
{
    const Grid &grid = m_terms.grid;
    const Subject subject = m_terms.subject(fact.unknown);
    const bool yes = fact.possible == ValueSet::only(1);
    const auto element
        = [&](RowColumn place) { return cellElement(grid, grid.cell(place.row, place.column)); };
    if (subject.kind != Kind::Corner && !fact.possible.single())
        return std::nullopt;
    switch (subject.kind) {
    case Kind::Edge:
        return Mark{.element = edgeElement(grid, subject.index),
                    .look = yes ? Look::Line : Look::Cross};
    case Kind::Cell:
        return Mark{.element = cellElement(grid, subject.index),
                    .look = yes ? Look::Inside : Look::Outside,
                    .main = false};
    case Kind::Corner:
        if (fact.possible == ValueSet::first(3))
            return std::nullopt;
        return Mark{.element = cellElement(grid, subject.index),
                    .look = Look::CornerLines,
                    .other
                    = dotElement(grid, dotAtCorner(grid, subject.index, Corner(subject.part))),
                    .values = fact.possible.bits(),
                    .main = false};
    case Kind::Diagonal:
    case Kind::Neighbours:
    case Kind::Opposites: {
        const auto [first, second] = pairPlaces(grid, subject);
        return Mark{.element = element(first),
                    .look = yes ? Look::Alike : Look::Unlike,
                    .other = element(second),
                    .main = false};
    }
    }
    return std::nullopt;
}

std::vector<ElementId> SlinkModel::elements(ConstraintId constraint) const
{
    const Grid &grid = m_terms.grid;
    if (constraint < m_terms.dot(0))
        return {cellElement(grid, int(constraint))};
    if (constraint < m_terms.loop())
        return {dotElement(grid, int(constraint - m_terms.dot(0)))};
    return {};
}

std::vector<Beat> SlinkModel::finale(const Answer &answer) const
{
    constexpr std::size_t mostBeats = 200;
    const std::vector<int> edges = edgesAlongLoop(m_terms.grid, answer);
    const std::size_t edgesABeat = edges.size() / mostBeats + 1;
    std::vector<Beat> beats;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (i % edgesABeat == 0)
            beats.emplace_back();
        beats.back().elements.push_back(edgeElement(m_terms.grid, edges[i]));
    }
    return beats;
}

/// Inside and outside are the loop's.
std::optional<ConstraintId> SlinkModel::meaning(UnknownId unknown) const
{
    const Kind kind = m_terms.subject(unknown).kind;
    return kind == Kind::Edge || kind == Kind::Corner ? std::nullopt
                                                      : std::optional(m_terms.loop());
}

Point SlinkModel::place(UnknownId unknown) const
{
    const Grid &grid = m_terms.grid;
    const auto cell = [&](int index) -> Point {
        const auto [row, column] = cellPlace(grid, index);
        return {column + 0.5, row + 0.5};
    };
    const auto between = [](Point a, Point b) -> Point {
        return {(a.x + b.x) / 2, (a.y + b.y) / 2};
    };
    const auto dot = [&](int index) -> Point {
        const auto [row, column] = dotPlace(grid, index);
        return {double(column), double(row)};
    };
    const Subject subject = m_terms.subject(unknown);
    switch (subject.kind) {
    case Kind::Edge:
    case Kind::Neighbours: {
        const auto dots = dotsOfEdge(grid, subject.index);
        return between(dot(dots[0]), dot(dots[1]));
    }
    case Kind::Cell:
    case Kind::Opposites:
        return cell(subject.index);
    case Kind::Corner:
        return between(cell(subject.index),
                       dot(dotAtCorner(grid, subject.index, Corner(subject.part))));
    case Kind::Diagonal:
        break;
    }
    return dot(subject.index);
}

std::span<const Rule> SlinkModel::rules() const
{
    return slink::rules();
}

std::unique_ptr<Encoding> SlinkModel::encoding() const
{
    return makeEncoding(m_clues);
}

std::unique_ptr<Reasoner> SlinkModel::reasoner() const
{
    return makeReasoner(m_clues);
}

/// Other clues are blank to it.
std::unique_ptr<Reasoner>
SlinkModel::reasonerWithin(std::span<const ConstraintId> constraints) const
{
    Clues some{m_clues.grid, std::vector(m_clues.cells.size(), blank)};
    for (const ConstraintId constraint : constraints) {
        if (constraint < some.cells.size())
            some.cells[constraint] = m_clues.cells[constraint];
    }
    return makeReasoner(some);
}

} // namespace inkling::slink
