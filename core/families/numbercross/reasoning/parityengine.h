// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"

namespace inkling::numbercross {

/// The steps of OddCells: an open odd cell on whose two sides the other open odd cells do not meet.
///
/// Modulo 2 the labels are equations over the odd cells, and each of these is in two of them: lines are
/// the nodes of a graph, open odd cells its edges. A bridge of the graph is the only open cell that the
/// lines on one of its sides count once. Bridges: Tarjan 1974. Cost: linear in the cells.
void proposeOddCells(const Position &position, Trace &proposals);

/// A step of Parity if some lines are at odds with what is known of their odd cells.
/// Returns whether there is one.
bool proposeParityContradiction(const Position &position, Trace &proposals);

} // namespace inkling::numbercross
