// SPDX-License-Identifier: MIT
#include "dialogs/propertiesdialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace inkling {

namespace {

/// As much as a project's file holds.
constexpr int longestLine = 2500;

QLineEdit *field(const std::string &text, const QString &name)
{
    auto *field = new QLineEdit(QString::fromStdString(text));
    field->setObjectName(name);
    field->setMaxLength(longestLine);
    return field;
}

} // namespace

PropertiesDialog::PropertiesDialog(const Properties &properties, QWidget *parent)
    : QDialog(parent)
    , m_title(field(properties.title, QStringLiteral("title")))
    , m_author(field(properties.author, QStringLiteral("author")))
    , m_note(new QPlainTextEdit(QString::fromStdString(properties.note)))
{
    setObjectName(QStringLiteral("propertiesDialog"));
    setWindowTitle(tr("Puzzle Properties"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(24, 22, 24, 18);
    form->setSpacing(12);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Title:"), m_title);
    form->addRow(tr("&Author:"), m_author);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setTabChangesFocus(true);
    m_note->setMinimumSize(320, 110);
    form->addRow(tr("&Note:"), m_note);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    form->addRow(buttons);
}

Properties PropertiesDialog::properties() const
{
    return {.title = m_title->text().trimmed().toStdString(),
            .author = m_author->text().trimmed().toStdString(),
            .note = m_note->toPlainText().toStdString()};
}

} // namespace inkling
