// SPDX-License-Identifier: MIT
#pragma once

#include "families/family.h"

#include <QList>
#include <QWidget>
#include <memory>

class QCheckBox;
class QVBoxLayout;

namespace inkling {

/// How the current puzzle is taken: a box for each of its family's options. Hidden where there are none.
class OptionsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit OptionsPanel(QWidget *parent = nullptr);

    /// Of a puzzle of this family, which are chosen; null for none.
    void setOptions(const Family *family, std::uint32_t options);
    [[nodiscard]] const QList<QCheckBox *> &boxes() const { return m_boxes; }

Q_SIGNALS:
    /// Bit i for the i-th option of the family.
    void optionsChosen(std::uint32_t options);

private:
    void setFamily(const Family *family);

    const Family *m_family = nullptr;
    QVBoxLayout *m_layout;
    QList<QCheckBox *> m_boxes;
};

} // namespace inkling
