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

/// One way in which steps are told. A rule has as many as a person would need different words for.
struct SentenceCase
{
    /// The rule's id, and after a slash the case where there are several: "family.rule/case".
    std::string_view id;
    /// Marked for translation in the context "Rules". What stands in `<p>...</p>` speaks of the premises,
    /// in `<c>...</c>` of the conclusions; a screen paints these words in the board's colours. In the
    /// places %1, %2, ... stand the arguments.
    std::string_view text;
};

/// What stands in one place of a sentence: one thing or a list of things, each with the elements of the board
/// that it names.
struct Argument
{
    enum class Kind : std::uint8_t {
        Number,  ///< a count, a sum
        Values,  ///< values of unknowns: digits
        Places,  ///< cells, clues, lines, edges: named by where they are
        Words,   ///< a direction, a sign: words marked for translation in the context "Phrases"
        Formula, ///< shown as it is: "1 + a + (18 - b) = 21"
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
/// The values as numbers, smallest first: "2 and 6".
[[nodiscard]] Argument valuesArgument(ValueSet values,
                                      Argument::Joint joint = Argument::Joint::And);
[[nodiscard]] Argument placeArgument(Phrase words, std::vector<ElementId> elements);
[[nodiscard]] Argument placesArgument(std::vector<Argument::Part> places,
                                      Argument::Joint joint = Argument::Joint::And);
[[nodiscard]] Argument wordsArgument(std::string_view words);
/// One sentence inside another, such as what a fact says; `elements` are what it speaks of.
[[nodiscard]] Argument phraseArgument(Phrase phrase, std::vector<ElementId> elements = {});
[[nodiscard]] Argument formulaArgument(std::string formula, std::vector<ElementId> elements = {});

/// What a step says, in the words of its case. Made where the step is shown; holds no reference to it.
struct Sentence
{
    /// Its text is empty where a model has no words of its own for a step.
    SentenceCase form = {};
    std::vector<Argument> arguments = {};
    /// Sentences that follow this one.
    std::vector<Sentence> more = {};
};

/// A step in words: by GeneralRule's sentences or the model's own. `before` is what is known before the step,
/// at least its premises. Ensures: it has words.
[[nodiscard]] Sentence sentenceOf(const Model &model, const Step &step, const Knowledge &before);

/// The cases of the steps that every family has.
[[nodiscard]] std::span<const SentenceCase> generalSentences();

/// What is known of a conclusion's unknown after its step: what a person is told.
[[nodiscard]] Fact toldBy(const Fact &conclusion, const Knowledge &before);

/// What a step's conclusions say, as a person is told them: in their order, each thing once.
[[nodiscard]] std::vector<Phrase> conclusionsTold(const Model &model, const Step &step,
                                                  const Knowledge &before);

/// The sentence in plain English, without the marks; it begins with a capital letter.
[[nodiscard]] std::string english(const Sentence &sentence);
/// The arguments for programs: numbers and digits as numbers, all else as English words.
[[nodiscard]] nlohmann::ordered_json argumentsJson(const Sentence &sentence);

} // namespace inkling
