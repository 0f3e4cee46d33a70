// SPDX-License-Identifier: MIT
#include "steps/signlegend.h"

#include "board/outlines.h"
#include "painting/boardpainter.h"
#include "painting/looks.h"
#include "painting/signs.h"
#include "scene/boardscene.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

namespace inkling {

namespace {

constexpr QSize sampleSize{52, 30};
/// Milliseconds: a step that comes in changes the board many times.
constexpr int patience = 120;
/// Bounds on the height of the list, so that nothing moves when other signs come.
constexpr int leastHeight = 84;
constexpr int mostHeight = 190;

/// A piece of a board that a mark can stand on.
struct Piece
{
    Board board;
    Mark mark;
    /// The part of the board that is shown.
    QRectF area;
};

/// `frame`: of the cells on the board that the mark is of.
Piece pieceFor(Mark mark, CellFrame frame)
{
    Piece piece;
    Board &board = piece.board;
    const auto addCell = [&](double left) {
        return board.add(ElementKind::Cell, outlineOf({left, 0, 1, 1}));
    };
    const auto addDot = [&](double x, double y) {
        return board.add(ElementKind::Vertex, {Point{x, y}});
    };
    piece.area = {-0.1, -0.1, 1.2, 1.2};
    mark.other = noElement;
    switch (LookTraits::of(mark.look).ground) {
    case Ground::Side:
        addDot(0, 0);
        addDot(1, 0);
        mark.element = board.add(ElementKind::Edge, {Point{0, 0}, Point{1, 0}});
        piece.area = {-0.2, -0.4, 1.4, 0.8};
        break;
    case Ground::Link:
        board.setFrame(frame == CellFrame::Grid ? frame : CellFrame::Tile);
        addCell(0);
        addCell(1);
        mark.element = board.add(ElementKind::Edge, {Point{0.5, 0.5}, Point{1.5, 0.5}});
        piece.area = {-0.05, -0.05, 2.1, 1.1};
        break;
    case Ground::Corner:
        mark.element = addCell(0);
        mark.other = addDot(0, 0);
        addDot(1, 0);
        addDot(0, 1);
        piece.area = {-0.12, -0.12, 0.6, 0.6};
        break;
    case Ground::Pair:
        mark.element = addCell(0);
        mark.other = addCell(1);
        piece.area = {0.2, 0, 1.6, 1};
        break;
    case Ground::Square:
        board.setFrame(CellFrame::Grid);
        mark.element = addCell(0);
        break;
    case Ground::Field:
        mark.element = addCell(0);
        mark.main = false; // a note beside the answer
        break;
    case Ground::Tile:
        board.setFrame(CellFrame::Tile);
        mark.element = addCell(0);
        piece.area = {0, 0.5, 1, 0.54};
        break;
    }
    piece.mark = std::move(mark);
    return piece;
}

void paintMark(QPainter &painter, const BoardSign &sign, CellFrame frame, const Theme &theme,
               double ratio)
{
    const Piece piece = pieceFor(sign.mark.value_or(Mark{.look = Look::Candidates}), frame);
    BoardState state(std::make_shared<const BoardGeometry>(piece.board));
    state.sidesShown = true;
    state.outsideShown = true;
    state.openValues = sign.openValues;
    if (sign.openValues != 0) {
        // The blank cell says it itself.
    } else if (sign.role == Role::Kept) {
        state.kept = {piece.mark};
    } else if (sign.role) {
        Lighting lighting;
        const bool isClaimed = sign.role == Role::Conclusion;
        (isClaimed                    ? lighting.conclusions
         : sign.role == Role::Premise ? lighting.premises
                                      : lighting.example)
            .push_back(piece.mark);
        state.light(std::move(lighting));
    } else {
        state.add(piece.mark);
    }
    const double scale = std::min(sampleSize.width() / piece.area.width(),
                                  sampleSize.height() / piece.area.height());
    painter.translate(QRectF(QPointF(), sampleSize).center());
    painter.scale(scale, scale);
    painter.translate(-piece.area.center());
    painter.setClipRect(piece.area);
    const BoardPainter board(state, theme, scale * ratio);
    for (const Layer layer : allLayers)
        board.paint(painter, layer, piece.area);
}

void paintRole(QPainter &painter, Role role, const Theme &theme)
{
    constexpr double cell = 40;
    const BoardState none(std::make_shared<const BoardGeometry>(Board()));
    const MarkPainter marks(painter, none, theme, cell);
    painter.translate(QRectF(QPointF(), sampleSize).center());
    painter.scale(cell, cell);
    QRectF box(-0.4, -0.22, 0.8, 0.44);
    QColor tint = marks.colour(role);
    tint.setAlphaF(role == Role::Conclusion ? 0.22F : 0.10F);
    painter.setBrush(tint);
    painter.setPen(role == Role::Conclusion ? QPen(Qt::NoPen) : marks.outlinePen(role));
    painter.drawRoundedRect(box, 0.08, 0.08);
    if (role == Role::Error)
        painter.drawRoundedRect(box.adjusted(0.08, 0.08, -0.08, -0.08), 0.05, 0.05);
}

QPixmap sampleOf(const BoardSign &sign, CellFrame frame, const Theme &theme, double ratio)
{
    QPixmap pixmap(sampleSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (sign.mark || sign.openValues != 0)
        paintMark(painter, sign, frame, theme, ratio);
    else if (sign.role)
        paintRole(painter, *sign.role, theme);
    return pixmap;
}

QString legendWords(const Mark &mark)
{
    const char *const own = LookTraits::of(mark.look).legend;
    return own ? QCoreApplication::translate("Signs", own) : signWords(mark);
}

} // namespace

std::vector<BoardSign> signsOn(const BoardState &state)
{
    std::vector<BoardSign> signs;
    if (!state.geometry())
        return signs;
    const Board &board = state.geometry()->board();
    std::map<std::pair<Look, std::uint64_t>, BoardSign> marks;
    const auto add = [&](const Mark &mark, std::optional<Role> role) {
        // Texts on labels and cards need no explanation.
        const bool isSaid
            = mark.look == Look::Text && board.kind(mark.element) != ElementKind::Cell;
        const std::uint64_t values = LookTraits::of(mark.look).words.size() > 1 ? mark.values : 0;
        if (!isSaid)
            marks.try_emplace({mark.look, values}, BoardSign{mark, role, legendWords(mark)});
    };
    for (ElementId id = 0; id < board.size(); ++id) {
        const auto look = state.mark(id);
        if (!look || !isSeen(state, *look))
            continue;
        const MarkDetails *details = state.details(id);
        add({.element = id,
             .look = *look,
             .values = details ? details->values : 0,
             .outOf = details ? details->outOf : 0,
             .text = details ? details->text : std::string()},
            std::nullopt);
    }
    const std::vector<LitMark> lit = litMarks(state);
    for (const LitMark &each : lit)
        add(each.mark, each.role);
    for (auto &[meaning, sign] : marks)
        signs.push_back(std::move(sign));

    const auto addRole = [&](Role role, bool isThere, const QString &words) {
        if (isThere)
            signs.push_back({std::nullopt, role, words});
    };
    const auto isLitAs = [&](Role role, bool isInstance = false) {
        return std::ranges::any_of(lit, [&](const LitMark &each) {
            return each.role == role && each.isInstance == isInstance;
        });
    };
    const bool hasGrounds = !state.lit().constraints.empty() || state.lit().isOfAll;
    const bool isRefuted = state.lit().contradiction;
    addRole(Role::Premise, isLitAs(Role::Premise) || (hasGrounds && !isRefuted),
            roleWords(Role::Premise));
    addRole(Role::Conclusion, isLitAs(Role::Conclusion), roleWords(Role::Conclusion));
    addRole(Role::Suppose, isLitAs(Role::Suppose, true), instanceWords());
    for (const Role role : {Role::Suppose, Role::SupposeAgain})
        addRole(role, isLitAs(role), roleWords(role));
    addRole(Role::Error, isLitAs(Role::Error) || (hasGrounds && isRefuted), roleWords(Role::Error));
    if (state.openValues != 0)
        signs.push_back({std::nullopt, std::nullopt,
                         SignLegend::tr("nothing is known here yet: all of these are possible"),
                         state.openValues});
    return signs;
}

SignLegend::SignLegend(const BoardScene &scene, QWidget *parent)
    : QWidget(parent)
    , m_scene(scene)
    , m_button(new QToolButton)
    , m_list(new QScrollArea)
    , m_rows(new QGridLayout)
{
    setObjectName(QStringLiteral("signLegend"));
    m_button->setObjectName(QStringLiteral("signsButton"));
    m_button->setText(tr("Legend"));
    m_button->setToolTip(tr("Every sign on the board, in words"));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setAutoRaise(true);
    m_button->setCheckable(true);
    m_button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWidgetResizable(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setBackgroundRole(QPalette::Base);
    m_list->setFocusPolicy(Qt::TabFocus);
    m_list->setWidget(makeBody());
    m_list->setMinimumHeight(leastHeight);
    m_list->setMaximumHeight(mostHeight);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_button);
    layout->addWidget(m_list);
    connect(m_button, &QToolButton::toggled, this, &SignLegend::setOpen);
    m_delay.setSingleShot(true);
    m_delay.setInterval(patience);
    connect(&m_delay, &QTimer::timeout, this, &SignLegend::refresh);
    connect(&scene, &QGraphicsScene::changed, &m_delay, qOverload<>(&QTimer::start));
    setOpen(false);
}

QWidget *SignLegend::makeBody()
{
    auto *body = new QWidget;
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
    m_rows->setHorizontalSpacing(10);
    m_rows->setVerticalSpacing(6);
    m_rows->setColumnStretch(1, 1);
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(14, 10, 14, 10);
    layout->addLayout(m_rows);
    layout->addStretch();
    return body;
}

bool SignLegend::isOpen() const
{
    return m_button->isChecked();
}

void SignLegend::setOpen(bool isOpen)
{
    m_button->setChecked(isOpen);
    m_button->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    m_list->setVisible(isOpen);
    m_isStale = true;
    m_delay.start();
}

QSize SignLegend::sizeHint() const
{
    const QSize row = m_button->sizeHint();
    return isOpen() ? row + QSize(0, mostHeight) : row;
}

void SignLegend::refresh()
{
    if (!isVisible() || !isOpen())
        return;
    const std::vector<BoardSign> signs = signsOn(m_scene.state());
    QStringList words;
    for (const BoardSign &sign : signs)
        words.append(sign.words);
    if (words == m_words && !m_isStale)
        return;
    m_words = words;
    m_isStale = false;
    fill(signs);
}

void SignLegend::fill(const std::vector<BoardSign> &signs)
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const Theme &theme = Theme::of(palette());
    const CellFrame frame
        = m_scene.hasBoard() ? m_scene.geometry()->board().frame() : CellFrame::None;
    int row = 0;
    for (const BoardSign &sign : signs) {
        auto *sample = new QLabel;
        sample->setPixmap(sampleOf(sign, frame, theme, devicePixelRatioF()));
        auto *words = new QLabel(sign.words);
        words->setWordWrap(true);
        m_rows->addWidget(sample, row, 0, Qt::AlignTop);
        m_rows->addWidget(words, row, 1, Qt::AlignVCenter);
        ++row;
    }
    if (signs.empty())
        m_rows->addWidget(new QLabel(tr("Nothing is marked yet.")), 0, 0, 1, 2);
}

void SignLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    // Later: while palettes are handed round, no widget may go.
    m_isStale = true;
    QMetaObject::invokeMethod(this, &SignLegend::refresh, Qt::QueuedConnection);
}

void SignLegend::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_isStale = true;
    m_delay.start();
}

} // namespace inkling
