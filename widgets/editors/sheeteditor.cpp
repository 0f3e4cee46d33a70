// SPDX-License-Identifier: MIT
#include "editors/sheeteditor.h"

#include "editors/regiontext.h"
#include "phrases.h"

#include <algorithm>
#include <utility>

namespace inkling {

namespace {

/// All that is ever typed at a place: what ASCII can print, digits first.
constexpr std::string_view typeable
    = "1234567890!\"#$%&'()*+,-./"
      ":;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";

template <typename Item>
bool contains(const std::vector<Item> &items, const Item &item)
{
    return std::ranges::find(items, item) != items.end();
}

} // namespace

SheetEditor::SheetEditor(QObject *parent)
    : QObject(parent)
{}

SheetEditor::~SheetEditor() = default;

void SheetEditor::open(const Drafting &drafting, Draft draft)
{
    m_board.emplace(drafting, std::move(draft));
    m_cursor = 0;
    m_anchor = 0;
    m_selection.clear();
    m_isPlaced = false;
    begin();
    Q_EMIT changed({.isWhole = true, .elements = {}});
    Q_EMIT cursorMoved();
}

void SheetEditor::close()
{
    m_board.reset();
    m_selection.clear();
}

void SheetEditor::begin()
{
    m_typed.clear();
    m_followers.clear();
    m_isBegun = false;
    m_hasTyped = false;
}

void SheetEditor::setDraft(Draft draft)
{
    if (draft == m_board->draft())
        return;
    const bool isOtherSize = draft.size != m_board->draft().size;
    const DraftBoard::Change change = m_board->setDraft(std::move(draft));
    if (!m_isOwnStroke)
        begin();
    if (isOtherSize) {
        const auto last = PlaceId(m_board->places().size() - 1);
        m_cursor = std::min(m_cursor, last);
        m_anchor = m_cursor;
        m_selection.clear();
    }
    Q_EMIT changed(change);
    if (isOtherSize)
        Q_EMIT cursorMoved();
}

bool SheetEditor::stroke(const Draft &draft, const QString &words, StrokeKind kind,
                         const Margins &margins)
{
    const DraftChange change = changeBetween(m_board->draft(), draft);
    if (change.empty())
        return false;
    m_hasTyped = false;
    m_isOwnStroke = true;
    m_recorder({.draft = change, .words = words, .kind = kind, .margins = margins});
    m_isOwnStroke = false;
    return true;
}

QString SheetEditor::words(PlaceId place, const std::string &text) const
{
    const QString where = translated(drafting().describe(draft(), place));
    return text.empty() ? tr("%1: blank").arg(where)
                        : tr("%1: %2").arg(where, QString::fromStdString(text));
}

// Where the cursor is.

std::vector<PlaceId> SheetEditor::selection() const
{
    return m_selection.empty() ? std::vector{m_cursor} : m_selection;
}

std::vector<PlaceId> SheetEditor::partnersOf(PlaceId place) const
{
    if (m_symmetry == Symmetry::None)
        return {place};
    return inkling::partners(drafting(), draft().size, place, m_symmetry);
}

void SheetEditor::setSymmetry(Symmetry symmetry)
{
    m_symmetry = symmetry;
    if (!isOpen())
        return;
    begin();
    Q_EMIT cursorMoved();
}

void SheetEditor::moveTo(PlaceId place)
{
    if (place != m_cursor)
        begin();
    m_cursor = place;
    m_anchor = place;
    m_selection.clear();
    m_isPlaced = true;
    Q_EMIT cursorMoved();
}

void SheetEditor::step(bool isForward)
{
    const std::size_t count = m_board->places().size();
    moveTo(PlaceId((m_cursor + (isForward ? 1 : count - 1)) % count));
}

void SheetEditor::extendTo(PlaceId place)
{
    if (place != m_cursor)
        begin();
    m_cursor = place;
    m_selection = m_board->rectangle(m_anchor, place);
    m_isPlaced = true;
    if (m_selection.size() == 1)
        m_selection.clear();
    Q_EMIT cursorMoved();
}

void SheetEditor::toggle(PlaceId cell)
{
    std::vector<PlaceId> cells = selection();
    if (contains(cells, cell) && cells.size() > 1)
        std::erase(cells, cell);
    else if (!contains(cells, cell))
        cells.push_back(cell);
    select(std::move(cells));
}

void SheetEditor::select(std::vector<PlaceId> places)
{
    begin();
    std::ranges::sort(places);
    m_isPlaced = true;
    if (!contains(places, m_cursor))
        m_cursor = places.front();
    m_anchor = m_cursor;
    m_selection = places.size() > 1 ? std::move(places) : std::vector<PlaceId>();
    Q_EMIT cursorMoved();
}

void SheetEditor::selectAll()
{
    std::vector<PlaceId> cells;
    for (PlaceId place = 0; place < m_board->places().size(); ++place) {
        if (m_board->isCell(place))
            cells.push_back(place);
    }
    if (!cells.empty())
        select(std::move(cells));
}

// Texts.

std::vector<PlaceId> SheetEditor::followersOf(PlaceId place) const
{
    if (!m_board->isCell(place) || drafting().cagesCover())
        return {};
    std::vector<PlaceId> followers = partnersOf(place);
    std::erase_if(followers, [&](PlaceId partner) {
        return partner == place || !draft().texts[partner].empty();
    });
    return followers;
}

bool SheetEditor::write(PlaceId place, const std::string &text, StrokeKind kind)
{
    if (!std::exchange(m_isBegun, true))
        m_followers = followersOf(place);
    Draft after = draft();
    after.texts[place] = text;
    for (const PlaceId follower : m_followers) {
        // Some places do not take what others do.
        if (drafting().written(after, follower, text) == text)
            after.texts[follower] = text;
    }
    return stroke(after, words(place, text), kind);
}

void SheetEditor::click(PlaceId place, bool isForward)
{
    if (place != m_cursor || hasSelection() || !m_isPlaced)
        return moveTo(place);
    const auto target = m_board->textPlace(place);
    if (!target)
        return;
    std::vector<std::string> values = drafting().values(draft(), *target);
    if (values.empty())
        return;
    values.emplace_back();
    m_typed.clear();
    const auto here = std::ranges::find(values, draft().texts[*target]);
    const std::size_t count = values.size();
    // A text that is no value counts as a blank.
    const std::size_t from = here == values.end() ? count - 1 : std::size_t(here - values.begin());
    write(*target, values[(from + (isForward ? 1 : count - 1)) % count]);
}

bool SheetEditor::isComplete(PlaceId place, const std::string &typed) const
{
    if (typed.size() >= drafting().usualLength(draft().size))
        return true;
    return std::ranges::none_of(typeable, [&](char letter) {
        return drafting().written(draft(), place, typed + letter).has_value();
    });
}

bool SheetEditor::isCageSelected() const
{
    if (!hasSelection() || !drafting().hasCages())
        return false;
    return drafting().cagesCover()
           || (draft().cages[m_cursor] != noCage && m_board->cageOf(m_cursor) == m_selection);
}

SheetEditor::Target SheetEditor::target() const
{
    const bool needsCage = drafting().hasCages() && m_board->isCell(m_cursor)
                           && (isCageSelected() || !m_board->textPlace(m_cursor));
    Draft after = needsCage ? withCage(draft(), selection()) : draft();
    const PlaceId place = needsCage ? PlaceId(after.cages[m_cursor])
                                    : m_board->textPlace(m_cursor).value_or(m_cursor);
    return {std::move(after), place, needsCage};
}

QStringList SheetEditor::letters() const
{
    const Target target = this->target();
    QStringList letters;
    std::vector<std::string> texts;
    for (const std::string before : {"", "1"}) {
        for (const char letter : typeable) {
            const auto text = drafting().written(target.draft, target.place, before + letter);
            if (!text
                || (before.empty() ? contains(texts, *text) : contains(texts, text->substr(1))))
                continue;
            texts.push_back(before.empty() ? *text : text->substr(1));
            const bool isSign = before.empty() && text->size() == 1;
            letters.append(QString(QLatin1Char(isSign ? text->front() : letter)));
        }
    }
    return letters;
}

std::optional<std::string> SheetEditor::typedAt(const Target &target,
                                                const std::string &typed) const
{
    auto text = drafting().written(target.draft, target.place, typed);
    const std::string &before = target.draft.texts[target.place];
    const std::string own = before.substr(drafting().clueLength(before));
    if (!text || own.empty() || drafting().clueLength(*text) < text->size())
        return text;
    return drafting().withClue(*text, own);
}

Draft SheetEditor::withTyped(const std::string &typed) const
{
    Draft after = draft();
    for (const PlaceId place : m_selection) {
        const auto target = m_board->textPlace(place);
        const auto text = target ? typedAt({after, *target, false}, typed) : std::nullopt;
        if (text)
            after.texts[*target] = *text;
    }
    for (const PlaceId follower : m_followers) {
        if (const auto text = typedAt({after, follower, false}, typed))
            after.texts[follower] = *text;
    }
    return after;
}

bool SheetEditor::typeAll(const std::string &added)
{
    const auto isTaken = [&](const std::string &typed) {
        return std::ranges::any_of(m_selection, [&](PlaceId place) {
            const auto target = m_board->textPlace(place);
            return target && typedAt({draft(), *target, false}, typed);
        });
    };
    const std::string typed = isTaken(m_typed + added) ? m_typed + added : added;
    if (!isTaken(typed)) {
        Q_EMIT notTyped(QString::fromStdString(added));
        return false;
    }
    if (!std::exchange(m_isBegun, true)) {
        for (const PlaceId place : m_selection) {
            for (const PlaceId follower : followersOf(place)) {
                if (!contains(m_selection, follower) && !contains(m_followers, follower))
                    m_followers.push_back(follower);
            }
        }
    }
    m_typed = typed;
    const StrokeKind kind = m_hasTyped ? StrokeKind::GoesOn : StrokeKind::New;
    if (stroke(withTyped(typed),
               tr("%Ln places: %1", nullptr, int(m_selection.size()))
                   .arg(QString::fromStdString(typed)),
               kind))
        m_hasTyped = true;
    return true;
}

bool SheetEditor::type(const QString &letter)
{
    if (hasSelection() && !isCageSelected())
        return typeAll(letter.toStdString());
    Target here = target();
    const std::string added = letter.toStdString();
    std::string typed = m_typed + added;
    auto text = typedAt(here, typed);
    if (!text && !m_typed.empty()) {
        typed = added;
        text = typedAt(here, typed);
    }
    auto &[after, place, needsCage] = here;
    if (!text && m_goesOn && m_typed.empty() && (letter == u"." || letter == u"0")) {
        step(true); // a blank, as texts of puzzles have it
        return true;
    }
    if (!text) {
        Q_EMIT notTyped(letter);
        return false;
    }
    m_selection.clear();
    m_anchor = m_cursor;
    m_typed = typed;
    const StrokeKind kind = m_hasTyped ? StrokeKind::GoesOn : StrokeKind::New;
    const QString words = this->words(place, *text);
    if (needsCage)
        after.texts[place] = *text;
    if (needsCage ? stroke(after, words, kind) : write(place, *text, kind))
        m_hasTyped = true;
    if (m_goesOn && isComplete(place, typed))
        step(true);
    else
        Q_EMIT cursorMoved();
    return true;
}

void SheetEditor::backspace()
{
    if (hasSelection())
        return erase();
    const auto place = m_board->textPlace(m_cursor);
    std::string typed = !m_typed.empty() ? m_typed : place ? draft().texts[*place] : std::string();
    if (typed.empty()) {
        if (m_goesOn && m_cursor > 0) {
            step(false);
            erase();
        }
        return;
    }
    // Whole letters, whatever they are made of, down to what can stand there.
    std::optional<std::string> text;
    while (!text) {
        QString shorter = QString::fromStdString(typed);
        shorter.chop(1);
        typed = shorter.toStdString();
        text = drafting().written(draft(), *place, typed);
    }
    m_typed = typed;
    write(*place, *text);
}

void SheetEditor::erase()
{
    Draft after = draft();
    bool hadText = false;
    for (const PlaceId place : selection()) {
        const auto target = m_board->textPlace(place);
        if (!target)
            continue;
        for (const PlaceId one :
             drafting().cagesCover() ? std::vector{*target} : partnersOf(*target)) {
            hadText = hadText || !after.texts[one].empty();
            after.texts[one].clear();
        }
    }
    if (!hadText && drafting().hasCages()) {
        std::vector<PlaceId> cells = selection();
        std::erase_if(cells, [this](PlaceId place) { return !m_board->isCell(place); });
        after = uncaged(drafting(), after, cells);
    }
    begin();
    const std::vector<PlaceId> places = selection();
    stroke(after, places.size() == 1 ? words(places.front(), {})
                                     : tr("%Ln places cleared", nullptr, int(places.size())));
}

bool SheetEditor::rubOut(PlaceId place, bool goesOn)
{
    const auto target = m_board->textPlace(place);
    if (!target)
        return false;
    Draft after = draft();
    after.texts[*target].clear();
    if (!drafting().cagesCover()) {
        for (const PlaceId partner : partnersOf(*target))
            after.texts[partner].clear();
    }
    begin();
    return stroke(after, words(place, {}), goesOn ? StrokeKind::GoesOn : StrokeKind::New);
}

QString SheetEditor::copied() const
{
    std::vector<PlaceId> cells = selection();
    if (!m_board->isCell(cells.front()))
        return QString::fromStdString(draft().texts[cells.front()]);
    std::erase_if(cells, [this](PlaceId place) { return !m_board->isCell(place); });
    return regionText(*m_board, cells);
}

void SheetEditor::cut()
{
    Draft after = draft();
    std::vector<PlaceId> cells = selection();
    for (const PlaceId place : cells) {
        if (const auto target = m_board->textPlace(place))
            after.texts[*target].clear();
    }
    std::erase_if(cells, [this](PlaceId place) { return !m_board->isCell(place); });
    if (drafting().hasCages())
        after = uncaged(drafting(), after, cells);
    begin();
    stroke(after, tr("Cut"));
}

bool SheetEditor::canPasteAll(const QString &text) const
{
    const PlaceId corner = selection().front();
    if (m_board->isCell(corner))
        return pastedRegion(*m_board, corner, text).isWhole;
    return drafting().written(draft(), corner, text.trimmed().toStdString()).has_value();
}

std::optional<int> SheetEditor::paste(const QString &text)
{
    begin();
    const PlaceId corner = selection().front();
    if (!m_board->isCell(corner)) {
        Draft after = draft();
        const auto written = drafting().written(after, corner, text.trimmed().toStdString());
        if (!written)
            return std::nullopt;
        after.texts[corner] = *written;
        stroke(after, tr("Paste"));
        return 0;
    }
    Pasted pasted = pastedRegion(*m_board, corner, text);
    if (!pasted.isTaken)
        return std::nullopt;
    stroke(pasted.draft, tr("Paste"));
    if (!pasted.cells.empty())
        select(std::move(pasted.cells));
    return pasted.leftOut;
}

} // namespace inkling
