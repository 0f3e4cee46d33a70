// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/cagedsheet.h"
#include "formats/jsontext.h"

#include <nlohmann/json.hpp>

namespace inkling::exchange::json {

/// Larger than any coordinate of a board.
inline constexpr int mostCoordinate = 1'000'000;

/// A value of a JSON document, and the way to it. A small value; the document must outlive it.
class Node;

/// A JSON text that has been read. It is the text of a file, or was packed in a link; errors about
/// the latter stand where the link does.
class Document
{
public:
    /// Reads the JSON that is the whole of a body.
    [[nodiscard]] static tl::expected<Document, ParseError> plain(const Scanner &body);
    /// Reads the JSON that was packed in a body.
    [[nodiscard]] static tl::expected<Document, ParseError> packed(const Scanner &body,
                                                                   std::string text);
    [[nodiscard]] Node root() const;

private:
    friend class Node;
    Document(const Scanner &body, std::string text, bool isPacked)
        : m_body(body)
        , m_text(std::move(text))
        , m_isPacked(isPacked)
    {}
    [[nodiscard]] tl::expected<Document, ParseError> read() &&;

    Scanner m_body;
    /// For a plain document: the body with blanks before it, so that all places are the same.
    std::string m_text;
    bool m_isPacked;
    nlohmann::json m_root;
};

class Node
{
public:
    Node(const Document &document, const nlohmann::json &value, JsonPath path)
        : m_document(&document)
        , m_value(&value)
        , m_path(std::move(path))
    {}

    [[nodiscard]] const nlohmann::json &value() const { return *m_value; }
    /// A member; a null value at the place of this one if there is no such one.
    [[nodiscard]] Node operator[](std::string_view name) const;
    /// An element. Requires: there is one.
    [[nodiscard]] Node operator[](std::size_t index) const;
    /// The number of elements; 0 for what is no array.
    [[nodiscard]] std::size_t size() const { return m_value->is_array() ? m_value->size() : 0; }
    /// Whether there is nothing to it: null, false, an empty text, array or object.
    [[nodiscard]] bool isEmpty() const;
    /// A number from 0 to `max`, which may be written as a text; nothing for any other value.
    [[nodiscard]] std::optional<int> number(int max) const;
    /// The text of a value that is a text or a whole number; nothing for any other value.
    [[nodiscard]] std::optional<std::string> text() const;

    [[nodiscard]] Place place() const;
    [[nodiscard]] ParseError error(Phrase expected) const;

private:
    const Document *m_document;
    const nlohmann::json *m_value;
    JsonPath m_path;
};

/// The error at the first member that is in neither list, and that is not empty. `held`: what the
/// sheet can hold; `passed`: what says nothing about the puzzle. Names with a '.', which are other
/// programs' own, are passed over.
[[nodiscard]] Fault unknownMember(const Node &node, std::span<const std::string_view> held,
                                  std::span<const std::string_view> passed);

/// Reads a square of rows and begins the filling with its size.
[[nodiscard]] Fault beginSquare(const Node &rows, Filling &filling);
/// The sheet's cell at a row and column, from 0; an error if it is not on the board.
[[nodiscard]] tl::expected<PlaceId, ParseError> cellAt(const CagedSheet &sheet, const Node &node,
                                                       std::optional<int> row,
                                                       std::optional<int> column);

/// The lines of a text that begins with a JSON value, up to the end of that value.
[[nodiscard]] std::string gather(std::string text, LineSource &source);
/// Whether a JSON text that begins so has all these names or texts in what is at hand of it.
[[nodiscard]] bool holdsAll(const Start &start, std::initializer_list<std::string_view> texts);

} // namespace inkling::exchange::json
