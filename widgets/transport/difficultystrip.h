// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/rating.h"

#include <QWidget>
#include <optional>

class QLabel;
class QToolButton;

namespace inkling {

class Playback;

/// The difficulty of a puzzle, above its list of steps: the rating with its reason,
/// the way to the hardest step, and the number of steps of each difficulty, each
/// beside the sign it has in the list.
class DifficultyStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit DifficultyStrip(Playback &playback, QWidget *parent = nullptr);

    /// Sets the rating of the puzzle whose reasoning is played; nothing while it
    /// is not known or there is none.
    void setRating(std::optional<Rating> rating);
    /// Shows or hides the words that explain the tints of the heat map on the board.
    void setHeatShown(bool isShown);
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString reason() const;
    /// The number of steps of each difficulty that occurs: "12 gentle", "3 hard", ...
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
