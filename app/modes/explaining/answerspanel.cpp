// SPDX-License-Identifier: MIT
#include "modes/explaining/answerspanel.h"

#include "phrases.h"
#include "puzzle/joinable.h"

#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

namespace inkling {

void AnswerListModel::setAnswers(std::shared_ptr<const Puzzle> puzzle, std::vector<Answer> answers)
{
    beginResetModel();
    m_puzzle = std::move(puzzle);
    m_answers = std::move(answers);
    endResetModel();
}

int AnswerListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_answers.size());
}

QVariant AnswerListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    return answerLine(*m_puzzle, answer(index.row()));
}

AnswersPanel::AnswersPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new AnswerListModel(this))
    , m_heading(new QLabel)
    , m_list(new QListView)
{
    setObjectName(QStringLiteral("answersPanel"));
    m_heading->setContentsMargins(14, 8, 14, 6);
    QFont font = m_heading->font();
    font.setWeight(QFont::DemiBold);
    m_heading->setFont(font);
    m_list->setObjectName(QStringLiteral("answers"));
    m_list->setAccessibleName(tr("Answers"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(2);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setModel(m_model);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_list, 1);
    fitList();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    Q_EMIT answerChosen(m_model->answer(current.row()));
            });
    hide();
}

QString AnswersPanel::heading() const
{
    return m_heading->text();
}

void AnswersPanel::fitList()
{
    constexpr int fewestLines = 2;
    constexpr int mostLines = 5;
    const int line = m_list->model()->rowCount() > 0 ? m_list->sizeHintForRow(0)
                                                     : m_list->fontMetrics().height() + 4;
    const auto heightOf = [&](int lines) {
        return m_heading->sizeHint().height() + lines * (line + 2 * m_list->spacing())
               + m_list->spacing();
    };
    const int lines = std::clamp(m_model->rowCount(), 1, mostLines);
    setMinimumHeight(heightOf(std::min(lines, fewestLines)));
    setMaximumHeight(heightOf(lines));
    // A window that is not shown, but only painted, does not hear of it otherwise.
    if (auto *split = qobject_cast<QSplitter *>(parentWidget()))
        split->setSizes({split->height() - maximumHeight(), maximumHeight()});
}

void AnswersPanel::setConcealed(bool isConcealed)
{
    m_isConcealed = isConcealed;
    showOrHide();
}

void AnswersPanel::showOrHide()
{
    setVisible(!m_isConcealed && m_puzzle && m_puzzle->joinable());
}

void AnswersPanel::setPuzzle(const std::shared_ptr<const Puzzle> &puzzle)
{
    if (puzzle == m_puzzle)
        return;
    stop();
    m_puzzle = puzzle;
    const bool isListed = puzzle && puzzle->joinable();
    showOrHide();
    m_model->setAnswers({}, {});
    if (!isListed)
        return;
    m_heading->setText(tr("Looking for all answers…"));
    m_worker.start(
        [puzzle](const Worker::Task &task) {
            return puzzle->joinable()->answers(mostAnswers + 1, task.stop());
        },
        [this, puzzle](std::vector<Answer> answers) { showAnswers(puzzle, std::move(answers)); });
}

void AnswersPanel::showAnswers(std::shared_ptr<const Puzzle> puzzle, std::vector<Answer> answers)
{
    const bool isAll = answers.size() <= mostAnswers;
    if (!isAll)
        answers.resize(mostAnswers);
    const int count = int(answers.size());
    m_heading->setText(count == 0   ? tr("No answer")
                       : count == 1 ? tr("One answer")
                       : isAll      ? tr("%Ln different answers", nullptr, count)
                                    : tr("More than %L1 different answers").arg(mostAnswers));
    m_model->setAnswers(std::move(puzzle), std::move(answers));
    fitList();
}

} // namespace inkling
