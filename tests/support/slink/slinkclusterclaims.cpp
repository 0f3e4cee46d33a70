// SPDX-License-Identifier: MIT
#include "support/slink/slinksentences.h"
#include "support/slink/slinksides.h"
#include "support/slink/slinksuppositions.h"

#include <algorithm>
#include <regex>

namespace inkling::test {

namespace {

/// That these are the step's clues.
void needClues(const std::string &words, const SlinkStep &step)
{
    const std::vector<SlinkPlace> named = slinkClues(words, step.board);
    need(!step.isContradiction && std::set<SlinkPlace>(named.begin(), named.end()) == step.clues
             && named.size() == step.clues.size(),
         "it rests on these clues");
}

void needFacts(const std::string &words, const SlinkStep &step)
{
    need(slinkFacts(words, step.board) == step.conclusions, "that follows");
}

/// That some of what follows is named, and that the rest, so much, follows from that.
void needNamedAndRest(const std::string &named, const std::string &count, const SlinkStep &step)
{
    const SlinkFacts facts = slinkFacts(named, step.board);
    SlinkFacts rest = step.conclusions;
    const auto takeOut = [](const auto &some, auto &from) {
        for (const auto &fact : some) {
            const auto found = from.find(fact.first);
            need(found != from.end() && found->second == fact.second, "that follows");
            from.erase(found);
        }
    };
    takeOut(facts.lines, rest.lines);
    takeOut(facts.inside, rest.inside);
    takeOut(facts.corners, rest.corners);
    takeOut(facts.alike, rest.alike);
    need(numberIn(count) == int(rest.size()), "so much more follows");
    needFollows(facts, rest, step);
}

void needLoop(const SlinkStep &step)
{
    need(step.loop, "it rests on the one loop");
}

/// That all that the step concludes holds in each of the ways.
void needInAll(const SlinkSides &sides, const SlinkStep &step)
{
    need(!sides.ways().empty(), "there is a way");
    for (const SlinkSide &way : sides.ways())
        need(sides.allows(step.said, way), "it holds in each way");
}

/// Whether the board leaves a clue these lines, if nothing else is heeded.
bool isOpen(SlinkPlace clue, const std::set<int> &lines, const SlinkStep &step)
{
    for (int side = 0; side < 4; ++side) {
        if (step.isKnown(edgeOfCell(clue, side), !lines.contains(side)))
            return false;
    }
    return int(lines.size()) == step.board.clue(clue);
}

/// That a clue can have these lines on the board as it is, and no others.
void needWays(SlinkPlace clue, const std::string &words, bool isOne, const SlinkStep &step)
{
    const SlinkSides sides(step);
    auto ways = sides.linesRound(clue);
    std::erase_if(ways, [&](const std::set<int> &lines) { return !isOpen(clue, lines, step); });
    need(ways == slinkWays(words) && (ways.size() == 1) == isOne, "these are the ways");
    needInAll(sides, step);
}

/// That these are all the lines that the board leaves a clue but the step does not.
void needExcluded(SlinkPlace clue, const std::string &words, const SlinkStep &step)
{
    const SlinkSides sides(step);
    const auto left = sides.linesRound(clue);
    std::set<std::set<int>> excluded;
    for (unsigned way = 0; way < 1U << 4; ++way) {
        std::set<int> lines;
        for (int side = 0; side < 4; ++side) {
            if ((way >> side & 1) != 0)
                lines.insert(side);
        }
        if (isOpen(clue, lines, step) && !left.contains(lines))
            excluded.insert(lines);
    }
    need(!excluded.empty() && excluded == slinkWays(words), "these are the ways excluded");
    needInAll(sides, step);
}

/// Two cells of one side; without the second, a cell and the border.
struct Cut
{
    bool inside;
    SlinkPlace from;
    std::optional<SlinkPlace> to;
};

std::vector<Cut> cutsIn(const std::string &words)
{
    static const std::regex cut(
        "(?:(row \\d+, column \\d+) from (row \\d+, column \\d+) \\(both then inside\\)"
        "|(row \\d+, column \\d+) \\(then outside\\) from the border)(, | or |$)");
    std::vector<Cut> cuts;
    std::size_t end = 0;
    for (auto at = std::sregex_iterator(words.begin(), words.end(), cut);
         at != std::sregex_iterator(); ++at) {
        need(std::size_t(at->position()) == end, "a list of what is cut off");
        end += at->str().size();
        if ((*at)[1].matched)
            cuts.push_back({true, slinkCell((*at)[1]), slinkCell((*at)[2])});
        else
            cuts.push_back({false, slinkCell((*at)[3]), std::nullopt});
    }
    need(!cuts.empty() && end == words.size(), "a list of what is cut off");
    return cuts;
}

/// That each way which leaves out something that follows cuts off one of these; or, of some that stand for all,
/// that each is cut off by some way.
void needCuts(const std::string &words, bool areAll, const SlinkStep &step)
{
    needLoop(step);
    const SlinkSides sides(step);
    const std::vector<Cut> cuts = cutsIn(words);
    const auto makes = [&](const SlinkSide &way, const Cut &cut) {
        return sides.parts(way, cut.from, cut.to, cut.inside);
    };
    std::vector<SlinkSide> others;
    for (const SlinkSide &way : sides.ways()) {
        if (!sides.allows(step.said, way))
            others.push_back(way);
    }
    for (const SlinkSide &way : others) {
        need(!areAll || std::ranges::any_of(cuts, [&](const Cut &cut) { return makes(way, cut); }),
             "each other way cuts one of these off");
    }
    for (const Cut &cut : cuts) {
        need(std::ranges::any_of(others, [&](const SlinkSide &way) { return makes(way, cut); }),
             "some way cuts that off");
    }
}

/// That each way which leaves out something that follows puts these cells on one side, and that the step's
/// premises and these cells alone part what they are said to cut off.
void needWall(const std::string &cells, bool isInside, const std::string &cutOff,
              const SlinkStep &step)
{
    static const std::regex listed("(row \\d+, column \\d+)(, |; | and |$)");
    SlinkSide wall;
    std::size_t end = 0;
    for (auto at = std::sregex_iterator(cells.begin(), cells.end(), listed);
         at != std::sregex_iterator(); ++at) {
        need(std::size_t(at->position()) == end, "a list of cells");
        end += at->str().size();
        wall[slinkCell((*at)[1])] = isInside;
    }
    need(!wall.empty() && end == cells.size(), "a list of cells");
    const SlinkSides sides(step);
    for (const SlinkSide &way : sides.ways()) {
        if (sides.allows(step.said, way))
            continue;
        const auto all = sides.spread(way);
        need(!all || std::ranges::includes(*all, wall), "each other way puts these cells there");
    }
    const std::vector<Cut> cuts = cutsIn(cutOff);
    need(cuts.size() == 1 && cuts[0].inside != isInside, "they cut off the other side");
    wall[cuts[0].from] = cuts[0].inside;
    if (cuts[0].to)
        wall[*cuts[0].to] = cuts[0].inside;
    need(sides.parts(wall, cuts[0].from, cuts[0].to, cuts[0].inside), "these cells cut that off");
}

/// That these are lines of a clue in ways that leave out something that follows. Of the other ways,
/// some are at odds with what is known elsewhere.
void needCutting(SlinkPlace clue, const std::string &words, const SlinkStep &step)
{
    const SlinkSides sides(step);
    std::set<std::set<int>> cutting;
    for (const SlinkSide &way : sides.ways()) {
        if (!sides.allows(step.said, way))
            cutting.insert(sides.linesRound(clue, way));
    }
    const auto named = slinkWays(words);
    need(!named.empty() && std::ranges::includes(cutting, named), "these are other ways");
}

/// A list of lines, and the clue named after it, of words that were parted at the first comma: lists
/// have commas, too.
std::pair<std::string, std::string> linesAndClue(const std::string &before,
                                                 const std::string &after)
{
    const std::string both = before + ", " + after;
    const std::size_t end = both.rfind(", the ");
    return {both.substr(0, end), both.substr(end + 2)};
}

/// Sentences that differ in their end: it names what follows, or counts the places.
template <typename Check>
void addNamedAndCounted(const AddSlinkClaim &add, const std::string &start, const std::string &one,
                        const std::string &many, const Check &check)
{
    add(start + one, [=](const Words &w, const SlinkStep &step) {
        check(w, step);
        needFacts(w[3], step);
    });
    add(start + many, [=](const Words &w, const SlinkStep &step) {
        check(w, step);
        needNamedAndRest(w[3], w[4], step);
    });
}

/// That a list names what the step rests on; and of a single way, what is drawn round the clue and excludes others.
void needKnownRound(const std::string &words, SlinkPlace clue, bool isOne, const SlinkStep &step)
{
    SlinkFacts known = slinkFacts(words, step.board);
    auto ways = SlinkSides(step).linesRound(clue);
    for (int side = 0; side < 4; ++side) {
        const SlinkEdge edge = edgeOfCell(clue, side);
        const auto found = known.lines.find(edge);
        if (found == known.lines.end() || step.premises.lines.contains(edge))
            continue;
        need(isOne && step.isKnown(edge, found->second), "it is drawn");
        const auto excluded = std::erase_if(
            ways, [&](const std::set<int> &way) { return way.contains(side) != found->second; });
        need(excluded > 0, "it excludes a way");
        known.lines.erase(found);
    }
    need(known == step.premises, "what is known is what it rests on");
    need(!isOne || ways.size() == 1, "that excludes the other ways");
}

/// Whether these are all lines of the premises, and all their cells of the side that parts others.
bool isWall(const SlinkFacts &known, const SlinkFacts &premises)
{
    SlinkFacts wall;
    for (const auto &[edge, isLine] : premises.lines) {
        if (isLine)
            wall.lines.emplace(edge, true);
    }
    for (const auto &[cell, isInside] : premises.inside) {
        if (!known.inside.empty() && isInside == known.inside.begin()->second)
            wall.inside.emplace(cell, isInside);
    }
    return known == wall;
}

void addWays(const AddSlinkClaim &add)
{
    const auto alone = [&](const std::string &start, const std::string &one,
                           const std::string &many, bool isOne) {
        const auto check = [=](const Words &w, const SlinkStep &step) {
            needKnownRound(w[0], slinkClue(w[1], step.board), isOne, step);
            needClues(w[1], step);
            needWays(slinkClue(w[1], step.board), w[2], isOne, step);
        };
        addNamedAndCounted(add, start, one, many, check);
    };
    alone("Known: {}. So {} can only have {}", ": {}.", ": {}; and with that {} more places.",
          true);
    alone("Known: {}. So {} has either {}", "; each way, {}.",
          "; each way, {}; and with that {} more places.", false);
    const auto both = [&](const std::string &start, const std::string &one, const std::string &many,
                          bool isOne) {
        const auto check = [=](const Words &w, const SlinkStep &step) {
            const auto [other, clue]
                = std::pair(slinkClue(w[0], step.board), slinkClue(w[1], step.board));
            need(step.clues == std::set{other, clue} && other != clue, "it rests on these clues");
            needWays(clue, w[2], isOne, step);
        };
        addNamedAndCounted(add, start, one, many, check);
    };
    both("With {} met as well, {} can only have {}", ": {}.", ": {}; and with that {} more places.",
         true);
    both("With {} met as well, {} has either {}", "; each way, {}.",
         "; each way, {}; and with that {} more places.", false);
    add("Known: {}.", [](const Words &w, const SlinkStep &step) {
        const SlinkFacts known = slinkFacts(w[0], step.board);
        need(step.loop ? isWall(known, step.premises) : known == step.premises,
             "what is known is what it rests on");
    });
    addNamedAndCounted(
        add, "If {} had {}, {} could not be met", ": {}.", ": {}; and with that {} more places.",
        [](const Words &w, const SlinkStep &step) {
            const auto [lines, named] = linesAndClue(w[1], w[2]);
            const SlinkPlace clue = slinkClue(w[0], step.board);
            const SlinkPlace other = slinkClue(named, step.board);
            need(step.clues == std::set{clue, other} && other != clue, "it rests on these clues");
            needExcluded(clue, lines, step);
        });
    const auto oneOnEach = [&](std::string_view text, bool isAtBorder) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const SlinkFacts known = slinkFacts(w[0], step.board);
            need(known == step.premises, "what is known is what it rests on");
            needClues(w[1], step);
            needFacts(w[2], step);
            const SlinkPlace clue = slinkClue(w[1], step.board);
            std::set<SlinkPlace> cells;
            for (const auto &[cell, inside] : known.inside)
                cells.insert(cell);
            for (const auto &[pair, areAlike] : known.alike)
                cells.insert({pair.first, pair.second});
            std::set<int> at;
            for (int side = 0; side < 4; ++side) {
                const SlinkPlace beside = cellBeside(clue, side);
                if (cells.contains(beside) || (isAtBorder && !step.board.hasCell(beside)))
                    at.insert(side);
            }
            need(cells.size() == (isAtBorder ? 1 : 2) && at.size() == 2, "of two sides");
            const SlinkSides sides(step);
            for (const auto &lines : sides.linesRound(clue)) {
                need(
                    lines.size() == 2
                        && std::ranges::count_if(lines, [&](int side) { return at.contains(side); })
                               == 1,
                    "one line there, and one elsewhere");
            }
            needInAll(sides, step);
        });
    };
    oneOnEach("{}, so one line of {} runs on their sides and the other one on its other two: {}.",
              false);
    oneOnEach("{} and beyond the border is outside, so one line of {} runs on these two sides and "
              "the other "
              "one on its other two: {}.",
              true);
}

/// Where a step has more cells than this, its ways are not tried.
constexpr std::size_t mostClues = 2;

void addAgreement(const AddSlinkClaim &add)
{
    const std::string more = "; and with that {} more places.";
    const auto needSaid = [](const Words &w, std::size_t at, const SlinkStep &step) {
        if (w.size() > at + 1)
            needNamedAndRest(w[at], w[at + 1], step);
        else
            needFacts(w[at], step);
    };
    const auto addBoth = [&](const std::string &text, const SlinkClaim &claim) {
        add(text + ".", claim);
        add(text + more, claim);
    };
    addBoth("Every way to meet {} that fits what is known has this: {}",
            [=](const Words &w, const SlinkStep &step) {
                needClues(w[0], step);
                needSaid(w, 1, step);
                if (step.clues.size() > mostClues)
                    return;
                const SlinkSides sides(step);
                for (const SlinkSide &way : sides.ways()) {
                    // Another way is at odds with what is known: then it parts whatever one asks for.
                    need(sides.allows(step.said, way)
                             || sides.parts(way, *step.clues.begin(), std::nullopt,
                                            !way.at(*step.clues.begin())),
                         "it holds in each way");
                }
            });
    const auto each = [&](const std::string &text, bool hasPremises) {
        addBoth(text, [=](const Words &w, const SlinkStep &step) {
            const std::size_t count = hasPremises ? 1 : 0;
            need((hasPremises ? slinkFacts(w[0], step.board) : SlinkFacts()) == step.premises,
                 "what is known is what it rests on");
            needClues(w[count + 1], step);
            needSaid(w, count + 2, step);
            const SlinkSides sides(step);
            need(sides.countDrawn() == numberIn(w[count]), "so many ways");
            needInAll(sides, step);
        });
    };
    each("Known: {}. There are {} ways left to meet {}; in each, {}", true);
    each("There are {} ways to meet {}; in each, {}", false);
}

void addCuts(const AddSlinkClaim &add)
{
    const auto cuts = [&](const std::string &start, bool areAll) {
        add(start + "{}: {}.", [=](const Words &w, const SlinkStep &step) {
            needClues(w[0], step);
            needCuts(w[1], areAll, step);
            needFacts(w[2], step);
        });
        add(start + "{}: {}; and with that {} more places.",
            [=](const Words &w, const SlinkStep &step) {
                needClues(w[0], step);
                needCuts(w[1], areAll, step);
                needNamedAndRest(w[2], w[3], step);
            });
    };
    addNamedAndCounted(add, "With {}, {} would cut off {}", ": {}.",
                       ": {}; and with that {} more places.",
                       [](const Words &w, const SlinkStep &step) {
                           const auto [lines, clue] = linesAndClue(w[0], w[1]);
                           needClues(clue, step);
                           needCuts(w[2], true, step);
                           needCutting(slinkClue(clue, step.board), lines, step);
                       });
    for (const bool isInside : {false, true}) {
        const std::string start = std::string("Any other way to meet {} would put {} ")
                                  + (isInside ? "inside" : "outside") + ", and so cut off {}";
        addNamedAndCounted(add, start, ": {}.", ": {}; and with that {} more places.",
                           [=](const Words &w, const SlinkStep &step) {
                               needClues(w[0], step);
                               needCuts(w[2], true, step);
                               needWall(w[1], isInside, w[2], step);
                           });
    }
    cuts("Any other way to meet {} would cut off ", true);
    cuts("Any other way to meet {} would cut off a part of the inside or of the outside, such as ",
         false);
    add("Otherwise the line would cut off {}: {}.", [](const Words &w, const SlinkStep &step) {
        need(step.clues.empty() && !step.isContradiction, "it rests on no clue");
        needCuts(w[0], true, step);
        needFacts(w[1], step);
    });
    add("Otherwise a part of the inside or of the outside would be cut off: {}.",
        [](const Words &w, const SlinkStep &step) {
            need(!step.isContradiction, "something follows");
            needFacts(w[0], step);
            needLoop(step);
        });
}

} // namespace

void addSlinkClusterClaims(const AddSlinkClaim &add)
{
    addWays(add);
    addAgreement(add);
    addCuts(add);
}

} // namespace inkling::test
