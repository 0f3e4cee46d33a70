// SPDX-License-Identifier: MIT
#include "window/optionspanel.h"

#include "phrases.h"

#include <QCheckBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace inkling {

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
        auto *box = new QCheckBox(translated("Options", option.title));
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
}

} // namespace inkling
