// SPDX-License-Identifier: MIT
#include "support/slink/slinksentences.h"

#include <algorithm>

namespace inkling::test {

namespace {

using EdgeList = std::vector<SlinkEdge>;

EdgeList edgesRound(const SlinkSpot &spot, const SlinkBoard &board)
{
    EdgeList edges;
    for (int side = 0; side < 4; ++side) {
        if (board.has(spot.edge(side)))
            edges.push_back(spot.edge(side));
    }
    return edges;
}

/// Everything that a step of some cells says, and each way to draw what it speaks of.
class Drawings
{
public:
    void demand(const EdgeList &edges, std::set<int> counts)
    {
        for (const SlinkEdge &edge : edges)
            m_values.emplace(edge, -1);
        m_demands.emplace_back(edges, std::move(counts));
    }
    void demand(const SlinkFacts &facts)
    {
        need(facts.inside.empty() && facts.alike.empty(), "it is about lines");
        for (const auto &[edge, isLine] : facts.lines)
            demand({edge}, {isLine ? 1 : 0});
        for (const auto &[corner, counts] : facts.corners) {
            const auto &[cell, at] = corner;
            demand({edgeOfCell(cell, at), edgeOfCell(cell, (at + 3) % 4)}, counts);
        }
    }
    /// How many lines these edges have, in all ways.
    std::set<int> linesOf(const EdgeList &edges)
    {
        for (const SlinkEdge &edge : edges)
            m_values.emplace(edge, -1);
        m_found.clear();
        m_asked = edges;
        drawFrom(m_values.begin());
        return m_found;
    }

private:
    std::pair<int, int> range(const EdgeList &edges) const
    {
        int lines = 0;
        int open = 0;
        for (const SlinkEdge &edge : edges) {
            lines += m_values.at(edge) == 1 ? 1 : 0;
            open += m_values.at(edge) < 0 ? 1 : 0;
        }
        return {lines, lines + open};
    }
    void drawFrom(std::map<SlinkEdge, int>::iterator next)
    {
        for (const auto &[edges, counts] : m_demands) {
            const auto [least, most] = range(edges);
            const auto fitting = counts.lower_bound(least);
            if (fitting == counts.end() || *fitting > most)
                return;
        }
        if (next == m_values.end()) {
            m_found.insert(range(m_asked).first);
            return;
        }
        for (const int value : {0, 1}) {
            next->second = value;
            drawFrom(std::next(next));
        }
        next->second = -1;
    }

    std::map<SlinkEdge, int> m_values;
    std::vector<std::pair<EdgeList, std::set<int>>> m_demands;
    std::set<int> m_found;
    EdgeList m_asked;
};

/// The ways that fit a step's premises, what is supposed, and its clues and dots, without one of these.
Drawings drawings(const SlinkStep &step, const SlinkFacts &supposed, const SlinkSpot *without)
{
    Drawings ways;
    ways.demand(supposed);
    ways.demand(step.premises);
    for (const SlinkPlace &clue : step.clues) {
        if (!without || without->isDot || without->place != clue)
            ways.demand(edgesRound({false, clue}, step.board), {step.board.clue(clue)});
    }
    for (const SlinkPlace &dot : step.dots) {
        if (!without || !without->isDot || without->place != dot)
            ways.demand(edgesRound({true, dot}, step.board), {0, 2});
    }
    return ways;
}

/// What is supposed: all that the rule says is not so, of the one thing that it concludes.
SlinkFacts supposition(const std::string &words, const std::string &conclusion,
                       const SlinkStep &step)
{
    need(!step.isContradiction && slinkFacts(conclusion, step.board) == step.conclusions,
         "that follows");
    const SlinkFacts facts = slinkFacts(words, step.board);
    // Both as numbers of lines of one set of edges.
    const auto countsOf
        = [](const SlinkFacts &of, std::optional<std::pair<SlinkPlace, int>> corner) {
              if (!corner)
                  return std::set<int>{of.lines.begin()->second ? 1 : 0};
              if (of.corners.contains(*corner))
                  return of.corners.at(*corner);
              return std::set<int>{of.lines.begin()->second ? 2 : 0};
          };
    std::optional<std::pair<SlinkPlace, int>> corner;
    for (const SlinkFacts *of : {&facts, &step.said}) {
        if (!of->corners.empty())
            corner = of->corners.begin()->first;
    }
    std::set<SlinkEdge> edges;
    if (corner)
        edges = {edgeOfCell(corner->first, corner->second),
                 edgeOfCell(corner->first, (corner->second + 3) % 4)};
    for (const SlinkFacts *of : {&facts, &step.said}) {
        need(of->size() > 0 && of->inside.empty() && of->alike.empty(), "of one thing");
        for (const auto &[edge, isLine] : of->lines)
            need(!corner || edges.contains(edge), "of the same thing");
        for (const auto &[at, counts] : of->corners)
            need(at == *corner, "of the same thing");
    }
    if (!corner)
        need(facts.lines.size() == 1 && step.said.lines.size() == 1
                 && facts.lines.begin()->first == step.said.lines.begin()->first,
             "of the same edge");
    std::set<int> both = countsOf(facts, corner);
    const std::set<int> said = countsOf(step.said, corner);
    const std::size_t sum = both.size() + said.size();
    both.insert(said.begin(), said.end());
    need(sum == (corner ? 3u : 2u) && both.size() == sum, "it is the opposite");
    return facts;
}

/// That in all ways that fit the others, the place that fails has such a number of lines.
void needFails(const Words &w, const SlinkSpot &fails, const std::string &others,
               const std::string &conclusion, const std::function<bool(int)> &isWrong,
               const SlinkStep &step)
{
    const auto named = others.empty() ? std::vector<SlinkPlace>{} : slinkClues(others, step.board);
    std::set<SlinkPlace> clues(named.begin(), named.end());
    need(fails.isDot ? step.dots.contains(fails.place) : clues.insert(fails.place).second,
         "it rests on that");
    need(clues == step.clues, "these are its clues");
    const SlinkFacts supposed = supposition(w[0], conclusion, step);
    const auto counts = drawings(step, supposed, &fails).linesOf(edgesRound(fails, step.board));
    need(!counts.empty() && std::ranges::all_of(counts, isWrong), "so it fails");
}

/// The four ways to fail, alone or with other clues met: `start` is what stands before the failure.
void addFailures(const AddSlinkClaim &add, const std::string &start, bool hasOthers)
{
    const auto others
        = [=](const Words &w, std::size_t at) { return hasOthers ? w[at] : std::string(); };
    const std::size_t fails = hasOthers ? 2 : 1;
    const auto ofClue = [&](const std::string &end, bool areTooMany) {
        add(start + "{} would get " + end + ". So {}.", [=](const Words &w, const SlinkStep &step) {
            const SlinkSpot clue{false, slinkClue(w[fails], step.board)};
            const int number = step.board.clue(clue.place);
            needFails(
                w, clue, others(w, 1), w[fails + 1],
                [=](int lines) { return areTooMany ? lines > number : lines < number; }, step);
        });
    };
    ofClue("too many lines", true);
    ofClue("too few lines", false);
    const auto ofDot = [&](const std::string &text, const std::function<bool(int)> &isWrong) {
        add(start + text + ". So {}.", [=](const Words &w, const SlinkStep &step) {
            needFails(w, {true, slinkDot(w[fails])}, others(w, 1), w[fails + 1], isWrong, step);
        });
    };
    ofDot("{} would get more than two lines", [](int lines) { return lines > 2; });
    ofDot("a line would end at {}", [](int lines) { return lines == 1; });
}

void addUnmet(const AddSlinkClaim &add)
{
    const auto unmet = [&](std::string_view text, bool areSeveral) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const auto clues = slinkClues(w[1], step.board);
            need(std::set(clues.begin(), clues.end()) == step.clues
                     && (clues.size() > 1) == areSeveral,
                 "these are its clues");
            const SlinkFacts supposed = supposition(w[0], w[2], step);
            need(drawings(step, supposed, nullptr).linesOf({}).empty(), "nothing fits");
        });
    };
    unmet("suppose {}: then {} could not be met. So {}.", false);
    unmet("suppose {}: then {} could not all be met. So {}.", true);
    add("suppose {}: then no way to draw the lines would fit all of {}. So {}.",
        [](const Words &w, const SlinkStep &step) {
            static const std::regex item("the dot at the \\w+ \\w+ of row \\d+, column \\d+");
            std::set<SlinkPlace> dots;
            for (auto at = std::sregex_iterator(w[1].begin(), w[1].end(), item);
                 at != std::sregex_iterator(); ++at)
                dots.insert(slinkDot(at->str()));
            need(step.clues.empty() && dots == step.dots, "these are its dots");
            const SlinkFacts supposed = supposition(w[0], w[2], step);
            need(drawings(step, supposed, nullptr).linesOf({}).empty(), "nothing fits");
        });
    add("no way is left to draw the lines that fits all of {}.",
        [](const Words &w, const SlinkStep &step) {
            const auto clues = slinkClues(w[0], step.board);
            need(step.isContradiction && std::set(clues.begin(), clues.end()) == step.clues,
                 "these are its clues");
            need(drawings(step, {}, nullptr).linesOf({}).empty(), "nothing fits");
        });
}

} // namespace

void addSlinkBlockClaims(const AddSlinkClaim &add)
{
    addFailures(add, "suppose {}: then ", false);
    addFailures(add, "suppose {}: then, with {} met, ", true);
    addUnmet(add);
}

} // namespace inkling::test
