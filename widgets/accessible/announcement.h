// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QAccessibleInterface;
class QObject;
class QWidget;

namespace inkling {

/// Has screen readers say a sentence at once, whatever has the focus: a verdict, a hint, what a
/// check found, an error. `where`: the widget that shows the sentence; while it is hidden, nothing
/// is said. Sentences of one moment are said one after the other, a line each.
///
/// Qt 6.4 passes on neither alerts nor announcements. What Orca speaks is a notification that
/// comes into sight: each window has one, of no size, which bears the sentence as its name.
/// Requires: installAccessibility() has been called. To be used by the window's thread.
void announce(const QWidget &where, const QString &words);

/// The interface to a window's notification; null for any other object.
[[nodiscard]] QAccessibleInterface *makeAnnouncementAccessible(QObject *object);

/// The sentence that a window announced last; empty if it has announced none.
[[nodiscard]] QString lastAnnounced(const QWidget &window);

} // namespace inkling
