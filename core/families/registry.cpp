// SPDX-License-Identifier: MIT
#include "families/registry.h"

#include "families/slink/family.h"

#include <array>

namespace inkling {

std::span<const Family *const> families()
{
    static const std::array all{
        &slink::family(),
    };
    return all;
}

const Family *findFamily(std::string_view id)
{
    for (const Family *family : families()) {
        if (family->id() == id)
            return family;
    }
    return nullptr;
}

tl::expected<const Family *, ParseError> guessFamily(std::string_view text)
{
    Likeness best = Likeness::No;
    std::vector<const Family *> candidates;
    for (const Family *family : families()) {
        const Likeness likeness = family->recognize(text);
        if (likeness > best)
            candidates.clear();
        best = std::max(best, likeness);
        if (likeness == best)
            candidates.push_back(family);
    }
    if (best != Likeness::No && candidates.size() == 1)
        return candidates.front();

    std::string names;
    for (const Family *family : candidates)
        names += (names.empty() ? "" : ", ") + std::string(family->id());
    const std::string_view firstLine = text.substr(0, text.find('\n'));
    WordReader words(firstLine, 1);
    words.next();
    ParseError error = words.error(
        best == Likeness::No
            ? Phrase{INKLING_TR_NOOP("Phrases", "a puzzle of one of these families: %1"), {names}}
            : Phrase{INKLING_TR_NOOP("Phrases", "to be told which of these families it is: %1"),
                     {names}});
    return tl::unexpected(std::move(error));
}

} // namespace inkling
