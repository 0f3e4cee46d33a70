// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>
#include <functional>

namespace inkling {

class Document;

/// A menu of the formats of other programs, and judge text, in which the shown puzzle can be written.
/// A format that cannot hold the puzzle is grey, with the reason beside it. To be used by the window's thread.
class ForeignMenu final : public QMenu
{
    Q_OBJECT

public:
    /// Takes the name of a format in words, and the puzzle's text in it.
    using Use = std::function<void(const QString &format, const QByteArray &text)>;

    /// The document outlives the menu.
    ForeignMenu(const QString &title, const Document &document, Use use, QWidget *parent = nullptr);

    /// Uses the first of the formats that can hold the shown puzzle.
    void useFirst();

private:
    void fill();
    void offer(const QString &format, const QByteArray &text);

    const Document &m_document;
    Use m_use;
};

} // namespace inkling
