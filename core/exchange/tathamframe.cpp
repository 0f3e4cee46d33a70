// SPDX-License-Identifier: MIT
#include "exchange/runs.h"
#include "exchange/tatham.h"
#include "formats/linesource.h"

#include <algorithm>
#include <cstdio>

namespace inkling::exchange::tatham {

namespace {

constexpr std::string_view digitCharacters = "0123456789";
constexpr std::string_view idCharacters = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view saveMark = "SAVEFILE:";
constexpr std::size_t longestParameters = 40;
constexpr std::size_t mostSaved = 1 << 24;
constexpr std::string_view page = ".html#"; // an id in the address of a game's page

/// The cells that a text of digits and runs describes.
std::size_t cellsIn(std::string_view body)
{
    std::size_t count = 0;
    for (const char character : body)
        count += character >= 'a' && character <= 'z' ? std::size_t(character - 'a' + 1) : 1;
    return count;
}

/// The game that an id is likeliest for: ids do not say. Keen alone has a single number for a size,
/// and Solo where its boxes are no rectangles.
std::string_view gameOf(std::string_view parameters, std::string_view body)
{
    Scanner head(parameters);
    BoardSize size;
    (void)takeSize(head, size);
    const std::string_view flags = head.rest();
    const auto has = [](std::string_view text, std::string_view some) {
        return text.find_first_of(some) != text.npos;
    };
    if (!has(parameters, "jx"))
        return "Keen";
    if (has(body, ",") || has(flags, "jx"))
        return "Solo";
    if (flags.starts_with('t'))
        return "Loopy";
    if (has(body, "_"))
        return "Solo";
    const std::size_t cells = std::size_t(size.rows) * std::size_t(size.columns);
    if (has(body, "BW") && !has(body, digitCharacters))
        return "Pearl";
    // Solo's side is the number of cells in its boxes; no Singles is as long as that.
    const bool isSolo = cells > 1 && cellsIn(body) == cells * cells;
    if (body.size() == cells && has(body, digitCharacters) && !isSolo)
        return "Singles";
    return cellsIn(body) == cells ? "Loopy" : "Solo";
}

} // namespace

bool isId(const Start &start)
{
    const std::string_view line = start.first;
    if (line.starts_with("http"))
        return line.find(page) != line.npos;
    if (line.empty() || line[0] < '0' || line[0] > '9')
        return false;
    const std::size_t end = line.substr(0, longestParameters).find_first_not_of(idCharacters);
    return end != line.npos && (line[end] == ':' || line[end] == '#');
}

tl::expected<Opened, ParseError> openId(const Format &format, std::string_view text)
{
    Scanner rest(text);
    std::string_view game;
    if (const std::size_t at = text.find(page); at != text.npos) {
        const std::size_t from = text.substr(0, at).rfind('/') + 1;
        game = text.substr(from, at - from);
        if (!findDialect(format, game))
            return tl::unexpected(unknownKind(format, Scanner(text, at, at), from));
        rest = Scanner(text, at + page.size(), text.size());
    }
    while (rest.rest().ends_with(' ') || rest.rest().ends_with('\t'))
        rest = Scanner(text, rest.at(), rest.at() + rest.rest().size() - 1);
    const std::size_t from = rest.at();
    Scanner head = rest.takePart(":#");
    const std::size_t colon = rest.at() - 1;
    if (rest.at() == from || text[colon] != ':') {
        return tl::unexpected(rest.error(
            from, {INKLING_TR_NOOP("Phrases", "a game id with ':', not a random seed"), {}}));
    }
    if (game.empty())
        game = gameOf(head.rest(), rest.rest());
    return Opened{findDialect(format, game), {head, rest}};
}

std::string frameId(std::string_view, const std::string &written)
{
    return written + '\n';
}

bool isSave(const Start &start)
{
    return start.first.starts_with(saveMark);
}

std::string gatherSave(std::string text, LineSource &source)
{
    for (;;) {
        const std::string_view next = source.peek();
        if (next.empty() || next.starts_with(saveMark))
            return text;
        source.next();
        if (text.size() + source.line().size() < mostSaved)
            text.append("\n").append(source.line());
    }
}

/// Lines "KEY     :LENGTH:VALUE".
tl::expected<Opened, ParseError> openSave(const Format &format, std::string_view text)
{
    std::optional<Scanner> game;
    std::optional<Scanner> head;
    std::optional<Scanner> body;
    Scanner rest(text);
    while (!rest.isAtEnd()) {
        Scanner line = rest.takePart("\n");
        Scanner key = line.takePart(":");
        line.takePart(":");
        const std::string_view name = key.takeWord();
        if (name == "GAME")
            game = line;
        else if (name == "PARAMS")
            head = line;
        else if (name == "DESC")
            body = line;
    }
    if (!game || !head || !body) {
        return tl::unexpected(rest.error(
            {INKLING_TR_NOOP("Phrases", "the lines GAME, PARAMS and DESC of a saved game"), {}}));
    }
    const std::size_t from = game->at();
    const Dialect *dialect = findDialect(format, game->rest());
    if (!dialect) {
        game->takePart("\n");
        return tl::unexpected(unknownKind(format, *game, from));
    }
    return Opened{dialect, {*head, *body}};
}

std::string frameSave(std::string_view name, const std::string &written)
{
    const std::size_t colon = written.find(':');
    const std::string parameters = written.substr(0, colon);
    std::string text;
    const auto add = [&](std::string_view key, std::string_view value) {
        std::string padded(key);
        padded.resize(8, ' ');
        text.append(padded).append(":").append(std::to_string(value.size()));
        text.append(":").append(value).append("\n");
    };
    add("SAVEFILE", "Simon Tatham's Portable Puzzle Collection");
    add("VERSION", "1");
    add("GAME", name);
    add("PARAMS", parameters);
    add("CPARAMS", parameters);
    add("DESC", std::string_view(written).substr(colon + 1));
    add("NSTATES", "1");
    add("STATEPOS", "1");
    return text;
}

} // namespace inkling::exchange::tatham
