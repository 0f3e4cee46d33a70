// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Marks a text for translation where no translator is at hand: core has no Qt. lupdate finds it
/// (`-tr-function-alias QT_TRANSLATE_NOOP+=INKLING_TR_NOOP`); app and widgets look it up.
#define INKLING_TR_NOOP(context, text) text

namespace inkling {

/// A sentence in parts, put together in the person's language: a text marked for translation in the
/// context "Phrases", and the arguments for its places %1, %2, ... (at most nine): numbers, and
/// words marked for translation in the same context.
struct Phrase
{
    std::string_view text;
    std::vector<std::string> arguments;

    /// The sentence in plain English.
    [[nodiscard]] std::string english() const;
    friend bool operator==(const Phrase &, const Phrase &) = default;
};

/// The English text with "an" for "a" before each place whose argument begins with 8, or is an 11
/// or an 18.
[[nodiscard]] std::string withArticles(std::string_view text,
                                       const std::vector<std::string> &arguments);

} // namespace inkling
