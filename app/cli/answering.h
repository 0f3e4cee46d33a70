// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"
#include "batch/sink.h"
#include "puzzle/puzzle.h"

#include <memory>
#include <string>

namespace inkling {

/// One puzzle of a file.
struct Item
{
    std::shared_ptr<const Puzzle> puzzle;
    int number; ///< from 1
    std::string fileName;

    /// "a.txt: puzzle 3"
    [[nodiscard]] std::string name() const
    {
        return fileName + ": puzzle " + std::to_string(number);
    }
};

[[nodiscard]] inline ExitStatus worse(ExitStatus a, ExitStatus b)
{
    return std::max(a, b);
}

/// Answers puzzles one by one: solve, check, explain, as text or as records. Immutable; any thread
/// may call it. Keeps a reference to the arguments.
class Answering
{
public:
    /// `stop`: of the whole run.
    Answering(const Arguments &arguments, StopCondition stop)
        : m_arguments(arguments)
        , m_stop(std::move(stop))
    {}

    /// Answers a puzzle by the command of the arguments. Requires: Solve, Check or Explain.
    [[nodiscard]] ExitStatus answer(const Item &item, Sink &sink) const;

private:
    [[nodiscard]] ExitStatus solve(const Item &item, Sink &sink) const;
    [[nodiscard]] ExitStatus solveAll(const Item &item, Sink &sink) const;
    [[nodiscard]] ExitStatus check(const Item &item, Sink &sink) const;
    [[nodiscard]] ExitStatus explain(const Item &item, Sink &sink) const;
    [[nodiscard]] ExitStatus printRecord(const Item &item, const Solution &solution,
                                         Sink &sink) const;
    [[nodiscard]] bool makesRecords() const { return m_arguments.form == OutputForm::JsonLines; }

    const Arguments &m_arguments;
    StopCondition m_stop;
};

/// Says that the time limit has come.
[[nodiscard]] ExitStatus stopped(const std::string &what, Sink &sink);

} // namespace inkling
