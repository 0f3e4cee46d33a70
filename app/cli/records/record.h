// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"
#include "puzzle/explanation.h"
#include "puzzle/puzzle.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace inkling {

struct Rule;

/// The version of the records' shape. It grows when a field changes its meaning or goes away; new
/// fields may come with the same version. docs/records.md and docs/records.schema.json say what is
/// in them.
inline constexpr int recordSchema = 1;

using Record = nlohmann::ordered_json;

/// The beginning of a record: its schema and kind.
[[nodiscard]] Record recordOf(std::string_view kind);
/// The file and the puzzle in it of which a record speaks. `number`: from 1.
void addPlace(Record &record, const std::string &file, int number);
/// The puzzle: family, size, judge text, and its clues place by place.
void addPuzzle(Record &record, const Puzzle &puzzle);
/// The verdict, and the answers found, at most two, as the judge's text.
void addSolution(Record &record, const Puzzle &puzzle, const Solution &solution);
/// The rating, its word, and how often the reasoning uses each rule, by the rule's id; null where
/// there is no rating.
void addReasoning(Record &record, const Puzzle &puzzle, const Explanation &explanation);
/// The record of something that could not be read or done.
[[nodiscard]] Record errorRecord(const std::string &file, int number, const std::string &message);
[[nodiscard]] Record errorRecord(const std::string &file, int number, const ParseError &error);
/// The record as a line of its own.
[[nodiscard]] std::string lineOf(const Record &record);

} // namespace inkling
