// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QList>
#include <QWidget>
#include <memory>

class QCheckBox;
class QVBoxLayout;

namespace inkling {

/// The options of a puzzle: a box for each of its family's options. Hidden if there are none.
class OptionsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit OptionsPanel(QWidget *parent = nullptr);

    /// Shows the options of a puzzle of this family, `options` being chosen: bit i for the i-th.
    /// Hides the panel if `family` is null.
    void setOptions(const Family *family, std::uint32_t options);
    [[nodiscard]] const QList<QCheckBox *> &boxes() const { return m_boxes; }

Q_SIGNALS:
    /// The reader chose other options: bit i for the i-th option of the family.
    void optionsChosen(std::uint32_t options);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void wrap();
    void setFamily(const Family *family);

    const Family *m_family = nullptr;
    QVBoxLayout *m_layout;
    QList<QCheckBox *> m_boxes;
};

} // namespace inkling
