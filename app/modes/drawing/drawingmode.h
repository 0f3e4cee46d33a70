// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "modes/mode.h"

class QMenu;

namespace inkling {

class EditController;
class EditPanel;

/// The mode for drawing the current puzzle: shows the document's sheet on the board, and changes it
/// by strokes.
class DrawingMode final : public Mode
{
    Q_OBJECT

public:
    explicit DrawingMode(const Stage &stage);
    ~DrawingMode() override;

    void enter() override;
    void leave() override;
    [[nodiscard]] bool canEnter() const override;
    [[nodiscard]] QWidget &panel() override;
    [[nodiscard]] QString heading() const override;
    [[nodiscard]] bool hasSigns() const override { return false; }
    [[nodiscard]] bool showsPuzzle() const override { return false; }
    [[nodiscard]] bool makes(const PageChange &change) const override;
    [[nodiscard]] bool tellsVerdict() const override;
    [[nodiscard]] bool shows(const PageChange &change) const override;
    void draw() override;
    void enableActions(const Mode &shown) override;
    void pressSpace() override;
    void leavePuzzle() override;
    void stop() override;

    /// Puts the current page on the sheet if the mode is on.
    void openSheet();
    /// Adds the actions of drawing to the puzzle menu.
    void fillMenu(QMenu &menu);
    [[nodiscard]] EditController &edit() { return *m_edit; }
    [[nodiscard]] EditPanel &editPanel() { return *m_panel; }

Q_SIGNALS:
    /// The sheet has become another puzzle: what was worked out about the old one is out of date.
    void sheetChanged();

private:
    void makePanel();
    void connectActions();
    void connectSheet();
    void record(const Stroke &stroke);
    void follow(int index, const PageChange &change);
    void tellVerdict();
    void enableTurns(bool isOn, const Family *family);
    void enableSymmetries(bool isOn);

    /// The widget belongs to the window, once it has put it in its place.
    EditPanel *m_panel = nullptr;
    std::unique_ptr<EditController> m_edit;
    QMenu *m_turnsMenu = nullptr;
    QMenu *m_symmetryMenu = nullptr;
    /// The page on the sheet; noPage if there is none.
    PageId m_sheetPage = noPage;
};

} // namespace inkling
