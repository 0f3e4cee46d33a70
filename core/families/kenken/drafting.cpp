// SPDX-License-Identifier: MIT
#include "families/kenken/drafting.h"

#include "families/declared/stated/squares.h"
#include "families/kenken/generating/clue.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/statement.h"
#include "puzzle/typedsigns.h"

#include <algorithm>
#include <charconv>
#include <chrono>

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

/// Cages that any square meets, for want of clues: each row, with the sum of all digits.
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
    const Operation typed = cage.cells.size() == 1 ? Operation::Given : cage.operation;
    cage.operation = typed;
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
        // Of a whole sheet, the search says it.
        if (!m_faults.empty())
            add([&](const Cage &cage) { return isUnmade(cage); },
                {INKLING_TR_NOOP("Phrases", "no digits make the clue of one cage"),
                 INKLING_TR_NOOP("Phrases", "no digits make the clues of %1 cages")});
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

    /// Whether no digits make the clue of a cage, as far as a short search tells.
    [[nodiscard]] bool isUnmade(const Cage &cage) const
    {
        if (cage.target == 0 || cage.operation == Operation::Given
            || cage.operation == Operation::Unknown || int(cage.cells.size()) > maxCageSize)
            return false;
        std::vector<std::uint8_t> square(m_draft.texts.size(), 0);
        int left = 20'000;
        return !canBeMade(cage, 0, square, left) && left > 0;
    }
    bool canBeMade(const Cage &cage, std::size_t place, std::vector<std::uint8_t> &square,
                   int &left) const
    {
        if (place == cage.cells.size())
            return targetOf(cage.operation, cage.cells, square) == cage.target;
        const int side = m_cages.side;
        const int cell = cage.cells[place];
        for (int digit = 1; digit <= side && --left > 0; ++digit) {
            const bool isFree
                = std::ranges::none_of(std::span(cage.cells).first(place), [&](int other) {
                      const bool meets = other / side == cell / side || other % side == cell % side;
                      return meets && square[std::size_t(other)] == digit;
                  });
            square[std::size_t(cell)] = std::uint8_t(digit);
            if (isFree && canBeMade(cage, place + 1, square, left))
                return true;
        }
        square[std::size_t(cell)] = 0;
        return false;
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
    return statedOf(cages, clues)->board();
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

/// Puts the cells that are in no cage into random cages, of two cells mostly and of four at most; a
/// cell that is left with no other becomes a cage of its own.
void addCages(Draft &draft, RandomSource &random)
{
    const int side = draft.size.columns;
    std::vector<int> open;
    for (int cell = 0; cell < int(draft.cages.size()); ++cell) {
        if (draft.cages[std::size_t(cell)] == noCage)
            open.push_back(cell);
    }
    random.shuffle(open);
    const auto openBeside = [&](const std::vector<int> &cells) {
        std::vector<int> beside;
        const auto add = [&](int cell) {
            if (draft.cages[std::size_t(cell)] == noCage
                && std::ranges::find(cells, cell) == cells.end())
                beside.push_back(cell);
        };
        for (const int cell : cells) {
            if (cell % side > 0)
                add(cell - 1);
            if (cell % side + 1 < side)
                add(cell + 1);
            if (cell >= side)
                add(cell - side);
            if (cell + side < int(draft.cages.size()))
                add(cell + side);
        }
        return beside;
    };
    for (const int first : open) {
        if (draft.cages[std::size_t(first)] != noCage)
            continue;
        const std::size_t size = random.chance(1, 2) ? 2 : random.chance(2, 3) ? 3 : 4;
        std::vector<int> cells{first};
        while (cells.size() < size) {
            const std::vector<int> beside = openBeside(cells);
            if (beside.empty())
                break;
            cells.push_back(random.pick(beside));
        }
        const int name = *std::ranges::min_element(cells);
        for (const int cell : cells)
            draft.cages[std::size_t(cell)] = name;
    }
}

/// A draft with the clues that a square asks of its cages.
Draft withClues(const Draft &draft, std::span<const std::uint8_t> square, RandomSource &random)
{
    Cages cages = cagesOf(draft);
    for (Cage &cage : cages.cages)
        putClue(cage, square, random);
    return draftOf(cages);
}

/// Cells in no cage get cages, with one answer if a few attempts find such.
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
    constexpr int mostAttempts = 12;
    if (std::ranges::count(draft.cages, noCage) == 0)
        return withClues(draft, answer.values, random);
    Draft filled;
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        Draft whole = draft;
        addCages(whole, random);
        filled = withClues(whole, answer.values, random);
        const Drawn drawn = puzzle(filled);
        const auto stop = StopCondition().within(std::chrono::milliseconds(50));
        if (drawn && (*drawn)->solve(Search::Uniqueness, stop).verdict == Verdict::Unique)
            break;
    }
    return filled;
}

} // namespace

const Drafting &drafting()
{
    static const KenkenDrafting instance;
    return instance;
}

} // namespace inkling::kenken
