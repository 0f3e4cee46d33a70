// SPDX-License-Identifier: MIT
#pragma once

#include <QStatusBar>

class QLabel;

namespace inkling {

class BoardScene;
class BoardView;
class Document;
class Scheduler;

/// The status bar of a window: the verdict and the rating of the current puzzle, unless a panel
/// tells them, and the zoom.
class StatusLine final : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine();

    /// Shows what is known of the current puzzle, and how many puzzles there are. `tellsVerdict`:
    /// with the verdict and the rating.
    void showPuzzle(const Document &document, const Scheduler &scheduler, bool tellsVerdict);
    void showZoom(const BoardView &view, const BoardScene &scene);
    /// Shows a message for some seconds.
    void tell(const QString &words);
    [[nodiscard]] QString words() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showWords(const QString &words);

    QLabel *m_words;
    QLabel *m_zoom;
};

} // namespace inkling
