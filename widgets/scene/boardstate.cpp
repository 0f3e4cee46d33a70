// SPDX-License-Identifier: MIT
#include "scene/boardstate.h"

#include "painting/looks.h"

#include <algorithm>
#include <utility>

namespace inkling {

BoardState::BoardState(SharedGeometry geometry)
    : m_geometry(std::move(geometry))
{
    const std::size_t size = m_geometry->board().size();
    m_main.assign(size, 0);
    m_notes.assign(size, 0);
    m_lineEnds.assign(size, 0);
    m_isLit.assign(size, 0);
    m_tally = ClueTally(m_geometry->board().clueCounts());
}

void BoardState::apply(const MarkChange &change)
{
    const bool isInPlace = change.before && change.after
                           && change.before->element == change.after->element
                           && change.before->main == change.after->main;
    if (change.before && !isInPlace)
        remove(*change.before);
    if (change.after)
        put(*change.after);
}

void BoardState::put(const Mark &mark)
{
    if (mark.other != noElement)
        return;
    const auto stored = std::uint8_t(std::uint8_t(mark.look) + 1);
    if (mark.main)
        setMain(mark.element, stored);
    else
        m_notes[mark.element] = stored;
    auto &all = mark.main ? m_details : m_noteDetails;
    if (isText(mark.look))
        all[mark.element] = {mark.text, mark.values, mark.outOf};
    else if (!all.empty())
        all.erase(mark.element);
}

void BoardState::remove(const Mark &mark)
{
    if (mark.other != noElement)
        return;
    if (mark.main)
        setMain(mark.element, 0);
    else
        m_notes[mark.element] = 0;
    (mark.main ? m_details : m_noteDetails).erase(mark.element);
}

void BoardState::setMain(ElementId id, std::uint8_t stored)
{
    const auto runs = [](std::uint8_t mark) { return mark != 0 && isRunning(Look(mark - 1)); };
    const std::uint8_t before = std::exchange(m_main[id], stored);
    m_tally.change(m_geometry->board().clueCounts(), id, look(before), look(stored));
    if (m_geometry->board().kind(id) != ElementKind::Edge)
        return;
    const int lines = int(runs(stored)) - int(runs(before));
    if (lines != 0) {
        for (const ElementId end : m_geometry->endsOf(id)) {
            if (end != noElement)
                m_lineEnds[end] = std::uint8_t(m_lineEnds[end] + lines);
        }
    }
}

std::vector<ElementId> BoardState::setCaptions(std::vector<Caption> captions)
{
    std::unordered_map<ElementId, Caption> before = std::exchange(m_captions, {});
    std::vector<ElementId> changed;
    for (Caption &caption : captions) {
        const auto old = before.extract(caption.element);
        if (old.empty() || old.mapped() != caption)
            changed.push_back(caption.element);
        m_captions.insert_or_assign(caption.element, std::move(caption));
    }
    for (const auto &[element, caption] : before)
        changed.push_back(element);
    return changed;
}

const MarkDetails *BoardState::details(ElementId id) const
{
    const auto &all = m_main[id] != 0 ? m_details : m_noteDetails;
    if (all.empty())
        return nullptr;
    const auto known = all.find(id);
    return known == all.end() ? nullptr : &known->second;
}

std::string_view BoardState::text(ElementId id) const
{
    const Caption *own = caption(id);
    const bool isCaptioned = own && !own->text.empty();
    const MarkDetails *written = details(id);
    if (written && !written->text.empty() && !(isCaptioned && own->done))
        return written->text;
    return isCaptioned ? own->text : m_geometry->board().text(id);
}

const Caption *BoardState::caption(ElementId id) const
{
    if (m_captions.empty())
        return nullptr;
    const auto caption = m_captions.find(id);
    return caption == m_captions.end() ? nullptr : &caption->second;
}

bool BoardState::done(ElementId id) const
{
    const Caption *own = caption(id);
    return (own && own->done) || m_tally.isMet(m_geometry->board().clueCounts(), id, isFinal);
}

bool BoardState::clashes(ElementId id) const
{
    const Caption *own = caption(id);
    return (own && own->clashes) || m_tally.isBroken(m_geometry->board().clueCounts(), id);
}

int BoardState::clashCount() const
{
    int count = 0;
    for (ElementId id = 0; id < m_main.size(); ++id)
        count += clashes(id) ? 1 : 0;
    return count;
}

void BoardState::setLit(const Lighting &lighting, bool isLit)
{
    for (const auto &constraint : lighting.constraints) {
        for (const ElementId element : constraint) {
            if (m_geometry->board().kind(element) == ElementKind::Region)
                m_isLit[element] = isLit ? textLit : std::uint8_t(0);
        }
    }
    for (const auto *marks :
         {&lighting.premises, &lighting.conclusions, &lighting.example, &lighting.wrong}) {
        for (const Mark &mark : *marks) {
            std::uint8_t &lit = m_isLit[mark.element];
            lit = !isLit ? std::uint8_t(0)
                         : std::max(lit, isWritten(mark.look) ? textLit : markLit);
        }
    }
}

void BoardState::setFound(std::vector<Mark> found, std::vector<Mark> again,
                          std::vector<Mark> inBoth)
{
    m_found = std::move(found);
    m_foundAgain = std::move(again);
    m_foundInBoth = std::move(inBoth);
    cover();
}

void BoardState::setSupposed(std::vector<std::vector<Mark>> supposed)
{
    m_supposed = std::move(supposed);
    cover();
}

void BoardState::cover()
{
    m_isCovered.clear();
    const auto coverBy = [this](const std::vector<Mark> &marks, bool isSupposed) {
        for (const Mark &mark : marks) {
            const bool isOnEdge = m_geometry->board().kind(mark.element) == ElementKind::Edge;
            if (!isWritten(mark.look) && !(isSupposed && isOnEdge))
                continue;
            m_isCovered.resize(m_main.size(), false);
            m_isCovered[mark.element] = true;
        }
    };
    coverBy(m_found, false);
    coverBy(m_foundAgain, false);
    coverBy(m_foundInBoth, false);
    for (const std::vector<Mark> &marks : m_supposed)
        coverBy(marks, true);
}

void BoardState::setGlows(std::vector<Glow> glows)
{
    for (const Glow &glow : m_glows)
        m_isLit[glow.element] = 0;
    m_glows = std::move(glows);
    for (const Glow &glow : m_glows)
        m_isLit[glow.element] = textLit;
}

bool BoardState::hasLineAt(const QPointF &point, ElementId besides) const
{
    constexpr double close = 0.01;
    const QRectF here(point.x() - close, point.y() - close, 2 * close, 2 * close);
    bool isThere = false;
    m_geometry->index(ElementKind::Edge).visit(here, [&](ElementId id) {
        const auto mark = mainMark(id);
        isThere = isThere || (id != besides && mark && isRunning(*mark));
    });
    return isThere;
}

void BoardState::orient(Lighting &lighting) const
{
    lighting.origins.clear();
    for (const Mark &mark : lighting.premises) {
        if (m_geometry->board().kind(mark.element) == ElementKind::Node)
            lighting.origins.push_back(mark.element);
    }
    lighting.isReversed.assign(lighting.conclusions.size(), false);
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i) {
        const Mark &mark = lighting.conclusions[i];
        if (!isRunning(mark.look))
            continue;
        const QLineF line = m_geometry->line(mark.element);
        lighting.isReversed[i]
            = !hasLineAt(line.p1(), mark.element) && hasLineAt(line.p2(), mark.element);
    }
}

void BoardState::light(Lighting lit, Lighting leaving)
{
    setLit(m_lit, false);
    m_lit = std::move(lit);
    orient(m_lit);
    m_leaving = std::move(leaving);
    setLit(m_lit, true);
}

} // namespace inkling
