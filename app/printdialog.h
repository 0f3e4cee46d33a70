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

/// What of a document is to be printed.
struct PrintSource
{
    QString name;   ///< of the document, without an ending
    QString folder; ///< where its file is
    PuzzlePrinter::Items items;
    int current = -1; ///< which of them is shown in the window; -1 if none is
};

/// Chooses what is put on paper and how, shows the pages, and prints them or writes them to a PDF;
/// page by page on another thread, so that it can be called off. What is chosen is kept in the
/// settings as print/..., but for which puzzles.
class PrintDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Requires: at least one item.
    explicit PrintDialog(PrintSource source, QWidget *parent = nullptr);
    ~PrintDialog() override;

    [[nodiscard]] PrintChoices choices() const;
    [[nodiscard]] PagePreview &preview() { return *m_preview; }
    /// As the choices are now; null where they choose no puzzle.
    [[nodiscard]] const std::shared_ptr<const PuzzlePrinter> &printer() const { return m_printer; }
    [[nodiscard]] bool isPrinting() const { return m_job.isBusy(); }
    /// Begins to write all pages there, and closes once it is done; says so if it fails.
    void writeTo(const QString &path);
    /// The same on a printer, the pages that it asks for.
    void printOn(const std::shared_ptr<QPrinter> &printer);

    void reject() override;

Q_SIGNALS:
    /// In words what has been done.
    void printed(const QString &words);

private:
    [[nodiscard]] QWidget *makeForm();
    void addPuzzles(QFormLayout &form);
    void addPaper(QFormLayout &form);
    [[nodiscard]] QWidget *makeButtons();
    /// Takes the choices, and shows what comes of them.
    void renew();
    [[nodiscard]] PuzzlePrinter::Items chosenItems();
    [[nodiscard]] QPageLayout paper() const;
    void choosePdf();
    /// Says in words what went wrong.
    using Printing = std::function<std::optional<QString>(const PrintProgress &progress,
                                                          const StopCondition &stop)>;
    /// Has so many pages printed by another thread, and closes once it is done.
    void start(int pageCount, const QString &doneWords, Printing print);
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
    QComboBox *m_size;
    QComboBox *m_turn;
    QWidget *m_form;
    QLabel *m_message;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QPushButton *m_pdf;
    QPushButton *m_print;
    /// Last, so that it is done with before what it tells.
    Worker m_job;
};

} // namespace inkling
