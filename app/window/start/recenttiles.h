// SPDX-License-Identifier: MIT
#pragma once

#include "documents/recentfiles.h"
#include "window/start/smallpictures.h"

#include <QWidget>

namespace inkling {

/// The files opened lately, a tile each: a picture of the first puzzle, the file's name and where
/// it lies, and a pin. The pictures are read and painted on another thread. Hidden while there are
/// none.
class RecentTiles final : public QWidget
{
    Q_OBJECT

public:
    explicit RecentTiles(RecentFiles &recent, QWidget *parent = nullptr);

Q_SIGNALS:
    void fileChosen(const QString &path);
    /// Other tiles are shown, or none.
    void listed(bool isEmpty);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void list();
    void addTile(const RecentFile &file, std::vector<SmallPictures::Order> &orders);
    void showMenu(const RecentFile &file, const QPoint &place);

    RecentFiles &m_recent;
    SmallPictures m_pictures;
};

} // namespace inkling
