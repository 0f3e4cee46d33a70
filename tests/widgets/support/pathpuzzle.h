// SPDX-License-Identifier: MIT
#pragma once

#include "families/registry.h"
#include "logic/model/model.h"
#include "puzzle/puzzle.h"

#include <nlohmann/json.hpp>

namespace inkling::test {

/// Only what playing asks for: each edge of a board is a choice of Joined or Cut.
class PathModel final : public Model
{
public:
    explicit PathModel(const Board &board)
    {
        for (ElementId id = 0; id < board.size(); ++id) {
            if (board.kind(id) == ElementKind::Edge)
                m_edges.push_back(id);
        }
    }

    UnknownId mainCount() const override { return UnknownId(m_edges.size()); }
    std::vector<ValueSet> initial() const override
    {
        return std::vector<ValueSet>(m_edges.size(), ValueSet::first(2));
    }
    bool isAnswer(const Answer &) const override { return false; }
    std::vector<nlohmann::ordered_json> json(const Fact &) const override { return {}; }
    nlohmann::ordered_json json(ConstraintId) const override { return {}; }
    Phrase describe(const Fact &) const override { return {}; }
    Phrase describe(ConstraintId) const override { return {}; }
    Phrase describeCount(UnknownId) const override { return {}; }
    Noun noun(ConstraintId) const override { return {}; }
    Noun noun(const Fact &) const override { return {}; }
    Sentence sentence(const Step &, const Knowledge &) const override { return {}; }
    std::span<const SentenceCase> sentences() const override { return {}; }
    std::optional<Mark> mark(const Fact &fact) const override
    {
        if (!fact.possible.single())
            return std::nullopt;
        return Mark{.element = m_edges[fact.unknown],
                    .look = fact.possible.contains(1) ? Look::Joined : Look::Cut};
    }
    std::vector<ElementId> elements(ConstraintId) const override { return {}; }
    std::vector<Fact> choices(ElementId element) const override
    {
        const auto edge = std::ranges::find(m_edges, element);
        if (edge == m_edges.end())
            return {};
        const auto unknown = UnknownId(edge - m_edges.begin());
        return {{unknown, ValueSet::only(1)}, {unknown, ValueSet::only(0)}};
    }
    std::span<const Rule> rules() const override { return {}; }
    std::unique_ptr<Reasoner> reasoner() const override { return nullptr; }

private:
    std::vector<ElementId> m_edges;
};

/// A path on a board made by hand, to be marked and not to be solved.
class PathPuzzle final : public Puzzle
{
public:
    explicit PathPuzzle(Board board)
        : m_board(std::move(board))
    {}

    const Family &family() const override { return *families().front(); }
    int rows() const override { return 0; }
    int columns() const override { return 0; }
    Board board() const override { return m_board; }
    Phrase describe(ElementId) const override { return {}; }
    std::unique_ptr<Model> model() const override { return std::make_unique<PathModel>(m_board); }
    Solution solve(Search, const StopCondition &) const override { return {}; }
    std::optional<AnswerFault> fault(const Answer &) const override { return std::nullopt; }
    std::string text() const override { return {}; }
    std::string answerText(int, const Answer *) const override { return {}; }
    tl::expected<WrittenAnswer, ParseError> readAnswer(LineSource &source) const override
    {
        return tl::unexpected(endOfTextError(source, {}));
    }

private:
    Board m_board;
};

} // namespace inkling::test
