// SPDX-License-Identifier: MIT
#include "scene/boardscene.h"

#include "scene/boardpainter.h"
#include "scene/boardview.h"
#include "scene/markpainter.h"

#include <QGraphicsItem>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace inkling {

namespace {

/// More changes than this, and the whole board is painted anew.
constexpr std::size_t manyChanges = 200;
constexpr int flourishTime = 1300;

class LayerItem final : public QGraphicsItem
{
public:
    LayerItem(const BoardScene &scene, Layer layer)
        : m_scene(scene)
        , m_layer(layer)
    {
        setFlag(ItemUsesExtendedStyleOption);
        setZValue(int(layer));
        setAcceptedMouseButtons(Qt::NoButton);
    }

    QRectF boundingRect() const override
    {
        return m_scene.hasBoard() ? m_scene.state().geometry()->bounds() : QRectF();
    }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override
    {
        if (!m_scene.hasBoard())
            return;
        painter->setRenderHint(QPainter::Antialiasing);
        const double scale = option->levelOfDetailFromTransform(painter->worldTransform())
                             * painter->device()->devicePixelRatioF();
        const BoardPainter board(m_scene.state(), m_scene.theme(), scale);
        const auto *view = widget ? qobject_cast<BoardView *>(widget->parentWidget()) : nullptr;
        if (!view || view->exposed().rectCount() > 12) {
            board.paint(*painter, m_layer, option->exposedRect);
            return;
        }
        const QTransform toScene = painter->worldTransform().inverted();
        for (const QRect &part : view->exposed()) {
            const QRectF area = toScene.mapRect(QRectF(part).adjusted(-1, -1, 1, 1));
            painter->save();
            painter->setClipRect(area);
            board.paint(*painter, m_layer, area);
            painter->restore();
        }
    }

private:
    const BoardScene &m_scene;
    Layer m_layer;
};

} // namespace

BoardScene::BoardScene(QObject *parent)
    : QGraphicsScene(parent)
    , m_theme(&Theme::lightTheme())
{
    setItemIndexMethod(NoIndex);
    for (const Layer layer : allLayers)
        addItem(new LayerItem(*this, layer));
    m_motion.setStartValue(0.0);
    connect(&m_motion, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { advance(value.toDouble()); });
    m_flourish.setStartValue(0.0);
    m_flourish.setEndValue(1.0);
    m_flourish.setDuration(flourishTime);
    m_flourish.setEasingCurve(QEasingCurve::InOutSine);
    connect(&m_flourish, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { advanceFlourish(value.toDouble()); });
}

BoardScene::~BoardScene() = default;

void BoardScene::setGeometry(SharedGeometry geometry)
{
    finishMotion();
    m_state = geometry ? BoardState(std::move(geometry)) : BoardState();
    const QRectF bounds = hasBoard() ? m_state.geometry()->bounds() : QRectF();
    setSceneRect(bounds);
    update();
}

void BoardScene::setTheme(const Theme &theme)
{
    m_theme = &theme;
    setBackgroundBrush(theme.paper);
    update();
}

void BoardScene::show(std::span<const MarkChange> changes, Lighting lit, Motion motion)
{
    finishMotion();
    const bool isMany = changes.size() > manyChanges;
    if (!isMany)
        invalidate(m_state.lit());
    for (const MarkChange &change : changes) {
        m_state.apply(change);
        if (!isMany)
            invalidate(change.after ? *change.after : *change.before);
    }
    lit.fadesOnly = m_isMotionReduced;
    lit.time = motion == Motion::Forward ? 0 : lit.duration();
    m_isBackward = motion == Motion::Backward;
    Lighting leaving;
    if (m_isBackward) {
        leaving.conclusions = m_state.lit().conclusions;
        leaving.isReversed = m_state.lit().isReversed;
        leaving.fadesOnly = m_isMotionReduced;
        leaving.time = leaving.duration();
    }
    m_state.light(std::move(lit), std::move(leaving));
    if (isMany)
        update();
    else
        invalidate(m_state.lit());

    const double duration = m_isBackward ? m_state.leaving().duration() : m_state.lit().duration();
    if (motion == Motion::None)
        return;
    m_motion.setEndValue(duration);
    m_motion.setDuration(int(duration));
    m_motion.start();
}

void BoardScene::advance(double time)
{
    if (m_isBackward) {
        m_state.setLeavingTime(m_state.leaving().duration() - time);
        invalidate(m_state.leaving());
    } else {
        m_state.setLitTime(time);
        invalidate(m_state.lit());
    }
}

void BoardScene::finishMotion()
{
    m_motion.stop();
    m_flourish.stop();
    if (!hasBoard())
        return;
    invalidate(m_state.leaving());
    Lighting lit = m_state.lit();
    lit.time = lit.duration();
    invalidate(lit);
    m_state.light(std::move(lit));
    setFlourish({});
}

void BoardScene::startFlourish()
{
    finishMotion();
    if (!hasBoard() || m_isMotionReduced)
        return;
    m_flourishPath = longestPath(m_state);
    if (m_flourishPath.size() > 2)
        m_flourish.start();
}

void BoardScene::advanceFlourish(double share)
{
    if (share >= 1)
        return setFlourish({});
    // The head runs past the end by the length of the tail, so that the last of it goes too.
    const double count = double(m_flourishPath.size());
    const double tail = std::max(6.0, count * 0.22);
    const double head = share * (count + tail);
    const auto from = std::size_t(std::clamp(head - tail, 0.0, count));
    const auto to = std::size_t(std::clamp(head, 0.0, count));
    setFlourish({m_flourishPath.begin() + std::ptrdiff_t(from),
                 m_flourishPath.begin() + std::ptrdiff_t(to)});
}

void BoardScene::setFlourish(std::vector<QPointF> stretch)
{
    const auto invalidateStretch = [this] {
        for (std::size_t i = 1; i < m_state.flourish.size(); i += 4) {
            const auto &points = m_state.flourish;
            const QPointF &end = points[std::min(i + 3, points.size() - 1)];
            update(QRectF(points[i - 1], end).normalized().adjusted(-2, -2, 2, 2));
        }
    };
    invalidateStretch();
    m_state.flourish = std::move(stretch);
    invalidateStretch();
}

void BoardScene::setFound(std::vector<Mark> found, std::vector<Mark> foundAgain,
                          std::vector<Mark> foundInBoth)
{
    if (!hasBoard() || (found.empty() && m_state.found.empty()))
        return;
    m_state.foundInBoth = std::move(foundInBoth);
    m_state.found = std::move(found);
    m_state.foundAgain = std::move(foundAgain);
    update();
}

void BoardScene::setSidesShown(bool shown)
{
    m_state.sidesShown = shown;
    update();
}

QRectF BoardScene::newArea() const
{
    QRectF area;
    for (const Mark &mark : m_state.lit().conclusions)
        area |= m_state.geometry()->box(mark.element).adjusted(-0.01, -0.01, 0.01, 0.01);
    return area;
}

QRectF BoardScene::litArea() const
{
    QRectF area = newArea();
    for (const Mark &mark : m_state.lit().premises)
        area |= m_state.geometry()->box(mark.element).adjusted(-0.01, -0.01, 0.01, 0.01);
    for (const ElementId element : m_state.lit().constraints)
        area |= m_state.geometry()->box(element).adjusted(-0.01, -0.01, 0.01, 0.01);
    return area;
}

void BoardScene::setFinal(bool isFinal)
{
    if (isFinal == m_state.isFinal)
        return;
    m_state.isFinal = isFinal;
    update();
}

void BoardScene::invalidate(const Mark &mark)
{
    QRectF box = m_state.geometry()->box(mark.element);
    if (mark.other != noElement)
        box |= m_state.geometry()->box(mark.other);
    // An edge's change may also fade the clues beside it: those stand within the reach, as does the
    // glow of a small board.
    constexpr double reach = sizes::largestHalo + 0.1;
    update(box.adjusted(-reach, -reach, reach, reach));
}

void BoardScene::invalidate(const Lighting &lighting)
{
    if (!hasBoard())
        return;
    if (lighting.premises.size() + lighting.conclusions.size() > manyChanges)
        return update();
    for (const Mark &mark : lighting.premises)
        invalidate(mark);
    for (const Mark &mark : lighting.conclusions)
        invalidate(mark);
    for (const ElementId element : lighting.constraints)
        invalidate(Mark{.element = element});
}

} // namespace inkling
