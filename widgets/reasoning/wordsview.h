// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QTextDocument;

namespace inkling {

/// Shows a document as tall as it is, without a frame; can be selected and copied from the menu of the
/// reader's system by way of the accessible text. Its height follows its width.
class WordsView final : public QWidget
{
    Q_OBJECT

public:
    explicit WordsView(QWidget *parent = nullptr);
    ~WordsView() override;

    /// To be written to; call refresh() afterwards.
    [[nodiscard]] QTextDocument &document() { return *m_document; }
    void refresh();

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 20}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QTextDocument *m_document;
};

} // namespace inkling
