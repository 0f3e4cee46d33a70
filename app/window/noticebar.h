// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QToolButton;

namespace inkling {

/// A line above the board with a notice that needs no answer. A lasting notice, which is about a
/// state, has precedence over notices that can be closed.
class NoticeBar final : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows a notice until it is closed or another takes its place.
    void tell(const QString &text);
    /// Takes a notice away, if it is the one that was told last.
    void withdraw(const QString &text);
    /// Shows a lasting notice until another, or an empty text, takes its place.
    void setLasting(const QString &text);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void renew();

    QString m_told;
    QString m_lasting;
    QLabel *m_icon;
    QLabel *m_text;
    QToolButton *m_close;
};

} // namespace inkling
