// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/pagewriter.h"
#include "worker.h"

#include <QDialog>
#include <QPageLayout>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPrinter;
class QProgressBar;
class QPushButton;
class QRadioButton;

namespace inkling {

class PagePreview;

/// The part of a document that can be printed.
struct PrintSource
{
    QString name;   ///< the document's name, without an ending
    QString folder; ///< the folder of its file
    PuzzlePrinter::Items items;
    int current = -1; ///< the item shown in the window; -1 if none is
};

/// Asks which puzzles are printed and how, shows the pages, and prints them or writes them to a
/// PDF. Works page by page on another thread, so that it can be cancelled. Keeps the choices in the
/// settings as print/..., except the choice of puzzles.
class PrintDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Requires: at least one item.
    explicit PrintDialog(PrintSource source, QWidget *parent = nullptr);
    ~PrintDialog() override;

    [[nodiscard]] PrintChoices choices() const;
    [[nodiscard]] PagePreview &preview() { return *m_preview; }
    /// The printer with the present choices; null if they choose no puzzle.
    [[nodiscard]] const std::shared_ptr<const PuzzlePrinter> &printer() const { return m_printer; }
    [[nodiscard]] bool isPrinting() const { return m_job.isBusy(); }
    /// Begins to write all pages to a PDF at `path`, and closes once it is done; shows what went
    /// wrong if it fails.
    void writeTo(const QString &path);
    /// Begins to print on a printer the pages that it asks for, and closes once it is done; shows
    /// what went wrong if it fails.
    void printOn(const std::shared_ptr<QPrinter> &printer);

    void reject() override;

Q_SIGNALS:
    /// The printing is done; `words` tell what was done.
    void printed(const QString &words);

private:
    [[nodiscard]] QWidget *makeForm();
    void addPuzzles(QFormLayout &form);
    void addPaper(QFormLayout &form);
    [[nodiscard]] QWidget *makeButtons();
    /// Takes the present choices, and shows the pages they make.
    void renew();
    [[nodiscard]] PuzzlePrinter::Items chosenItems();
    /// The layout of a sheet: a booklet is always printed sideways.
    [[nodiscard]] QPageLayout paper() const;
    [[nodiscard]] QPageLayout chosenPaper(bool isSideways) const;
    void choosePdf();
    /// Prints; returns what went wrong, in words.
    using Printing = std::function<std::optional<QString>(const PrintProgress &progress,
                                                          const StopCondition &stop)>;
    /// Has this many pages printed by another thread, and closes once it is done.
    void start(int sideCount, const QString &doneWords, Printing print);
    void showState();

    PrintSource m_source;
    std::shared_ptr<const PuzzlePrinter> m_printer;
    PagePreview *m_preview;
    QRadioButton *m_this;
    QRadioButton *m_all;
    QRadioButton *m_some;
    QLineEdit *m_numbers;
    QComboBox *m_perPage;
    QComboBox *m_marks;
    QCheckBox *m_answers;
    QCheckBox *m_captions;
    QCheckBox *m_pageNumbers;
    QCheckBox *m_lineNumbers;
    QCheckBox *m_rules;
    QCheckBox *m_booklet;
    QComboBox *m_size;
    QComboBox *m_turn;
    QWidget *m_form;
    QLabel *m_message;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QPushButton *m_pdf;
    QPushButton *m_print;
    /// Declared last: destroyed before the widgets that it reports to.
    Worker m_job;
};

} // namespace inkling
