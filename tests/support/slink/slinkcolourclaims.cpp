// SPDX-License-Identifier: MIT
#include "support/slink/slinksentences.h"

#include <algorithm>

namespace inkling::test {

namespace {

using Facts = SlinkFacts;

bool isInside(const std::string &word)
{
    need(word == "inside" || word == "outside", "a side: " + word);
    return word == "inside";
}

void needFrom(const Facts &facts, const SlinkStep &step)
{
    need(facts == step.premises && step.clues.empty() && step.dots.empty(),
         "it rests on just that");
}

void needThen(const Facts &facts, const SlinkStep &step)
{
    need(!step.isContradiction && facts == step.conclusions, "that follows");
}

SlinkEdge edgeBetween(SlinkPlace first, SlinkPlace second)
{
    for (int side = 0; side < 4; ++side) {
        if (cellBeside(first, side) == second)
            return edgeOfCell(first, side);
    }
    throw std::invalid_argument("they are not side by side");
}

/// That the edge is on the border, beside that cell.
void needBorder(const SlinkEdge &edge, SlinkPlace cell, const SlinkStep &step)
{
    const auto cells = cellsBeside(edge);
    need((cells[0] == cell && !step.board.hasCell(cells[1]))
             || (cells[1] == cell && !step.board.hasCell(cells[0])),
         "that edge of the cell is on the border");
}

/// The border edge that a step speaks of beside a cell.
SlinkEdge borderEdge(const Facts &facts, SlinkPlace cell, const SlinkStep &step)
{
    need(facts.lines.size() == 1, "one edge");
    needBorder(facts.lines.begin()->first, cell, step);
    return facts.lines.begin()->first;
}

Facts colours(std::initializer_list<std::pair<SlinkPlace, bool>> cells)
{
    Facts facts;
    for (const auto &[cell, isInsideCell] : cells)
        facts.inside[cell] = isInsideCell;
    return facts;
}

void addAcross(const AddSlinkClaim &add)
{
    const auto between = [](const Words &w, bool isLine, const SlinkStep &step) {
        const SlinkPlace to = slinkCell(w[0]);
        const SlinkPlace from = slinkCell(w[1]);
        const bool side = isInside(w[2]);
        const bool told = isInside(w[3]);
        need((side != told) == isLine, "a line parts the sides");
        Facts facts = colours({{from, side}});
        facts.lines[edgeBetween(to, from)] = isLine;
        needFrom(facts, step);
        needThen(colours({{to, told}}), step);
    };
    add("a line separates {} from {}, which is {}: it is {}.",
        [=](const Words &w, const SlinkStep &step) { between(w, true, step); });
    add("no line separates {} from {}, which is {}: it is {}, too.",
        [=](const Words &w, const SlinkStep &step) { between(w, false, step); });
    const auto border = [&](std::string_view text, bool isLine) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const SlinkEdge edge = slinkEdge(w[0], step.board);
            const SlinkPlace cell = slinkCell(w[1]);
            needBorder(edge, cell, step);
            Facts facts;
            facts.lines[edge] = isLine;
            needFrom(facts, step);
            needThen(colours({{cell, isLine}}), step);
        });
    };
    border("the line {} is on the border: {} is inside.", true);
    border("the border {} has no line: {} is outside.", false);
    const auto pair = [](const Words &w, bool areAlike, const SlinkStep &step) {
        const SlinkPlace to = slinkCell(w[0]);
        const SlinkPlace from = slinkCell(w[1]);
        need(slinkCell(w[2]) == from && slinkCell(w[4]) == to, "the same cells");
        need((isInside(w[3]) == isInside(w[5])) == areAlike, "as they are");
        Facts facts = colours({{from, isInside(w[3])}});
        facts.addPair(to, from, areAlike);
        needFrom(facts, step);
        needThen(colours({{to, isInside(w[5])}}), step);
    };
    add("{} and {} are on different sides, and {} is {}: {} is {}.",
        [=](const Words &w, const SlinkStep &step) { pair(w, false, step); });
    add("{} and {} are on the same side, and {} is {}: {} is {}, too.",
        [=](const Words &w, const SlinkStep &step) { pair(w, true, step); });
}

void addEdges(const AddSlinkClaim &add)
{
    const auto drawn = [](SlinkPlace first, SlinkPlace second, bool isLine) {
        Facts facts;
        facts.lines[edgeBetween(first, second)] = isLine;
        return facts;
    };
    add("{} is inside, {} is outside: a line runs between them.",
        [=](const Words &w, const SlinkStep &step) {
            const auto [in, out] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            needFrom(colours({{in, true}, {out, false}}), step);
            needThen(drawn(in, out, true), step);
        });
    add("{} and {} are both {}: no line runs between them.",
        [=](const Words &w, const SlinkStep &step) {
            const auto [first, second] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            needFrom(colours({{first, isInside(w[2])}, {second, isInside(w[2])}}), step);
            needThen(drawn(first, second, false), step);
        });
    const auto border = [&](std::string_view text, bool inside) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const SlinkPlace cell = slinkCell(w[0]);
            needFrom(colours({{cell, inside}}), step);
            const Facts facts = slinkFacts(w[1], step.board);
            const SlinkEdge edge = borderEdge(facts, cell, step);
            need(facts.lines.at(edge) == inside, "a line only round the inside");
            needThen(facts, step);
        });
    };
    border("{} is inside, and beyond the border is outside: {}.", true);
    border("{} is outside, and so is all beyond the border: {}.", false);
    const auto pair = [&](std::string_view text, bool areAlike) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const auto [first, second] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            Facts facts;
            facts.addPair(first, second, areAlike);
            needFrom(facts, step);
            needThen(drawn(first, second, !areAlike), step);
        });
    };
    pair("{} and {} are on different sides: a line runs between them.", false);
    pair("{} and {} are on the same side: no line runs between them.", true);
}

void addColourClashes(const AddSlinkClaim &add)
{
    const auto clash = [](Facts facts, const SlinkEdge &edge, bool isLine, const SlinkStep &step) {
        facts.lines[edge] = isLine;
        needFrom(facts, step);
        need(step.isContradiction, "it is a contradiction");
    };
    add("a line runs between {} and {}, but both are {}.",
        [=](const Words &w, const SlinkStep &step) {
            const auto [first, second] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            clash(colours({{first, isInside(w[2])}, {second, isInside(w[2])}}),
                  edgeBetween(first, second), true, step);
        });
    add("no line runs between {}, which is inside, and {}, which is outside.",
        [=](const Words &w, const SlinkStep &step) {
            const auto [in, out] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            clash(colours({{in, true}, {out, false}}), edgeBetween(in, out), false, step);
        });
    const auto pair = [](Facts facts, SlinkPlace first, SlinkPlace second, bool areAlike,
                         const SlinkStep &step) {
        facts.addPair(first, second, areAlike);
        needFrom(facts, step);
        need(step.isContradiction, "it is a contradiction");
    };
    add("{} and {} are on the same side, but {} is inside and {} is outside.",
        [=](const Words &w, const SlinkStep &step) {
            const auto [in, out] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            need(slinkCell(w[2]) == in && slinkCell(w[3]) == out, "of the same two");
            pair(colours({{in, true}, {out, false}}), in, out, true, step);
        });
    add("{} and {} are on different sides, but both are {}.",
        [=](const Words &w, const SlinkStep &step) {
            const auto [first, second] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            pair(colours({{first, isInside(w[2])}, {second, isInside(w[2])}}), first, second, false,
                 step);
        });
    const auto border = [&](std::string_view text, bool isLine) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const SlinkEdge edge = slinkEdge(w[0], step.board);
            needBorder(edge, slinkCell(w[1]), step);
            clash(colours({{slinkCell(w[1]), !isLine}}), edge, isLine, step);
        });
    };
    border("the line {} is on the border, but {} is outside.", true);
    border("the border {} has no line, but {} is inside.", false);
}

/// A node of a chain: a cell, or the border, which is nowhere on the board.
constexpr SlinkPlace theBorder{-1, -1};

SlinkPlace node(const std::string &words)
{
    return words == "the border" ? theBorder : slinkCell(words);
}

struct Link
{
    SlinkPlace first;
    SlinkPlace second;
    bool changes;
};

std::vector<Link> linksOf(const SlinkStep &step)
{
    std::vector<Link> links;
    const auto onBoard
        = [&](SlinkPlace cell) { return step.board.hasCell(cell) ? cell : theBorder; };
    for (const auto &[edge, isLine] : step.premises.lines) {
        const auto cells = cellsBeside(edge);
        links.push_back({onBoard(cells[0]), onBoard(cells[1]), isLine});
    }
    for (const auto &[cell, inside] : step.premises.inside)
        links.push_back({cell, theBorder, inside});
    for (const auto &[cells, areAlike] : step.premises.alike)
        links.push_back({cells.first, cells.second, !areAlike});
    return links;
}

/// The nodes between the ends of the one path that the links make, each link used once.
std::vector<SlinkPlace> pathOf(std::vector<Link> links, SlinkPlace from, SlinkPlace to)
{
    std::vector<SlinkPlace> nodes;
    SlinkPlace at = from;
    while (!links.empty()) {
        const auto next = std::ranges::find_if(
            links, [&](const Link &link) { return link.first == at || link.second == at; });
        need(next != links.end(), "the way leads on");
        at = next->first == at ? next->second : next->first;
        links.erase(next);
        if (!links.empty())
            nodes.push_back(at);
    }
    need(at == to, "the way leads there");
    return nodes;
}

void addChain(const AddSlinkClaim &add)
{
    const auto ofTwo
        = [](SlinkPlace one, bool side, SlinkPlace other, bool otherSide, const SlinkStep &step) {
              needFrom(colours({{one, side}, {other, otherSide}}), step);
              Facts facts;
              facts.addPair(one, other, side == otherSide);
              needThen(facts, step);
          };
    add("{} and {} are both {}: they are on the same side.",
        [=](const Words &w, const SlinkStep &step) {
            const bool side = isInside(w[2]);
            ofTwo(slinkCell(w[0]), side, slinkCell(w[1]), side, step);
        });
    add("{} is inside, {} is outside: they are on different sides.",
        [=](const Words &w, const SlinkStep &step) {
            ofTwo(slinkCell(w[0]), true, slinkCell(w[1]), false, step);
        });
    add("{} on the way from {} over {} to {}: {}.", [](const Words &w, const SlinkStep &step) {
        const auto [from, to] = std::pair(node(w[1]), node(w[3]));
        const auto links = linksOf(step);
        need(step.clues.empty() && step.dots.empty() && step.premises.corners.empty(),
             "it rests on the way");
        const auto nodes = pathOf(links, from, to);
        static const std::regex manyCells("\\d+ cells");
        if (std::regex_match(w[2], manyCells)) {
            need(numberIn(w[2]) == int(nodes.size()), "over so many cells");
        } else {
            static const std::regex item("row \\d+, column \\d+|the border");
            std::vector<SlinkPlace> named;
            for (auto at = std::sregex_iterator(w[2].begin(), w[2].end(), item);
                 at != std::sregex_iterator(); ++at)
                named.push_back(node(at->str()));
            need(named == nodes, "over these");
        }
        const auto changes = std::ranges::count_if(links, &Link::changes);
        const bool ofLines = step.premises.size() == step.premises.lines.size();
        const std::string number = std::to_string(changes);
        const std::string does = ofLines
                                     ? (changes == 0   ? "no line is passed over"
                                        : changes == 1 ? "one line is passed over"
                                                       : number + " lines are passed over")
                                     : (changes == 0   ? "the side never changes"
                                        : changes == 1 ? "the side changes once"
                                                       : "the side changes " + number + " times");
        need(w[0] == does, does);
        Facts facts;
        if (from == theBorder || to == theBorder) {
            facts = slinkFacts(w[4], step.board);
            const SlinkPlace cell = from == theBorder ? to : from;
            need(facts == colours({{cell, changes % 2 == 1}}), "that side");
        } else {
            facts.addPair(from, to, changes % 2 == 0);
            need(w[4]
                     == (changes % 2 == 0 ? "they are on the same side"
                                          : "they are on different sides"),
                 "those sides");
        }
        needThen(facts, step);
    });
}

/// That these are the four cells round a dot, each pair across from each other on a side of its own.
void needCrosswise(std::array<SlinkPlace, 2> ones, std::array<SlinkPlace, 2> others,
                   const SlinkStep &step)
{
    const auto across = [](std::array<SlinkPlace, 2> cells) {
        return std::abs(cells[0].first - cells[1].first) == 1
               && std::abs(cells[0].second - cells[1].second) == 1;
    };
    need(across(ones) && across(others), "across from each other");
    need(std::set{ones[0].first, ones[1].first} == std::set{others[0].first, others[1].first}
             && std::set{ones[0].second, ones[1].second}
                    == std::set{others[0].second, others[1].second}
             && ones[0] != others[0] && ones[0] != others[1],
         "round one dot");
    need(step.loop && step.clues.empty() && step.dots.empty(), "it rests on the one loop");
}

void addCrosswise(const AddSlinkClaim &add)
{
    add("{} and {} are both {}, {} is {}. If {} were also {}, the loop would touch itself where "
        "the "
        "four meet: it is {}.",
        [](const Words &w, const SlinkStep &step) {
            const std::array both{slinkCell(w[0]), slinkCell(w[1])};
            const auto [other, cell] = std::pair(slinkCell(w[3]), slinkCell(w[5]));
            const bool side = isInside(w[2]);
            need(isInside(w[4]) != side && w[6] == w[4] && w[7] == w[2], "of two sides");
            needCrosswise(both, {other, cell}, step);
            need(step.premises == colours({{both[0], side}, {both[1], side}, {other, !side}}),
                 "it rests on just that");
            needThen(colours({{cell, side}}), step);
        });
    add("{} and {} are both inside, {} and {} both outside: the loop would touch itself where the "
        "four meet.",
        [](const Words &w, const SlinkStep &step) {
            const std::array in{slinkCell(w[0]), slinkCell(w[1])};
            const std::array out{slinkCell(w[2]), slinkCell(w[3])};
            needCrosswise(in, out, step);
            need(step.isContradiction
                     && step.premises
                            == colours(
                                {{in[0], true}, {in[1], true}, {out[0], false}, {out[1], false}}),
                 "it is at odds with just that");
        });
}

} // namespace

void addSlinkColourClaims(const AddSlinkClaim &add)
{
    addCrosswise(add);
    addAcross(add);
    addEdges(add);
    addColourClashes(add);
    addChain(add);
}

} // namespace inkling::test
