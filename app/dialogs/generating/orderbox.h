// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"
#include "puzzle/making/pattern.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace inkling {

class Family;

/// The rarer wishes for puzzles to be made: the rules that their reasoning needs and those that it
/// may use, their rating, the number and the places of their clues, and whether equal ones count.
class OrderBox final : public QWidget
{
    Q_OBJECT

public:
    /// The columns of rules(), each box checked or not.
    enum Column { RuleColumn, NeededColumn, AllowedColumn };
    /// The data of an item of patterns().
    enum class PatternSource : std::uint8_t { Any, Open, File };

    explicit OrderBox(QWidget *parent = nullptr);

    /// Offers a family's rules, and the pattern of the open puzzle if it is one of the family's;
    /// another family's choices are forgotten.
    void setFamily(const Family &family, const Puzzle *open);
    /// The order; empty while nothing is chosen.
    [[nodiscard]] Order order() const;
    /// The pattern chosen, which settles the size of the board.
    [[nodiscard]] const std::optional<Pattern> &pattern() const { return m_pattern; }
    /// Whether puzzles that are the same but for turning, mirroring and renaming count once.
    [[nodiscard]] bool wantsDistinct() const;

    [[nodiscard]] QTreeWidget &rules() { return *m_rules; }
    /// The button that allows all rules or, while all are allowed, none.
    [[nodiscard]] QPushButton &allowance() { return *m_allowance; }
    [[nodiscard]] QDoubleSpinBox &ratingFrom() { return *m_ratingFrom; }
    [[nodiscard]] QDoubleSpinBox &ratingTo() { return *m_ratingTo; }
    [[nodiscard]] QSpinBox &cluesFrom() { return *m_cluesFrom; }
    [[nodiscard]] QSpinBox &cluesTo() { return *m_cluesTo; }
    [[nodiscard]] QComboBox &patterns() { return *m_patterns; }
    [[nodiscard]] QCheckBox &distinct() { return *m_distinct; }
    /// Takes the pattern of a file; says so if there is none in it.
    void readPatternFrom(const QString &path);

Q_SIGNALS:
    void changed();

private:
    void makeRules();
    void fillRules(const Family &family);
    void takeCheck(QTreeWidgetItem &item, int column);
    [[nodiscard]] bool areAllAllowed() const;
    void allow(bool isAllowed);
    void takePattern(PatternSource source);
    void setPattern(std::optional<Pattern> pattern, const QString &words);

    const Family *m_family = nullptr;
    std::optional<Pattern> m_open; ///< that of the open puzzle
    std::optional<Pattern> m_pattern;
    QTreeWidget *m_rules;
    QPushButton *m_allowance;
    QDoubleSpinBox *m_ratingFrom;
    QDoubleSpinBox *m_ratingTo;
    QSpinBox *m_cluesFrom;
    QSpinBox *m_cluesTo;
    QComboBox *m_patterns;
    QLabel *m_patternNote;
    QCheckBox *m_distinct;
    QFormLayout *m_form;
};

} // namespace inkling
