// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sheeteditor.h"

#include <QIcon>
#include <QWidget>
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

class SizePad;

/// What the panel offers of what the window can do, and what it looks like.
struct EditPanelActions
{
    QList<QAction *> solution; ///< the first is a switch
    QList<QAction *> cages;
    QList<QAction *> turns;
    QIcon more;
    QIcon fewer;
};

/// The right side of the window while a puzzle is drawn: whether it has one answer and how hard it is, or what
/// is missing still; and the tools.
class EditPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit EditPanel(const EditPanelActions &actions, QWidget *parent = nullptr);

    /// In few words, and in a sentence or two. `isGood`: it is as one would have it.
    void showVerdict(const QString &verdict, const QString &words, bool isGood);
    /// Whether it is being worked out still.
    void setBusy(bool isBusy);
    /// What is missing or wrong, a line each.
    void showFaults(const QStringList &faults);
    /// What can be shown of the verdict on the board: conflicts, differences.
    void setLightOffered(bool isOffered);
    [[nodiscard]] bool isLightWanted() const;
    /// What is being made from it; empty where nothing is. `percent`: -1 where it cannot be told.
    void showWork(const QString &words, int percent = -1);

    /// The family's symmetries, besides none.
    void setSymmetries(std::span<const Symmetry> symmetries);
    void setHelp(const QString &help);
    void showBoard(const SheetEditor &editor);

    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QListWidget &faults() { return *m_faults; }
    [[nodiscard]] QComboBox &symmetry() { return *m_symmetry; }
    [[nodiscard]] QCheckBox &goesOn() { return *m_goesOn; }
    [[nodiscard]] QCheckBox &light() { return *m_light; }
    [[nodiscard]] SizePad &sizePad() { return *m_sizePad; }
    [[nodiscard]] QPushButton &stopButton() { return *m_stop; }
    [[nodiscard]] QString workWords() const;

Q_SIGNALS:
    void symmetryChosen(inkling::Symmetry symmetry);
    void goesOnChosen(bool goesOn);
    void growWanted(inkling::Side side, bool isMore);
    void lightWanted(bool isWanted);
    /// A line of the faults, or -1.
    void faultChosen(int fault);
    void stopWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeVerdict();
    QWidget *makeWork();
    /// What is worked out, what is missing, or what there is to say: there is room for one of them.
    void showDetails();
    QWidget *makeTools(const EditPanelActions &actions);
    void colourVerdict();

    QLabel *m_verdict;
    QLabel *m_words;
    QProgressBar *m_busy;
    QCheckBox *m_light;
    QListWidget *m_faults;
    QStackedWidget *m_details;
    QComboBox *m_symmetry;
    QWidget *m_symmetryRow;
    QCheckBox *m_goesOn;
    QWidget *m_cages;
    QLabel *m_work;
    QProgressBar *m_bar;
    QPushButton *m_stop;
    SizePad *m_sizePad;
    QLabel *m_help;
    bool m_isGood = false;
};

} // namespace inkling
