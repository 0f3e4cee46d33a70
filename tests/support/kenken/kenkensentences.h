// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// Adds the claims that the sentences about a KenKen make.
void addKenkenClaims(SentenceChecker &checker, const Puzzle &puzzle);

} // namespace inkling::test
