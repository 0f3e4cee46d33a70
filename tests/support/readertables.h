// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QByteArray>
#include <string_view>

/// Test tables, for QTest, that the tests of all readers share.
namespace inkling::test {

/// A QTest table of texts with an error in them, for checkBadText().
class BadTexts
{
public:
    BadTexts();
    /// Adds a text. `puzzles`: the number of puzzles that can be read before the error.
    void operator()(const char *name, const QByteArray &text, int puzzles, int line, int column,
                    const QByteArray &message) const;
};

/// Checks one row of a BadTexts table: the number of puzzles before the error, its place and its
/// message.
void checkBadText(const Family &family);

/// A QTest table of texts for checkLikeness().
class Likenesses
{
public:
    Likenesses();
    void operator()(const char *name, const QByteArray &text, Likeness likeness) const;
};

/// Checks one row of a Likenesses table: how sure the family is that the text is its own.
void checkLikeness(const Family &family);

/// Checks random texts: each one is either puzzles or has an error at a place inside it, and can be
/// recognized safely. `likely`: the characters that most of the random texts consist of.
void checkRandomTexts(const Family &family, std::string_view likely);

} // namespace inkling::test
