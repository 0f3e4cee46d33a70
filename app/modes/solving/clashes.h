// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/plainclash.h"
#include "worker.h"

#include <QObject>
#include <memory>
#include <vector>

namespace inkling {

/// What of a person's marks breaks a rule in plain sight, found on another thread each time they
/// change. The answer plays no part in it. Used by the window's thread.
class Clashes final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sets the puzzle that the marks are of; null for none. Forgets what was found.
    void setModel(std::shared_ptr<const Model> model);
    /// Looks at these marks; until that is done, what was found before stands as far as its marks
    /// are still there.
    void look(std::vector<Fact> marks);
    void forget();

    [[nodiscard]] const std::vector<PlainClash> &found() const { return m_found; }

Q_SIGNALS:
    /// Something else was found than before.
    void changed();

private:
    struct Session;

    void take(std::vector<PlainClash> found);

    std::shared_ptr<Session> m_session;
    std::vector<PlainClash> m_found;
    Worker m_worker;
};

} // namespace inkling
