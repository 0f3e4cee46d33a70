// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QToolButton;

namespace inkling {

class Family;

/// The rarer wishes for a puzzle to be made, folded away until they are asked for: a rule that it
/// needs, one that it avoids, and its rating.
class OrderBox final : public QWidget
{
    Q_OBJECT

public:
    explicit OrderBox(QWidget *parent = nullptr);

    /// Offers a family's rules; another family's choices are forgotten.
    void setFamily(const Family &family);
    /// The order; empty while nothing is chosen, whether it is unfolded or not.
    [[nodiscard]] Order order() const;

    [[nodiscard]] QToolButton &fold() { return *m_fold; }
    [[nodiscard]] QComboBox &needs() { return *m_needs; }
    [[nodiscard]] QComboBox &avoids() { return *m_avoids; }
    [[nodiscard]] QDoubleSpinBox &ratingFrom() { return *m_from; }
    [[nodiscard]] QDoubleSpinBox &ratingTo() { return *m_to; }

Q_SIGNALS:
    void changed();

private:
    const Family *m_family = nullptr;
    QToolButton *m_fold;
    QWidget *m_contents;
    QComboBox *m_needs;
    QComboBox *m_avoids;
    QDoubleSpinBox *m_from;
    QDoubleSpinBox *m_to;
};

} // namespace inkling
