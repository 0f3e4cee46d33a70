// SPDX-License-Identifier: MIT
#include "modes/drawing/editcontroller.h"

#include "accessible/announcement.h"
#include "accessible/boardaccessible.h"
#include "editors/editpanel.h"
#include "editors/letterpicture.h"
#include "editors/sheetghost.h"
#include "editors/sheetoverlay.h"
#include "editors/sheetpointer.h"
#include "editors/sizepad.h"
#include "modes/drawing/solutionpen.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "playing/letterpad.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <algorithm>

namespace inkling {

namespace {

/// Then what is worked out from the cells is worked out from such as stand in for them.
bool hasBlankCells(const SheetEditor &editor)
{
    const Draft &draft = editor.draft();
    const std::vector<SheetPlace> places = editor.drafting().places(draft.size);
    for (PlaceId place = 0; place < PlaceId(places.size()); ++place) {
        if (places[place].role == PlaceRole::Cell && draft.texts[place].empty())
            return true;
    }
    return false;
}

/// Milliseconds: what is known sooner shows no sign that it is being worked out.
constexpr int patience = 200;

std::vector<Symmetry> symmetriesOf(const SheetEditor &editor)
{
    std::vector<Symmetry> symmetries;
    for (int i = 1; i < symmetryCount; ++i) {
        // A diagonal leaves one of the first two places where it is.
        const auto hasPartner = [&](PlaceId place) {
            return partners(editor.drafting(), editor.draft().size, place, Symmetry(i)).size() > 1;
        };
        if (hasPartner(0) || hasPartner(1))
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
    , m_ghost(new SheetGhost(parts.scene))
    , m_solution(
          std::make_unique<SolutionPen>(parts.scene, parts.view, parts.pointer, parts.recorder))
{
    parts.scene.addItem(m_overlay);
    parts.scene.addItem(m_ghost);
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(patience);
    connect(&m_busyTimer, &QTimer::timeout, this,
            [this] { m_parts.panel.setBusy(m_verdict.isBusy()); });
    connect(m_solution.get(), &SolutionPen::clashesChanged, this, &EditController::showClashes);
    m_editor.setRecorder(parts.recorder);
    connect(&m_editor, &SheetEditor::changed, this, &EditController::showChange);
    connect(&m_editor, &SheetEditor::cursorMoved, this, [this] {
        m_parts.panel.showNotice({});
        showMarks();
    });
    connect(&m_editor, &SheetEditor::notTyped, this, [this](const QString &letter) {
        const QStringList letters = m_editor.letters();
        m_parts.panel.showNotice(letters.isEmpty()
                                     ? tr("“%1” cannot stand here.").arg(letter)
                                     : tr("“%1” cannot stand here. Possible: %2")
                                           .arg(letter, letters.join(QChar(QChar::Nbsp))));
    });
    connect(m_pointer, &SheetPointer::cageDragged, this, &EditController::showMarks);
    connect(m_pointer, &SheetPointer::sideDragged, this, [this] {
        showMarks();
        if (isOpen())
            m_parts.panel.sizePad().showSize(m_editor, m_pointer->sides().size());
    });
    connect(&m_verdict, &LiveVerdict::judged, this, &EditController::showJudgement);
    EditPanel &panel = parts.panel;
    connect(&panel, &EditPanel::symmetryChosen, this, &EditController::setSymmetry);
    panel.letterPad().setDrawings(
        [this](const QString &letter, const Theme &theme) { return drawingOf(letter, theme); });
    connect(&panel.letterPad(), &LetterPad::letterChosen, &m_editor, &SheetEditor::type);
    connect(&panel.letterPad(), &LetterPad::eraseWanted, &m_editor, &SheetEditor::erase);
    connect(&panel, &EditPanel::goesOnChosen, &m_editor, &SheetEditor::setGoesOn);
    connect(&panel, &EditPanel::growWanted, this, [this](Side side, bool isMore) {
        if (isOpen())
            m_editor.grow(side, isMore);
    });
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
        m_ghost->setGhost({});
    }
}

void EditController::open(const Family &family, const Draft &draft, const Marking &drawn)
{
    close();
    m_family = &family;
    const std::optional<Draft> sample = sampleOf(family);
    m_drawsSolutions = sample && family.drafting().unclued(*sample);
    m_drawn = drawn;
    m_parts.panel.letterPad().clear();
    m_editor.open(family.drafting(), draft);
}

void EditController::close()
{
    setDrawingSolution(false);
    m_solution->forget();
    m_drawn.clear();
    m_verdict.stop();
    stopWork();
    m_editor.close();
    m_family = nullptr;
    m_chosenFault = -1;
    m_isInvited = false;
    m_overlay->reset();
    m_ghost->setGhost({});
}

/// The pen's marks are of the sheet as it was: they are made anew of what is kept.
void EditController::setDraft(const Draft &draft, const Marking &drawn)
{
    const bool wasDrawing = isDrawingSolution();
    const SharedGeometry before = m_editor.board().geometry();
    const ElementId chosen = m_parts.scene.state().selected;
    setDrawingSolution(false);
    m_solution->forget();
    m_drawn = drawn;
    m_editor.setDraft(draft);
    setDrawingSolution(wasDrawing);
    if (isDrawingSolution()
        && BoardGeometry::areAlike(before->board(), m_editor.board().geometry()->board()))
        m_parts.scene.setSelected(chosen);
}

void EditController::setDrawn(const Marking &drawn, bool isShown)
{
    if (drawn == m_drawn) // it came with the draft
        return;
    m_drawn = drawn;
    m_parts.panel.showNotice({});
    m_solution->setDrawn(drawn);
    if (isShown)
        setDrawingSolution(true);
    Q_EMIT abilitiesChanged();
}

void EditController::learnSheet()
{
    EditPanel &panel = m_parts.panel;
    for (int i = 0; i < turnCount; ++i)
        m_canTurn[std::size_t(i)] = m_editor.canTurn(Turn(i));
    const Drafting &drafting = m_editor.drafting();
    RandomSource random(0);
    m_canDeal = drafting.dealt(drafting.blank(drafting.smallest()), random, {}).has_value();
    m_hasShades = drafting.inverted(drafting.blank(drafting.smallest())).has_value();
    m_symmetries = symmetriesOf(m_editor);
    panel.setSymmetries(m_symmetries);
    panel.setCeilingOffered(m_family->thins());
    const bool isLost = m_editor.symmetry() != Symmetry::None && !hasSymmetry(m_editor.symmetry());
    useSymmetry(hasSymmetry(m_symmetry) ? m_symmetry : Symmetry::None);
    if (isLost)
        Q_EMIT refused(tr("A board of this shape cannot have the symmetry “%1”: what you draw now "
                          "has none.")
                           .arg(translated("Symmetry", symmetryTitle(m_symmetry))));
    panel.showBoard(m_editor);
    panel.setHelp(help());
}

bool EditController::hasSymmetry(Symmetry symmetry) const
{
    if (symmetry == Symmetry::None)
        return !m_symmetries.empty();
    return std::ranges::find(m_symmetries, symmetry) != m_symmetries.end();
}

void EditController::setSymmetry(Symmetry symmetry)
{
    m_symmetry = symmetry;
    useSymmetry(symmetry);
}

void EditController::useSymmetry(Symmetry symmetry)
{
    if (symmetry != m_editor.symmetry())
        m_editor.setSymmetry(symmetry);
    QComboBox &box = m_parts.panel.symmetry();
    const QSignalBlocker blocker(box);
    box.setCurrentIndex(box.findData(int(symmetry)));
    Q_EMIT abilitiesChanged();
}

// What is shown.

void EditController::showChange(const DraftBoard::Change &change)
{
    if (!isOpen())
        return;
    // What was refused was about the sheet as it was.
    m_parts.panel.showNotice({});
    if (m_isOn)
        judge();
    const bool couldDraw = m_canDrawSolution;
    m_canDrawSolution = m_editor.drafting().unclued(m_editor.draft()) != nullptr;
    if (m_canDrawSolution != couldDraw)
        m_parts.panel.setHelp(help());
    if (change.isWhole) {
        learnSheet();
        draw();
    } else if (holdsBoard()) {
        m_parts.scene.setTexts(m_editor.board().geometry(), change.elements);
        if (change.elements.size() == 1)
            announce(m_parts.view, spoken(change.elements.front()));
        showMarks();
        showGhost();
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
    setSpokenWords(
        m_parts.view, [this](ElementId element) { return spoken(element); }, BlankLabels::Told);
    m_overlay->reset();
    if (isDrawingSolution())
        m_solution->draw();
    showMarks();
    showGhost();
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
    if (text.empty())
        return tr("%1, blank").arg(where);
    const std::string_view name = m_editor.drafting().nameOf(text);
    return tr("%1, %2").arg(where, name.empty() ? QString::fromStdString(text)
                                                : translated("Phrases", name));
}

std::optional<LetterDrawing> EditController::drawingOf(const QString &letter,
                                                       const Theme &theme) const
{
    constexpr int side = LetterPad::drawingSide;
    if (!isOpen())
        return std::nullopt;
    const Drafting &drafting = m_editor.drafting();
    const auto text = drafting.written(m_editor.draft(), m_editor.cursor(), letter.toStdString());
    const std::string_view name = text ? drafting.nameOf(*text) : std::string_view();
    if (name.empty())
        return std::nullopt;
    const double ratio = m_parts.panel.devicePixelRatioF();
    QImage picture = cellPicture(drafting, *text, theme, qRound(side * ratio));
    picture.setDevicePixelRatio(ratio);
    return LetterDrawing{QPixmap::fromImage(picture), translated("Phrases", name)};
}

void EditController::showMarks()
{
    // Until another sheet is drawn, the one before it is on the scene.
    if (!holdsBoard() || m_parts.scene.geometry() != m_editor.board().geometry())
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
        marks.grips = m_pointer->sides().shown();
        marks.litGrip = m_pointer->litGrip();
        marks.added = m_pointer->sides().added();
        marks.removed = m_pointer->sides().removed();
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
        m_parts.panel.letterPad().offer(m_editor.letters());
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
    if (!isOpen())
        return;
    m_chosenFault = fault;
    const auto &faults = m_verdict.judgement().faults;
    // What is listed until the next verdict may be of a larger board.
    if (m_verdict.isCurrent() && fault >= 0 && fault < int(faults.size())
        && !faults[std::size_t(fault)].elements.empty()) {
        const DraftBoard &board = m_editor.board();
        const ElementId first = faults[std::size_t(fault)].elements.front();
        auto place = board.place(first);
        if (!place)
            place = board.drafting().place(board.draft(), first);
        if (place)
            m_editor.moveTo(*place);
        m_parts.view.reveal(board.geometry()->box(first), board.geometry()->box(first));
    }
    showMarks();
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
        openSolution();
        m_solution->begin(!hasBlankCells(m_editor));
    } else {
        m_solution->end();
        if (holdsBoard())
            m_parts.scene.showAnew({}, {});
    }
    if (isOpen()) {
        m_parts.panel.setHelp(help());
        showMarks();
        showGhost();
        lightJudgement();
    }
    Q_EMIT abilitiesChanged();
}

void EditController::openSolution()
{
    if (!m_solution->marks())
        m_solution->open(m_editor.drafting().unclued(m_editor.draft()), m_drawn);
}

void EditController::clearSolution()
{
    if (m_solution->marks())
        m_solution->clear();
}

// The clipboard, and keys that the window has.

void EditController::copy()
{
    if (!isOpen())
        return;
    const QString text = m_editor.copied();
    const auto isBlank = [](QChar letter) { return letter.isSpace() || letter == u'.'; };
    if (std::ranges::all_of(text, isBlank))
        Q_EMIT refused(tr("There is nothing to copy here."));
    else
        QGuiApplication::clipboard()->setText(text);
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
    if (!isOpen() || text.isEmpty())
        return;
    const auto leftOut = m_editor.paste(text);
    if (!leftOut)
        Q_EMIT refused(tr("Nothing of the text to paste can stand here."));
    else if (*leftOut > 0)
        Q_EMIT refused(tr("%Ln cells of the text have no place here; the others were pasted.",
                          nullptr, *leftOut));
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
