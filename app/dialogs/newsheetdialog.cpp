// SPDX-License-Identifier: MIT
#include "dialogs/newsheetdialog.h"

#include "look/thememanager.h"
#include "phrases.h"
#include "scene/thumbnail.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int sheetPictureSide = 250;

/// The setting with the size of the family's last new sheet.
QString sizeKey(const Family &family)
{
    return QStringLiteral("newSheet/%1")
        .arg(QLatin1String(family.id().data(), qsizetype(family.id().size())));
}

/// The draft of a sample's first puzzle.
Draft draftOf(const Family &family, const Sample &sample)
{
    LineSource source{std::string(sample.text)};
    return family.drafting().draft(**family.read(source));
}

} // namespace

NewSheetDialog::NewSheetDialog(QWidget *parent)
    : QDialog(parent)
    , m_families(new FamilyBox)
    , m_templates(new QComboBox)
    , m_rowsLabel(new QLabel(tr("&Rows")))
    , m_columnsLabel(new QLabel)
    , m_rows(new QSpinBox)
    , m_columns(new QSpinBox)
    , m_objection(new QLabel)
    , m_preview(new QLabel)
    , m_draw(new QPushButton(tr("&Draw")))
    , m_cancel(new QPushButton(tr("Cancel")))
{
    setObjectName(QStringLiteral("newSheetDialog"));
    setWindowTitle(tr("New Puzzle"));
    m_preview->setFixedSize(sheetPictureSide, sheetPictureSide);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setBackgroundRole(QPalette::Base);
    m_preview->setAutoFillBackground(true);
    m_preview->setAccessibleName(tr("New grid"));
    m_objection->setWordWrap(true);
    m_objection->setObjectName(QStringLiteral("objection"));
    m_draw->setObjectName(QStringLiteral("draw"));
    m_draw->setDefault(true);
    m_cancel->setAutoDefault(false);
    auto *parts = new QHBoxLayout;
    parts->setSpacing(24);
    parts->addWidget(makeForm(), 1);
    parts->addWidget(m_preview);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_objection, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_draw);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 18);
    layout->setSpacing(16);
    layout->addLayout(parts);
    layout->addLayout(buttons);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_draw, &QPushButton::clicked, this, [this] {
        if (!sample())
            QSettings().setValue(sizeKey(family()), QSize(m_columns->value(), m_rows->value()));
        accept();
        Q_EMIT chosen(family(), draft());
    });
    connect(m_families, &QComboBox::currentIndexChanged, this, &NewSheetDialog::fillFamily);
    connect(m_templates, &QComboBox::currentIndexChanged, this, &NewSheetDialog::check);
    for (QSpinBox *box : {m_rows, m_columns})
        connect(box, &QSpinBox::valueChanged, this, &NewSheetDialog::check);
    connect(&ThemeManager::instance(), &ThemeManager::changed, this, &NewSheetDialog::check);
    fillFamily();
}

QWidget *NewSheetDialog::makeForm()
{
    m_families->setObjectName(QStringLiteral("family"));
    m_templates->setObjectName(QStringLiteral("template"));
    m_rows->setObjectName(QStringLiteral("rows"));
    m_columns->setObjectName(QStringLiteral("columns"));
    m_rowsLabel->setBuddy(m_rows);
    m_columnsLabel->setBuddy(m_columns);
    auto *form = new QWidget;
    auto *layout = new QFormLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(18);
    layout->setVerticalSpacing(10);
    layout->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    layout->addRow(tr("&Puzzle"), m_families);
    layout->addRow(tr("S&tart with"), m_templates);
    layout->addRow(m_rowsLabel, m_rows);
    layout->addRow(m_columnsLabel, m_columns);
    return form;
}

void NewSheetDialog::fillFamily()
{
    const Drafting &drafting = family().drafting();
    {
        const QSignalBlocker templates(m_templates);
        const QSignalBlocker rows(m_rows);
        const QSignalBlocker columns(m_columns);
        m_templates->clear();
        m_templates->addItem(tr("Blank grid"), -1);
        const auto samples = family().samples();
        for (int i = 0; i < int(samples.size()); ++i)
            m_templates->addItem(translated("Samples", samples[std::size_t(i)].title), i);
        m_rows->setRange(drafting.smallest().rows, drafting.largest().rows);
        m_columns->setRange(drafting.smallest().columns, drafting.largest().columns);
        const QSize usual(drafting.usual().columns, drafting.usual().rows);
        const QSize last = QSettings().value(sizeKey(family()), usual).toSize();
        m_rows->setValue(last.height());
        m_columns->setValue(last.width());
    }
    check();
}

const Sample *NewSheetDialog::sample() const
{
    const int index = m_templates->currentData().toInt();
    return index < 0 ? nullptr : &family().samples()[std::size_t(index)];
}

BoardSize NewSheetDialog::size() const
{
    switch (family().drafting().sizeForm()) {
    case SizeForm::Side:
        return {m_columns->value(), m_columns->value()};
    case SizeForm::Count:
        return {1, m_columns->value()};
    case SizeForm::RowsAndColumns:
        break;
    }
    return {m_rows->value(), m_columns->value()};
}

QString NewSheetDialog::objection() const
{
    if (sample())
        return {};
    const auto expected = family().drafting().expectedInstead(size());
    return expected ? tr("Expected: %1").arg(translated(*expected)) : QString();
}

Draft NewSheetDialog::draft() const
{
    const Sample *begun = sample();
    return begun ? draftOf(family(), *begun) : family().drafting().fresh(size());
}

void NewSheetDialog::check()
{
    const SizeForm form = family().drafting().sizeForm();
    const bool isBlank = !sample();
    m_rows->setVisible(form == SizeForm::RowsAndColumns);
    m_rowsLabel->setVisible(form == SizeForm::RowsAndColumns);
    m_columnsLabel->setText(form == SizeForm::RowsAndColumns ? tr("&Columns")
                            : form == SizeForm::Side         ? tr("&Side")
                                                             : tr("Nu&mber of cards"));
    for (QWidget *part : std::initializer_list<QWidget *>{m_rows, m_columns})
        part->setEnabled(isBlank);
    const QString wrong = objection();
    m_objection->setText(wrong);
    QPalette palette = m_objection->palette();
    palette.setColor(QPalette::WindowText, Theme::of(this->palette()).error);
    m_objection->setPalette(palette);
    m_draw->setEnabled(wrong.isEmpty());
    if (wrong.isEmpty())
        paintPreview();
}

void NewSheetDialog::paintPreview()
{
    const double ratio = devicePixelRatioF();
    m_worker.start(
        [&drafting = family().drafting(), draft = draft(), &theme = Theme::of(palette()),
         side = int(sheetPictureSide * ratio)](const Worker::Task &) {
            return thumbnail(drafting.board(draft), theme, side);
        },
        [this, ratio](const QImage &image) {
            QPixmap pixmap = QPixmap::fromImage(image);
            pixmap.setDevicePixelRatio(ratio);
            m_preview->setPixmap(pixmap);
        });
}

bool NewSheetDialog::hasPreview() const
{
    return !m_preview->pixmap(Qt::ReturnByValue).isNull();
}

} // namespace inkling
