// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace inkling {

class ActionTable;
class BoardScene;
class Document;
class FileKeeper;
class ForeignMenu;
class Playback;
class Scheduler;
class WalkthroughExport;

/// The ways out of a window besides saving and printing: pictures, walkthroughs, the formats of other
/// programs, and the comparison with a reader's own output. To be used by the window's thread.
class WindowExports final : public QObject
{
    Q_OBJECT

public:
    /// The parts of the window that the exports work with; they outlive them.
    struct Parts
    {
        QWidget &window;
        ActionTable &actions;
        Document &document;
        Scheduler &scheduler;
        BoardScene &scene;
        Playback &playback;
        FileKeeper &keeper;
    };
    explicit WindowExports(const Parts &parts);

    /// The menus of other programs' formats: for the clipboard, and for a file.
    [[nodiscard]] ForeignMenu &copyAs() { return *m_copyAs; }
    [[nodiscard]] ForeignMenu &exportAs() { return *m_exportAs; }
    /// Enables the actions that have something to export.
    void enableActions();
    /// Stops what is being written.
    void stop();

Q_SIGNALS:
    /// Asks the window to show a sentence in the status bar for some seconds.
    void said(const QString &words);

private:
    void exportBoard();
    void exportWalkthrough();
    void compareOutput();
    void compareWith(const QString &path);

    Parts m_parts;
    ForeignMenu *m_copyAs;
    ForeignMenu *m_exportAs;
    WalkthroughExport *m_walkthrough;
};

} // namespace inkling
