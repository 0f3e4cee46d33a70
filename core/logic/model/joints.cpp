// SPDX-License-Identifier: MIT
#include "logic/model/joints.h"

#include <algorithm>

namespace inkling {

Joints jointsOf(const Argument &list)
{
    if (list.joint != Argument::Joint::And || list.parts.size() < 2)
        return Joints::Commas;
    const auto has = [&](std::string_view sign) {
        return std::ranges::any_of(list.parts, [&](const Argument::Part &part) {
            return part.words.english().find(sign) != std::string::npos;
        });
    };
    if (has(" and "))
        return Joints::OnlySemicolons;
    return list.parts.size() > 2 && has(", ") ? Joints::Semicolons : Joints::Commas;
}

} // namespace inkling
