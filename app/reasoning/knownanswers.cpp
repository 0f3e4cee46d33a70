// SPDX-License-Identifier: MIT
#include "reasoning/knownanswers.h"

#include "documents/document.h"
#include "marking/usermarks.h"

#include <utility>

namespace inkling {

namespace {

bool hasMarks(const Page &page)
{
    return page.puzzle && (!page.marks.marks.empty() || !page.marks.moves.empty());
}

/// Whether the marks of a page are an answer. Cost: that of Puzzle::model().
bool isAnswered(const Page &page)
{
    UserMarks marks(page.puzzle, page.puzzle->model(), page.puzzle->board().size());
    marks.restore(page.marks.marks, page.marks.trials, {}, page.marks.moves);
    return marks.answer().has_value();
}

} // namespace

KnownAnswers::KnownAnswers(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    m_pool.setMaxThreadCount(1);
    connect(&document, &Document::reset, this, [this] {
        m_stop.request_stop();
        m_stop = {};
        m_known.clear();
        m_running = 0;
    });
    connect(&document, &Document::inserted, this, [this](int first, int count) {
        for (int i = first; i < std::min(first + count, m_document.count()); ++i)
            check(m_document.page(i));
    });
    connect(&document, &Document::changed, this, [this](int index) {
        check(m_document.page(index));
        Q_EMIT changed(index);
    });
}

KnownAnswers::~KnownAnswers()
{
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

const KnownAnswers::Known *KnownAnswers::find(const Page &page) const
{
    const auto place = m_known.find(page.id);
    const bool isKnown = place != m_known.end() && place->second.revision == page.revision;
    return isKnown ? &place->second : nullptr;
}

KnownAnswers::Known &KnownAnswers::known(const Page &page)
{
    Known &known = m_known[page.id];
    if (known.revision != page.revision)
        known = {.revision = page.revision};
    return known;
}

Progress KnownAnswers::progress(const Page &page) const
{
    if (!hasMarks(page))
        return Progress::None;
    const Known *known = find(page);
    return known && known->isSolved ? Progress::Solved : Progress::Begun;
}

void KnownAnswers::check(const Page &page)
{
    if (!hasMarks(page))
        return;
    const std::uint64_t number = ++m_lastCheck;
    known(page).check = number;
    ++m_running;
    m_pool.start([this, page, number, token = m_stop.get_token()] {
        if (token.stop_requested())
            return;
        const bool isSolved = isAnswered(page);
        QMetaObject::invokeMethod(
            this,
            [this, id = page.id, number, isSolved, token] {
                if (!token.stop_requested())
                    take(id, number, isSolved);
            },
            Qt::QueuedConnection);
    });
}

void KnownAnswers::take(PageId id, std::uint64_t number, bool isSolved)
{
    --m_running;
    const auto place = m_known.find(id);
    const int index = m_document.indexOf(id);
    // What has changed meanwhile is checked again.
    if (index < 0 || place == m_known.end() || place->second.check != number)
        return;
    if (std::exchange(place->second.isSolved, isSolved) != isSolved)
        Q_EMIT changed(index);
}

} // namespace inkling
