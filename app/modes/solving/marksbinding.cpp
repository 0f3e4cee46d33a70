// SPDX-License-Identifier: MIT
#include "modes/solving/marksbinding.h"

#include "documents/document.h"
#include "marking/usermarks.h"

namespace inkling {

bool isBound(const Document &document, PageId page, const UserMarks &marks)
{
    const int index = document.indexOf(page);
    return index >= 0 && document.page(index).puzzle == marks.puzzle();
}

void bindMarks(Document &document, PageId page, UserMarks &marks)
{
    const int index = document.indexOf(page);
    if (index < 0)
        return;
    const Marks &kept = document.page(index).marks;
    marks.restore(kept.marks, kept.trials, kept.pins, kept.moves);
    marks.setRecorder([&document, page](const MarksChange &change, const QString &words) {
        document.changeMarks(page, change, words);
    });
    QObject::connect(
        &document, &Document::marksChanged, &marks,
        [&document, &marks, page](int changed, const MarksChange &change, bool isForward) {
            if (document.page(changed).id == page && isBound(document, page, marks))
                marks.apply(change, isForward);
        });
}

} // namespace inkling
