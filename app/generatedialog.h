// SPDX-License-Identifier: MIT
#pragma once

#include "familybox.h"
#include "worker.h"

#include <QDialog>
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
class QToolButton;

namespace inkling {

struct Theme;

/// What kind of puzzle is to be made, and how many; makes them by a worker, and shows the best so far.
/// Cancel stops it at once; what there is by then that is as wished can be taken.
class GenerateDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit GenerateDialog(QWidget *parent = nullptr);

    [[nodiscard]] const Family &family() const { return m_families->family(); }
    void setFamily(const Family &family) { m_families->setFamily(family); }
    /// Of the first puzzle; the next ones have the seeds after it.
    [[nodiscard]] Wish wish() const;
    [[nodiscard]] bool isMaking() const { return m_worker.isBusy(); }
    /// What is wrong with the wish, in words; empty where nothing is.
    [[nodiscard]] QString objection() const;
    [[nodiscard]] QString progress() const;
    [[nodiscard]] bool hasPreview() const;

    [[nodiscard]] QComboBox &families() { return *m_families; }
    [[nodiscard]] QComboBox &sizes() { return *m_sizes; }
    [[nodiscard]] QComboBox &difficulties() { return *m_difficulties; }
    [[nodiscard]] QComboBox &symmetries() { return *m_symmetries; }
    [[nodiscard]] QLineEdit &seed() { return *m_seed; }
    [[nodiscard]] QToolButton &dice() { return *m_dice; }
    /// While it is checked, the seed stays when puzzles have been made; else there is another then.
    [[nodiscard]] QCheckBox &keepsSeed() { return *m_keepsSeed; }
    [[nodiscard]] QSpinBox &count() { return *m_count; }
    [[nodiscard]] QPushButton &makeButton() { return *m_make; }
    /// Seen where something has been made before it was cancelled.
    [[nodiscard]] QPushButton &takeButton() { return *m_take; }
    [[nodiscard]] QPushButton &cancelButton() { return *m_cancel; }

    /// Stops what is being made, or closes.
    void reject() override;

Q_SIGNALS:
    /// `name`: what to call them, with what it takes to make them again.
    void made(const QString &name,
              const std::vector<std::shared_ptr<const inkling::Puzzle>> &puzzles);

private:
    using SharedPuzzle = std::shared_ptr<const Puzzle>;

    /// What is to be made, and how its pictures are to look.
    struct Order
    {
        const Family *family = nullptr;
        Wish wish;
        int count = 1;
        const Theme *theme = nullptr;
        int side = 0; ///< of a picture, in device pixels
    };
    /// How far the making is.
    struct Stand
    {
        std::vector<SharedPuzzle> made;
        /// The best of the next one so far, or the last that has been made: null before there is any.
        SharedPuzzle best;
        std::optional<double> rating; ///< of the best
        QImage picture;               ///< of the best
        int tried = 0;                ///< for the next one
    };

    QWidget *makeForm();
    QWidget *makePreview();
    void fillFamily();
    void throwDice();
    void check();
    void start();
    /// What can be used depends on whether puzzles are being made.
    void showState();
    /// On the worker's thread.
    [[nodiscard]] Stand work(const Order &order, const Worker::Task &task);
    void showStand(Stand stand);
    [[nodiscard]] QStringList standWords() const;
    void finish();
    /// Hands over what has been made before it was cancelled.
    void take();
    void handOver(const QString &name, const std::vector<SharedPuzzle> &puzzles);
    /// Those that are made, and the best so far where it is as wished.
    [[nodiscard]] std::vector<SharedPuzzle> worthTaking() const;

    FamilyBox *m_families;
    QComboBox *m_sizes;
    QComboBox *m_difficulties;
    QLabel *m_symmetriesLabel;
    QComboBox *m_symmetries;
    QLineEdit *m_seed;
    QToolButton *m_dice;
    QCheckBox *m_keepsSeed;
    QSpinBox *m_count;
    QLabel *m_objection;
    QLabel *m_preview;
    QLabel *m_progress;
    QProgressBar *m_bar;
    QPushButton *m_take;
    QPushButton *m_make;
    QPushButton *m_cancel;
    QWidget *m_form;
    /// What is being made, or has been last.
    Order m_order;
    Stand m_stand;
    Worker m_worker;
};

} // namespace inkling
