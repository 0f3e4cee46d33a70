// SPDX-License-Identifier: MIT
#pragma once

#include "logic/rating.h"

#include <QWidget>
#include <optional>

class QLabel;
class QToolButton;

namespace inkling {

class Playback;

/// How hard a puzzle is, over its list of steps: its rating and what it is told by, the way to its hardest
/// step, and how many steps there are of each difficulty, each beside the sign that it has in the list.
class DifficultyStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit DifficultyStrip(Playback &playback, QWidget *parent = nullptr);

    /// Of the puzzle whose reasoning is played; nothing while it is not known, and where it has none.
    void setRating(std::optional<Rating> rating);
    /// Says what the tints on the board mean while they are there.
    void setHeatShown(bool isShown);
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString reason() const;
    /// "12 gentle", "3 hard", ...
    [[nodiscard]] QStringList counts() const;
    [[nodiscard]] QToolButton &crux() { return *m_crux; }

private:
    class Counts;
    void showTrace();

    Playback &m_playback;
    QLabel *m_heading;
    QToolButton *m_crux;
    QLabel *m_reason;
    Counts *m_counts;
    QLabel *m_heat;
    std::optional<Rating> m_rating;
};

} // namespace inkling
