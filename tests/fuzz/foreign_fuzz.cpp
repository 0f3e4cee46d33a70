// SPDX-License-Identifier: MIT
// Any bytes are puzzles in other programs' formats or an error with a place in the text; what was
// read is written in every format that holds it, and is the same when that is read again.

#include "document/page.h"
#include "exchange/foreigntext.h"
#include "fuzz/require.h"
#include "puzzle/family.h"

#include <cstdint>

using namespace inkling;
using namespace inkling::fuzz;

namespace {

/// Where the format knows a clue or an option by other words, the second writing is the first.
void requireRoundTrip(const Format &format, const Family &family, const Draft &draft)
{
    const auto text = written(format, family, draft);
    if (!text)
        return require(!text.error().english().empty());
    require(text->ends_with('\n'));
    LineSource source(*text);
    const auto again = readForeign(source);
    if (!again)
        return requirePlace(*text, again.error());
    require(again->puzzle != nullptr);
    require(again->remarks.empty());
    // An id of Simon Tatham's puzzles does not say which game it is for.
    if (format.id == "tatham" && &again->puzzle->family() != &family)
        return;
    require(&again->puzzle->family() == &family);
    const auto second = written(format, family, draftOf(pageOf(again->puzzle)));
    require(second && *second == *text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    (void)recognized(text);
    LineSource source{std::string(text)};
    for (;;) {
        const auto read = readForeign(source);
        if (!read) {
            requirePlace(text, read.error());
            continue;
        }
        if (!read->puzzle)
            return 0;
        const Family &family = read->puzzle->family();
        for (const Format &format : formats()) {
            if (holds(format, family))
                requireRoundTrip(format, family, draftOf(pageOf(read->puzzle)));
        }
    }
}
