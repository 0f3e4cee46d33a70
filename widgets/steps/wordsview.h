// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

class QTextDocument;

namespace inkling {

/// Shows a document as tall as it is, without a frame; the height follows the width. Links in it
/// can be pointed at and chosen, by mouse or keyboard, which emits signals. The plain text is the
/// accessible name.
class WordsView final : public QWidget
{
    Q_OBJECT

public:
    explicit WordsView(QWidget *parent = nullptr);
    ~WordsView() override;

    /// The document to write to; call refresh() afterwards.
    [[nodiscard]] QTextDocument &document() { return *m_document; }
    void refresh();

    /// The area of a link, in pixels; empty if there is no such link.
    [[nodiscard]] QRectF placeOf(const QString &link) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 20}; }

Q_SIGNALS:
    /// The pointer or the keyboard is on this link; on none if it is empty.
    void linkPointed(const QString &link);
    void linkChosen(const QString &link);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Link
    {
        QString target;
        int start = 0;
        int end = 0;
    };
    void collectLinks();
    [[nodiscard]] QString linkAt(const QPointF &point) const;
    void point(const QString &link);

    QTextDocument *m_document;
    std::vector<Link> m_links;
    QString m_pointed;
    QString m_pressed;
};

} // namespace inkling
