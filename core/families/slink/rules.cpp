// SPDX-License-Identifier: MIT
#include "families/slink/rules.h"

namespace inkling::slink {
std::span<const Rule> rules()
{
    return {};
}
RulePicture rulePicture(RuleId)
{
    return {};
}
} // namespace inkling::slink
