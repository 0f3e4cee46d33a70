// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/practice/maker.h"
#include "scene/boardgeometry.h"
#include "worker.h"

#include <QObject>
#include <memory>
#include <optional>

namespace inkling {

/// A position and the layout of its board; or why there is none.
struct PracticeMade
{
    std::shared_ptr<const PracticePosition> position;
    SharedGeometry geometry;
    Unpractised why = Unpractised::Rare;
};

/// Makes positions for practising a rule on a worker thread, one ahead of the reader. To be used by
/// the window's thread.
class PracticeDesk final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sets the rule that positions are for; those on the way for another are called off.
    /// Requires: a rule of the family's catalogue.
    void setRule(const Family &family, RuleId rule, std::uint64_t seed);
    /// Asks for the next position: made() follows, at once if the position is there already.
    void askNext();
    /// Calls off all work.
    void stop();
    [[nodiscard]] bool isWanted() const { return m_isWanted; }

Q_SIGNALS:
    void made(const inkling::PracticeMade &made);
    /// So many puzzles have been looked through for the position that is asked for.
    void searched(int count);

private:
    void start();
    void deliver();

    std::shared_ptr<PracticeMaker> m_maker; ///< used by the worker's thread alone
    std::optional<PracticeMade> m_ready;
    bool m_isWanted = false;
    Worker m_worker;
};

} // namespace inkling
