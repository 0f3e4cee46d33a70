// SPDX-License-Identifier: MIT
#include "families/declared/declaredpuzzle.h"

#include <algorithm>

namespace inkling::declared {

namespace {

constexpr std::size_t mostSumDigits = 3;

class DeclaredDrafting final : public Drafting
{
public:
    explicit DeclaredDrafting(const Declaration &declaration)
        : m_declaration(declaration)
    {}

    SizeForm sizeForm() const override { return m_declaration.sizeForm(); }
    BoardSize smallest() const override { return m_declaration.smallest(); }
    BoardSize largest() const override { return m_declaration.largest(); }
    BoardSize usual() const override { return m_declaration.usual(); }
    std::optional<Phrase> expectedInstead(BoardSize size) const override
    {
        if (sizeForm() == SizeForm::Side && size.rows != size.columns)
            return Phrase{INKLING_TR_NOOP("Phrases", "as many rows as columns"), {}};
        auto expected = expectedSize(size, smallest(), largest());
        return expected ? expected : m_declaration.expectedInstead(size);
    }
    std::vector<SheetPlace> places(BoardSize size) const override { return cellPlaces(size); }
    Draft fresh(BoardSize size) const override { return m_declaration.fresh(blank(size)); }
    std::optional<Phrase> typingHelp() const override { return m_declaration.typingHelp(); }
    bool hasCages() const override { return m_declaration.hasCages(); }
    bool cagesCover() const override { return false; }
    std::size_t clueLength(std::string_view text) const override { return cageClue(text).size(); }
    /// A cell's own digit is not taken for a sum.
    std::string withClue(const std::string &clue, const std::string &own) const override
    {
        std::string text = clue;
        if (own.empty() && clue == "+")
            text.clear();
        if (!own.empty() && clue.empty())
            text.push_back('+');
        return text.append(own);
    }
    std::uint32_t options() const override
    {
        return (std::uint32_t{1} << m_declaration.options().size()) - 1;
    }
    bool turns(Turn turn, BoardSize size) const override { return m_declaration.turns(turn, size); }
    bool textsAreNames(const Draft &draft) const override
    {
        return m_declaration.textsAreNames(draft);
    }

    std::optional<std::string> written(const Draft &draft, PlaceId place,
                                       std::string_view typed) const override;
    std::size_t usualLength(BoardSize size) const override
    {
        return m_declaration.usualLength(size);
    }
    std::vector<std::string> values(const Draft &draft, PlaceId) const override
    {
        return m_declaration.values(draft);
    }
    std::string_view nameOf(std::string_view text) const override
    {
        return m_declaration.nameOf(text);
    }

    Board board(const Draft &draft) const override { return posed(draft).board(); }
    ElementId element(const Draft &draft, PlaceId place) const override
    {
        if (hasCages() && draft.cages[place] == std::int32_t(place)) {
            for (ElementId region = ElementId(draft.texts.size());; ++region) {
                if (cageAt(posed(draft), region) == int(place))
                    return region;
            }
        }
        return ElementId(place);
    }
    std::optional<PlaceId> place(const Draft &draft, ElementId element) const override
    {
        if (element < draft.texts.size()) {
            const bool isCaged = hasCages() && draft.cages[element] != noCage;
            return PlaceId(isCaged ? draft.cages[element] : std::int32_t(element));
        }
        const int first = cageAt(posed(draft), element);
        return first < 0 ? std::nullopt : std::optional(PlaceId(first));
    }
    Phrase describe(const Draft &draft, PlaceId place) const override
    {
        return cellName({draft.size.rows, draft.size.columns}, int(place));
    }

    Draft draft(const Puzzle &puzzle) const override
    {
        return static_cast<const DeclaredPuzzle &>(puzzle).posed().draft;
    }
    Drawn puzzle(const Draft &draft) const override
    {
        auto faults = faultsOf(m_declaration, draft);
        if (!faults.empty())
            return tl::unexpected(std::move(faults));
        return std::make_shared<const DeclaredPuzzle>(m_declaration, draft);
    }

    std::shared_ptr<const Puzzle> unclued(const Draft &draft) const override
    {
        Draft blank = m_declaration.unclued(withWholeTexts(draft));
        const std::vector<std::uint8_t> none(posed(blank).layout.unknownCount(), 0);
        if (!m_declaration.clued(blank, none))
            return nullptr;
        return std::make_shared<const DeclaredPuzzle>(m_declaration, std::move(blank));
    }
    tl::expected<Draft, AnswerFault> clued(const Draft &draft, std::span<const Fact> marks,
                                           RandomSource &random) const override;

private:
    /// A draft's places as they can be drawn: texts not yet whole stand for blanks.
    [[nodiscard]] Draft withWholeTexts(Draft draft) const
    {
        for (std::string &text : draft.texts) {
            const std::string_view own = ownText(text);
            if (!own.empty() && !m_declaration.isWhole(draft, own))
                text.resize(cageClue(text).size());
        }
        return draft;
    }
    [[nodiscard]] Posed posed(const Draft &draft) const
    {
        // What is being typed is shown as it is.
        std::vector<std::string> typed;
        for (const std::string &text : draft.texts) {
            const std::string_view own = ownText(text);
            typed.emplace_back(m_declaration.isWhole(draft, own) ? "" : own);
        }
        return {m_declaration, withWholeTexts(draft), typed};
    }
    /// The first cell of the cage that an element stands for; -1 if it stands for none.
    [[nodiscard]] static int cageAt(const Posed &posed, ElementId element)
    {
        for (ConstraintId id = 0; id < posed.elements.size(); ++id) {
            const Constraint &constraint = posed.statement.constraints[id];
            if (!constraint.letter.empty() && posed.elements[id].front() == element)
                return constraint.cells.front();
        }
        return -1;
    }

    const Declaration &m_declaration;
};

std::optional<std::string> DeclaredDrafting::written(const Draft &draft, PlaceId place,
                                                     std::string_view typed) const
{
    if (!hasCages() || draft.cages[place] != std::int32_t(place))
        return typed.empty() ? std::string() : m_declaration.written(draft, typed);
    // A sum stays a sum while it has no sign yet: "12" may become "12+" or "12+5".
    const std::size_t sign = typed.find('+');
    const std::string_view sum = typed.substr(0, sign);
    if (sum.size() > mostSumDigits || sum.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    std::string text(sum);
    if (sign == std::string_view::npos)
        return text.empty() ? text : text + '+';
    const auto own = typed.substr(sign + 1).empty()
                         ? std::optional<std::string>("")
                         : m_declaration.written(draft, typed.substr(sign + 1));
    if (own && (!text.empty() || !own->empty()))
        text.append(1, '+').append(*own);
    return own ? std::optional(text) : std::nullopt;
}

tl::expected<Draft, AnswerFault>
DeclaredDrafting::clued(const Draft &draft, std::span<const Fact> marks, RandomSource &) const
{
    const auto blank = std::static_pointer_cast<const DeclaredPuzzle>(unclued(draft));
    const Posed &posed = blank->posed();
    Answer answer;
    for (const ValueSet values : posed.initial())
        answer.values.push_back(std::uint8_t(values.single() ? values.value() : 0));
    for (const Fact &mark : marks) {
        if (mark.possible.single())
            answer.values[mark.unknown] = std::uint8_t(mark.possible.value());
    }
    std::ptrdiff_t open = 0;
    for (std::size_t i = 0; i < answer.values.size(); ++i)
        open += posed.statement.domains[i].contains(answer.values[i]) ? 0 : 1;
    if (auto fault = openFault(open))
        return tl::unexpected(std::move(*fault));
    if (auto fault = posed.fault(answer))
        return tl::unexpected(std::move(*fault));
    return *m_declaration.clued(posed.draft, answer.values);
}

} // namespace

std::unique_ptr<const Drafting> draftingOf(const Declaration &declaration)
{
    return std::make_unique<const DeclaredDrafting>(declaration);
}

std::vector<DraftFault> faultsOf(const Declaration &declaration, const Draft &draft)
{
    std::vector<ElementId> unfinished;
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        if (!declaration.isWhole(draft, ownText(draft.texts[cell])))
            unfinished.push_back(ElementId(cell));
    }
    std::vector<DraftFault> faults;
    if (!unfinished.empty()) {
        faults.push_back(countedFault(std::move(unfinished), declaration.unfinished()));
        return faults;
    }
    std::vector<ElementId> withoutSum;
    for (const auto &cage : cagesOf(draft)) {
        if (cageClue(draft.texts[std::size_t(cage.front())]).size() < 2)
            withoutSum.push_back(ElementId(cage.front()));
    }
    if (!withoutSum.empty()) {
        faults.push_back(countedFault(std::move(withoutSum),
                                      {INKLING_TR_NOOP("Phrases", "one cage has no sum"),
                                       INKLING_TR_NOOP("Phrases", "%1 cages have no sum")}));
    }
    const auto more = declaration.faults(draft);
    faults.insert(faults.end(), more.begin(), more.end());
    return faults;
}

} // namespace inkling::declared
