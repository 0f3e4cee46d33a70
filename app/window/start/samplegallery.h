// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"
#include "window/start/smallpictures.h"

#include <QList>
#include <QWidget>

class QMenu;

namespace inkling {

class FamilyCard;

/// The samples of a family, as a menu shows them. Requires: at least one.
struct SampleGroup
{
    const Family *family = nullptr;
    QMenu *menu = nullptr;
};

/// The families, a large card each, with a picture of the first sample, unsolved. The pictures are
/// painted on another thread and come in when they are ready.
class SampleGallery final : public QWidget
{
    Q_OBJECT

public:
    explicit SampleGallery(const QList<SampleGroup> &groups, QWidget *parent = nullptr);

Q_SIGNALS:
    void newWanted(const inkling::Family &family);
    void generateWanted(const inkling::Family &family);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintPictures();

    QList<SampleGroup> m_groups;
    QList<FamilyCard *> m_cards;
    SmallPictures m_pictures;
    bool m_isPainted = false;
};

} // namespace inkling
