// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/puzzleprinter.h"
#include "worker.h"

#include <QImage>
#include <QWidget>

class QLabel;
class QToolButton;

namespace inkling {

/// The pages of a PuzzlePrinter, one at a time, as they will be on paper. They are laid out and
/// painted on another thread.
class PagePreview final : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);
    ~PagePreview() override;

    /// Null for nothing to be shown.
    void setPrinter(std::shared_ptr<const PuzzlePrinter> printer);
    void goTo(int page);
    /// From 0.
    [[nodiscard]] int page() const { return m_page; }
    /// Whether the page is there as it is to be.
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
    int m_wheelTurned = 0; ///< in eighths of a degree, less than a page's worth
    QImage m_picture;
    QWidget *m_sheet;
    QToolButton *m_back;
    QToolButton *m_forward;
    QLabel *m_place;
    Worker m_worker;
};

} // namespace inkling
