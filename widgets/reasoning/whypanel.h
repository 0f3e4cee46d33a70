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

/// The answer to "why?": in words, and as a tree whose rows go with the steps that the window plays. Of what
/// does not follow: which mark on the board is in which of two answers.
class WhyPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit WhyPanel(Playback &playback, QWidget *parent = nullptr);

    /// Shows a proof, all of which `fact` needs; the playback plays it.
    void showProof(const QString &sentence, const SharedExplained &explained, const Fact &fact);
    /// Shows that there are two answers that differ.
    void showTwoAnswers(const QString &sentence, Look look);
    /// There is nothing but words to show.
    void showWords(const QString &sentence);
    /// What the button that leaves the answer says.
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
    /// The tree goes where the playback is, not the other way round.
    bool m_isFollowing = false;
};

} // namespace inkling
