// SPDX-License-Identifier: MIT
#include "window/start/samplegallery.h"

#include "phrases.h"
#include "puzzle/drafting.h"
#include "window/start/cardgrid.h"
#include "window/start/familycard.h"

#include <QAction>
#include <QEvent>
#include <QMenu>

namespace inkling {

namespace {

constexpr int cardGap = 14;

/// A family's first sample, unsolved; null if it cannot be read.
QImage pictureOf(const Family &family, const Theme &theme, double ratio)
{
    LineSource source{std::string(family.samples().front().text)};
    const auto puzzle = family.read(source);
    if (!puzzle || !*puzzle)
        return {};
    // A board that is laid out by its answer would have room for what is not shown.
    const Drafting &drafting = family.drafting();
    return boxedPicture(drafting.board(drafting.draft(**puzzle)), theme,
                        FamilyCard::pictureBox * ratio);
}

} // namespace

SampleGallery::SampleGallery(const QList<SampleGroup> &groups, QWidget *parent)
    : QWidget(parent)
    , m_groups(groups)
{
    auto *layout = new CardGrid(FamilyCard::leastWidth, this);
    layout->setSpacing(cardGap);
    for (const SampleGroup &group : groups) {
        const Family &family = *group.family;
        auto *card = new FamilyCard(translated("Families", family.title()), *group.menu);
        connect(card, &FamilyCard::clicked, group.menu->actions().first(), &QAction::trigger);
        connect(card, &FamilyCard::newWanted, this, [this, &family] { Q_EMIT newWanted(family); });
        connect(card, &FamilyCard::generateWanted, this,
                [this, &family] { Q_EMIT generateWanted(family); });
        layout->addWidget(card);
        m_cards.append(card);
    }
}

void SampleGallery::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isPainted)
        paintPictures();
}

void SampleGallery::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    m_isPainted = false;
    if (isVisible())
        paintPictures();
}

void SampleGallery::paintPictures()
{
    m_isPainted = true;
    std::vector<SmallPictures::Order> orders;
    for (qsizetype i = 0; i < m_groups.size(); ++i) {
        orders.push_back(
            {.make
             = [family = m_groups[i].family](
                   const Theme &theme, double ratio) { return pictureOf(*family, theme, ratio); },
             .take = [card = m_cards[i]](const QImage &picture) { card->setPicture(picture); }});
    }
    m_pictures.paint(std::move(orders), Theme::of(palette()), devicePixelRatioF());
}

} // namespace inkling
