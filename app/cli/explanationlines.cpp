// SPDX-License-Identifier: MIT
#include "explanationwriter.h"
#include "puzzle/explanationjson.h"

namespace inkling {

namespace {

class LineWriter final : public ExplanationWriter
{
public:
    LineWriter(const Puzzle &puzzle, int number)
        : m_puzzle(puzzle)
        , m_number(number)
    {}

    std::string heading(const Solution &solution) const override
    {
        return headerLine(m_puzzle, m_number, solution.verdict);
    }
    std::string step(const Model &model, const Trace &trace, std::size_t index,
                     const Knowledge &before) const override
    {
        return stepLine(model, m_number, index, trace[index], before);
    }
    std::string ending(const Explanation &explanation) const override
    {
        return endLine(m_number, explanation);
    }

private:
    const Puzzle &m_puzzle;
    int m_number;
};

} // namespace

std::unique_ptr<ExplanationWriter> lineWriter(const Puzzle &puzzle, int number)
{
    return std::make_unique<LineWriter>(puzzle, number);
}

} // namespace inkling
