// SPDX-License-Identifier: MIT
#pragma once

#include "scene/markpainter.h"

#include <QScrollArea>
#include <QStringList>
#include <QTimer>
#include <optional>
#include <vector>

class QGridLayout;

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

/// What the signs mean: a sample and words for each that stands on the board now.
class SignLegend final : public QScrollArea
{
    Q_OBJECT

public:
    /// Requires: the scene outlives it.
    explicit SignLegend(const BoardScene &scene, QWidget *parent = nullptr);

    /// What is told, a sign each, as long as it is visible.
    [[nodiscard]] const QStringList &words() const { return m_words; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void fill(const std::vector<BoardSign> &signs);

    const BoardScene &m_scene;
    QGridLayout *m_rows;
    QTimer m_delay;
    QStringList m_words;
    bool m_isStale = true;
};

} // namespace inkling
