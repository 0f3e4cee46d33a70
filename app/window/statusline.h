// SPDX-License-Identifier: MIT
#pragma once

#include <QStatusBar>

class QLabel;

namespace inkling {

class BoardScene;
class BoardView;
class Document;
class Scheduler;

/// The status bar of a window: the verdict and the rating of the current puzzle, or what a mode
/// says in its place, and the zoom.
class StatusLine final : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine();

    void showWords(const QString &words);
    /// Shows the verdict and the rating of the current puzzle, as far as they are known.
    void showPuzzle(const Document &document, const Scheduler &scheduler);
    void showZoom(const BoardView &view, const BoardScene &scene);
    /// Shows a message for some seconds.
    void tell(const QString &words);
    [[nodiscard]] QString words() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_words;
    QLabel *m_zoom;
};

} // namespace inkling
