// SPDX-License-Identifier: MIT
#pragma once

#include "logic/tutor.h"
#include "reasoning/explainedpuzzle.h"

#include <QWidget>
#include <optional>

class QLabel;
class QTreeWidget;

namespace inkling {

/// All steps that could be taken now, below the rule that each is by: what it concludes, its cost, and how
/// much it opens the way to.
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

    [[nodiscard]] QTreeWidget &tree() { return *m_tree; }
    [[nodiscard]] QString message() const;
    /// An index into the trace of steps(); none where no step is chosen.
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    [[nodiscard]] const SharedExplained &steps() const { return m_steps; }
    /// Lets go of the chosen one.
    void clearChoice();

Q_SIGNALS:
    void stepChosen(std::size_t step);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    [[nodiscard]] QIcon signOf(double cost) const;

    QLabel *m_message;
    QTreeWidget *m_tree;
    SharedExplained m_steps;
    std::vector<Possibility> m_possibilities;
};

} // namespace inkling
