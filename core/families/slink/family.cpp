// SPDX-License-Identifier: MIT
#include "families/slink/family.h"

#include "families/slink/puzzle.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/samples.h"

namespace inkling::slink {

namespace {

class SlinkFamily final : public Family
{
public:
    std::string_view id() const override { return "slink"; }
    std::string_view title() const override
    {
        return INKLING_TR_NOOP("Families", "Slink and Slitherlink");
    }
    std::span<const Rule> rules() const override { return slink::rules(); }
    RulePicture picture(RuleId rule) const override { return rulePicture(rule); }
    std::span<const Sample> samples() const override { return slink::samples(); }

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
