// SPDX-License-Identifier: MIT
#include "reasoning/whypanel.h"

#include "reasoning/whytreemodel.h"
#include "steps/foundlegend.h"
#include "steps/stepwords.h"
#include "steps/wordsview.h"
#include "transport/playback.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTextDocument>
#include <QTreeView>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int answerMargin = 14;

/// Paints a row of the tree: the conclusion and below it, paler, its rule.
/// Grounds take a single line.
class WhyDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int lines = index.data(WhyTreeModel::StepRole).isValid() ? 2 : 1;
        return {80, lines * option.fontMetrics.height() + 8};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Theme &theme = Theme::of(option.palette);
        const bool isStep = index.data(WhyTreeModel::StepRole).isValid();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state.testFlag(QStyle::State_Selected)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(blend(theme.paper, theme.accent, 0.16));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(0, 1, -2, -1), 5, 5);
        }
        const QRect room = option.rect.adjusted(6, 4, -6, -4);
        const int line = option.fontMetrics.height();
        const auto write = [&](const QString &text, const QRect &rect, const QColor &ink) {
            painter->setPen(ink);
            painter->drawText(
                rect, Qt::AlignLeft | Qt::AlignVCenter,
                painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
        };
        const QString words = index.data(Qt::DisplayRole).toString();
        const QString rule = index.data(WhyTreeModel::RuleRole).toString();
        const QColor quiet = blend(theme.ink, theme.paper, 0.38);
        if (isStep) {
            write(words, QRect(room.topLeft(), QSize(room.width(), line)), theme.ink);
            QFont small = option.font;
            small.setPointSizeF(small.pointSizeF() * 0.88);
            painter->setFont(small);
            write(rule, QRect(room.left(), room.top() + line, room.width(), line), quiet);
        } else {
            painter->setPen(QPen(theme.premise, 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawEllipse(QPointF(room.left() + 4, room.center().y() + 0.5), 3.5, 3.5);
            write(words, room.adjusted(14, 0, 0, 0), quiet);
        }
        painter->restore();
    }
};

} // namespace

WhyPanel::WhyPanel(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
    , m_model(new WhyTreeModel(this))
    , m_words(new WordsView)
    , m_tree(new QTreeView)
    , m_legend(new FoundLegend)
    , m_play(new QPushButton(tr("Play it")))
    , m_back(new QPushButton)
{
    setObjectName(QStringLiteral("whyPanel"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 10);
    layout->setSpacing(8);
    const auto indented = [&](QWidget *widget) {
        auto *row = new QHBoxLayout;
        row->setContentsMargins(answerMargin, 0, answerMargin, 0);
        row->addWidget(widget);
        layout->addLayout(row);
    };
    indented(m_words);
    indented(m_legend);
    m_tree->setObjectName(QStringLiteral("whyTree"));
    m_tree->setAccessibleName(tr("Why: the reason is below each fact"));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(14);
    m_tree->setUniformRowHeights(false);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setItemDelegate(new WhyDelegate(m_tree));
    // The style would paint a bar of it beside what the delegate paints.
    QPalette quiet;
    quiet.setColor(QPalette::Highlight, Qt::transparent);
    m_tree->setPalette(quiet);
    m_tree->setModel(m_model);
    layout->addWidget(m_tree, 1);
    layout->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(answerMargin, 0, answerMargin, 0);
    buttons->setSpacing(8);
    m_play->setObjectName(QStringLiteral("playProof"));
    m_back->setObjectName(QStringLiteral("leaveWhy"));
    for (QPushButton *button : {m_play, m_back})
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it is
    buttons->addWidget(m_back);
    buttons->addStretch();
    buttons->addWidget(m_play);
    layout->addLayout(buttons);

    // The arrow keys go from step to step, here as elsewhere.
    m_tree->setExpandsOnDoubleClick(false);
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex &index) {
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
    });
    connect(m_play, &QPushButton::clicked, this, [this] {
        m_playback.first();
        m_playback.setPlaying(true);
    });
    connect(m_back, &QPushButton::clicked, this, &WhyPanel::left);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                const QVariant step = current.data(WhyTreeModel::StepRole);
                if (m_isFollowing || !step.isValid())
                    return;
                m_playback.setPlaying(false);
                m_playback.moveToStep(step.toULongLong());
            });
    connect(&playback, &Playback::moved, this, &WhyPanel::showPosition);
}

void WhyPanel::write(const QString &sentence)
{
    m_sentence = sentence;
    m_words->document().setDefaultFont(m_words->font());
    writeSentence(m_words->document(), sentence, Theme::of(palette()));
    m_words->refresh();
}

QString WhyPanel::sentence() const
{
    return m_words->document().toPlainText();
}

void WhyPanel::setBackText(const QString &text)
{
    m_back->setText(text);
}

void WhyPanel::showProof(const QString &sentence, const SharedExplained &explained,
                         const Fact &fact)
{
    write(sentence);
    m_model->setProof(explained, fact);
    m_tree->expandToDepth(0);
    // A single row with nothing below it says no more than the step itself.
    m_tree->setVisible(m_model->rowCount() > 1 || m_model->hasChildren(m_model->index(0, 0)));
    m_play->setVisible(m_model->rowCount() > 0);
    m_legend->hide();
    showPosition();
}

void WhyPanel::showTwoAnswers(const QString &sentence, Look look)
{
    showWords(sentence);
    m_legend->setAnswers(2, look);
    m_legend->show();
}

void WhyPanel::showWords(const QString &sentence)
{
    write(sentence);
    m_model->setProof(nullptr, {});
    m_tree->hide();
    m_play->hide();
    m_legend->hide();
}

void WhyPanel::showPosition()
{
    const auto step = m_playback.step();
    if (!isVisibleTo(window()) || m_model->rowCount() == 0 || m_playback.depth() > 0 || !step)
        return;
    // A step that is there more than once: the row that the reader has chosen stays.
    if (m_tree->currentIndex().data(WhyTreeModel::StepRole)
        == QVariant::fromValue(qulonglong(*step)))
        return;
    m_isFollowing = true;
    const QModelIndex index = m_model->indexOf(*step);
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        m_tree->expand(above);
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    m_isFollowing = false;
}

void WhyPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        write(m_sentence);
    QWidget::changeEvent(event);
}

} // namespace inkling
