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

/// A choice of how a puzzle is to be taken, off unless chosen.
struct Option
{
    std::string_view id;    ///< as the command line names it
    std::string_view title; ///< marked for translation in the context "Options"
};

/// How sure a family is that a text is its own.
enum class Likeness : std::uint8_t { No, Perhaps, Yes };

/// All that the program asks of a kind of puzzle. A family is a folder that exports one such object,
/// and a line in registry.cpp. Immutable; thread-safe.
class Family
{
public:
    virtual ~Family() = default;

    /// As the command line and the files name it: "slink".
    [[nodiscard]] virtual std::string_view id() const = 0;
    /// What else the command line takes for it.
    [[nodiscard]] virtual std::span<const std::string_view> otherNames() const { return {}; }
    /// As a person reads it; marked for translation in the context "Families".
    [[nodiscard]] virtual std::string_view title() const = 0;

    /// The named rules, in the order of a catalogue. RuleId is the place in it.
    [[nodiscard]] virtual std::span<const Rule> rules() const = 0;
    /// The smallest position that shows a rule. Requires: rule < rules().size().
    [[nodiscard]] virtual RulePicture picture(RuleId rule) const = 0;
    [[nodiscard]] virtual std::span<const Sample> samples() const = 0;

    /// The sizes that a maker of puzzles is offered, smallest first, at least two; the first two are made in
    /// seconds at every difficulty.
    [[nodiscard]] virtual std::span<const BoardSize> sizes() const = 0;
    /// Which symmetries its clues can have, besides None.
    [[nodiscard]] virtual std::span<const Symmetry> symmetries() const { return {}; }
    /// What is expected of a wish instead of what it says; nothing where generate() will do.
    [[nodiscard]] virtual std::optional<Phrase> objection(const Wish &wish) const = 0;
    /// Makes a puzzle with one answer (of a family that lists answers: with any), whose rating has the word
    /// wished for. The same wish gives the same puzzle on every machine. Null when it is stopped, and
    /// where none of very many tries has that word. Requires: no objection to the wish.
    [[nodiscard]] virtual std::shared_ptr<const Puzzle>
    generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop) const
        = 0;

    /// Whether its puzzles have clues that can be taken away, one by one: thin() does.
    [[nodiscard]] virtual bool thins() const { return false; }
    /// The puzzle with fewer clues, and the same one answer: none of those that are left can go as well, with
    /// those that the symmetry takes it to. The same wish gives the same puzzle on every machine. Null when
    /// it is stopped, and where the puzzle has not one answer. Requires: thins(), a puzzle of this family,
    /// and no symmetry or one of symmetries() that a board of its size can have.
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

    /// How puzzles of it are drawn.
    [[nodiscard]] virtual const Drafting &drafting() const = 0;

    /// At most 32.
    [[nodiscard]] virtual std::span<const Option> options() const { return {}; }
    /// Whether its puzzles may well have several answers, and Puzzle::answers() finds all of them.
    [[nodiscard]] virtual bool listsAnswers() const { return false; }

    /// Whether a judge file that begins with `text` is this family's: Yes if the first puzzle has its
    /// shape, Perhaps if only its first line has.
    [[nodiscard]] virtual Likeness recognize(std::string_view text) const = 0;

    /// The line that ends a judge file, line end included; empty where the text's own end does.
    [[nodiscard]] virtual std::string_view fileEnd() const { return {}; }
    /// Whether a judge file holds a single puzzle.
    [[nodiscard]] virtual bool isOneAFile() const { return false; }

    /// Reads the next puzzle of a judge file. Ensures: a null pointer at the file's proper end; after
    /// an error the source is not to be read further. Allocates no more than the text is long.
    [[nodiscard]] virtual tl::expected<std::shared_ptr<const Puzzle>, ParseError>
    read(LineSource &source) const = 0;
};

} // namespace inkling
