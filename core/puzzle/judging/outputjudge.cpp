// SPDX-License-Identifier: MIT
#include "puzzle/judging/outputjudge.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>

namespace inkling {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// A line without blanks, in lower case.
std::string plain(std::string_view line)
{
    std::string text;
    for (const char character : line) {
        if (character != ' ' && character != '\t')
            text += character >= 'A' && character <= 'Z' ? char(character - 'A' + 'a') : character;
    }
    return text;
}

std::string_view withoutEnd(std::string_view line)
{
    const std::size_t last = line.find_last_not_of(" \t");
    return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

std::size_t firstDifference(std::string_view a, std::string_view b)
{
    return std::size_t(std::ranges::mismatch(a, b).in1 - a.begin());
}

OutputJudgement presentationFault(std::size_t line, std::size_t column, Phrase reason,
                                  std::optional<Phrase> expected = std::nullopt)
{
    return {OutputVerdict::Presentation,
            {int(line) + 1, int(column) + 1},
            std::move(reason),
            std::move(expected)};
}

/// A line that differs from the one printed by the program in blanks or letters only.
std::optional<OutputJudgement> lineFault(std::size_t number, std::string_view line,
                                         std::string_view wanted, bool isFree)
{
    if (line == wanted)
        return std::nullopt;
    if (withoutEnd(line) == withoutEnd(wanted)
        || (isFree && withoutEnd(line).size() < line.size())) {
        return presentationFault(
            number, withoutEnd(line).size(),
            line.size() > wanted.size() || isFree
                ? Phrase{INKLING_TR_NOOP("Phrases", "blanks at the end of the line"), {}}
                : Phrase{INKLING_TR_NOOP("Phrases", "blanks are missing at the end of the line"),
                         {}});
    }
    if (isFree || plain(line) != plain(wanted))
        return std::nullopt;
    return presentationFault(number, firstDifference(line, wanted), {"%1", {shown(line)}},
                             Phrase{"%1", {shown(wanted)}});
}

} // namespace

std::string OutputJudgement::english() const
{
    return expected ? "found " + reason.english() + "; expected " + expected->english()
                    : reason.english();
}

struct OutputJudge::Shape
{
    Shape(const Puzzle &puzzle, int number)
        : text(puzzle.answerText(number, nullptr))
        , heading(linesOf(text))
    {
        const auto isText = [](std::string_view line) { return !isBlankLine(line); };
        const auto first = std::ranges::find_if(heading, isText);
        blanksBefore = std::size_t(first - heading.begin());
        heading.erase(heading.begin(), first);
        while (isBlankLine(heading.back())) {
            heading.pop_back();
            ++blanksAfter;
        }
        none = heading.back();
        heading.pop_back();
    }
    [[nodiscard]] bool isParted() const { return blanksBefore + blanksAfter > 0; }

    std::string text;
    Lines heading;
    std::string_view none; ///< the line that says that there is no answer
    std::size_t blanksBefore = 0;
    std::size_t blanksAfter = 0;
};

OutputJudge::OutputJudge(std::string output)
    : m_text(std::move(output))
    , m_hasMark(m_text.starts_with(byteOrderMark))
{
    m_lines = linesOf(std::string_view(m_text).substr(m_hasMark ? byteOrderMark.size() : 0));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (!m_lines[i].ends_with('\r'))
            continue;
        m_lines[i].remove_suffix(1);
        m_firstReturn = m_firstReturn.value_or(i);
    }
}

/// The first line from here on that is not blank; behind the last if there is none.
std::size_t OutputJudge::textFrom(std::size_t line) const
{
    while (line < m_lines.size() && isBlankLine(m_lines[line]))
        ++line;
    return line;
}

tl::expected<OutputJudge::Reading, ParseError> OutputJudge::read(const Puzzle &puzzle,
                                                                 const Shape &shape,
                                                                 std::size_t line,
                                                                 bool passesBlankLines) const
{
    std::vector<std::size_t> given; // the lines that the source has been given
    std::size_t at = line;
    std::size_t offset = 0;
    LineSource source([&](char *buffer, std::size_t size) {
        if (offset == 0 && passesBlankLines)
            at = textFrom(at);
        if (at >= m_lines.size())
            return std::size_t{0};
        if (offset == 0)
            given.push_back(at);
        const std::string_view rest = m_lines[at].substr(offset);
        const std::size_t count = std::min(size, rest.size());
        std::memcpy(buffer, rest.data(), count);
        offset += count;
        if (count == size)
            return count;
        buffer[count] = '\n';
        offset = 0;
        ++at;
        return count + 1;
    });
    const auto lineOf = [&](int number) {
        const auto i = std::size_t(number) - 1;
        return i < given.size() ? int(given[i]) + 1 : int(m_lines.size()) + 1;
    };
    const auto wrong = [&](ParseError error) {
        error.line = lineOf(error.line);
        return tl::unexpected(std::move(error));
    };
    const auto isAtNone = [&](std::size_t i) {
        return i < m_lines.size() && plain(m_lines[i]) == plain(shape.none);
    };
    for (const std::string_view heading : shape.heading) {
        const Phrase expected{"%1", {shown(heading)}};
        if (!source.next())
            return wrong(endOfTextError(source, expected));
        if (plain(source.line()) != plain(heading))
            return wrong(errorAt(source, 0, source.line().size(), expected));
    }
    Reading reading;
    reading.body = shape.heading.empty() ? line : given[shape.heading.size() - 1] + 1;
    if (passesBlankLines)
        reading.body = textFrom(reading.body);
    if (isAtNone(reading.body)) {
        reading.end = reading.body + 1;
    } else {
        auto written = puzzle.readAnswer(source);
        if (!written)
            return wrong(std::move(written.error()));
        for (LineColumn &place : written->places)
            place.line = lineOf(place.line);
        reading.written = std::move(*written);
        reading.end = std::size_t(lineOf(source.lineNumber()));
    }
    reading.hasPassedBlankLines = passesBlankLines;
    return reading;
}

/// Whether a right answer stands at this line; that there is none does not count.
bool OutputJudge::isRightAt(const Puzzle &puzzle, const Shape &shape, std::size_t line) const
{
    const auto reading = read(puzzle, shape, line, false);
    return reading && reading->written && !puzzle.fault(reading->written->answer);
}

/// The line at which the answer begins, after one that could not be read; behind the last line if it
/// is not found.
std::size_t OutputJudge::findStart(const Puzzle &puzzle, const Shape &shape)
{
    if (shape.heading.empty())
        return findAmongLines(puzzle, shape);
    constexpr std::size_t mostTried = 20;
    if (m_places.empty()) {
        for (std::size_t line = 0; line < m_lines.size(); ++line)
            m_places[plain(m_lines[line])].push_back(line);
    }
    const auto &all = m_places[plain(shape.heading.front())];
    const auto first = std::ranges::lower_bound(all, m_next);
    const std::span starts(first, first + std::min<std::ptrdiff_t>(mostTried, all.end() - first));
    for (const std::size_t line : starts) {
        if (isRightAt(puzzle, shape, line))
            return line;
    }
    // A heading where the search begins may be a wrong one, of the answer that was not read.
    if (starts.size() > 1 && starts.front() == m_next)
        return starts[1];
    return starts.empty() ? m_lines.size() : starts.front();
}

/// Answers without headings are told apart by what can be read, and what is right.
std::size_t OutputJudge::findAmongLines(const Puzzle &puzzle, const Shape &shape) const
{
    constexpr std::size_t mostLines = 200;
    const auto isRight = [&](std::size_t line) { return isRightAt(puzzle, shape, line); };
    std::vector<std::size_t> starts; // where an answer can be expected
    const std::size_t end = std::min(m_lines.size(), m_next + mostLines);
    for (std::size_t line = m_next; line < end; ++line) {
        const bool isBehindBlank = line > 0 && isBlankLine(m_lines[line - 1]);
        if (line > m_next && !isBlankLine(m_lines[line]) && (!shape.isParted() || isBehindBlank))
            starts.push_back(line);
    }
    if (starts.empty())
        starts.push_back(shape.isParted() ? m_lines.size() : std::min(m_next + 1, m_lines.size()));
    if (isRight(starts.front()))
        return starts.front();
    if (isRight(m_next))
        return m_next;
    if (!shape.isParted())
        return starts.size() > 1 && isRight(starts[1]) ? starts[1] : starts.front();
    for (std::size_t line = m_next + 1; line < end; ++line) {
        if (isRight(line))
            return line;
    }
    const auto readable = std::ranges::find_if(
        starts, [&](std::size_t line) { return read(puzzle, shape, line, false).has_value(); });
    return readable == starts.end() ? starts.front() : *readable;
}

OutputJudgement OutputJudge::judge(const Puzzle &puzzle, const StopCondition &stop)
{
    const Shape shape(puzzle, ++m_number);
    const std::size_t start = textFrom(m_isLost ? findStart(puzzle, shape) : m_next);
    if (start == m_lines.size()) {
        // Headings of later data sets may still stand where the search began.
        if (!m_isLost || shape.heading.empty())
            m_next = start;
        m_isWrong = true;
        return {OutputVerdict::Wrong,
                {int(m_lines.size()) + 1, 1},
                {INKLING_TR_NOOP("Phrases", "the end of the text"), {}},
                shape.heading.empty() ? Phrase{INKLING_TR_NOOP("Phrases", "an answer"), {}}
                                      : Phrase{"%1", {shown(shape.heading.front())}},
                true};
    }
    auto reading = read(puzzle, shape, start, false);
    if (!reading) {
        auto again = read(puzzle, shape, start, true);
        if (!again || (again->written && puzzle.fault(again->written->answer)))
            return lost(start, reading.error());
        reading = std::move(again);
    }
    OutputJudgement judgement = meaning(puzzle, *reading, stop);
    if (judgement.verdict == OutputVerdict::Right)
        judgement = presentation(puzzle, shape, *reading, start);
    m_isLost = false;
    m_isWrong = judgement.verdict == OutputVerdict::Wrong;
    m_next = reading->end;
    m_blanksDue = shape.blanksAfter;
    return judgement;
}

OutputJudgement OutputJudge::lost(std::size_t start, const ParseError &error)
{
    m_isLost = true;
    m_isWrong = true;
    m_next = start;
    return {OutputVerdict::Wrong, {error.line, error.column}, error.found, error.expected};
}

OutputJudgement OutputJudge::meaning(const Puzzle &puzzle, const Reading &reading,
                                     const StopCondition &stop) const
{
    const LineColumn start{int(reading.body) + 1, 1};
    if (!reading.written) {
        const Solution solution = puzzle.solve(Search::FirstAnswer, stop);
        if (solution.first) {
            return {OutputVerdict::Wrong,
                    start,
                    {INKLING_TR_NOOP("Phrases",
                                     "the output says that there is no answer, but there is one"),
                     {}},
                    std::nullopt};
        }
        const bool isKnown = solution.verdict == Verdict::None;
        return {isKnown ? OutputVerdict::Right : OutputVerdict::Unknown, start, {}, std::nullopt};
    }
    OutputJudgement judgement;
    judgement.place = start;
    judgement.answer = reading.written->answer;
    if (const auto fault = puzzle.fault(reading.written->answer)) {
        const auto &places = reading.written->places;
        judgement.verdict = OutputVerdict::Wrong;
        judgement.reason = *fault;
        judgement.at = fault->at;
        if (fault->at && *fault->at < places.size())
            judgement.place = places[*fault->at];
    }
    return judgement;
}

OutputJudgement OutputJudge::presentation(const Puzzle &puzzle, const Shape &shape,
                                          const Reading &reading, std::size_t start) const
{
    const std::size_t blanks = start - std::min(start, m_next);
    const std::size_t due = m_blanksDue + shape.blanksBefore;
    if (!m_isWrong && blanks < due) {
        return presentationFault(
            start, 0, {INKLING_TR_NOOP("Phrases", "an empty line is missing before this one"), {}});
    }
    if (!m_isWrong && blanks > due) {
        return presentationFault(
            start - 1, 0, {INKLING_TR_NOOP("Phrases", "there is an empty line too many"), {}});
    }
    for (std::size_t line = m_next; !m_isWrong && line < start; ++line) {
        if (auto fault = lineFault(line, m_lines[line], {}, false))
            return *fault;
    }
    const Answer *answer = reading.written ? &reading.written->answer : nullptr;
    const std::string text = puzzle.answerText(m_number, answer);
    Lines wanted = linesOf(text);
    wanted.erase(wanted.begin(), wanted.begin() + std::ptrdiff_t(shape.blanksBefore));
    std::size_t i = 0;
    for (std::size_t line = start; line < reading.end && i < wanted.size(); ++line) {
        if (reading.hasPassedBlankLines && isBlankLine(m_lines[line])) {
            return presentationFault(
                line, 0, {INKLING_TR_NOOP("Phrases", "there is an empty line too many"), {}});
        }
        const bool isFree = reading.written && reading.written->isFree && line >= reading.body;
        if (auto fault = lineFault(line, m_lines[line], wanted[i++], isFree))
            return *fault;
    }
    return {OutputVerdict::Right, {int(start) + 1, 1}, {}, std::nullopt};
}

std::vector<OutputJudgement> OutputJudge::finish() const
{
    std::vector<OutputJudgement> faults;
    if (m_hasMark) {
        faults.push_back(presentationFault(
            0, 0, {INKLING_TR_NOOP("Phrases", "there is a byte-order mark before the text"), {}}));
    }
    if (m_firstReturn) {
        faults.push_back(presentationFault(
            *m_firstReturn, m_lines[*m_firstReturn].size(),
            {INKLING_TR_NOOP("Phrases", "lines end as in Windows, by CR LF"), {}}));
    }
    const std::size_t further = textFrom(m_next);
    const std::size_t blanks = further - m_next;
    if (!m_isLost && further < m_lines.size()) {
        faults.push_back(
            {OutputVerdict::Wrong,
             {int(further) + 1, 1},
             {"%1", {shown(m_lines[further])}},
             Phrase{INKLING_TR_NOOP("Phrases", "nothing more after the last answer"), {}}});
    } else if (!m_isWrong && blanks != m_blanksDue) {
        faults.push_back(presentationFault(
            std::min(m_next + m_blanksDue, m_lines.size()), 0,
            {blanks < m_blanksDue
                 ? INKLING_TR_NOOP("Phrases", "the empty line at the end is missing")
                 : INKLING_TR_NOOP("Phrases", "there is an empty line too many"),
             {}}));
    }
    for (std::size_t line = m_next; !m_isWrong && line < further; ++line) {
        if (auto fault = lineFault(line, m_lines[line], {}, false))
            faults.push_back(*fault);
    }
    if (!m_lines.empty() && !m_text.ends_with('\n')) {
        faults.push_back(
            presentationFault(m_lines.size() - 1, m_lines.back().size(),
                              {INKLING_TR_NOOP("Phrases", "the last line has no line end"), {}}));
    }
    return faults;
}

} // namespace inkling
