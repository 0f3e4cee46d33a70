// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace inkling {

/// Edits what a person writes about a puzzle: its title, its author, a note.
class PropertiesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PropertiesDialog(const Properties &properties, QWidget *parent = nullptr);

    [[nodiscard]] Properties properties() const;

private:
    QLineEdit *m_title;
    QLineEdit *m_author;
    QPlainTextEdit *m_note;
};

} // namespace inkling
