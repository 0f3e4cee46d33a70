// SPDX-License-Identifier: MIT
#include "answering.h"

#include "explanationwriter.h"
#include "howfar.h"
#include "puzzle/explanationjson.h"
#include "puzzle/joinable.h"
#include "records/record.h"
#include "verdicttext.h"

#include <limits>
#include <optional>
#include <utility>

namespace inkling {

namespace {

ExitStatus printed(bool isPrinted)
{
    return isPrinted ? ExitStatus::Answered : ExitStatus::BadInput;
}

} // namespace

ExitStatus stopped(const std::string &what, Sink &sink)
{
    sink.complain(what + ": stopped by the time limit");
    return ExitStatus::Stopped;
}

ExitStatus Answering::answer(const Item &item, Sink &sink) const
{
    switch (m_arguments.command) {
    case Command::Check:
        return check(item, sink);
    case Command::Explain:
        return explain(item, sink);
    default:
        return m_arguments.wantsAll ? solveAll(item, sink) : solve(item, sink);
    }
}

ExitStatus Answering::printRecord(const Item &item, const Solution &solution, Sink &sink) const
{
    Record record = recordOf(m_arguments.command == Command::Check ? "check" : "solve");
    addPlace(record, item.fileName, item.number);
    addPuzzle(record, *item.puzzle);
    addSolution(record, *item.puzzle, solution);
    if (m_arguments.wantsRating)
        addReasoning(record, *item.puzzle, inkling::explain(*item.puzzle, m_stop));
    if (solution.verdict == Verdict::Unknown)
        record["stopped"] = true;
    return printed(sink.print(lineOf(record)));
}

ExitStatus Answering::solveAll(const Item &item, Sink &sink) const
{
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    const auto answers = item.puzzle->joinable()->answers(all, m_stop);
    if (makesRecords()) {
        Record record = recordOf("solve");
        addPlace(record, item.fileName, item.number);
        addPuzzle(record, *item.puzzle);
        Record &texts = record["answers"] = Record::array();
        for (const Answer &answer : answers)
            texts.push_back(item.puzzle->answerText(1, &answer));
        if (m_stop.stopped())
            record["stopped"] = true;
        const ExitStatus status = printed(sink.print(lineOf(record)));
        return m_stop.stopped() ? worse(status, stopped(item.name(), sink)) : status;
    }
    for (const Answer &answer : answers) {
        if (!sink.print(item.puzzle->answerText(item.number, &answer)))
            return ExitStatus::BadInput;
    }
    if (m_stop.stopped())
        return stopped(item.name(), sink);
    return answers.empty() ? printed(sink.print(item.puzzle->answerText(item.number, nullptr)))
                           : ExitStatus::Answered;
}

ExitStatus Answering::solve(const Item &item, Sink &sink) const
{
    const Puzzle &puzzle = *item.puzzle;
    const Solution solution = puzzle.solve(Search::Uniqueness, m_stop);
    ExitStatus status = ExitStatus::Answered;
    if (makesRecords()) {
        status = printRecord(item, solution, sink);
    } else if (solution.first || solution.verdict == Verdict::None) {
        const Answer *answer = solution.first ? &*solution.first : nullptr;
        status = printed(sink.print(puzzle.answerText(item.number, answer)));
    }
    if (solution.verdict == Verdict::Unknown)
        return worse(status, stopped(item.name(), sink));
    if (solution.verdict == Verdict::Many && !makesRecords()) {
        const auto both = firstDifference(puzzle, solution);
        sink.complain(item.name() + " has more than one answer"
                      + (both ? ": " + both->first + ", or " + both->second : ""));
    }
    return status;
}

ExitStatus Answering::check(const Item &item, Sink &sink) const
{
    const Solution solution = item.puzzle->solve(Search::Uniqueness, m_stop);
    const Verdict verdict = solution.verdict;
    if (makesRecords()) {
        const ExitStatus status = printRecord(item, solution, sink);
        if (verdict == Verdict::Unknown)
            return worse(status, stopped(item.name(), sink));
        return worse(status,
                     verdict == Verdict::Unique ? ExitStatus::Answered : ExitStatus::NotUnique);
    }
    if (verdict == Verdict::Unknown)
        return stopped(item.name(), sink);
    const ExitStatus status
        = verdict == Verdict::Unique ? ExitStatus::Answered : ExitStatus::NotUnique;
    const std::string file = m_arguments.hasSeveralFiles() ? item.fileName + ": " : "";
    const std::string line
        = file + std::to_string(item.number) + ' ' + std::string(verdictName(verdict));
    if (!sink.print(line + '\n'))
        return ExitStatus::BadInput;
    if (!m_arguments.wantsReasons)
        return status;
    return worse(status, printed(sink.print(verdictText(*item.puzzle, solution, m_stop))));
}

/// Each piece is printed as soon as it is there; nothing is explained to a reader that has gone away.
ExitStatus Answering::explain(const Item &item, Sink &sink) const
{
    const auto writer = makesRecords() ? lineWriter(*item.puzzle, item.number, item.fileName)
                                       : textWriter(*item.puzzle, item.number);
    std::stop_source unread;
    const auto print = [&](const std::string &text) {
        if (!unread.stop_requested() && !sink.print(text))
            unread.request_stop();
    };
    std::size_t told = 0;
    std::optional<Knowledge> known;
    const auto printSteps = [&](const Model &model, const Trace &trace) {
        std::string text;
        if (!known)
            known.emplace(model.initial());
        for (; told < trace.size(); ++told) {
            text += writer->step(model, trace, told, *known);
            known->learn(trace[told].conclusions);
        }
        print(text);
    };
    const ExplanationHearers hearers{
        .solved = [&](const Explanation &begun) { print(writer->heading(begun.solution)); },
        .reasoned =
            [&](const Model &model, const Knowledge &knowledge, const Trace &path) {
                if (!m_arguments.wantsAllSteps)
                    printSteps(model, path);
                sink.tell([&] { return howFar(item.number, model, knowledge, told); });
            }};
    StopCondition stop = m_stop.orWhen(unread.get_token());
    if (m_arguments.timeLimit)
        stop = stop.within(
            std::chrono::ceil<StopCondition::Clock::duration>(*m_arguments.timeLimit));
    Explanation explanation = inkling::explain(*item.puzzle, stop, hearers);
    if (m_arguments.wantsAllSteps) {
        std::swap(explanation.deduction.trace, explanation.deduction.allSteps);
        printSteps(*explanation.reasoned(*item.puzzle).model(), explanation.deduction.trace);
    }
    print(writer->ending(explanation));
    if (unread.stop_requested())
        return ExitStatus::BadInput;
    return explanation.isStopped ? stopped(item.name(), sink) : ExitStatus::Answered;
}

} // namespace inkling
