// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/statement.h"

namespace inkling::declared {

// Kinds that several families have, with their words.

/// All different; the key is its number.
inline constexpr Kind rowKind{
    .json = "row",
    .words = INKLING_TR_NOOP("Phrases", "row %1"),
    .fault = INKLING_TR_NOOP("Phrases", "row %1 holds the digit %2 twice"),
    .noun = {INKLING_TR_NOOP("Phrases", "one row"), INKLING_TR_NOOP("Phrases", "%1 rows")},
    .tidies = true,
    .weight = 0.8,
    .region = RegionFrame::None};

inline constexpr Kind columnKind{
    .json = "column",
    .words = INKLING_TR_NOOP("Phrases", "column %1"),
    .fault = INKLING_TR_NOOP("Phrases", "column %1 holds the digit %2 twice"),
    .noun = {INKLING_TR_NOOP("Phrases", "one column"), INKLING_TR_NOOP("Phrases", "%1 columns")},
    .tidies = true,
    .weight = 0.8,
    .region = RegionFrame::None};

/// All different; the key is the row and column of its first cell, the argument its number: boxes
/// are counted from left to right, the top ones first.
inline constexpr Kind boxKind{
    .json = "box",
    .words = INKLING_TR_NOOP("Phrases", "box %1"),
    .fault = INKLING_TR_NOOP("Phrases", "box %1 holds the digit %2 twice"),
    .noun = {INKLING_TR_NOOP("Phrases", "one box"), INKLING_TR_NOOP("Phrases", "%1 boxes")},
    .tidies = true,
    .weight = 0.8,
    .region = RegionFrame::Broad};

inline constexpr Kind givenKind{
    .json = "given",
    .words = INKLING_TR_NOOP("Phrases", "the digit given at row %1, column %2"),
    .fault = INKLING_TR_NOOP("Phrases", "row %1, column %2 holds %3, but %4 is given"),
    .noun = {INKLING_TR_NOOP("Phrases", "one digit given"),
             INKLING_TR_NOOP("Phrases", "%1 digits given")},
    .isClue = true,
    .weight = 2};

inline constexpr Kind cageKind{
    .json = "cage",
    .words = INKLING_TR_NOOP("Phrases", "the cage of %3 at row %1, column %2"),
    .fault = INKLING_TR_NOOP("Phrases", "the cage of %3 at row %1, column %2 holds %4"),
    .noun = {INKLING_TR_NOOP("Phrases", "one cage"), INKLING_TR_NOOP("Phrases", "%1 cages")},
    .isClue = true,
    .tidies = true,
    .region = RegionFrame::Dashed};

} // namespace inkling::declared
