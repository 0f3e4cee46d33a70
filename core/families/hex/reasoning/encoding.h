// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/terms.h"
#include "logic/model/encoding.h"

#include <optional>

namespace inkling::hex {

struct Candidate;

/// A board as clauses. A tile has one link or two. Path: so has every tile, two tiles are ends, and, cut
/// by cut, no part of the board is without a link to the rest. Equation: one of the paths that read as an
/// acceptable equation is taken, where they are few enough to be listed; else one path, and what is read
/// along it is looked at when it is whole.
class HexEncoding final : public Encoding
{
public:
    /// Paths that read as equations are listed if they are no more than these.
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
    /// That a tile with one link is an end; the place of the '=' is the equation's.
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
    /// The sets of tiles that hang together by these links.
    [[nodiscard]] std::vector<TileSet> partsOf(LinkSet links) const;
    void writeWayOut(TileSet part, ClauseWriter &writer) const;
    void refineReading(const Assignment &assignment,
                       const std::function<ClauseWriter &(ConstraintId)> &cutOf) const;
    [[nodiscard]] std::vector<int> tilesOf(UnknownId unknown) const;

    Tiles m_tiles;
    Terms m_terms;
    /// Nothing where they are too many.
    std::optional<std::vector<Candidate>> m_equations;
};

} // namespace inkling::hex
