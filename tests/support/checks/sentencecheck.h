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

/// A step as a reader sees it: its English sentence, and its JSON form.
struct ToldStep
{
    const Model &model;
    const Step &step;
    /// The knowledge that the board shows before the step.
    const Knowledge &before;
    nlohmann::ordered_json json;
    std::string sentence;
    /// The sentences of the step, one by one.
    std::vector<std::string> all = {};
};

/// The arguments of a sentence, as a reader finds them in its places.
using Words = std::vector<std::string>;

/// A check of a sentence with these arguments: returns the fault; nothing if every word is true.
using Claim = std::function<std::optional<std::string>(const Words &words, const ToldStep &told)>;

/// Checks sentences against the steps they tell. Has its own copy of every English sentence, with
/// the claim that the sentence makes, so that a changed sentence is reported as unknown.
class SentenceChecker
{
public:
    /// Adds a claim. `text`: the sentence as a reader sees it, with {} for each argument.
    void add(std::string_view text, Claim claim);

    [[nodiscard]] std::optional<std::string> fault(const ToldStep &told) const;
    /// Whether a claim was added for this sentence.
    [[nodiscard]] bool knows(const SentenceCase &form) const;

private:
    struct Entry
    {
        std::string text;
        std::regex pattern;
        std::size_t letters; ///< the number of letters outside the arguments
        Claim claim;
    };
    std::vector<Entry> m_entries;
};

/// The text with its first letter in lower case.
[[nodiscard]] std::string lowerFirst(std::string text);

/// @{ The things that words name. Upper and lower case do not matter. Throws std::invalid_argument
/// if the words name no such thing.
[[nodiscard]] int numberIn(const std::string &words);
/// Every whole number in the words, in order.
[[nodiscard]] std::vector<int> numbersIn(const std::string &words);
/// Every "row R, column C", counted from 0.
[[nodiscard]] std::vector<std::pair<int, int>> cellsIn(const std::string &words);
/// @}

/// Nothing if `holds`, otherwise `what`: the claim that is wrong.
[[nodiscard]] inline std::optional<std::string> claim(bool holds, std::string what)
{
    return holds ? std::nullopt : std::optional(std::move(what));
}

} // namespace inkling::test
