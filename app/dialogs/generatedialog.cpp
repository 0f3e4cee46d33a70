// SPDX-License-Identifier: MIT
#include "dialogs/generatedialog.h"

#include "dialogs/generating/orderbox.h"
#include "look/iconset.h"
#include "phrases.h"
#include "puzzle/drafting.h"
#include "puzzle/making/distinct.h"
#include "scene/thumbnail.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
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
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <chrono>

namespace inkling {

namespace {

constexpr int pictureSide = 250;
constexpr int orderWidth = 310;
constexpr int mostPuzzles = 100;
constexpr QStringView usualSeed = u"00000000";
constexpr int seedMargins = 20;
constexpr std::chrono::seconds ratingTime{1};

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
    , m_families(new FamilyBox)
    , m_sizes(new QComboBox)
    , m_sizeNote(new QLabel)
    , m_difficulties(new QComboBox)
    , m_symmetriesLabel(new QLabel(tr("S&ymmetry")))
    , m_symmetries(new QComboBox)
    , m_seed(new QLineEdit)
    , m_dice(new QToolButton)
    , m_keepsSeed(new QCheckBox(tr("&Keep seed")))
    , m_count(new QSpinBox)
    , m_more(new QToolButton)
    , m_orderBox(new OrderBox)
    , m_adds(new QCheckBox(tr("&Add to the open file")))
    , m_objection(new QLabel)
    , m_pictureOrOrder(new QStackedWidget)
    , m_preview(new QLabel)
    , m_progressLabel(new QLabel)
    , m_bar(new QProgressBar)
    , m_take(new QPushButton)
    , m_make(new QPushButton(tr("&Generate")))
    , m_cancel(new QPushButton)
    , m_form(makeForm())
{
    setObjectName(QStringLiteral("generateDialog"));
    setWindowTitle(tr("Generate Puzzles"));
    auto *parts = new QHBoxLayout;
    parts->setSpacing(24);
    parts->addWidget(m_form, 1);
    parts->addWidget(makePreview());
    m_objection->setWordWrap(true);
    m_objection->setObjectName(QStringLiteral("objection"));
    m_take->setObjectName(QStringLiteral("take"));
    m_take->setAutoDefault(false);
    m_make->setObjectName(QStringLiteral("make"));
    m_make->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_objection, 1);
    buttons->addWidget(m_take);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_make);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 18);
    layout->setSpacing(16);
    layout->addLayout(parts);
    layout->addLayout(buttons);
    connect(m_adds, &QCheckBox::clicked, this, [this] { m_isAddingChosen = true; });
    connect(m_make, &QPushButton::clicked, this, &GenerateDialog::start);
    connect(m_take, &QPushButton::clicked, this, &GenerateDialog::take);
    connect(m_cancel, &QPushButton::clicked, this, &GenerateDialog::reject);
    connect(m_families, &QComboBox::currentIndexChanged, this, &GenerateDialog::fillFamily);
    connect(m_sizes, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_chosenSizes[&family()] = index; });
    for (QComboBox *box : {m_sizes, m_difficulties, m_symmetries})
        connect(box, &QComboBox::currentIndexChanged, this, &GenerateDialog::check);
    connect(m_orderBox, &OrderBox::changed, this, &GenerateDialog::check);
    connect(m_more, &QToolButton::toggled, this, &GenerateDialog::showOrder);
    connect(m_seed, &QLineEdit::textChanged, this, &GenerateDialog::check);
    connect(m_dice, &QToolButton::clicked, this, &GenerateDialog::throwDice);
    fillFamily();
    throwDice();
    showState();
}

QWidget *GenerateDialog::makeForm()
{
    for (int i = 0; i < difficultyCount; ++i)
        m_difficulties->addItem(title(Difficulty(i)), i);
    m_difficulties->setCurrentIndex(int(Difficulty::Medium));
    // Another family's sizes may be longer than those shown first.
    for (QComboBox *box : {m_sizes, m_symmetries})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), this));
    m_dice->setIcon(lineIcon(QStringLiteral("dice")));
    m_dice->setIconSize({18, 18});
    m_dice->setToolTip(tr("Another random seed"));
    m_dice->setAccessibleName(m_dice->toolTip());
    m_keepsSeed->setToolTip(tr("Use this seed again; otherwise the next puzzle gets a new one"));
    m_count->setRange(1, mostPuzzles);

    auto *seed = new QWidget;
    auto *seedLayout = new QHBoxLayout(seed);
    seedLayout->setContentsMargins(0, 0, 0, 0);
    seedLayout->addWidget(m_seed);
    seedLayout->addWidget(m_dice);
    seedLayout->addWidget(m_keepsSeed);
    seedLayout->addStretch();
    auto *form = new QWidget;
    auto *layout = new QFormLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(18);
    layout->setVerticalSpacing(10);
    layout->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    layout->addRow(tr("&Puzzle"), m_families);
    layout->addRow(tr("S&ize"), m_sizes);
    m_sizeNote->setObjectName(QStringLiteral("sizeNote"));
    m_sizeNote->setWordWrap(true);
    m_sizeNote->installEventFilter(this);
    m_sizeNote->setForegroundRole(QPalette::PlaceholderText);
    layout->addRow(QString(), m_sizeNote);
    layout->addRow(tr("&Difficulty"), m_difficulties);
    m_symmetriesLabel->setBuddy(m_symmetries);
    layout->addRow(m_symmetriesLabel, m_symmetries);
    // The label stands on the line of the field's text, as the others do; beside a row of its own it
    // would stand at the row's top.
    auto *seedLabel = new QLabel(tr("S&eed"));
    seedLabel->setBuddy(m_seed);
    seedLabel->setAlignment(Qt::AlignVCenter);
    seedLabel->setFixedHeight(seed->sizeHint().height());
    layout->addRow(seedLabel, seed);
    layout->addRow(tr("&Number of puzzles"), m_count);
    m_more->setText(tr("&More options"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setArrowType(Qt::RightArrow);
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    layout->addRow(m_more);
    layout->addRow(m_adds);
    // A row's label is its field's name to a screen reader; that of the seed stands beside a pair.
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setFixedWidth(m_seed->fontMetrics().horizontalAdvance(usualSeed.toString())
                          + seedMargins);
    m_seed->setToolTip(tr("The same seed makes the same puzzle on every computer"));
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
    m_progressLabel->setObjectName(QStringLiteral("progress"));
    m_progressLabel->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_progressLabel->setAlignment(Qt::AlignTop);
    m_progressLabel->setWordWrap(true);
    auto *picture = new QWidget;
    auto *pictureLayout = new QVBoxLayout(picture);
    pictureLayout->setContentsMargins(0, 0, 0, 0);
    pictureLayout->addWidget(m_preview, 0, Qt::AlignHCenter);
    pictureLayout->addWidget(m_bar);
    pictureLayout->addStretch();
    m_pictureOrOrder->addWidget(picture);
    m_pictureOrOrder->addWidget(m_orderBox);
    auto *preview = new QWidget;
    auto *layout = new QVBoxLayout(preview);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pictureOrOrder, 1);
    layout->addWidget(m_progressLabel);
    return preview;
}

void GenerateDialog::showOrder()
{
    m_more->setArrowType(m_more->isChecked() ? Qt::LeftArrow : Qt::RightArrow);
    const bool isOrder = m_more->isChecked() && !isMaking();
    m_pictureOrOrder->setCurrentIndex(isOrder ? 1 : 0);
    m_pictureOrOrder->parentWidget()->setFixedWidth(isOrder ? orderWidth : pictureSide);
}

void GenerateDialog::fillFamily()
{
    const Family &family = this->family();
    {
        const QSignalBlocker sizes(m_sizes);
        const QSignalBlocker symmetries(m_symmetries);
        m_sizes->clear();
        for (const BoardSize &size : family.sizes())
            m_sizes->addItem(sizeText(size));
        const auto usual = std::ranges::find(family.sizes(), family.drafting().usual());
        const int first = usual == family.sizes().end() ? 0 : int(usual - family.sizes().begin());
        m_sizes->setCurrentIndex(m_chosenSizes.value(&family, first));
        m_symmetries->clear();
        m_symmetries->addItem(translated("Symmetry", symmetryTitle(Symmetry::None)),
                              int(Symmetry::None));
        for (const Symmetry symmetry : family.symmetries())
            m_symmetries->addItem(translated("Symmetry", symmetryTitle(symmetry)), int(symmetry));
    }
    const BoardSize made = family.sizes().back();
    const BoardSize drawn = family.drafting().largest();
    m_sizeNote->setText(
        tr("Each puzzle made is proved to have one answer. On boards larger than %1 that takes too "
           "long; they can be drawn or opened, up to %2.")
            .arg(sizeText(made), sizeText(drawn)));
    m_sizeNote->setVisible(drawn.rows > made.rows || drawn.columns > made.columns);
    // A box's own minimum stays that of its first texts.
    for (QComboBox *box : {m_sizes, m_symmetries})
        box->setMinimumWidth(box->sizeHint().width());
    m_orderBox->setFamily(family, m_open.get());
    chooseAdding();
    m_symmetries->setEnabled(!family.symmetries().empty());
    m_symmetriesLabel->setEnabled(!family.symmetries().empty());
    check();
}

/// The note's lines are counted only once it has its width.
bool GenerateDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_sizeNote && event->type() == QEvent::Resize)
        m_sizeNote->setMinimumHeight(m_sizeNote->heightForWidth(m_sizeNote->width()));
    return QDialog::eventFilter(watched, event);
}

void GenerateDialog::offerAdding(bool isOffered, bool isChosen)
{
    m_adds->setVisible(isOffered);
    m_isAddingExpected = isChosen;
    chooseAdding();
}

void GenerateDialog::chooseAdding()
{
    const bool isOfOpen = !m_open || &m_open->family() == &family();
    if (!m_isAddingChosen)
        m_adds->setChecked(m_isAddingExpected && isOfOpen);
}

void GenerateDialog::setOpen(std::shared_ptr<const Puzzle> open)
{
    m_open = std::move(open);
    m_orderBox->setFamily(family(), m_open.get());
    chooseAdding();
}

void GenerateDialog::throwDice()
{
    m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 1000000)));
}

Wish GenerateDialog::wish() const
{
    Wish wish;
    wish.size = family().sizes()[std::size_t(m_sizes->currentIndex())];
    wish.difficulty = Difficulty(m_difficulties->currentData().toInt());
    wish.symmetry = Symmetry(m_symmetries->currentData().toInt());
    wish.seed = m_seed->text().toULongLong();
    wish.order = m_orderBox->order();
    if (const auto &pattern = m_orderBox->pattern())
        wish.size = pattern->size;
    if (wish.order.rating)
        (void)confineTo(wish.difficulty, wish.order);
    return wish;
}

QString GenerateDialog::objection() const
{
    if (m_seed->text().isEmpty())
        return tr("Enter a seed: any number will do.");
    if (const auto expected = family().expectedInstead(wish()))
        return translated(*expected);
    inkling::Order order = m_orderBox->order();
    auto fault = order.rating ? confineTo(wish().difficulty, order) : std::nullopt;
    if (!fault) {
        fault = contradictionIn(family(), wish(), [](const Rule &rule) {
            return translated("Rules", rule.title).toStdString();
        });
    }
    return fault ? translated(*fault) : QString();
}

QString GenerateDialog::progress() const
{
    return m_progressLabel->text();
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
    m_make->setEnabled(wrong.isEmpty() && !isMaking());
    m_sizes->setEnabled(!m_orderBox->pattern());
}

void GenerateDialog::showState()
{
    m_form->setEnabled(!isMaking());
    showOrder();
    m_cancel->setText(isMaking() ? tr("&Cancel") : tr("Close"));
    m_bar->setVisible(isMaking());
    const auto taken = isMaking() ? 0 : int(worthTaking().size());
    m_take->setVisible(taken > 0);
    m_take->setText(taken == 1 ? tr("&Use It") : tr("&Use These %Ln", nullptr, taken));
    check();
    if (!isMaking() && !hasPreview())
        m_preview->setText(tr("The best puzzle so far appears here."));
}

void GenerateDialog::start()
{
    if (isMaking() || !objection().isEmpty())
        return;
    m_order = {.family = &family(),
               .wish = wish(),
               .count = m_count->value(),
               .isDistinct = m_orderBox->wantsDistinct(),
               .theme = &Theme::of(palette()),
               .side = int(pictureSide * devicePixelRatioF())};
    m_progress = {};
    m_preview->setText(tr("Making the first puzzle…"));
    m_progressLabel->setText(tr("None yet"));
    m_bar->setRange(0, m_order.count == 1 ? 0 : m_order.count);
    m_bar->setValue(0);
    m_worker.start([this, order = m_order](const Worker::Task &task) { return work(order, task); },
                   [this](Progress reached) {
                       showProgress(std::move(reached));
                       finish();
                   });
    showState();
    m_cancel->setFocus();
}

GenerateDialog::Progress GenerateDialog::work(const Order &order, const Worker::Task &task)
{
    Progress reached;
    const StopCondition stop = task.stop();
    const auto take = [&](const SharedPuzzle &best, std::optional<double> rating) {
        reached.best = best;
        reached.rating = rating;
        reached.picture = thumbnail(*best, nullptr, *order.theme, order.side);
    };
    DistinctPuzzles known;
    int sameInARow = 0;
    for (Wish wish = order.wish;
         int(reached.made.size()) < order.count && !reached.isExhausted && !stop.stopped();
         ++wish.seed) {
        const auto progress = [&](const SharedPuzzle &best, double rating, int tried) {
            reached.tried = tried;
            if (best)
                take(best, rating);
            task.post([this, reached] { showProgress(reached); });
        };
        const auto puzzle = order.family->generate(wish, progress, stop);
        if (puzzle && order.isDistinct && !known.add(keyOf(*puzzle))) {
            reached.isExhausted = ++sameInARow == mostSameInARow;
            continue;
        }
        sameInARow = 0;
        // That of a very hard one takes longer than the making: then the word is told alone.
        const auto rating = puzzle ? rated(*puzzle, stop.within(ratingTime)) : std::nullopt;
        if (stop.stopped() || !puzzle)
            break;
        take(puzzle, rating ? std::optional(rating->value) : std::nullopt);
        reached.tried = 0;
        reached.made.push_back(puzzle);
        task.post([this, reached] { showProgress(reached); });
    }
    return reached;
}

void GenerateDialog::showProgress(Progress reached)
{
    m_progress = std::move(reached);
    if (m_progress.best) {
        QPixmap pixmap = QPixmap::fromImage(m_progress.picture);
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        m_preview->setPixmap(pixmap);
    }
    m_progressLabel->setText(progressWords().join(QStringLiteral("\u00a0· ")));
    if (m_order.count > 1)
        m_bar->setValue(int(m_progress.made.size()));
}

QStringList GenerateDialog::progressWords() const
{
    QStringList words;
    if (m_order.count > 1)
        words.append(tr("%L1 of %L2 made").arg(m_progress.made.size()).arg(m_order.count));
    if (m_progress.tried > 0)
        words.append(tr("%Ln tried", nullptr, m_progress.tried));
    if (m_progress.rating)
        words.append(
            tr("best so far: %1").arg(ratingText(*m_progress.rating).replace(u' ', QChar::Nbsp)));
    return words;
}

void GenerateDialog::finish()
{
    if (m_progress.made.empty()) {
        m_progressLabel->setText(
            m_order.wish.order.isEmpty()
                ? tr("No puzzle like that was found in many tries. Try another seed, size or "
                     "difficulty.")
                : tr("None of %Ln tries was as ordered. Try another seed, size or difficulty.",
                     nullptr, m_progress.tried));
        return showState();
    }
    if (m_progress.isExhausted) {
        m_progressLabel->setText(
            tr("Only %Ln different ones were found.", nullptr, int(m_progress.made.size())));
        return showState();
    }
    handOver(madeName(), m_progress.made);
}

QString GenerateDialog::madeName() const
{
    const QString seed = QString::number(m_order.wish.seed);
    const QString kind = translated("Families", m_order.family->title());
    const QString size = sizeText(m_order.wish.size);
    const auto count = int(m_progress.made.size());
    return count == 1 ? tr("Generated – %1 (%2 %3, seed %4)")
                            .arg(m_progress.rating ? ratingText(*m_progress.rating)
                                                   : title(m_order.wish.difficulty),
                                 kind, size, seed)
                      : tr("Generated – %Ln puzzles, %1 (%2 %3, from seed %4)", nullptr, count)
                            .arg(title(m_order.wish.difficulty), kind, size, seed);
}

std::vector<GenerateDialog::SharedPuzzle> GenerateDialog::worthTaking() const
{
    std::vector<SharedPuzzle> puzzles = m_progress.made;
    const bool isNext = m_progress.best && (puzzles.empty() || m_progress.best != puzzles.back());
    const bool isPlain = m_order.wish.order.isEmpty();
    if (isPlain && isNext && m_progress.rating
        && difficultyOf(*m_progress.rating) == m_order.wish.difficulty)
        puzzles.push_back(m_progress.best);
    return puzzles;
}

/// Without the seed in the name of what was cancelled: it would not make these again.
void GenerateDialog::take()
{
    if (m_progress.isExhausted)
        return handOver(madeName(), m_progress.made);
    handOver(tr("Generated – %1 (%2 %3, cancelled)")
                 .arg(title(m_order.wish.difficulty),
                      translated("Families", m_order.family->title()), sizeText(m_order.wish.size)),
             worthTaking());
}

void GenerateDialog::handOver(const QString &name, const std::vector<SharedPuzzle> &puzzles)
{
    // The keyboard goes back to the window before the window gives it to the new board.
    accept();
    Q_EMIT made(name, puzzles, !m_adds->isHidden() && m_adds->isChecked());
    m_progress = {};
    m_preview->clear();
    m_progressLabel->clear();
    if (!m_keepsSeed->isChecked())
        throwDice();
    showState();
}

void GenerateDialog::reject()
{
    if (!isMaking())
        return QDialog::reject();
    m_worker.stop();
    showState();
    QStringList words{tr("Cancelled")};
    words.append(progressWords());
    m_progressLabel->setText(words.join(QStringLiteral("\u00a0· ")));
}

} // namespace inkling
