// SPDX-License-Identifier: MIT
#include "modes/mode.h"

#include "reasoning/scheduler.h"

namespace inkling {

Mode::Mode(const Stage &stage)
    : m_stage(stage)
{
    connect(&stage.scheduler, &Scheduler::boardReady, this, &Mode::takeGeometry);
    connect(&stage.scheduler, &Scheduler::explained, this, &Mode::takeExplained);
    connect(&stage.scheduler, &Scheduler::solved, this, &Mode::takeSolution);
}

} // namespace inkling
