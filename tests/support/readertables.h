// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QByteArray>
#include <string_view>

/// What the tests of all readers ask, by tables of QTest.
namespace inkling::test {

/// A table of texts that are not puzzles, or not to their end, for checkBadText().
class BadTexts
{
public:
    BadTexts();
    /// `puzzles`: how many can be read before the error.
    void operator()(const char *name, const QByteArray &text, int puzzles, int line, int column,
                    const QByteArray &message) const;
};

/// One row: the puzzles before the error, its place, and what it says.
void checkBadText(const Family &family);

/// A table of texts for checkLikeness().
class Likenesses
{
public:
    Likenesses();
    void operator()(const char *name, const QByteArray &text, Likeness likeness) const;
};

/// One row: how sure the family is that the text is its own.
void checkLikeness(const Family &family);

/// Any text is puzzles, or has an error at a place in it; recognizing it does no harm. `likely`: the
/// characters that most of the random texts are made of.
void checkRandomTexts(const Family &family, std::string_view likely);

} // namespace inkling::test
