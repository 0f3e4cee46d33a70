// SPDX-License-Identifier: MIT
#include "making.h"

#include "answering.h"
#include "howfar.h"
#include "puzzle/family.h"
#include "records/record.h"

namespace inkling {

namespace {

std::string seedName(const Wish &wish)
{
    return "--seed " + std::to_string(wish.seed);
}

/// Why there is no puzzle.
ExitStatus notMade(const Arguments &arguments, const Wish &wish, int tried,
                   const StopCondition &stop, Sink &sink)
{
    if (stop.stopped())
        return stopped(seedName(wish), sink);
    const std::string message = wish.order.isEmpty()
                                    ? "many tries, but none is "
                                          + std::string(difficultyName(wish.difficulty))
                                          + "; try another seed, size or difficulty"
                                    : "none of " + std::to_string(tried)
                                          + " tries was as ordered; try another --seed, "
                                            "--difficulty or --tries";
    sink.complain(seedName(wish) + ": " + message);
    if (arguments.form == OutputForm::JsonLines) {
        Record record = recordOf("error");
        record["seed"] = wish.seed;
        record["wish"] = wishRecord(wish);
        record["family"] = arguments.family->id();
        record["message"] = message;
        (void)sink.print(lineOf(record));
    }
    return ExitStatus::BadInput;
}

/// [from, to]; null for an end that is open.
template <typename Number>
Record spanRecord(const Span<Number> &span)
{
    const Span<Number> open;
    return Record::array({span.from == open.from ? Record() : Record(span.from),
                          span.to == open.to ? Record() : Record(span.to)});
}

/// Its rows as a file has them.
Record patternText(const std::vector<bool> &pattern, int columns)
{
    Record rows = Record::array();
    for (std::size_t cell = 0; cell < pattern.size(); cell += std::size_t(columns)) {
        std::string row;
        for (int column = 0; column < columns; ++column)
            row += pattern[cell + std::size_t(column)] ? 'x' : '.';
        rows.push_back(row);
    }
    return rows;
}

Record recordOfMade(const Puzzle &puzzle, const Wish &wish, const StopCondition &stop)
{
    Record record = recordOf("generate");
    record["seed"] = wish.seed;
    record["wish"] = wishRecord(wish);
    addPuzzle(record, puzzle);
    const Explanation explanation = explain(puzzle, stop);
    addSolution(record, puzzle, explanation.solution);
    addReasoning(record, puzzle, explanation);
    return record;
}

} // namespace

bool canGenerate(const Arguments &arguments, Sink &sink)
{
    const Wish &wish = arguments.wish;
    const auto expected = arguments.family->expectedInstead(wish);
    if (!expected) {
        const auto idOf = [](const Rule &rule) { return std::string(rule.id); };
        const auto fault = contradictionIn(*arguments.family, wish, idOf);
        if (fault)
            sink.complain("generate: " + fault->english());
        return !fault;
    }
    sink.complain("generate: found " + std::to_string(wish.size.rows) + 'x'
                  + std::to_string(wish.size.columns) + ", "
                  + std::string(difficultyName(wish.difficulty)) + ", symmetry "
                  + std::string(symmetryName(wish.symmetry)) + "; expected " + expected->english());
    return false;
}

Record wishRecord(const Wish &wish)
{
    Record record{{"rows", wish.size.rows},
                  {"cols", wish.size.columns},
                  {"difficulty", difficultyName(wish.difficulty)},
                  {"symmetry", symmetryName(wish.symmetry)}};
    const Order &order = wish.order;
    if (!order.needs.empty())
        record["needs"] = order.needs;
    if (!order.without.empty())
        record["without"] = order.without;
    if (order.only)
        record["only"] = *order.only;
    if (order.rating)
        record["ratings"] = spanRecord(*order.rating);
    if (order.clues)
        record["clues"] = spanRecord(*order.clues);
    if (order.pattern)
        record["pattern"] = patternText(*order.pattern, wish.size.columns);
    if (order.mostTries > 0)
        record["tries"] = order.mostTries;
    return record;
}

tl::expected<std::string, ExitStatus> madeText(const Arguments &arguments, const Wish &wish,
                                               const StopCondition &stop, Sink &sink)
{
    int allTried = 0;
    const auto tellHowFar = [&](const auto &best, double rating, int tried) {
        allTried = tried;
        sink.tell([&] { return howFar(tried, best.get(), rating); });
    };
    tellHowFar(std::shared_ptr<const Puzzle>(), 0, 0);
    const auto puzzle = arguments.family->generate(wish, tellHowFar, stop);
    if (puzzle && arguments.wantsDistinct)
        sink.setKey(keyOf(*puzzle));
    if (puzzle && arguments.form == OutputForm::Text)
        return puzzle->text();
    std::string text = puzzle ? lineOf(recordOfMade(*puzzle, wish, stop)) : std::string();
    // A record that was stopped is not whole.
    if (!puzzle || stop.stopped())
        return tl::unexpected(notMade(arguments, wish, allTried, stop, sink));
    return text;
}

} // namespace inkling
