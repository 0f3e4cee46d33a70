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

/// A tile's row and place, from 0.
using HexTile = std::pair<int, int>;
/// Two tiles that touch, the lower one first.
using HexLink = std::pair<HexTile, HexTile>;

/// Facts about a board, as steps print them.
struct HexFacts
{
    std::set<HexLink> joined;
    std::set<HexLink> cut;
    std::set<HexTile> ends;
    std::set<HexTile> inners;
    std::optional<bool> isFromFirst;   ///< the reading
    std::optional<std::set<int>> left; ///< how many tiles the left side may have

    void add(const nlohmann::ordered_json &fact);
    void addAll(const nlohmann::ordered_json &facts);
};

/// A path that has the form of an equation, and what it reads.
struct HexReading
{
    std::vector<HexTile> path;
    std::string characters;
    std::optional<std::int64_t> left;
    std::optional<std::int64_t> right;

    [[nodiscard]] bool isRight() const { return left && right && *left == *right; }
};

/// A Hex board as its text gives it.
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

    /// The tiles that hang together with one by links that are not cut, `without` some.
    [[nodiscard]] std::set<HexTile> part(HexTile tile, const std::set<HexLink> &cut,
                                         const std::set<HexTile> &without = {}) const;
    /// Those parts of the board without some tiles.
    [[nodiscard]] std::vector<std::set<HexTile>> parts(const std::set<HexLink> &cut,
                                                       const std::set<HexTile> &without) const;
    /// All paths of the form of an equation that are not at odds with some facts.
    [[nodiscard]] std::vector<HexReading> readings(const HexFacts &facts) const;

    /// Every "the 7 at row 2, place 3".
    [[nodiscard]] std::vector<HexTile> tilesIn(const std::string &words) const;
    [[nodiscard]] HexTile tileIn(const std::string &words) const;
    /// The fact that words tell, as steps print it; std::invalid_argument where they tell none.
    [[nodiscard]] nlohmann::ordered_json factIn(const std::string &words) const;
    /// Several facts, joined by "and" and commas.
    [[nodiscard]] std::vector<nlohmann::ordered_json> factsIn(const std::string &words) const;

private:
    [[nodiscard]] HexTile tileNamed(const std::string &sign, const std::string &row,
                                    const std::string &place) const;
    void extend(std::vector<HexTile> &path, std::string &characters, std::set<HexTile> &used) const;

    std::map<HexTile, char> m_tiles;
    mutable bool m_isRead = false;
    mutable std::vector<HexReading> m_readings;
};

/// A side's value, worked out from left to right; nothing where a division does not come out.
[[nodiscard]] std::optional<std::int64_t> valueOfSide(const std::string &side);
/// "7−9" as "7-9".
[[nodiscard]] std::string plainSigns(std::string text);

} // namespace inkling::test
