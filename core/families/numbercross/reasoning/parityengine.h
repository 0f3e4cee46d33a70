// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"

namespace inkling::numbercross {

/// Appends the steps of the rule OddCells: each decides an open odd cell that is the only
/// connection between other open odd cells on its two sides.
///
/// Modulo 2, the labels are equations over the odd cells, and each of these is in two equations:
/// the lines are the nodes of a graph, and the open odd cells its edges. A bridge of the graph is
/// the only open cell that the lines on one of its sides count once. Bridges: Tarjan 1974. Cost:
/// linear in the cells.
void proposeOddCells(const Position &position, Trace &proposals);

/// Appends a step of the rule Parity if some labels contradict the known odd cells of their lines.
/// Returns whether there is one.
bool proposeParityContradiction(const Position &position, Trace &proposals);

} // namespace inkling::numbercross
