// SPDX-License-Identifier: MIT
#pragma once

#include "families/family.h"
#include "worker.h"

#include <QAbstractListModel>
#include <QWidget>
#include <memory>
#include <vector>

class QLabel;
class QListView;

namespace inkling {

/// The different answers of a puzzle, a line each, whose words are made when it is shown.
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

/// All different answers of the current puzzle, of a family that lists them; hidden for any other. They are
/// found on another thread, when the puzzle itself is done with.
class AnswersPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit AnswersPanel(QWidget *parent = nullptr);

    /// More than this are not listed.
    static constexpr std::size_t mostAnswers = 10000;

    /// Finds and lists its answers; nothing with a null pointer, nor for the puzzle that is there already.
    void setPuzzle(const std::shared_ptr<const Puzzle> &puzzle);
    /// Hides it, whatever the puzzle, as long as the answers are not to be seen.
    void setConcealed(bool isConcealed);
    /// No more answers are looked for.
    void stop() { m_worker.stop(); }
    [[nodiscard]] AnswerListModel &model() { return *m_model; }
    [[nodiscard]] QListView &list() { return *m_list; }
    [[nodiscard]] QString heading() const;
    [[nodiscard]] bool isFinding() const { return m_worker.isBusy(); }

Q_SIGNALS:
    void answerChosen(const inkling::Answer &answer);

private:
    void showOrHide();
    /// As high as the answers are, up to some lines; fewer where there is no room.
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
