// SPDX-License-Identifier: MIT
#pragma once

#include "scene/theme.h"

#include <QObject>

namespace inkling {

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// Gives the program the theme that the reader chose, or the system's, and follows the system when
/// it changes. There is one for the program.
class ThemeManager final : public QObject
{
    Q_OBJECT

public:
    static ThemeManager &instance();

    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    [[nodiscard]] const Theme &theme() const { return *m_theme; }

Q_SIGNALS:
    void changed(const inkling::Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    ThemeManager();
    void apply();

    ThemeChoice m_choice = ThemeChoice::System;
    const Theme *m_theme;
    bool m_isApplying = false;
};

} // namespace inkling
