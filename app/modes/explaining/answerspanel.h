// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"
#include "worker.h"

#include <QAbstractListModel>
#include <QWidget>
#include <memory>
#include <vector>

class QLabel;
class QListView;

namespace inkling {

/// The different answers of a puzzle, one line each; a line's words are made when it is shown.
class AnswerListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setAnswers(std::shared_ptr<const Puzzle> puzzle, std::vector<Answer> answers);
    [[nodiscard]] const Answer &answer(int row) const { return m_answers[std::size_t(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::shared_ptr<const Puzzle> m_puzzle;
    std::vector<Answer> m_answers;
};

/// Lists all different answers of the current puzzle; hidden unless its family lists answers. They
/// are found on another thread.
class AnswersPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit AnswersPanel(QWidget *parent = nullptr);

    /// The number of answers listed at most.
    static constexpr std::size_t mostAnswers = 10000;

    /// Finds and lists the answers of a puzzle. Does nothing for the puzzle already shown; shows
    /// none for a null pointer.
    void setPuzzle(const std::shared_ptr<const Puzzle> &puzzle);
    /// Hides the panel for every puzzle while answers must not be shown.
    void setConcealed(bool isConcealed);
    /// Stops looking for answers.
    void stop() { m_worker.stop(); }
    [[nodiscard]] AnswerListModel &model() { return *m_model; }
    [[nodiscard]] QListView &list() { return *m_list; }
    [[nodiscard]] QString heading() const;
    [[nodiscard]] bool isFinding() const { return m_worker.isBusy(); }

Q_SIGNALS:
    void answerChosen(const inkling::Answer &answer);

private:
    void showOrHide();
    /// Fits the height to the number of answers, up to five lines; at least two where
    /// there is little room.
    void fitList();
    void showAnswers(std::shared_ptr<const Puzzle> puzzle, std::vector<Answer> answers);

    AnswerListModel *m_model;
    QLabel *m_heading;
    QListView *m_list;
    std::shared_ptr<const Puzzle> m_puzzle;
    bool m_isConcealed = false;
    Worker m_worker;
};

} // namespace inkling
