// SPDX-License-Identifier: MIT
#include "families/cards/family.h"

#include "families/cards/drafting.h"
#include "families/cards/generating/generator.h"
#include "families/cards/puzzle.h"
#include "families/cards/reasoning/rules.h"
#include "families/cards/samples.h"

namespace inkling::cards {

namespace {

class CardsFamily final : public Family
{
public:
    std::string_view id() const override { return "cards"; }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "Cards"); }
    std::string_view help() const override
    {
        return INKLING_TR_NOOP(
            "Help",
            "Make the goal of all cards, each used once, with + − × / and parentheses. An ace is 1, "
            "J Q K are 11 12 13; fractions may come up on the way.\n"
            "Click two cards in order, then a sign. Keyboard: a card's value, then + − * /. "
            "A double click splits a card again, Backspace the last one.");
    }
    std::span<const Rule> rules() const override { return cards::rules(); }
    RulePicture picture(RuleId rule) const override { return rulePicture(rule); }
    std::span<const Sample> samples() const override { return cards::samples(); }
    std::span<const Option> options() const override { return choices(); }

    std::span<const BoardSize> sizes() const override { return madeSizes(); }
    std::optional<Phrase> expectedInstead(const Wish &wish) const override
    {
        return cards::expectedInstead(wish);
    }
    std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                           const StopCondition &stop) const override
    {
        return cards::generate(wish, progress, stop);
    }

    const Drafting &drafting() const override { return cards::drafting(); }

    Likeness recognize(std::string_view text) const override { return likeness(text); }

    tl::expected<std::shared_ptr<const Puzzle>, ParseError> read(LineSource &source) const override
    {
        return readPuzzle(source);
    }
};

} // namespace

const Family &family()
{
    static const CardsFamily instance;
    return instance;
}

} // namespace inkling::cards
