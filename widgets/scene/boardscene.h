// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"
#include "scene/theme.h"

#include <QGraphicsScene>
#include <QVariantAnimation>

namespace inkling {

/// How the board goes from one moment to the next.
enum class Motion : std::uint8_t {
    None,     ///< at once
    Forward,  ///< the next step is drawn
    Backward, ///< the step before is taken back: drawn in reverse
};

/// A board that is shown, step by step. Its items are the layers of BoardPainter, not the elements: each
/// paints what of a board touches the part that needs painting, so that a board of 160,000 elements is
/// as light to show as a small one.
class BoardScene final : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);
    ~BoardScene() override;

    /// Puts another board on the scene, without marks; none with a null pointer.
    void setGeometry(SharedGeometry geometry);
    /// Puts other texts on the board, which is otherwise the same; what is marked and lit stays.
    void setTexts(SharedGeometry geometry, std::span<const ElementId> changed);
    [[nodiscard]] const SharedGeometry &geometry() const { return m_state.sharedGeometry(); }
    void setTheme(const Theme &theme);
    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    [[nodiscard]] const BoardState &state() const { return m_state; }
    [[nodiscard]] bool hasBoard() const { return m_state.geometry() != nullptr; }

    /// Changes the marks and lights a step. With a motion, `lit` comes in (Forward), or the step that was
    /// lit goes (Backward) while `lit` is there at once.
    void show(std::span<const MarkChange> changes, Lighting lit, Motion motion);
    /// Takes all marks away, and lights nothing, before it does the same; blank cells say nothing.
    void showAnew(std::span<const MarkChange> marks, Lighting lit);
    /// Puts brackets round an element, or round none.
    void setSelected(ElementId element);
    /// The same, fainter, round what a pen is held over.
    void setHovered(ElementId element);
    /// Whether what is typed there is a note, which a pencil beside it says.
    void setNoting(bool isNoting);
    void setCluesShown(const CluesShown &shown);
    /// Shows where a value stands.
    void setAlike(std::vector<Alike> alike);
    /// What stands on labels and regions from now on.
    void setCaptions(std::vector<Caption> captions);
    /// Lets the answer be read out, moment by moment; at its end `captions` stand. Nothing moves where
    /// motion is reduced.
    void startFinale(std::vector<Beat> beats, std::vector<Caption> captions);
    /// Puts an end to whatever moves: all is there at once.
    void finishMotion();

    /// Round all that is new in the lit step, and round all that is lit; empty if nothing is.
    [[nodiscard]] QRectF newArea() const;
    [[nodiscard]] QRectF litArea() const;

    void setFound(std::vector<Mark> found, std::vector<Mark> foundAgain = {},
                  std::vector<Mark> foundInBoth = {});
    /// How hard it is to settle what is open; nothing to hide it.
    void setHeat(std::vector<Heat> heat);
    /// What can stand where nothing is known, which is told from now on; 0: a blank cell says nothing.
    void setOpenValues(std::uint64_t values);
    /// What was found between two elements and is still needed, from now on; what no longer is fades.
    void setKept(std::vector<Mark> kept);
    /// What is supposed, by depth from 1, from now on.
    void setSupposed(std::vector<std::vector<Mark>> supposed);
    /// `isOutsideToo`: cells outside have a mark of their own.
    void setSidesShown(bool shown, bool isOutsideToo = false);
    /// Whether the answer stands: the crosses then step back.
    void setFinal(bool isFinal);
    void setReducedMotion(bool reduced) { m_isMotionReduced = reduced; }
    /// Whether nothing moves at all.
    void setStill(bool isStill) { m_isStill = isStill; }

    /// What moves the board, for tests: `setCurrentTime` shows an exact moment.
    [[nodiscard]] QVariantAnimation &motion() { return m_motion; }
    [[nodiscard]] QVariantAnimation &finale() { return m_finale; }

private:
    void advance(double time);
    void advanceFinale(double share);
    void endFinale();
    void setGlows(std::vector<Glow> glows);
    /// How far beyond an element's box a change of it may be seen.
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
