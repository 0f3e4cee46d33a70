// SPDX-License-Identifier: MIT
#pragma once

#include "families/registry.h"
#include "puzzle/drafting.h"
#include "puzzle/family.h"

#include <algorithm>

namespace inkling {

template <typename Condition>
const Family &firstWith(const Condition &isIt)
{
    return **std::ranges::find_if(
        families(), [&](const Family *family) { return isIt(*family, family->drafting()); });
}

// Kinds of sheets, each of the first family that has it.
inline const Family &caged()
{
    return firstWith([](const Family &, const Drafting &drafting) { return drafting.hasCages(); });
}
inline const Family &dotted()
{
    return firstWith([](const Family &family, const Drafting &drafting) {
        return family.thins() && !drafting.hasCages();
    });
}
inline const Family &labelled()
{
    return firstWith([](const Family &, const Drafting &drafting) {
        const auto places = drafting.places(drafting.usual());
        return std::ranges::count(places, PlaceRole::Row, &SheetPlace::role) > 0;
    });
}
inline const Family &hand()
{
    return firstWith([](const Family &, const Drafting &drafting) {
        return drafting.sizeForm() == SizeForm::Count;
    });
}
inline const Family &tiled()
{
    return firstWith([](const Family &, const Drafting &drafting) {
        return drafting.sizeForm() == SizeForm::RowsAndColumns
               && !drafting.turns(Turn::QuarterRight, drafting.usual());
    });
}

} // namespace inkling
