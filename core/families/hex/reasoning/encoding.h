// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/terms.h"
#include "logic/model/encoding.h"

#include <optional>

namespace inkling::hex {

struct EquationPath;

/// A board as SAT clauses. Tile constraints: the tile has one link or two. Path constraint: so has
/// every tile, two tiles are ends, and, added cut by cut, every part of the board has a link to the
/// rest. Equation constraint: the answer is one of the paths that read as an acceptable equation,
/// where these are few enough to be listed; else it is a path, and the characters along it are
/// checked once it is whole.
class HexEncoding final : public Encoding
{
public:
    /// The largest number of equations that are listed.
    static constexpr std::size_t mostListed = 10'000;

    explicit HexEncoding(Tiles tiles, std::size_t most = mostListed);
    ~HexEncoding() override;

    [[nodiscard]] ConstraintId constraintCount() const override { return m_terms.equation() + 1; }
    [[nodiscard]] bool isClue(ConstraintId constraint) const override
    {
        return constraint == m_terms.equation();
    }
    [[nodiscard]] bool writes(UnknownId) const override { return true; }
    using Encoding::define;
    /// Defines that a tile is an end exactly if it has one link. The number of tiles before the '='
    /// is defined by the equation constraint.
    void define(ClauseWriter &writer) const override;
    void constrain(ConstraintId constraint, ClauseWriter &writer) const override;
    void refine(const Assignment &assignment,
                const std::function<ClauseWriter &(ConstraintId)> &cutOf) const override;
    [[nodiscard]] std::vector<UnknownId> unknowns(ConstraintId constraint) const override;
    [[nodiscard]] std::vector<std::vector<ConstraintId>> windows(UnknownId unknown) const override;
    [[nodiscard]] double distance(UnknownId a, UnknownId b) const override;
    [[nodiscard]] double weight(ConstraintId constraint) const override;
    [[nodiscard]] double weight(const Fact &fact) const override;

private:
    [[nodiscard]] std::vector<sat::Literal> linksAt(int tile, ClauseWriter &writer) const;
    void writeTile(int tile, ClauseWriter &writer) const;
    void writePath(ClauseWriter &writer) const;
    void writeForm(ClauseWriter &writer) const;
    void writeListed(ClauseWriter &writer) const;
    /// The sets of tiles that are connected by these links.
    [[nodiscard]] std::vector<TileSet> partsOf(LinkSet links) const;
    void writeWayOut(TileSet part, ClauseWriter &writer) const;
    void refineReading(const Assignment &assignment,
                       const std::function<ClauseWriter &(ConstraintId)> &cutOf) const;
    [[nodiscard]] std::vector<int> tilesOf(UnknownId unknown) const;

    Tiles m_tiles;
    Terms m_terms;
    /// The listed equations; nothing where they are too many.
    std::optional<std::vector<EquationPath>> m_equations;
};

} // namespace inkling::hex
