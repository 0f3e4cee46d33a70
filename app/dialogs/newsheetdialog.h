// SPDX-License-Identifier: MIT
#pragma once

#include "dialogs/familybox.h"
#include "puzzle/drafting.h"
#include "worker.h"

#include <QDialog>
#include <QImage>

class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace inkling {

/// Asks for the family and the size of a new puzzle, and what it begins with: an empty sheet, or a
/// sample. Shows a small picture of it.
class NewSheetDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit NewSheetDialog(QWidget *parent = nullptr);

    [[nodiscard]] const Family &family() const { return m_families->family(); }
    void setFamily(const Family &family) { m_families->setFamily(family); }
    [[nodiscard]] BoardSize size() const;
    /// The fault of the size, in words; empty if it has none.
    [[nodiscard]] QString objection() const;
    /// The sheet to begin with. Requires: no objection.
    [[nodiscard]] Draft draft() const;

    [[nodiscard]] QComboBox &families() { return *m_families; }
    [[nodiscard]] QComboBox &templates() { return *m_templates; }
    [[nodiscard]] QSpinBox &rows() { return *m_rows; }
    [[nodiscard]] QSpinBox &columns() { return *m_columns; }
    [[nodiscard]] QPushButton &drawButton() { return *m_draw; }
    [[nodiscard]] bool hasPreview() const;

Q_SIGNALS:
    void chosen(const inkling::Family &family, const inkling::Draft &draft);

private:
    QWidget *makeForm();
    void fillFamily();
    void check();
    void paintPreview();
    /// The sample chosen; null for an empty sheet.
    [[nodiscard]] const Sample *sample() const;

    FamilyBox *m_families;
    QComboBox *m_templates;
    QLabel *m_rowsLabel;
    QLabel *m_columnsLabel;
    QSpinBox *m_rows;
    QSpinBox *m_columns;
    QLabel *m_objection;
    QLabel *m_preview;
    QPushButton *m_draw;
    QPushButton *m_cancel;
    Worker m_worker;
};

} // namespace inkling
