// SPDX-License-Identifier: MIT
#pragma once

#include "families/registry.h"

#include <QTest>
#include <string>

namespace inkling::test {

/// Adds a QTest row for each family, to be read by fetchFamily().
inline void addFamilies()
{
    QTest::addColumn<std::string>("id");
    for (const Family *family : families()) {
        const std::string id(family->id());
        QTest::newRow(id.c_str()) << id;
    }
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
