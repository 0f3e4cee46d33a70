// SPDX-License-Identifier: MIT
#include "look/thememanager.h"

#include <QApplication>
#include <QEvent>

namespace inkling {

namespace {

/// What Fusion draws too loudly: frames, bevels, the arrows of scroll bars.
QString styleSheet(const Theme &theme)
{
    const QString hairline = blend(theme.window, theme.ink, 0.10).name();
    const QString thumb = blend(theme.window, theme.ink, 0.22).name();
    const QString thumbActive = blend(theme.window, theme.ink, 0.40).name();
    return QStringLiteral(R"(
        QMainWindow::separator { background: %1; width: 1px; height: 1px; }
        QToolBar { border: none; background: %2; spacing: 2px; padding: 4px 8px; }
        QToolBar::separator { background: %1; width: 1px; margin: 5px 6px; }
        QToolBar#transport { border-top: 1px solid %1; padding: 2px; }
        QToolBar#tools { border-bottom: 1px solid %1; }
        QToolBar QToolButton#qt_toolbar_ext_button { padding: 0; }
        QFrame#notice { background: %8; border-bottom: 1px solid %1; }
        QUndoView { background: %5; padding: 0 6px; outline: none; }
        QUndoView::item { padding: 3px 8px; border-radius: 5px; }
        QUndoView::item:hover { background: %2; }
        QUndoView::item:selected { background: %8; color: %7; }
        QStatusBar { border-top: 1px solid %1; }
        QStatusBar::item { border: none; }
        QSplitter::handle { background: %1; }
        QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
        QPushButton { background: %5; border: 1px solid %3; border-radius: 6px; padding: 5px 14px;
                      outline: none; }
        QPushButton:hover { border-color: %4; }
        QPushButton:pressed, QPushButton:checked { background: %1; }
        #familyCard QPushButton { padding: 4px 6px; }
        #samplesButton::menu-indicator { image: none; }
        QPushButton:focus, QComboBox:focus { border-color: %6; }
        QComboBox { background: %5; border: 1px solid %3; border-radius: 6px; padding: 3px 8px; }
        QComboBox:disabled { border-color: %1; }
        QComboBox::drop-down { border: none; width: 22px; }
        QComboBox::down-arrow { image: url(:/icons/down-arrow.svg); width: 12px; height: 12px; }
        QComboBox QAbstractItemView { background: %5; border: 1px solid %3; outline: none; padding: 3px;
                                      selection-background-color: %1; selection-color: %7; }
        QComboBox QAbstractItemView::item { min-height: 24px; padding: 0 6px; border-radius: 4px; }
        QComboBox QAbstractItemView::item:selected { background: %1; color: %7; }
        QLineEdit, QPlainTextEdit, QAbstractSpinBox { background: %5; border: 1px solid %3;
                                                      border-radius: 6px; padding: 4px 6px; }
        QLineEdit:focus, QPlainTextEdit:focus, QAbstractSpinBox:focus { border-color: %6; }
        QLineEdit:disabled, QAbstractSpinBox:disabled { border-color: %1; }
        QComboBox QLineEdit, QAbstractSpinBox QLineEdit { background: transparent; border: none; padding: 0; }
        QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; }
        QAbstractSpinBox::up-arrow { image: url(:/icons/up-arrow.svg); width: 10px; height: 10px; }
        QAbstractSpinBox::down-arrow { image: url(:/icons/down-arrow.svg); width: 10px; height: 10px; }
        QToolButton { border: none; border-radius: 6px; padding: 4px; }
        QToolButton:hover { background: %1; }
        QToolButton:pressed, QToolButton:checked { background: %3; }
        #editPanel QToolButton:checked { background: %8; } /* on, and not held down */
        QToolButton:focus { border: 1px solid %6; padding: 3px; }
        QToolButton::menu-button { border: none; border-radius: 6px; width: 28px; }
        QToolButton::menu-button:hover { background: %3; }
        QToolButton::menu-arrow { image: url(:/icons/down-arrow.svg); width: 12px; height: 12px; }
        #signsButton { border-top: 1px solid %1; border-radius: 0; padding: 6px 10px; }
        #signsButton:checked { background: transparent; }
        #signsButton:focus { border: 1px solid %6; padding: 6px 9px; }
        #playTools QToolButton { background: %5; border: 1px solid %3; padding: 3px 8px; }
        #playTools QToolButton:hover { border-color: %4; }
        #playTools QToolButton:pressed, #playTools QToolButton:checked { background: %1; }
        #playTools QToolButton:disabled { border-color: %1; }
        #playTools QToolButton:focus { border-color: %6; padding: 3px 8px; }
        #playTools QToolButton[isSwatch="true"], #playTools QToolButton[isSwatch="true"]:focus
            { padding: 0; }
        #letterPad QToolButton { background: %5; border: 1px solid %3; padding: 0; }
        #letterPad QToolButton:hover { border-color: %4; }
        #letterPad QToolButton:pressed { background: %1; }
        #letterPad QToolButton:disabled { border-color: %1; }
        #playTools #pinsButton { padding-right: 22px; }
        #playTools #pinsButton::menu-indicator { image: url(:/icons/down-arrow.svg); width: 10px;
            height: 10px; subcontrol-origin: padding; subcontrol-position: right center; right: 7px; }
        QTabBar { font-weight: 500; }
        QTabBar::tab { background: transparent; border: none; border-bottom: 2px solid transparent;
                       padding: 6px 8px 5px 8px; margin: 0 2px; color: %10; }
        QTabBar::tab:hover { color: %7; }
        QTabBar::tab:selected { border-bottom-color: %6; color: %7; }
        QTabBar::tab:focus { background: %1; }
        QTreeView#possible { background: %5; outline: none; }
        QTreeView#possible::item { padding: 2px 6px 2px 0; }
        QTreeView#possible::item:selected { background: %8; color: %7; }
        QTreeView#shortcuts, QTreeView#orderedRules { background: %5; outline: none; }
        QTreeView#shortcuts::item, QTreeView#orderedRules::item { padding: 3px 6px 3px 0; }
        QTreeView#shortcuts::item:selected, QTreeView#orderedRules::item:selected { background: %8;
                                                                                    color: %7; }
        QListWidget { background: %5; padding: 0 6px; outline: none; }
        QListWidget::item { padding: 3px 8px; border-radius: 5px; color: %7; }
        QListWidget::item:hover { background: %2; }
        QListWidget::item:selected { background: %8; color: %7; }
        QListWidget#faults { padding: 0 3px; } /* its words begin where the verdict does */
        QHeaderView::section { background: %2; border: none; padding: 4px 8px; color: %4; }
        QLabel#sizePadBoard { border: 1px solid %4; border-radius: 3px; }
        QProgressBar { background: %1; border: none; border-radius: 2px; }
        QProgressBar::chunk { background: %6; border-radius: 2px; width: 16px; margin: 0 4px 0 0; }
        QCheckBox { spacing: 8px; }
        QCheckBox::indicator, QTreeView#orderedRules::indicator {
            width: 14px; height: 14px; background: %5; border: 1px solid %4; border-radius: 4px; }
        QCheckBox::indicator:hover, QCheckBox::indicator:focus { border-color: %6; }
        QCheckBox::indicator:checked, QTreeView#orderedRules::indicator:checked {
            background: %6; border-color: %6; image: url(:/icons/check-%9.svg); }
        QRadioButton { spacing: 8px; }
        QRadioButton::indicator { width: 14px; height: 14px; background: %5; border: 1px solid %4;
                                  border-radius: 8px; }
        QRadioButton::indicator:hover, QRadioButton::indicator:focus { border-color: %6; }
        QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid %6; }
        QListView#answers { background: %5; padding: 0 6px; outline: none; }
        QListView#answers::item { padding: 4px 8px; border-radius: 5px; color: %7; }
        QListView#answers::item:hover { background: %2; }
        QListView#answers::item:selected { background: %8; color: %7; }
        QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
        QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
        QScrollBar::handle { background: %3; border-radius: 3px; margin: 3px; }
        QScrollBar::handle:vertical { min-height: 32px; }
        QScrollBar::handle:horizontal { min-width: 32px; }
        QScrollBar::handle:hover, QScrollBar::handle:pressed { background: %4; }
        QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
        QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
    )")
        .arg(hairline, theme.window.name(), thumb, thumbActive, theme.paper.name(),
             theme.accent.name(), theme.ink.name(), blend(theme.paper, theme.accent, 0.16).name(),
             theme.dark ? QStringLiteral("dark") : QStringLiteral("light"),
             blend(theme.window, theme.ink, 0.65).name());
}

} // namespace

ThemeManager &ThemeManager::instance()
{
    static auto *manager = new ThemeManager;
    return *manager;
}

ThemeManager::ThemeManager()
    : QObject(qApp)
    , m_theme(&Theme::lightTheme())
{
    qApp->installEventFilter(this);
    apply();
}

void ThemeManager::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    apply();
}

void ThemeManager::apply()
{
    m_isApplying = true;
    const Theme *theme = m_choice == ThemeChoice::Dark ? &Theme::darkTheme() : &Theme::lightTheme();
    if (m_choice == ThemeChoice::System) {
        QApplication::setPalette(QPalette());
        theme = &Theme::of(QApplication::palette());
    }
    m_theme = theme;
    QApplication::setPalette(theme->palette());
    qApp->setStyleSheet(styleSheet(*theme));
    m_isApplying = false;
    Q_EMIT changed(*theme);
}

bool ThemeManager::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && !m_isApplying
        && m_choice == ThemeChoice::System)
        QMetaObject::invokeMethod(this, &ThemeManager::apply, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace inkling
