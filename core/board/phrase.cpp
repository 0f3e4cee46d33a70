// SPDX-License-Identifier: MIT
#include "board/phrase.h"

namespace inkling {

std::string Phrase::english() const
{
    std::string sentence;
    sentence.reserve(text.size() + 16 * arguments.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t place = i + 1 < text.size() ? std::size_t(text[i + 1] - '1') : 9;
        if (text[i] == '%' && place < arguments.size()) {
            sentence += arguments[place];
            ++i;
        } else {
            sentence += text[i];
        }
    }
    return sentence;
}

} // namespace inkling
