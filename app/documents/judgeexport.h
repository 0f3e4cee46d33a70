// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "worker.h"

#include <QObject>
#include <QString>
#include <utility>
#include <vector>

class QWidget;

namespace inkling {

class Document;

/// Writes the puzzles of a document as judge files, which hold one kind of puzzle each: where there
/// are several kinds, asks whether to write the current puzzle alone or one file a kind. To be used
/// by the window's thread; files are written on another.
class JudgeExport final : public QObject
{
    Q_OBJECT

public:
    /// The window and the document outlive the export.
    JudgeExport(QWidget &window, Document &document, QObject *parent = nullptr);

    /// Asks what to write and where, and writes it. `folder`, `name`: those offered; the name
    /// without its ending.
    void begin(const QString &folder, const QString &name);

Q_SIGNALS:
    /// Asks the window to show a sentence in the status bar for some seconds.
    void said(const QString &words);
    /// A file could not be written: what, and why.
    void failed(const QString &what, const QString &reason);

private:
    void askWhich(const QString &folder, const QString &name);
    void askFile(Project project, const QString &folder, const QString &name);
    void askFolder(const QString &folder, const QString &name);
    /// Asks before files are replaced that are there already.
    void writeEach(const QString &folder, const QString &name);
    void write(std::vector<std::pair<QString, Project>> files);

    QWidget &m_window;
    Document &m_document;
    Worker m_writer;
};

} // namespace inkling
