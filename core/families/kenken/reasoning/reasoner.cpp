// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/reasoner.h"
#include "families/kenken/reasoning/rules.h"
#include "families/kenken/puzzle.h"
namespace inkling::kenken {
namespace {
class R final : public Reasoner {
public:
    R(const Cages &c) : m_cages(c) {}
    int tierCount() const override { return 1; }
    void learned(const Knowledge &, UnknownId, ValueSet) override {}
    void propose(const Knowledge &, int, const StopCondition &, Trace &t) override {
        for (std::size_t i = 0; i < m_cages.cages.size(); ++i) {
            const auto &cage = m_cages.cages[i];
            if (cage.operation == Operation::Given) {
                t.begin(0); t.addConstraint(ConstraintId(i)); t.addConclusion({cage.cells[0], ValueSet::only(int(cage.target & 63))});
            }
        }
    }
    Cages m_cages;
};
}
std::unique_ptr<Reasoner> makeReasoner(const Cages &c) { return std::make_unique<R>(c); }
RulePicture rulePicture(RuleId) {
    RulePicture p;
    p.board.add(ElementKind::Cell, {{0,0},{1,0},{1,1},{0,1}});
    p.constraints = {0};
    p.conclusions.push_back(Mark{.element=0,.look=Look::Text,.text="3"});
    return p;
}
}
