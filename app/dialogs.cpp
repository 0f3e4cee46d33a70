// SPDX-License-Identifier: MIT
#include "dialogs.h"

#include "actiontable.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

namespace inkling {

namespace {

struct Dialogs
{
    Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

/// A dialog that is shown once a window: the one that is open comes to the front.
QDialog *dialogOnce(QWidget *window, const QString &name, const QString &heading)
{
    auto *dialog = window->findChild<QDialog *>(name);
    if (dialog) {
        dialog->show();
        dialog->raise();
        return nullptr;
    }
    dialog = new QDialog(window);
    dialog->setObjectName(name);
    dialog->setWindowTitle(heading);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(24, 22, 24, 18);
    layout->setSpacing(16);
    return dialog;
}

void finish(QDialog *dialog)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    dialog->layout()->addWidget(buttons);
    dialog->show();
}

} // namespace

void showShortcuts(QWidget *window)
{
    QDialog *dialog
        = dialogOnce(window, QStringLiteral("shortcutsDialog"), Dialogs::tr("Keyboard Shortcuts"));
    if (!dialog)
        return;
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(28);
    grid->setVerticalSpacing(7);
    for (const ActionLine &line : actionLines()) {
        if (line.shortcuts.isEmpty())
            continue;
        QStringList keys;
        for (const QKeySequence &key : line.shortcuts)
            keys.append(key.toString(QKeySequence::NativeText));
        auto *keysLabel = new QLabel(keys.join(QStringLiteral(",  ")));
        QFont font = keysLabel->font();
        font.setWeight(QFont::DemiBold);
        keysLabel->setFont(font);
        const int row = grid->rowCount();
        grid->addWidget(new QLabel(QCoreApplication::translate("Actions", line.tip)), row, 0);
        grid->addWidget(keysLabel, row, 1);
    }
    static_cast<QVBoxLayout *>(dialog->layout())->addLayout(grid);
    auto *mouse = new QLabel(Dialogs::tr(
        "On the board: the arrows go from place to place, while explaining with Shift held.\n"
        "Space or Enter makes the next mark, Backspace takes it away, Escape lets go.\n"
        "The wheel and two fingers zoom; dragging moves the board, with the space bar held too."));
    mouse->setForegroundRole(QPalette::PlaceholderText);
    dialog->layout()->addWidget(mouse);
    finish(dialog);
}

void showAbout(QWidget *window)
{
    QDialog *dialog
        = dialogOnce(window, QStringLiteral("aboutDialog"), Dialogs::tr("About Inkling"));
    if (!dialog)
        return;
    auto *picture = new QLabel;
    picture->setPixmap(QIcon(QStringLiteral(":/icons/inkling.svg")).pixmap(72, 72));
    dialog->layout()->addWidget(picture);
    auto *text = new QLabel(
        Dialogs::tr(
            "<h3>Inkling %1</h3>"
            "<p>A workbench for logic and number puzzles: it solves them, and shows the reasoning "
            "step by step. An inkling is a hint; ink is what one draws with.</p>"
            "<p>Free software under the MIT licence. Made with Qt %2 and CaDiCaL.</p>")
            .arg(QStringLiteral(INKLING_VERSION), QString::fromLatin1(qVersion())));
    text->setWordWrap(true);
    text->setMinimumWidth(360);
    dialog->layout()->addWidget(text);
    finish(dialog);
}

} // namespace inkling
