// SPDX-License-Identifier: MIT
#include "joining/joiningtable.h"

#include "accessible/announcement.h"
#include "phrases.h"
#include "puzzle/joinable.h"
#include "puzzle/typedsigns.h"

#include <QKeyEvent>
#include <QPropertyAnimation>
#include <algorithm>

namespace inkling {

namespace {

constexpr int typingTime = 700; ///< milliseconds that a value may still go on
constexpr int motionTime = 220;
constexpr int lift = 14; ///< of a chosen card

constexpr int finaleTime = 900;

/// A ring goes out from the answer, once: from 0 to 1.
void startFinale(QWidget &table)
{
    delete table.findChild<QVariantAnimation *>(QStringLiteral("finale"));
    auto *finale = new QVariantAnimation(&table);
    finale->setObjectName(QStringLiteral("finale"));
    finale->setDuration(finaleTime);
    finale->setStartValue(0.0);
    finale->setEndValue(1.0);
    finale->setEasingCurve(QEasingCurve::OutCubic);
    QObject::connect(finale, &QVariantAnimation::valueChanged, &table,
                     [&table] { table.update(); });
    finale->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace

JoiningTable::JoiningTable(QWidget *parent)
    : QWidget(parent)
    , m_chooser(new SignChooser(this))
{
    setObjectName(QStringLiteral("joiningTable"));
    setAccessibleName(tr("Table"));
    setFocusPolicy(Qt::StrongFocus);
    parent->installEventFilter(this);
    connect(m_chooser, &SignChooser::signChosen, this, &JoiningTable::chooseSign);
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingTime);
    connect(&m_typing, &QTimer::timeout, this, &JoiningTable::chooseTyped);
    hide();
}

void JoiningTable::setMarks(UserMarks *marks)
{
    if (m_marks == marks)
        return;
    m_marks = marks;
    m_typing.stop();
    m_typed.clear();
    qDeleteAll(m_cards);
    m_cards.clear();
    m_hinted.reset();
    if (m_marks)
        refresh();
    clearChoice();
}

TableCard *JoiningTable::cardAt(int place) const
{
    const auto found
        = std::ranges::find_if(m_cards, [&](const TableCard *c) { return c->place() == place; });
    return found == m_cards.end() ? nullptr : *found;
}

TableCard *JoiningTable::addCard(const Table::Thing &thing)
{
    auto *card = new TableCard(thing, this);
    connect(card, &TableCard::chosen, this, &JoiningTable::choose);
    connect(card, &TableCard::splitWanted, this, &JoiningTable::split);
    return card;
}

void JoiningTable::refresh()
{
    const Table &table = *m_marks->table();
    const QList<TableCard *> before = std::exchange(m_cards, {});
    const bool isNew = before.isEmpty();
    QRect from;
    for (const Table::Thing &thing : table.things) {
        const auto known = std::ranges::find_if(before, [&](const TableCard *c) {
            return c->place() == thing.place && c->thing().expression == thing.expression;
        });
        m_cards.append(known == before.end() ? addCard(thing) : *known);
    }
    // Cards that are gone slide into the card made of them; cards that are back come out of the
    // card they had made.
    QList<TableCard *> gone;
    std::ranges::copy_if(before, std::back_inserter(gone),
                         [this](TableCard *card) { return !m_cards.contains(card); });
    if (!gone.isEmpty())
        from = gone.front()->geometry();
    for (TableCard *card : m_cards) {
        if (before.contains(card))
            continue;
        card->setGeometry(from.isValid() ? from : boxOf(int(m_cards.indexOf(card))));
        card->show();
    }
    const auto made
        = std::ranges::find_if(m_cards, [&](TableCard *card) { return !before.contains(card); });
    for (TableCard *card : gone)
        moveTo(*card, made == m_cards.end() ? card->geometry() : boxOf(int(made - m_cards.begin())),
               true, true);
    if (table.answer && made != m_cards.end() && !isNew && !m_isMotionReduced && isVisible())
        startFinale(*this);
    m_chosen = {-1, -1};
    m_sign = 0;
    const bool isWrong = table.things.size() == 1 && !table.answer;
    say(isWrong ? tr("That makes %1, not %2. Split it again.")
                      .arg(QString::fromStdString(table.things.front().value),
                           QString::fromStdString(table.target))
                : QString());
    layOut(!isNew);
    choiceChanged();
}

void JoiningTable::setHinted(std::optional<Joining> hinted)
{
    m_hinted = hinted;
    choiceChanged();
}

void JoiningTable::finishMotion()
{
    for (auto *motion : findChildren<QVariantAnimation *>())
        motion->setCurrentTime(motion->duration());
}

void JoiningTable::choose(int place)
{
    if (m_marks->table()->answer && m_cards.size() == 1)
        return choiceChanged();
    auto &[first, second] = m_chosen;
    if (place == first) {
        first = std::exchange(second, -1);
        m_sign = 0;
    } else if (place == second) {
        second = -1;
    } else if (first < 0) {
        first = place;
    } else {
        second = place;
        if (m_sign != 0)
            return join(m_sign);
    }
    say({});
    choiceChanged();
}

template <typename Is>
const TableCard *JoiningTable::meant(const Is &is) const
{
    const TableCard *found = nullptr;
    for (const TableCard *card : m_cards) {
        if (!is(card->thing()))
            continue;
        if (!card->light().isChosen)
            return card;
        found = card;
    }
    return found;
}

void JoiningTable::typeDigit(QChar digit)
{
    const auto goesOn = [this](const Table::Thing &thing) {
        return thing.value.starts_with(m_typed) && thing.value.size() > m_typed.size();
    };
    const auto is = [this](const Table::Thing &thing) { return thing.value == m_typed; };
    const char typed = char('0' + digit.digitValue());
    m_typed.push_back(typed);
    if (!meant(is) && !meant(goesOn)) {
        m_typed.pop_back();
        chooseTyped();
        m_typed = typed;
    }
    if (meant(goesOn))
        m_typing.start();
    else
        chooseTyped();
}

void JoiningTable::chooseTyped()
{
    m_typing.stop();
    const std::string typed = std::exchange(m_typed, {});
    if (const TableCard *card = meant([&](const auto &thing) { return thing.value == typed; }))
        choose(card->place());
}

void JoiningTable::chooseSign(char sign)
{
    if (m_marks->table()->signs.find(sign) == std::string_view::npos)
        return;
    if (m_chosen[1] >= 0)
        return join(sign);
    if (m_chosen[0] < 0)
        return say(tr("Choose a card first."));
    m_sign = sign;
    choiceChanged();
}

void JoiningTable::join(char sign)
{
    std::vector<Joining> moves = m_marks->moves();
    moves.push_back({m_chosen[0], m_chosen[1], sign});
    const auto table = m_marks->puzzle()->joinable()->table(moves);
    if (table)
        return m_marks->setMoves(std::move(moves), QString::fromStdString(table->lines.back()));
    m_sign = 0;
    choiceChanged();
    say(translated(table.error()));
}

void JoiningTable::split(int place)
{
    std::vector<Joining> moves = m_marks->moves();
    const int dealt = int(m_cards.size() + qsizetype(moves.size()));
    const int index = place - dealt;
    if (index < 0 || index >= int(moves.size()))
        return;
    const QString line = QString::fromStdString(m_marks->table()->lines[std::size_t(index)]);
    moves.erase(moves.begin() + index);
    // The card lies on the table, so no later move uses it: only the places of later cards change.
    for (Joining &move : moves) {
        for (int *operand : {&move.left, &move.right}) {
            if (*operand > place)
                --*operand;
        }
    }
    m_marks->setMoves(std::move(moves), tr("split: %1").arg(line));
}

void JoiningTable::splitLast()
{
    if (const std::size_t count = m_marks->moves().size(); count > 0)
        split(int(m_cards.size() + qsizetype(count) + qsizetype(count) - 1));
}

void JoiningTable::clearChoice()
{
    m_chosen = {-1, -1};
    m_sign = 0;
    choiceChanged();
}

void JoiningTable::choiceChanged()
{
    if (!m_marks) {
        m_chooser->hide();
        return;
    }
    const bool isAnswered = m_marks->table()->answer.has_value();
    const std::string &target = m_marks->table()->target;
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        TableCard &card = *m_cards[i];
        const bool isAnswer = isAnswered && card.thing().value == target;
        card.setLight(
            {.isChosen = card.place() == m_chosen[0] || card.place() == m_chosen[1],
             .isHinted
             = m_hinted && (card.place() == m_hinted->left || card.place() == m_hinted->right),
             .isAnswer = isAnswer,
             .isAside = isAnswered && !isAnswer});
    }
    m_chooser->setSigns(m_marks->table()->signs);
    m_chooser->setVisible(m_chosen[1] >= 0);
    layOut(true);
    const TableCard *first = m_chosen[1] < 0 ? cardAt(m_chosen[0]) : nullptr;
    Q_EMIT selectionChanged(first ? first->thing().element : noElement);
    update();
}

void JoiningTable::moveTo(TableCard &card, const QRect &box, bool isAnimated, bool isLeaving)
{
    if (auto *motion = card.findChild<QPropertyAnimation *>()) {
        if (motion->endValue().toRect() == box && !isLeaving)
            return;
        delete motion;
    }
    if (isLeaving) {
        card.setEnabled(false);
        card.setObjectName({});
        card.lower();
    }
    if (!isAnimated || m_isMotionReduced || !isVisible()
        || (card.geometry() == box && !isLeaving)) {
        card.setGeometry(box);
        if (isLeaving) {
            card.hide();
            card.deleteLater();
        }
        return;
    }
    auto *motion = new QPropertyAnimation(&card, "geometry", &card);
    motion->setDuration(motionTime);
    motion->setEasingCurve(QEasingCurve::OutCubic);
    motion->setStartValue(card.geometry());
    motion->setEndValue(box);
    if (isLeaving)
        connect(motion, &QPropertyAnimation::finished, &card, [&card] {
            card.hide();
            card.deleteLater();
        });
    motion->start(QAbstractAnimation::DeleteWhenStopped);
}

void JoiningTable::layOut(bool isAnimated)
{
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        const bool isRaised = m_cards[i]->light().isChosen;
        moveTo(*m_cards[i], boxOf(int(i)).translated(0, isRaised ? -lift : 0), isAnimated);
    }
    placeChooser();
}

/// Below the second card, as far as the table reaches.
void JoiningTable::placeChooser()
{
    const TableCard *second = cardAt(m_chosen[1]);
    if (!second)
        return;
    const QRect box = boxOf(int(m_cards.indexOf(second)));
    m_chooser->adjustSize();
    const int left = box.center().x() - m_chooser->width() / 2;
    m_chooser->move(std::clamp(left, 8, std::max(8, width() - m_chooser->width() - 8)),
                    box.bottom() + 2);
    m_chooser->raise();
}

void JoiningTable::say(const QString &words)
{
    m_message = words;
    setAccessibleDescription(words);
    announce(*this, words);
    update();
}

bool JoiningTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void JoiningTable::resizeEvent(QResizeEvent *)
{
    layOut(false);
}

void JoiningTable::mousePressEvent(QMouseEvent *)
{
    setFocus(Qt::MouseFocusReason);
    if (m_marks)
        clearChoice();
}

void JoiningTable::wheelEvent(QWheelEvent *event)
{
    event->accept();
}

void JoiningTable::keyPressEvent(QKeyEvent *event)
{
    const Qt::KeyboardModifiers held
        = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (!m_marks || held)
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete)
        return splitLast();
    if (event->key() == Qt::Key_Escape && m_chosen[0] >= 0)
        return clearChoice();
    const QString text = event->text();
    if (text.size() != 1)
        return QWidget::keyPressEvent(event);
    const QChar typed = text.front();
    if (typed.isDigit())
        return typeDigit(typed);
    if (!m_typed.empty())
        chooseTyped();
    if (typed.isLetter()) {
        const std::string face = text.toUpper().toStdString();
        if (const TableCard *card = meant([&](const auto &thing) { return thing.face == face; }))
            return choose(card->place());
    }
    const std::string sign = plainSigns(text.toStdString());
    if (sign.size() == 1 && std::string_view("+-*/^").find(sign.front()) != std::string_view::npos)
        return chooseSign(sign.front());
    QWidget::keyPressEvent(event);
}

} // namespace inkling
