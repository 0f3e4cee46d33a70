// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/pictureexport.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace inkling {

/// Asks for the look of a picture of the board, shows how it will look, and writes it. Light at
/// first, as pictures mostly end on paper or in a text; then as it was chosen last.
class PictureDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `name`: the offered name of the file, without its ending.
    PictureDialog(BoardState state, const QString &folder, const QString &name,
                  QWidget *parent = nullptr);

    [[nodiscard]] PictureChoices choices() const;

Q_SIGNALS:
    /// A picture has been written, or could not be: in words.
    void told(const QString &words);

private:
    [[nodiscard]] QWidget *makeForm();
    [[nodiscard]] QString suffix() const;
    /// Shows the picture as it is chosen now.
    void renew();
    void chooseFile();
    void writeTo(const QString &path);

    BoardState m_state;
    QString m_folder;
    QString m_name;
    QLabel *m_preview;
    QComboBox *m_format;
    QComboBox *m_theme;
    QSpinBox *m_width;
    QCheckBox *m_transparent;
};

} // namespace inkling
