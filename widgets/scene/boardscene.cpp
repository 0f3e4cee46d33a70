// SPDX-License-Identifier: MIT
#include "scene/boardscene.h"

#include "painting/boardpainter.h"
#include "painting/markpainter.h"
#include "scene/boardview.h"

#include <QGraphicsItem>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace inkling {

namespace {

/// More changes than this, and the whole board is painted anew.
constexpr std::size_t manyChanges = 200;
/// Milliseconds: a long finale, and what a moment of a short one takes.
constexpr int finaleTime = 1300;
constexpr int beatTime = 170;

/// Device pixels: in smaller cells the glow is larger. A little above MarkPainter's bound.
constexpr double smallestCell = 17;

/// The parts in which a region is painted: its own if they are few and far apart, else all at once.
QRegion partsOf(const QRegion &region)
{
    constexpr int mostParts = 12;
    const auto areaOf = [](const QRect &part) { return double(part.width()) * part.height(); };
    double covered = 0;
    for (const QRect &part : region)
        covered += areaOf(part);
    const bool isParted
        = region.rectCount() <= mostParts && covered * 3 < areaOf(region.boundingRect());
    return isParted ? region : QRegion(region.boundingRect());
}

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
        if (!view) {
            board.paint(*painter, m_layer, option->exposedRect);
            return;
        }
        const QTransform toScene = painter->worldTransform().inverted();
        // Clipping to a rectangle, even to all there is, makes painting many small pictures fast.
        for (const QRect &part : partsOf(view->exposed())) {
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
    m_finale.setStartValue(0.0);
    m_finale.setEndValue(1.0);
    m_finale.setEasingCurve(QEasingCurve::InOutSine);
    connect(&m_finale, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { advanceFinale(value.toDouble()); });
}

BoardScene::~BoardScene() = default;

void BoardScene::setGeometry(SharedGeometry geometry)
{
    finishMotion();
    m_state = geometry ? BoardState(std::move(geometry)) : BoardState();
    const QRectF bounds = hasBoard() ? m_state.geometry()->bounds() : QRectF();
    setSceneRect(bounds);
    update();
    Q_EMIT boardReplaced();
}

void BoardScene::setTexts(SharedGeometry geometry, std::span<const ElementId> changed)
{
    const BoardGeometry *before = m_state.geometry();
    // With the first text in a corner, digits and candidates make room in every cell.
    const bool isAllMoved = before->hasCornerTexts() != geometry->hasCornerTexts()
                            || before->hasPlainFrames() != geometry->hasPlainFrames();
    m_state.setTexts(std::move(geometry));
    if (isAllMoved)
        update();
    for (const ElementId element : changed)
        invalidate(element);
    Q_EMIT elementsChanged(changed);
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
    std::vector<ElementId> wereLit;
    m_state.lit().visit([&](ElementId element) { wereLit.push_back(element); });
    const bool isMany = changes.size() > manyChanges;
    if (!isMany)
        invalidate(m_state.lit());
    for (const MarkChange &change : changes) {
        m_state.apply(change);
        for (const auto *mark : {&change.before, &change.after}) {
            if (!isMany && *mark)
                invalidate(**mark);
        }
    }
    lit.fadesOnly = m_isMotionReduced;
    lit.time = motion == Motion::Forward && !m_isStill ? 0 : lit.duration();
    m_isBackward = motion == Motion::Backward && !m_isStill;
    Lighting leaving;
    if (m_isBackward) {
        leaving.conclusions = m_state.lit().conclusions;
        leaving.isCounted = m_state.lit().isCounted;
        leaving.isReversed = m_state.lit().isReversed;
        leaving.origins = m_state.lit().origins;
        leaving.supposition = m_state.lit().supposition;
        leaving.fadesOnly = m_isMotionReduced;
        leaving.time = leaving.duration();
    }
    m_state.light(std::move(lit), std::move(leaving));
    if (isMany)
        update();
    else
        invalidate(m_state.lit());
    tellShown(changes, std::move(wereLit));

    const double duration = m_isBackward ? m_state.leaving().duration() : m_state.lit().duration();
    if (motion == Motion::None || m_isStill)
        return;
    m_motion.setEndValue(duration);
    m_motion.setDuration(int(duration));
    m_motion.start();
}

/// Tells of the elements that are marked or lit otherwise now; `lit`: those that were lit before.
void BoardScene::tellShown(std::span<const MarkChange> changes, std::vector<ElementId> lit)
{
    if (changes.size() > manyChanges)
        return Q_EMIT allChanged();
    m_state.lit().visit([&](ElementId element) { lit.push_back(element); });
    for (const MarkChange &change : changes) {
        for (const auto *mark : {&change.before, &change.after}) {
            if (*mark)
                lit.push_back((*mark)->element);
        }
    }
    std::ranges::sort(lit);
    lit.erase(std::unique(lit.begin(), lit.end()), lit.end());
    Q_EMIT elementsChanged(lit);
}

void BoardScene::showAnew(std::span<const MarkChange> marks, Lighting lit)
{
    if (!hasBoard())
        return;
    finishMotion();
    BoardState bare(m_state.sharedGeometry());
    bare.sidesShown = m_state.sidesShown;
    bare.outsideShown = m_state.outsideShown;
    bare.selected = m_state.selected;
    m_state = std::move(bare);
    show(marks, std::move(lit), Motion::None);
    update();
    Q_EMIT allChanged();
}

void BoardScene::setSelected(ElementId element)
{
    for (const ElementId changed : {m_state.selected, element}) {
        // The element selected before may be of a larger board.
        if (changed != noElement && changed < m_state.geometry()->board().size())
            invalidate(changed);
    }
    m_state.selected = element;
}

void BoardScene::setHovered(ElementId element)
{
    for (const ElementId changed : {m_state.hovered, element}) {
        if (changed != noElement)
            invalidate(changed);
    }
    m_state.hovered = element;
}

void BoardScene::setNoting(bool isNoting)
{
    if (isNoting == m_state.isNoting)
        return;
    m_state.isNoting = isNoting;
    if (m_state.selected != noElement)
        invalidate(m_state.selected);
}

void BoardScene::setCluesShown(const CluesShown &shown)
{
    if (shown == m_state.cluesShown)
        return;
    m_state.cluesShown = shown;
    update();
}

void BoardScene::advance(double time)
{
    if (m_isBackward) {
        m_state.setLeavingTime(m_state.leaving().duration() - time);
        invalidate(m_state.leaving());
    } else {
        m_state.setLitTime(time);
        invalidate(m_state.lit());
        invalidateAll(m_state.noLongerKept);
    }
}

void BoardScene::finishMotion()
{
    m_motion.stop();
    m_finale.stop();
    if (!hasBoard())
        return;
    endFinale();
    invalidate(m_state.leaving());
    Lighting lit = m_state.lit();
    lit.time = lit.duration();
    invalidate(lit);
    m_state.light(std::move(lit));
}

void BoardScene::setCaptions(std::vector<Caption> captions)
{
    if (!hasBoard())
        return;
    const std::vector<ElementId> changed = m_state.setCaptions(std::move(captions));
    for (const ElementId element : changed)
        invalidate(element);
    Q_EMIT elementsChanged(changed);
}

void BoardScene::startFinale(std::vector<Beat> beats, std::vector<Caption> captions)
{
    finishMotion();
    setCaptions(captions);
    if (!hasBoard() || m_isMotionReduced || m_isStill || beats.empty())
        return;
    m_beats = std::move(beats);
    m_lastCaptions = std::move(captions);
    m_finale.setDuration(std::min(finaleTime, int(m_beats.size() + 3) * beatTime));
    m_finale.start();
}

void BoardScene::advanceFinale(double share)
{
    if (share >= 1)
        return endFinale();
    // The head runs past the end by the length of the tail, so that the last of it goes too.
    const double count = double(m_beats.size());
    const double tail = std::max(4.0, count * 0.22);
    const double head = share * (count + tail);
    const auto first = std::size_t(std::clamp(std::floor(head - tail) + 1, 0.0, count));
    const auto end = std::size_t(std::clamp(std::floor(head) + 1, 0.0, count));
    std::vector<Glow> glows;
    for (std::size_t beat = first; beat < end; ++beat) {
        const double age = std::clamp((head - double(beat)) / tail, 0.0, 1.0);
        for (const ElementId element : m_beats[beat].elements)
            glows.push_back({element, age});
    }
    setGlows(std::move(glows));
    if (end > 0 && !m_beats[end - 1].captions.empty())
        setCaptions(end == m_beats.size() ? m_lastCaptions : m_beats[end - 1].captions);
}

void BoardScene::endFinale()
{
    setGlows({});
    if (!m_beats.empty())
        setCaptions(std::exchange(m_lastCaptions, {}));
    m_beats.clear();
}

void BoardScene::setGlows(std::vector<Glow> glows)
{
    const auto invalidateAll = [this] {
        for (const Glow &glow : m_state.glows()) {
            constexpr double reach = 0.2;
            update(m_state.geometry()->box(glow.element).adjusted(-reach, -reach, reach, reach));
        }
    };
    invalidateAll();
    m_state.setGlows(std::move(glows));
    invalidateAll();
}

void BoardScene::setFound(std::vector<Mark> found, std::vector<Mark> foundAgain,
                          std::vector<Mark> foundInBoth)
{
    const bool isNothing = found.empty() && foundAgain.empty() && foundInBoth.empty();
    const bool wasNothing
        = !hasBoard() || (m_state.found().empty() && m_state.foundInBoth().empty());
    if (!hasBoard() || (isNothing && wasNothing))
        return;
    m_state.setFound(std::move(found), std::move(foundAgain), std::move(foundInBoth));
    update();
}

void BoardScene::setHeat(std::vector<Heat> heat)
{
    if (heat == m_state.heat)
        return;
    m_state.heat = std::move(heat);
    update();
}

void BoardScene::setTints(std::vector<Tint> tints)
{
    if (tints == m_state.tints)
        return;
    m_state.tints = std::move(tints);
    update();
}

void BoardScene::setOpenValues(std::uint64_t values)
{
    if (std::exchange(m_state.openValues, values) != values)
        update();
}

void BoardScene::setSupposed(std::vector<std::vector<Mark>> supposed)
{
    if (!hasBoard() || supposed == m_state.supposed())
        return;
    std::vector<ElementId> changed;
    const auto gather = [&] {
        for (const std::vector<Mark> &marks : m_state.supposed())
            std::ranges::transform(marks, std::back_inserter(changed), &Mark::element);
    };
    gather();
    m_state.setSupposed(std::move(supposed));
    gather();
    update();
    Q_EMIT elementsChanged(changed);
}

void BoardScene::setKept(std::vector<Mark> kept)
{
    if (!hasBoard())
        return;
    const auto isIn = [](const std::vector<Mark> &marks, const Mark &mark) {
        return std::ranges::find(marks, mark) != marks.end();
    };
    std::vector<Mark> gone;
    for (const Mark &mark : m_state.kept) {
        if (!isIn(kept, mark))
            gone.push_back(mark);
    }
    for (const Mark &mark : kept) {
        if (!isIn(m_state.kept, mark))
            invalidate(mark);
    }
    invalidateAll(m_state.noLongerKept);
    invalidateAll(gone);
    m_state.kept = std::move(kept);
    m_state.noLongerKept = std::move(gone);
}

void BoardScene::setAlike(std::vector<Alike> alike)
{
    if (!hasBoard() || alike == m_state.alike)
        return;
    m_state.alike = std::move(alike);
    update();
}

void BoardScene::setSidesShown(bool shown, bool isOutsideToo)
{
    m_state.sidesShown = shown;
    m_state.outsideShown = isOutsideToo;
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
    QRectF area;
    m_state.lit().visit([&](ElementId element) {
        area |= m_state.geometry()->box(element).adjusted(-0.01, -0.01, 0.01, 0.01);
    });
    return area;
}

void BoardScene::setFinal(bool isFinal)
{
    if (isFinal == m_state.isFinal)
        return;
    m_state.isFinal = isFinal;
    update();
}

void BoardScene::setSolved(bool isSolved)
{
    if (std::exchange(m_state.isSolved, isSolved) != isSolved)
        update();
}

double BoardScene::reachOf(ElementId element) const
{
    // On a small board what is new has a glow that is large enough to be found.
    const QList<QGraphicsView *> all = views();
    const bool isSmall = std::ranges::any_of(all, [](const QGraphicsView *view) {
        return view->transform().m11() * view->devicePixelRatioF() < smallestCell;
    });
    if (isSmall)
        return sizes::largestHalo + 0.1;
    // An edge's change may also fade the clues beside it.
    return m_state.geometry()->board().kind(element) == ElementKind::Edge ? 1.1 : 0.35;
}

void BoardScene::invalidate(ElementId element)
{
    const double reach = reachOf(element);
    const BoardGeometry &geometry = *m_state.geometry();
    QRectF box = geometry.box(element);
    // What lights a label on ink is as large as its half of the cell.
    if (const ElementId cell = geometry.inkedCellOf(element); cell != noElement)
        box |= geometry.box(cell);
    update(box.adjusted(-reach, -reach, reach, reach));
}

void BoardScene::invalidate(const Mark &mark)
{
    invalidate(mark.element);
    if (mark.other == noElement)
        return;
    const double reach = reachOf(mark.element);
    update(m_state.geometry()->box(mark).adjusted(-reach, -reach, reach, reach));
}

void BoardScene::invalidateAll(const std::vector<Mark> &marks)
{
    for (const Mark &mark : marks)
        invalidate(mark);
}

void BoardScene::invalidate(const Lighting &lighting)
{
    if (!hasBoard())
        return;
    // Cards slide across the board.
    if (lighting.premises.size() + lighting.conclusions.size() > manyChanges
        || !lighting.origins.empty() || !lighting.region.empty() || lighting.isOfAll)
        return update();
    lighting.visit([this](ElementId element) { invalidate(element); });
    // What joins two elements is drawn between them, too.
    for (const auto *marks : {&lighting.premises, &lighting.conclusions, &lighting.example}) {
        for (const Mark &mark : *marks) {
            if (mark.other != noElement)
                invalidate(mark);
        }
    }
}

} // namespace inkling
