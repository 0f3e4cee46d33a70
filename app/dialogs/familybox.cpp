// SPDX-License-Identifier: MIT
#include "dialogs/familybox.h"

#include "families/registry.h"
#include "phrases.h"

namespace inkling {

FamilyBox::FamilyBox(QWidget *parent)
    : QComboBox(parent)
{
    for (const Family *family : families())
        addItem(translated("Families", family->title()));
}

const Family &FamilyBox::family() const
{
    return *families()[std::size_t(currentIndex())];
}

void FamilyBox::setFamily(const Family &family)
{
    for (int i = 0; i < count(); ++i) {
        if (families()[std::size_t(i)] == &family)
            setCurrentIndex(i);
    }
}

} // namespace inkling
