// SPDX-License-Identifier: MIT
#include "window/exports/foreignmenu.h"

#include "document/pagereader.h"
#include "documents/document.h"
#include "exchange/foreigntext.h"
#include "phrases.h"
#include "puzzle/family.h"

#include <algorithm>

namespace inkling {

ForeignMenu::ForeignMenu(const QString &title, const Document &document, Use use, QWidget *parent)
    : QMenu(title, parent)
    , m_document(document)
    , m_use(std::move(use))
{
    connect(this, &QMenu::aboutToShow, this, &ForeignMenu::fill);
}

void ForeignMenu::useFirst()
{
    fill();
    const auto offers = actions();
    const auto first = std::ranges::find_if(offers, &QAction::isEnabled);
    if (first != offers.end())
        (*first)->trigger();
}

void ForeignMenu::fill()
{
    clear();
    if (m_document.current() < 0)
        return;
    const Page &page = m_document.page(m_document.current());
    const QString judge = tr("Contest text");
    if (page.puzzle)
        offer(judge, QByteArray::fromStdString(page.puzzle->text()));
    else
        addAction(tr("%1: the puzzle is not finished").arg(judge))->setEnabled(false);
    const Draft draft = draftOf(page);
    const exchange::WorkByPlace work = workOf(page);
    for (const Format &format : formats()) {
        if (!holds(format, *page.family))
            continue;
        const QString name = translated("Phrases", format.title);
        const auto text = written(format, *page.family, draft, work);
        if (text)
            offer(name, QByteArray::fromStdString(*text));
        else
            addAction(name + QStringLiteral(": ") + translated(text.error()))->setEnabled(false);
    }
}

void ForeignMenu::offer(const QString &format, const QByteArray &text)
{
    connect(addAction(format), &QAction::triggered, this,
            [this, format, text] { m_use(format, text); });
}

} // namespace inkling
