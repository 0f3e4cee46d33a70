// SPDX-License-Identifier: MIT
#include "support/slink/slinksentences.h"
#include "support/slink/slinksuppositions.h"

#include <algorithm>
#include <regex>

namespace inkling::test {

namespace {

/// Whether that cannot be: of what is known once something is supposed, and what is said to come of it.
using Fails = std::function<bool(const SlinkSupposition &, const Words &, const SlinkStep &)>;

/// How many edges round a place are known to be lines, or crossed.
int countRound(const SlinkSupposition &known, const SlinkSpot &spot, bool isLine,
               const SlinkBoard &board)
{
    int count = 0;
    for (int side = 0; side < 4; ++side) {
        const SlinkEdge edge = spot.edge(side);
        const bool isCrossed = !board.has(edge);
        const auto value = isCrossed ? std::optional(false) : known.valueOf({false, {}, edge});
        count += value == isLine ? 1 : 0;
    }
    return count;
}

/// Without and with what comes of it first.
void addFailure(const AddSlinkClaim &add, const std::string &end, const Fails &fails)
{
    add("suppose {}: then " + end + ".", [=](const Words &w, const SlinkStep &step) {
        SlinkSupposition known(step, slinkFacts(w[0], step.board));
        need(fails(known, w, step), "that fails");
    });
    add("suppose {}: then {}, and " + end + ".", [=](const Words &w, const SlinkStep &step) {
        SlinkSupposition known(step, slinkFacts(w[0], step.board));
        need(known.takes(slinkFacts(w[1], step.board)), "that comes of it");
        Words rest = w;
        rest.erase(rest.begin() + 1);
        need(fails(known, rest, step), "that fails");
    });
}

/// That the step rests on these facts, which are said from a clue.
void needKnownAround(const std::string &words, SlinkPlace clue, const SlinkStep &step)
{
    const SlinkSpot spot{false, clue};
    const SlinkFacts facts = slinkFacts(words, step.board, &spot);
    const auto areIn = [](const auto &some, const auto &all) {
        return std::ranges::all_of(some, [&](const auto &fact) {
            const auto found = all.find(fact.first);
            return found != all.end() && found->second == fact.second;
        });
    };
    need(facts.size() > 0 && facts.inside.empty() && facts.alike.empty()
             && areIn(facts.lines, step.premises.lines)
             && areIn(facts.corners, step.premises.corners),
         "it rests on that");
}

/// Whether the step rests on a fact about a corner or two cells that cannot be any more.
bool isAgainst(const SlinkSupposition &known, const SlinkFacts &facts, const SlinkStep &step)
{
    if (facts.size() != 1 || facts.corners.size() + facts.alike.size() != 1)
        return false;
    for (const auto &[where, counts] : facts.corners) {
        const auto &[place, at] = where;
        int lines = 0;
        int open = 0;
        for (const int side : {at, (at + 3) % 4}) {
            const auto value = known.valueOf({false, {}, edgeOfCell(place, side)});
            lines += value.value_or(0);
            open += value ? 0 : 1;
        }
        const auto premise = step.premises.corners.find(where);
        bool canBe = premise == step.premises.corners.end() || premise->second != counts;
        for (int count = lines; count <= lines + open; ++count)
            canBe = canBe || counts.contains(count);
        return !canBe;
    }
    const auto &[cells, areAlike] = *facts.alike.begin();
    const auto premise = step.premises.alike.find(cells);
    if (premise == step.premises.alike.end() || premise->second != areAlike)
        return false;
    // The two cells have a way between them over each cell beside both.
    for (int side = 0; side < 4; ++side) {
        for (int next = 0; next < 4; ++next) {
            const SlinkPlace middle = cellBeside(cells.first, side);
            if (cellBeside(middle, next) != cells.second)
                continue;
            const auto one = known.valueOf({false, {}, edgeOfCell(cells.first, side)});
            const auto other = known.valueOf({false, {}, edgeOfCell(middle, next)});
            if (one && other && (*one == *other) != areAlike)
                return true;
        }
    }
    return false;
}

void addFailures(const AddSlinkClaim &add)
{
    const auto ofClue = [&](const std::string &end, bool areMany) {
        addFailure(add, "{} would get " + end,
                   [=](const SlinkSupposition &known, const Words &w, const SlinkStep &step) {
                       const SlinkPlace clue = slinkClue(w[1], step.board);
                       const int most = areMany ? step.board.clue(clue) : 4 - step.board.clue(clue);
                       return step.clues.contains(clue)
                              && countRound(known, {false, clue}, areMany, step.board) > most;
                   });
    };
    ofClue("too many lines", true);
    ofClue("too few lines", false);
    const auto asKnown = [&](const std::string &end, bool areMany) {
        add("suppose {}: then {}, with {}, would get " + end + ".",
            [=](const Words &w, const SlinkStep &step) {
                const SlinkPlace clue = slinkClue(w[1], step.board);
                const SlinkSupposition known(step, slinkFacts(w[0], step.board));
                const int most = areMany ? step.board.clue(clue) : 4 - step.board.clue(clue);
                need(step.clues.contains(clue)
                         && countRound(known, {false, clue}, areMany, step.board) > most,
                     "that fails");
                needKnownAround(w[2], clue, step);
            });
    };
    asKnown("too many lines", true);
    asKnown("too few lines", false);
    add("suppose {}: that is against what is known, {}.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkSupposition known(step, slinkFacts(w[0], step.board));
            need(isAgainst(known, slinkFacts(w[1], step.board), step), "that fails");
        });
    add("suppose {}: then {}, against what is known, {}.",
        [](const Words &w, const SlinkStep &step) {
            SlinkSupposition known(step, slinkFacts(w[0], step.board));
            need(known.takes(slinkFacts(w[1], step.board)), "that comes of it");
            need(isAgainst(known, slinkFacts(w[2], step.board), step), "that fails");
        });
    addFailure(add, "{} would get more than two lines",
               [](const SlinkSupposition &known, const Words &w, const SlinkStep &step) {
                   return countRound(known, {true, slinkDot(w[1])}, true, step.board) > 2;
               });
    addFailure(add, "a line would end at {}",
               [](const SlinkSupposition &known, const Words &w, const SlinkStep &step) {
                   const SlinkSpot dot{true, slinkDot(w[1])};
                   return countRound(known, dot, true, step.board) == 1
                          && countRound(known, dot, false, step.board) == 3;
               });
    addFailure(add, "there would be both a line and none {}",
               [](const SlinkSupposition &known, const Words &w, const SlinkStep &step) {
                   return known.isBoth({false, {}, slinkEdge(w[1], step.board)});
               });
    addFailure(add, "{} would be both inside and outside",
               [](const SlinkSupposition &known, const Words &w, const SlinkStep &) {
                   return known.isBoth({true, slinkCell(w[1]), {}});
               });
    addFailure(add, "{} and {}, both inside, would be cut off from each other",
               [](const SlinkSupposition &known, const Words &w, const SlinkStep &step) {
                   return step.loop && known.parts(slinkCell(w[1]), slinkCell(w[2]));
               });
    addFailure(add, "{}, outside, could not reach the border",
               [](const SlinkSupposition &known, const Words &w, const SlinkStep &step) {
                   return step.loop && known.parts(slinkCell(w[1]), std::nullopt);
               });
}

bool hold(const SlinkFacts &facts, const SlinkSettled &things)
{
    const auto edge = [&](const SlinkEdge &which) { return things.at({false, {}, which}); };
    const auto cell = [&](SlinkPlace which) { return things.at({true, which, {}}); };
    return std::ranges::all_of(facts.lines,
                               [&](const auto &fact) { return edge(fact.first) == fact.second; })
           && std::ranges::all_of(facts.inside,
                                  [&](const auto &fact) { return cell(fact.first) == fact.second; })
           && std::ranges::all_of(facts.corners,
                                  [&](const auto &fact) {
                                      const auto &[place, at] = fact.first;
                                      return fact.second.contains(
                                          (edge(edgeOfCell(place, at)) ? 1 : 0)
                                          + (edge(edgeOfCell(place, (at + 3) % 4)) ? 1 : 0));
                                  })
           && std::ranges::all_of(facts.alike, [&](const auto &fact) {
                  return (cell(fact.first.first) == cell(fact.first.second)) == fact.second;
              });
}

/// Calls `visit` with each way to settle these.
void forEachWay(SlinkSettled &things, SlinkSettled::iterator next,
                const std::function<void()> &visit)
{
    if (next == things.end())
        return visit();
    for (const bool value : {false, true}) {
        next->second = value;
        forEachWay(things, std::next(next), visit);
    }
}

/// What each sentence before the last one supposes, from the last one of another kind on.
std::vector<SlinkFacts> supposedBefore(const std::string &last, const SlinkStep &step)
{
    static const std::regex pattern("[Ss]uppose (.+?): (?:then|that is) .*");
    std::vector<SlinkFacts> supposed;
    const auto &all = step.told.all;
    const auto end = std::ranges::find_if(
        all, [&](const std::string &each) { return lowerFirst(each) == lowerFirst(last); });
    for (auto each = all.begin(); each != end; ++each) {
        std::smatch match;
        if (std::regex_match(*each, match, pattern))
            supposed.push_back(slinkFacts(match[1], step.board));
        else
            supposed.clear();
    }
    return supposed;
}

/// That what was supposed is all that there is against this.
void needAllCases(const SlinkFacts &first, const std::string &last, const SlinkStep &step)
{
    const std::vector<SlinkFacts> supposed = supposedBefore(last, step);
    need(!supposed.empty() && !step.isContradiction, "something was supposed");
    const SlinkFacts said = slinkSaidOf(first, step);
    need(said.size() > 0, "that follows");
    SlinkSettled things;
    addSlinkThings(said, things);
    for (const SlinkFacts &one : supposed)
        addSlinkThings(one, things);
    forEachWay(things, things.begin(), [&] {
        need(hold(said, things)
                 || std::ranges::any_of(supposed,
                                        [&](const SlinkFacts &one) { return hold(one, things); }),
             "there is no other case");
    });
}

} // namespace

void addSlinkSupposingClaims(const AddSlinkClaim &add)
{
    addFailures(add);
    add("Only this is left: {}.", [](const Words &w, const SlinkStep &step) {
        need(slinkFacts(w[0], step.board) == step.conclusions, "that follows");
        needAllCases(slinkFacts(w[0], step.board), "Only this is left: " + w[0] + ".", step);
    });
    add("Only this is left: {}, and with it {}.", [](const Words &w, const SlinkStep &step) {
        const SlinkFacts first = slinkFacts(w[0], step.board);
        const SlinkFacts rest = slinkFacts(w[1], step.board);
        need(slinkFacts(w[0] + "; " + w[1], step.board) == step.conclusions, "that follows");
        needAllCases(first, "Only this is left: " + w[0] + ", and with it " + w[1] + ".", step);
        needFollows(first, rest, step);
    });
}

} // namespace inkling::test
