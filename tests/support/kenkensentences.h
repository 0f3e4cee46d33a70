// SPDX-License-Identifier: MIT
#pragma once

#include "families/puzzle.h"
#include "support/sentencecheck.h"

namespace inkling::test {

/// What each sentence about a KenKen claims.
void addKenkenClaims(SentenceChecker &checker, const Puzzle &puzzle);

} // namespace inkling::test
