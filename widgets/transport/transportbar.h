// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace inkling {

class Playback;
class TraceSlider;

/// The controls for playing a trace: buttons for first, back, play, forward and last; a slider over
/// the whole trace; the position; the speed. The buttons are those of the given actions, so that
/// menus, keys and buttons do the same.
class TransportBar final : public QWidget
{
    Q_OBJECT

public:
    TransportBar(Playback &playback, const QList<QAction *> &actions, QWidget *parent = nullptr);

    [[nodiscard]] TraceSlider &slider() { return *m_slider; }
    [[nodiscard]] QComboBox &speeds() { return *m_speeds; }

private:
    void addSpeeds();
    void showTrace();
    [[nodiscard]] int placeWidth() const;
    void showPosition();
    void showSpeed(double speed);

    Playback &m_playback;
    TraceSlider *m_slider;
    QLabel *m_place;
    QComboBox *m_speeds;
};

} // namespace inkling
