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

/// Covers a window while something is dragged over it, and tells what dropping it will do.
class DropTarget final : public QWidget
{
    Q_OBJECT

public:
    explicit DropTarget(QWidget *window);

    void offer(const Dropped &dropped);
    [[nodiscard]] QString words() const { return m_words; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_words;
};

} // namespace inkling
