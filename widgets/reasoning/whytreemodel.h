// SPDX-License-Identifier: MIT
#pragma once

#include "logic/path/proof.h"
#include "reasoning/explainedpuzzle.h"

#include <QAbstractItemModel>
#include <deque>
#include <optional>

namespace inkling {

/// The reasons for a fact as a tree: the fact with the rule that concludes it, and below it what
/// that step rests on: first facts that have a step of their own, then clues and given facts, which
/// are leaves. A fact that several steps rest on stands below each of them. Rows are made when
/// their parent is opened.
class WhyTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum DataRole {
        StepRole = Qt::UserRole, ///< the step's index in the trace; absent for a leaf
        RuleRole,                ///< the title of the step's rule; for a leaf, its kind of ground
    };

    explicit WhyTreeModel(QObject *parent = nullptr);

    /// Shows a proof. `explained`: a trace all of whose steps `fact` needs, as Proof reduces it.
    /// With a null pointer, or a trace without steps, the tree is empty.
    void setProof(SharedExplained explained, const Fact &fact);

    /// The row of a step, the one nearest to the root; makes the rows
    /// above it. Invalid if there is none.
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
        /// The step's conclusions that the row above needs; for a leaf, the given fact.
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
    /// The nodes made so far, never removed one by one; the first is the parent of the roots.
    mutable std::deque<Node> m_nodes;
};

} // namespace inkling
