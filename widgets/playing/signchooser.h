// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <string_view>

namespace inkling {

/// A row of buttons with the signs that can join the two chosen cards.
class SignChooser final : public QFrame
{
    Q_OBJECT

public:
    explicit SignChooser(QWidget *parent);

    /// Sets the signs, each one of "+-*/^".
    void setSigns(std::string_view signs);

Q_SIGNALS:
    void signChosen(char sign);

private:
    std::string m_signs;
};

/// The sign as it is printed: "×" for '*'.
[[nodiscard]] QString signText(char sign);

} // namespace inkling
