// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "document/project.h"
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
    /// Begins a new document with this draft.
    void begin(const Family &family, const Draft &draft);
    /// Adds the puzzles of a text behind the page that is shown, and says how many. Returns false,
    /// and does nothing, if there are none.
    bool addText(const QByteArray &text);
    /// Asks for a new puzzle, or what to generate, of this family at first.
    void askNew(const Family &family) { chooseSheet(false, &family); }
    void askGenerate(const Family &family) { generate(&family); }

Q_SIGNALS:
    /// A page will be added to the document, to be drawn or else solved now.
    void aboutToAdd(bool isToBeDrawn);
    /// Asks the window to show a sentence in the status bar for some seconds.
    void said(const QString &words);
    /// A new document is to be opened; `isToBeDrawn`: by a person, who begins now.
    void made(const QString &name, const inkling::Project &project, bool isToBeDrawn);

private:
    /// Asks for a new sheet: one for a new document, or one more for this.
    /// `family`: chosen at first; null for that of the current page.
    void chooseSheet(bool isForThis, const Family *family = nullptr);
    void add(const Family &family, const Draft &draft);
    void generate(const Family *family = nullptr);
    void takeMade(const QString &name, const std::vector<std::shared_ptr<const Puzzle>> &puzzles,
                  bool isToAdd);
    void showProperties();
    void move(int by);

    QWidget &m_window;
    const ActionTable &m_actions;
    Document &m_document;
    bool m_isForThis = false; ///< what chooseSheet() asked for last
};

} // namespace inkling
