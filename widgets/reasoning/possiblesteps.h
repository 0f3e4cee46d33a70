// SPDX-License-Identifier: MIT
#pragma once

#include "families/openings.h"
#include "logic/tutor.h"
#include "reasoning/explainedpuzzle.h"

#include <QWidget>
#include <optional>
#include <span>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace inkling {

/// All steps that could be taken now, below the rule that each is by: what it concludes, its cost, and how
/// much it opens the way to, the most first. Those that settle no more than easier
/// ones do stand at the end, folded up. Or all
/// first moves, the live ones and, folded up, the dead.
class PossibleSteps final : public QWidget
{
    Q_OBJECT

public:
    explicit PossibleSteps(QWidget *parent = nullptr);

    /// Steps that are still looked for, a word in their place.
    void showBusy();
    void showMessage(const QString &message);
    /// `steps`: a puzzle whose trace the possibilities speak of.
    void showSteps(const SharedExplained &steps, const std::vector<Possibility> &possibilities);

    void showOpenings(const std::vector<Opening> &openings);

    [[nodiscard]] QTreeWidget &tree() { return *m_tree; }
    [[nodiscard]] QString message() const;
    /// An index into the trace of steps(); none where no step is chosen.
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    [[nodiscard]] const SharedExplained &steps() const { return m_steps; }
    [[nodiscard]] const std::vector<Opening> &openings() const { return m_openings; }
    /// Lets go of the chosen one.
    void clearChoice();

Q_SIGNALS:
    void stepChosen(std::size_t step);
    void openingChosen(std::size_t opening);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    /// Costs are left to the signs where there is little room.
    void hideCosts();
    void addGroups(QTreeWidgetItem &parent, std::span<const Possibility> possibilities);
    void addOpenings(const QString &title, bool areLive);
    void addStep(QTreeWidgetItem &head, const Possibility &possible);
    [[nodiscard]] QIcon signOf(double cost) const;

    QLabel *m_message;
    QTreeWidget *m_tree;
    SharedExplained m_steps;
    std::vector<Possibility> m_possibilities;
    std::vector<Opening> m_openings;
};

} // namespace inkling
