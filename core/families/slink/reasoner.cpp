// SPDX-License-Identifier: MIT
#include "families/slink/reasoner.h"

namespace inkling::slink {
namespace {
class SlinkReasoner final : public Reasoner
{
public:
    int tierCount() const override { return 0; }
    void learned(const Knowledge &, UnknownId, ValueSet) override {}
    void propose(const Knowledge &, int, Trace &) override {}
};
} // namespace

std::unique_ptr<Reasoner> makeReasoner(const Clues &)
{
    return std::make_unique<SlinkReasoner>();
}

} // namespace inkling::slink
