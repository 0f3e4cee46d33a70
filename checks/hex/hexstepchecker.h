// SPDX-License-Identifier: MIT
#pragma once

#include "sat/satsolver.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace inkling::checks {

/// Checks the steps of a Hex Tile Equations trace as they are printed, one by one: do the
/// conclusions follow from exactly the premises listed? Knows the rules of the puzzle and the
/// printed form, and none of the program's reasoning: it tries every path through the board.
///
/// A tile has one link or two, and is an end with one. "path": one path passes all tiles.
/// "equation": what is read along it is an equation. Steps of rules that look at the form only must
/// follow from the form alone: both sides may then have any values. Where a step says how many
/// paths it refutes, it must be so many, the nearest of them must be the example, and what is told
/// of them must be right. A smallest explanation may rest on all that its premises say, tiles
/// without the path included.
class HexStepChecker
{
public:
    /// Marks a checker that judges each step by its rule: checkBy() then skips folded steps, as
    /// their parts are checked one by one.
    static constexpr bool looksAtRules = true;

    /// A path through all tiles, in the order of reading.
    struct Way
    {
        std::vector<int> tiles;
        std::vector<int> turns; ///< by tile: its place on the path
        std::string characters;
        bool hasForm = false;
        /// The values of the two sides; nothing if a division does not come out even.
        std::optional<long long> left;
        std::optional<long long> right;

        [[nodiscard]] bool comesOut() const { return hasForm && left && left == right; }
    };

    /// `characters`: the tiles' characters, row by row. For boards up to about 13 tiles: there must
    /// be no more than some ten thousand paths.
    HexStepChecker(int rows, int columns, std::string characters);

    /// The fault of a step; nothing if the step is right.
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step) const;
    /// Whether the step would still be right without the premise at that index.
    [[nodiscard]] bool holdsWithout(const nlohmann::ordered_json &step, std::size_t premise) const;

    /// The equations that can be read along the paths, each once.
    [[nodiscard]] std::vector<std::string> answers() const;
    /// All paths, each once in either direction.
    [[nodiscard]] const std::vector<Way> &ways() const { return m_ways; }
    /// Whether two tiles are neighbours. Tiles are numbered row by row.
    [[nodiscard]] bool touch(int first, int second) const;

private:
    using Json = nlohmann::ordered_json;

    /// A fact, read from its JSON form.
    struct Claim
    {
        enum class Kind { Link, End, Reading, Before } kind;
        int first = 0;
        int second = 0;
        std::vector<int> numbers = {};
        bool yes = true;

        [[nodiscard]] Claim opposite() const;
    };
    /// The premises of a step, read from their JSON form.
    struct Grounds
    {
        std::vector<int> tiles;
        bool path = false;
        bool equation = false;
        std::vector<Claim> facts;
    };

    [[nodiscard]] int tileAt(const Json &place) const;
    [[nodiscard]] int rowLength(int row) const { return m_columns + row % 2; }
    [[nodiscard]] Claim claim(const Json &fact) const;
    /// The facts in a list; none for the conclusion of a contradiction.
    [[nodiscard]] std::vector<Claim> claims(const Json &facts) const;
    [[nodiscard]] static bool holds(const Claim &claim, const Way &way);
    [[nodiscard]] static bool allHold(const std::vector<Claim> &claims, const Way &way);
    void extend(std::vector<int> &tiles, std::vector<bool> &passed);
    [[nodiscard]] std::optional<std::string> check(const Json &step, std::size_t leftOut) const;
    [[nodiscard]] std::optional<std::string> checkAtTile(const Json &step,
                                                         const Grounds &grounds) const;
    [[nodiscard]] std::optional<std::string> checkSmallest(const Json &step,
                                                           const Grounds &grounds) const;
    [[nodiscard]] bool canBeAtTiles(const std::vector<int> &tiles,
                                    const std::vector<Claim> &facts) const;
    [[nodiscard]] std::optional<std::string> checkForm(const Json &step,
                                                       const Grounds &grounds) const;
    [[nodiscard]] std::optional<std::string> checkRefutation(const Json &step,
                                                             const Grounds &grounds) const;
    [[nodiscard]] static std::size_t drawnCount(const std::vector<const Way *> &ways);
    [[nodiscard]] static bool tellsOf(const Json &step, const std::vector<const Way *> &ways,
                                      const Way &example);
    [[nodiscard]] std::optional<std::string>
    checkNearest(const Json &step, const std::vector<const Way *> &ways) const;
    [[nodiscard]] std::vector<const Way *> drawnBy(const Json &example,
                                                   const std::vector<const Way *> &ways) const;
    [[nodiscard]] bool drawsEach(const Json &step, const std::vector<const Way *> &ways) const;
    [[nodiscard]] std::optional<std::string> checkSame(const Json &step,
                                                       const Grounds &grounds) const;

    int m_rows;
    int m_columns;
    std::string m_characters;
    std::vector<std::pair<int, int>> m_places; ///< row and column of each tile
    std::vector<Way> m_ways;
};

} // namespace inkling::checks
