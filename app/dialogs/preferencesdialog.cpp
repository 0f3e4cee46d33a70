// SPDX-License-Identifier: MIT
#include "dialogs/preferencesdialog.h"

#include "look/languages.h"
#include "panelarea.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace inkling {

namespace {

/// So that the fields of all groups stand below each other.
constexpr int labelWidth = 150;

void addNamed(QFormLayout *form, const QString &name, QComboBox *field)
{
    auto *label = new QLabel(name);
    label->setBuddy(field);
    label->setMinimumWidth(labelWidth);
    form->addRow(label, field);
}

} // namespace

PreferencesDialog::PreferencesDialog(QWidget *parent)
    : QDialog(parent)
    , m_before(Preferences::read())
    , m_now(m_before)
{
    setObjectName(QStringLiteral("preferencesDialog"));
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 18, 24, 16);
    layout->setSpacing(8);
    auto *content = new QWidget;
    m_groups = new QVBoxLayout(content);
    m_groups->setContentsMargins(0, 0, 0, 0);
    m_groups->setSpacing(8);
    addPlay();
    addLook();
    addDocuments();
    auto *area = new PanelArea(content);
    area->setBackgroundRole(QPalette::Window);
    content->setBackgroundRole(QPalette::Window);
    layout->addWidget(area, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel
                                         | QDialogButtonBox::RestoreDefaults);
    buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("Restore &Defaults"));
    layout->addSpacing(8);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { hold({}); });
    fill();
    const QMargins around = layout->contentsMargins();
    resizeToFit(*this, {area->minimumSizeHint().width() + around.left() + around.right(),
                        content->sizeHint().height() + buttons->sizeHint().height() + around.top()
                            + around.bottom() + 3 * layout->spacing()});
}

QFormLayout *PreferencesDialog::addGroup(const QString &heading)
{
    if (m_groups->count() > 0)
        m_groups->addSpacing(10);
    auto *label = new QLabel(heading);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(font.pointSizeF() * 1.1);
    label->setFont(font);
    m_groups->addWidget(label);
    auto *form = new QFormLayout;
    form->setContentsMargins(14, 0, 0, 0);
    form->setHorizontalSpacing(18);
    form->setVerticalSpacing(7);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_groups->addLayout(form);
    return form;
}

void PreferencesDialog::addCheck(QFormLayout *form, const char *key, const QString &text,
                                 const QString &tip, bool &(*of)(Preferences &))
{
    auto *field = new QCheckBox(text);
    field->setObjectName(QString::fromLatin1(key));
    field->setToolTip(tip);
    form->addRow(field);
    m_fillers.emplace_back([this, field, of] { field->setChecked(of(m_now)); });
    connect(field, &QCheckBox::clicked, this, [this, of](bool isChecked) {
        of(m_now) = isChecked;
        apply();
    });
}

template <typename Choice>
void PreferencesDialog::addChoice(QFormLayout *form, const char *key, const QString &text,
                                  const QStringList &choices, Choice &(*of)(Preferences &))
{
    auto *field = new QComboBox;
    field->setObjectName(QString::fromLatin1(key));
    field->addItems(choices);
    addNamed(form, text, field);
    m_fillers.emplace_back([this, field, of] { field->setCurrentIndex(int(of(m_now))); });
    connect(field, &QComboBox::activated, this, [this, of](int index) {
        of(m_now) = Choice(index);
        apply();
    });
}

void PreferencesDialog::addPlay()
{
    QFormLayout *form = addGroup(tr("Solving by hand"));
    addChoice<bool>(
        form, "play/profile", tr("A &click on an edge"),
        {tr("goes from line to cross to blank"), tr("makes a cross; dragging draws lines (pzpr)")},
        [](Preferences &all) -> bool & { return all.play.isPzpr; });
    addChoice<Mistakes>(form, "play/mistakes", tr("Show &broken rules"),
                        {tr("at once"), tr("when the grid is full"), tr("when asked")},
                        [](Preferences &all) -> Mistakes & { return all.play.mistakes; });
    addCheck(form, "play/autoCross", tr("Cross out what a line &rules out"),
             tr("The other edges at a dot with two lines"),
             [](Preferences &all) -> bool & { return all.play.crosses; });
    addCheck(form, "play/autoNotes", tr("Remove impossible &notes"),
             tr("A digit is removed from the notes of its row and column"),
             [](Preferences &all) -> bool & { return all.play.notes; });
    addCheck(form, "play/autoShade", tr("Shade the re&st once a sum is reached"),
             tr("The remaining cells of that row or column"),
             [](Preferences &all) -> bool & { return all.play.shades; });
    addCheck(form, "play/autoGrey", tr("&Grey out finished clues"),
             tr("So that unfinished clues stand out"),
             [](Preferences &all) -> bool & { return all.play.greys; });
    addCheck(form, "play/combinations", tr("&List what a cage can hold"),
             tr("The combinations still possible in the selected cage"),
             [](Preferences &all) -> bool & { return all.play.combinations; });
    addCheck(form, "play/timer", tr("Show the t&ime"),
             tr("How long you have been solving this puzzle"),
             [](Preferences &all) -> bool & { return all.play.timer; });
}

void PreferencesDialog::addLook()
{
    QFormLayout *form = addGroup(tr("Look"));
    addLanguages(form);
    addChoice<ThemeChoice>(form, "theme", tr("T&heme"),
                           {tr("As in the system"), tr("Light"), tr("Dark")},
                           [](Preferences &all) -> ThemeChoice & { return all.theme; });
    addChoice<SideTint>(
        form, "look/sides", tr("Inside and &outside"),
        {tr("Inside straw, outside blank"), tr("Yellow and blue"), tr("Pink and green")},
        [](Preferences &all) -> SideTint & { return all.taste.sides; });
    addChoice<CrossStyle>(form, "look/crosses", tr("Where there is no lin&e"),
                          {tr("a cross"), tr("a faint line"), tr("nothing; open edges are faint")},
                          [](Preferences &all) -> CrossStyle & { return all.taste.crosses; });
    addChoice<TrialInks>(form, "look/trials", tr("Tri&al colours"),
                         {tr("Violet and teal"), tr("Magenta and olive")},
                         [](Preferences &all) -> TrialInks & { return all.taste.trials; });
    addChoice<Liveliness>(form, "look/motion", tr("&Motion"),
                          {tr("New marks are drawn"), tr("New marks fade in"), tr("Nothing moves")},
                          [](Preferences &all) -> Liveliness & { return all.liveliness; });
    addCheck(form, "look/lineNumbers", tr("Number ro&ws and columns"),
             tr("Beside the board, as the explanations use them"),
             [](Preferences &all) -> bool & { return all.numbersLines; });
    addCheck(form, "look/lineNumbersInPictures", tr("In e&xported pictures, too"),
             tr("Row and column numbers in exported pictures"),
             [](Preferences &all) -> bool & { return all.numbersLinesInPictures; });
}

void PreferencesDialog::addLanguages(QFormLayout *form)
{
    auto *box = new QComboBox;
    box->setObjectName(QStringLiteral("language"));
    box->addItem(tr("As in the system"), QString());
    for (const Language &language : languages())
        box->addItem(language.name, language.code);
    addNamed(form, tr("Lang&uage"), box);
    connect(box, &QComboBox::activated, this, [this, box] {
        m_now.language = box->currentData().toString();
        apply();
    });
    m_fillers.push_back(
        [this, box] { box->setCurrentIndex(std::max(0, box->findData(m_now.language))); });
}

void PreferencesDialog::addDocuments()
{
    QFormLayout *form = addGroup(tr("Documents"));
    addCheck(form, "documents/restoreSession", tr("Reo&pen last session"),
             tr("Opens the files that were open, as they were"),
             [](Preferences &all) -> bool & { return all.restores; });
}

void PreferencesDialog::fill()
{
    for (const auto &filler : m_fillers)
        filler();
}

void PreferencesDialog::hold(const Preferences &preferences)
{
    m_now = preferences;
    fill();
    apply();
}

void PreferencesDialog::apply()
{
    m_now.write();
    m_now.applyLook();
    Q_EMIT changed();
}

void PreferencesDialog::accept()
{
    QDialog::accept();
    if (m_now.language != m_before.language)
        Q_EMIT languageChanged();
}

void PreferencesDialog::reject()
{
    if (m_now != m_before)
        hold(m_before);
    QDialog::reject();
}

QCheckBox *PreferencesDialog::check(const char *key) const
{
    return findChild<QCheckBox *>(QString::fromLatin1(key));
}

QComboBox *PreferencesDialog::choice(const char *key) const
{
    return findChild<QComboBox *>(QString::fromLatin1(key));
}

} // namespace inkling
