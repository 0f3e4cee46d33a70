// SPDX-License-Identifier: MIT
#pragma once

#include "look/preferences.h"

#include <QDialog>
#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QVBoxLayout;

namespace inkling {

/// Shows and changes a reader's preferences. Every change takes effect at once, so that it is seen,
/// but that of the language, which OK brings; Cancel takes all of them back. Stays open beside the window.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(QWidget *parent = nullptr);

    /// The box or the list of a preference, by its key in the settings, which is its object name;
    /// null if there is none.
    [[nodiscard]] QCheckBox *check(const char *key) const;
    [[nodiscard]] QComboBox *choice(const char *key) const;

    void accept() override;
    void reject() override;

Q_SIGNALS:
    /// The settings have changed.
    void changed();
    /// Another language was chosen and accepted.
    void languageChanged();

private:
    QFormLayout *addGroup(const QString &heading);
    void addCheck(QFormLayout *form, const char *key, const QString &text, const QString &tip,
                  bool &(*of)(Preferences &));
    /// Adds a list of choices. `of`: gives the value in the preferences, as a number.
    template <typename Choice>
    void addChoice(QFormLayout *form, const char *key, const QString &text,
                   const QStringList &choices, Choice &(*of)(Preferences &));
    void addLanguages(QFormLayout *form);
    void addPlay();
    void addLook();
    void addDocuments();
    /// Puts the present preferences into the fields.
    void fill();
    /// Takes other preferences, and shows and applies them.
    void hold(const Preferences &preferences);
    /// Writes the present preferences, and makes their look seen.
    void apply();

    QVBoxLayout *m_groups = nullptr;
    Preferences m_before;
    Preferences m_now;
    /// Functions that each put a present preference into its field.
    std::vector<std::function<void()>> m_fillers;
};

} // namespace inkling
