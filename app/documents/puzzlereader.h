// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QByteArray>
#include <variant>

namespace inkling {

/// Reads the puzzles of a text one after the other. Used by a single thread,
/// other than the window's.
class PuzzleReader
{
public:
    /// `family`: the family of the text's puzzles; null to guess it from the text.
    explicit PuzzleReader(const QByteArray &text, const Family *family = nullptr);

    using Puzzle = std::shared_ptr<const inkling::Puzzle>;
    /// Reads the next puzzle. Returns a null pointer at the end, and the error where the text is
    /// wrong. After an error or the end there is nothing more to read.
    [[nodiscard]] tl::expected<Puzzle, ParseError> next();

private:
    LineSource m_source;
    const Family *m_family;
};

/// All bytes of a file, or why they cannot be read, in words.
[[nodiscard]] tl::expected<QByteArray, QString> readBytes(const QString &path);

} // namespace inkling
