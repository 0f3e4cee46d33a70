// SPDX-License-Identifier: MIT
#pragma once

#include "documents/recentfiles.h"
#include "window/start/samplegallery.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace inkling {

class ActionTable;

/// The things that the start page offers to try first.
enum class FirstStep : std::uint8_t { WatchOne, Draw, AskHint };

/// The middle of the window when nothing is open: how to begin, what to try first, samples, and the
/// files opened lately. One column where the window is narrow, several where there is room.
class StartPage final : public QWidget
{
    Q_OBJECT

public:
    StartPage(ActionTable &actions, const QList<SampleGroup> &samples, RecentFiles &recent,
              QWidget *parent = nullptr);

Q_SIGNALS:
    void fileChosen(const QString &path);
    void firstStepChosen(inkling::FirstStep step);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void addHead(QVBoxLayout *layout, ActionTable &actions);
    void addFirstSteps(QVBoxLayout *layout, ActionTable &actions);
    void addFiles(QVBoxLayout *layout, const QList<SampleGroup> &samples);
    void listRecent();
    void showFileMenu(const RecentFile &file, const QPoint &place);

    RecentFiles &m_recent;
    QScrollArea *m_area;
    QLabel *m_picture = nullptr;
    QBoxLayout *m_cards = nullptr;
    QBoxLayout *m_columns = nullptr;
    QBoxLayout *m_buttons = nullptr;
    QVBoxLayout *m_list = nullptr;
    QWidget *m_recentPart = nullptr;
};

} // namespace inkling
