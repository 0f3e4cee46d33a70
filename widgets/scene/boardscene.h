// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"
#include "scene/theme.h"

#include <QGraphicsScene>
#include <QVariantAnimation>

namespace inkling {

/// The way in which a change of the board is animated.
enum class Motion : std::uint8_t {
    None,     ///< the conclusions of the next step are drawn
    Forward,  ///< the conclusions of the step before are taken back: drawn in reverse
    Backward, ///< the step before is taken back: drawn in reverse
};

/// Shows a board, step by step. Its items are BoardPainter's layers, not the elements: each item
/// paints what touches the part that needs painting, so that a board of 160,000 elements is as
/// light to show as a small one.
class BoardScene final : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);
    ~BoardScene() override;

    /// Shows another board, without marks; none with a null pointer.
    void setGeometry(SharedGeometry geometry);
    /// Replaces the board's texts; marks and lighting stay. `changed`: the elements with another
    /// text. Requires: the same elements as before.
    void setTexts(SharedGeometry geometry, std::span<const ElementId> changed);
    [[nodiscard]] const SharedGeometry &geometry() const { return m_state.sharedGeometry(); }
    void setTheme(const Theme &theme);
    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    [[nodiscard]] const BoardState &state() const { return m_state; }
    [[nodiscard]] bool hasBoard() const { return m_state.geometry() != nullptr; }

    /// Changes the marks and lights a step. With Motion::Forward, `lit` comes in; with
    /// Motion::Backward, the step lit before goes while `lit` is there at once.
    void show(std::span<const MarkChange> changes, Lighting lit, Motion motion);
    /// Takes all marks and lighting away, then does as show(); blank cells no
    /// longer show candidates.
    void showAnew(std::span<const MarkChange> marks, Lighting lit);
    /// Puts brackets round an element; round none for noElement.
    void setSelected(ElementId element);
    /// Puts fainter brackets round the element over which a pen is held; round none for noElement.
    void setHovered(ElementId element);
    /// Shows or hides the pencil at the selected element, which tells that a value typed there
    /// becomes a note.
    void setNoting(bool isNoting);
    void setCluesShown(const CluesShown &shown);
    /// Shows where a value is marked or noted; nowhere if empty.
    void setAlike(std::vector<Alike> alike);
    /// Replaces the texts on labels and regions.
    void setCaptions(std::vector<Caption> captions);
    /// Reads the answer out: its elements light up one beat after the other, and at the
    /// end `captions` stand on labels and regions. Where motion is reduced or off, only
    /// the captions change.
    void startFinale(std::vector<Beat> beats, std::vector<Caption> captions);
    /// Ends all animations, and shows their final state.
    void finishMotion();

    /// The rectangle round the conclusions of the lit step; litArea(): round all that is lit. Empty
    /// if there is nothing.
    [[nodiscard]] QRectF newArea() const;
    [[nodiscard]] QRectF litArea() const;

    void setFound(std::vector<Mark> found, std::vector<Mark> foundAgain = {},
                  std::vector<Mark> foundInBoth = {});
    /// Tints elements by how hard they are to settle; empty to remove the tints.
    void setHeat(std::vector<Heat> heat);
    /// Sets the colours that a person has given to elements.
    void setTints(std::vector<Tint> tints);
    /// Sets the candidates shown in cells of which nothing is known, as bits; 0
    /// leaves blank cells blank.
    void setOpenValues(std::uint64_t values);
    /// Sets the marks between elements that are still needed; marks no longer among them fade.
    void setKept(std::vector<Mark> kept);
    /// Sets the marks that are only supposed: entry i for depth i + 1.
    void setSupposed(std::vector<std::vector<Mark>> supposed);
    /// Tints cells inside and outside a loop, or stops that. `isOutsideToo`: cells
    /// outside get a mark as well.
    void setSidesShown(bool shown, bool isOutsideToo = false);
    /// Whether the final answer stands; crosses are then paler.
    void setFinal(bool isFinal);
    /// Shows whether a person has solved the puzzle.
    void setSolved(bool isSolved);
    void setReducedMotion(bool reduced) { m_isMotionReduced = reduced; }
    /// Switches all motion off, fading included.
    void setStill(bool isStill) { m_isStill = isStill; }

    /// The animation of steps; finale(): the animation of the answer being read out. For tests:
    /// `setCurrentTime` shows an exact moment.
    [[nodiscard]] QVariantAnimation &motion() { return m_motion; }
    [[nodiscard]] QVariantAnimation &finale() { return m_finale; }

Q_SIGNALS:
    /// The marks, the text or the lighting of these elements have changed; allChanged(): of any.
    void elementsChanged(std::span<const inkling::ElementId> elements);
    void allChanged();
    /// Another board is shown, or none: no element of the one before is left.
    void boardReplaced();

private:
    void tellShown(std::span<const MarkChange> changes, std::vector<ElementId> lit);
    void advance(double time);
    void advanceFinale(double share);
    void endFinale();
    void setGlows(std::vector<Glow> glows);
    /// The distance beyond an element's box, in cells, within which a change of the element can be
    /// seen.
    [[nodiscard]] double reachOf(ElementId element) const;
    void invalidate(ElementId element);
    void invalidate(const Mark &mark);
    void invalidate(const Lighting &lighting);
    void invalidateAll(const std::vector<Mark> &marks);

    BoardState m_state;
    const Theme *m_theme;
    QVariantAnimation m_motion;
    QVariantAnimation m_finale;
    std::vector<Beat> m_beats;
    std::vector<Caption> m_lastCaptions;
    bool m_isBackward = false;
    bool m_isMotionReduced = false;
    bool m_isStill = false;
};

} // namespace inkling
