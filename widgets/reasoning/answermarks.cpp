// SPDX-License-Identifier: MIT
#include "reasoning/answermarks.h"

#include "painting/looks.h"

namespace inkling {

std::vector<Mark> answerMarks(const Model &model, const Knowledge &knowledge, const Answer &answer)
{
    return answerMarks(model, knowledge, answer, answer).both;
}

TwoAnswers answerMarks(const Model &model, const Knowledge &knowledge, const Answer &first,
                       const Answer &second)
{
    TwoAnswers marks;
    const auto add = [&](const Fact &fact, std::vector<Mark> &to) {
        const auto mark = model.mark(fact);
        if (mark && !knowledge.holds(fact))
            to.push_back(*mark);
    };
    for (UnknownId unknown = 0; unknown < first.values.size(); ++unknown) {
        const Fact fact{unknown, ValueSet::only(first.values[unknown])};
        const Fact other{unknown, ValueSet::only(second.values[unknown])};
        if (fact == other) {
            add(fact, marks.both);
        } else {
            add(fact, marks.first);
            add(other, marks.second);
        }
    }
    return marks;
}

Look lookOf(const Model &model, const Answer &answer)
{
    for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown) {
        const auto mark = model.mark({unknown, ValueSet::only(answer.values[unknown])});
        if (mark && LookTraits::of(mark->look).isConspicuous)
            return mark->look;
    }
    return Look::Line;
}

} // namespace inkling
