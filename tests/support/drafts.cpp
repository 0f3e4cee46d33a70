// SPDX-License-Identifier: MIT
#include "support/drafts.h"

#include "support/checks/reading.h"
#include "support/corpus.h"

#include <algorithm>
#include <array>

namespace inkling::test {

std::vector<std::shared_ptr<const Puzzle>> somePuzzles(const Family &family,
                                                       std::size_t mostOfCorpus, int mostCells)
{
    std::vector<std::shared_ptr<const Puzzle>> puzzles;
    for (const Sample &sample : family.samples()) {
        for (auto &puzzle : readPuzzles(family, std::string(sample.text)))
            puzzles.push_back(std::move(puzzle));
    }
    std::vector<std::shared_ptr<const Puzzle>> others;
    for (const std::string &file : corpusFilesOf(family)) {
        auto all = readAll(family, *corpusFile(file)).puzzles;
        std::erase_if(all, [&](const auto &puzzle) {
            return puzzle->rows() * puzzle->columns() > mostCells;
        });
        for (auto &puzzle : sampleOf(all, mostOfCorpus))
            others.push_back(std::move(puzzle));
    }
    for (auto &puzzle : sampleOf(others, mostOfCorpus))
        puzzles.push_back(std::move(puzzle));
    return puzzles;
}

std::vector<BoardSize> someSizes(const Drafting &drafting)
{
    std::vector<BoardSize> sizes{drafting.smallest(), drafting.usual()};
    const BoardSize largest = drafting.largest();
    for (int rows = 1; rows <= std::min(largest.rows, 10); ++rows) {
        for (int columns = 1; columns <= std::min(largest.columns, 10); ++columns) {
            if (!drafting.expectedInstead({rows, columns}))
                sizes.push_back({rows, columns});
        }
    }
    return sizes;
}

std::string randomKey(std::mt19937 &random)
{
    static const std::array<std::string, 37> keys{
        "0", "1",  "2", "3", "4", "5",    "6",      "7",      "8",      "9",      "+",   "-", "*",
        "/", "=",  "?", ".", "x", "X",    ":",      "A",      "J",      "Q",      "K",   "j", " ",
        "b", "\n", "",  "(", "#", "\xFF", "\u00D7", "\u00B7", "\u00F7", "\u2212", "\xE2"};
    return keys[random() % keys.size()];
}

std::vector<PlaceId> randomCells(const Drafting &drafting, BoardSize size, std::mt19937 &random)
{
    const std::size_t count = drafting.blank(size).cages.size();
    std::vector<PlaceId> cells;
    PlaceId cell = PlaceId(random() % count);
    for (std::size_t left = 1 + random() % 6; left > 0; --left) {
        if (std::ranges::find(cells, cell) == cells.end())
            cells.push_back(cell);
        // On to a neighbour as a rule.
        const auto columns = PlaceId(size.columns);
        const std::array<PlaceId, 5> next{cell + 1, cell - 1, cell + columns, cell - columns,
                                          PlaceId(random() % count)};
        cell = next[random() % next.size()] % PlaceId(count);
    }
    return cells;
}

Draft randomDraft(const Drafting &drafting, BoardSize size, int part, std::mt19937 &random)
{
    Draft draft = drafting.blank(size);
    for (std::size_t i = 0; drafting.hasCages() && i < draft.cages.size(); ++i)
        draft = caged(drafting, draft, randomCells(drafting, size, random));
    for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
        if (int(random() % 100) >= part)
            continue;
        for (std::size_t keys = 1 + random() % 4; keys > 0; --keys) {
            const auto text
                = drafting.written(draft, place, draft.texts[place] + randomKey(random));
            draft.texts[place] = text.value_or(draft.texts[place]);
        }
    }
    draft.options = std::uint32_t(random()) & drafting.options();
    return draft;
}

std::string shown(const Draft &draft)
{
    std::string text
        = std::to_string(draft.size.rows) + 'x' + std::to_string(draft.size.columns) + ':';
    for (const std::string &one : draft.texts)
        text += " '" + one + '\'';
    text += " cages";
    for (const int cage : draft.cages)
        text += ' ' + std::to_string(cage);
    return text;
}

} // namespace inkling::test
