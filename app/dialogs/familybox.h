// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QComboBox>

namespace inkling {

/// A choice of a family, by title.
class FamilyBox final : public QComboBox
{
    Q_OBJECT

public:
    explicit FamilyBox(QWidget *parent = nullptr);

    [[nodiscard]] const Family &family() const;
    void setFamily(const Family &family);
};

} // namespace inkling
