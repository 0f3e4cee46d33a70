// SPDX-License-Identifier: MIT
#include "dialogs/dialogs.h"

#include "panelarea.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QIcon>
#include <QLabel>
#include <QRegularExpression>
#include <QTextBrowser>
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

/// The number of the newest version that has one: "0.2.0".
QString lastVersion(const QString &changelog)
{
    static const QRegularExpression heading(QStringLiteral("^## (\\d[^ ]*)"),
                                            QRegularExpression::MultilineOption);
    return heading.match(changelog).captured(1);
}

/// The versions of a changelog, without what introduces them.
QString newsIn(const QString &changelog)
{
    return changelog.mid(changelog.indexOf(QStringLiteral("## ")))
        .replace(QStringLiteral("## Unreleased"),
                 QStringLiteral("## ")
                     + Dialogs::tr("Since version %1").arg(lastVersion(changelog)));
}

} // namespace

void showNews(QWidget *window)
{
    QDialog *dialog = dialogOnce(window, QStringLiteral("newsDialog"), Dialogs::tr("What's New"));
    if (!dialog)
        return;
    auto *text = new QTextBrowser;
    text->setFrameShape(QFrame::NoFrame);
    QFile changelog(QStringLiteral(":/CHANGELOG.md"));
    if (changelog.open(QFile::ReadOnly))
        text->setMarkdown(newsIn(QString::fromUtf8(changelog.readAll())));
    dialog->layout()->addWidget(text);
    resizeToFit(*dialog, {680, 560});
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
            "<h3>Inkling %1</h3><p>A workbench for logic and number puzzles: it solves them and "
            "explains the reasoning step by step. An inkling is a hint, and ink is what you draw "
            "with.</p><p>Free software under the MIT licence. Made with Qt %2 and CaDiCaL.</p>")
            .arg(QStringLiteral(INKLING_VERSION), QString::fromLatin1(qVersion())));
    text->setWordWrap(true);
    text->setMinimumWidth(360);
    dialog->layout()->addWidget(text);
    finish(dialog);
}

} // namespace inkling
