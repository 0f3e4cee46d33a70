// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/terms.h"
#include "logic/model/model.h"

namespace inkling::hex {

/// A board as unknowns and constraints; Terms gives the number of each.
class HexModel final : public Model
{
public:
    explicit HexModel(Tiles tiles)
        : m_tiles(std::move(tiles))
        , m_terms(m_tiles)
    {}

    [[nodiscard]] UnknownId mainCount() const override { return m_terms.mainCount(); }
    [[nodiscard]] std::vector<ValueSet> initial() const override;
    [[nodiscard]] bool isAnswer(const Answer &answer) const override;
    /// Whether two answers read the same. Requires: answers of this board.
    [[nodiscard]] bool isSame(const Answer &a, const Answer &b) const override;
    [[nodiscard]] std::vector<nlohmann::ordered_json> json(const Fact &fact) const override;
    [[nodiscard]] nlohmann::ordered_json json(ConstraintId constraint) const override;
    [[nodiscard]] Phrase describe(const Fact &fact) const override;
    [[nodiscard]] Phrase describe(ConstraintId constraint) const override;
    [[nodiscard]] Phrase describeCount(UnknownId count) const override;
    [[nodiscard]] Noun noun(ConstraintId constraint) const override;
    [[nodiscard]] Noun noun(const Fact &fact) const override;
    [[nodiscard]] Sentence sentence(const Step &step, const Knowledge &before) const override;
    [[nodiscard]] Sentence caseSentence(const Step &step, std::size_t index) const override;
    [[nodiscard]] bool tellsWhatIsLeft(const Fact &) const override { return true; }
    [[nodiscard]] std::span<const SentenceCase> sentences() const override;
    [[nodiscard]] std::optional<Mark> mark(const Fact &fact) const override;
    [[nodiscard]] std::vector<ElementId> elements(ConstraintId constraint) const override;
    [[nodiscard]] std::vector<ElementId> grounds(const Step &step) const override;
    [[nodiscard]] std::vector<Fact> choices(ElementId element) const override;
    [[nodiscard]] std::vector<Fact> tidying(const Knowledge &knowledge,
                                            UnknownId unknown) const override;
    [[nodiscard]] std::vector<Caption> captions(const Knowledge &knowledge) const override;
    [[nodiscard]] std::vector<Beat> finale(const Answer &answer) const override;
    [[nodiscard]] Point place(UnknownId unknown) const override;
    [[nodiscard]] std::span<const Rule> rules() const override;
    [[nodiscard]] std::unique_ptr<Encoding> encoding() const override;
    [[nodiscard]] std::unique_ptr<Reasoner> reasoner() const override;

private:
    [[nodiscard]] std::optional<Mark> markOfSides(ValueSet before) const;

    Tiles m_tiles;
    Terms m_terms;
};

/// The tiles that a step draws conclusions about: the ends, and the tiles at links.
[[nodiscard]] std::vector<ElementId> tilesConcludedOn(const Tiles &tiles, const Step &step);

[[nodiscard]] Phrase describeLink(const Tiles &tiles, int link);

} // namespace inkling::hex
