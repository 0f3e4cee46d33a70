// SPDX-License-Identifier: MIT
#pragma once

#include "families/registry.h"
#include "logic/model/encoding.h"
#include "support/checks/reading.h"

#include <QTest>
#include <string>

namespace inkling::test {

/// Adds a QTest row for each family, to be read by fetchFamily(); `isMeant`: for some only.
inline void addFamilies(bool (*isMeant)(const Family &family) = nullptr)
{
    QTest::addColumn<std::string>("id");
    for (const Family *family : families()) {
        const std::string id(family->id());
        if (!isMeant || isMeant(*family))
            QTest::newRow(id.c_str()) << id;
    }
}

/// Whether a family's answers are found by excluding values: its puzzles have an encoding.
[[nodiscard]] inline bool hasEncoding(const Family &family)
{
    const auto puzzle = readOne(family, std::string(family.samples().front().text));
    return puzzle->model()->encoding() != nullptr;
}

inline const Family &fetchFamily()
{
    const auto fetch = [] {
        QFETCH(std::string, id);
        return id;
    };
    return *findFamily(fetch());
}

} // namespace inkling::test
