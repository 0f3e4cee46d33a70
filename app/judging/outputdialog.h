// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/judging/outputjudge.h"
#include "worker.h"

#include <QDialog>
#include <QImage>
#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace inkling {

/// Holds what a reader's own program printed against the puzzles of a judge file: which data sets are
/// right, and for each other one the first thing wrong, with the answer in the output on a board.
/// The file can be read again, as often as the program is mended. Stays open beside the window.
class OutputDialog final : public QDialog
{
    Q_OBJECT

public:
    using Puzzles = std::vector<std::shared_ptr<const Puzzle>>;

    /// `places`: for each puzzle, its place in the document.
    OutputDialog(Puzzles puzzles, std::vector<int> places, const QString &path,
                 QWidget *parent = nullptr);
    ~OutputDialog() override;

    /// Whether the output is still being judged or a picture is being made.
    [[nodiscard]] bool isBusy() const { return m_judge.isBusy() || m_painter.isBusy(); }
    [[nodiscard]] QListWidget &list() { return *m_list; }
    /// The words about the row chosen, and about the output as a whole.
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString summary() const;

Q_SIGNALS:
    /// A data set was chosen: the place of its puzzle in the document.
    void placeChosen(int place);

private:
    /// A row of the list: a data set, or, behind the last one, the output as a whole.
    using Judgements = std::vector<OutputJudgement>;

    void read();
    void add(const OutputJudgement &judgement);
    void showAll(const Judgements &judgements);
    void showRow();
    void showPicture(std::size_t row);
    void showNextFault();

    Puzzles m_puzzles;
    std::vector<int> m_places;
    QString m_path;
    Judgements m_judgements;
    std::size_t m_rightCount = 0;
    std::size_t m_layoutCount = 0; ///< right, but not written as it should be
    QLabel *m_summary;
    QListWidget *m_list;
    QLabel *m_picture;
    QLabel *m_reason;
    QPushButton *m_next;
    Worker m_judge;
    Worker m_painter;
};

} // namespace inkling
