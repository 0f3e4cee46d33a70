// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/sentencecheck.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace inkling::test {

/// The row of a tile and its place in the row, from 0.
using HexTile = std::pair<int, int>;
/// Two tiles that touch, the lower one first.
using HexLink = std::pair<HexTile, HexTile>;

/// Facts about a board, read from the JSON form of steps.
struct HexFacts
{
    std::set<HexLink> joined;
    std::set<HexLink> cut;
    std::set<HexTile> ends;
    std::set<HexTile> inners;
    std::optional<bool> isFromFirst;   ///< whether the equation is read from the first end
    std::optional<std::set<int>> left; ///< the numbers of tiles that the left side may have

    void add(const nlohmann::ordered_json &fact);
    void addAll(const nlohmann::ordered_json &facts);
};

/// A path whose characters have the form of an equation, and the values of its sides.
struct HexReading
{
    std::vector<HexTile> path;
    std::string characters;
    std::optional<std::int64_t> left;
    std::optional<std::int64_t> right;

    [[nodiscard]] bool isRight() const { return left && right && *left == *right; }
};

/// A Hex board, read from the puzzle's text.
class HexSheet
{
public:
    explicit HexSheet(const Puzzle &puzzle);

    [[nodiscard]] const std::map<HexTile, char> &tiles() const { return m_tiles; }
    [[nodiscard]] char at(HexTile tile) const { return m_tiles.at(tile); }
    [[nodiscard]] bool isDigit(HexTile tile) const { return at(tile) >= '0' && at(tile) <= '9'; }
    [[nodiscard]] std::vector<HexTile> neighbours(HexTile tile) const;
    [[nodiscard]] std::vector<HexLink> links() const;
    [[nodiscard]] std::vector<HexLink> linksAt(HexTile tile) const;
    [[nodiscard]] int digitCount() const;
    [[nodiscard]] int numberCount() const { return int(m_tiles.size()) - digitCount() + 1; }

    /// The tiles connected with one by links that are not cut, on the board without the tiles
    /// `without`.
    [[nodiscard]] std::set<HexTile> part(HexTile tile, const std::set<HexLink> &cut,
                                         const std::set<HexTile> &without = {}) const;
    /// The connected parts of the board without some tiles.
    [[nodiscard]] std::vector<std::set<HexTile>> parts(const std::set<HexLink> &cut,
                                                       const std::set<HexTile> &without) const;
    /// All paths that have the form of an equation and contradict none of the facts.
    [[nodiscard]] std::vector<HexReading> readings(const HexFacts &facts) const;

    /// The tiles that the words name as "the 7 at row 2, place 3".
    [[nodiscard]] std::vector<HexTile> tilesIn(const std::string &words) const;
    [[nodiscard]] HexTile tileIn(const std::string &words) const;
    /// The fact that the words tell, in JSON. Throws std::invalid_argument if they tell none.
    [[nodiscard]] nlohmann::ordered_json factIn(const std::string &words) const;
    /// The facts in words that join them by "and" and commas.
    [[nodiscard]] std::vector<nlohmann::ordered_json> factsIn(const std::string &words) const;

private:
    [[nodiscard]] HexTile tileNamed(const std::string &sign, const std::string &row,
                                    const std::string &place) const;
    void extend(std::vector<HexTile> &path, std::string &characters, std::set<HexTile> &used) const;

    std::map<HexTile, char> m_tiles;
    mutable bool m_isRead = false;
    mutable std::vector<HexReading> m_readings;
};

/// The value of one side of an equation, calculated from left to right; nothing if a division does
/// not come out even.
[[nodiscard]] std::optional<std::int64_t> valueOfSide(const std::string &side);
/// The text with typographic signs replaced by plain ones: "7−9" becomes "7-9".
[[nodiscard]] std::string plainSigns(std::string text);

} // namespace inkling::test
