// SPDX-License-Identifier: MIT
#include "families/hex/search/solver.h"

#include "families/hex/path.h"
#include "families/hex/search/pathwalk.h"

namespace inkling::hex {

namespace {

/// Works out the side in hand from left to right.
class RunningValue
{
public:
    bool digit(int digit, bool isFirst)
    {
        m_number = isFirst ? digit : 10 * m_number + digit;
        return true;
    }

    bool operation(char character)
    {
        if (!fold())
            return false;
        m_operation = character;
        if (character == '=') {
            m_isRight = true;
            m_left = m_value;
        }
        return true;
    }

    /// Whether the path is an acceptable equation. Requires: the path is complete.
    [[nodiscard]] bool comesOut() { return m_isRight && fold() && m_value == m_left; }

private:
    /// Takes the number in hand into the value; false where it does not divide.
    bool fold()
    {
        switch (m_operation) {
        case '+':
            m_value += m_number;
            return true;
        case '-':
            m_value -= m_number;
            return true;
        case '*':
            m_value *= m_number;
            return true;
        case '/':
            if (m_number == 0 || m_value % m_number != 0)
                return false;
            m_value /= m_number;
            return true;
        default:
            m_value = m_number;
            return true;
        }
    }

    std::int64_t m_value = 0;  ///< of what stands before the operation
    std::int64_t m_number = 0; ///< the number in hand
    std::int64_t m_left = 0;   ///< the left side's value
    char m_operation = '=';    ///< between value and number; '=' where a side begins
    bool m_isRight = false;
};

} // namespace

Solution solve(const Tiles &tiles, Search search, const StopCondition &stop)
{
    Solution solution;
    std::string firstCharacters;
    const auto finish = [&](std::span<const std::uint8_t> passed, RunningValue value) {
        if (!value.comesOut())
            return false;
        const Path path(passed.begin(), passed.end());
        std::string characters = charactersAlong(tiles, path);
        if (!solution.first) {
            solution.first = answerOf(tiles, path);
            firstCharacters = std::move(characters);
            return search == Search::FirstAnswer;
        }
        if (characters == firstCharacters)
            return false;
        solution.second = answerOf(tiles, path);
        return true;
    };
    PathWalk<RunningValue, decltype(finish)> walk(tiles, stop, finish);
    solution.judge(search, walk.run());
    return solution;
}

} // namespace inkling::hex
