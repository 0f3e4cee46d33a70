// SPDX-License-Identifier: MIT
#pragma once

#include "families/family.h"

#include <QByteArray>
#include <variant>

namespace inkling {

/// Reads the puzzles of a text one after the other. Used by one thread, and not by the window's.
class PuzzleReader
{
public:
    /// `family`: whose text it is; null where that is to be guessed.
    explicit PuzzleReader(const QByteArray &text, const Family *family = nullptr);

    using Puzzle = std::shared_ptr<const inkling::Puzzle>;
    /// The next puzzle, what is wrong with it, or a null pointer at the end. After an error or the end
    /// there is nothing more to read.
    [[nodiscard]] tl::expected<Puzzle, ParseError> next();

private:
    LineSource m_source;
    const Family *m_family;
};

/// A whole file's bytes, or in words why they cannot be had.
[[nodiscard]] tl::expected<QByteArray, QString> readBytes(const QString &path);

} // namespace inkling
