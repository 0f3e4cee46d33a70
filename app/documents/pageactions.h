// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "puzzle/puzzle.h"

#include <QObject>
#include <memory>
#include <vector>

class QWidget;

namespace inkling {

class ActionTable;
class Document;

/// The actions that add, remove, move and describe the pages of a document: new, generate,
/// duplicate, delete, move, properties. To be used by the window's thread.
class PageActions final : public QObject
{
    Q_OBJECT

public:
    /// Requires: all outlive it. `window` is the parent of the dialogs.
    PageActions(QWidget &window, const ActionTable &actions, Document &document);

    /// Enables the actions that apply now.
    void enable();
    /// Adds a page with this draft behind the current one; opens it alone where nothing is open.
    void begin(const Family &family, const Draft &draft);

Q_SIGNALS:
    /// A new page was added, to be drawn now.
    void begun();
    /// Something is about to be opened.
    void opening();

private:
    void chooseNew();
    void generate();
    void takeMade(const QString &name, const std::vector<std::shared_ptr<const Puzzle>> &made);
    void showProperties();
    void move(int by);

    QWidget &m_window;
    const ActionTable &m_actions;
    Document &m_document;
};

} // namespace inkling
