// SPDX-License-Identifier: MIT
#include "window/start/recenttiles.h"

#include "documents/filereader.h"
#include "look/iconset.h"
#include "puzzle/drafting.h"
#include "window/start/cardgrid.h"
#include "window/start/familycard.h"

#include <QEvent>
#include <QFileInfo>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>

namespace inkling {

namespace {

constexpr qsizetype mostTiles = 6;
constexpr int tileWidth = 212;
constexpr int tileGap = 10;
constexpr int tileInset = 9;
constexpr int tilePicture = 46;
constexpr int pinSide = 26;
/// Larger files have no picture: they would be read for nothing else.
constexpr qint64 largestPictured = 4 << 20;

/// The first page of a file, as it is drawn; null if there is none.
QImage pictureOfFile(const QString &path, const Theme &theme, double ratio)
{
    if (const QFileInfo info(path); !info.isFile() || info.size() > largestPictured)
        return {};
    const auto bytes = readBytes(path);
    if (!bytes)
        return {};
    LineSource source(bytes->toStdString());
    const auto page = PageReader(source).next();
    if (!page || !*page)
        return {};
    const QSize box = QSize(tilePicture, tilePicture) * ratio;
    return boxedPicture((*page)->family->drafting().board(draftOf(**page)), theme, box);
}

/// A tile: the picture, the file's name and its folder.
class FileTile final : public QPushButton
{
public:
    explicit FileTile(const RecentFile &file)
        : m_isMissing(file.isMissing)
    {
        const QFileInfo info(file.path);
        m_name = file.isMissing ? RecentTiles::tr("%1 (not found)").arg(info.fileName())
                                : info.fileName();
        m_folder = info.path();
        setObjectName(QStringLiteral("recentFile"));
        setAccessibleName(m_name);
        setAccessibleDescription(m_folder);
        setToolTip(file.path);
        setCursor(Qt::PointingHandCursor);
        setContextMenuPolicy(Qt::CustomContextMenu);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return {tileWidth, tilePicture + 2 * tileInset}; }
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }
    void setPicture(const QImage &picture)
    {
        m_picture = QPixmap::fromImage(picture);
        update();
    }
    void setPin(QToolButton &pin) { m_pin = &pin; }

protected:
    void resizeEvent(QResizeEvent *) override
    {
        if (m_pin)
            m_pin->setGeometry(width() - pinSide - 6, (height() - pinSide) / 2, pinSide, pinSide);
    }
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintCard(painter, *this, 10);
        const Theme &theme = Theme::of(palette());
        const QRect box(tileInset, tileInset, tilePicture, tilePicture);
        if (m_picture.isNull()) {
            painter.setOpacity(0.5);
            lineIcon(QStringLiteral("open")).paint(&painter, box.adjusted(12, 12, -12, -12));
            painter.setOpacity(1);
        } else {
            QRect place(QPoint(),
                        (QSizeF(m_picture.size()) / m_picture.devicePixelRatio()).toSize());
            place.moveCenter(box.center());
            painter.drawPixmap(place, m_picture);
        }
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * 0.88);
        const QFontMetrics below(small);
        const int left = box.right() + 1 + tileInset + 2;
        QRect line(left, 0, width() - left - pinSide - 10, fontMetrics().height());
        line.moveTop((height() - line.height() - below.height() - 2) / 2);
        const QColor faint = palette().color(QPalette::PlaceholderText);
        painter.setPen(m_isMissing ? faint : theme.ink);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_name, Qt::ElideMiddle, line.width()));
        line.moveTop(line.bottom() + 3);
        line.setHeight(below.height());
        painter.setPen(faint);
        painter.setFont(small);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         below.elidedText(m_folder, Qt::ElideMiddle, line.width()));
    }

private:
    bool m_isMissing;
    QString m_name;
    QString m_folder;
    QPixmap m_picture;
    QToolButton *m_pin = nullptr;
};

} // namespace

RecentTiles::RecentTiles(RecentFiles &recent, QWidget *parent)
    : QWidget(parent)
    , m_recent(recent)
{
    (new CardGrid(tileWidth, this))->setSpacing(tileGap);
    connect(&recent, &RecentFiles::changed, this, &RecentTiles::list);
    list();
}

void RecentTiles::list()
{
    while (QLayoutItem *item = layout()->takeAt(0)) {
        // Later: it may be one of them that asks.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const QList<RecentFile> files = m_recent.files();
    std::vector<SmallPictures::Order> orders;
    for (const RecentFile &file : files.first(std::min(files.size(), mostTiles)))
        addTile(file, orders);
    // While nobody sees them, they wait for showEvent().
    if (isVisible())
        m_pictures.paint(std::move(orders), Theme::of(palette()), devicePixelRatioF());
    Q_EMIT listed(files.isEmpty());
}

void RecentTiles::addTile(const RecentFile &file, std::vector<SmallPictures::Order> &orders)
{
    auto *tile = new FileTile(file);
    connect(tile, &QAbstractButton::clicked, this,
            [this, path = file.path] { Q_EMIT fileChosen(path); });
    connect(tile, &QWidget::customContextMenuRequested, this,
            [this, tile, file](const QPoint &place) { showMenu(file, tile->mapToGlobal(place)); });
    auto *pin = new QToolButton(tile);
    pin->setObjectName(QStringLiteral("pinFile"));
    pin->setIcon(lineIcon(file.isPinned ? QStringLiteral("pinned") : QStringLiteral("pin")));
    pin->setIconSize({16, 16});
    pin->setCursor(Qt::PointingHandCursor);
    pin->setFocusPolicy(Qt::StrongFocus);
    pin->setToolTip(file.isPinned ? tr("Let it drop off the list in time")
                                  : tr("Keep it in the list"));
    pin->setAccessibleName(
        (file.isPinned ? tr("Unpin %1") : tr("Pin %1")).arg(QFileInfo(file.path).fileName()));
    connect(pin, &QToolButton::clicked, this,
            [this, file] { m_recent.setPinned(file.path, !file.isPinned); });
    tile->setPin(*pin);
    layout()->addWidget(tile);
    tile->show();
    if (!file.isMissing)
        orders.push_back(
            {.make = [path = file.path](const Theme &theme,
                                        double ratio) { return pictureOfFile(path, theme, ratio); },
             .take =
                 [tile = QPointer<FileTile>(tile)](const QImage &picture) {
                     if (tile)
                         tile->setPicture(picture);
                 }});
}

void RecentTiles::showMenu(const RecentFile &file, const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("fileMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("&Open")), &QAction::triggered, this,
            [this, file] { Q_EMIT fileChosen(file.path); });
    connect(menu->addAction(file.isPinned ? tr("&Unpin") : tr("&Pin")), &QAction::triggered, this,
            [this, file] { m_recent.setPinned(file.path, !file.isPinned); });
    menu->addSeparator();
    connect(menu->addAction(tr("&Remove from List")), &QAction::triggered, this,
            [this, file] { m_recent.forget(file.path); });
    menu->popup(place);
}

void RecentTiles::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    list();
    m_recent.look();
}

void RecentTiles::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible())
        list();
}

} // namespace inkling
