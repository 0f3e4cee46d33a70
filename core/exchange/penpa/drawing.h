// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/json/document.h"
#include "exchange/penpa/numbering.h"

#include <initializer_list>
#include <set>
#include <string>
#include <vector>

namespace inkling::exchange::penpa {

/// A drawing that was packed in an address: its board, and the layer on which the puzzle is drawn.
class Drawing
{
public:
    /// Reads the drawing that is packed in a body.
    [[nodiscard]] static tl::expected<Drawing, ParseError> of(const Scanner &body);

    /// What the drawing says of its kind: its tags, the board's name and the title, in this order.
    [[nodiscard]] const std::vector<std::string> &kinds() const { return m_kinds; }
    [[nodiscard]] const Numbering &numbering() const { return m_numbering; }
    [[nodiscard]] json::Node layer() const { return m_layer.root(); }

    /// Whether the board's lines are drawn, dashed or not.
    [[nodiscard]] bool isRuled() const { return m_isRuled; }

    /// Begins the filling with the board's size, and notes what is left out: an answer, and all that
    /// is drawn on other parts of the layer than these.
    [[nodiscard]] Fault begin(Filling &filling, const Scanner &body,
                              std::initializer_list<std::string_view> parts) const;

    /// A text on the board.
    struct Text
    {
        PlaceId cell = 0;
        Corner corner = TopLeft; ///< of a text in a corner
        std::string words;
        Place place;
    };
    /// The texts in the cells' middles, in the order of the layer.
    [[nodiscard]] std::vector<Text> numbers() const;
    /// The texts in their corners.
    [[nodiscard]] std::vector<Text> cornerTexts() const;
    /// The cells of each killer cage; an error for a cell beside the board.
    [[nodiscard]] tl::expected<std::vector<std::vector<PlaceId>>, ParseError> killerCages() const;
    /// By cell: the number of the part of the board that walls enclose round it. One part, if there
    /// are no walls.
    [[nodiscard]] std::vector<int> parts() const;

private:
    Drawing(Numbering numbering, json::Document layer)
        : m_numbering(numbering)
        , m_layer(std::move(layer))
    {}

    Numbering m_numbering;
    json::Document m_layer;
    std::vector<std::string> m_kinds;
    bool m_isRuled = true;
    bool m_hasAnswer = false;
};

} // namespace inkling::exchange::penpa
