// SPDX-License-Identifier: MIT
#pragma once

#include "reasoning/explainedpuzzle.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace inkling {

class FoundLegend;
class Playback;
class WhyTreeModel;
class WordsView;

/// Shows the answer to "why?": a sentence, and a tree of reasons whose rows go along with the steps
/// that the window plays. For a fact that does not follow, it explains which mark on the board is
/// in which of two answers.
class WhyPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit WhyPanel(Playback &playback, QWidget *parent = nullptr);

    /// Shows a proof of `fact`: a reasoning all of whose steps are needed. The playback plays it.
    void showProof(const QString &sentence, const SharedExplained &explained, const Fact &fact);
    /// Shows that two answers differ. `look`: of the answers' marks.
    void showTwoAnswers(const QString &sentence, Look look);
    /// Shows only words.
    void showWords(const QString &sentence);
    /// Sets the text of the button that leaves the panel.
    void setBackText(const QString &text);

    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QTreeView &tree() { return *m_tree; }
    [[nodiscard]] WhyTreeModel &model() { return *m_model; }
    [[nodiscard]] FoundLegend &legend() { return *m_legend; }
    [[nodiscard]] QPushButton &playButton() { return *m_play; }
    [[nodiscard]] QPushButton &backButton() { return *m_back; }

Q_SIGNALS:
    void left();

protected:
    void changeEvent(QEvent *event) override;

private:
    void write(const QString &sentence);
    void showPosition();

    Playback &m_playback;
    WhyTreeModel *m_model;
    WordsView *m_words;
    QTreeView *m_tree;
    FoundLegend *m_legend;
    QPushButton *m_play;
    QPushButton *m_back;
    QString m_sentence;
    /// Whether the tree is just following the playback, and so must not move it.
    bool m_isFollowing = false;
};

} // namespace inkling
