// SPDX-License-Identifier: MIT
#include "support/slink/slinksentences.h"

#include <algorithm>
#include <bit>

namespace inkling::test {

namespace {

using Facts = SlinkFacts;

/// A place with four edges as the first words name it, with what is said of it and what follows.
class Around
{
public:
    Around(const std::string &name, const std::string &premises, const SlinkStep &step)
        : m_step(step)
        , m_spot(slinkSpot(name, step.board))
    {
        const bool isClue = name.starts_with("the ") && !m_spot.isDot;
        need(step.clues == (isClue ? std::set{m_spot.place} : std::set<SlinkPlace>{}),
             "it rests on that clue, or on none");
        need(m_spot.isDot ? step.dots.empty() || step.dots == std::set{m_spot.place}
                          : step.dots.empty(),
             "it rests on that dot, or on none");
        const Facts facts = premises.empty() ? Facts{} : slinkFacts(premises, step.board, &m_spot);
        need(facts == step.premises, "what is said to be known is what it rests on");
        for (unsigned way = 0; way < 16; ++way) {
            if (fits(way, facts) && isMet(way))
                m_ways.push_back(way);
            if (fits(way, facts))
                m_waysAlone.push_back(way);
        }
        for (int side = 0; side < 4; ++side)
            m_covered |= isSpokenOf(m_spot.edge(side), facts) ? 1u << side : 0u;
    }

    void concludes(const std::string &words) const
    {
        const Facts facts = slinkFacts(words, m_step.board, &m_spot);
        need(!m_step.isContradiction && facts == m_step.said, "what is said to follow follows");
        for (const unsigned way : m_ways)
            need(fits(way, m_step.said), "it holds in every way");
        need(!m_ways.empty(), "there is a way");
    }

    [[nodiscard]] const SlinkSpot &spot() const { return m_spot; }
    [[nodiscard]] int clue() const { return m_step.board.clue(m_spot.place); }
    [[nodiscard]] std::size_t wayCount() const { return m_ways.size(); }
    [[nodiscard]] std::set<std::set<int>> ways() const
    {
        std::set<std::set<int>> ways;
        for (const unsigned way : m_ways) {
            std::set<int> sides;
            for (int side = 0; side < 4; ++side) {
                if ((way >> side & 1) != 0)
                    sides.insert(side);
            }
            ways.insert(sides);
        }
        return ways;
    }
    /// The edges on the board that nothing is said of.
    [[nodiscard]] int others() const
    {
        int count = 0;
        for (int side = 0; side < 4; ++side) {
            count += (m_covered >> side & 1) == 0 && m_step.board.has(m_spot.edge(side)) ? 1 : 0;
        }
        return count;
    }
    /// Whether the premises alone say that so many of the edges they speak of are lines.
    void needKnownLines(int lines) const
    {
        for (const unsigned way : m_waysAlone)
            need(std::popcount(way & m_covered) == lines, "they have so many lines");
    }
    [[nodiscard]] bool hasKnownLine() const
    {
        return std::ranges::all_of(m_waysAlone,
                                   [&](unsigned way) { return (way & m_covered) != 0; });
    }

private:
    [[nodiscard]] bool isMet(unsigned way) const
    {
        const int lines = std::popcount(way);
        return (m_step.clues.empty() || lines == clue())
               && (!m_spot.isDot || lines == 0 || lines == 2);
    }
    [[nodiscard]] bool isLine(const SlinkEdge &edge, unsigned way) const
    {
        for (int side = 0; side < 4; ++side) {
            if (m_spot.edge(side) == edge)
                return (way >> side & 1) != 0;
        }
        throw std::invalid_argument("an edge elsewhere");
    }
    [[nodiscard]] bool isSpokenOf(const SlinkEdge &edge, const Facts &facts) const
    {
        return facts.lines.contains(edge)
               || std::ranges::any_of(facts.corners, [&](const auto &corner) {
                      const auto &[cell, at] = corner.first;
                      return edgeOfCell(cell, at) == edge || edgeOfCell(cell, (at + 3) % 4) == edge;
                  });
    }
    /// Whether facts about these edges hold; the cells of a pair are parted by the edges between them.
    [[nodiscard]] bool fits(unsigned way, const Facts &facts) const
    {
        for (int side = 0; side < 4; ++side) {
            if ((way >> side & 1) != 0 && !m_step.board.has(m_spot.edge(side)))
                return false;
        }
        for (const auto &[edge, line] : facts.lines) {
            if (isLine(edge, way) != line)
                return false;
        }
        for (const auto &[corner, counts] : facts.corners) {
            const auto &[cell, at] = corner;
            const int lines = (isLine(edgeOfCell(cell, at), way) ? 1 : 0)
                              + (isLine(edgeOfCell(cell, (at + 3) % 4), way) ? 1 : 0);
            if (!counts.contains(lines))
                return false;
        }
        return std::ranges::all_of(facts.alike, [&](const auto &pair) {
            return areAlike(pair.first.first, pair.first.second, way) == pair.second;
        });
    }
    [[nodiscard]] bool areAlike(SlinkPlace first, SlinkPlace second, unsigned way) const
    {
        // By way of the cell beside both, with an edge to each.
        for (int side = 0; side < 4; ++side) {
            const SlinkPlace middle = cellBeside(first, side);
            for (int next = 0; next < 4; ++next) {
                if (cellBeside(middle, next) != second)
                    continue;
                try {
                    return isLine(edgeOfCell(first, side), way)
                           == isLine(edgeOfCell(middle, next), way);
                } catch (const std::invalid_argument &) {
                    continue;
                }
            }
        }
        throw std::invalid_argument("cells elsewhere");
    }

    const SlinkStep &m_step;
    SlinkSpot m_spot;
    unsigned m_covered = 0;
    std::vector<unsigned> m_ways;
    std::vector<unsigned> m_waysAlone; ///< where neither the clue nor the dot is asked
};

void needClue(const Around &around, const SlinkStep &step)
{
    need(!around.spot().isDot && !step.clues.empty(), "it is a clue");
}

void needDot(const Around &around, const SlinkStep &step)
{
    need(around.spot().isDot && !step.dots.empty(), "it is a dot");
}

void addCornerClues(const AddSlinkClaim &add)
{
    const auto alone = [&](std::string_view text, int number) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const Around around(w[0], "", step);
            needClue(around, step);
            need(around.clue() == number, "it has or misses just one");
            around.concludes(w[1]);
        });
    };
    alone("{} has only one line: {}.", 1);
    alone("{} misses only one edge: {}.", 3);
    const auto withSum = [&](std::string_view text, auto linesOfOthers) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const Around around(w[0], w[1], step);
            needClue(around, step);
            if (w.size() == 4)
                need(numberIn(w[2]) == around.others(), "so many other edges");
            around.needKnownLines(around.clue() - linesOfOthers(around.others()));
            around.concludes(w.back());
        });
    };
    withSum("{} has {}, and that is all: {}.", [](int) { return 0; });
    withSum("{} has {}, so its other edge is a line: {}.", [](int others) {
        need(others == 1, "one other");
        return 1;
    });
    withSum("{} has {}, so its other {} edges are lines: {}.", [](int others) {
        need(others > 1, "several others");
        return others;
    });
    withSum("{} has {}, so one of its other {} edges is a line: {}.", [](int) { return 1; });
    const auto parting = [&](std::string_view text, bool isAtBorder) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const Around around(w[0], w[1], step);
            needClue(around, step);
            need(around.others() == 2, "two other sides");
            around.needKnownLines(around.clue() - 1);
            std::vector<SlinkPlace> cells;
            for (int side = 0; side < 4; ++side) {
                const SlinkPlace cell = cellBeside(around.spot().place, side);
                const auto known = step.premises.lines.find(around.spot().edge(side));
                if (known == step.premises.lines.end() && step.board.hasCell(cell))
                    cells.push_back(cell);
            }
            Facts facts;
            if (isAtBorder)
                facts.inside[cells.at(0)] = true;
            else
                facts.addPair(cells.at(0), cells.at(1), false);
            need(cells.size() == (isAtBorder ? 1 : 2) && facts == step.conclusions,
                 "the cells on the other sides");
            need(slinkFacts(w[2], step.board) == facts, "that follows");
        });
    };
    parting("{} has {}, so just one line separates the cells on its other two sides: {}.", false);
    parting(
        "{} has {}, so just one line separates the cell on its other side from the outside beyond "
        "the border: {}.",
        true);
    withSum("{} has {}, so two of its other {} edges are lines: {}.", [](int) { return 2; });
    add("{} has {}, and the rest of its lines at the opposite one: {}.",
        [](const Words &w, const SlinkStep &step) {
            const Around around(w[0], w[1], step);
            needClue(around, step);
            need(step.premises.corners.size() == 1 && step.premises.size() == 1, "one corner");
            const int opposite = (step.premises.corners.begin()->first.second + 2) % 4;
            need(w[1].find("corner") != std::string::npos, "a corner is named");
            for (const auto &[corner, counts] : step.conclusions.corners)
                need(corner.second == opposite, "at the opposite corner");
            for (const auto &[edge, isLine] : step.conclusions.lines)
                need(edge == edgeOfCell(around.spot().place, opposite)
                         || edge == edgeOfCell(around.spot().place, (opposite + 3) % 4),
                     "at the opposite corner");
            around.concludes(w[2]);
        });
    add("{} has {}, which must make {} together: {}.", [](const Words &w, const SlinkStep &step) {
        const Around around(w[0], w[1], step);
        needClue(around, step);
        need(numberIn(w[2]) == around.clue() && around.others() == 0, "they make up the clue");
        std::set<SlinkEdge> edges;
        std::size_t named = step.premises.lines.size();
        for (const auto &[edge, isLine] : step.premises.lines)
            edges.insert(edge);
        for (const auto &[corner, counts] : step.premises.corners) {
            edges.insert(edgeOfCell(corner.first, corner.second));
            edges.insert(edgeOfCell(corner.first, (corner.second + 3) % 4));
            named += 2;
        }
        need(edges.size() == 4 && named == 4, "no edge is counted twice");
        around.concludes(w[3]);
    });
}

void addCornerDots(const AddSlinkClaim &add)
{
    add("only two edges meet at {}, both lines or both crossed: {}.",
        [](const Words &w, const SlinkStep &step) {
            const Around around(w[0], "", step);
            needDot(around, step);
            need(around.others() == 2, "only two edges");
            around.concludes(w[1]);
        });
    add("{} has {}, and two is all it can have: {}.", [](const Words &w, const SlinkStep &step) {
        const Around around(w[0], w[1], step);
        needDot(around, step);
        need(around.hasKnownLine(), "it has lines");
        around.concludes(w[2]);
    });
    add("{} has {}, so the line goes on by just one other edge: {}.",
        [](const Words &w, const SlinkStep &step) {
            const Around around(w[0], w[1], step);
            needDot(around, step);
            around.needKnownLines(1);
            around.concludes(w[2]);
        });
    add("{} has {}, so its other two edges are both lines or both crossed: {}.",
        [](const Words &w, const SlinkStep &step) {
            const Around around(w[0], w[1], step);
            needDot(around, step);
            need(around.others() == 2, "two others");
            for (const auto &way : around.ways())
                need(way.size() % 2 == 0 && !around.hasKnownLine(), "both or none");
            around.concludes(w[2]);
        });
    add("{} has {}, and two lines in all: {}.", [](const Words &w, const SlinkStep &step) {
        const Around around(w[0], w[1], step);
        needDot(around, step);
        for (const auto &way : around.ways())
            need(way.size() == 2, "two lines in all");
        around.concludes(w[2]);
    });
    add("{} has {}, so a line on its other edge could not go on: {}.",
        [](const Words &w, const SlinkStep &step) {
            const Around around(w[0], w[1], step);
            needDot(around, step);
            need(around.others() == 1, "one other");
            around.needKnownLines(0);
            around.concludes(w[2]);
        });
}

void addCells(const AddSlinkClaim &add)
{
    add("{} has {}: {}.", [](const Words &w, const SlinkStep &step) {
        const Around around(w[0], w[1], step);
        need(step.clues.empty() && step.dots.empty(), "of a corner alone");
        around.concludes(w[2]);
    });
    /// The two cells that a corner lies between are on different sides, or on the same.
    const auto pair = [&](std::string_view text, const std::set<int> &counts, bool areAlike) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const Around around(w[0], w[1], step);
            need(!around.spot().isDot && step.premises.size() == 1
                     && step.premises.corners.size() == 1
                     && step.premises.corners.begin()->second == counts,
                 "such a corner");
            const auto &[cell, corner] = step.premises.corners.begin()->first;
            Facts facts;
            facts.addPair(cellBeside(cell, corner), cellBeside(cell, (corner + 3) % 4), areAlike);
            need(facts == step.conclusions, "the cells beside it there");
            around.concludes(w[2]);
        });
    };
    pair("{} has {}, which separates the two cells beside it there: {}.", {1}, false);
    pair("{} has {}, so none or two lines separate the two cells beside it there: "
         "{}.",
         {0, 2}, true);
    const auto across = [&](std::string_view text, int count) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const Around around(w[0], w[1], step);
            need(step.clues.empty() && step.premises.lines.size() == 2 && step.premises.size() == 2,
                 "of two sides of a cell");
            int lines = 0;
            std::vector<SlinkPlace> cells;
            for (const auto &[edge, isLine] : step.premises.lines) {
                lines += isLine ? 1 : 0;
                const auto beside = cellsBeside(edge);
                cells.push_back(beside[beside[0] == around.spot().place ? 1 : 0]);
            }
            need(lines == count, "so many lines");
            Facts facts;
            facts.addPair(cells[0], cells[1], count != 1);
            need(facts == step.conclusions, "the cells on these two sides");
            around.concludes(w[2]);
        });
    };
    across("{} has {}, so no line separates the cells on these two sides: {}.", 0);
    across("{} has {}, so just one line separates the cells on these two sides: {}.", 1);
    across("{} has {}, so two lines separate the cells on these two sides: {}.", 2);
    add("{} cannot have {}.", [](const Words &w, const SlinkStep &step) {
        need(step.isContradiction && Around(w[0], w[1], step).wayCount() == 0, "no way fits");
    });
    add("{} has {}, so it can only have {}: {}.", [](const Words &w, const SlinkStep &step) {
        const Around around(w[0], w[1], step);
        need(around.ways().size() == 1 && around.ways() == slinkWays(w[2]), "that is the only way");
        around.concludes(w[3]);
    });
    add("{} has {}, so it has either {}; each way, {}.", [](const Words &w, const SlinkStep &step) {
        const Around around(w[0], w[1], step);
        need(around.ways().size() > 1 && around.ways() == slinkWays(w[2]), "these are the ways");
        around.concludes(w[3]);
    });
    add("{} has {}: in each of the {} ways that are left, {}.",
        [](const Words &w, const SlinkStep &step) {
            const Around around(w[0], w[1], step);
            need(int(around.wayCount()) == numberIn(w[2]), "so many ways");
            around.concludes(w[3]);
        });
}

/// What is said of the cells round a clue, and of its edges.
void needGrounds(const std::string &words, const SlinkStep &step)
{
    need(slinkFacts(words, step.board) == step.premises, "what is known is what it rests on");
}

void addColours(const AddSlinkClaim &add)
{
    add("{} cannot be met, for {}.", [](const Words &w, const SlinkStep &step) {
        need(step.isContradiction && step.clues == std::set{slinkClue(w[0], step.board)},
             "it rests on that clue");
        needGrounds(w[1], step);
    });
    add("{}, which leaves only this at {}: {}.", [](const Words &w, const SlinkStep &step) {
        const SlinkSpot spot = slinkSpot(w[1], step.board);
        need(step.clues.empty()
                 && step.dots
                        == (spot.isDot && !step.dots.empty() ? std::set{spot.place}
                                                             : std::set<SlinkPlace>{}),
             "it rests on that place");
        needGrounds(w[0], step);
        need(slinkFacts(w[2], step.board, &spot) == step.conclusions, "that follows");
    });
}

/// What was known before, where it says more together with what follows.
void addKnown(const AddSlinkClaim &add)
{
    add("Known already: {}. Together that makes {}.", [](const Words &w, const SlinkStep &step) {
        std::size_t count = 0;
        for (const Fact &fact : step.told.step.conclusions) {
            const Fact told = toldBy(fact, step.told.before);
            if (told == fact || told == step.told.before.fact(fact.unknown))
                continue;
            ++count;
            const auto describe
                = [&](const Fact &each) { return step.told.model.describe(each).english(); };
            need(w[0].find(describe(step.told.before.fact(fact.unknown))) != std::string::npos,
                 "that was known");
            need(w[1].find(describe(told)) != std::string::npos, "that is known then");
        }
        need(count > 0 && slinkFacts(w[0], step.board).size() == count, "it makes a difference");
    });
}

} // namespace

void addSlinkCornerClaims(const AddSlinkClaim &add)
{
    addKnown(add);
    addCornerClues(add);
    addCornerDots(add);
    addCells(add);
    addColours(add);
}

} // namespace inkling::test
