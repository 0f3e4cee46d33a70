// SPDX-License-Identifier: MIT
#pragma once

#include "formats/linesource.h"
#include "logic/model/rule.h"
#include "puzzle/generating.h"
#include "puzzle/puzzle.h"

#include <memory>
#include <span>
#include <string_view>
#include <tl/expected.hpp>

namespace inkling {

class Drafting;

/// A puzzle that the program ships, in judge text.
struct Sample
{
    std::string_view title; ///< marked for translation in the context "Samples"
    std::string_view text;
};

/// An optional rule that a puzzle can be read with; off unless chosen.
struct Option
{
    std::string_view id;    ///< the name on the command line
    std::string_view title; ///< marked for translation in the context "Options"
};

/// The likelihood that a text belongs to a family.
enum class Likeness : std::uint8_t { No, Perhaps, Yes };

/// A kind of puzzle: all that the program needs to know about it. A family is a folder that exports
/// one Family object, and a line in registry.cpp. Immutable; thread-safe.
class Family
{
public:
    virtual ~Family() = default;

    /// The family's name in files, which the command line accepts, too: "slink".
    [[nodiscard]] virtual std::string_view id() const = 0;
    /// Further names that the command line accepts; it shows the first of them.
    [[nodiscard]] virtual std::span<const std::string_view> otherNames() const { return {}; }
    /// The name that the command line shows: "slitherlink".
    [[nodiscard]] std::string_view commandName() const
    {
        return otherNames().empty() ? id() : otherNames().front();
    }
    /// The name shown to people; marked for translation in the context "Families".
    [[nodiscard]] virtual std::string_view title() const = 0;

    /// Two lines of a few sentences: the rules of the puzzle; and what clicks, drags and keys do while
    /// it is solved by hand. Marked for translation in the context "Help".
    [[nodiscard]] virtual std::string_view help() const = 0;

    /// The family's named rules, in the order of a catalogue; a RuleId is an index into them.
    [[nodiscard]] virtual std::span<const Rule> rules() const = 0;
    /// The smallest position that shows a rule. Requires: rule < rules().size().
    [[nodiscard]] virtual RulePicture picture(RuleId rule) const = 0;
    [[nodiscard]] virtual std::span<const Sample> samples() const = 0;

    /// The sizes offered to a person who makes a puzzle, smallest first, at least two; puzzles of
    /// the first two are made within seconds at every difficulty.
    [[nodiscard]] virtual std::span<const BoardSize> sizes() const = 0;
    /// The symmetries that the clues can have, besides None.
    [[nodiscard]] virtual std::span<const Symmetry> symmetries() const { return {}; }
    /// The wishes that generate() can fulfil, in words, as they follow "expected"; nothing if
    /// `wish` is one of them.
    [[nodiscard]] virtual std::optional<Phrase> expectedInstead(const Wish &wish) const = 0;
    /// Whether a clue can stand in any cell or in none, as the setter likes, so that the number of
    /// clues and their pattern can be ordered.
    [[nodiscard]] virtual bool placesClues() const { return false; }
    /// Makes a puzzle with one answer (a joinable one: with one or more) and the
    /// difficulty wished for, as ordered. The same wish gives the same puzzle on every machine. Null
    /// when stopped, and where none of very many tries is like that. Requires: a wish for which
    /// expectedInstead() and contradictionIn() return nothing.
    [[nodiscard]] virtual std::shared_ptr<const Puzzle>
    generate(const Wish &wish, const GenerateProgress &progress,
             const StopCondition &stop) const = 0;

    /// Whether the clues of its puzzles can be taken away one by one, by thin().
    [[nodiscard]] virtual bool thins() const { return false; }
    /// The puzzle with as few clues as thinning leaves, the same single answer, and no more than
    /// the wish's hardest difficulty: no clue that is left, together with the clues that the
    /// symmetry pairs it with, can be taken away as well. The puzzle stays of its kind: where all of
    /// something is shown by custom, all of it stays. The same wish gives the same puzzle on every
    /// machine. Null when stopped, and where the puzzle does not have exactly one answer or
    /// is harder from the start.
    /// Requires: thins(); a puzzle of this family; no symmetry, or one of symmetries() that a board
    /// of its size can have.
    [[nodiscard]] virtual std::shared_ptr<const Puzzle> thin(const Puzzle &puzzle,
                                                             const ThinWish &wish,
                                                             const ThinProgress &progress,
                                                             const StopCondition &stop) const
    {
        (void)puzzle;
        (void)wish;
        (void)progress;
        (void)stop;
        return nullptr;
    }

    /// The rules for drawing puzzles of this family.
    [[nodiscard]] virtual const Drafting &drafting() const = 0;

    /// The options of this family, at most 32.
    [[nodiscard]] virtual std::span<const Option> options() const { return {}; }

    /// Whether a judge file that begins with `text` belongs to this family: Yes if its first puzzle
    /// looks like one of the family's, Perhaps if only its first line does.
    [[nodiscard]] virtual Likeness recognize(std::string_view text) const = 0;

    /// The line that ends a judge file, line end included; empty where a file just ends.
    [[nodiscard]] virtual std::string_view fileEnd() const { return {}; }
    /// The text that stands between two puzzles of a judge file; empty where one just follows the
    /// other.
    [[nodiscard]] virtual std::string_view betweenPuzzles() const { return {}; }

    /// Reads the next puzzle of a judge file; a null pointer at the file's proper end. After an
    /// error the source must not be read further. Allocates no more memory than the text is long.
    [[nodiscard]] virtual tl::expected<std::shared_ptr<const Puzzle>, ParseError>
    read(LineSource &source) const = 0;
};

} // namespace inkling
