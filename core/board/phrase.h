// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Marks a text for translation where no translator is at hand: core has no Qt. lupdate finds it
/// (`-tr-function-alias QT_TRANSLATE_NOOP+=INKLING_TR_NOOP`); app and widgets look it up.
#define INKLING_TR_NOOP(context, text) text

namespace inkling {

/// A sentence that is made where the person is: a text marked for translation in the context
/// "Phrases", and what stands in its places %1, %2, ... (at most nine): numbers, and words that are
/// marked for translation in the same context.
struct Phrase
{
    std::string_view text;
    std::vector<std::string> arguments;

    /// The sentence in plain English.
    [[nodiscard]] std::string english() const;
    friend bool operator==(const Phrase &, const Phrase &) = default;
};

/// An English text with "an" for the "a" before each place in which an 8, an 11 or an 18 will stand.
[[nodiscard]] std::string withArticles(std::string_view text,
                                       const std::vector<std::string> &arguments);

} // namespace inkling
