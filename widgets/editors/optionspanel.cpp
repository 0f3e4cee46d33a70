// SPDX-License-Identifier: MIT
#include "editors/optionspanel.h"

#include "phrases.h"

#include <QCheckBox>
#include <QSignalBlocker>
#include <QStyle>
#include <QTextLayout>
#include <QVBoxLayout>

namespace inkling {

namespace {

/// A text broken into lines of a width, as far as its words let it.
QStringList lines(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(text, font);
    QStringList found;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        found.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return found;
}

} // namespace

OptionsPanel::OptionsPanel(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("options"));
    m_layout->setContentsMargins(14, 10, 10, 12);
    m_layout->setSpacing(6);
    hide();
}

void OptionsPanel::setOptions(const Family *family, std::uint32_t options)
{
    setFamily(family);
    for (qsizetype i = 0; i < m_boxes.size(); ++i) {
        const QSignalBlocker blocker(m_boxes[i]);
        m_boxes[i]->setChecked((options >> i & 1) != 0);
    }
    setVisible(!m_boxes.isEmpty());
}

void OptionsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    wrap();
}

/// A box does not break its text itself.
void OptionsPanel::wrap()
{
    const int width = contentsRect().width() - m_layout->contentsMargins().left()
                      - m_layout->contentsMargins().right()
                      - style()->pixelMetric(QStyle::PM_IndicatorWidth)
                      - style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing);
    for (QCheckBox *box : std::as_const(m_boxes))
        box->setText(lines(box->accessibleName(), box->font(), width).join(u'\n'));
}

void OptionsPanel::setFamily(const Family *family)
{
    if (family == m_family)
        return;
    m_family = family;
    qDeleteAll(m_boxes);
    m_boxes.clear();
    if (!family)
        return;
    for (const Option &option : family->options()) {
        auto *box = new QCheckBox;
        box->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
        box->setAccessibleName(translated("Options", option.title));
        box->setObjectName(QString::fromUtf8(option.id.data(), qsizetype(option.id.size())));
        connect(box, &QCheckBox::toggled, this, [this] {
            std::uint32_t options = 0;
            for (qsizetype i = 0; i < m_boxes.size(); ++i)
                options |= m_boxes[i]->isChecked() ? std::uint32_t(1) << i : 0;
            Q_EMIT optionsChosen(options);
        });
        m_layout->addWidget(box);
        m_boxes.append(box);
    }
    wrap();
}

} // namespace inkling
