// SPDX-License-Identifier: MIT
#pragma once

#include "cards/cardsbruteforce.h"
#include "checkerfor.h"
#include "slink/slinkpieces.h"
#include "stepchecks.h"
#include "steps/generalstepchecker.h"

/// The tests use the checks of inkling-checks as their own.
namespace inkling::test {

using checks::CardsBruteForce;
using checks::CardsStepChecker;
using checks::checkerFor;
using checks::GeneralStepChecker;
using checks::HexStepChecker;
using checks::JudgeCage;
using checks::KenkenStepChecker;
using checks::NumberCrossStepChecker;
using checks::SlinkPieces;
using checks::SlinkStepChecker;
using checks::StepCheck;

} // namespace inkling::test
