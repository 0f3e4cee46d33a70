// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"
#include "logic/model/model.h"
#include "logic/model/sentence.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace inkling::test {

/// A step as a reader meets it: its sentence in English, and as it is printed for programs.
struct ToldStep
{
    const Model &model;
    const Step &step;
    /// What the board shows before the step.
    const Knowledge &before;
    nlohmann::ordered_json json;
    std::string sentence;
    /// All that is said of it, sentence by sentence.
    std::vector<std::string> all = {};
};

/// The words that stand in the places of a sentence, as they are read.
using Words = std::vector<std::string>;

/// What is false in a sentence; nothing where every word of it is true.
using Claim = std::function<std::optional<std::string>(const Words &words, const ToldStep &told)>;

/// Holds sentences against their steps. It reads the English words: its own copy of each sentence says which
/// claim they make, so that a sentence that was changed is one that it does not know.
class SentenceChecker
{
public:
    /// `text`: a sentence as it is read, with {} where its arguments stand.
    void add(std::string_view text, Claim claim);

    [[nodiscard]] std::optional<std::string> fault(const ToldStep &told) const;
    /// Whether there is a claim for the sentence of a case.
    [[nodiscard]] bool knows(const SentenceCase &form) const;

private:
    struct Entry
    {
        std::string text;
        std::regex pattern;
        std::size_t letters; ///< outside its places
        Claim claim;
    };
    std::vector<Entry> m_entries;
};

/// The text with a small letter at its beginning.
[[nodiscard]] std::string lowerFirst(std::string text);

/// @{ What words name. Case does not matter; each throws std::invalid_argument where it finds nothing of the kind.
[[nodiscard]] int numberIn(const std::string &words);
/// Every whole number in the words, in their order.
[[nodiscard]] std::vector<int> numbersIn(const std::string &words);
/// Every "row R, column C", counted from 0.
[[nodiscard]] std::vector<std::pair<int, int>> cellsIn(const std::string &words);
/// @}

/// Nothing where `holds`; else what was claimed.
[[nodiscard]] inline std::optional<std::string> claim(bool holds, std::string what)
{
    return holds ? std::nullopt : std::optional(std::move(what));
}

} // namespace inkling::test
