// SPDX-License-Identifier: MIT
#include "board/phrase.h"
#include "families/slink/puzzle.h"
#include "families/slink/telling/lists.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace inkling::slink {

namespace {

enum class OnePieceSaying : std::uint8_t {
    Ways,
    WaysMany,
    Lines,
    LinesMany,
    OutsideWall,
    OutsideWallMany,
    InsideWall,
    InsideWallMany,
    Without,
    Inside,
    Outside,
    SuchAs,
    SuchAsMany,
    Otherwise,
    Count
};

// clang-format off
constexpr std::array onePieceSayings{
    SentenceCase{"slink.in-one-piece/few", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off <p>%2</p>: <c>%3</c>.")},
    SentenceCase{"slink.in-one-piece/many", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off <p>%2</p>: <c>%3</c>; "
        "and with that <c>%4 more places</c>.")},
    SentenceCase{"slink.in-one-piece/lines", INKLING_TR_NOOP("Rules",
        "With %4, <p>%1</p> would cut off <p>%2</p>: <c>%3</c>.")},
    SentenceCase{"slink.in-one-piece/lines-many", INKLING_TR_NOOP("Rules",
        "With %5, <p>%1</p> would cut off <p>%2</p>: <c>%3</c>; and with that <c>%4 more places</c>.")},
    SentenceCase{"slink.in-one-piece/outside-wall", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would put <p>%2</p> outside, and so cut off <p>%3</p>: <c>%4</c>.")},
    SentenceCase{"slink.in-one-piece/outside-wall-many", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would put <p>%2</p> outside, and so cut off <p>%3</p>: <c>%4</c>; "
        "and with that <c>%5 more places</c>.")},
    SentenceCase{"slink.in-one-piece/inside-wall", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would put <p>%2</p> inside, and so cut off <p>%3</p>: <c>%4</c>.")},
    SentenceCase{"slink.in-one-piece/inside-wall-many", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would put <p>%2</p> inside, and so cut off <p>%3</p>: <c>%4</c>; "
        "and with that <c>%5 more places</c>.")},
    SentenceCase{"slink.in-one-piece/without", INKLING_TR_NOOP("Rules",
        "Otherwise the line would cut off <p>%1</p>: <c>%2</c>.")},
    SentenceCase{"slink.in-one-piece/otherwise-inside", INKLING_TR_NOOP("Rules",
        "Otherwise <p>%1</p>, and %2 and %3, both inside, would be cut off from each other: <c>%4</c>.")},
    SentenceCase{"slink.in-one-piece/otherwise-outside", INKLING_TR_NOOP("Rules",
        "Otherwise <p>%1</p>, and %2, outside, could not reach the border: <c>%3</c>.")},
    SentenceCase{"slink.in-one-piece/such-as", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off a part of the inside or of the outside, such as "
        "<p>%2</p>: <c>%3</c>.")},
    SentenceCase{"slink.in-one-piece/such-as-many", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off a part of the inside or of the outside, such as "
        "<p>%2</p>: <c>%3</c>; and with that <c>%4 more places</c>.")},
    SentenceCase{"slink.in-one-piece/otherwise", INKLING_TR_NOOP("Rules",
        "Otherwise <p>a part of the inside or of the outside</p> would be cut off: <c>%1</c>.")},
};
// clang-format on
static_assert(onePieceSayings.size() == std::size_t(OnePieceSaying::Count));

Sentence made(OnePieceSaying which, std::vector<Argument> arguments)
{
    return {onePieceSayings[std::size_t(which)], std::move(arguments), {}};
}

/// The most parts cut off that are listed.
constexpr std::size_t mostCuts = 3;

/// A pair of cells that a way cuts off from each other.
struct Cut
{
    int colour;
    Parting::Ends ends;
    auto operator<=>(const Cut &) const = default;
};

/// A way that leaves out something that the step concludes: the cells that it colours, and what it cuts off.
struct CuttingWay
{
    Colours colours;
    std::set<Cut> cuts;
};

/// The ways that leave out something that the step concludes; nothing where one of them cuts off nothing.
std::optional<std::vector<CuttingWay>> cuttingWays(const Tellable &told)
{
    const Colourings colourings(told);
    const Parting parting(told);
    std::vector<CuttingWay> all;
    for (const unsigned way : colourings.ways()) {
        if (colourings.fitsConclusions(way))
            continue;
        Colours colours = parting.known();
        colours.merge(colourings.colours(way));
        // A way that is at odds with what is known elsewhere is no way.
        if (!parting.spread(colours))
            continue;
        std::set<Cut> cuts;
        for (const int colour : {inside, outside}) {
            for (const Parting::Ends &ends : parting.allParted(colours, colour))
                cuts.insert({colour, ends});
        }
        if (cuts.empty())
            return std::nullopt;
        all.push_back({std::move(colours), std::move(cuts)});
    }
    return all;
}

/// The lines of the step's one clue in the ways that cut something off; no parts where there are several
/// clues, or many ways, or where the lines alone do not tell a way apart.
Argument cuttingLines(const Tellable &told)
{
    constexpr std::size_t mostListed = 3;
    const std::vector<int> clues = told.clueCells();
    Argument listed = placesArgument({}, Argument::Joint::Or);
    if (clues.size() != 1)
        return listed;
    const Colourings colourings(told);
    const Parting parting(told);
    std::set<unsigned> cutting;
    std::set<unsigned> fitting;
    for (const unsigned way : colourings.ways()) {
        const unsigned lines = colourings.linesRound(clues[0], way);
        Colours colours = parting.known();
        colours.merge(colourings.colours(way));
        if (colourings.fitsConclusions(way))
            fitting.insert(lines);
        else if (parting.spread(colours))
            cutting.insert(lines);
    }
    const bool isApart
        = std::ranges::none_of(cutting, [&](unsigned lines) { return fitting.contains(lines); });
    if (!isApart || cutting.size() > mostListed)
        return listed;
    for (const unsigned lines : cutting)
        listed.parts.push_back(linesWords(told.grid(), {false, clues[0]}, lines));
    return listed;
}

/// A few cuts, of which each way makes one: at each turn the one that most of the ways left make, and of
/// those one between cells that are known, and by now not on the other side.
std::vector<Cut> fewCuts(const Tellable &told, std::vector<CuttingWay> ways)
{
    const Colours known = Parting(told).known();
    std::vector<Cut> chosen;
    while (!ways.empty()) {
        std::map<Cut, std::size_t> counts;
        for (const CuttingWay &way : ways) {
            for (const Cut &cut : way.cuts)
                ++counts[cut];
        }
        const auto best = std::ranges::max_element(counts, {}, [&](const auto &counted) {
            const auto &[colour, ends] = counted.first;
            const auto canBe = [&, colour = colour](int node) {
                return node < 0 || node >= told.grid().cellCount()
                       || told.before.possible(told.terms.cell(node)).contains(colour);
            };
            const std::size_t fits = canBe(ends.first) && canBe(ends.second) ? 4 * ways.size() : 0;
            const auto isKnown = [&](int node) { return known.contains(node) ? 1u : 0u; };
            return fits + 4 * counted.second + isKnown(ends.first) + isKnown(ends.second);
        });
        const Cut cut = best->first;
        chosen.push_back(cut);
        std::erase_if(ways, [&](const CuttingWay &way) { return way.cuts.contains(cut); });
    }
    return chosen;
}

/// The fewest cells found that all of the ways put on one side and that, with what is known, make the cut: none
/// where it takes cells that differ by ways, or too many.
std::vector<int> wallOf(const Tellable &told, std::span<const CuttingWay> ways, const Cut &cut)
{
    const Parting parting(told);
    Colours with = parting.known();
    (void)parting.spread(with);
    with[cut.ends.first] = with[cut.ends.second] = cut.colour;
    std::vector<int> wall;
    for (const auto &[node, colour] : ways.front().colours) {
        const auto isSo = [&](const CuttingWay &way) {
            const auto found = way.colours.find(node);
            return found != way.colours.end() && found->second == 1 - cut.colour;
        };
        if (!with.contains(node) && std::ranges::all_of(ways, isSo))
            wall.push_back(node);
    }
    for (const int node : wall)
        with[node] = 1 - cut.colour;
    const auto isCut = [&] {
        const auto all = parting.allParted(with, cut.colour);
        return std::ranges::find(all, cut.ends) != all.end();
    };
    if (!isCut())
        return {};
    std::erase_if(wall, [&](int node) {
        with.erase(node);
        if (isCut())
            return true;
        with[node] = 1 - cut.colour;
        return false;
    });
    return wall.size() <= mostNamed ? wall : std::vector<int>();
}

Argument::Part cutWords(const Grid &grid, const Cut &cut)
{
    const auto at = [&](int cell, std::vector<std::string> &to) {
        to.push_back(std::to_string(cell / grid.columns + 1));
        to.push_back(std::to_string(cell % grid.columns + 1));
    };
    std::vector<std::string> numbers;
    at(cut.ends.first, numbers);
    if (cut.colour == outside) {
        return {{INKLING_TR_NOOP("Phrases", "row %1, column %2 (then outside) from the border"),
                 std::move(numbers)},
                {cellElement(grid, cut.ends.first)}};
    }
    at(cut.ends.second, numbers);
    return {{INKLING_TR_NOOP("Phrases",
                             "row %1, column %2 from row %3, column %4 (both then inside)"),
             std::move(numbers)},
            {cellElement(grid, cut.ends.first), cellElement(grid, cut.ends.second)}};
}

/// What the opposite of a step's conclusions says of further cells, and what it cuts off.
std::optional<Sentence> tellOtherwise(const Tellable &told)
{
    const std::span<const Fact> concluded = told.step.conclusions;
    const CellRelations relations(told.grid());
    if (!relations.endsOf(concluded.front().unknown))
        return std::nullopt;
    const Fact &first = concluded.front();
    const Fact opposite = relations.saying(first.unknown, !relations.makesUnlike(first));
    const Parting parting(told, opposite);
    Colours colours = parting.known();
    auto settled = parting.spread(colours);
    if (!settled)
        return std::nullopt;
    if (told.terms.subject(first.unknown).kind == Kind::Cell)
        settled->insert(settled->begin(), int(first.unknown - told.terms.firstCell()));
    const auto isAtOdds = [&](const Fact &fact) {
        const auto ends = relations.endsOf(fact.unknown);
        return ends && colours.contains(ends->first) && colours.contains(ends->second)
               && (colours.at(ends->first) != colours.at(ends->second))
                      != relations.makesUnlike(fact);
    };
    if (settled->empty() || settled->size() > mostNamed
        || !std::ranges::all_of(concluded, isAtOdds))
        return std::nullopt;
    const Argument otherwise = coloursArgument(told.grid(), *settled, colours);
    for (const int colour : {inside, outside}) {
        const auto ends = parting.parted(colours, colour, settled->front());
        if (!ends)
            continue;
        const int border = relations.border();
        const int cell = ends->first == border ? ends->second : ends->first;
        std::vector<Argument> arguments{otherwise, cellsArgument(told.grid(), std::array{cell})};
        if (colour == inside)
            arguments.push_back(cellsArgument(told.grid(), std::array{ends->second}));
        arguments.push_back(factsArgument(told.terms, told.told()));
        return made(colour == inside ? OnePieceSaying::Inside : OnePieceSaying::Outside, std::move(arguments));
    }
    return std::nullopt;
}

} // namespace

std::span<const SentenceCase> onePieceCases()
{
    return onePieceSayings;
}

Sentence tellOnePiece(const Tellable &told)
{
    if (told.step.contradiction)
        return {};
    const bool hasClues = !told.clueCells().empty();
    if (const auto sentence = hasClues ? std::nullopt : tellOtherwise(told))
        return *sentence;
    if (Sentence sentence = hasClues ? Sentence() : tellSupposing(told);
        !sentence.form.text.empty())
        return sentence;
    const auto ways = cuttingWays(told);
    if (ways && ways->empty() && hasClues) {
        const Colourings colourings(told);
        const bool areAll = std::ranges::all_of(
            colourings.ways(), [&](unsigned way) { return colourings.fitsConclusions(way); });
        // Where it takes what is known elsewhere, too, the ways of the clues alone say too little.
        return areAll ? tellCluster(told) : Sentence();
    }
    const std::vector<Cut> cuts = ways ? fewCuts(told, *ways) : std::vector<Cut>();
    if (cuts.empty() || (!hasClues && cuts.size() > mostCuts))
        return made(OnePieceSaying::Otherwise, {factsArgument(told.terms, told.told())});
    const bool areMany = cuts.size() > mostCuts;
    std::vector<Argument::Part> parts;
    for (const Cut &cut : std::span(cuts).first(areMany ? 2 : cuts.size()))
        parts.push_back(cutWords(told.grid(), cut));
    const Argument named = placesArgument(std::move(parts), Argument::Joint::Or);
    if (!hasClues)
        return made(OnePieceSaying::Without, {named, factsArgument(told.terms, told.told())});
    const Concluded concluded = concludedBy(told);
    const bool areFew = concluded.rest == 0;
    std::vector<Argument> arguments{cluesArgument(told.clues, told.clueCells()), named,
                                    concluded.named};
    if (!areFew)
        arguments.push_back(numberArgument(std::int64_t(concluded.rest)));
    if (const auto wall = cuts.size() == 1 ? wallOf(told, *ways, cuts.front()) : std::vector<int>();
        !wall.empty()) {
        arguments.insert(arguments.begin() + 1, cellsArgument(told.grid(), wall));
        const auto saying
            = cuts.front().colour == inside
                  ? (areFew ? OnePieceSaying::OutsideWall : OnePieceSaying::OutsideWallMany)
                  : (areFew ? OnePieceSaying::InsideWall : OnePieceSaying::InsideWallMany);
        return made(saying, std::move(arguments));
    }
    if (Argument lines = cuttingLines(told); !areMany && !lines.parts.empty()) {
        arguments.push_back(std::move(lines));
        return made(areFew ? OnePieceSaying::Lines : OnePieceSaying::LinesMany,
                    std::move(arguments));
    }
    return made(areMany ? (areFew ? OnePieceSaying::SuchAs : OnePieceSaying::SuchAsMany)
                        : (areFew ? OnePieceSaying::Ways : OnePieceSaying::WaysMany),
                std::move(arguments));
}

} // namespace inkling::slink
