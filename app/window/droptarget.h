// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QMimeData;

namespace inkling {

/// The contents of a drag that may be dropped on a window: files, or a text of puzzles.
struct Dropped
{
    QStringList files;
    QString text;

    [[nodiscard]] static Dropped of(const QMimeData &data);
    [[nodiscard]] bool isEmpty() const { return files.isEmpty() && text.isEmpty(); }
};

/// Takes what is dropped on a window. Covers the window while something is dragged over it, and
/// tells what dropping it will do.
class DropTarget final : public QWidget
{
    Q_OBJECT

public:
    explicit DropTarget(QWidget *window);

    void offer(const Dropped &dropped);
    [[nodiscard]] QString words() const { return m_words; }

Q_SIGNALS:
    void dropped(const inkling::Dropped &dropped);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString m_words;
};

} // namespace inkling
