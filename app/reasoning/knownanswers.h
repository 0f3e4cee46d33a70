// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"

#include <QObject>
#include <QThreadPool>
#include <cstdint>
#include <stop_token>
#include <unordered_map>

namespace inkling {

class Document;

/// How far a reader has come with a puzzle by hand.
enum class Progress : std::uint8_t { None, Begun, Solved };

/// The puzzles of a document whose answers their reader knows, as they were solved by hand. All
/// others are shown unsolved, wherever their answer is not the matter.
///
/// Marks are held against the rules on another thread, whenever they change. Lives on the window's
/// thread.
class KnownAnswers final : public QObject
{
    Q_OBJECT

public:
    /// Requires: the document outlives this object.
    explicit KnownAnswers(Document &document, QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(KnownAnswers)
    ~KnownAnswers() override;

    /// Begun also means that it is not known yet whether the marks are an answer.
    [[nodiscard]] Progress progress(const Page &page) const;
    /// Whether marks are still being held against the rules.
    [[nodiscard]] bool isChecking() const { return m_running > 0; }

Q_SIGNALS:
    /// The progress of the page with this index has changed.
    void changed(int index);

private:
    /// What is known about a page, for a revision of it.
    struct Known
    {
        std::uint64_t revision = 0;
        bool isSolved = false;
        /// The number of the last check that was begun.
        std::uint64_t check = 0;
    };
    /// What is known about the present revision of a page.
    Known &known(const Page &page);
    [[nodiscard]] const Known *find(const Page &page) const;
    void check(const Page &page);
    void take(PageId id, std::uint64_t number, bool isSolved);

    Document &m_document;
    std::unordered_map<PageId, Known> m_known;
    std::uint64_t m_lastCheck = 0;
    int m_running = 0;
    std::stop_source m_stop;
    QThreadPool m_pool;
};

} // namespace inkling
