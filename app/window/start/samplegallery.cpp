// SPDX-License-Identifier: MIT
#include "window/start/samplegallery.h"

#include "phrases.h"
#include "puzzle/drafting.h"
#include "scene/thumbnail.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int samplePictureSide = 44;

/// A family's first sample, unsolved; null if it cannot be read.
QImage pictureOf(const Family &family, const Theme &theme, int side)
{
    LineSource source{std::string(family.samples().front().text)};
    const auto puzzle = family.read(source);
    if (!puzzle || !*puzzle)
        return {};
    // A board that is laid out by its answer would have room for what is not shown.
    const Drafting &drafting = family.drafting();
    return thumbnail(drafting.board(drafting.draft(**puzzle)), theme, side);
}

} // namespace

SampleGallery::SampleGallery(const QList<SampleGroup> &groups, QWidget *parent)
    : QWidget(parent)
    , m_groups(groups)
{
    m_pool.setMaxThreadCount(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (const SampleGroup &group : groups) {
        auto *button = new QToolButton;
        button->setObjectName(QStringLiteral("sampleButton"));
        button->setText(QStringLiteral("  ") + translated("Families", group.family->title()));
        button->setToolTip(tr("Open a sample; the arrow lists the others"));
        button->setIconSize({samplePictureSide, samplePictureSide});
        QPixmap blank(samplePictureSide, samplePictureSide);
        blank.fill(Qt::transparent);
        button->setIcon(blank);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setPopupMode(QToolButton::MenuButtonPopup);
        button->setMenu(group.menu);
        button->setCursor(Qt::PointingHandCursor);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumWidth(80); // its words give way where the window is narrow
        connect(button, &QToolButton::clicked, group.menu->actions().first(), &QAction::trigger);
        layout->addWidget(button);
        m_buttons.append(button);
    }
}

SampleGallery::~SampleGallery()
{
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
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
    m_stop.request_stop();
    m_stop = {};
    const Theme &theme = Theme::of(palette());
    const double ratio = devicePixelRatioF();
    for (qsizetype i = 0; i < m_groups.size(); ++i) {
        m_pool.start(
            [this, i, ratio, &theme, family = m_groups[i].family, token = m_stop.get_token()] {
                if (token.stop_requested())
                    return;
                QImage image = pictureOf(*family, theme, int(samplePictureSide * ratio));
                QMetaObject::invokeMethod(
                    this,
                    [this, i, ratio, token, image = std::move(image)]() mutable {
                        if (token.stop_requested() || image.isNull())
                            return;
                        image.setDevicePixelRatio(ratio);
                        m_buttons[i]->setIcon(QIcon(QPixmap::fromImage(image)));
                    },
                    Qt::QueuedConnection);
            });
    }
}

} // namespace inkling
