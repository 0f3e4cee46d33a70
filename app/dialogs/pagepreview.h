// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/puzzleprinter.h"
#include "worker.h"

#include <QImage>
#include <QWidget>

class QLabel;
class QToolButton;

namespace inkling {

/// Shows the pages of a PuzzlePrinter, one at a time, as they will be on paper. Lays them out and
/// paints them on another thread.
class PagePreview final : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);
    ~PagePreview() override;

    /// Sets whose pages are shown; null for none.
    void setPrinter(std::shared_ptr<const PuzzlePrinter> printer);
    void goTo(int page);
    /// The page shown, from 0.
    [[nodiscard]] int page() const { return m_page; }
    /// Whether the picture of the page is complete.
    [[nodiscard]] bool isReady() const { return m_printer && !m_worker.isBusy(); }
    [[nodiscard]] const QImage &picture() const { return m_picture; }
    [[nodiscard]] QString words() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QRectF paperRect() const;
    void renew();
    void paintSheet();
    void turnWheel(int by);

    std::shared_ptr<const PuzzlePrinter> m_printer;
    int m_page = 0;
    int m_wheelTurned = 0; ///< in eighths of a degree, less than turns a page
    QImage m_picture;
    QWidget *m_sheet;
    QToolButton *m_back;
    QToolButton *m_forward;
    QLabel *m_place;
    Worker m_worker;
};

} // namespace inkling
