// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/rules.h"
#include "board/board.h"
namespace inkling::kenken {
RulePicture rulePicture(RuleId) {
    RulePicture p;
    p.board.add(ElementKind::Cell, {{0,0},{1,0},{1,1},{0,1}});
    p.constraints = {0};
    p.conclusions.push_back(Mark{.element=0,.look=Look::Text,.text="3"});
    return p;
}
}
