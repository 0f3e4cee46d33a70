// SPDX-License-Identifier: MIT
#include "families/hex/family.h"

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
    std::span<const Rule> rules() const override { return hex::rules(); }
    RulePicture picture(RuleId rule) const override { return rulePicture(rule); }
    std::span<const Sample> samples() const override { return hex::samples(); }

    std::string_view fileEnd() const override { return "0\n"; }
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
