// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QList>
#include <QThreadPool>
#include <QWidget>
#include <stop_token>

class QAction;
class QMenu;
class QToolButton;

namespace inkling {

/// The samples of a family, as a menu shows them. Requires: at least one.
struct SampleGroup
{
    const Family *family = nullptr;
    QMenu *menu = nullptr;
};

/// Lists the families, a row each: a picture of the first sample, the family's name, and a menu of
/// the samples. The pictures are painted on another thread and come in when they are ready.
class SampleGallery final : public QWidget
{
    Q_OBJECT

public:
    explicit SampleGallery(const QList<SampleGroup> &groups, QWidget *parent = nullptr);
    Q_DISABLE_COPY_MOVE(SampleGallery)
    ~SampleGallery() override;

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintPictures();

    QList<SampleGroup> m_groups;
    QList<QToolButton *> m_buttons;
    std::stop_source m_stop;
    QThreadPool m_pool;
    bool m_isPainted = false;
};

} // namespace inkling
