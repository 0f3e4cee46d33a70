// SPDX-License-Identifier: MIT
#include "families/kenken/family.h"

#include "families/kenken/drafting.h"
#include "families/kenken/generating/generator.h"
#include "families/kenken/generating/thinner.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/reasoning/rules.h"
#include "families/kenken/samples.h"

namespace inkling::kenken {

namespace {

class KenkenFamily final : public Family
{
public:
    std::string_view id() const override { return "kenken"; }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "KenKen"); }
    std::string_view help() const override
    {
        return INKLING_TR_NOOP(
            "Help",
            "Each row and column holds every digit from 1 to the size of the board once. The digits "
            "of a cage make its number with its sign; for − and / the largest comes first.\n"
            "Click a cell or use the arrow keys, then type. With Shift, or after a right click, "
            "you type notes. Backspace clears the cell.");
    }
    std::span<const Rule> rules() const override { return kenken::rules(); }
    RulePicture picture(RuleId rule) const override { return rulePicture(rule); }
    std::span<const Sample> samples() const override { return kenken::samples(); }

    std::span<const BoardSize> sizes() const override { return madeSizes(); }
    std::optional<Phrase> expectedInstead(const Wish &wish) const override
    {
        return kenken::expectedInstead(wish);
    }
    std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                           const StopCondition &stop) const override
    {
        return kenken::generate(wish, progress, stop);
    }
    std::string_view fileEnd() const override { return "0\n"; }
    bool thins() const override { return true; }
    std::shared_ptr<const Puzzle> thin(const Puzzle &puzzle, const ThinWish &wish,
                                       const ThinProgress &progress,
                                       const StopCondition &stop) const override
    {
        return thinnedPuzzle(static_cast<const KenkenPuzzle &>(puzzle), wish, progress, stop);
    }

    const Drafting &drafting() const override { return kenken::drafting(); }

    Likeness recognize(std::string_view text) const override { return likeness(text); }

    tl::expected<std::shared_ptr<const Puzzle>, ParseError> read(LineSource &source) const override
    {
        return readPuzzle(source);
    }
};

} // namespace

const Family &family()
{
    static const KenkenFamily instance;
    return instance;
}

} // namespace inkling::kenken
