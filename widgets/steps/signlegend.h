// SPDX-License-Identifier: MIT
#pragma once

#include "painting/markpainter.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

class QGridLayout;
class QScrollArea;
class QToolButton;

namespace inkling {

class BoardScene;

/// A sign on a board and its meaning: a mark, at rest or lit; or only a role, the manner in which a
/// step lights things; or the candidates shown in cells of which nothing is known.
struct BoardSign
{
    std::optional<Mark> mark;
    std::optional<Role> role;
    QString words;
    std::uint64_t openValues = 0;
};

/// Every sign on a board, each once: first the marks, then the roles, then the rest.
[[nodiscard]] std::vector<BoardSign> signsOn(const BoardState &state);

/// Explains the signs that stand on the board now, each by a sample and words, below a button that
/// opens and closes the list.
class SignLegend final : public QWidget
{
    Q_OBJECT

public:
    /// Requires: the scene outlives the legend.
    explicit SignLegend(const BoardScene &scene, QWidget *parent = nullptr);

    [[nodiscard]] bool isOpen() const;
    void setOpen(bool isOpen);
    [[nodiscard]] QToolButton &button() { return *m_button; }

    /// The words of the signs, as they were when the legend was last open and visible.
    [[nodiscard]] const QStringList &words() const { return m_words; }

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeBody();
    void refresh();
    void fill(const std::vector<BoardSign> &signs);

    const BoardScene &m_scene;
    QToolButton *m_button;
    QScrollArea *m_list;
    QGridLayout *m_rows;
    QTimer m_delay;
    QStringList m_words;
    bool m_isStale = true;
};

} // namespace inkling
