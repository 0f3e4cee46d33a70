// SPDX-License-Identifier: MIT
#include "families/slink/rules.h"

namespace inkling::slink {

RulePicture rulePicture(RuleId)
{
    return {};
}

} // namespace inkling::slink
