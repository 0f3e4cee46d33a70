// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// What each sentence about a KenKen claims.
void addKenkenClaims(SentenceChecker &checker, const Puzzle &puzzle);

} // namespace inkling::test
