// SPDX-License-Identifier: MIT
#include "dialogs/rulesdialog.h"

#include "dialogs/familybox.h"
#include "formats/linesource.h"
#include "labels.h"
#include "look/thememanager.h"
#include "phrases.h"
#include "puzzle/joinable.h"
#include "scene/thumbnail.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int exampleSide = 250;

QLabel *makeText()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    return label;
}

QLabel *makePicture(const QString &name)
{
    auto *label = new QLabel;
    label->setFixedSize(exampleSide, exampleSide);
    label->setAlignment(Qt::AlignCenter);
    label->setAccessibleName(name);
    return label;
}

/// A family's first sample and its answer.
std::pair<QImage, QImage> picturesOf(const Family &family, const Theme &theme, double ratio,
                                     const StopCondition &stop)
{
    LineSource source{std::string(family.samples().front().text)};
    const auto puzzle = family.read(source);
    if (!puzzle || !*puzzle)
        return {};
    std::optional<Answer> answer;
    if (const Joinable *joinable = (*puzzle)->joinable()) {
        if (const auto answers = joinable->answers(1, stop); !answers.empty())
            answer = answers.front();
    } else {
        answer = (*puzzle)->solve(Search::FirstAnswer, stop).first;
    }
    const auto paint = [&](const Answer *shown) {
        QImage image = thumbnail(**puzzle, shown, theme, int(exampleSide * ratio));
        image.setDevicePixelRatio(ratio);
        return image;
    };
    return {paint(nullptr), answer ? paint(&*answer) : QImage()};
}

} // namespace

RulesDialog::RulesDialog(QWidget *parent)
    : QDialog(parent)
    , m_families(new FamilyBox)
    , m_rules(makeText())
    , m_hands(makeText())
    , m_example(makePicture(tr("An example")))
    , m_answer(makePicture(tr("The answer of the example")))
{
    setObjectName(QStringLiteral("rulesDialog"));
    setWindowTitle(tr("Rules"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_rules->setObjectName(QStringLiteral("rules"));
    makeSmall(*m_hands);
    auto *choice = new QHBoxLayout;
    auto *name = new QLabel(tr("&Puzzle"));
    name->setBuddy(m_families);
    choice->addWidget(name);
    choice->addWidget(m_families);
    choice->addStretch();
    auto *pictures = new QHBoxLayout;
    pictures->setSpacing(20);
    pictures->addWidget(m_example);
    pictures->addWidget(m_answer);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *course = buttons->addButton(tr("How to &Solve It"), QDialogButtonBox::ActionRole);
    course->setToolTip(
        tr("The rules of solving, from easy to hard, each with positions to practise"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(14);
    layout->addLayout(choice);
    layout->addWidget(m_rules);
    layout->addLayout(pictures);
    layout->addWidget(m_hands);
    layout->addStretch();
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(course, &QPushButton::clicked, this,
            [this] { Q_EMIT courseWanted(m_families->family()); });
    connect(m_families, &QComboBox::currentIndexChanged, this, &RulesDialog::tell);
    tell();
}

RulesDialog::~RulesDialog() = default;

void RulesDialog::setFamily(const Family &family)
{
    m_families->setFamily(family);
}

void RulesDialog::tell()
{
    const Family &family = m_families->family();
    m_rules->setText(rulesOf(family));
    m_hands->setText(handsOf(family));
    m_painter.start(
        [&family, theme = ThemeManager::instance().theme(), ratio = devicePixelRatioF()](
            const Worker::Task &task) { return picturesOf(family, theme, ratio, task.stop()); },
        [this](const Pictures &pictures) {
            m_example->setPixmap(QPixmap::fromImage(pictures.first));
            m_answer->setPixmap(QPixmap::fromImage(pictures.second));
        });
}

} // namespace inkling
