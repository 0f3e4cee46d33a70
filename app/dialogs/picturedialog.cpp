// SPDX-License-Identifier: MIT
#include "dialogs/picturedialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int previewSide = 300;
constexpr int leastWidth = 50;
constexpr int mostWidth = 20000;

/// A picture on a board of squares, which shows where there is no ground.
QPixmap onSquares(const QImage &picture)
{
    constexpr int square = 8;
    QPixmap shown(picture.size());
    shown.fill(Qt::white);
    QPainter painter(&shown);
    for (int y = 0; y < shown.height(); y += square) {
        for (int x = y / square % 2 * square; x < shown.width(); x += 2 * square)
            painter.fillRect(x, y, square, square, QColor(0xDD, 0xDD, 0xDD));
    }
    painter.drawImage(0, 0, picture);
    return shown;
}

} // namespace

PictureDialog::PictureDialog(BoardState state, const QString &folder, const QString &name,
                             QWidget *parent)
    : QDialog(parent)
    , m_state(std::move(state))
    , m_folder(folder)
    , m_name(name)
    , m_preview(new QLabel)
    , m_format(new QComboBox)
    , m_theme(new QComboBox)
    , m_width(new QSpinBox)
    , m_transparent(new QCheckBox(tr("&Transparent background")))
{
    setObjectName(QStringLiteral("pictureDialog"));
    setWindowTitle(tr("Export Picture"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setFixedSize(previewSide, previewSide);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("The picture"));
    auto *parts = new QHBoxLayout;
    parts->setSpacing(24);
    parts->addWidget(m_preview);
    parts->addWidget(makeForm(), 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton *save = buttons->addButton(tr("&Save As…"), QDialogButtonBox::ActionRole);
    save->setObjectName(QStringLiteral("save"));
    save->setDefault(true);
    connect(save, &QPushButton::clicked, this, &PictureDialog::chooseFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 18);
    layout->setSpacing(16);
    layout->addLayout(parts);
    layout->addWidget(buttons);
    renew();
}

QWidget *PictureDialog::makeForm()
{
    const QSettings settings;
    m_format->setObjectName(QStringLiteral("format"));
    m_format->addItem(tr("PNG picture"), QStringLiteral("png"));
    m_format->addItem(tr("SVG drawing"), QStringLiteral("svg"));
    m_format->addItem(tr("PDF page"), QStringLiteral("pdf"));
    m_format->setCurrentIndex(
        std::max(0, m_format->findData(settings.value("picture/format").toString())));
    m_theme->setObjectName(QStringLiteral("theme"));
    m_theme->addItem(tr("Light"), false);
    m_theme->addItem(tr("Dark"), true);
    m_theme->setCurrentIndex(settings.value("picture/dark", false).toBool() ? 1 : 0);
    m_width->setObjectName(QStringLiteral("width"));
    m_width->setRange(leastWidth, mostWidth);
    m_width->setSingleStep(100);
    m_width->setValue(settings.value("picture/width", PictureChoices().width).toInt());
    m_transparent->setObjectName(QStringLiteral("transparent"));
    m_transparent->setChecked(settings.value("picture/transparent", false).toBool());

    auto *form = new QWidget;
    auto *layout = new QFormLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(18);
    layout->setVerticalSpacing(10);
    layout->addRow(tr("&Format:"), m_format);
    layout->addRow(tr("&Colours:"), m_theme);
    layout->addRow(tr("&Width:"), m_width);
    layout->addRow(QString(), m_transparent);
    for (QComboBox *box : {m_format, m_theme})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureDialog::renew);
    connect(m_transparent, &QCheckBox::toggled, this, &PictureDialog::renew);
    return form;
}

PictureChoices PictureDialog::choices() const
{
    const bool isDark = m_theme->currentData().toBool();
    return {.theme = isDark ? &Theme::darkTheme() : &Theme::lightTheme(),
            .width = m_width->value(),
            .isTransparent = m_transparent->isChecked()};
}

QString PictureDialog::suffix() const
{
    return m_format->currentData().toString();
}

void PictureDialog::renew()
{
    m_width->setSuffix(suffix() == u"pdf" ? tr(" pt") : tr(" pixels"));
    const double ratio = devicePixelRatioF();
    const QSize most = QSize(previewSide, previewSide) * ratio;
    const QSizeF board = m_state.geometry()->bounds().size();
    PictureChoices choices = this->choices();
    choices.width = std::max(1, int(board.scaled(most, Qt::KeepAspectRatio).width()));
    QPixmap picture = onSquares(pictureOf(m_state, choices));
    picture.setDevicePixelRatio(ratio);
    m_preview->setPixmap(picture);
}

void PictureDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Export Picture"), m_folder);
    dialog->setObjectName(QStringLiteral("pictureFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix());
    dialog->setNameFilters({QStringLiteral("%1 (*.%2)").arg(m_format->currentText(), suffix())});
    dialog->selectFile(m_name + u'.' + suffix());
    connect(dialog, &QFileDialog::fileSelected, this, &PictureDialog::writeTo);
    dialog->open();
}

void PictureDialog::writeTo(const QString &path)
{
    QSettings settings;
    settings.setValue("picture/format", suffix());
    settings.setValue("picture/dark", m_theme->currentData().toBool());
    settings.setValue("picture/width", m_width->value());
    settings.setValue("picture/transparent", m_transparent->isChecked());
    const auto problem = exportPicture(path, m_state, choices());
    Q_EMIT told(problem ? *problem : tr("Saved: %1").arg(path));
    if (!problem)
        accept();
}

} // namespace inkling
