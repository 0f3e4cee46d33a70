// SPDX-License-Identifier: MIT
#include "editcontroller.h"

#include "accessible/boardaccessible.h"
#include "editors/editpanel.h"
#include "editors/sheetoverlay.h"
#include "editors/sheetpointer.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "reasoning/answermarks.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"
#include "solutionpen.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QListWidget>
#include <QLocale>
#include <QRandomGenerator>
#include <algorithm>
#include <cmath>

namespace inkling {

namespace {

/// Milliseconds: what is known sooner shows no sign that it is being worked out.
constexpr int patience = 200;
/// How many of the clues that fight are named.
constexpr std::size_t mostNamed = 6;

std::vector<Symmetry> symmetriesOf(const SheetEditor &editor)
{
    std::vector<Symmetry> symmetries;
    for (int i = 1; i < symmetryCount; ++i) {
        if (partners(editor.drafting(), editor.draft().size, 0, Symmetry(i)).size() > 1)
            symmetries.push_back(Symmetry(i));
    }
    return symmetries;
}

} // namespace

EditController::EditController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_pointer(new SheetPointer(m_editor, parts.view, this))
    , m_overlay(new SheetOverlay(parts.scene))
    , m_solution(std::make_unique<SolutionPen>(parts.scene, parts.view, parts.pointer))
{
    parts.scene.addItem(m_overlay);
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(patience);
    connect(&m_busyTimer, &QTimer::timeout, this,
            [this] { m_parts.panel.setBusy(m_verdict.isBusy()); });
    connect(&m_editor, &SheetEditor::strokeMade, this, &EditController::changeWanted);
    connect(&m_editor, &SheetEditor::changed, this, &EditController::showChange);
    connect(&m_editor, &SheetEditor::cursorMoved, this, &EditController::showMarks);
    connect(m_pointer, &SheetPointer::cageDragged, this, &EditController::showMarks);
    connect(&m_verdict, &LiveVerdict::judged, this, &EditController::showJudgement);
    connect(m_solution.get(), &SolutionPen::changed, this, &EditController::abilitiesChanged);
    EditPanel &panel = parts.panel;
    connect(&panel, &EditPanel::symmetryChosen, &m_editor, &SheetEditor::setSymmetry);
    connect(&panel, &EditPanel::goesOnChosen, &m_editor, &SheetEditor::setGoesOn);
    connect(&panel, &EditPanel::growWanted, this,
            [this](Side side, bool isMore) { m_editor.grow(side, isMore); });
    connect(&panel, &EditPanel::lightWanted, this, &EditController::lightJudgement);
    connect(&panel, &EditPanel::faultChosen, this, &EditController::chooseFault);
    connect(&panel, &EditPanel::stopWanted, this, &EditController::stopWork);
}

EditController::~EditController() = default;

void EditController::setOn(bool isOn)
{
    m_isOn = isOn;
    if (!isOn)
        setDrawingSolution(false);
    m_pointer->setOn(isOn);
    if (isOn && isOpen()) {
        judge();
    } else {
        m_verdict.stop();
        stopWork();
        m_overlay->setMarks({});
    }
}

void EditController::open(const Family &family, const Draft &draft)
{
    close();
    m_family = &family;
    m_editor.open(family.drafting(), draft);
}

void EditController::close()
{
    setDrawingSolution(false);
    m_solution->forget();
    m_verdict.stop();
    stopWork();
    m_editor.close();
    m_family = nullptr;
    m_chosenFault = -1;
    m_overlay->reset();
}

void EditController::setDraft(const Draft &draft)
{
    m_editor.setDraft(draft);
}

void EditController::learnSheet()
{
    EditPanel &panel = m_parts.panel;
    for (int i = 0; i < turnCount; ++i)
        m_canTurn[std::size_t(i)] = m_editor.canTurn(Turn(i));
    const Drafting &drafting = m_editor.drafting();
    m_canDrawSolution = drafting.unclued(m_editor.draft()) != nullptr;
    RandomSource random(0);
    m_canDeal = drafting.dealt(drafting.blank(drafting.smallest()), random).has_value();
    const std::vector<Symmetry> symmetries = symmetriesOf(m_editor);
    panel.setSymmetries(symmetries);
    if (m_editor.symmetry() != Symmetry::None
        && std::ranges::find(symmetries, m_editor.symmetry()) == symmetries.end())
        m_editor.setSymmetry(Symmetry::None);
    panel.symmetry().setCurrentIndex(panel.symmetry().findData(int(m_editor.symmetry())));
    panel.showBoard(m_editor);
    panel.setHelp(help());
}

QString EditController::help() const
{
    if (isDrawingSolution())
        return tr("Mark the solution as in solving by hand, then fill in the clues that it gives.");
    QString words = tr("Click a place and type. A click where the cursor is goes through what can "
                       "stand there, the right button backwards. Ctrl+drag or Shift+arrows "
                       "select.");
    if (m_editor.drafting().hasCages())
        words = tr("Drag over cells to make a cage, then type its clue, as in 12x. Drag from a "
                   "cage to let it grow; with Shift what you drag over is split off. Delete takes "
                   "the clue away, then the cell out of its cage. By keys: Ctrl+arrows, or "
                   "Shift+arrows and Return.");
    return words;
}

// What is shown.

void EditController::showChange(const DraftBoard::Change &change)
{
    if (!isOpen())
        return;
    if (m_isOn)
        judge();
    if (change.isWhole) {
        const bool isDrawing = isDrawingSolution();
        setDrawingSolution(false);
        learnSheet();
        draw();
        if (isDrawing && holdsBoard())
            setDrawingSolution(true);
    } else if (holdsBoard()) {
        m_parts.scene.setTexts(m_editor.board().geometry(), change.elements);
        showMarks();
    }
    m_canInvert = m_editor.canInvert();
    Q_EMIT abilitiesChanged();
}

void EditController::draw()
{
    if (!holdsBoard())
        return;
    m_parts.scene.setGeometry(m_editor.board().geometry());
    m_parts.scene.setSidesShown(true, true);
    setSpokenWords(m_parts.view, [this](ElementId element) { return spoken(element); });
    m_overlay->reset();
    if (isDrawingSolution())
        m_solution->draw();
    showMarks();
    lightJudgement();
}

QString EditController::spoken(ElementId element) const
{
    const auto place = isOpen() ? m_editor.board().place(element) : std::nullopt;
    if (!place)
        return {};
    const QString where = translated(m_editor.drafting().describe(m_editor.draft(), *place));
    const auto target = m_editor.board().textPlace(*place);
    const std::string text = target ? m_editor.draft().texts[*target] : std::string();
    return text.empty() ? tr("%1, blank").arg(where)
                        : tr("%1, %2").arg(where, QString::fromStdString(text));
}

void EditController::showMarks()
{
    if (!holdsBoard())
        return;
    const DraftBoard &board = m_editor.board();
    const auto elementsOf = [&](std::span<const PlaceId> places) {
        std::vector<ElementId> elements;
        for (const PlaceId place : places)
            elements.push_back(board.element(place));
        return elements;
    };
    SheetMarks marks;
    marks.bareCages = board.bareCages();
    const Board &laid = board.geometry()->board();
    for (PlaceId place = 0; place < board.places().size(); ++place) {
        if (laid.kind(board.element(place)) == ElementKind::Label
            && m_editor.draft().texts[place].empty())
            marks.blanks.push_back(board.element(place));
    }
    if (!isDrawingSolution()) {
        marks.cursor = board.element(m_editor.cursor());
        if (m_editor.hasSelection())
            marks.selection = elementsOf(m_editor.selection());
        marks.partners = elementsOf(m_editor.partners());
        std::erase(marks.partners, marks.cursor);
        marks.cage = elementsOf(m_pointer->cageCells());
        const auto &faults = m_verdict.judgement().faults;
        const ElementId size = board.geometry()->board().size();
        for (const DraftFault &fault : faults) {
            for (const ElementId element : fault.elements) {
                if (element < size) // of the board as it was
                    marks.faults.push_back(element);
            }
        }
        if (m_chosenFault >= 0 && m_chosenFault < int(faults.size())) {
            for (const ElementId element : faults[std::size_t(m_chosenFault)].elements) {
                if (element < size)
                    marks.chosenFault.push_back(element);
            }
        }
        if (m_parts.scene.state().selected != marks.cursor) {
            m_parts.scene.setSelected(marks.cursor);
            tellSelected(m_parts.view, marks.cursor);
        }
    }
    m_overlay->setMarks(std::move(marks));
    Q_EMIT abilitiesChanged();
}

void EditController::chooseFault(int fault)
{
    m_chosenFault = fault;
    const auto &faults = m_verdict.judgement().faults;
    if (fault >= 0 && fault < int(faults.size()) && !faults[std::size_t(fault)].elements.empty()) {
        const ElementId first = faults[std::size_t(fault)].elements.front();
        const DraftBoard &board = m_editor.board();
        auto place = board.place(first);
        if (!place)
            place = board.drafting().place(board.draft(), first);
        if (place)
            m_editor.moveTo(*place);
        m_parts.view.reveal(board.geometry()->box(first), board.geometry()->box(first));
    }
    showMarks();
}

// The verdict.

void EditController::judge()
{
    m_busyTimer.start();
    m_verdict.judge(m_editor.drafting(), m_editor.draft());
}

void EditController::showJudgement()
{
    const Judgement &judgement = m_verdict.judgement();
    EditPanel &panel = m_parts.panel;
    if (judgement.isComplete) {
        m_busyTimer.stop();
        panel.setBusy(false);
    }
    QStringList faults;
    for (const DraftFault &fault : judgement.faults)
        faults.append(translatedCounts(fault.sentence));
    panel.showFaults(faults);
    if (!judgement.puzzle)
        panel.showVerdict(tr("Not a puzzle yet"), {}, false);
    else if (judgement.solution)
        showAnswers(judgement, judgement.rating
                                   ? QStringLiteral(" · ") + ratingText(judgement.rating->value)
                                   : QString());
    // Until the puzzle is solved, what was known of the one before stays: it would flicker.
    if (!judgement.puzzle || judgement.solution)
        lightJudgement();
    showMarks();
    Q_EMIT judged();
}

void EditController::showAnswers(const Judgement &judgement, const QString &rating)
{
    EditPanel &panel = m_parts.panel;
    const Solution &solution = *judgement.solution;
    const bool isListed = judgement.puzzle->family().listsAnswers();
    switch (solution.verdict) {
    case Verdict::Unique:
        panel.showVerdict(tr("One answer") + rating, {}, true);
        break;
    case Verdict::Many:
        if (isListed) {
            panel.showVerdict(tr("It can be done") + rating, {}, true);
        } else {
            const auto &first = solution.first->values;
            int count = 0;
            for (std::size_t i = 0; solution.second && i < first.size(); ++i)
                count += first[i] != solution.second->values[i] ? 1 : 0;
            panel.showVerdict(tr("More than one answer"),
                              tr("Two answers differ in %Ln places.", nullptr, count), false);
        }
        break;
    case Verdict::None:
        showConflict(judgement);
        break;
    case Verdict::Unknown:
        break;
    }
    if (judgement.model->isConstructive() && solution.first) {
        const QString answer
            = QString::fromStdString(judgement.puzzle->answerText(1, &*solution.first)).trimmed();
        panel.showVerdict(panel.verdict(), answer, true);
    }
}

void EditController::showConflict(const Judgement &judgement)
{
    QString words;
    if (judgement.conflict) {
        QStringList clues;
        for (std::size_t i = 0; i < std::min(judgement.conflict->size(), mostNamed); ++i)
            clues.append(translated(judgement.model->describe((*judgement.conflict)[i])));
        if (judgement.conflict->size() > mostNamed)
            clues.append(QStringLiteral("…"));
        words = tr("These cannot all hold:") + u'\n' + clues.join(u'\n');
    }
    m_parts.panel.showVerdict(tr("No answer"), words, false);
}

void EditController::lightJudgement()
{
    if (!holdsBoard())
        return;
    const Judgement &judgement = m_verdict.judgement();
    const bool isMany
        = judgement.solution && judgement.solution->second && !judgement.model->isConstructive();
    EditPanel &panel = m_parts.panel;
    panel.setLightOffered(isMany || judgement.conflict);
    // What was known of another board is nothing to show on this one.
    const bool isWanted = panel.isLightWanted() && !isDrawingSolution() && m_verdict.isCurrent();
    Lighting lighting;
    TwoAnswers answers;
    if (isWanted && judgement.conflict) {
        lighting.contradiction = true;
        for (const ConstraintId clue : *judgement.conflict) {
            auto elements = judgement.model->elements(clue);
            if (!elements.empty())
                lighting.constraints.push_back(std::move(elements));
        }
    }
    if (isWanted && isMany)
        answers = answerMarks(*judgement.model, Knowledge(judgement.model->initial()),
                              *judgement.solution->first, *judgement.solution->second);
    // Where they agree is not what one looks for; but a line is seen as a whole.
    std::erase_if(answers.both, [](const Mark &mark) { return !isRunning(mark.look); });
    m_parts.scene.setFound(std::move(answers.first), std::move(answers.second),
                           std::move(answers.both));
    m_parts.scene.show({}, std::move(lighting), Motion::None);
}

// The solution that is drawn.

bool EditController::isDrawingSolution() const
{
    return m_solution->isOn();
}

void EditController::setDrawingSolution(bool isDrawing)
{
    if (isDrawing == isDrawingSolution() || (isDrawing && !(holdsBoard() && m_canDrawSolution)))
        return;
    m_pointer->setOn(m_isOn && !isDrawing);
    if (isDrawing) {
        m_parts.scene.setFound({});
        m_solution->begin(m_editor.drafting().unclued(m_editor.draft()));
    } else {
        m_solution->end();
        if (holdsBoard())
            m_parts.scene.showAnew({}, {});
    }
    if (isOpen()) {
        m_parts.panel.setHelp(help());
        showMarks();
        lightJudgement();
    }
    Q_EMIT abilitiesChanged();
}

QUndoStack *EditController::solutionStack() const
{
    return isDrawingSolution() ? &m_solution->marks()->undoStack() : nullptr;
}

void EditController::clearSolution()
{
    if (m_solution->marks())
        m_solution->clear();
}

// What is made by other means.

bool EditController::canFill() const
{
    return isOpen() && m_canDrawSolution && m_solution->marks()
           && !m_solution->marks()->facts().empty();
}

bool EditController::canThin() const
{
    const Judgement &judgement = m_verdict.judgement();
    return isOpen() && m_family->thins() && m_verdict.isCurrent() && judgement.solution
           && judgement.solution->verdict == Verdict::Unique;
}

void EditController::make(const QString &words, const QString &name,
                          std::function<Made(const Worker::Task &task)> work)
{
    m_parts.panel.showWork(words);
    m_work.start(std::move(work), [this, name](const Made &made) {
        m_parts.panel.showWork({});
        if (made) {
            setDrawingSolution(false);
            m_editor.replace(*made, name);
        } else if (!made.error().isEmpty()) {
            Q_EMIT refused(made.error());
        }
        Q_EMIT abilitiesChanged();
    });
    Q_EMIT abilitiesChanged();
}

void EditController::fillClues()
{
    if (!canFill())
        return;
    make(tr("Filling in the clues…"), tr("Fill in clues"),
         [&drafting = m_editor.drafting(), draft = m_editor.draft(), facts = m_solution->facts(),
          seed = QRandomGenerator::global()->generate64()](const Worker::Task &) -> Made {
             RandomSource random(seed);
             const auto clued = drafting.clued(draft, facts, random);
             if (!clued)
                 return tl::unexpected(translated(clued.error()));
             return *clued;
         });
}

void EditController::thin()
{
    if (!canThin())
        return;
    const auto symmetries = m_family->symmetries();
    const bool isKept = std::ranges::find(symmetries, m_editor.symmetry()) != symmetries.end();
    ThinWish wish{.symmetry = isKept ? m_editor.symmetry() : Symmetry::None,
                  .seed = QRandomGenerator::global()->generate64()};
    make(tr("Taking clues away…"), tr("Minimise"),
         [this, wish, family = m_family,
          puzzle = m_verdict.judgement().puzzle](const Worker::Task &task) -> Made {
             int shown = -1;
             const auto progress = [&](double part) {
                 const int percent = int(std::lround(part * 100));
                 if (std::exchange(shown, percent) != percent)
                     task.post([this, percent] {
                         m_parts.panel.showWork(tr("Taking clues away…"), percent);
                     });
             };
             const auto thinned = family->thin(*puzzle, wish, progress, task.stop());
             if (!thinned)
                 return tl::unexpected(QString());
             return family->drafting().draft(*thinned);
         });
}

void EditController::deal()
{
    if (!isOpen() || !m_canDeal)
        return;
    make(tr("Dealing…"), tr("Deal"),
         [&drafting = m_editor.drafting(), draft = m_editor.draft(),
          seed = QRandomGenerator::global()->generate64()](const Worker::Task &) -> Made {
             RandomSource random(seed);
             const auto dealt = drafting.dealt(draft, random);
             if (!dealt || *dealt == draft)
                 return tl::unexpected(tr("No place is blank."));
             return *dealt;
         });
}

void EditController::stopWork()
{
    m_work.stop();
    m_parts.panel.showWork({});
    Q_EMIT abilitiesChanged();
}

void EditController::stop()
{
    m_work.stop();
    m_verdict.stop();
}

// The clipboard, and keys that the window has.

void EditController::copy()
{
    if (isOpen())
        QGuiApplication::clipboard()->setText(m_editor.copied());
}

void EditController::cut()
{
    copy();
    if (isOpen())
        m_editor.cut();
}

void EditController::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (isOpen() && !text.isEmpty())
        m_editor.paste(text);
}

void EditController::selectAll()
{
    if (isOpen())
        m_editor.selectAll();
}

void EditController::chooseCursor()
{
    if (!isOpen())
        return;
    if (!isDrawingSolution())
        m_editor.click(m_editor.cursor(), true);
    else
        m_solution->gestures().pressSpace();
}

void EditController::joinCells()
{
    if (isOpen() && m_editor.drafting().hasCages())
        m_editor.makeCage(m_editor.selection());
}

} // namespace inkling
