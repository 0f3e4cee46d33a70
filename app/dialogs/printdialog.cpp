// SPDX-License-Identifier: MIT
#include "dialogs/printdialog.h"

#include "dialogs/pagepreview.h"
#include "dialogs/paper.h"
#include "panelarea.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QVBoxLayout>

namespace inkling {

namespace {

PrintChoices keptChoices()
{
    const QSettings settings;
    PrintChoices choices;
    choices.perPage = settings.value("print/perPage", choices.perPage).toInt();
    choices.marks = PrintedMarks(std::clamp(settings.value("print/marks").toInt(), 0, 2));
    choices.answersAtEnd = settings.value("print/answersAtEnd", choices.answersAtEnd).toBool();
    choices.captions = settings.value("print/captions", choices.captions).toBool();
    choices.pageNumbers = settings.value("print/pageNumbers", choices.pageNumbers).toBool();
    choices.lineNumbers = settings.value("print/lineNumbers", choices.lineNumbers).toBool();
    choices.rules = settings.value("print/rules", choices.rules).toBool();
    choices.booklet = settings.value("print/booklet", choices.booklet).toBool();
    return choices;
}

void keepChoices(const PrintChoices &choices)
{
    QSettings settings;
    settings.setValue("print/perPage", choices.perPage);
    settings.setValue("print/marks", int(choices.marks));
    settings.setValue("print/answersAtEnd", choices.answersAtEnd);
    settings.setValue("print/captions", choices.captions);
    settings.setValue("print/pageNumbers", choices.pageNumbers);
    settings.setValue("print/lineNumbers", choices.lineNumbers);
    settings.setValue("print/rules", choices.rules);
    settings.setValue("print/booklet", choices.booklet);
}

/// A document's pages count those that are no puzzles too.
int lastNumber(const std::vector<PrintItem> &items)
{
    return items.back().number;
}

} // namespace

PrintDialog::PrintDialog(PrintSource source, QWidget *parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_preview(new PagePreview)
    , m_this(new QRadioButton)
    , m_all(new QRadioButton)
    , m_some(new QRadioButton(tr("T&hese:")))
    , m_numbers(new QLineEdit)
    , m_perPage(new QComboBox)
    , m_marks(new QComboBox)
    , m_answers(new QCheckBox(tr("Ans&wers, small, on the last page")))
    , m_captions(new QCheckBox(tr("&Titles, authors and difficulty")))
    , m_pageNumbers(new QCheckBox(tr("Page &numbers")))
    , m_lineNumbers(new QCheckBox(tr("&Row and column numbers")))
    , m_rules(new QCheckBox(tr("R&ules on each page")))
    , m_booklet(new QCheckBox(tr("&Booklet, folded in the middle")))
    , m_size(new QComboBox)
    , m_turn(new QComboBox)
    , m_form(makeForm())
    , m_message(new QLabel)
    , m_bar(new QProgressBar)
    , m_cancel(new QPushButton(tr("Cancel")))
    , m_pdf(new QPushButton(tr("Save as P&DF…")))
    , m_print(new QPushButton(tr("&Print…")))
{
    setObjectName(QStringLiteral("printDialog"));
    setWindowTitle(tr("Print"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *side = new QVBoxLayout;
    side->addWidget(m_form);
    side->addStretch();
    auto *parts = new QHBoxLayout;
    parts->setSpacing(28);
    parts->addWidget(m_preview, 1);
    parts->addLayout(side);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 18);
    layout->setSpacing(16);
    layout->addLayout(parts, 1);
    layout->addWidget(makeButtons());
    const bool isPrinterThere = hasPrinter();
    m_print->setDefault(isPrinterThere);
    m_pdf->setDefault(!isPrinterThere);
    resizeToFit(*this, {900, 680});
    renew();
}

PrintDialog::~PrintDialog() = default;

QWidget *PrintDialog::makeForm()
{
    auto *form = new QWidget;
    auto *layout = new QFormLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(18);
    layout->setVerticalSpacing(10);
    layout->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addPuzzles(*layout);
    const PrintChoices kept = keptChoices();
    for (const int count : PrintLayout::offered)
        m_perPage->addItem(QLocale().toString(count), count);
    m_perPage->setCurrentIndex(std::max(0, m_perPage->findData(kept.perPage)));
    m_perPage->setObjectName(QStringLiteral("perPage"));
    layout->addRow(tr("Per pa&ge:"), m_perPage);
    if (m_source.items->size() == 1)
        layout->setRowVisible(m_perPage, false);
    m_marks->addItem(tr("Puzzle only"), int(PrintedMarks::None));
    m_marks->addItem(tr("With my marks"), int(PrintedMarks::Own));
    m_marks->addItem(tr("With the answer"), int(PrintedMarks::Answer));
    m_marks->setCurrentIndex(m_marks->findData(int(kept.marks)));
    m_marks->setObjectName(QStringLiteral("marks"));
    layout->addRow(tr("&Show:"), m_marks);
    m_answers->setChecked(kept.answersAtEnd);
    m_answers->setObjectName(QStringLiteral("answersAtEnd"));
    m_captions->setChecked(kept.captions);
    m_captions->setObjectName(QStringLiteral("captions"));
    m_pageNumbers->setChecked(kept.pageNumbers);
    m_pageNumbers->setObjectName(QStringLiteral("pageNumbers"));
    m_lineNumbers->setChecked(kept.lineNumbers);
    m_lineNumbers->setObjectName(QStringLiteral("lineNumbers"));
    m_rules->setChecked(kept.rules);
    m_rules->setObjectName(QStringLiteral("rules"));
    m_booklet->setChecked(kept.booklet);
    m_booklet->setObjectName(QStringLiteral("booklet"));
    for (QCheckBox *box : {m_rules, m_answers, m_captions, m_pageNumbers, m_lineNumbers})
        layout->addRow(QString(), box);
    addPaper(*layout);
    layout->addRow(QString(), m_booklet);
    for (QCheckBox *box : {m_rules, m_answers, m_captions, m_pageNumbers, m_lineNumbers, m_booklet})
        connect(box, &QCheckBox::toggled, this, &PrintDialog::renew);
    for (QComboBox *box : {m_perPage, m_marks, m_size, m_turn})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintDialog::renew);
    return form;
}

void PrintDialog::addPaper(QFormLayout &form)
{
    const QPageLayout kept = keptPaper();
    for (const auto size : offeredPaper())
        m_size->addItem(QPageSize::name(size), int(size));
    m_size->setCurrentIndex(m_size->findData(int(kept.pageSize().id())));
    m_size->setObjectName(QStringLiteral("paper"));
    m_turn->addItem(tr("Portrait"), false);
    m_turn->addItem(tr("Landscape"), true);
    m_turn->setCurrentIndex(kept.orientation() == QPageLayout::Landscape ? 1 : 0);
    m_turn->setObjectName(QStringLiteral("turn"));
    m_turn->setAccessibleName(tr("Paper orientation"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_size);
    row->addWidget(m_turn);
    row->addStretch();
    auto *label = new QLabel(tr("Pap&er:"));
    label->setBuddy(m_size);
    form.addRow(label, row);
}

void PrintDialog::addPuzzles(QFormLayout &form)
{
    const std::size_t count = m_source.items->size();
    const bool hasThis = m_source.current >= 0;
    m_this->setObjectName(QStringLiteral("this"));
    m_all->setObjectName(QStringLiteral("all"));
    m_some->setObjectName(QStringLiteral("some"));
    m_numbers->setObjectName(QStringLiteral("numbers"));
    m_this->setText(hasThis ? tr("Th&is one, puzzle %L1")
                                  .arg((*m_source.items)[std::size_t(m_source.current)].number)
                            : tr("Th&is one"));
    m_this->setEnabled(hasThis);
    m_all->setText(tr("&All %Ln puzzles", nullptr, int(count)));
    (hasThis ? m_this : m_all)->setChecked(true);
    m_numbers->setPlaceholderText(tr("1-3, 7"));
    m_numbers->setAccessibleName(tr("Puzzle numbers"));
    auto *some = new QHBoxLayout;
    some->setSpacing(8);
    some->addWidget(m_some);
    some->addWidget(m_numbers, 1);
    form.addRow(tr("Puzzles:"), m_this);
    form.addRow(QString(), m_all);
    form.addRow(QString(), some);
    for (int row = 0; row < form.rowCount(); ++row)
        form.setRowVisible(row, count > 1);
    auto *group = new QButtonGroup(this);
    for (QRadioButton *button : {m_this, m_all, m_some})
        group->addButton(button);
    connect(group, &QButtonGroup::buttonToggled, this, [this](QAbstractButton *, bool isChecked) {
        if (isChecked)
            renew();
    });
    connect(m_some, &QRadioButton::clicked, m_numbers, [this] { m_numbers->setFocus(); });
    connect(m_numbers, &QLineEdit::textEdited, this, [this] {
        // Which tells by itself where it was not chosen before.
        if (m_some->isChecked())
            renew();
        m_some->setChecked(true);
    });
}

QWidget *PrintDialog::makeButtons()
{
    auto *buttons = new QWidget;
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_bar->setObjectName(QStringLiteral("bar"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    row->addWidget(m_message, 1);
    row->addWidget(m_bar, 1);
    for (QPushButton *button : {m_cancel, m_pdf, m_print}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_pdf->setObjectName(QStringLiteral("pdf"));
    m_print->setObjectName(QStringLiteral("print"));
    connect(m_cancel, &QPushButton::clicked, this, &PrintDialog::reject);
    connect(m_pdf, &QPushButton::clicked, this, &PrintDialog::choosePdf);
    connect(m_print, &QPushButton::clicked, this, [this] {
        choosePrinter(this, m_source.name, paper(), m_printer->sideCount(),
                      [this](const std::shared_ptr<QPrinter> &printer) { printOn(printer); });
    });
    return buttons;
}

PrintChoices PrintDialog::choices() const
{
    PrintChoices choices;
    choices.perPage = m_perPage->currentData().toInt();
    choices.marks = PrintedMarks(m_marks->currentData().toInt());
    choices.answersAtEnd = m_answers->isChecked() && choices.marks != PrintedMarks::Answer;
    choices.captions = m_captions->isChecked();
    choices.pageNumbers = m_pageNumbers->isChecked();
    choices.lineNumbers = m_lineNumbers->isChecked();
    choices.rules = m_rules->isChecked();
    choices.booklet = m_booklet->isChecked();
    return choices;
}

PuzzlePrinter::Items PrintDialog::chosenItems()
{
    if (m_all->isChecked() || m_source.items->size() == 1)
        return m_source.items;
    auto chosen = std::make_shared<std::vector<PrintItem>>();
    if (m_this->isChecked()) {
        chosen->push_back((*m_source.items)[std::size_t(m_source.current)]);
        return chosen;
    }
    const auto numbers = chosenNumbers(m_numbers->text(), lastNumber(*m_source.items));
    for (const int number : numbers) {
        // They are in the order of their numbers.
        const auto item = std::ranges::lower_bound(*m_source.items, number, {}, &PrintItem::number);
        if (item->number == number)
            chosen->push_back(*item);
    }
    return chosen;
}

void PrintDialog::renew()
{
    const auto items = chosenItems();
    m_printer = items->empty()
                    ? nullptr
                    : std::make_shared<const PuzzlePrinter>(printerFor(items, choices(), paper()));
    m_message->clear();
    if (items->empty())
        m_message->setText(
            tr("Enter puzzle numbers up to %L1, such as 1-3, 7.").arg(lastNumber(*m_source.items)));
    else if (m_booklet->isChecked())
        m_message->setText(tr("%Ln sheets of paper: print both sides, turned over the short edge, "
                              "and fold.",
                              nullptr, m_printer->sideCount() / 2));
    m_preview->setPrinter(m_printer);
    showState();
}

void PrintDialog::showState()
{
    const bool isPrinting = this->isPrinting();
    m_form->setEnabled(!isPrinting);
    m_answers->setEnabled(m_marks->currentData().toInt() != int(PrintedMarks::Answer));
    m_turn->setEnabled(!m_booklet->isChecked());
    m_pdf->setEnabled(m_printer && !isPrinting);
    m_print->setEnabled(m_printer && !isPrinting);
    m_bar->setVisible(isPrinting);
    m_message->setVisible(!isPrinting);
}

QPageLayout PrintDialog::chosenPaper(bool isSideways) const
{
    return paperOf(QPageSize::PageSizeId(m_size->currentData().toInt()), isSideways);
}

QPageLayout PrintDialog::paper() const
{
    return chosenPaper(m_booklet->isChecked() || m_turn->currentData().toBool());
}

void PrintDialog::choosePdf()
{
    auto *dialog = new QFileDialog(this, tr("Save as PDF"), m_source.folder);
    dialog->setObjectName(QStringLiteral("pdfDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->setNameFilters({tr("PDF (*.pdf)")});
    dialog->selectFile(m_source.name + QStringLiteral(".pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, &PrintDialog::writeTo);
    dialog->open();
}

void PrintDialog::writeTo(const QString &path)
{
    start(m_printer->sideCount(), tr("Saved: %1").arg(path),
          [path, name = m_source.name, printer = m_printer,
           paper = paper()](const PrintProgress &progress, const StopCondition &stop) {
              return writePages(path, name, *printer, paper, progress, stop);
          });
}

void PrintDialog::printOn(const std::shared_ptr<QPrinter> &device)
{
    // What was chosen there may be other paper.
    const auto printer = std::make_shared<const PuzzlePrinter>(
        printerFor(chosenItems(), choices(), device->pageLayout()));
    const int sideCount = printer->sideCount();
    const bool isRange = device->printRange() == QPrinter::PageRange && device->fromPage() > 0;
    const int first = isRange ? std::min(device->fromPage(), sideCount) : 1;
    const int last = isRange ? std::clamp(device->toPage(), first, sideCount) : sideCount;
    const int count = last - first + 1;
    start(count, tr("Printed"),
          [device, printer, first, count](const PrintProgress &progress,
                                          const StopCondition &stop) -> std::optional<QString> {
              if (!printPages(*device, *printer, first - 1, count, progress, stop))
                  return tr("The printer is not ready.");
              return std::nullopt;
          });
}

void PrintDialog::start(int sideCount, const QString &doneWords, Printing print)
{
    keepChoices(choices());
    keepPaper(chosenPaper(m_turn->currentData().toBool()));
    m_message->clear();
    m_bar->setRange(0, sideCount);
    m_bar->setValue(0);
    m_cancel->setFocus();
    m_job.start(
        [this, print = std::move(print)](const Worker::Task &task) {
            return print([&](int done) { task.post([this, done] { m_bar->setValue(done); }); },
                         task.stop());
        },
        [this, doneWords](const std::optional<QString> &problem) {
            if (!problem) {
                Q_EMIT printed(doneWords);
                return accept();
            }
            m_message->setText(*problem);
            showState();
        });
    showState();
}

void PrintDialog::reject()
{
    if (!isPrinting())
        return QDialog::reject();
    m_job.stop();
    m_message->setText(tr("Cancelled."));
    showState();
}

} // namespace inkling
