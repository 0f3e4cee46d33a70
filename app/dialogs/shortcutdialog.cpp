// SPDX-License-Identifier: MIT
#include "dialogs/shortcutdialog.h"

#include "dialogs/paper.h"
#include "panelarea.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPrinter>
#include <QPushButton>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace inkling {

namespace {

enum Column { NameColumn, KeysColumn, PurposeColumn };

/// Takes one key, at once; the usual field waits a while for three more.
class KeyField final : public QKeySequenceEdit
{
protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        QKeySequenceEdit::keyPressEvent(event);
        if (keySequence().isEmpty())
            return;
        setKeySequence(keySequence());
        Q_EMIT keySequenceChanged(keySequence());
    }
};

QString nameOf(const ActionLine &line)
{
    QString name = QCoreApplication::translate("Actions", line.text);
    return name.remove(u'&').remove(u'…');
}

QString keysOf(const ActionLine &line)
{
    QStringList keys;
    for (const QKeySequence &key : shortcutsOf(line))
        keys.append(key.toString(QKeySequence::NativeText));
    return keys.join(QStringLiteral(",  "));
}

} // namespace

ShortcutDialog::ShortcutDialog(QWidget *parent)
    : QDialog(parent)
    , m_filter(new QLineEdit)
    , m_table(new QTreeWidget)
    , m_resetAll(new QPushButton(tr("Reset &All")))
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard Shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(10);
    m_filter->setPlaceholderText(tr("Find an action or a key"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    layout->addWidget(m_filter);
    m_table->setObjectName(QStringLiteral("shortcuts"));
    m_table->setAccessibleName(windowTitle());
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHeaderLabels({tr("Action"), tr("Keys"), tr("What it does")});
    m_table->header()->setSectionResizeMode(NameColumn, QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(KeysColumn, QHeaderView::ResizeToContents);
    layout->addWidget(m_table, 1);
    layout->addWidget(makeEditor());
    auto *mouse = new QLabel(
        tr("On the board: the arrow keys move from place to place (in Explain, with Shift). Space "
           "or Enter makes the next mark, Backspace removes it, Escape deselects. The mouse wheel "
           "and two fingers zoom; dragging with the space bar held moves the board."));
    mouse->setForegroundRole(QPalette::PlaceholderText);
    mouse->setWordWrap(true);
    layout->addWidget(mouse);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_resetAll, QDialogButtonBox::ResetRole);
    auto *paper = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    paper->setObjectName(QStringLiteral("print"));
    layout->addWidget(buttons);
    for (QAbstractButton *button : buttons->buttons())
        static_cast<QPushButton *>(button)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(paper, &QPushButton::clicked, this, &ShortcutDialog::print);
    connect(m_resetAll, &QPushButton::clicked, this, &ShortcutDialog::resetAll);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutDialog::search);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &ShortcutDialog::showChosen);
    connect(m_table, &QTreeWidget::itemActivated, m_keys, [this] { m_keys->setFocus(); });
    fill();
    resizeToFit(*this, {660, 620});
}

QWidget *ShortcutDialog::makeEditor()
{
    auto *editor = new QWidget;
    auto *layout = new QVBoxLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *row = new QHBoxLayout;
    layout->addLayout(row);
    m_name = new QLabel;
    QFont font = m_name->font();
    font.setWeight(QFont::DemiBold);
    m_name->setFont(font);
    m_keys = new KeyField;
    m_keys->setAccessibleName(tr("New key"));
    m_keys->setMinimumWidth(130);
    m_set = new QPushButton(tr("&Set"));
    m_set->setToolTip(tr("Make this its only shortcut"));
    m_add = new QPushButton(tr("A&dd"));
    m_add->setToolTip(tr("Add one more shortcut"));
    m_clear = new QPushButton(tr("&No Key"));
    m_reset = new QPushButton(tr("&Reset"));
    m_reset->setToolTip(tr("Restore the default shortcut"));
    row->addWidget(m_name, 1);
    row->addWidget(m_keys);
    for (QPushButton *button : {m_set, m_add, m_clear, m_reset}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    m_conflict = new QLabel;
    m_conflict->setWordWrap(true);
    layout->addWidget(m_conflict);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutDialog::judge);
    connect(m_set, &QPushButton::clicked, this, [this] { take(false); });
    connect(m_add, &QPushButton::clicked, this, [this] { take(true); });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        setShortcuts(*chosen(), {});
        fill();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        // They are its own again, whoever was given them meanwhile.
        const ActionLine &line = *chosen();
        for (const ActionLine &other : actionLines()) {
            QList<QKeySequence> rest = shortcutsOf(other);
            if (&other != &line
                && rest.removeIf([&](const auto &key) { return line.shortcuts.contains(key); }))
                setShortcuts(other, rest);
        }
        setShortcuts(line, line.shortcuts);
        fill();
    });
    return editor;
}

void ShortcutDialog::fill()
{
    const bool isNew = m_table->topLevelItemCount() == 0;
    int row = 0;
    for (const ActionLine &line : actionLines()) {
        if (isNew)
            m_table->addTopLevelItem(new QTreeWidgetItem);
        showLine(*m_table->topLevelItem(row++), line);
    }
    if (isNew)
        m_table->setCurrentItem(m_table->topLevelItem(0));
    search(m_filter->text());
    showChosen();
}

void ShortcutDialog::showLine(QTreeWidgetItem &row, const ActionLine &line)
{
    row.setText(NameColumn, nameOf(line));
    row.setText(KeysColumn, keysOf(line));
    row.setText(PurposeColumn, QCoreApplication::translate("Actions", line.tip));
    row.setToolTip(PurposeColumn, row.text(PurposeColumn));
    QFont font = m_table->font();
    font.setBold(shortcutsOf(line) != line.shortcuts);
    row.setFont(KeysColumn, font);
}

void ShortcutDialog::choose(const char *id)
{
    const auto lines = actionLines();
    const auto found = std::ranges::find_if(
        lines, [id](const ActionLine &line) { return QByteArrayView(line.id) == id; });
    if (found != lines.end())
        m_table->setCurrentItem(m_table->topLevelItem(int(found - lines.begin())));
}

void ShortcutDialog::search(const QString &words)
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem *row = m_table->topLevelItem(i);
        bool isFound = false;
        for (const int column : {NameColumn, KeysColumn, PurposeColumn})
            isFound = isFound || row->text(column).contains(words, Qt::CaseInsensitive);
        row->setHidden(!isFound);
    }
}

const ActionLine *ShortcutDialog::chosen() const
{
    const int row = m_table->indexOfTopLevelItem(m_table->currentItem());
    return row < 0 ? nullptr : &actionLines()[std::size_t(row)];
}

const ActionLine *ShortcutDialog::holder() const
{
    for (const ActionLine &line : actionLines()) {
        if (&line != chosen() && shortcutsOf(line).contains(m_keys->keySequence()))
            return &line;
    }
    return nullptr;
}

void ShortcutDialog::showChosen()
{
    const ActionLine *line = chosen();
    m_name->setText(line ? nameOf(*line) : QString());
    m_keys->setEnabled(line);
    m_clear->setEnabled(line && !shortcutsOf(*line).isEmpty());
    m_reset->setEnabled(line && shortcutsOf(*line) != line->shortcuts);
    m_keys->clear();
    m_resetAll->setEnabled(std::ranges::any_of(
        actionLines(), [](const ActionLine &each) { return shortcutsOf(each) != each.shortcuts; }));
    judge();
}

void ShortcutDialog::judge()
{
    const ActionLine *line = chosen();
    const QKeySequence key = m_keys->keySequence();
    const bool isNew = line && !key.isEmpty() && !shortcutsOf(*line).contains(key);
    const ActionLine *other = isNew ? holder() : nullptr;
    m_set->setEnabled(isNew);
    m_add->setEnabled(isNew);
    m_set->setText(other ? tr("Reassi&gn") : tr("&Set"));
    const QString keys = key.toString(QKeySequence::NativeText);
    if (other)
        m_conflict->setText(tr("%1 belongs to “%2”. Reassign it to “%3”, or press another key.")
                                .arg(keys, nameOf(*other), nameOf(*line)));
    else if (line && !key.isEmpty() && !isNew)
        m_conflict->setText(tr("“%2” already has the shortcut %1.").arg(keys, nameOf(*line)));
    else
        m_conflict->setText(tr("Click the field and press the keys you want."));
}

void ShortcutDialog::take(bool isMore)
{
    const ActionLine &line = *chosen();
    const QKeySequence key = m_keys->keySequence();
    if (const ActionLine *other = holder()) {
        QList<QKeySequence> rest = shortcutsOf(*other);
        rest.removeAll(key);
        setShortcuts(*other, rest);
    }
    QList<QKeySequence> keys = isMore ? shortcutsOf(line) : QList<QKeySequence>();
    keys.append(key);
    setShortcuts(line, keys);
    fill();
}

void ShortcutDialog::resetAll()
{
    for (const ActionLine &line : actionLines())
        setShortcuts(line, line.shortcuts);
    fill();
}

QString ShortcutDialog::html() const
{
    QString rows;
    for (const ActionLine &line : actionLines()) {
        rows += QStringLiteral("<tr><td style='white-space: pre'>%1</td>"
                               "<td style='white-space: pre'><b>%2</b></td><td>%3</td></tr>")
                    .arg(nameOf(line).toHtmlEscaped(), keysOf(line).toHtmlEscaped(),
                         QCoreApplication::translate("Actions", line.tip).toHtmlEscaped());
    }
    return QStringLiteral("<h2>%1</h2><table cellpadding='3' width='100%'>%2</table>")
        .arg(windowTitle(), rows);
}

void ShortcutDialog::print()
{
    choosePrinter(this, windowTitle(), keptPaper(), 0,
                  [this](const std::shared_ptr<QPrinter> &printer) {
                      QTextDocument page;
                      page.setHtml(html());
                      // The text has margins of its own.
                      printer->setFullPage(true);
                      page.print(printer.get());
                  });
}

} // namespace inkling
