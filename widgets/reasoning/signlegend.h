// SPDX-License-Identifier: MIT
#pragma once

#include "scene/markpainter.h"

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

/// A sign that stands on a board: a mark, at rest or lit, or only the manner in which things are lit, or what
/// is told of blank cells.
struct BoardSign
{
    std::optional<Mark> mark;
    std::optional<Role> role;
    QString words;
    std::uint64_t openValues = 0;
};

/// Every sign on a board, each once: marks first, then the manners in which a step is lit, then the rest.
[[nodiscard]] std::vector<BoardSign> signsOn(const BoardState &state);

/// What the signs mean: a sample and words for each that stands on the board now, below a row that shows them
/// and puts them away.
class SignLegend final : public QWidget
{
    Q_OBJECT

public:
    /// Requires: the scene outlives it.
    explicit SignLegend(const BoardScene &scene, QWidget *parent = nullptr);

    [[nodiscard]] bool isOpen() const;
    void setOpen(bool isOpen);
    [[nodiscard]] QToolButton &button() { return *m_button; }

    /// What is told, a sign each, as long as it is open and visible.
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
