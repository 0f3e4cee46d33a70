// SPDX-License-Identifier: MIT
#include "families/hex/family.h"

#include "families/hex/drafting.h"
#include "families/hex/generating/generator.h"
#include "families/hex/puzzle.h"
#include "families/hex/reasoning/rules.h"
#include "families/hex/samples.h"

namespace inkling::hex {

namespace {

class HexFamily final : public Family
{
public:
    std::string_view id() const override { return "hex"; }
    std::string_view title() const override
    {
        return INKLING_TR_NOOP("Families", "Hex Tile Equations");
    }
    std::string_view help() const override
    {
        return INKLING_TR_NOOP(
            "Help", "Find the path from tile to neighbouring tile, through each tile once, that reads "
                    "as a true equation: numbers of one or two digits, an operator between each "
                    "two, one =. Each side is worked out from left to right.\n"
                    "Drag from tile to tile to draw the path; drag back to erase it. The right "
                    "button cuts a link. Keyboard: arrow keys, Space to join, X to cut.");
    }
    std::span<const Rule> rules() const override { return hex::rules(); }
    RulePicture picture(RuleId rule) const override { return rulePicture(rule); }
    std::span<const Sample> samples() const override { return hex::samples(); }

    std::string_view fileEnd() const override { return "0\n"; }
    std::span<const BoardSize> sizes() const override { return madeSizes(); }
    std::optional<Phrase> expectedInstead(const Wish &wish) const override
    {
        return hex::expectedInstead(wish);
    }
    std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                           const StopCondition &stop) const override
    {
        return hex::generate(wish, progress, stop);
    }

    const Drafting &drafting() const override { return hex::drafting(); }

    Likeness recognize(std::string_view text) const override { return likeness(text); }

    tl::expected<std::shared_ptr<const Puzzle>, ParseError> read(LineSource &source) const override
    {
        return readPuzzle(source);
    }
};

} // namespace

const Family &family()
{
    static const HexFamily instance;
    return instance;
}

} // namespace inkling::hex
