// SPDX-License-Identifier: MIT
#pragma once

#include "dialogs/familybox.h"
#include "worker.h"

#include <QDialog>
#include <QHash>
#include <QImage>
#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QToolButton;

namespace inkling {

class OrderBox;
struct Theme;

/// Asks what kind of puzzle is to be made, and how many; makes them by a worker, and shows the best
/// so far. Cancel stops the making at once; puzzles made by then can be taken.
class GenerateDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit GenerateDialog(QWidget *parent = nullptr);

    [[nodiscard]] const Family &family() const { return m_families->family(); }
    void setFamily(const Family &family) { m_families->setFamily(family); }
    /// Sets the puzzle that is shown, whose pattern can be ordered; null for none.
    void setOpen(std::shared_ptr<const Puzzle> open);
    /// Whether to offer that what is made is added to what is open, and whether that is chosen as
    /// long as the person has chosen nothing, and the family is that of the open puzzle.
    void offerAdding(bool isOffered, bool isChosen);
    /// The wish for the first puzzle; the next ones have the seeds after its seed. A pattern settles
    /// its size.
    [[nodiscard]] Wish wish() const;
    [[nodiscard]] bool isMaking() const { return m_worker.isBusy(); }
    /// The fault of the wish, in words; empty if it has none.
    [[nodiscard]] QString objection() const;
    [[nodiscard]] QString progress() const;
    [[nodiscard]] bool hasPreview() const;

    [[nodiscard]] QComboBox &families() { return *m_families; }
    [[nodiscard]] QComboBox &sizes() { return *m_sizes; }
    [[nodiscard]] QComboBox &difficulties() { return *m_difficulties; }
    [[nodiscard]] QComboBox &symmetries() { return *m_symmetries; }
    [[nodiscard]] QLineEdit &seed() { return *m_seed; }
    [[nodiscard]] QToolButton &dice() { return *m_dice; }
    /// The check box that keeps the seed after puzzles have been made; without it, a new seed is
    /// drawn then.
    [[nodiscard]] QCheckBox &keepsSeed() { return *m_keepsSeed; }
    [[nodiscard]] QSpinBox &count() { return *m_count; }
    /// The button that shows the order in the picture's place, until one is made.
    [[nodiscard]] QToolButton &moreButton() { return *m_more; }
    [[nodiscard]] OrderBox &order() { return *m_orderBox; }
    /// The check box that adds the puzzles to the open document.
    [[nodiscard]] QCheckBox &adds() { return *m_adds; }
    [[nodiscard]] QPushButton &makeButton() { return *m_make; }
    /// The button that takes puzzles made before a cancellation; hidden if there are none.
    [[nodiscard]] QPushButton &takeButton() { return *m_take; }
    [[nodiscard]] QPushButton &cancelButton() { return *m_cancel; }

    /// Stops the making under way; closes the dialog if none is.
    void reject() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// `name`: for the new document; with all that is needed to make the puzzles again, unless the
    /// making was cancelled.
    void made(const QString &name,
              const std::vector<std::shared_ptr<const inkling::Puzzle>> &puzzles, bool isToAdd);

private:
    using SharedPuzzle = std::shared_ptr<const Puzzle>;

    /// The puzzles to be made, and the look of their pictures.
    struct Order
    {
        const Family *family = nullptr;
        Wish wish;
        int count = 1;
        bool isDistinct = false; ///< whether those that are the same count once
        const Theme *theme = nullptr;
        int side = 0; ///< side of a picture, in device pixels
    };
    /// The progress of making the puzzles.
    struct Progress
    {
        std::vector<SharedPuzzle> made;
        /// The best candidate so far for the next puzzle, or the puzzle made last; null
        /// before there is any.
        SharedPuzzle best;
        std::optional<double> rating; ///< of `best`
        QImage picture;               ///< of `best`
        int tried = 0;                ///< candidates tried for the next puzzle
        bool isExhausted = false;     ///< whether too many in a row were there before
    };

    QWidget *makeForm();
    QWidget *makePreview();
    void fillFamily();
    /// Shows the order, where it is asked for, or else the picture.
    void showOrder();
    /// Sets the tick that adds to the open document, unless the person has.
    void chooseAdding();
    void throwDice();
    void check();
    void start();
    /// Enables the controls that can be used, depending on whether puzzles are being made.
    void showState();
    /// Makes the puzzles. On the worker's thread.
    [[nodiscard]] Progress work(const Order &order, const Worker::Task &task);
    void showProgress(Progress reached);
    [[nodiscard]] QStringList progressWords() const;
    void finish();
    /// Hands over the puzzles made before a cancellation.
    void take();
    /// The name of what was made as ordered, with all that is needed to make it again.
    [[nodiscard]] QString madeName() const;
    void handOver(const QString &name, const std::vector<SharedPuzzle> &puzzles);
    /// The puzzles made, and the best candidate for the next one if it is as hard as wished.
    [[nodiscard]] std::vector<SharedPuzzle> worthTaking() const;

    FamilyBox *m_families;
    QComboBox *m_sizes;
    QHash<const Family *, int> m_chosenSizes; ///< by a person, each family's own
    QLabel *m_sizeNote;
    QComboBox *m_difficulties;
    QLabel *m_symmetriesLabel;
    QComboBox *m_symmetries;
    QLineEdit *m_seed;
    QToolButton *m_dice;
    QCheckBox *m_keepsSeed;
    QSpinBox *m_count;
    QToolButton *m_more;
    OrderBox *m_orderBox;
    std::shared_ptr<const Puzzle> m_open;
    QCheckBox *m_adds;
    bool m_isAddingChosen = false;   ///< whether the person has set or removed that tick
    bool m_isAddingExpected = false; ///< whether it is set for the family of the open puzzle
    QLabel *m_objection;
    QStackedWidget *m_pictureOrOrder;
    QLabel *m_preview;
    QLabel *m_progressLabel;
    QProgressBar *m_bar;
    QPushButton *m_take;
    QPushButton *m_make;
    QPushButton *m_cancel;
    QWidget *m_form;
    /// The order under way, or the last one.
    Order m_order;
    Progress m_progress;
    Worker m_worker;
};

} // namespace inkling
