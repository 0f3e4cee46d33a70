// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/tutor.h"
#include "puzzle/openings.h"
#include "reasoning/explainedpuzzle.h"

#include <QWidget>
#include <optional>
#include <span>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace inkling {

/// All steps that could be taken now, listed below their rules: the conclusion, the cost, and
/// how much the step settles, the most first. Steps that settle no more than easier ones
/// stand at the end, folded up. Or all first moves of a puzzle built by joining: the live
/// ones and, folded up, the dead.
class PossibleSteps final : public QWidget
{
    Q_OBJECT

public:
    explicit PossibleSteps(QWidget *parent = nullptr);

    /// Shows that the steps are still being looked for.
    void showBusy();
    /// Shows words in place of a list.
    void showMessage(const QString &message);
    /// `steps`: the reasoning to whose trace the possibilities refer.
    void showSteps(const SharedExplained &steps, const std::vector<Possibility> &possibilities);

    void showOpenings(const std::vector<Opening> &openings);

    [[nodiscard]] QTreeWidget &tree() { return *m_tree; }
    [[nodiscard]] QString message() const;
    /// The index of the chosen step in the trace of steps(); nothing if no step is chosen.
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    [[nodiscard]] const SharedExplained &steps() const { return m_steps; }
    [[nodiscard]] const std::vector<Opening> &openings() const { return m_openings; }
    /// Unselects the chosen row; emits nothing.
    void clearChoice();

Q_SIGNALS:
    void stepChosen(std::size_t step);
    void openingChosen(std::size_t opening);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    /// Hides the column of costs if there is little room, as the difficulty signs tell the costs
    /// roughly.
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
