// SPDX-License-Identifier: MIT
#include "logic/model/steppicture.h"

namespace inkling {

RulePicture pictureOf(const Model &model, Board board, const Step &step)
{
    RulePicture picture;
    picture.board = std::move(board);
    for (const ConstraintId constraint : step.constraints) {
        const auto elements = model.elements(constraint);
        picture.constraints.insert(picture.constraints.end(), elements.begin(), elements.end());
    }
    const auto show = [&](std::span<const Fact> facts, std::vector<Mark> &marks) {
        for (const Fact &fact : facts) {
            if (auto mark = model.mark(fact))
                marks.push_back(*std::move(mark));
        }
    };
    show(step.premises, picture.premises);
    show(step.conclusions, picture.conclusions);
    picture.contradiction = step.contradiction;
    return picture;
}

} // namespace inkling
