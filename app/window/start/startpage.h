// SPDX-License-Identifier: MIT
#pragma once

#include "window/start/samplegallery.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace inkling {

class ActionTable;
class ArrowKeys;
class RecentFiles;

/// The things that the start page offers to try first.
enum class FirstStep : std::uint8_t { WatchOne, Draw, AskHint };

/// The middle of the window when nothing is open: how to begin, the files opened lately (or what to
/// try first, where there are none), and a card for each family. Arrow keys and Tab reach all.
class StartPage final : public QWidget
{
    Q_OBJECT

public:
    StartPage(ActionTable &actions, const QList<SampleGroup> &samples, RecentFiles &recent,
              QWidget *parent = nullptr);

Q_SIGNALS:
    void fileChosen(const QString &path);
    void firstStepChosen(inkling::FirstStep step);
    /// A new puzzle of a family is to be drawn; generateWanted(): puzzles of it are to be made.
    void newWanted(const inkling::Family &family);
    void generateWanted(const inkling::Family &family);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addHead(QVBoxLayout *layout, ActionTable &actions);
    [[nodiscard]] QWidget *makeFirstSteps(ActionTable &actions);

    QScrollArea *m_area;
    ArrowKeys *m_keys;
    QLabel *m_picture = nullptr;
    QBoxLayout *m_buttons = nullptr;
};

} // namespace inkling
