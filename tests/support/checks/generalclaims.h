// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// The claims of the steps that every family has.
void addGeneralClaims(SentenceChecker &checker);

} // namespace inkling::test
