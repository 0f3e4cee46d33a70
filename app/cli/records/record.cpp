// SPDX-License-Identifier: MIT
#include "records/record.h"

#include "logic/teaching/techniques.h"
#include "puzzle/drafting.h"
#include "puzzle/explanationjson.h"
#include "puzzle/family.h"

#include <utility>

namespace inkling {

namespace {

/// The texts of a sheet: of its cells row by row, and of the places beside them where it has any.
Record cluesOf(const Puzzle &puzzle)
{
    const Drafting &drafting = puzzle.family().drafting();
    const Draft draft = drafting.draft(puzzle);
    const std::vector<SheetPlace> places = drafting.places(draft.size);
    Record cells = Record::array();
    Record beside = Record::array();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].role != PlaceRole::Cell) {
            beside.push_back(draft.texts[i]);
            continue;
        }
        if (i == 0 || places[i].y != places[i - 1].y)
            cells.push_back(Record::array());
        cells.back().push_back(draft.texts[i]);
    }
    Record clues{{"cells", std::move(cells)}};
    if (!beside.empty())
        clues["beside"] = std::move(beside);
    if (!draft.cages.empty())
        clues["cages"] = draft.cages;
    return clues;
}

} // namespace

Record recordOf(std::string_view kind)
{
    return {{"schema", recordSchema}, {"kind", kind}};
}

void addPlace(Record &record, const std::string &file, int number)
{
    record["file"] = file;
    record["puzzle"] = number;
}

void addPuzzle(Record &record, const Puzzle &puzzle)
{
    record["family"] = puzzle.family().id();
    record["rows"] = puzzle.rows();
    record["cols"] = puzzle.columns();
    record["text"] = puzzle.text();
    record["clues"] = cluesOf(puzzle);
}

void addSolution(Record &record, const Puzzle &puzzle, const Solution &solution)
{
    record["verdict"] = verdictName(solution.verdict);
    Record &answers = record["answers"] = Record::array();
    for (const Answer &answer : solution.answers())
        answers.push_back(puzzle.answerText(1, &answer));
}

void addReasoning(Record &record, const Puzzle &puzzle, const Explanation &explanation)
{
    const auto &rating = explanation.rating;
    record["rating"] = rating ? Record(rating->value) : Record();
    record["word"] = rating ? Record(difficultyName(rating->difficulty)) : Record();
    Record &techniques = record["techniques"] = Record::object();
    for (const auto &[id, times] :
         techniquesOf(puzzle.family().rules(), explanation.deduction.trace))
        techniques[std::string(id)] = times;
}

Record errorRecord(const std::string &file, int number, const std::string &message)
{
    Record record = recordOf("error");
    addPlace(record, file, number);
    record["message"] = message;
    return record;
}

Record errorRecord(const std::string &file, int number, const ParseError &error)
{
    Record record = errorRecord(file, number, error.message());
    record["line"] = error.line;
    record["column"] = error.column;
    record["found"] = error.found.english();
    record["expected"] = error.expected.english();
    return record;
}

/// Bytes of a file's name that are no UTF-8 are replaced.
std::string lineOf(const Record &record)
{
    return record.dump(-1, ' ', false, Record::error_handler_t::replace) + '\n';
}

} // namespace inkling
