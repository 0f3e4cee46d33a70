// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

class QTextDocument;

namespace inkling {

/// Shows a document as tall as it is, without a frame; can be selected and copied from the menu of the
/// reader's system by way of the accessible text. Its height follows its width. What in it is a link can be
/// pointed at and chosen, by mouse or keyboard; what that does is told by signals.
class WordsView final : public QWidget
{
    Q_OBJECT

public:
    explicit WordsView(QWidget *parent = nullptr);
    ~WordsView() override;

    /// To be written to; call refresh() afterwards.
    [[nodiscard]] QTextDocument &document() { return *m_document; }
    void refresh();

    /// Where a link stands; empty where it is not.
    [[nodiscard]] QRectF placeOf(const QString &link) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 20}; }

Q_SIGNALS:
    /// An empty link: at none.
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
