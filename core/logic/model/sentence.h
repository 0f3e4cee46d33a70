// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "board/phrase.h"
#include "logic/model/fact.h"

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace inkling {

class Knowledge;
class Model;
struct Step;

/// A way of telling a step. A rule has as many cases as a person would need different words for.
struct SentenceCase
{
    /// The rule's id, and, if the rule has several cases, the case after a slash:
    /// "family.rule/case".
    std::string_view id;
    /// The words, marked for translation in the context "Rules". Words in `<p>...</p>` are about
    /// the premises, words in `<c>...</c>` about the conclusions; a screen paints them in the
    /// board's colours. The places %1, %2, ... take the arguments.
    std::string_view text;
};

/// An argument for one place of a sentence: one thing or a list of things, each with the elements
/// of the board that it names.
struct Argument
{
    enum class Kind : std::uint8_t {
        Number,  ///< a count, a sum
        Values,  ///< values of unknowns: digits
        Places,  ///< cells, clues, lines, edges: named by where they are
        Words,   ///< a direction, a sign: words marked for translation in the context "Phrases"
        Formula, ///< text shown as it is: "1 + a + (18 - b) = 21"
    };
    enum class Joint : std::uint8_t { And, Or, Comma };
    struct Part
    {
        Phrase words;
        std::vector<ElementId> elements = {};
        friend bool operator==(const Part &, const Part &) = default;
    };

    Kind kind = Kind::Words;
    Joint joint = Joint::And;
    std::vector<Part> parts;

    friend bool operator==(const Argument &, const Argument &) = default;
};

[[nodiscard]] Argument numberArgument(std::int64_t number);
/// An argument of values as numbers, smallest first: "2 and 6".
[[nodiscard]] Argument valuesArgument(ValueSet values,
                                      Argument::Joint joint = Argument::Joint::And);
[[nodiscard]] Argument placeArgument(Phrase words, std::vector<ElementId> elements);
[[nodiscard]] Argument placesArgument(std::vector<Argument::Part> places,
                                      Argument::Joint joint = Argument::Joint::And);
[[nodiscard]] Argument wordsArgument(std::string_view words);
/// An argument that is a sentence itself, such as the words of a fact; `elements` are those that it
/// names.
[[nodiscard]] Argument phraseArgument(Phrase phrase, std::vector<ElementId> elements = {});
[[nodiscard]] Argument formulaArgument(std::string formula, std::vector<ElementId> elements = {});

/// The words for a step: a case and its arguments. Made when the step is shown; keeps no reference
/// to the step.
struct Sentence
{
    /// The case of the sentence; its text is empty if a model has no words of its own for a step.
    SentenceCase form = {};
    std::vector<Argument> arguments = {};
    /// Sentences that follow this one.
    std::vector<Sentence> more = {};
};

/// The sentences as one. Requires: at least one.
[[nodiscard]] Sentence asOne(std::vector<Sentence> all);

/// Whether the sentences that follow, all but the last, tell what would be so if what this sentence
/// supposes were.
[[nodiscard]] bool supposes(const Sentence &sentence);

/// The words for a step: a general sentence or the model's own. `before` is what is known before
/// the step, at least its premises. Ensures: the text is not empty.
[[nodiscard]] Sentence sentenceOf(const Model &model, const Step &step, const Knowledge &before);

/// The part of a folded step that its sentence tells; the rest it counts. Every fact is about an
/// unknown of one of the step's own premises or conclusions.
struct ToldPart
{
    std::vector<ConstraintId> constraints;
    std::vector<Fact> premises;
    std::vector<Fact> conclusions;
};
/// Requires: a folded step (Step::parts).
[[nodiscard]] ToldPart toldPartOf(const Step &step);

/// The cases for steps by general rules and folded steps, the same for every family.
[[nodiscard]] std::span<const SentenceCase> generalSentences();

/// All that is known of a conclusion's unknown after the step.
[[nodiscard]] Fact toldBy(const Fact &conclusion, const Knowledge &before);

/// A fact in words: where the model tells what is left, what is left of its unknown by now.
[[nodiscard]] Phrase factTold(const Model &model, const Fact &fact, const Knowledge &before);

/// What a step adds to what is known, in the words of its sentence: its conclusions in their order,
/// each one once. `before`: as for sentenceOf().
[[nodiscard]] std::vector<Phrase> conclusionsTold(const Model &model, const Step &step,
                                                  const Knowledge &before);

/// The sentence in plain English, without the marks; it begins with a capital letter.
[[nodiscard]] std::string english(const Sentence &sentence);
/// The arguments as JSON: numbers and digits as numbers, all else as English words.
[[nodiscard]] nlohmann::ordered_json argumentsJson(const Sentence &sentence);

} // namespace inkling
