// SPDX-License-Identifier: MIT
#include "modes/solving/marksbinding.h"

#include "documents/document.h"
#include "marking/usermarks.h"

namespace inkling {

void bindMarks(Document &document, PageId page, UserMarks &marks)
{
    const int index = document.indexOf(page);
    if (index < 0)
        return;
    const Marks &kept = document.page(index).marks;
    marks.restore(kept.marks, kept.trials, kept.pins, kept.moves, kept.tints);
    marks.setRecorder([&document, page](const Stroke &stroke) { document.record(page, stroke); });
    QObject::connect(
        &document, &Document::changed, &marks,
        [&document, &marks, page](int place, const PageChange &change, bool isForward) {
            const Page &changed = document.page(place);
            if (changed.id == page && changed.puzzle == marks.puzzle() && !isEmpty(change.marks))
                marks.apply(change.marks, isForward);
        });
}

} // namespace inkling
