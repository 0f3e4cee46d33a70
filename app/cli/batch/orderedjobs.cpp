// SPDX-License-Identifier: MIT
#include "batch/orderedjobs.h"

#include <utility>

namespace inkling {

namespace {

constexpr std::size_t mostPiecesOfOne = 4;

} // namespace

OrderedJobs::OrderedJobs(int jobs, std::function<void(const Result &result)> deliver)
    : m_deliver(std::move(deliver))
    , m_mostThreads(std::size_t(jobs))
{}

OrderedJobs::~OrderedJobs()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isOver = true;
        m_waiting.clear();
    }
    m_changed.notify_all();
}

void OrderedJobs::add(Work work)
{
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_pieces.size() < mostPiecesOfOne * m_mostThreads; });
        m_pieces.push_back(std::make_unique<Piece>());
        m_pieces.back()->work = std::move(work);
        m_waiting.push_back(m_pieces.back().get());
    }
    if (m_threads.size() < m_mostThreads)
        m_threads.emplace_back([this] { run(); });
    m_changed.notify_all();
}

void OrderedJobs::finish()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_pieces.empty(); });
}

void OrderedJobs::run()
{
    while (true) {
        Piece *piece = nullptr;
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return m_isOver || !m_waiting.empty(); });
            if (m_waiting.empty())
                return;
            piece = m_waiting.front();
            m_waiting.pop_front();
        }
        piece->result.status = piece->work(piece->result.sink);
        piece->work = {};
        {
            const std::scoped_lock lock(m_mutex);
            piece->isDone = true;
        }
        deliverDone();
    }
}

/// Delivers what is done at the front. A piece leaves the list only when it has been delivered, so
/// that finish() waits for it.
void OrderedJobs::deliverDone()
{
    const std::scoped_lock delivery(m_delivery);
    while (true) {
        Piece *front = nullptr;
        {
            const std::scoped_lock lock(m_mutex);
            if (m_pieces.empty() || !m_pieces.front()->isDone)
                return;
            front = m_pieces.front().get();
        }
        m_deliver(front->result);
        {
            const std::scoped_lock lock(m_mutex);
            m_pieces.pop_front();
        }
        m_changed.notify_all();
    }
}

} // namespace inkling
