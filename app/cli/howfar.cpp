// SPDX-License-Identifier: MIT
#include "howfar.h"

#include "logic/teaching/rating.h"

namespace inkling {

namespace {

/// A number as people read it: "1,204".
std::string grouped(std::size_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t place = text.size(); place > 3;)
        text.insert(place -= 3, 1, ',');
    return text;
}

} // namespace

std::string howFar(int puzzle)
{
    return "puzzle " + grouped(std::size_t(puzzle));
}

std::string howFar(int puzzle, const Model &model, const Knowledge &knowledge, std::size_t steps)
{
    UnknownId open = 0;
    for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown)
        open += knowledge.possible(unknown).single() ? 0 : 1;
    return howFar(puzzle) + ": " + grouped(steps) + " steps, " + model.describeCount(open).english()
           + " open";
}

std::string howFar(int tried, const Puzzle *best, double rating)
{
    std::string text = grouped(std::size_t(tried)) + " tried, none fits yet";
    if (best) {
        const std::string shown = std::to_string(shownRating(rating));
        text += "; the closest is " + std::string(difficultyName(difficultyOf(rating))) + ", "
                + shown.substr(0, shown.find('.') + 2);
    }
    return text;
}

} // namespace inkling
