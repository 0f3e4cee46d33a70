// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// Adds the claims of the sentences that every family uses, such as those of chains and folded
/// steps.
void addGeneralClaims(SentenceChecker &checker);

} // namespace inkling::test
