// SPDX-License-Identifier: MIT
#include "puzzle/making/distinct.h"

#include "puzzle/drafting.h"
#include "puzzle/family.h"
#include "puzzle/puzzle.h"

#include <algorithm>
#include <map>
#include <string>

namespace inkling {

namespace {

/// Names the texts by the order in which they come first.
void rename(std::vector<std::string> &texts)
{
    std::map<std::string, std::string> names;
    for (std::string &text : texts) {
        if (!text.empty())
            text = names.try_emplace(text, std::to_string(names.size())).first->second;
    }
}

std::string textOf(const Drafting &drafting, Draft draft)
{
    if (drafting.textsAreNames(draft))
        rename(draft.texts);
    std::string text = std::to_string(draft.size.rows) + ' ' + std::to_string(draft.size.columns)
                       + ' ' + std::to_string(draft.options);
    for (const std::string &one : draft.texts)
        text += '\n' + one;
    for (const std::int32_t cage : draft.cages)
        text += ' ' + std::to_string(cage);
    return text;
}

/// FNV-1a, begun at `basis`, and the mixing of SplitMix64.
std::uint64_t hashOf(const std::string &text, std::uint64_t basis)
{
    std::uint64_t hash = basis;
    for (const char character : text)
        hash = (hash ^ std::uint8_t(character)) * 0x100000001b3;
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111eb;
    return hash ^ (hash >> 31);
}

} // namespace

PuzzleKey keyOf(const Puzzle &puzzle)
{
    const Drafting &drafting = puzzle.family().drafting();
    const Draft draft = drafting.draft(puzzle);
    std::string least = textOf(drafting, draft);
    for (int turn = 0; turn < turnCount; ++turn) {
        if (const auto other = turned(drafting, draft, Turn(turn)))
            least = std::min(least, textOf(drafting, *other));
    }
    return {hashOf(least, 0xcbf29ce484222325), hashOf(least, 0x9e3779b97f4a7c15)};
}

} // namespace inkling
