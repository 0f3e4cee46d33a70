// SPDX-License-Identifier: MIT
#pragma once

#include "families/family.h"

#include <QDialog>
#include <QThreadPool>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace inkling {

/// What kind of puzzle is to be made, and how many; makes them on another thread, and shows the best so far.
/// Cancel stops it at once.
class GenerateDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit GenerateDialog(QWidget *parent = nullptr);
    Q_DISABLE_COPY_MOVE(GenerateDialog)
    ~GenerateDialog() override;

    /// Null where no family makes puzzles.
    [[nodiscard]] const Family *family() const;
    void setFamily(const Family &family);
    /// Of the first puzzle; the next ones have the seeds after it.
    [[nodiscard]] Wish wish() const;
    [[nodiscard]] bool isMaking() const { return m_isMaking; }
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
    [[nodiscard]] QSpinBox &count() { return *m_count; }
    [[nodiscard]] QPushButton &makeButton() { return *m_make; }
    [[nodiscard]] QPushButton &cancelButton() { return *m_cancel; }

    /// Stops what is being made, or closes.
    void reject() override;

Q_SIGNALS:
    /// `name`: what to call them, with what it takes to make them again.
    void made(const QString &name,
              const std::vector<std::shared_ptr<const inkling::Puzzle>> &puzzles);

private:
    /// What is made, and who stops it.
    struct Order
    {
        const Family *family;
        Wish wish;
        int count;
        std::stop_token stop;
    };

    QWidget *makeForm();
    QWidget *makePreview();
    void fillFamily();
    void throwDice();
    void check();
    void start();
    void stop();
    void setMaking(bool isMaking);
    /// On the worker's thread.
    void work(const Order &order);
    void showBest(int made, int count, int tried, std::optional<double> rating,
                  const QImage &picture);
    void finish(const Order &order, const std::vector<std::shared_ptr<const Puzzle>> &puzzles,
                std::optional<double> rating);

    QComboBox *m_families;
    QComboBox *m_sizes;
    QComboBox *m_difficulties;
    QLabel *m_symmetriesLabel;
    QComboBox *m_symmetries;
    QLineEdit *m_seed;
    QToolButton *m_dice;
    QSpinBox *m_count;
    QLabel *m_objection;
    QLabel *m_preview;
    QLabel *m_progress;
    QProgressBar *m_bar;
    QPushButton *m_make;
    QPushButton *m_cancel;
    QWidget *m_form;
    bool m_isMaking = false;
    std::stop_source m_stop;
    QThreadPool m_pool;
};

} // namespace inkling
