// SPDX-License-Identifier: MIT
#include "marksbinding.h"

#include "document.h"
#include "playing/usermarks.h"

namespace inkling {

void bindMarks(Document &document, PageId page, UserMarks &marks)
{
    const int index = document.indexOf(page);
    if (index < 0)
        return;
    const Marks &kept = document.page(index).marks;
    marks.restore(kept.marks, kept.trials, kept.pins);
    marks.setRecorder([&document, page](const MarksChange &change, const QString &words) {
        document.changeMarks(page, change, words);
    });
    QObject::connect(
        &document, &Document::marksChanged, &marks,
        [&document, &marks, page](int changed, const MarksChange &change, bool isForward) {
            if (document.page(changed).id == page)
                marks.apply(change, isForward);
        });
}

} // namespace inkling
