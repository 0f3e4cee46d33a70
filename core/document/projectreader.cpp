// SPDX-License-Identifier: MIT
#include "document/project.h"
#include "families/registry.h"
#include "formats/jsontext.h"
#include "puzzle/drafting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>

namespace inkling {

namespace {

using nlohmann::json;

constexpr std::int64_t largestId = 1'000'000'000;
constexpr std::int64_t largestSide = 10'000;
constexpr std::size_t longestText = 1000;
constexpr std::size_t longestLine = 10'000;
constexpr std::size_t longestNote = 1'000'000;

/// A value that is not as expected: where, and what was expected. Thrown within this file alone.
struct Fault
{
    JsonPath path;
    Phrase expected;
};

/// A value, and where it is.
class Value
{
public:
    Value(const json &value, JsonPath path)
        : m_value(&value)
        , m_path(std::move(path))
    {}

    [[noreturn]] void fail(Phrase expected) const { throw Fault{m_path, std::move(expected)}; }

    [[nodiscard]] bool isObject() const { return m_value->is_object(); }
    [[nodiscard]] bool has(const std::string &name) const
    {
        return m_value->is_object() && m_value->contains(name);
    }
    [[nodiscard]] Value operator[](const std::string &name) const
    {
        if (!m_value->is_object())
            fail({INKLING_TR_NOOP("Phrases", "an object"), {}});
        if (!m_value->contains(name))
            fail({INKLING_TR_NOOP("Phrases", "an object with \"%1\""), {name}});
        JsonPath path = m_path;
        path.emplace_back(name);
        return {(*m_value)[name], std::move(path)};
    }
    /// Requires: index < size().
    [[nodiscard]] Value operator[](std::size_t index) const
    {
        JsonPath path = m_path;
        path.emplace_back(index);
        return {(*m_value)[index], std::move(path)};
    }
    /// The number of elements of a list.
    [[nodiscard]] std::size_t size() const
    {
        if (!m_value->is_array())
            fail({INKLING_TR_NOOP("Phrases", "a list"), {}});
        return m_value->size();
    }
    void requireSize(std::size_t size) const
    {
        if (!m_value->is_array() || m_value->size() != size)
            fail({INKLING_TR_NOOP("Phrases", "a list of %1"), {std::to_string(size)}});
    }
    [[nodiscard]] std::int64_t number(std::int64_t least, std::int64_t most) const
    {
        const bool isNumber = m_value->is_number_unsigned()
                                  ? m_value->get<std::uint64_t>() <= std::uint64_t(INT64_MAX)
                                  : m_value->is_number_integer();
        const std::int64_t number = isNumber ? m_value->get<std::int64_t>() : 0;
        if (!isNumber || number < least || number > most) {
            fail({INKLING_TR_NOOP("Phrases", "a whole number from %1 to %2"),
                  {std::to_string(least), std::to_string(most)}});
        }
        return number;
    }
    [[nodiscard]] double seconds() const
    {
        const double number = m_value->is_number() ? m_value->get<double>() : -1;
        if (!(number >= 0 && number <= mostSeconds))
            fail({INKLING_TR_NOOP("Phrases", "a number of seconds"), {}});
        return number;
    }
    [[nodiscard]] std::string text(std::size_t longest) const
    {
        const auto *text = m_value->get_ptr<const std::string *>();
        if (!text || text->size() > longest)
            fail({INKLING_TR_NOOP("Phrases", "a text of at most %1 bytes"),
                  {std::to_string(longest)}});
        return *text;
    }
    template <typename Read>
    [[nodiscard]] auto list(Read read) const
    {
        std::vector<decltype(read(*this))> all;
        const std::size_t count = size();
        for (std::size_t i = 0; i < count; ++i)
            all.push_back(read((*this)[i]));
        return all;
    }

private:
    const json *m_value;
    JsonPath m_path;
};

MarkState readState(const Value &value)
{
    MarkState state;
    state.isNote = value.isObject();
    std::uint64_t bits = 0;
    const Value values = state.isNote ? value["note"] : value;
    for (const std::int64_t possible : values.list([](const Value &v) { return v.number(0, 63); }))
        bits |= std::uint64_t{1} << possible;
    state.values = ValueSet(bits);
    return state;
}

UnknownId readUnknown(const Value &value)
{
    return UnknownId(value.number(0, INT32_MAX));
}

ElementId readElement(const Value &value)
{
    return ElementId(value.number(0, INT32_MAX));
}

Marking readMarking(const Value &value)
{
    return value.list([](const Value &mark) {
        mark.requireSize(2);
        return MarkedUnknown{readUnknown(mark[0]), readState(mark[1])};
    });
}

std::vector<Marking> readTrials(const Value &value)
{
    return value.list(readMarking);
}

std::vector<Pin> readPins(const Value &value)
{
    return value.list([](const Value &pin) {
        return Pin{pin["name"].text(longestLine), readMarking(pin["marks"])};
    });
}

std::vector<Joining> readMoves(const Value &value)
{
    return value.list([](const Value &move) {
        move.requireSize(3);
        const std::string sign = move[1].text(1);
        return Joining{int(move[0].number(0, INT16_MAX)), int(move[2].number(0, INT16_MAX)),
                       sign.empty() ? ' ' : sign.front()};
    });
}

Properties readProperties(const Value &value)
{
    const auto text = [&](const char *name, std::size_t longest) {
        return value.has(name) ? value[name].text(longest) : std::string();
    };
    return {text("title", longestLine), text("author", longestLine), text("note", longestNote)};
}

std::string readPlaceText(const Value &value)
{
    return value.text(longestText);
}

std::int32_t readCage(const Value &value)
{
    return std::int32_t(value.number(noCage, INT32_MAX));
}

Draft readDraft(const Value &value)
{
    Draft draft;
    draft.size
        = {int(value["rows"].number(1, largestSide)), int(value["columns"].number(1, largestSide))};
    draft.texts = value["texts"].list(readPlaceText);
    // Nothing is laid out for a size that is not written out.
    if (std::size_t(draft.size.rows) * std::size_t(draft.size.columns) > 2 * draft.texts.size())
        value["texts"].fail({INKLING_TR_NOOP("Phrases", "a text for each place"), {}});
    if (value.has("cages"))
        draft.cages = value["cages"].list(readCage);
    if (value.has("options"))
        draft.options = std::uint32_t(value["options"].number(0, UINT32_MAX));
    return draft;
}

const Family &readFamily(const Value &value)
{
    const Family *family = findFamily(value.text(longestText));
    if (!family)
        value.fail({INKLING_TR_NOOP("Phrases", "a kind of puzzle that this Inkling knows"), {}});
    return *family;
}

PageId readId(const Value &value)
{
    return PageId(value.number(1, largestId));
}

Page readPage(const Value &value)
{
    const Family &family = readFamily(value["family"]);
    Draft draft = readDraft(value);
    if (const auto expected = family.drafting().expectedInstead(draft.size))
        value["rows"].fail(*expected);
    if (!family.drafting().fits(draft)) {
        value["texts"].fail(
            {INKLING_TR_NOOP("Phrases", "clues that fit a puzzle of this kind and size"), {}});
    }
    Page page = pageOf(family, std::move(draft));
    page.id = readId(value["id"]);
    page.properties = readProperties(value);
    if (value.has("marks"))
        page.marks.marks = readMarking(value["marks"]);
    if (value.has("trials"))
        page.marks.trials = readTrials(value["trials"]);
    if (value.has("pins"))
        page.marks.pins = readPins(value["pins"]);
    if (value.has("moves"))
        page.marks.moves = readMoves(value["moves"]);
    if (value.has("solution"))
        page.marks.solution = readMarking(value["solution"]);
    if (value.has("tints")) {
        page.marks.tints = value["tints"].list([](const Value &tint) {
            tint.requireSize(2);
            return Tint{readElement(tint[0]), int(tint[1].number(1, tintCount))};
        });
    }
    if (value.has("seconds"))
        page.seconds = value["seconds"].seconds();
    if (!fits(page, page.marks)) {
        const auto isThere = [&](const char *name) { return value.has(name); };
        constexpr std::array names{"marks", "trials", "pins", "moves", "solution", "tints"};
        const Value &at = value[*std::ranges::find_if(names, isThere)];
        at.fail({INKLING_TR_NOOP("Phrases", "marks that fit this puzzle"), {}});
    }
    return page;
}

DraftChange readDraftChange(const Value &value)
{
    DraftChange change;
    if (value.has("after")) {
        change.wholeBefore = readDraft(value["before"]);
        change.wholeAfter = readDraft(value["after"]);
        return change;
    }
    if (value.has("texts")) {
        change.texts = value["texts"].list([](const Value &text) {
            text.requireSize(3);
            return DraftChange::TextChange{PlaceId(text[0].number(0, INT32_MAX)),
                                           readPlaceText(text[1]), readPlaceText(text[2])};
        });
    }
    if (value.has("cages")) {
        change.cages = value["cages"].list([](const Value &cage) {
            cage.requireSize(3);
            return DraftChange::CageChange{std::uint32_t(cage[0].number(0, INT32_MAX)),
                                           readCage(cage[1]), readCage(cage[2])};
        });
    }
    return change;
}

MarkStateChange readMarkStateChange(const Value &value)
{
    value.requireSize(3);
    return {readUnknown(value[0]), readState(value[1]), readState(value[2])};
}

MarksChange readMarksChange(const Value &value)
{
    MarksChange change;
    if (value.has("marks"))
        change.facts = value["marks"].list(readMarkStateChange);
    if (value.has("solution"))
        change.solution = value["solution"].list(readMarkStateChange);
    if (value.has("tints")) {
        change.tints = value["tints"].list([](const Value &tint) {
            tint.requireSize(3);
            return TintChange{readElement(tint[0]), int(tint[1].number(0, tintCount)),
                              int(tint[2].number(0, tintCount))};
        });
    }
    if (value.has("trials")) {
        const Value both = value["trials"];
        both.requireSize(2);
        change.trialsBefore = readTrials(both[0]);
        change.trialsAfter = readTrials(both[1]);
    }
    if (value.has("pins")) {
        const Value both = value["pins"];
        both.requireSize(2);
        change.pinsBefore = readPins(both[0]);
        change.pinsAfter = readPins(both[1]);
    }
    if (value.has("moves")) {
        const Value both = value["moves"];
        both.requireSize(2);
        change.movesBefore = readMoves(both[0]);
        change.movesAfter = readMoves(both[1]);
    }
    return change;
}

PageChange readPageChange(const Value &value)
{
    PageChange change;
    change.page = readId(value["page"]);
    if (value.has("draft"))
        change.draft = readDraftChange(value["draft"]);
    if (value.has("marks"))
        change.marks = readMarksChange(value["marks"]);
    if (value.has("properties")) {
        const Value both = value["properties"];
        both.requireSize(2);
        change.propertiesBefore = readProperties(both[0]);
        change.propertiesAfter = readProperties(both[1]);
    }
    return change;
}

std::size_t readIndex(const Value &value)
{
    return std::size_t(value.number(0, INT32_MAX));
}

ChangePart readPart(const Value &value)
{
    if (value.has("insert"))
        return PageInsertion{readIndex(value["insert"]), readPage(value["puzzle"])};
    if (value.has("remove"))
        return PageRemoval{readIndex(value["remove"]), readPage(value["puzzle"])};
    if (value.has("move"))
        return PageMove{readIndex(value["move"]), readIndex(value["to"])};
    return readPageChange(value);
}

Change readChangeValue(const Value &value)
{
    return {value["words"].text(longestLine), value["parts"].list(readPart)};
}

void readVersion(const Value &root)
{
    if (root["inkling"].number(1, INT32_MAX) > projectVersion) {
        root["inkling"].fail(
            {INKLING_TR_NOOP("Phrases", "version %1 or older: a newer Inkling wrote this file"),
             {std::to_string(projectVersion)}});
    }
}

std::vector<Page> readPages(const Value &value)
{
    std::set<PageId> ids;
    return value.list([&](const Value &item) {
        Page page = readPage(item);
        if (!ids.insert(page.id).second)
            item["id"].fail({INKLING_TR_NOOP("Phrases", "a number that no other puzzle has"), {}});
        return page;
    });
}

/// Applies the history back to its beginning, and on to its end.
void requireHistoryFits(const Project &project, const Value &history)
{
    const auto requireStep = [&](std::vector<Page> &pages, std::size_t i, bool isForward) {
        if (!apply(pages, project.history[i], isForward))
            history[i].fail({INKLING_TR_NOOP("Phrases", "a step that fits the puzzles"), {}});
    };
    std::vector<Page> pages = project.pages;
    for (std::size_t i = project.done; i-- > 0;)
        requireStep(pages, i, false);
    pages = project.pages;
    for (std::size_t i = project.done; i < project.history.size(); ++i)
        requireStep(pages, i, true);
}

void readHistory(Project &project, const Value &root)
{
    if (!root.has("history"))
        return;
    const Value history = root["history"];
    project.history = history.list(readChangeValue);
    project.done = std::size_t(root["done"].number(0, std::int64_t(project.history.size())));
    requireHistoryFits(project, history);
}

ReadProject readRoot(std::string_view text, const Value &root)
{
    ReadProject read;
    readVersion(root);
    read.project.pages = readPages(root["puzzles"]);
    if (root.has("current"))
        read.project.current = PageId(root["current"].number(noPage, largestId));
    try {
        readHistory(read.project, root);
    } catch (const Fault &fault) {
        read.historyFault = errorAt(text, fault.path, fault.expected);
        read.project.history.clear();
        read.project.done = 0;
    }
    return read;
}

/// The page that is the JSON text, if it is one.
std::optional<Page> wholePage(std::string_view text)
{
    const auto json = parseJson(text);
    if (!json)
        return std::nullopt;
    try {
        return readPage(Value(*json, {}));
    } catch (const Fault &) {
        return std::nullopt;
    }
}

/// Reads the whole pages of a list that may be cut off or spoilt.
class PageSalvager
{
public:
    /// `offset`: where the list begins.
    PageSalvager(std::string_view text, std::size_t offset)
        : m_text(text)
        , m_offset(offset)
    {
        if (now() != '[')
            return;
        skip();
        while (m_offset < m_text.size() && !isEnd())
            take();
        m_isWhole = m_isWhole && isEnd();
    }
    [[nodiscard]] std::vector<Page> &pages() { return m_pages; }
    /// By page: how many before it are not whole.
    [[nodiscard]] std::vector<int> &missing() { return m_missing; }
    /// Whether the list has an end, and each of its elements is a page.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    [[nodiscard]] char now() const { return m_offset < m_text.size() ? m_text[m_offset] : '\0'; }
    [[nodiscard]] std::size_t next() const
    {
        return std::min(m_text.find_first_not_of(" \t\r\n", m_offset + 1), m_text.size());
    }
    void skip() { m_offset = next(); }
    /// Whether the list ends here: a bracket alone may stand in the place of a comma that is spoilt.
    [[nodiscard]] bool isEnd() const
    {
        return now() == ']'
               && (next() == m_text.size() || m_text[next()] == ',' || m_text[next()] == '}');
    }
    [[nodiscard]] bool isLineOf(std::string_view start) const
    {
        return m_text.substr(m_offset).starts_with(start);
    }
    /// Takes the page that begins here; if there is none, goes to the next line that may begin one.
    void take()
    {
        const auto end = behindBrackets(m_text, m_offset);
        auto page = end ? wholePage(m_text.substr(m_offset, *end - m_offset)) : std::nullopt;
        m_isWhole = m_isWhole && page && !m_ids.contains(page->id);
        if (!page) {
            ++m_missed;
            return goToNextLine();
        }
        if (m_ids.insert(page->id).second) {
            m_pages.push_back(*std::move(page));
            m_missing.push_back(m_missed);
        }
        m_offset = *end - 1;
        skip();
        if (now() == ',')
            return skip();
        if (m_offset < m_text.size() && !isEnd()) {
            m_isWhole = false;
            goToNextLine();
        }
    }
    void goToNextLine()
    {
        do {
            m_offset = std::min(m_text.find('\n', m_offset), m_text.size() - 1) + 1;
        } while (m_offset < m_text.size() && !isLineOf("{\"id\":") && !isLineOf("],\n")
                 && !isLineOf("]}\n"));
    }

    std::string_view m_text;
    std::size_t m_offset;
    std::vector<Page> m_pages;
    std::vector<int> m_missing;
    int m_missed = 0;
    std::set<PageId> m_ids;
    bool m_isWhole = true;
};

} // namespace

bool looksLikeProject(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

tl::expected<ReadProject, ParseError> readProject(std::string_view text)
{
    const auto root = parseJson(text);
    if (!root)
        return tl::unexpected(root.error());
    try {
        return readRoot(text, Value(*root, {}));
    } catch (const Fault &fault) {
        return tl::unexpected(errorAt(text, fault.path, fault.expected));
    }
}

tl::expected<ReadProject, ParseError> salvageProject(std::string_view text)
{
    auto read = readProject(text);
    const auto puzzles = read ? std::nullopt : offsetOf(text, {"puzzles"});
    if (!puzzles)
        return read;
    auto part = readProject(std::string(text.substr(0, *puzzles)) + "[]}");
    PageSalvager salvager(text, *puzzles);
    if (!part || salvager.pages().empty())
        return read;
    part->project.pages = std::move(salvager.pages());
    part->missing = std::move(salvager.missing());
    (salvager.isWhole() ? part->historyFault : part->damage) = std::move(read.error());
    return part;
}

tl::expected<Change, ParseError> readChange(std::string_view text)
{
    const auto root = parseJson(text);
    if (!root)
        return tl::unexpected(root.error());
    try {
        return readChangeValue(Value(*root, {}));
    } catch (const Fault &fault) {
        return tl::unexpected(errorAt(text, fault.path, fault.expected));
    }
}

} // namespace inkling
