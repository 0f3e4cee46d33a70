// SPDX-License-Identifier: MIT
#include "slink/slinkstepchecker.h"

#include "slink/slinkpieces.h"

#include <algorithm>
#include <utility>

namespace inkling::checks {

namespace {

constexpr std::size_t nothingLeftOut = ~std::size_t{0};

/// Where so many cuts have not shown that a step holds without a premise, it needs it.
constexpr int mostRounds = 200;

/// With so many cuts each search takes longer than to find anew those that it needs.
constexpr int mostCuts = 300;

/// Calls use(row, column) for each place that a step names: [r, c], wherever it stands.
template <typename StepJson, typename Use>
void forEachPlace(StepJson &json, const Use &use)
{
    for (std::size_t i = 0; json.is_array() && i + 1 < json.size(); ++i) {
        if (json[i].is_number_integer() && json[i + 1].is_number_integer()) {
            use(json[i], json[i + 1]);
            return;
        }
    }
    if (!json.is_structured())
        return;
    for (auto &[key, part] : json.items()) {
        if (key != "lines")
            forEachPlace(part, use);
    }
}

/// Whether nothing far from what a step names has a say in it: only the loop reaches everywhere.
bool isLocal(const nlohmann::ordered_json &step)
{
    return std::ranges::none_of(step["premises"],
                                [](const auto &premise) { return premise.contains("loop"); });
}

/// Whether its rule goes through the ways to colour clues, and sees which leave a colour in two parts.
bool isOfOnePiece(const nlohmann::ordered_json &step)
{
    return step["rule"].get<std::string>().ends_with("in-one-piece");
}

bool isConstraint(const nlohmann::ordered_json &premise)
{
    return premise.contains("clue") || premise.contains("dot") || premise.contains("loop");
}

bool speaksOfColours(const nlohmann::ordered_json &facts)
{
    return std::ranges::any_of(
        facts, [](const auto &fact) { return fact.contains("cell") || fact.contains("cells"); });
}

} // namespace

SlinkStepChecker::SlinkStepChecker(int rows, int columns, std::vector<int> clues)
    : m_rows(rows)
    , m_columns(columns)
    , m_clues(std::move(clues))
    , m_never(m_solver.newVariable())
    , m_loop(m_solver.newVariable())
    , m_colours(m_solver.newVariable())
{
    m_solver.addClause({-m_never});
    for (int i = 0; i < (rows + 1) * columns + rows * (columns + 1); ++i)
        m_edges.push_back(m_solver.newVariable());
    for (int i = 0; i < rows * columns; ++i)
        m_cells.push_back(m_solver.newVariable());
    addClues();
    addDots();
    // What a step does not rest on is to stay out of the search.
    for (const auto &variables : {m_edges, m_clueSelectors, m_dotSelectors}) {
        for (const Literal variable : variables)
            m_solver.prefer(-variable);
    }
    preferInside(false);
    addColours();
    addCorners();
    addNoCrossings();
    std::vector<Literal> someLine{-m_loop};
    someLine.insert(someLine.end(), m_edges.begin(), m_edges.end());
    m_solver.addClause(someLine);
}

/// Free cells fall on this side, so that a part cut off is found at its largest, in one cut.
void SlinkStepChecker::preferInside(bool inside)
{
    if (m_prefersInside == inside)
        return;
    m_prefersInside = inside;
    m_prefersAnswer = false;
    for (const Literal cell : m_cells)
        m_solver.prefer(inside ? cell : -cell);
    for (const Literal line : m_edges)
        m_solver.prefer(-line);
}

/// Free cells look like the answer, which is of one piece already; where there is none, like the outside.
void SlinkStepChecker::preferAnswer()
{
    if (!m_answer) {
        m_answer.emplace();
        const auto roundsLeft = std::exchange(m_roundsLeft, std::nullopt);
        Assumptions all{m_clueSelectors, true, true};
        all.literals.insert(all.literals.end(), m_dotSelectors.begin(), m_dotSelectors.end());
        if (satisfiable(all, 0)) {
            for (const auto &variables : {m_cells, m_edges}) {
                for (const Literal variable : variables)
                    m_answer->push_back(m_solver.value(variable) ? variable : -variable);
            }
        }
        m_roundsLeft = roundsLeft;
    }
    if (m_answer->empty())
        preferInside(false);
    else if (!m_prefersAnswer) {
        m_prefersInside.reset();
        m_prefersAnswer = true;
        for (const Literal literal : *m_answer)
            m_solver.prefer(literal);
    }
}

/// The edge to the right of, or down from, dot (r, c); false beyond the border.
sat::Literal SlinkStepChecker::edge(bool horizontal, int r, int c) const
{
    if (r < 0 || c < 0 || r > m_rows || c > m_columns
        || (horizontal ? c == m_columns : r == m_rows))
        return m_never;
    return m_edges[std::size_t(horizontal ? r * m_columns + c
                                          : (m_rows + 1) * m_columns + r * (m_columns + 1) + c)];
}

/// That a cell is inside; false beyond the border.
sat::Literal SlinkStepChecker::colour(int r, int c) const
{
    if (r < 0 || c < 0 || r >= m_rows || c >= m_columns)
        return m_never;
    return m_cells[std::size_t(r * m_columns + c)];
}

sat::Literal SlinkStepChecker::alike(const Json &cells)
{
    const int first = cells[0][0].get<int>() * m_columns + cells[0][1].get<int>();
    const int second = cells[1][0].get<int>() * m_columns + cells[1][1].get<int>();
    Literal &literal = m_alike[std::minmax(first, second)];
    if (literal == 0) {
        literal = m_solver.newVariable();
        const Literal a = m_cells[std::size_t(first)];
        const Literal b = m_cells[std::size_t(second)];
        m_solver.addClause({-literal, -a, b});
        m_solver.addClause({-literal, a, -b});
        m_solver.addClause({literal, a, b});
        m_solver.addClause({literal, -a, -b});
    }
    return literal;
}

std::vector<sat::Literal> SlinkStepChecker::literals(const Json &fact)
{
    if (fact.contains("edge")) {
        const Json &place = fact["edge"];
        const Literal line = edge(place[0] == "h", place[1], place[2]);
        return {fact["is"] == "line" ? line : -line};
    }
    if (fact.contains("cell")) {
        const Literal inside = colour(fact["cell"][0], fact["cell"][1]);
        return {fact["is"] == "inside" ? inside : -inside};
    }
    if (fact.contains("cells")) {
        const Literal same = alike(fact["cells"]);
        return {fact["are"] == "alike" ? same : -same};
    }
    if (fact.contains("corner")) {
        constexpr std::array names{"nw", "ne", "se", "sw"};
        const Json &place = fact["corner"];
        const auto name = std::ranges::find(names, place[2].get<std::string>());
        const std::size_t index = std::size_t(
            4 * (place[0].get<int>() * m_columns + place[1].get<int>()) + (name - names.begin()));
        std::vector<Literal> excluded;
        for (int count = 0; count <= 2; ++count) {
            if (std::ranges::find(fact["lines"], Json(count)) == fact["lines"].end())
                excluded.push_back(-m_corners[index][std::size_t(count)]);
        }
        return excluded;
    }
    return {};
}

std::optional<std::string> SlinkStepChecker::addPremise(const Json &premise,
                                                        Assumptions &assumptions)
{
    if (premise.contains("clue")) {
        const int cell = premise["clue"][0].get<int>() * m_columns + premise["clue"][1].get<int>();
        if (m_clues[std::size_t(cell)] < 0)
            return "a blank cell is no clue";
        assumptions.literals.push_back(m_clueSelectors[std::size_t(cell)]);
    } else if (premise.contains("dot")) {
        const int dot
            = premise["dot"][0].get<int>() * (m_columns + 1) + premise["dot"][1].get<int>();
        assumptions.literals.push_back(m_dotSelectors[std::size_t(dot)]);
    } else if (premise.contains("loop")) {
        assumptions.loop = true;
    } else {
        const auto said = literals(premise);
        if (said.empty())
            return "a premise that says nothing: " + premise.dump();
        assumptions.literals.insert(assumptions.literals.end(), said.begin(), said.end());
        assumptions.colours |= premise.contains("cell") || premise.contains("cells");
    }
    return std::nullopt;
}

bool SlinkStepChecker::satisfiable(const Assumptions &assumptions, Literal opposite)
{
    for (;;) {
        for (const Literal literal : assumptions.literals)
            m_solver.assume(literal);
        m_solver.assume(assumptions.loop ? m_loop : -m_loop);
        m_solver.assume(assumptions.colours ? m_colours : -m_colours);
        if (opposite != 0)
            m_solver.assume(opposite);
        if (m_solver.solve() != sat::Result::Satisfiable)
            return false;
        if (!assumptions.loop)
            return true;
        // Where the colours are defined, one loop is: inside and outside each in one piece.
        const bool cut = assumptions.colours ? addRegionCuts() : addRingCut();
        if (!cut || (m_roundsLeft && --*m_roundsLeft < 0))
            return true;
    }
}

void SlinkStepChecker::beginAnew()
{
    auto answer = std::move(m_answer);
    *this = SlinkStepChecker(m_rows, m_columns, std::move(m_clues));
    m_answer = std::move(answer);
}

/// Those at the places that a step names, and all round them.
void SlinkStepChecker::findNamedCells(const Json &step)
{
    m_isNamed.assign(m_cells.size(), false);
    forEachPlace(step, [&](const Json &row, const Json &column) {
        const int bottom = std::min(row.get<int>() + 1, m_rows - 1);
        const int right = std::min(column.get<int>() + 1, m_columns - 1);
        for (int r = std::max(row.get<int>() - 1, 0); r <= bottom; ++r) {
            for (int c = std::max(column.get<int>() - 1, 0); c <= right; ++c)
                m_isNamed[std::size_t(r * m_columns + c)] = true;
        }
    });
}

std::optional<std::string> SlinkStepChecker::check(const Json &step, std::size_t leftOut,
                                                   std::optional<int> rounds)
{
    if (m_cuts > mostCuts)
        beginAnew();
    m_roundsLeft = rounds;
    Assumptions assumptions;
    const Json &premises = step["premises"];
    const Json &conclusions = step["conclusions"];
    for (const Json &conclusion : conclusions) {
        assumptions.colours |= conclusion.contains("cell") || conclusion.contains("cells");
        preferInside(conclusion.contains("cell") && conclusion["is"] == "inside");
    }
    for (std::size_t i = 0; i < premises.size(); ++i) {
        if (i == leftOut)
            continue;
        if (auto wrong = addPremise(premises[i], assumptions))
            return wrong;
    }
    if (conclusions.empty())
        return "no conclusion";
    findNamedCells(step);
    // What only the parts of a step say of colours, the loop brings along.
    const bool isFolded = step.contains("parts");
    const std::string rule = step["rule"];
    if (assumptions.loop && (isFolded || rule.starts_with("explain.") || isOfOnePiece(step))) {
        assumptions.colours = true;
        preferAnswer();
    }
    return checkConclusions(step, leftOut, assumptions);
}

std::optional<std::string> SlinkStepChecker::checkConclusions(const Json &step, std::size_t leftOut,
                                                              const Assumptions &assumptions)
{
    const Json &premises = step["premises"];
    std::vector<Json> facts;
    for (std::size_t i = 0; i < premises.size(); ++i) {
        if (i != leftOut)
            facts.push_back(premises[i]);
    }
    using Reach = SlinkPieces::Reach;
    SlinkPieces pieces(m_rows, m_columns, m_clues, facts);
    std::vector<Reach> reaches;
    if (assumptions.loop && assumptions.colours)
        reaches = {Reach::Conclusion, Reach::Clues, Reach::Premises};
    for (const Json &conclusion : step["conclusions"]) {
        if (std::ranges::any_of(
                reaches, [&](SlinkPieces::Reach reach) { return pieces.show(conclusion, reach); }))
            continue;
        if (conclusion.contains("contradiction")) {
            if (satisfiable(assumptions, 0))
                return "no contradiction";
            continue;
        }
        const auto said = literals(conclusion);
        if (said.empty())
            return "a conclusion that says nothing: " + conclusion.dump();
        for (const Literal literal : said) {
            if (satisfiable(assumptions, -literal))
                return "does not follow: " + conclusion.dump();
        }
    }
    return std::nullopt;
}

std::optional<std::string> SlinkStepChecker::checkNearby(const Json &step,
                                                         std::size_t leftOut) const
{
    // Every dot that is named keeps all its edges: two cells more on each side.
    int top = m_rows;
    int left = m_columns;
    int bottom = -1;
    int right = -1;
    Json moved{{"rule", step["rule"]},
               {"premises", step["premises"]},
               {"conclusions", step["conclusions"]}};
    if (step.contains("parts"))
        moved["parts"] = Json::array();
    forEachPlace(moved, [&](const Json &row, const Json &column) {
        top = std::clamp(row.get<int>() - 2, 0, top);
        left = std::clamp(column.get<int>() - 2, 0, left);
        bottom = std::max(bottom, std::min(row.get<int>() + 1, m_rows - 1));
        right = std::max(right, std::min(column.get<int>() + 1, m_columns - 1));
    });
    if (bottom < top || right < left)
        return "says nothing of this board";
    forEachPlace(moved, [&](Json &row, Json &column) {
        row = row.get<int>() - top;
        column = column.get<int>() - left;
    });
    const int rows = bottom - top + 1;
    const int columns = right - left + 1;
    std::vector<int> clues(std::size_t(rows * columns), -1);
    for (const Json &premise : moved["premises"]) {
        if (premise.contains("clue")) {
            const int r = premise["clue"][0];
            const int c = premise["clue"][1];
            clues[std::size_t(r * columns + c)]
                = m_clues[std::size_t((r + top) * m_columns + c + left)];
        }
    }
    // The same few steps come again and again, here and on other boards.
    static std::map<std::string, std::optional<std::string>> known;
    const std::string question
        = Json{rows, columns, clues, moved, leftOut == nothingLeftOut ? -1 : int(leftOut)}.dump();
    auto answer = known.find(question);
    if (answer == known.end()) {
        SlinkStepChecker nearby(rows, columns, std::move(clues));
        answer = known.emplace(question, nearby.check(moved, leftOut)).first;
    }
    return answer->second;
}

bool SlinkStepChecker::areAmong(const std::set<Literal> &known, const Json &fact)
{
    const auto said = literals(fact);
    return !said.empty()
           && std::ranges::all_of(said, [&](Literal literal) { return known.contains(literal); });
}

std::optional<std::string> SlinkStepChecker::checkParts(const Json &step)
{
    const Json &premises = step["premises"];
    std::set<Literal> known;
    const auto learn = [&](const Json &fact) {
        for (const Literal literal : literals(fact))
            known.insert(literal);
    };
    std::ranges::for_each(premises, learn);
    // Colours stand for lines only where there is one loop, or the step itself speaks of them.
    const bool hasColours
        = speaksOfColours(premises) || speaksOfColours(step["conclusions"]) || !isLocal(step);
    for (const Json &part : step["parts"]) {
        if (!hasColours && speaksOfColours(part["conclusions"]))
            return "a part speaks of colours: " + part.dump();
        for (const Json &premise : part["premises"]) {
            const bool isListed = isConstraint(premise)
                                      ? std::ranges::find(premises, premise) != premises.end()
                                      : areAmong(known, premise);
            if (!isListed)
                return "a part rests on " + premise.dump();
        }
        std::ranges::for_each(part["conclusions"], learn);
    }
    for (const Json &conclusion : step["conclusions"]) {
        if (!areAmong(known, conclusion))
            return "no part concludes " + conclusion.dump();
    }
    // Only now: it may begin anew, with other literals for the same facts.
    for (const Json &part : step["parts"]) {
        if (auto wrong = fault(part))
            return "a part " + *wrong;
    }
    return std::nullopt;
}

std::optional<std::string> SlinkStepChecker::fault(const Json &step)
{
    if (step.contains("parts"))
        return checkParts(step);
    return isLocal(step) ? checkNearby(step, nothingLeftOut) : check(step, nothingLeftOut);
}

bool SlinkStepChecker::holdsWithout(const Json &step, std::size_t premise)
{
    if (isLocal(step))
        return !checkNearby(step, premise);
    return !check(step, premise, mostRounds);
}

} // namespace inkling::checks
