// SPDX-License-Identifier: MIT
#include "families/numbercross/family.h"

#include "families/numbercross/drafting.h"
#include "families/numbercross/generating/generator.h"
#include "families/numbercross/puzzle.h"
#include "families/numbercross/reasoning/rules.h"
#include "families/numbercross/samples.h"

#include <array>

namespace inkling::numbercross {

namespace {

class NumberCrossFamily final : public Family
{
public:
    std::string_view id() const override { return "numbercross"; }
    std::span<const std::string_view> otherNames() const override
    {
        static constexpr std::array<std::string_view, 1> names{"number-cross"};
        return names;
    }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "Number Cross"); }
    std::string_view help() const override
    {
        return INKLING_TR_NOOP(
            "Help", "Each cell is black or white. The white digits of a row add up to the number "
                    "beside it, the black digits of a column to the number above it.\n"
                    "Click a cell: black, white, blank; drag to paint. The right button goes the "
                    "other way round. Keyboard: arrow keys, then Space.");
    }
    std::span<const Rule> rules() const override { return numbercross::rules(); }
    RulePicture picture(RuleId rule) const override { return rulePicture(rule); }
    std::span<const Sample> samples() const override { return numbercross::samples(); }

    std::string_view betweenPuzzles() const override { return "\n"; }
    std::span<const BoardSize> sizes() const override { return madeSizes(); }
    std::optional<Phrase> expectedInstead(const Wish &wish) const override
    {
        return numbercross::expectedInstead(wish);
    }
    std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                           const StopCondition &stop) const override
    {
        return numbercross::generate(wish, progress, stop);
    }

    const Drafting &drafting() const override { return numbercross::drafting(); }

    Likeness recognize(std::string_view text) const override { return likeness(text); }

    tl::expected<std::shared_ptr<const Puzzle>, ParseError> read(LineSource &source) const override
    {
        return readPuzzle(source);
    }
};

} // namespace

const Family &family()
{
    static const NumberCrossFamily instance;
    return instance;
}

} // namespace inkling::numbercross
