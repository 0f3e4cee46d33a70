// SPDX-License-Identifier: MIT
#include "exchange/penpa/packing.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <zlib.h>

namespace inkling::exchange::penpa {

namespace {

constexpr std::string_view letters
    = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// Deflate without zlib's own frame.
constexpr int rawWindow = -15;

using Short = std::pair<std::string_view, std::string_view>;
/// In the order in which Penpa puts the right for the left.
constexpr std::array<Short, 31> shorts{{{"z", "zZ"},
                                        {"\"qa\"", "z9"},
                                        {"\"pu_q\"", "zQ"},
                                        {"\"pu_a\"", "zA"},
                                        {"\"grid\"", "zG"},
                                        {"\"edit_mode\"", "zM"},
                                        {"\"surface\"", "zS"},
                                        {"\"line\"", "zL"},
                                        {"\"lineE\"", "zE"},
                                        {"\"wall\"", "zW"},
                                        {"\"cage\"", "zC"},
                                        {"\"number\"", "zN"},
                                        {"\"symbol\"", "zY"},
                                        {"\"special\"", "zP"},
                                        {"\"board\"", "zB"},
                                        {"\"command_redo\"", "zR"},
                                        {"\"command_undo\"", "zU"},
                                        {"\"command_replay\"", "z8"},
                                        {"\"numberS\"", "z1"},
                                        {"\"freeline\"", "zF"},
                                        {"\"freelineE\"", "z2"},
                                        {"\"thermo\"", "zT"},
                                        {"\"arrows\"", "z3"},
                                        {"\"direction\"", "zD"},
                                        {"\"squareframe\"", "z0"},
                                        {"\"polygon\"", "z5"},
                                        {"\"deletelineE\"", "z4"},
                                        {"\"killercages\"", "z6"},
                                        {"\"nobulbthermo\"", "z7"},
                                        {"\"__a\"", "z_"},
                                        {"null", "zO"}}};

/// The text with each `from` in it made `to`; stops where it would grow beyond mostUnpacked.
std::string replaced(const std::string &text, std::string_view from, std::string_view to)
{
    std::string result;
    std::size_t at = 0;
    while (result.size() <= mostUnpacked) {
        const std::size_t next = text.find(from, at);
        result.append(text, at, next - at);
        if (next == text.npos)
            break;
        result += to;
        at = next + from.size();
    }
    return result;
}

/// The bytes of a base64 text; nothing where another character stands in it.
std::optional<std::string> bytesOf(std::string_view text)
{
    std::string plain = replaced(std::string(text), "%2B", "+");
    plain = replaced(replaced(plain, "%2F", "/"), "%3D", "=");
    plain.erase(std::min(plain.find_last_not_of('='), plain.size() - 1) + 1);
    std::string bytes;
    unsigned bits = 0;
    int count = 0;
    for (const char character : plain) {
        const std::size_t value = letters.find(character);
        if (value == letters.npos)
            return std::nullopt;
        bits = (bits << 6 | unsigned(value)) & 0xFFFF;
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes += char(bits >> count & 0xFF);
        }
    }
    return bytes;
}

std::string base64Of(std::string_view bytes)
{
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::string_view three = bytes.substr(at, 3);
        unsigned bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8 | (i < three.size() ? std::uint8_t(three[i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            text += i > three.size() ? '=' : letters[bits >> (18 - 6 * i) & 63];
    }
    return text;
}

std::optional<std::string> inflated(std::string bytes)
{
    z_stream stream{};
    if (inflateInit2(&stream, rawWindow) != Z_OK)
        return std::nullopt;
    stream.next_in = reinterpret_cast<Bytef *>(bytes.data());
    stream.avail_in = uInt(bytes.size());
    std::string text;
    std::array<char, 1 << 14> piece{};
    int state = Z_OK;
    while (state == Z_OK && text.size() <= mostUnpacked) {
        stream.next_out = reinterpret_cast<Bytef *>(piece.data());
        stream.avail_out = uInt(piece.size());
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(piece.data(), piece.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    return state == Z_STREAM_END ? std::optional(std::move(text)) : std::nullopt;
}

std::string deflated(std::string text)
{
    constexpr int memory = 8;
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, rawWindow, memory, Z_DEFAULT_STRATEGY);
    std::string bytes(deflateBound(&stream, uLong(text.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(text.data());
    stream.avail_in = uInt(text.size());
    stream.next_out = reinterpret_cast<Bytef *>(bytes.data());
    stream.avail_out = uInt(bytes.size());
    deflate(&stream, Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    return bytes;
}

} // namespace

std::optional<std::string> unpacked(std::string_view packed)
{
    auto bytes = bytesOf(packed);
    auto text = bytes ? inflated(std::move(*bytes)) : std::nullopt;
    if (!text)
        return std::nullopt;
    for (const auto &[word, sign] : shorts | std::views::reverse)
        *text = replaced(*text, sign, word);
    return text->size() <= mostUnpacked ? std::move(text) : std::nullopt;
}

std::string packed(std::string text)
{
    for (const auto &[word, sign] : shorts)
        text = replaced(text, word, sign);
    return base64Of(deflated(std::move(text)));
}

} // namespace inkling::exchange::penpa
