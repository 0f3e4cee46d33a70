// SPDX-License-Identifier: MIT
#include "families/declared/declaredpuzzle.h"

#include "formats/lineshape.h"

#include <algorithm>

namespace inkling::declared {

namespace {

constexpr int mostCages = 52; // as many as there are letters
constexpr int mostSum = 999;

/// Reads one puzzle of a declared family.
class Reader
{
public:
    Reader(const Declaration &declaration, const Drafting &drafting, LineSource &source)
        : m_declaration(declaration)
        , m_drafting(drafting)
        , m_source(source)
    {}

    std::optional<ParseError> read();
    [[nodiscard]] Draft take() { return std::move(m_draft); }

private:
    std::optional<ParseError> readHeader();
    std::optional<ParseError> readCells();
    std::optional<ParseError> readLetters();
    std::optional<ParseError> readSums();
    std::optional<ParseError> readCell(std::string_view word, const WordReader &words);
    [[nodiscard]] std::optional<ParseError> nextRow(int row);
    [[nodiscard]] Phrase expectedHeader() const;
    [[nodiscard]] int side() const { return m_draft.size.columns; }

    const Declaration &m_declaration;
    const Drafting &m_drafting;
    LineSource &m_source;
    Draft m_draft;
    int m_cageCount = 0;
    ParseError m_atHeader; ///< an error that says only that the puzzle as a whole is wrong
    std::vector<ParseError> m_atCells; ///< errors that say only where the cells stand
    std::vector<int> m_cageOf;
};

int letterNumber(char letter)
{
    if (letter >= 'a' && letter <= 'z')
        return letter - 'a';
    return letter >= 'A' && letter <= 'Z' ? 26 + letter - 'A' : mostCages;
}

Phrase Reader::expectedHeader() const
{
    const std::string name(m_declaration.id());
    if (m_declaration.sizeForm() == SizeForm::Side)
        return {INKLING_TR_NOOP("Phrases", "'%1' and the side of the board"), {name}};
    return {INKLING_TR_NOOP("Phrases", "'%1', the number of rows and the number of columns"),
            {name}};
}

std::optional<ParseError> Reader::readHeader()
{
    constexpr int mostSide = 1000;
    WordReader words(m_source);
    if (words.next() != m_declaration.id())
        return words.error(expectedHeader());
    BoardSize size;
    for (int *const number : {&size.rows, &size.columns}) {
        const auto read = readNumber(words.next(), mostSide);
        if (!read)
            return words.error(expectedHeader());
        *number = *read;
        if (m_declaration.sizeForm() == SizeForm::Side) {
            size.columns = size.rows;
            break;
        }
    }
    if (auto expected = m_drafting.expectedInstead(size))
        return words.error(std::move(*expected));
    m_draft = m_drafting.blank(size);
    m_atHeader = words.error({});
    for (auto word = words.next(); !word.empty(); word = words.next()) {
        const auto options = m_declaration.options();
        const auto option = std::ranges::find(options, word, &Option::id);
        if (option != options.end()) {
            m_draft.options |= 1U << (option - options.begin());
        } else if (word == "cages" && m_declaration.hasCages()) {
            const auto count = readNumber(words.next(), mostCages);
            if (!count || *count == 0) {
                return words.error({INKLING_TR_NOOP("Phrases", "the number of cages, 1 to %1"),
                                    {std::to_string(mostCages)}});
            }
            m_cageCount = *count;
        } else {
            std::string names;
            for (const Option &each : options)
                names += (names.empty() ? "" : ", ") + std::string(each.id);
            if (m_declaration.hasCages())
                names += (names.empty() ? "" : ", ") + std::string("cages");
            return names.empty()
                       ? words.error({INKLING_TR_NOOP("Phrases", "the end of the line"), {}})
                       : words.error(
                           {INKLING_TR_NOOP("Phrases", "the end of the line, or one of: %1"),
                            {names}});
        }
    }
    return std::nullopt;
}

std::optional<ParseError> Reader::nextRow(int row)
{
    const bool isThere = m_source.next();
    if (isThere && !isBlankLine(m_source.line()))
        return std::nullopt;
    const Phrase expected{INKLING_TR_NOOP("Phrases", "row %1 of %2"),
                          {std::to_string(row + 1), std::to_string(m_draft.size.rows)}};
    if (!isThere)
        return endOfTextError(m_source, expected);
    WordReader words(m_source);
    words.next();
    return words.error(expected);
}

std::optional<ParseError> Reader::readCell(std::string_view word, const WordReader &words)
{
    const auto cell = PlaceId(m_atCells.size());
    const auto text
        = word == "." ? std::optional<std::string>("") : m_declaration.written(m_draft, word);
    // In a file a text is spelled as it is written.
    if (!text || (word != "." && *text != word) || !m_declaration.isWhole(m_draft, *text))
        return words.error(m_declaration.expectedText(m_draft.size));
    m_draft.texts[cell] = *text;
    m_atCells.push_back(words.error({}));
    return std::nullopt;
}

/// A row is one word of as many characters as there are cells, or a word a cell.
std::optional<ParseError> Reader::readCells()
{
    for (int row = 0; row < m_draft.size.rows; ++row) {
        if (auto error = nextRow(row))
            return error;
        WordReader words(m_source);
        std::string_view word = words.next();
        if (m_declaration.isDense() && int(word.size()) == side() && side() > 1) {
            for (int column = 0; column < side(); ++column) {
                if (auto error = readCell(word.substr(std::size_t(column), 1), words)) {
                    WordReader letter(word.substr(std::size_t(column), 1), error->line);
                    letter.next();
                    error->column += column;
                    error->found = letter.error({}).found;
                    return error;
                }
            }
        } else if (WordReader more = words;
                   m_declaration.isDense() && word.size() > 1 && more.next().empty()) {
            ParseError error = words.error(
                {INKLING_TR_NOOP("Phrases", "%1, one for each cell"), {std::to_string(side())}});
            error.found
                = {INKLING_TR_NOOP("Phrases", "%1 characters"), {std::to_string(word.size())}};
            return error;
        } else {
            for (int column = 0; column < side(); ++column) {
                if (column > 0)
                    word = words.next();
                if (auto error = readCell(word, words))
                    return error;
            }
        }
        if (!words.next().empty())
            return words.error({INKLING_TR_NOOP("Phrases", "the end of the line"), {}});
    }
    return std::nullopt;
}

std::optional<ParseError> Reader::readLetters()
{
    for (int row = 0; row < m_draft.size.rows; ++row) {
        if (auto error = nextRow(row))
            return error;
        WordReader words(m_source);
        const std::string_view word = words.next();
        bool isRow = int(word.size()) == side();
        for (const char letter : word)
            isRow = isRow && (letter == '.' || letterNumber(letter) < m_cageCount);
        if (!isRow) {
            return words.error(
                {INKLING_TR_NOOP("Phrases", "a row of %1 letters of %2 cages, '.' for no cage"),
                 {std::to_string(side()), std::to_string(m_cageCount)}});
        }
        if (!words.next().empty())
            return words.error({INKLING_TR_NOOP("Phrases", "the end of the line"), {}});
        for (const char letter : word)
            m_cageOf.push_back(letter == '.' ? noCage : letterNumber(letter));
    }
    return std::nullopt;
}

std::optional<ParseError> Reader::readSums()
{
    std::vector<int> firstOf(std::size_t(m_cageCount), noCage);
    for (std::size_t cell = m_cageOf.size(); cell-- > 0;) {
        if (m_cageOf[cell] != noCage)
            firstOf[std::size_t(m_cageOf[cell])] = int(cell);
    }
    for (int i = 0; i < m_cageCount; ++i) {
        if (!m_source.next()) {
            return endOfTextError(m_source, {INKLING_TR_NOOP("Phrases", "clue %1 of %2"),
                                             {std::to_string(i + 1), std::to_string(m_cageCount)}});
        }
        WordReader words(m_source);
        const std::string_view letter = words.next();
        const int cage = letter.size() == 1 ? letterNumber(letter[0]) : mostCages;
        if (cage >= m_cageCount || firstOf[std::size_t(cage)] == noCage)
            return words.error(
                {INKLING_TR_NOOP("Phrases", "a letter that stands in the grid"), {}});
        const auto first = std::size_t(firstOf[std::size_t(cage)]);
        if (!cageClue(m_draft.texts[first]).empty())
            return words.error({INKLING_TR_NOOP("Phrases", "a cage that has no clue yet"), {}});
        const auto sum = readNumber(words.next(), mostSum);
        if (!sum || *sum == 0)
            return words.error(
                {INKLING_TR_NOOP("Phrases", "a sum from 1 to %1"), {std::to_string(mostSum)}});
        if (const auto sign = words.next(); sign != "+" && sign != ".")
            return words.error({INKLING_TR_NOOP("Phrases", "'+'"), {}});
        if (!words.next().empty())
            return words.error({INKLING_TR_NOOP("Phrases", "the end of the line"), {}});
        m_draft.texts[first].insert(0, std::to_string(*sum) + '+');
    }
    for (std::size_t cell = 0; cell < m_cageOf.size(); ++cell) {
        if (m_cageOf[cell] != noCage)
            m_draft.cages[cell] = firstOf[std::size_t(m_cageOf[cell])];
    }
    return std::nullopt;
}

/// A fault of the puzzle as a whole stands at the line of the first cell at fault.
std::optional<ParseError> Reader::read()
{
    if (auto error = readHeader())
        return error;
    if (auto error = readCells())
        return error;
    if (m_cageCount > 0) {
        if (auto error = readLetters())
            return error;
        if (auto error = readSums())
            return error;
    }
    ParseError error = m_atHeader;
    if (!m_drafting.fits(m_draft)) {
        error.found = {INKLING_TR_NOOP("Phrases", "a cage in several pieces"), {}};
        error.expected = {INKLING_TR_NOOP("Phrases", "cages that are each in one piece"), {}};
        return error;
    }
    const auto faults = faultsOf(m_declaration, m_draft);
    if (faults.empty())
        return std::nullopt;
    const auto &elements = faults.front().elements;
    if (!elements.empty() && elements.front() < m_atCells.size())
        error = m_atCells[elements.front()];
    error.found = faults.front().sentence;
    error.expected = {INKLING_TR_NOOP("Phrases", "a board without that mistake"), {}};
    return error;
}

} // namespace

tl::expected<std::shared_ptr<const Puzzle>, ParseError>
readPuzzle(const Declaration &declaration, const Drafting &drafting, LineSource &source)
{
    const bool isFirst = source.lineNumber() == 0;
    if (!skipEmptyLines(source)) {
        if (!isFirst)
            return nullptr;
        return tl::unexpected(
            endOfTextError(source, {INKLING_TR_NOOP("Phrases", "a puzzle that begins with '%1'"),
                                    {std::string(declaration.id())}}));
    }
    Reader reader(declaration, drafting, source);
    if (auto error = reader.read())
        return tl::unexpected(std::move(*error));
    return std::make_shared<const DeclaredPuzzle>(declaration, reader.take());
}

} // namespace inkling::declared
