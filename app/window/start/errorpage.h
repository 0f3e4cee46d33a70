// SPDX-License-Identifier: MIT
#pragma once

#include "families/registry.h"
#include "window/start/samplegallery.h"

#include <QFrame>

class QAction;
class QLabel;
class QVBoxLayout;

namespace inkling {

/// Shows, in place of a puzzle, why a file has none to show: the fault of its text, with the faulty
/// line and the place in it marked; or that it cannot be opened, is empty or holds no puzzle.
/// Offers another file, and the families of puzzles that an unclear text could be read as.
class ErrorPage final : public QWidget
{
    Q_OBJECT

public:
    ErrorPage(QAction &open, const QList<SampleGroup> &samples, QWidget *parent = nullptr);

    void showError(const QString &file, const ParseError &error);
    /// Shows that the kind of the file's puzzles cannot be told, and offers those it could be.
    void showUnclear(const QString &file, const UnclearFamily &unclear);
    void showUnreadable(const QString &file, const QString &reason);
    /// showBlank(): the file has no text; showEmpty(): the text ends before the first puzzle.
    void showBlank(const QString &file);
    void showEmpty(const QString &file);
    [[nodiscard]] QString message() const { return m_text; }
    [[nodiscard]] QString headingText() const;

Q_SIGNALS:
    /// The text is to be read as puzzles of this family.
    void familyChosen(const inkling::Family &family);

private:
    void say(const QString &heading, const QString &message, bool hasLine);
    void offer(const std::vector<const Family *> &families);

    QString m_text;
    QLabel *m_icon;
    QLabel *m_heading;
    QLabel *m_message;
    QLabel *m_rest;
    QVBoxLayout *m_offers;
    class LineView;
    LineView *m_line;
};

} // namespace inkling
