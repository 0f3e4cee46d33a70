// SPDX-License-Identifier: MIT
#pragma once

#include "logic/proof.h"
#include "reasoning/explainedpuzzle.h"

#include <QAbstractItemModel>
#include <deque>
#include <optional>

namespace inkling {

/// Why a fact holds, as a tree: the fact with the rule that concludes it, below it what that step rests on -
/// facts that have a step of their own, then clues and what was given, which have nothing below them.
/// A fact that several steps rest on stands below each of them. Rows are made when they are opened.
class WhyTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum DataRole {
        StepRole = Qt::UserRole, ///< the step's index in the trace; absent of a leaf
        RuleRole,                ///< the title of its rule; of a leaf, what kind of ground it is
    };

    explicit WhyTreeModel(QObject *parent = nullptr);

    /// `explained`: a trace of which all is needed for `fact`, as Proof reduces it. With a null pointer, or
    /// a trace without steps, the tree is empty.
    void setProof(SharedExplained explained, const Fact &fact);

    /// Where a step stands, as near to the root as it does; rows above it are made. Invalid if none.
    [[nodiscard]] QModelIndex indexOf(std::size_t step);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return 1; }
    bool hasChildren(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Node
    {
        Node *parent = nullptr;
        int row = 0;
        std::optional<std::size_t> step = {};
        /// What of the step's conclusions is needed above; of a leaf, the fact that was given.
        std::vector<Fact> facts = {};
        std::optional<ConstraintId> constraint = {};
        std::vector<Node *> children = {};
        bool isFilled = false;
    };
    Node *add(Node &parent) const;
    /// Makes the rows below a node. Const, as rows are made when a view asks for them.
    void fill(Node &node) const;
    [[nodiscard]] Node &nodeOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const Node &node) const;
    [[nodiscard]] QString wordsOf(const Node &node) const;
    [[nodiscard]] QString groundOf(const Node &node) const;

    SharedExplained m_explained;
    Knowledge m_given;
    std::unique_ptr<const Proof> m_proof;
    /// Grows only; the first is above the roots.
    mutable std::deque<Node> m_nodes;
};

} // namespace inkling
