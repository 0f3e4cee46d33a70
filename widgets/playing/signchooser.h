// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <string_view>

namespace inkling {

/// The signs that can join the two cards that are chosen, each a button.
class SignChooser final : public QFrame
{
    Q_OBJECT

public:
    explicit SignChooser(QWidget *parent);

    /// Of "+-*/^".
    void setSigns(std::string_view signs);

Q_SIGNALS:
    void signChosen(char sign);

private:
    std::string m_signs;
};

/// As it is printed.
[[nodiscard]] QString signText(char sign);

} // namespace inkling
