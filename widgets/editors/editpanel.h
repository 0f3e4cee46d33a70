// SPDX-License-Identifier: MIT
#pragma once

#include "board/look.h"
#include "editors/sheeteditor.h"

#include <QIcon>
#include <QWidget>
#include <optional>
#include <span>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace inkling {

class FoundLegend;
class LetterPad;
class OptionsPanel;
class SizePad;

/// The actions and icons that the window lends to the panel.
struct EditPanelActions
{
    QList<QAction *> solution; ///< "Build from a solution"; the first is a switch
    QList<QAction *> cages;
    QList<QAction *> turns;
    QIcon more;
    QIcon fewer;
};

/// The right side of the window while a puzzle is drawn: the verdict and the difficulty, or the
/// draft's faults; and the drawing tools.
class EditPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit EditPanel(const EditPanelActions &actions, QWidget *parent = nullptr);

    /// Shows the verdict in a few words, and in a sentence or two. `isGood`: as its setter would
    /// have it.
    void showVerdict(const QString &verdict, const QString &words, bool isGood);
    /// Shows or hides the sign that the verdict is still being worked out.
    void setBusy(bool isBusy);
    /// Lists the faults of the draft, one line each, with a capital to begin with.
    void showFaults(const QStringList &faults);
    /// Says why something that was asked for cannot be done; empty `words` once that is past.
    void showNotice(const QString &words);
    /// Shows or hides the switch that shows the verdict on the board: clues in conflict, where two
    /// answers differ.
    void setLightOffered(bool isOffered);
    [[nodiscard]] bool isLightWanted() const;
    /// Explains the marks of two answers on the board, which have this look; nothing for none.
    void explainAnswers(std::optional<Look> look);
    /// Shows the work under way, such as filling or thinning the draft; empty `words` for none.
    /// `percent`: -1 where the progress is not known.
    void showWork(const QString &words, int percent = -1);

    /// Offers the family's symmetries, with "none" before them; hides the choice where there are
    /// none.
    void setSymmetries(std::span<const Symmetry> symmetries);
    /// Offers a limit to the difficulty of what is left when clues are removed, or hides it.
    void setCeilingOffered(bool isOffered);
    /// The hardest puzzle that is wanted when clues are removed.
    [[nodiscard]] Difficulty ceiling() const;
    void setHelp(const QString &help);
    void showBoard(const SheetEditor &editor);

    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString notice() const;
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QListWidget &faults() { return *m_faults; }
    [[nodiscard]] QComboBox &symmetry() { return *m_symmetry; }
    [[nodiscard]] QComboBox &ceilings() { return *m_ceilings; }
    [[nodiscard]] OptionsPanel &options() { return *m_options; }
    [[nodiscard]] LetterPad &letterPad() { return *m_letterPad; }
    [[nodiscard]] QCheckBox &goesOn() { return *m_goesOn; }
    [[nodiscard]] QCheckBox &light() { return *m_light; }
    [[nodiscard]] SizePad &sizePad() { return *m_sizePad; }
    [[nodiscard]] FoundLegend &legend() { return *m_legend; }

Q_SIGNALS:
    void symmetryChosen(inkling::Symmetry symmetry);
    void goesOnChosen(bool goesOn);
    void growWanted(inkling::Side side, bool isMore);
    void lightWanted(bool isWanted);
    /// A line of the list of faults, or -1 when none is chosen.
    void faultChosen(int fault);
    void stopWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeVerdict();
    QWidget *makeWork();
    /// Shows one of four texts, as there is room for one: the work under way; if there is none, why
    /// something cannot be done; if all can, the faults; if there are none, the words of the verdict.
    void showDetails();
    QWidget *makeTools(const EditPanelActions &actions);
    void colourVerdict();

    QLabel *m_verdict;
    QLabel *m_words;
    QProgressBar *m_busy;
    FoundLegend *m_legend;
    QCheckBox *m_light;
    QListWidget *m_faults;
    QStackedWidget *m_details;
    QComboBox *m_symmetry;
    QWidget *m_symmetryRow;
    OptionsPanel *m_options;
    LetterPad *m_letterPad;
    QComboBox *m_ceilings;
    QWidget *m_ceilingRow;
    QCheckBox *m_goesOn;
    QWidget *m_cages;
    QLabel *m_notice;
    QLabel *m_work;
    QProgressBar *m_bar;
    QPushButton *m_stop;
    SizePad *m_sizePad;
    QLabel *m_help;
    bool m_isGood = false;
};

} // namespace inkling
