// SPDX-License-Identifier: MIT
#include "generatedialog.h"

#include "families/registry.h"
#include "iconset.h"
#include "phrases.h"
#include "scene/thumbnail.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int pictureSide = 250;
constexpr int mostPuzzles = 100;

QString sizeText(const BoardSize &size)
{
    const QLocale locale;
    return size.rows == 1 ? locale.toString(size.columns)
                          : QStringLiteral("%1 × %2").arg(locale.toString(size.rows),
                                                          locale.toString(size.columns));
}

} // namespace

GenerateDialog::GenerateDialog(QWidget *parent)
    : QDialog(parent)
    , m_families(new QComboBox)
    , m_sizes(new QComboBox)
    , m_difficulties(new QComboBox)
    , m_symmetriesLabel(new QLabel(tr("S&ymmetry")))
    , m_symmetries(new QComboBox)
    , m_seed(new QLineEdit)
    , m_dice(new QToolButton)
    , m_count(new QSpinBox)
    , m_objection(new QLabel)
    , m_preview(new QLabel)
    , m_progress(new QLabel)
    , m_bar(new QProgressBar)
    , m_make(new QPushButton(tr("&Generate")))
    , m_cancel(new QPushButton)
    , m_form(makeForm())
{
    setObjectName(QStringLiteral("generateDialog"));
    setWindowTitle(tr("Generate Puzzles"));
    m_pool.setMaxThreadCount(1);
    auto *parts = new QHBoxLayout;
    parts->setSpacing(24);
    parts->addWidget(m_form, 1);
    parts->addWidget(makePreview());
    m_objection->setWordWrap(true);
    m_objection->setObjectName(QStringLiteral("objection"));
    m_make->setObjectName(QStringLiteral("make"));
    m_make->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_objection, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_make);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 18);
    layout->setSpacing(16);
    layout->addLayout(parts);
    layout->addLayout(buttons);
    connect(m_make, &QPushButton::clicked, this, &GenerateDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &GenerateDialog::reject);
    connect(m_families, &QComboBox::currentIndexChanged, this, &GenerateDialog::fillFamily);
    for (QComboBox *box : {m_sizes, m_difficulties, m_symmetries})
        connect(box, &QComboBox::currentIndexChanged, this, &GenerateDialog::check);
    connect(m_seed, &QLineEdit::textChanged, this, &GenerateDialog::check);
    connect(m_dice, &QToolButton::clicked, this, &GenerateDialog::throwDice);
    throwDice();
    fillFamily();
    setMaking(false);
}

GenerateDialog::~GenerateDialog()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

QWidget *GenerateDialog::makeForm()
{
    for (const Family *family : inkling::families()) {
        if (!family->sizes().empty())
            m_families->addItem(translated("Families", family->title()),
                                QVariant::fromValue(static_cast<const void *>(family)));
    }
    for (int i = 0; i < difficultyCount; ++i)
        m_difficulties->addItem(title(Difficulty(i)), i);
    m_difficulties->setCurrentIndex(int(Difficulty::Medium));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), this));
    m_dice->setIcon(lineIcon(QStringLiteral("dice")));
    m_dice->setIconSize({18, 18});
    m_dice->setToolTip(tr("Another seed, by chance"));
    m_dice->setAccessibleName(m_dice->toolTip());
    m_count->setRange(1, mostPuzzles);

    auto *seed = new QWidget;
    auto *seedLayout = new QHBoxLayout(seed);
    seedLayout->setContentsMargins(0, 0, 0, 0);
    seedLayout->addWidget(m_seed, 1);
    seedLayout->addWidget(m_dice);
    auto *form = new QWidget;
    auto *layout = new QFormLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(18);
    layout->setVerticalSpacing(10);
    layout->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    layout->addRow(tr("&Puzzle"), m_families);
    layout->addRow(tr("S&ize"), m_sizes);
    layout->addRow(tr("&Difficulty"), m_difficulties);
    m_symmetriesLabel->setBuddy(m_symmetries);
    layout->addRow(m_symmetriesLabel, m_symmetries);
    layout->addRow(tr("S&eed"), seed);
    layout->addRow(tr("&How many"), m_count);
    // A row's label is its field's name to a screen reader; that of the seed stands beside a pair.
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed makes the same puzzle again, on every machine"));
    return form;
}

QWidget *GenerateDialog::makePreview()
{
    m_preview->setFixedSize(pictureSide, pictureSide);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setBackgroundRole(QPalette::Base);
    m_preview->setAutoFillBackground(true);
    m_preview->setForegroundRole(QPalette::PlaceholderText);
    m_preview->setWordWrap(true);
    m_preview->setAccessibleName(tr("The best puzzle so far"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    QSizePolicy policy = m_bar->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_bar->setSizePolicy(policy);
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_progress->setAlignment(Qt::AlignTop);
    m_progress->setWordWrap(true);
    auto *preview = new QWidget;
    auto *layout = new QVBoxLayout(preview);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_preview);
    layout->addWidget(m_bar);
    layout->addWidget(m_progress);
    layout->addStretch();
    preview->setFixedWidth(pictureSide);
    return preview;
}

const Family *GenerateDialog::family() const
{
    return static_cast<const Family *>(m_families->currentData().value<const void *>());
}

void GenerateDialog::setFamily(const Family &family)
{
    for (int i = 0; i < m_families->count(); ++i) {
        if (m_families->itemData(i).value<const void *>() == &family)
            m_families->setCurrentIndex(i);
    }
}

void GenerateDialog::fillFamily()
{
    const Family *family = this->family();
    if (!family)
        return check();
    {
        const QSignalBlocker sizes(m_sizes);
        const QSignalBlocker symmetries(m_symmetries);
        m_sizes->clear();
        for (const BoardSize &size : family->sizes())
            m_sizes->addItem(sizeText(size));
        m_symmetries->clear();
        m_symmetries->addItem(translated("Symmetry", symmetryTitle(Symmetry::None)),
                              int(Symmetry::None));
        for (const Symmetry symmetry : family->symmetries())
            m_symmetries->addItem(translated("Symmetry", symmetryTitle(symmetry)), int(symmetry));
    }
    m_symmetries->setEnabled(!family->symmetries().empty());
    m_symmetriesLabel->setEnabled(!family->symmetries().empty());
    check();
}

void GenerateDialog::throwDice()
{
    m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 1000000)));
}

Wish GenerateDialog::wish() const
{
    Wish wish;
    if (const Family *chosen = family(); chosen && m_sizes->currentIndex() >= 0)
        wish.size = chosen->sizes()[std::size_t(m_sizes->currentIndex())];
    wish.difficulty = Difficulty(m_difficulties->currentData().toInt());
    wish.symmetry = Symmetry(m_symmetries->currentData().toInt());
    wish.seed = m_seed->text().toULongLong();
    return wish;
}

QString GenerateDialog::objection() const
{
    const Family *chosen = family();
    if (!chosen)
        return tr("No kind of puzzle can be made.");
    if (m_seed->text().isEmpty())
        return tr("A seed is needed: any number.");
    const auto objection = chosen->objection(wish());
    return objection ? translated(*objection) : QString();
}

QString GenerateDialog::progress() const
{
    return m_progress->text();
}

bool GenerateDialog::hasPreview() const
{
    return !m_preview->pixmap(Qt::ReturnByValue).isNull();
}

void GenerateDialog::check()
{
    const QString wrong = objection();
    m_objection->setText(wrong);
    QPalette palette = m_objection->palette();
    palette.setColor(QPalette::WindowText, Theme::of(this->palette()).error);
    m_objection->setPalette(palette);
    m_make->setEnabled(wrong.isEmpty() && !m_isMaking);
}

void GenerateDialog::setMaking(bool isMaking)
{
    m_isMaking = isMaking;
    m_form->setEnabled(!isMaking);
    m_cancel->setText(isMaking ? tr("&Cancel") : tr("Close"));
    m_bar->setVisible(isMaking);
    check();
    if (!isMaking && !hasPreview())
        m_preview->setText(tr("The best so far is shown here."));
}

void GenerateDialog::start()
{
    if (m_isMaking || !objection().isEmpty())
        return;
    m_stop = {};
    m_preview->setText(tr("Making the first…"));
    m_progress->setText(tr("Nothing yet"));
    const Order order{family(), wish(), m_count->value(), m_stop.get_token()};
    m_bar->setRange(0, order.count == 1 ? 0 : order.count);
    m_bar->setValue(0);
    setMaking(true);
    m_cancel->setFocus();
    m_pool.start([this, order] { work(order); });
}

void GenerateDialog::work(const Order &order)
{
    const Theme &theme = Theme::of(palette());
    const int side = int(pictureSide * devicePixelRatioF());
    const auto post = [this, &order](auto deliver) {
        QMetaObject::invokeMethod(
            this,
            [stop = order.stop, deliver = std::move(deliver)] {
                if (!stop.stop_requested())
                    deliver();
            },
            Qt::QueuedConnection);
    };
    const StopCondition stop(order.stop);
    std::vector<std::shared_ptr<const Puzzle>> puzzles;
    std::optional<double> last;
    for (int i = 0; i < order.count && !stop.stopped(); ++i) {
        Wish wish = order.wish;
        wish.seed += std::uint64_t(i);
        const auto progress
            = [&](const std::shared_ptr<const Puzzle> &best, double rating, int tried) {
                  const QImage picture = best ? thumbnail(*best, nullptr, theme, side) : QImage();
                  const auto shown = best ? std::optional(rating) : std::nullopt;
                  post([this, i, count = order.count, tried, shown, picture] {
                      showBest(i, count, tried, shown, picture);
                  });
              };
        auto puzzle = order.family->generate(wish, progress, stop);
        if (!puzzle || stop.stopped())
            break;
        const auto rating = rated(*puzzle, stop);
        last = rating ? std::optional(rating->value) : std::nullopt;
        post([this, i, last, count = order.count,
              picture = thumbnail(*puzzle, nullptr, theme, side)] {
            showBest(i + 1, count, 0, last, picture);
        });
        puzzles.push_back(std::move(puzzle));
    }
    post([this, order, puzzles = std::move(puzzles), last] { finish(order, puzzles, last); });
}

void GenerateDialog::showBest(int made, int count, int tried, std::optional<double> rating,
                              const QImage &picture)
{
    if (!picture.isNull()) {
        QPixmap pixmap = QPixmap::fromImage(picture);
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        m_preview->setPixmap(pixmap);
    }
    QStringList words;
    if (count > 1)
        words.append(tr("%L1 of %L2 made").arg(made).arg(count));
    if (tried > 0)
        words.append(tr("%Ln tried", nullptr, tried));
    if (rating)
        words.append(tr("best so far: %1").arg(ratingText(*rating)));
    m_progress->setText(words.join(QStringLiteral(" · ")));
    if (count > 1)
        m_bar->setValue(made);
}

void GenerateDialog::finish(const Order &order,
                            const std::vector<std::shared_ptr<const Puzzle>> &puzzles,
                            std::optional<double> rating)
{
    setMaking(false);
    if (puzzles.empty())
        return m_progress->setText(tr("No such puzzle was found."));
    const QString seed = QString::number(order.wish.seed);
    const QString kind = translated("Families", order.family->title());
    const QString size = sizeText(order.wish.size);
    const QString difficulty
        = puzzles.size() == 1 && rating ? ratingText(*rating) : title(order.wish.difficulty);
    const auto what = int(puzzles.size());
    Q_EMIT made(what == 1 ? tr("Generated – %1 (%2 %3, seed %4)").arg(difficulty, kind, size, seed)
                          : tr("Generated – %Ln puzzles, %1 (%2 %3, from seed %4)", nullptr, what)
                                .arg(difficulty, kind, size, seed),
                puzzles);
    accept();
}

void GenerateDialog::stop()
{
    m_stop.request_stop();
    setMaking(false);
    m_progress->setText(tr("Cancelled"));
}

void GenerateDialog::reject()
{
    if (m_isMaking)
        stop();
    else
        QDialog::reject();
}

} // namespace inkling
