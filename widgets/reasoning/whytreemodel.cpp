// SPDX-License-Identifier: MIT
#include "reasoning/whytreemodel.h"

#include "phrases.h"

#include <QLocale>
#include <algorithm>

namespace inkling {

WhyTreeModel::WhyTreeModel(QObject *parent)
    : QAbstractItemModel(parent)
{
    m_nodes.emplace_back();
}

void WhyTreeModel::setProof(SharedExplained explained, const Fact &fact)
{
    beginResetModel();
    m_nodes.clear();
    m_nodes.emplace_back();
    m_proof.reset();
    m_explained = std::move(explained);
    if (m_explained && !m_explained->trace().empty()) {
        const Deduction &deduction = m_explained->deduction;
        m_given = Knowledge(m_explained->model->initial(), deduction.given);
        m_proof = std::make_unique<const Proof>(*m_explained->model, deduction.trace,
                                                deduction.given, deduction.trace.size(), fact);
        Node &top = m_nodes.front();
        for (const std::size_t step : m_proof->roots()) {
            Node *node = add(top);
            node->step = step;
            const auto conclusions = deduction.trace[step].conclusions;
            node->facts.assign(conclusions.begin(), conclusions.end());
        }
        top.isFilled = true;
    }
    endResetModel();
}

WhyTreeModel::Node *WhyTreeModel::add(Node &parent) const
{
    Node &node = m_nodes.emplace_back();
    node.parent = &parent;
    node.row = int(parent.children.size());
    parent.children.push_back(&node);
    return &node;
}

void WhyTreeModel::fill(Node &node) const
{
    if (node.isFilled)
        return;
    node.isFilled = true;
    if (!node.step)
        return;
    const Step step = m_explained->trace()[*node.step];
    const auto isPremise = [&](const Fact &fact) {
        return std::ranges::count(step.premises, fact.unknown, &Fact::unknown) > 0;
    };
    for (const std::size_t support : m_proof->support(*node.step)) {
        Node *below = add(node);
        below->step = support;
        std::ranges::copy_if(m_explained->trace()[support].conclusions,
                             std::back_inserter(below->facts), isPremise);
    }
    for (const ConstraintId constraint : step.constraints)
        add(node)->constraint = constraint;
    for (const Fact &premise : step.premises) {
        if (m_given.holds(premise))
            add(node)->facts = {premise};
    }
}

WhyTreeModel::Node &WhyTreeModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? *static_cast<Node *>(index.internalPointer()) : m_nodes.front();
}

QModelIndex WhyTreeModel::indexOf(const Node &node) const
{
    return node.parent ? createIndex(node.row, 0, const_cast<Node *>(&node)) : QModelIndex();
}

QModelIndex WhyTreeModel::indexOf(std::size_t step)
{
    // In waves from the root, each step once: a tree may repeat a step very often.
    std::vector<bool> isSeen(m_explained ? m_explained->trace().size() : 0, false);
    std::deque<Node *> next(m_nodes.front().children.begin(), m_nodes.front().children.end());
    while (!next.empty()) {
        Node &node = *next.front();
        next.pop_front();
        if (!node.step || isSeen[*node.step])
            continue;
        isSeen[*node.step] = true;
        if (node.step == step)
            return indexOf(node);
        fill(node);
        next.insert(next.end(), node.children.begin(), node.children.end());
    }
    return {};
}

QModelIndex WhyTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    Node &above = nodeOf(parent);
    fill(above);
    if (row < 0 || row >= int(above.children.size()) || column != 0)
        return {};
    return indexOf(*above.children[std::size_t(row)]);
}

QModelIndex WhyTreeModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(*nodeOf(child).parent) : QModelIndex();
}

int WhyTreeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0)
        return 0;
    Node &node = nodeOf(parent);
    fill(node);
    return int(node.children.size());
}

bool WhyTreeModel::hasChildren(const QModelIndex &parent) const
{
    const Node &node = nodeOf(parent);
    if (node.isFilled || !node.step)
        return !node.children.empty();
    const Step step = m_explained->trace()[*node.step];
    return !step.constraints.empty() || !step.premises.empty();
}

QString WhyTreeModel::wordsOf(const Node &node) const
{
    const Model &model = *m_explained->model;
    if (node.constraint)
        return translated(model.describe(*node.constraint));
    QStringList words;
    for (const Fact &fact : node.facts)
        words.append(translated(model.describe(fact)));
    if (words.isEmpty())
        return tr("A contradiction: there is no answer");
    constexpr qsizetype mostNamed = 3;
    if (words.size() > mostNamed) {
        const auto more = int(words.size() - mostNamed + 1);
        words = words.mid(0, mostNamed - 1);
        words.append(tr("%Ln more", nullptr, more));
    }
    return words.join(QStringLiteral("\u00a0· "));
}

QString WhyTreeModel::groundOf(const Node &node) const
{
    if (node.step)
        return title(m_explained->rule(*node.step));
    if (node.constraint)
        return tr("a rule of the game");
    return tr("already known");
}

QVariant WhyTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Node &node = nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return wordsOf(node);
    case StepRole:
        return node.step ? QVariant::fromValue(qulonglong(*node.step)) : QVariant();
    case RuleRole:
        return groundOf(node);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return tr("%1: %2").arg(wordsOf(node), groundOf(node));
    default:
        return {};
    }
}

} // namespace inkling
