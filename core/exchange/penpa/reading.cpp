// SPDX-License-Identifier: MIT
#include "exchange/json/sudokujson.h"
#include "exchange/penpa/drawing.h"
#include "exchange/penpa/penpa.h"
#include "exchange/runs.h"

#include <algorithm>
#include <cctype>

namespace inkling::exchange::penpa {

namespace {

constexpr std::string_view host = "penpa-edit/";
constexpr std::string_view payload = "p=";

/// The part of an address in which a drawing is packed; nothing for another address.
std::optional<Scanner> packedPart(std::string_view address)
{
    const std::size_t begin = address.find_first_not_of(" \t");
    const std::size_t end = std::min(address.find_first_of("\r\n"), address.size());
    const std::string_view line = address.substr(0, end);
    const std::size_t site = line.find(host);
    // What Penpa puts behind its own address may stand alone.
    const std::size_t query = site != line.npos ? site + host.size() : begin;
    if (begin == line.npos || (site == line.npos && !line.substr(begin).starts_with("m=")))
        return std::nullopt;
    const std::size_t mark = line.find(payload, query);
    if (mark == line.npos)
        return std::nullopt;
    const std::size_t from = mark + payload.size();
    return Scanner(address, from, std::min(line.find_first_of("& \t", from), end));
}

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](unsigned char character) { return char(std::tolower(character)); });
    return text;
}

/// The name of the puzzle that a drawing looks like; empty if that is not clear.
std::string_view likeness(const Drawing &drawing)
{
    const json::Node symbols = drawing.layer()["symbol"];
    const auto areAll = [&](std::string_view name) {
        const auto &items = symbols.value().items();
        return !symbols.isEmpty() && std::ranges::all_of(items, [&](const auto &item) {
            const json::Node symbol = symbols[item.key()];
            return symbol.size() > 1 && symbol[1].text().value_or("").starts_with(name);
        });
    };
    const auto numbers = drawing.numbers();
    const auto texts = drawing.cornerTexts();
    if (areAll("kakuro"))
        return "kakuro";
    if (areAll("circle") && numbers.empty() && texts.empty())
        return "masyu";
    const auto isClue = [](const Drawing::Text &text) {
        const std::size_t sign = text.words.find_first_not_of("0123456789");
        return sign != text.words.npos && operatorOf(std::string_view(text.words).substr(sign));
    };
    if (std::ranges::any_of(texts, isClue))
        return "kenken";
    std::vector<std::string> parts;
    for (const int part : drawing.parts())
        parts.push_back(std::to_string(part));
    const auto [rows, columns] = drawing.numbering().size();
    if (rows == columns && json::areBoxes(parts, columns))
        return "sudoku";
    const bool isOfEdges = std::ranges::all_of(numbers, [](const Drawing::Text &text) {
        return text.words.size() == 1 && text.words < "4";
    });
    return !drawing.isRuled() && !numbers.empty() && isOfEdges ? "slitherlink" : "";
}

/// The digits in the middles of cells.
void readDigits(const Drawing &drawing, CagedSheet &sheet)
{
    for (Drawing::Text &text : drawing.numbers())
        sheet.setDigit(text.cell, std::move(text.words), text.place);
}

/// Reads a cage: its clue, which stands in the top left corner of one of its cells.
Fault readCage(const std::vector<PlaceId> &cells, const std::vector<Drawing::Text> &texts,
               const Place &otherwise, CagedSheet &sheet)
{
    const auto isClue = [&](const Drawing::Text &text) {
        return text.corner == TopLeft && std::ranges::find(cells, text.cell) != cells.end();
    };
    const auto found = std::ranges::find_if(texts, isClue);
    const Place &place = found == texts.end() ? otherwise : found->place;
    std::string clue = found == texts.end() ? "" : found->words;
    const std::size_t sign = clue.find_first_not_of("0123456789");
    if (sign != clue.npos) {
        const auto known = operatorOf(std::string_view(clue).substr(sign));
        if (known)
            clue = clue.substr(0, sign) + *known;
    }
    sheet.beginCage(std::move(clue), place);
    for (const PlaceId cell : cells) {
        if (auto error = sheet.addCell(cell, place))
            return error;
    }
    return std::nullopt;
}

/// Reads the killer cages. `place`: where an error stands that has no better place.
Fault readKillerCages(const Drawing &drawing, CagedSheet &sheet, const Place &place)
{
    const auto cages = drawing.killerCages();
    if (!cages)
        return cages.error();
    const std::vector<Drawing::Text> texts = drawing.cornerTexts();
    for (const std::vector<PlaceId> &cells : *cages) {
        if (auto error = readCage(cells, texts, place, sheet))
            return error;
    }
    return std::nullopt;
}

/// Puts texts where they stand.
Fault putAll(const std::vector<Drawing::Text> &texts, Filling &filling)
{
    for (const Drawing::Text &text : texts) {
        if (auto error = filling.put(text.cell, text.words, text.place.text, text.place.from))
            return error;
    }
    return std::nullopt;
}

} // namespace

Fault readNumbers(Source &source, Filling &filling)
{
    const auto drawing = Drawing::of(source.body);
    if (!drawing)
        return drawing.error();
    if (auto error = drawing->begin(filling, source.body, {"number"}))
        return error;
    return putAll(drawing->numbers(), filling);
}

Fault readMasyu(Source &source, Filling &filling)
{
    const auto drawing = Drawing::of(source.body);
    if (!drawing)
        return drawing.error();
    if (auto error = drawing->begin(filling, source.body, {"symbol"}))
        return error;
    const json::Node symbols = drawing->layer()["symbol"];
    for (const auto &[key, value] : symbols.value().items()) {
        const json::Node symbol = symbols[key];
        const auto number = numberOf(key);
        const auto cell = number ? drawing->numbering().placeOf(*number) : std::nullopt;
        const int style = symbol.size() > 1 ? symbol[0].number(2).value_or(0) : 0;
        const bool isCircle
            = symbol.size() > 1 && symbol[1].text().value_or("").starts_with("circle");
        if (!cell || !isCircle || style == 0)
            return symbol.error({INKLING_TR_NOOP("Phrases", "a white or black circle"), {}});
        const Place place = symbol.place();
        if (auto error = filling.put(*cell, style == 1 ? "o" : "x", place.text, place.from))
            return error;
    }
    return std::nullopt;
}

Fault readKakuro(Source &source, Filling &filling)
{
    const auto drawing = Drawing::of(source.body);
    if (!drawing)
        return drawing.error();
    if (auto error = drawing->begin(filling, source.body, {"symbol", "number", "numberS"}))
        return error;
    std::vector<std::string> down(filling.cellCount());
    std::vector<std::string> across(filling.cellCount());
    for (Drawing::Text &text : drawing->cornerTexts()) {
        const bool isDown = text.corner == BottomLeft || text.corner == TopLeft;
        (isDown ? down : across)[text.cell] = std::move(text.words);
    }
    std::vector<bool> isBlack(filling.cellCount());
    const json::Node symbols = drawing->layer()["symbol"];
    for (const auto &[key, value] : symbols.value().items()) {
        const auto number = numberOf(key);
        const auto cell = number ? drawing->numbering().placeOf(*number) : std::nullopt;
        if (cell)
            isBlack[*cell] = true;
    }
    const Place place{source.body, source.body.at()};
    for (PlaceId cell = 0; cell < isBlack.size(); ++cell) {
        const bool hasSums = !down[cell].empty() || !across[cell].empty();
        if (!hasSums && !isBlack[cell])
            continue;
        const std::string text = hasSums ? down[cell] + '\\' + across[cell] : "#";
        if (auto error = filling.put(cell, text, place.text, place.from))
            return error;
    }
    // A digit that is given has no place on a board of sums.
    const std::vector<Drawing::Text> digits = drawing->numbers();
    if (digits.empty())
        return std::nullopt;
    const Place &at = digits.front().place;
    return filling.noClue(digits.front().cell, at.text, at.from);
}

/// Walls, if there are any, must be those of the boxes.
Fault readSudoku(Source &source, Filling &filling)
{
    const auto drawing = Drawing::of(source.body);
    if (!drawing)
        return drawing.error();
    if (auto error
        = drawing->begin(filling, source.body, {"number", "numberS", "lineE", "killercages"}))
        return error;
    const std::vector<int> parts = drawing->parts();
    std::vector<std::string> labels;
    for (const int part : parts)
        labels.push_back(std::to_string(part));
    const bool hasWalls = std::ranges::any_of(parts, [](int part) { return part > 0; });
    if (hasWalls && !json::areBoxes(labels, filling.draft().size.columns))
        return drawing->layer()["lineE"].error(json::usualBoxes());
    CagedSheet sheet(filling);
    readDigits(*drawing, sheet);
    if (auto error = readKillerCages(*drawing, sheet, {source.body, source.body.at()}))
        return error;
    return sheet.putSudoku();
}

Fault readKenken(Source &source, Filling &filling)
{
    const auto drawing = Drawing::of(source.body);
    if (!drawing)
        return drawing.error();
    if (auto error
        = drawing->begin(filling, source.body, {"number", "numberS", "lineE", "killercages"}))
        return error;
    CagedSheet sheet(filling);
    readDigits(*drawing, sheet);
    const Place place{source.body, source.body.at()};
    if (drawing->layer()["killercages"].size() > 0) {
        if (auto error = readKillerCages(*drawing, sheet, place))
            return error;
        return sheet.putKenken();
    }
    const std::vector<int> parts = drawing->parts();
    std::vector<std::vector<PlaceId>> cages(std::size_t(1 + *std::ranges::max_element(parts)));
    for (std::size_t cell = 0; cell < parts.size(); ++cell)
        cages[std::size_t(parts[cell])].push_back(PlaceId(cell));
    const std::vector<Drawing::Text> texts = drawing->cornerTexts();
    for (const std::vector<PlaceId> &cells : cages) {
        if (auto error = readCage(cells, texts, place, sheet))
            return error;
    }
    return sheet.putKenken();
}

bool isAddress(const Start &start)
{
    return packedPart(start.first).has_value();
}

tl::expected<Opened, ParseError> openAddress(const Format &format, std::string_view text)
{
    const Scanner body = packedPart(text).value_or(Scanner(text));
    const auto drawing = Drawing::of(body);
    if (!drawing)
        return tl::unexpected(drawing.error());
    for (const std::string &kind : drawing->kinds()) {
        if (const Dialect *dialect = findDialect(format, kind))
            return Opened{dialect, {Scanner(text, 0, 0), body}};
    }
    // A title may hold the name among other words.
    for (const Dialect &dialect : format.dialects) {
        Scanner names(dialect.names);
        while (!names.isAtEnd()) {
            const std::string name(names.takePart(" ").rest());
            if (lower(drawing->kinds().back()).find(name) != std::string::npos)
                return Opened{&dialect, {Scanner(text, 0, 0), body}};
        }
    }
    if (const Dialect *dialect = findDialect(format, likeness(*drawing)))
        return Opened{dialect, {Scanner(text, 0, 0), body}};
    return tl::unexpected(body.error(
        {INKLING_TR_NOOP("Phrases", "a drawing with the name of the puzzle among its tags"), {}}));
}

} // namespace inkling::exchange::penpa
