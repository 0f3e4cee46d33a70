// SPDX-License-Identifier: MIT
#include "families/kenken/drafting.h"

#include "families/declared/stated/squares.h"
#include "families/kenken/generating/clue.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/statement.h"
#include "puzzle/typedsigns.h"

#include <algorithm>
#include <charconv>

namespace inkling::kenken {

namespace {

/// The text of a cage's clue, taken apart.
struct Clue
{
    std::optional<std::int64_t> target;
    Operation operation = Operation::Given;
};

Operation operationOf(char character)
{
    return Operation(operators.find(character));
}

/// Requires: a text that written() gives.
Clue clueOf(std::string_view text)
{
    Clue clue;
    if (!text.empty() && operators.find(text.back()) != std::string_view::npos) {
        clue.operation = operationOf(text.back());
        text.remove_suffix(1);
    }
    if (std::int64_t target = 0; !text.empty()) {
        std::from_chars(text.data(), text.data() + text.size(), target);
        clue.target = target;
    }
    return clue;
}

/// The cages of a draft, in the order of their first cells, with what of their clues there is.
Cages cagesOf(const Draft &draft)
{
    Cages cages{draft.size.rows, std::vector<std::uint8_t>(draft.cages.size()), {}};
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        const int first = draft.cages[cell];
        if (first == noCage)
            continue;
        if (first == int(cell)) {
            const Clue clue = clueOf(draft.texts[cell]);
            cages.cageOf[cell] = std::uint8_t(cages.cages.size());
            cages.cages.push_back({clue.operation, clue.target.value_or(0), {}});
        }
        const std::uint8_t cage = cages.cageOf[std::size_t(first)];
        cages.cageOf[cell] = cage;
        cages.cages[cage].cells.push_back(std::uint8_t(cell));
    }
    return cages;
}

Draft draftOf(const Cages &cages)
{
    Draft draft;
    draft.size = {cages.side, cages.side};
    draft.texts.resize(std::size_t(cages.cellCount()));
    for (const std::uint8_t cage : cages.cageOf)
        draft.cages.push_back(cages.cages[cage].cells.front());
    for (const Cage &cage : cages.cages)
        draft.texts[cage.cells.front()] = typedClue(cage);
    return draft;
}

/// Cages that any square meets: each row, with the sum of all digits.
Cages rowsOf(int side)
{
    const Operation operation = side == 1 ? Operation::Given : Operation::Sum;
    Cages cages{
        side, {}, std::vector<Cage>(std::size_t(side), {operation, side * (side + 1) / 2, {}})};
    for (int cell = 0; cell < cages.cellCount(); ++cell) {
        cages.cageOf.push_back(std::uint8_t(cages.rowOf(cell)));
        cages.cages[cages.cageOf.back()].cells.push_back(std::uint8_t(cell));
    }
    return cages;
}

/// Gives a cage the clue that a square asks of it. An operator that it has stays, if it can.
void putClue(Cage &cage, std::span<const std::uint8_t> square, RandomSource &random)
{
    const Operation typed = cage.operation;
    const bool isOpen = typed == Operation::Unknown && cage.cells.size() > 1;
    auto target = isOpen ? std::nullopt : targetOf(typed, cage.cells, square);
    if (!target) {
        cage.operation = chosenOperation(cage.cells, square, random.below(tasteCount));
        target = targetOf(cage.operation, cage.cells, square);
    }
    if (!target) {
        // Its product is too large, for a cage that is so, too.
        cage.operation = Operation::Sum;
        target = targetOf(Operation::Sum, cage.cells, square);
    }
    cage.target = *target;
    if (isOpen)
        cage.operation = Operation::Unknown;
}

/// The faults of a draft, with the cages that have them.
class Faults
{
public:
    Faults(const Draft &draft, const Cages &cages)
        : m_draft(draft)
        , m_cages(cages)
    {}

    [[nodiscard]] std::vector<DraftFault> all()
    {
        addOpenCells();
        const auto size = [](const Cage &cage) { return cage.cells.size(); };
        add([&](const Cage &cage) { return !clueOf(m_draft.texts[cage.cells.front()]).target; },
            {INKLING_TR_NOOP("Phrases", "one cage has no number"),
             INKLING_TR_NOOP("Phrases", "%1 cages have no number")});
        add(
            [&](const Cage &cage) {
                return size(cage) > 1 && cage.operation == Operation::Given
                       && clueOf(m_draft.texts[cage.cells.front()]).target;
            },
            {INKLING_TR_NOOP("Phrases", "one cage has no operator"),
             INKLING_TR_NOOP("Phrases", "%1 cages have no operator")});
        add([&](const Cage &cage) { return size(cage) == 1 && cage.operation != Operation::Given; },
            {INKLING_TR_NOOP("Phrases", "one cage of a single cell has an operator"),
             INKLING_TR_NOOP("Phrases", "%1 cages of a single cell have an operator")});
        addTooLarge();
        addTooMany();
        return std::move(m_faults);
    }

private:
    template <typename Has>
    [[nodiscard]] std::vector<ElementId> those(const Has &has) const
    {
        std::vector<ElementId> elements;
        for (std::size_t i = 0; i < m_cages.cages.size(); ++i) {
            if (has(m_cages.cages[i]))
                elements.push_back(cageElement(m_cages, int(i)));
        }
        return elements;
    }

    template <typename Has>
    void add(const Has &has, const Noun &noun)
    {
        if (auto elements = those(has); !elements.empty())
            m_faults.push_back(countedFault(std::move(elements), noun));
    }

    void addOpenCells()
    {
        std::vector<ElementId> cells;
        for (std::size_t cell = 0; cell < m_draft.cages.size(); ++cell) {
            if (m_draft.cages[cell] == noCage)
                cells.push_back(ElementId(cell));
        }
        if (!cells.empty()) {
            m_faults.push_back(countedFault(
                std::move(cells), {INKLING_TR_NOOP("Phrases", "one cell is in no cage"),
                                   INKLING_TR_NOOP("Phrases", "%1 cells are in no cage")}));
        }
    }

    void addTooLarge()
    {
        auto elements
            = those([](const Cage &cage) { return int(cage.cells.size()) > maxCageSize; });
        if (!elements.empty()) {
            m_faults.push_back({std::move(elements),
                                {INKLING_TR_NOOP("Phrases", "a cage has more than %1 cells"),
                                 {std::to_string(maxCageSize)}}});
        }
    }

    void addTooMany()
    {
        const std::size_t count = m_cages.cages.size();
        if (int(count) > maxCageCount) {
            m_faults.push_back({{},
                                {INKLING_TR_NOOP("Phrases", "there are %1 cages, more than %2"),
                                 {std::to_string(count), std::to_string(maxCageCount)}}});
        }
    }

    const Draft &m_draft;
    const Cages &m_cages;
    std::vector<DraftFault> m_faults;
};

class KenkenDrafting final : public Drafting
{
public:
    SizeForm sizeForm() const override { return SizeForm::Side; }
    BoardSize smallest() const override { return {1, 1}; }
    BoardSize largest() const override { return {maxSide, maxSide}; }
    BoardSize usual() const override { return {6, 6}; }
    std::optional<Phrase> expectedInstead(BoardSize size) const override;
    std::vector<SheetPlace> places(BoardSize size) const override
    {
        return declared::cellPlaces(size);
    }
    bool hasCages() const override { return true; }

    std::optional<std::string> written(const Draft &draft, PlaceId place,
                                       std::string_view typed) const override;
    std::vector<std::string> values(const Draft &, PlaceId) const override { return {}; }

    Board board(const Draft &draft) const override;
    ElementId element(const Draft &draft, PlaceId place) const override;
    std::optional<PlaceId> place(const Draft &draft, ElementId element) const override;
    Phrase describe(const Draft &draft, PlaceId place) const override
    {
        return declared::cellName({draft.size.rows, draft.size.columns}, int(place));
    }

    Draft draft(const Puzzle &puzzle) const override
    {
        return draftOf(static_cast<const KenkenPuzzle &>(puzzle).cages());
    }
    Drawn puzzle(const Draft &draft) const override;

    std::shared_ptr<const Puzzle> unclued(const Draft &draft) const override
    {
        return std::make_shared<const KenkenPuzzle>(rowsOf(draft.size.rows));
    }
    tl::expected<Draft, AnswerFault> clued(const Draft &draft, std::span<const Fact> marks,
                                           RandomSource &random) const override;
};

std::optional<Phrase> KenkenDrafting::expectedInstead(BoardSize size) const
{
    if (size.rows != size.columns)
        return Phrase{INKLING_TR_NOOP("Phrases", "as many rows as columns"), {}};
    return expectedSize(size, smallest(), largest());
}

/// The last operator holds, and a '.' takes it away.
std::optional<std::string> KenkenDrafting::written(const Draft &draft, PlaceId place,
                                                   std::string_view typed) const
{
    std::string plain = plainSigns(typed);
    if (plain.empty())
        return plain;
    if (draft.cages[place] != std::int32_t(place))
        return std::nullopt;
    std::string digits;
    Operation operation = Operation::Given;
    for (const char character : plain) {
        if (character >= '0' && character <= '9')
            digits += character;
        else if (operators.find(character) != std::string_view::npos)
            operation = operationOf(character);
        else
            return std::nullopt;
    }
    std::string text(withoutLeadingZeros(digits));
    if (text.size() > std::to_string(maxTarget).size() || clueOf(text).target > maxTarget)
        return std::nullopt;
    if (operation != Operation::Given)
        text += operators[std::size_t(operation)];
    return text;
}

Board KenkenDrafting::board(const Draft &draft) const
{
    const Cages cages = cagesOf(draft);
    std::vector<std::string> clues;
    for (const Cage &cage : cages.cages)
        clues.push_back(typesetSigns(draft.texts[cage.cells.front()]));
    return statedOf(cages, clues)->board;
}

ElementId KenkenDrafting::element(const Draft &draft, PlaceId place) const
{
    if (draft.cages[place] != std::int32_t(place))
        return ElementId(place);
    const Cages cages = cagesOf(draft);
    return cageElement(cages, cages.cageOf[place]);
}

std::optional<PlaceId> KenkenDrafting::place(const Draft &draft, ElementId element) const
{
    if (element < draft.cages.size()) {
        const int first = draft.cages[element];
        return first == noCage ? std::nullopt : std::optional(PlaceId(first));
    }
    const Cages cages = cagesOf(draft);
    const std::size_t cage = element - draft.cages.size();
    return cage < cages.cages.size() ? std::optional(PlaceId(cages.cages[cage].cells.front()))
                                     : std::nullopt;
}

Drawn KenkenDrafting::puzzle(const Draft &draft) const
{
    Cages cages = cagesOf(draft);
    auto faults = Faults(draft, cages).all();
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return std::make_shared<const KenkenPuzzle>(std::move(cages));
}

/// Cells in no cage become cages of their own.
tl::expected<Draft, AnswerFault>
KenkenDrafting::clued(const Draft &draft, std::span<const Fact> marks, RandomSource &random) const
{
    Answer answer{std::vector<std::uint8_t>(draft.texts.size(), 0)};
    for (const Fact &mark : marks) {
        if (mark.possible.single())
            answer.values[mark.unknown] = std::uint8_t(mark.possible.value());
    }
    if (auto open = declared::openFault(std::ranges::count(answer.values, 0)))
        return tl::unexpected(std::move(*open));
    if (auto fault = unclued(draft)->fault(answer))
        return tl::unexpected(std::move(*fault));
    Draft whole = draft;
    for (std::size_t cell = 0; cell < whole.cages.size(); ++cell) {
        if (whole.cages[cell] == noCage)
            whole.cages[cell] = std::int32_t(cell);
    }
    Cages cages = cagesOf(whole);
    for (Cage &cage : cages.cages)
        putClue(cage, answer.values, random);
    return draftOf(cages);
}

} // namespace

const Drafting &drafting()
{
    static const KenkenDrafting instance;
    return instance;
}

} // namespace inkling::kenken
