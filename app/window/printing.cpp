// SPDX-License-Identifier: MIT
#include "window/printing.h"

#include "documents/document.h"
#include "phrases.h"
#include "reasoning/scheduler.h"

namespace inkling {

PrintSource printSource(const Document &document, const Scheduler &scheduler)
{
    auto items = std::make_shared<std::vector<PrintItem>>();
    PrintSource source;
    for (int i = 0; i < document.count(); ++i) {
        const Page &page = document.page(i);
        if (!page.puzzle)
            continue;
        if (i == document.current())
            source.current = int(items->size());
        items->push_back(printItem(page, document.count() > 1 ? i + 1 : 0));
        const PuzzleSummary *summary = scheduler.summary(page);
        if (!summary)
            continue;
        items->back().answer = summary->answer;
        if (summary->rating)
            items->back().difficulty = title(difficultyOf(summary->rating->value));
    }
    source.items = std::move(items);
    return source;
}

} // namespace inkling
