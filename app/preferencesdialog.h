// SPDX-License-Identifier: MIT
#pragma once

#include "preferences.h"

#include <QDialog>
#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace inkling {

/// What a reader prefers. Every change holds at once, so that it is seen; Cancel takes all of them back. Stays open
/// beside the window.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(QWidget *parent = nullptr);

    /// By its object name, the key in the settings; null if there is none.
    [[nodiscard]] QCheckBox *check(const char *key) const;
    [[nodiscard]] QComboBox *choice(const char *key) const;

    void reject() override;

Q_SIGNALS:
    /// The settings have changed.
    void changed();

private:
    QFormLayout *addGroup(const QString &heading);
    void addCheck(QFormLayout *form, const char *key, const QString &text, const QString &tip,
                  bool &(*of)(Preferences &));
    /// `of`: where the preferences have it, as a number.
    template <typename Choice>
    void addChoice(QFormLayout *form, const char *key, const QString &text,
                   const QStringList &choices, Choice &(*of)(Preferences &));
    void addPlay();
    void addLook();
    void addDocuments();
    /// Puts what holds into the fields.
    void fill();
    void hold(const Preferences &preferences);
    /// Writes what holds now, and lets it be seen.
    void apply();

    Preferences m_before;
    Preferences m_now;
    /// Each puts what holds into a field.
    std::vector<std::function<void()>> m_fillers;
};

} // namespace inkling
