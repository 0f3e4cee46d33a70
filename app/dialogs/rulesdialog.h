// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"
#include "worker.h"

#include <QDialog>
#include <QImage>
#include <utility>

class QLabel;

namespace inkling {

class FamilyBox;

/// Tells the rules of each family's puzzles, with an example and its answer, and leads to the
/// catalogue of the rules by which they are solved. Stays open beside the window.
class RulesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit RulesDialog(QWidget *parent = nullptr);
    ~RulesDialog() override;

    void setFamily(const Family &family);
    [[nodiscard]] FamilyBox &families() { return *m_families; }
    [[nodiscard]] QLabel &rules() { return *m_rules; }
    [[nodiscard]] QLabel &answer() { return *m_answer; }

Q_SIGNALS:
    void courseWanted(const inkling::Family &family);

private:
    using Pictures = std::pair<QImage, QImage>;

    void tell();

    FamilyBox *m_families;
    QLabel *m_rules;
    QLabel *m_hands;
    QLabel *m_example;
    QLabel *m_answer;
    Worker m_painter;
};

} // namespace inkling
