// SPDX-License-Identifier: MIT
#include "support/slink/slinksentences.h"

#include <algorithm>

namespace inkling::test {

namespace {

using Colours = std::map<SlinkPlace, bool>;

constexpr SlinkPlace beyond{-1, -1};

/// Whether two cells - or one and what is beyond the border - can be joined without leaving a side: through
/// cells that are not known to be on the other, and not across lines.
bool canJoin(const Colours &colours, SlinkPlace from, SlinkPlace to, bool side,
             const SlinkStep &step)
{
    std::set<SlinkPlace> reached{from};
    std::vector<SlinkPlace> queue{from};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (int at = 0; at < 4; ++at) {
            if (step.hasLine(edgeOfCell(queue[i], at)))
                continue;
            const SlinkPlace next = cellBeside(queue[i], at);
            if (!step.board.hasCell(next)) {
                if (to == beyond && !side)
                    return true;
                continue;
            }
            const auto colour = colours.find(next);
            if ((colour == colours.end() || colour->second == side) && reached.insert(next).second)
                queue.push_back(next);
        }
    }
    return reached.contains(to);
}

/// What edges and pairs say of further cells; beyond the border is outside.
Colours spread(Colours colours, const SlinkFacts &facts, const SlinkStep &step)
{
    const auto of = [&](SlinkPlace cell) -> std::optional<bool> {
        if (!step.board.hasCell(cell))
            return false;
        const auto found = colours.find(cell);
        return found == colours.end() ? std::nullopt : std::optional(found->second);
    };
    const auto join = [&](SlinkPlace first, SlinkPlace second, bool differ) {
        for (const auto &[from, to] : {std::pair(first, second), std::pair(second, first)}) {
            if (of(from) && !of(to))
                colours[to] = *of(from) != differ;
        }
    };
    for (std::size_t before = ~std::size_t{0}; before != colours.size();) {
        before = colours.size();
        for (const auto &[edge, isLine] : facts.lines)
            join(cellsBeside(edge)[0], cellsBeside(edge)[1], isLine);
        for (const auto &[cells, areAlike] : facts.alike)
            join(cells.first, cells.second, !areAlike);
    }
    return colours;
}

/// By the edges and pairs of the step.
Colours spread(Colours colours, const SlinkStep &step)
{
    return spread(std::move(colours), step.premises, step);
}

void needLoopAlone(const SlinkStep &step)
{
    need(step.loop && step.clues.empty() && step.dots.empty() && step.premises.corners.empty(),
         "it rests on the one loop");
}

/// That just this is concluded of a cell.
void needConclusion(SlinkPlace cell, bool inside, const SlinkStep &step)
{
    SlinkFacts facts;
    facts.inside[cell] = inside;
    need(!step.isContradiction && facts == step.conclusions, "that follows");
    needLoopAlone(step);
}

void needKnown(SlinkPlace cell, bool inside, const SlinkStep &step)
{
    const auto found = step.premises.inside.find(cell);
    need(found != step.premises.inside.end() && found->second == inside, "it is known to be that");
}

Colours supposing(SlinkPlace cell, bool inside, const SlinkStep &step)
{
    Colours colours = step.premises.inside;
    need(!colours.contains(cell), "it is open");
    colours[cell] = inside;
    return colours;
}

void addAlone(const AddSlinkClaim &add)
{
    add("inside, {} would be cut off from {}, which is inside: it is outside.",
        [](const Words &w, const SlinkStep &step) {
            const auto [cell, other] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            needConclusion(cell, false, step);
            needKnown(other, true, step);
            need(!canJoin(supposing(cell, true, step), cell, other, true, step), "cut off");
        });
    add("outside, {} could not reach the border: it is inside.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkPlace cell = slinkCell(w[0]);
            needConclusion(cell, true, step);
            need(!canJoin(supposing(cell, false, step), cell, beyond, false, step), "cut off");
        });
    add("if {} were outside, {} and {}, both inside, would be cut off from each other: it is "
        "inside.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkPlace cell = slinkCell(w[0]);
            const auto [first, second] = std::pair(slinkCell(w[1]), slinkCell(w[2]));
            needConclusion(cell, true, step);
            needKnown(first, true, step);
            needKnown(second, true, step);
            need(!canJoin(supposing(cell, false, step), first, second, true, step), "cut off");
        });
    add("if {} were inside, {}, which is outside, could not reach the border: it is outside.",
        [](const Words &w, const SlinkStep &step) {
            const auto [cell, other] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            needConclusion(cell, false, step);
            needKnown(other, false, step);
            need(!canJoin(supposing(cell, true, step), other, beyond, false, step), "cut off");
        });
}

/// What is supposed of a cell, and all that it settles; the conclusion is the opposite.
Colours supposed(const std::string &supposition, const std::string &conclusion,
                 const SlinkStep &step)
{
    const SlinkFacts facts = slinkFacts(supposition, step.board);
    need(facts.size() == 1 && facts.inside.size() == 1, "one cell is supposed");
    const auto &[cell, inside] = *facts.inside.begin();
    const SlinkFacts opposite = slinkFacts(conclusion, step.board);
    need(opposite.size() == 1 && opposite.inside.contains(cell), "of the same cell");
    need(opposite.inside.at(cell) != inside, "the opposite");
    needConclusion(cell, !inside, step);
    return spread(supposing(cell, inside, step), step);
}

/// The cells that a list names, or so many, are those that the supposition settles.
void needSettles(const std::string &words, const Colours &colours, const SlinkStep &step)
{
    const std::size_t others = colours.size() - step.premises.inside.size() - 1;
    if (words.find("row") == std::string::npos) {
        need(std::size_t(numberIn(words)) == others, "so many other cells");
        return;
    }
    const SlinkFacts facts = slinkFacts(words, step.board);
    need(facts.size() == facts.inside.size() && facts.size() == others, "all of them");
    for (const auto &[cell, inside] : facts.inside) {
        need(!step.premises.inside.contains(cell), "not known before");
        need(colours.contains(cell) && colours.at(cell) == inside, "it settles that");
    }
}

void addGroups(const AddSlinkClaim &add)
{
    const auto ofInside = [&](std::string_view text) {
        add(text, [](const Words &w, const SlinkStep &step) {
            const Colours colours = supposed(w[0], w[4], step);
            needSettles(w[1], colours, step);
            const auto [first, second] = std::pair(slinkCell(w[2]), slinkCell(w[3]));
            need(colours.contains(first) && colours.at(first) && colours.contains(second)
                     && colours.at(second),
                 "both would be inside");
            need(!canJoin(colours, first, second, true, step), "cut off");
        });
    };
    const std::string cut
        = ", and {} and {}, both inside, would be cut off from each other. So {}.";
    ofInside("suppose {}: then {}" + cut);
    ofInside("suppose {}: that decides {} other cells" + cut);
    const auto ofOutside = [&](std::string_view text) {
        add(text, [](const Words &w, const SlinkStep &step) {
            const Colours colours = supposed(w[0], w[3], step);
            needSettles(w[1], colours, step);
            const SlinkPlace cell = slinkCell(w[2]);
            need(colours.contains(cell) && !colours.at(cell), "it would be outside");
            need(!canJoin(colours, cell, beyond, false, step), "cut off");
        });
    };
    const std::string reach = ", and {}, outside, could not reach the border. So {}.";
    ofOutside("suppose {}: then {}" + reach);
    ofOutside("suppose {}: that decides {} other cells" + reach);
}

/// What is known, with the opposite of one thing that the step says; which is at odds with all else that it says.
Colours otherwise(const std::string &conclusions, const SlinkStep &step)
{
    need(step.loop && step.clues.empty() && step.premises.corners.empty() && !step.isContradiction,
         "it rests on the one loop");
    need(slinkFacts(conclusions, step.board) == step.conclusions, "that follows");
    const auto isAtOdds = [&](const Colours &colours) {
        const auto side = [&](SlinkPlace cell) -> std::optional<bool> {
            if (!step.board.hasCell(cell))
                return false;
            const auto found = colours.find(cell);
            return found == colours.end() ? std::nullopt : std::optional(found->second);
        };
        const auto areUnlike = [&](SlinkPlace first, SlinkPlace second, bool differ) {
            return side(first) && side(second) && (*side(first) != *side(second)) != differ;
        };
        return std::ranges::all_of(step.said.inside,
                                   [&](const auto &fact) {
                                       return side(fact.first).value_or(fact.second) != fact.second;
                                   })
               && std::ranges::all_of(step.said.lines,
                                      [&](const auto &fact) {
                                          const auto cells = cellsBeside(fact.first);
                                          return areUnlike(cells[0], cells[1], fact.second);
                                      })
               && std::ranges::all_of(step.said.alike, [&](const auto &fact) {
                      return areUnlike(fact.first.first, fact.first.second, !fact.second);
                  });
    };
    const auto tryOne = [&](Colours colours, SlinkFacts facts) -> std::optional<Colours> {
        facts.lines.insert(step.premises.lines.begin(), step.premises.lines.end());
        facts.alike.insert(step.premises.alike.begin(), step.premises.alike.end());
        colours = spread(std::move(colours), facts, step);
        return isAtOdds(colours) ? std::optional(std::move(colours)) : std::nullopt;
    };
    std::optional<Colours> colours;
    for (const auto &[cell, inside] : step.said.inside) {
        Colours supposed = step.premises.inside;
        supposed[cell] = !inside;
        colours = colours ? colours : tryOne(std::move(supposed), {});
    }
    for (const auto &[edge, isLine] : step.said.lines) {
        SlinkFacts facts;
        facts.lines[edge] = !isLine;
        colours = colours ? colours : tryOne(step.premises.inside, std::move(facts));
    }
    for (const auto &[cells, areAlike] : step.said.alike) {
        SlinkFacts facts;
        facts.alike[cells] = !areAlike;
        colours = colours ? colours : tryOne(step.premises.inside, std::move(facts));
    }
    need(colours.has_value(), "its opposite says which sides cells are on");
    return *colours;
}

/// That a list names the cells that are not known before.
void needNews(const std::string &words, const Colours &colours, const SlinkStep &step)
{
    Colours news = colours;
    for (const auto &[cell, inside] : step.premises.inside)
        news.erase(cell);
    const SlinkFacts facts = slinkFacts(words, step.board);
    need(facts.size() == facts.inside.size() && facts.inside == news, "these follow");
}

void addOtherwise(const AddSlinkClaim &add)
{
    add("Otherwise {}, and {} and {}, both inside, would be cut off from each other: {}.",
        [](const Words &w, const SlinkStep &step) {
            const Colours colours = otherwise(w[3], step);
            needNews(w[0], colours, step);
            const auto [first, second] = std::pair(slinkCell(w[1]), slinkCell(w[2]));
            need(colours.contains(first) && colours.at(first) && colours.contains(second)
                     && colours.at(second),
                 "both would be inside");
            need(!canJoin(colours, first, second, true, step), "cut off");
        });
    add("Otherwise {}, and {}, outside, could not reach the border: {}.",
        [](const Words &w, const SlinkStep &step) {
            const Colours colours = otherwise(w[2], step);
            needNews(w[0], colours, step);
            const SlinkPlace cell = slinkCell(w[1]);
            need(colours.contains(cell) && !colours.at(cell), "it would be outside");
            need(!canJoin(colours, cell, beyond, false, step), "cut off");
        });
}

void addRegionClashes(const AddSlinkClaim &add)
{
    add("{} and {} are both inside, but cut off from each other.",
        [](const Words &w, const SlinkStep &step) {
            needLoopAlone(step);
            const auto [first, second] = std::pair(slinkCell(w[0]), slinkCell(w[1]));
            const Colours colours = spread(step.premises.inside, step);
            need(step.isContradiction && colours.contains(first) && colours.at(first)
                     && colours.contains(second) && colours.at(second),
                 "both are inside");
            need(!canJoin(colours, first, second, true, step), "cut off");
        });
    add("{} is outside, but cannot reach the border.", [](const Words &w, const SlinkStep &step) {
        needLoopAlone(step);
        const SlinkPlace cell = slinkCell(w[0]);
        const Colours colours = spread(step.premises.inside, step);
        need(step.isContradiction && colours.contains(cell) && !colours.at(cell), "it is outside");
        need(!canJoin(colours, cell, beyond, false, step), "cut off");
    });
}

} // namespace

void addSlinkRegionClaims(const AddSlinkClaim &add)
{
    addAlone(add);
    addGroups(add);
    addOtherwise(add);
    addRegionClashes(add);
}

} // namespace inkling::test
