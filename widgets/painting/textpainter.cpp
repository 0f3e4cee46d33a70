// SPDX-License-Identifier: MIT
#include "painting/textpainter.h"

#include "painting/looks.h"

#include <QPainter>
#include <bit>

namespace inkling {

namespace {

QString stringOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

constexpr std::array<std::string_view, 10> digits{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};

} // namespace

TextPainter::TextPainter(QPainter &painter, const BoardState &state, const Theme &theme,
                         double pixelsPerCell)
    : m_painter(painter)
    , m_state(state)
    , m_geometry(*state.geometry())
    , m_theme(theme)
    , m_candidatesShown(smallMarksShown(pixelsPerCell))
    , m_stamps(painter, pixelsPerCell)
{}

void TextPainter::paint(const QRectF &area)
{
    m_geometry.index(ElementKind::Cell).visit(area, [this](ElementId id) {
        if (!m_state.isTextLit(id))
            paintCell(id);
    });
    m_geometry.index(ElementKind::Region).visit(area, [this](ElementId id) {
        if (!m_state.isTextLit(id))
            paintRegion(id);
    });
    m_geometry.index(ElementKind::Label).visit(area, [this](ElementId id) {
        if (!m_state.isTextLit(id))
            paintBoxed(id);
    });
    m_geometry.index(ElementKind::Node).visit(area, [this](ElementId id) {
        if (!m_state.isTextLit(id) && !m_state.text(id).empty())
            paintCard(id);
    });
}

void TextPainter::write(std::string_view text, const TextPlace &place, const QColor &colour,
                        Weight weight)
{
    const Stamp *&stamp = m_known[{text, colour.rgba(), place.capHeight, weight}];
    if (!stamp)
        stamp = write(stringOf(text), place, colour, weight);
    else
        m_stamps.paint(*stamp, place.centre);
}

const Stamp *TextPainter::write(const QString &text, const TextPlace &place, const QColor &colour,
                                Weight weight)
{
    if (keepsText(m_painter)) {
        paintLettering(m_painter, text, weight, place.centre, place.capHeight, colour);
        return nullptr;
    }
    const QString name
        = QStringLiteral("%1 %2 ").arg(place.capHeight, 0, 'f', 4).arg(int(weight)) + text;
    const Stamp &stamp = m_stamps.stamp(name, colour, [&] {
        return QTransform::fromScale(place.capHeight, place.capHeight).map(lettering(text, weight));
    });
    m_stamps.paint(stamp, place.centre);
    return &stamp;
}

QColor TextPainter::clueInk(ElementId element) const
{
    const Theme &theme = themeAt(element);
    if (isClashShown(element))
        return theme.error;
    return m_state.cluesShown.done && m_state.done(element) ? theme.clueDone : theme.clue;
}

const Theme &TextPainter::themeAt(ElementId element) const
{
    if (m_geometry.inkedCellOf(element) == noElement)
        return m_theme;
    if (!m_onInk)
        m_onInk = onInk(m_theme);
    return *m_onInk;
}

Weight TextPainter::clueWeight(ElementId element, Weight usual) const
{
    // Told without colour, too.
    return isClashShown(element) ? Weight::Bold : usual;
}

bool TextPainter::isClashShown(ElementId element) const
{
    return m_state.cluesShown.clashes && m_state.clashes(element);
}

void TextPainter::paintCell(ElementId cell)
{
    const std::string &text = m_geometry.board().text(cell);
    if (m_geometry.isInked(cell)) {     // its texts are labels, but for what is being typed
        constexpr double height = 0.24; // five letters have room
        if (!text.empty())
            write(text, {m_geometry.centre(cell), height}, m_theme.paper, Weight::Medium);
        return;
    }
    const auto look = m_state.mark(cell);
    const MarkDetails *details = m_state.details(cell);
    if (details && look == Look::Candidates)
        return paintCandidates(cell, *details);
    // A given digit stays what it is, whatever is marked on it.
    if (details && !(m_geometry.hasPlainFrames() && details->text == text))
        return write(details->text, digitPlace(m_geometry, cell), m_theme.ink, Weight::Medium);
    if (m_state.isOpen(cell))
        return paintOpen(cell);
    if (text.empty())
        return;
    const TextPlace place = givenPlace(m_geometry, cell);
    const bool isShaded = look && isShade(*look);
    if (isShaded || m_state.hasLine(cell)) {
        const bool isFilled = !isShaded || inkling::isFilled(*look, m_theme);
        write(text, place, isFilled ? m_theme.paper : m_theme.ink, Weight::Medium);
    } else {
        write(text, place, clueInk(cell), clueWeight(cell, Weight::Regular));
    }
}

void TextPainter::paintCandidates(ElementId cell, const MarkDetails &details)
{
    if (m_candidatesShown <= 0)
        return;
    QColor ink = candidateInk(m_theme);
    ink.setAlphaF(float(m_candidatesShown));
    for (const auto &[value, place] : candidatePlaces(m_geometry, cell, details.outOf)) {
        if ((details.values >> value & 1) == 0)
            continue;
        if (value < int(digits.size()))
            write(digits[std::size_t(value)], place, ink, Weight::Medium);
        else
            write(QString::number(value), place, ink, Weight::Medium);
    }
}

/// "1–9": all of them can stand here still.
void TextPainter::paintOpen(ElementId cell)
{
    const std::uint64_t values = m_state.openValues;
    const auto places = candidatePlaces(m_geometry, cell, values);
    if (m_candidatesShown <= 0)
        return;
    QColor ink = candidateInk(m_theme);
    ink.setAlphaF(float(0.75 * m_candidatesShown));
    const QPointF middle(m_geometry.centre(cell).x(),
                         (places.front().place.centre.y() + places.back().place.centre.y()) / 2);
    const QString text = QStringLiteral("%1\u2013%2")
                             .arg(std::countr_zero(values))
                             .arg(63 - std::countl_zero(values));
    write(text, {middle, places.front().place.capHeight}, ink, Weight::Regular);
}

void TextPainter::paintRegion(ElementId region)
{
    const std::string_view text = m_state.text(region);
    if (!text.empty())
        write(text, regionPlace(m_geometry, region, stringOf(text)), clueInk(region),
              clueWeight(region, Weight::Medium));
}

void TextPainter::paintBoxed(ElementId element)
{
    const std::string_view text = m_state.text(element);
    if (text.empty())
        return;
    // A given that is met steps back, and so does a note; a sentence that is finished is what was wanted.
    const bool isNote = isAside(m_geometry, element);
    const bool isSentence = !isNote && m_geometry.board().text(element).empty();
    const bool isDone = m_state.done(element);
    const Theme &theme = themeAt(element);
    const QColor ink = isSentence          ? (isDone ? theme.ink : theme.clue)
                       : isNote && !isDone ? candidateInk(theme)
                                           : clueInk(element);
    write(text, boxedPlace(m_geometry, element, stringOf(text)), ink,
          clueWeight(element, Weight::Regular));
}

void TextPainter::paintCard(ElementId card)
{
    const bool isFound = m_state.details(card) != nullptr;
    const QColor ink = isFound ? m_theme.ink : m_theme.clue;
    const std::string_view text = m_state.text(card);
    m_stamps.paintOutlined(cardShape(m_geometry.box(card)), cardFace(m_theme),
                           blend(m_theme.quiet, m_theme.ink, isFound ? 0.7 : 0.25), 0.028);
    write(text, boxedPlace(m_geometry, card, stringOf(text)), ink, Weight::Medium);
}

} // namespace inkling
