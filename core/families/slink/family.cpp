// SPDX-License-Identifier: MIT
#include "families/slink/family.h"

#include "families/slink/drafting.h"
#include "families/slink/generating/generator.h"
#include "families/slink/generating/thinner.h"
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/samples.h"

#include <array>

namespace inkling::slink {

namespace {

class SlinkFamily final : public Family
{
public:
    std::string_view id() const override { return "slink"; }
    std::span<const std::string_view> otherNames() const override
    {
        static constexpr std::array<std::string_view, 1> names{"slitherlink"};
        return names;
    }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "Slitherlink"); }
    std::string_view help() const override
    {
        return INKLING_TR_NOOP(
            "Help", "Draw one closed loop along the dots; it never crosses or touches itself. A number "
                    "says how many of the four sides of its cell are part of the loop.\n"
                    "Drag along the dots to draw lines, or click an edge: line, cross, blank. The "
                    "right button makes crosses; a click in the middle of a cell marks it inside "
                    "or outside. Keyboard: arrow keys, Space, X, C.");
    }
    std::span<const Rule> rules() const override { return slink::rules(); }
    RulePicture picture(RuleId rule) const override { return rulePicture(rule); }
    std::span<const Sample> samples() const override { return slink::samples(); }

    std::span<const BoardSize> sizes() const override { return madeSizes(); }
    std::span<const Symmetry> symmetries() const override { return madeSymmetries(); }
    std::optional<Phrase> expectedInstead(const Wish &wish) const override
    {
        return slink::expectedInstead(wish);
    }
    std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                           const StopCondition &stop) const override
    {
        return slink::generate(wish, progress, stop);
    }

    std::string_view fileEnd() const override { return "0 0\n"; }
    bool placesClues() const override { return true; }
    bool thins() const override { return true; }
    std::shared_ptr<const Puzzle> thin(const Puzzle &puzzle, const ThinWish &wish,
                                       const ThinProgress &progress,
                                       const StopCondition &stop) const override
    {
        return thinnedPuzzle(static_cast<const SlinkPuzzle &>(puzzle), wish, progress, stop);
    }

    const Drafting &drafting() const override { return slink::drafting(); }

    Likeness recognize(std::string_view text) const override { return likeness(text); }

    tl::expected<std::shared_ptr<const Puzzle>, ParseError> read(LineSource &source) const override
    {
        return readPuzzle(source);
    }
};

} // namespace

const Family &family()
{
    static const SlinkFamily instance;
    return instance;
}

} // namespace inkling::slink
