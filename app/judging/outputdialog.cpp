// SPDX-License-Identifier: MIT
#include "judging/outputdialog.h"

#include "documents/filereader.h"
#include "exporting/pictureexport.h"
#include "look/thememanager.h"
#include "panelarea.h"
#include "phrases.h"
#include "scene/drawnpuzzle.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int pictureSide = 320;

QString wordsOf(OutputVerdict verdict)
{
    switch (verdict) {
    case OutputVerdict::Right:
        return OutputDialog::tr("✓ right");
    case OutputVerdict::Presentation:
        return OutputDialog::tr("≈ right, layout differs");
    case OutputVerdict::Wrong:
        return OutputDialog::tr("✗ wrong");
    case OutputVerdict::Unknown:
        break;
    }
    return OutputDialog::tr("not judged");
}

QString reasonOf(const OutputJudgement &judgement)
{
    if (!judgement.expected)
        return translated(judgement.reason);
    ParseError error;
    error.found = judgement.reason;
    error.expected = *judgement.expected;
    return translated(error);
}

/// The board with the answer of the output, what is wrong in it lit.
BoardState boardOf(const Puzzle &puzzle, const OutputJudgement &judgement)
{
    const Answer *answer = judgement.answer ? &*judgement.answer : nullptr;
    // What is built by joining shows only what leads to a right answer.
    const bool isShown = !puzzle.joinable() || judgement.verdict != OutputVerdict::Wrong;
    BoardState state = drawnState(puzzle, isShown ? answer : nullptr);
    state.lineNumbersShown = true;
    if (!answer || !judgement.at || puzzle.joinable())
        return state;
    const auto value = ValueSet::only(answer->values[*judgement.at]);
    Lighting lighting;
    if (const auto mark = puzzle.model()->mark({*judgement.at, value}))
        lighting.wrong.push_back(*mark);
    state.isFinal = false;
    state.light(std::move(lighting));
    return state;
}

} // namespace

OutputDialog::OutputDialog(Puzzles puzzles, std::vector<int> places, const QString &path,
                           QWidget *parent)
    : QDialog(parent)
    , m_puzzles(std::move(puzzles))
    , m_places(std::move(places))
    , m_path(path)
    , m_summary(new QLabel)
    , m_list(new QListWidget)
    , m_picture(new QLabel)
    , m_reason(new QLabel)
    , m_next(new QPushButton(tr("&Next Fault")))
{
    setObjectName(QStringLiteral("outputDialog"));
    setWindowTitle(tr("Compare with My Output"));
    setAttribute(Qt::WA_DeleteOnClose);
    QFont font = m_summary->font();
    font.setWeight(QFont::DemiBold);
    m_summary->setFont(font);
    m_list->setMinimumWidth(260);
    m_list->setAccessibleName(tr("Data sets"));
    m_list->setUniformItemSizes(true);
    m_picture->setFixedSize(pictureSide, pictureSide);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setAccessibleName(tr("The answer in the output"));
    m_reason->setWordWrap(true);
    m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reason->setMinimumHeight(4 * fontMetrics().lineSpacing());
    m_reason->setAlignment(Qt::AlignTop | Qt::AlignLeading);

    auto *shown = new QVBoxLayout;
    shown->addWidget(m_picture);
    shown->addWidget(m_reason);
    shown->addStretch();
    auto *parts = new QHBoxLayout;
    parts->setSpacing(20);
    parts->addWidget(m_list, 1);
    parts->addLayout(shown);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *again = buttons->addButton(tr("&Check Again"), QDialogButtonBox::ActionRole);
    again->setObjectName(QStringLiteral("again"));
    again->setShortcut(Qt::Key_F5);
    again->setToolTip(tr("Reads the file once more, as your program has written it since"));
    buttons->addButton(m_next, QDialogButtonBox::ActionRole);
    m_next->setObjectName(QStringLiteral("nextFault"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(14);
    layout->addWidget(m_summary);
    layout->addLayout(parts, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(again, &QPushButton::clicked, this, &OutputDialog::read);
    connect(m_next, &QPushButton::clicked, this, &OutputDialog::showNextFault);
    connect(m_list, &QListWidget::currentRowChanged, this, &OutputDialog::showRow);
    resizeToFit(*this, {680, 520});
    read();
}

OutputDialog::~OutputDialog() = default;

QString OutputDialog::reason() const
{
    return m_reason->text();
}

QString OutputDialog::summary() const
{
    return m_summary->text();
}

void OutputDialog::read()
{
    m_painter.stop();
    m_judgements.clear();
    m_rightCount = 0;
    m_layoutCount = 0;
    m_list->clear();
    m_picture->clear();
    m_reason->clear();
    m_next->setEnabled(false);
    m_summary->setText(tr("Reading %1…").arg(QFileInfo(m_path).fileName()));
    using Result = tl::expected<Judgements, QString>;
    m_judge.start(
        [this, puzzles = m_puzzles, path = m_path](const Worker::Task &task) -> Result {
            auto bytes = readBytes(path);
            if (!bytes)
                return tl::unexpected(bytes.error());
            OutputJudge judge(bytes->toStdString());
            for (std::size_t i = 0; i < puzzles.size() && !task.stop().stopped(); ++i) {
                task.post(
                    [this, judgement = judge.judge(*puzzles[i], task.stop())] { add(judgement); });
            }
            return judge.finish();
        },
        [this](const Result &result) {
            if (result)
                return showAll(*result);
            m_summary->setText(QStringLiteral("%1: %2").arg(m_path, result.error()));
        });
}

void OutputDialog::add(const OutputJudgement &judgement)
{
    m_judgements.push_back(judgement);
    m_rightCount += judgement.verdict == OutputVerdict::Right ? 1 : 0;
    m_layoutCount += judgement.verdict == OutputVerdict::Presentation ? 1 : 0;
    auto *item = new QListWidgetItem(tr("%L1: %2", "the number of a data set, and how it is")
                                         .arg(m_places[m_judgements.size() - 1] + 1)
                                         .arg(wordsOf(judgement.verdict)));
    m_list->addItem(item);
    m_summary->setText(tr("%L1 of %L2 judged…")
                           .arg(qulonglong(m_judgements.size()))
                           .arg(qulonglong(m_puzzles.size())));
}

/// `whole`: what is wrong with the output as a whole.
void OutputDialog::showAll(const Judgements &whole)
{
    for (const OutputJudgement &judgement : whole) {
        m_judgements.push_back(judgement);
        m_list->addItem(tr("All: %1", "the output as a whole").arg(wordsOf(judgement.verdict)));
    }
    const QString name = QFileInfo(m_path).fileName();
    const bool isRight = m_rightCount == m_judgements.size();
    const std::size_t sound = m_rightCount + m_layoutCount;
    QString summary = tr("%1: %L2 of %L3 are right.")
                          .arg(name)
                          .arg(qulonglong(sound))
                          .arg(qulonglong(m_puzzles.size()));
    if (sound == m_judgements.size())
        summary = sound == 1 ? tr("%1 is right.").arg(name)
                             : tr("%1: all %L2 are right.").arg(name).arg(qulonglong(sound));
    if (m_layoutCount > 0)
        summary += u' ' + tr("Not all is written as it should be.");
    m_summary->setText(summary);
    m_next->setEnabled(!isRight);
    if (!isRight)
        showNextFault();
    else if (m_list->count() > 0)
        m_list->setCurrentRow(0);
}

void OutputDialog::showNextFault()
{
    const auto count = int(m_judgements.size());
    for (int i = 1; i <= count; ++i) {
        const int row = (m_list->currentRow() + i) % count;
        if (m_judgements[std::size_t(row)].verdict != OutputVerdict::Right)
            return m_list->setCurrentRow(row);
    }
}

void OutputDialog::showRow()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const OutputJudgement &judgement = m_judgements[std::size_t(row)];
    m_reason->setText(judgement.verdict == OutputVerdict::Right ? QString()
                                                                : tr("Line %L1, column %L2: %3")
                                                                      .arg(judgement.place.line)
                                                                      .arg(judgement.place.column)
                                                                      .arg(reasonOf(judgement)));
    if (std::size_t(row) < m_puzzles.size()) {
        Q_EMIT placeChosen(m_places[std::size_t(row)]);
        showPicture(std::size_t(row));
    } else {
        m_painter.stop();
        m_picture->clear();
    }
}

void OutputDialog::showPicture(std::size_t row)
{
    const double ratio = devicePixelRatioF();
    m_painter.start(
        [puzzle = m_puzzles[row], judgement = m_judgements[row], ratio,
         theme = ThemeManager::instance().theme()](const Worker::Task &) {
            const BoardState state = boardOf(*puzzle, judgement);
            const QSizeF most = QSizeF(pictureSide, pictureSide) * ratio;
            const QSizeF size = state.geometry()->bounds().size().scaled(most, Qt::KeepAspectRatio);
            QImage image = pictureOf(
                state,
                {.theme = &theme, .width = std::max(1, int(size.width())), .isTransparent = true});
            image.setDevicePixelRatio(ratio);
            return image;
        },
        [this](const QImage &image) { m_picture->setPixmap(QPixmap::fromImage(image)); });
}

} // namespace inkling
