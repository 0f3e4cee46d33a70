// SPDX-License-Identifier: MIT
#pragma once

#include "document/pagereader.h"
#include "document/project.h"
#include "families/registry.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <stop_token>
#include <vector>

namespace inkling {

/// The name that stands for standard input in the place of a file's.
[[nodiscard]] bool isStandardInput(const QString &path);

/// All bytes of a file or of standard input, or why they cannot be read, in words. Stops waiting
/// for more input when `stop` is requested.
[[nodiscard]] tl::expected<QByteArray, QString> readBytes(const QString &path,
                                                          const std::stop_token &stop = {});

/// Why a file cannot be opened, in words: it cannot be read, or nothing of it is a puzzle; nothing if
/// it can. Cost: as reading its first puzzle, or the whole of a project.
[[nodiscard]] std::optional<QString> whyUnopenable(const QString &path, const Family *family);

/// The puzzles of a text that is short, such as one from the clipboard, and what is to be said of it.
struct TextPuzzles
{
    std::vector<Page> pages; ///< without ids
    QStringList remarks;     ///< in words
    std::optional<ParseError>
        fault; ///< what ends the text and is not a puzzle; a remark too, behind puzzles
};
/// `family`: that of a judge text's puzzles; null to guess it.
[[nodiscard]] TextPuzzles puzzlesOf(const QByteArray &text, const Family *family = nullptr);

/// A part of what a file holds, in the order of the file.
struct FileBatch
{
    /// The next pages, without ids: the puzzles of a judge file.
    std::vector<Page> pages;
    /// The project, where the file is one.
    std::optional<ReadProject> project;
    /// The number of the project's steps after which it is what its file holds; nothing if it never
    /// was.
    std::optional<std::size_t> saved;
    /// The error that ends the file: what follows the puzzles is not a puzzle.
    std::optional<ParseError> fault;
    /// Why the family of the text cannot be told, where this is the fault; and the text.
    std::optional<UnclearFamily> unclear;
    QByteArray text;
    /// The family whose files end in a line that this one lacks; else null.
    const Family *lackingEnd = nullptr;
    /// Whether the text is in other programs' formats, in which it is not saved.
    bool isForeign = false;
    /// Of several files, each of which not all could be read, with the reason in words.
    QStringList unread;
    /// The remarks on another program's text, in words: what was left out, or taken in one of several
    /// ways.
    QStringList remarks;
    /// Whether nothing comes after this batch.
    bool isLast = false;
    /// Whether the file holds nothing but blanks.
    bool isBlank = false;
};

/// Reads a judge file or a project on another thread, and hands over what it finds batch by batch:
/// the first puzzle alone, then 64 at a time. Lives on the window's thread.
class FileReader final : public QObject
{
    Q_OBJECT

public:
    explicit FileReader(QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(FileReader)
    /// Stops reading, and waits for that.
    ~FileReader() override;

    /// Begins to read a file; several files, one after the other, as if they were one; or a text.
    /// `family`: that of the puzzles; null to guess it. Drops any file that is still being read. Of
    /// several files, a page without a title gets the name of its file.
    void read(const QString &path, const Family *family);
    void readTogether(const QStringList &paths);
    void readText(const QByteArray &text, const Family *family);
    /// Stops reading; no further batch is emitted.
    void stop();

Q_SIGNALS:
    void batchRead(inkling::FileBatch &batch);
    /// The file cannot be read at all. `reason`: in words.
    void unreadable(const QString &path, const QString &reason);

private:
    /// Functions that run on the other thread.
    void readPuzzles(const QByteArray &bytes, const Family *family, const std::stop_token &token);
    void readAll(const QByteArray &bytes, const Family *family, const std::stop_token &token);
    void readFiles(const QStringList &paths, const std::stop_token &token);
    void handOver(FileBatch batch, const std::stop_token &token);

    std::stop_source m_stop;
    QThreadPool m_pool;
};

} // namespace inkling
