// SPDX-License-Identifier: MIT
#include "families/declared/stated/cagetexts.h"

namespace inkling::declared {

std::string_view cageClue(std::string_view text)
{
    return text.substr(0, text.find('+') + 1); // npos + 1 is 0
}

std::string_view ownText(std::string_view text)
{
    return text.substr(cageClue(text).size());
}

std::string letterOfCage(std::size_t cage)
{
    return {char(cage < 26 ? 'a' + cage : 'A' + (cage - 26))};
}

std::vector<std::vector<int>> cagesOf(const Draft &draft)
{
    std::vector<std::vector<int>> cages;
    std::vector<std::size_t> cageAt(draft.cages.size());
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        const int first = draft.cages[cell];
        if (first == noCage)
            continue;
        if (first == int(cell)) {
            cageAt[cell] = cages.size();
            cages.emplace_back();
        }
        cages[cageAt[std::size_t(first)]].push_back(int(cell));
    }
    return cages;
}

std::vector<std::string> ownTexts(const Draft &draft)
{
    std::vector<std::string> texts;
    for (const std::string &text : draft.texts)
        texts.emplace_back(ownText(text));
    return texts;
}

} // namespace inkling::declared
