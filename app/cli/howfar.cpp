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

std::string RunProgress::text() const
{
    constexpr double minute = 60;
    const double seconds = std::chrono::duration<double>(Clock::now() - m_begin).count();
    const double rate = seconds > 0 ? double(m_done) / seconds : 0;
    std::string text = grouped(m_done) + " done";
    if (rate >= 1)
        text += ", " + grouped(std::size_t(rate)) + " a second";
    else if (m_done > 0)
        text += ", " + grouped(std::size_t(seconds / double(m_done))) + " s each";
    if (m_total > m_done && rate > 0) {
        const double left = double(m_total - m_done) / rate;
        text += left < minute ? ", " + grouped(std::size_t(left)) + " s left"
                              : ", " + grouped(std::size_t(left / minute)) + " min left";
    }
    return text;
}

} // namespace inkling
