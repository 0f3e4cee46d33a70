// SPDX-License-Identifier: MIT
#include "families/hex/drafting.h"

#include "families/hex/generating/deal.h"
#include "families/hex/puzzle.h"
#include "families/hex/terms.h"
#include "puzzle/typedsigns.h"

#include <algorithm>
#include <numbers>

namespace inkling::hex {

namespace {

Grid gridOf(BoardSize size)
{
    return {size.rows, size.columns};
}

/// The characters on the tiles, blankTile for a blank one.
std::string charactersOf(const Draft &draft)
{
    std::string characters;
    for (const std::string &text : draft.texts)
        characters += text.empty() ? blankTile : text.front();
    return characters;
}

Draft draftOf(const Grid &grid, std::string_view characters)
{
    Draft draft;
    draft.size = {grid.rows, grid.columns};
    for (const char character : characters)
        draft.texts.push_back(character == blankTile ? std::string() : std::string(1, character));
    return draft;
}

std::string patternAlong(std::string_view characters, const Path &path)
{
    std::string pattern;
    for (const int tile : path)
        pattern += characters[std::size_t(tile)];
    return pattern;
}

std::string laidAlong(std::string_view equation, const Path &path)
{
    std::string characters(path.size(), blankTile);
    for (std::size_t i = 0; i < path.size(); ++i)
        characters[std::size_t(path[i])] = equation[i];
    return characters;
}

/// The tiles completed to a puzzle: 1 on blank tiles, and exactly one '=': the first that there is,
/// else on the last blank tile, else on the last tile.
std::string completed(std::string characters)
{
    std::size_t equals = characters.find('=');
    if (equals == std::string::npos)
        equals = characters.rfind(blankTile);
    equals = std::min(equals, characters.size() - 1);
    for (std::size_t i = 0; i < characters.size(); ++i) {
        if (characters[i] == blankTile || characters[i] == '=')
            characters[i] = '1';
    }
    characters[equals] = '=';
    return characters;
}

/// An equation along a random path that keeps what is there; nothing where none is found in half a second.
std::optional<std::string> dealtAlongPath(const Grid &grid, std::string_view characters,
                                          RandomSource &random)
{
    constexpr int pathsTried = 100;
    constexpr int dealsEach = 100;
    const Tiles tiles(grid, std::string(characters));
    for (int i = 0; i < pathsTried; ++i) {
        std::optional<Path> path;
        for (int deal = 0; deal < dealsEach && !path; ++deal)
            path = randomPath(tiles, random);
        if (!path)
            return std::nullopt;
        const auto equation = randomEquationLike(patternAlong(characters, *path), 1, random);
        if (equation)
            return laidAlong(*equation, *path);
    }
    return std::nullopt;
}

/// The drawn links, and the reading where that is drawn.
Answer answerOf(const Tiles &tiles, std::span<const Fact> marks, RandomSource &random)
{
    const Terms terms(tiles);
    Answer answer{std::vector<std::uint8_t>(terms.mainCount(), cut)};
    answer.values[terms.reading()] = std::uint8_t(random.below(2));
    for (const Fact &mark : marks) {
        if (mark.unknown < terms.mainCount() && mark.possible.single())
            answer.values[mark.unknown] = std::uint8_t(mark.possible.value());
    }
    return answer;
}

class HexDrafting final : public Drafting
{
public:
    BoardSize smallest() const override { return {3, 1}; }
    BoardSize largest() const override { return {maxRows, maxColumns}; }
    BoardSize usual() const override { return {5, 3}; }
    std::optional<Phrase> expectedInstead(BoardSize size) const override;
    std::vector<SheetPlace> places(BoardSize size) const override;

    std::optional<std::string> written(const Draft &draft, PlaceId place,
                                       std::string_view typed) const override;
    std::vector<std::string> values(const Draft &, PlaceId) const override { return {}; }

    Board board(const Draft &draft) const override
    {
        return makeBoard(Tiles(gridOf(draft.size), charactersOf(draft)));
    }
    ElementId element(const Draft &, PlaceId place) const override { return ElementId(place); }
    std::optional<PlaceId> place(const Draft &draft, ElementId element) const override
    {
        return element < draft.texts.size() ? std::optional(PlaceId(element)) : std::nullopt;
    }
    Phrase describe(const Draft &draft, PlaceId place) const override
    {
        const auto [row, column] = gridOf(draft.size).place(int(place));
        return {INKLING_TR_NOOP("Phrases", "row %1, place %2"),
                {std::to_string(row + 1), std::to_string(column + 1)}};
    }

    Draft draft(const Puzzle &puzzle) const override
    {
        const Tiles &tiles = static_cast<const HexPuzzle &>(puzzle).tiles();
        return draftOf(tiles.grid(), tiles.characters());
    }
    Drawn puzzle(const Draft &draft) const override;
    bool turns(Turn turn, BoardSize) const override { return !swapsSides(turn); }

    /// The tiles that there are, and such as make a puzzle.
    std::shared_ptr<const Puzzle> unclued(const Draft &draft) const override;
    tl::expected<Draft, AnswerFault> clued(const Draft &draft, std::span<const Fact> marks,
                                           RandomSource &random) const override;
    std::optional<Draft> dealt(const Draft &draft, RandomSource &random,
                               const StopCondition &) const override;
};

std::optional<Phrase> HexDrafting::expectedInstead(BoardSize size) const
{
    if (auto general = expectedSize(size, smallest(), largest()))
        return general;
    if (size.rows % 2 == 0)
        return Phrase{INKLING_TR_NOOP("Phrases", "an odd number of rows"), {}};
    if (gridOf(size).tileCount() > maxTiles) {
        return Phrase{INKLING_TR_NOOP("Phrases", "a board of at most %1 tiles"),
                      {std::to_string(maxTiles)}};
    }
    return std::nullopt;
}

std::vector<SheetPlace> HexDrafting::places(BoardSize size) const
{
    const double rowHeight = std::numbers::sqrt3 / 2;
    const Grid grid = gridOf(size);
    std::vector<SheetPlace> places;
    for (int tile = 0; tile < grid.tileCount(); ++tile) {
        const auto [row, column] = grid.place(tile);
        const double indent = row % 2 == 0 ? 0.5 : 0;
        places.push_back({PlaceRole::Cell, column + indent, row * rowHeight});
    }
    return places;
}

std::optional<std::string> HexDrafting::written(const Draft &, PlaceId,
                                                std::string_view typed) const
{
    std::string plain = plainSigns(typed);
    const bool isTile
        = plain.size() == 1 && tileCharacters.find(plain[0]) != std::string_view::npos;
    return plain.empty() || isTile ? std::optional(std::move(plain)) : std::nullopt;
}

Drawn HexDrafting::puzzle(const Draft &draft) const
{
    std::vector<ElementId> blanks;
    std::vector<ElementId> equals;
    for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
        if (draft.texts[place].empty())
            blanks.push_back(element(draft, place));
        else if (draft.texts[place] == "=")
            equals.push_back(element(draft, place));
    }
    std::vector<DraftFault> faults;
    if (!blanks.empty()) {
        faults.push_back(
            countedFault(std::move(blanks), {INKLING_TR_NOOP("Phrases", "one tile is blank"),
                                             INKLING_TR_NOOP("Phrases", "%1 tiles are blank")}));
    }
    if (equals.empty())
        faults.push_back({{}, {INKLING_TR_NOOP("Phrases", "the \"=\" is missing"), {}}});
    if (equals.size() > 1) {
        const std::string count = std::to_string(equals.size());
        faults.push_back({std::move(equals),
                          {INKLING_TR_NOOP("Phrases", "there are %1 \"=\" instead of "
                                                      "one"),
                           {count}}});
    }
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return std::make_shared<const HexPuzzle>(Tiles(gridOf(draft.size), charactersOf(draft)));
}

std::shared_ptr<const Puzzle> HexDrafting::unclued(const Draft &draft) const
{
    return std::make_shared<const HexPuzzle>(
        Tiles(gridOf(draft.size), completed(charactersOf(draft))));
}

tl::expected<Draft, AnswerFault> HexDrafting::clued(const Draft &draft, std::span<const Fact> marks,
                                                    RandomSource &random) const
{
    constexpr int tries = 40;
    const Grid grid = gridOf(draft.size);
    const std::string characters = charactersOf(draft);
    const Tiles tiles(grid, characters);
    const Answer answer = answerOf(tiles, marks, random);
    auto path = pathOf(tiles, answer);
    if (!path)
        return tl::unexpected(*HexPuzzle(tiles).fault(answer));
    for (int direction = 0; direction < 2; ++direction) {
        if (const auto equation
            = randomEquationLike(patternAlong(characters, *path), tries, random))
            return draftOf(grid, laidAlong(*equation, *path));
        std::ranges::reverse(*path);
    }
    return tl::unexpected(
        Phrase{INKLING_TR_NOOP("Phrases", "no equation along this path fits the tiles"), {}});
}

/// Fills blank tiles at random where no equation fits the tiles that are given.
std::optional<Draft> HexDrafting::dealt(const Draft &draft, RandomSource &random,
                                        const StopCondition &) const
{
    const Grid grid = gridOf(draft.size);
    std::string characters = charactersOf(draft);
    if (const auto dealt = dealtAlongPath(grid, characters, random))
        return draftOf(grid, *dealt);
    const std::size_t lastBlank = characters.rfind(blankTile);
    if (characters.find('=') == std::string::npos && lastBlank != std::string::npos)
        characters[lastBlank] = '=';
    for (char &character : characters) {
        if (character == blankTile)
            character = random.pick(tileCharacters.substr(0, tileCharacters.size() - 1));
    }
    return draftOf(grid, characters);
}

} // namespace

const Drafting &drafting()
{
    static const HexDrafting instance;
    return instance;
}

} // namespace inkling::hex
