// SPDX-License-Identifier: MIT
#include "exchange/json/lzstring.h"

#include <cassert>
#include <cstdint>
#include <map>
#include <vector>

namespace inkling::exchange::json {

namespace {

constexpr std::string_view alphabet
    = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr int bitsOfDigit = 6;
/// The first three codes: a new character of 8 bits, one of 16 bits, and the end.
constexpr std::uint32_t newByte = 0;
constexpr std::uint32_t newWide = 1;
constexpr std::uint32_t endCode = 2;
constexpr std::uint32_t firstEntry = 3;

/// Reads numbers of some bits, the lowest first, from digits whose highest bit comes first.
class BitReader
{
public:
    explicit BitReader(std::string_view text)
        : m_text(text)
    {}
    /// Nothing at the end, or at a character that is no digit.
    std::optional<std::uint32_t> take(int bits)
    {
        std::uint32_t number = 0;
        for (int bit = 0; bit < bits; ++bit) {
            if (m_left == 0) {
                const std::size_t digit
                    = m_at < m_text.size() ? alphabet.find(m_text[m_at]) : alphabet.npos;
                if (digit == alphabet.npos)
                    return std::nullopt;
                m_digit = std::uint32_t(digit);
                m_left = bitsOfDigit;
                ++m_at;
            }
            --m_left;
            number |= ((m_digit >> m_left) & 1U) << bit;
        }
        return number;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::uint32_t m_digit = 0;
    int m_left = 0;
};

class BitWriter
{
public:
    void add(std::uint32_t number, int bits)
    {
        for (int bit = 0; bit < bits; ++bit) {
            m_digit = m_digit << 1U | ((number >> bit) & 1U);
            if (++m_count == bitsOfDigit)
                flush();
        }
    }
    /// The whole text, with a last digit that may be empty, as the library has it.
    std::string take()
    {
        m_digit <<= unsigned(bitsOfDigit - m_count);
        flush();
        while (m_text.size() % 4 != 0)
            m_text += '=';
        return std::move(m_text);
    }

private:
    void flush()
    {
        m_text += alphabet[m_digit];
        m_digit = 0;
        m_count = 0;
    }

    std::string m_text;
    std::uint32_t m_digit = 0;
    int m_count = 0;
};

/// The number of bits of the codes. It grows as entries are added.
class CodeWidth
{
public:
    [[nodiscard]] int bits() const { return m_bits; }
    void count()
    {
        if (--m_left == 0)
            m_left = std::uint64_t(1) << unsigned(m_bits++);
    }

private:
    int m_bits = 2;
    std::uint64_t m_left = 2;
};

std::string utf8(std::uint32_t character)
{
    std::string text;
    if (character < 0x80) {
        text += char(character);
    } else if (character < 0x800) {
        text += char(0xC0 | character >> 6U);
        text += char(0x80 | (character & 0x3FU));
    } else {
        text += char(0xE0 | character >> 12U);
        text += char(0x80 | (character >> 6U & 0x3FU));
        text += char(0x80 | (character & 0x3FU));
    }
    return text;
}

/// A part of the unpacked text, or a character that has not been in it yet.
struct Entry
{
    std::size_t from = 0;
    std::size_t size = 0;
    std::size_t firstSize = 0; ///< of its first character
    std::string character;     ///< where the entry is a new character
};

class Unpacker
{
public:
    Unpacker(std::string_view packed, std::size_t most)
        : m_bits(packed)
        , m_most(most)
    {}

    std::optional<std::string> unpacked()
    {
        m_entries.resize(firstEntry);
        // The first code adds a character, and no entry of two parts.
        Entry last;
        for (bool isFirst = true;; isFirst = false) {
            auto code = m_bits.take(m_width.bits());
            if (!code)
                return std::nullopt;
            if (*code == endCode)
                return std::move(m_text);
            if (*code < endCode) {
                const auto character = m_bits.take(*code == newByte ? 8 : 16);
                if (!character)
                    return std::nullopt;
                const std::string text = utf8(*character);
                code = std::uint32_t(m_entries.size());
                m_entries.push_back({0, text.size(), text.size(), text});
                m_width.count();
            }
            if (*code > m_entries.size() || (*code == m_entries.size() && isFirst))
                return std::nullopt;
            const std::size_t from = m_text.size();
            append(*code < m_entries.size() ? m_entries[*code] : last);
            if (*code == m_entries.size())
                m_text.append(m_text, last.from, last.firstSize);
            if (m_text.size() > m_most)
                return std::nullopt;
            const std::size_t firstSize
                = *code < m_entries.size() ? m_entries[*code].firstSize : last.firstSize;
            if (!isFirst) {
                // What was written last, and the first character of this, lie side by side.
                m_entries.push_back({last.from, last.size + firstSize, last.firstSize, {}});
            }
            m_width.count();
            last = {from, m_text.size() - from, firstSize, {}};
        }
    }

private:
    void append(const Entry &entry)
    {
        if (!entry.character.empty())
            m_text += entry.character;
        else
            m_text.append(std::string(m_text, entry.from, entry.size));
    }

    BitReader m_bits;
    std::size_t m_most;
    std::string m_text;
    std::vector<Entry> m_entries;
    CodeWidth m_width;
};

} // namespace

std::optional<std::string> lzUnpacked(std::string_view packed, std::size_t most)
{
    return Unpacker(packed, most).unpacked();
}

std::string lzPacked(std::string_view text)
{
    BitWriter bits;
    CodeWidth width;
    // The codes of parts of the text, by the code of all but its last character, and that one.
    std::map<std::pair<std::uint32_t, char>, std::uint32_t> longer;
    std::map<char, std::uint32_t> characters;
    std::map<std::uint32_t, char> fresh; // characters that have not been written yet
    std::uint32_t next = firstEntry;
    std::optional<std::uint32_t> part;
    const auto write = [&] {
        if (const auto found = fresh.find(*part); found != fresh.end()) {
            assert(static_cast<unsigned char>(found->second) < 0x80);
            bits.add(newByte, width.bits());
            bits.add(std::uint32_t(found->second), 8);
            width.count();
            fresh.erase(found);
        } else {
            bits.add(*part, width.bits());
        }
        width.count();
    };
    for (const char character : text) {
        const auto [known, isNew] = characters.try_emplace(character, next);
        if (isNew)
            fresh.emplace(next++, character);
        if (!part) {
            part = known->second;
            continue;
        }
        if (const auto found = longer.find({*part, character}); found != longer.end()) {
            part = found->second;
            continue;
        }
        write();
        longer.emplace(std::pair(*part, character), next++);
        part = known->second;
    }
    if (part)
        write();
    bits.add(endCode, width.bits());
    return bits.take();
}

} // namespace inkling::exchange::json
