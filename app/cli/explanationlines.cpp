// SPDX-License-Identifier: MIT
#include "explanationwriter.h"
#include "puzzle/explanationjson.h"
#include "records/record.h"

#include <utility>

namespace inkling {

namespace {

class LineWriter final : public ExplanationWriter
{
public:
    LineWriter(const Puzzle &puzzle, int number, std::string file)
        : m_puzzle(puzzle)
        , m_number(number)
        , m_file(std::move(file))
    {}

    std::string heading(const Solution &solution) const override
    {
        Record more = recordOf("explain");
        more["file"] = m_file;
        addPuzzle(more, m_puzzle);
        return headerLine(m_puzzle, m_number, solution.verdict, more);
    }
    std::string step(const Model &model, const Trace &trace, std::size_t index,
                     const Knowledge &before) const override
    {
        return stepLine(model, m_number, index, trace[index], before);
    }
    std::string ending(const Explanation &explanation) const override
    {
        Record more;
        addSolution(more, m_puzzle, explanation.solution);
        addReasoning(more, m_puzzle, explanation);
        return endLine(m_number, explanation, more);
    }

private:
    const Puzzle &m_puzzle;
    int m_number;
    std::string m_file;
};

} // namespace

std::unique_ptr<ExplanationWriter> lineWriter(const Puzzle &puzzle, int number,
                                              const std::string &file)
{
    return std::make_unique<LineWriter>(puzzle, number, file);
}

} // namespace inkling
