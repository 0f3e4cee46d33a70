// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QMimeData;

namespace inkling {

/// What may be dropped on a window: files, or a text of puzzles.
struct Dropped
{
    QStringList files;
    QString text;

    [[nodiscard]] static Dropped of(const QMimeData &data);
    [[nodiscard]] bool isEmpty() const { return files.isEmpty() && text.isEmpty(); }
};

/// Shows over a window, while something is held over it, that it can be dropped, and what will come of it.
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
