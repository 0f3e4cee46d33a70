// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QToolButton;

namespace inkling {

/// A quiet line above the board that says something worth knowing, and does not ask for anything. What lasts
/// (because it is still so) comes before what can be put away.
class NoticeBar final : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Stands until it is closed or another takes its place.
    void tell(const QString &text);
    /// Stands until it is set to nothing.
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
