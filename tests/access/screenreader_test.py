#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""What a screen reader gets of Inkling's window: reads a board over AT-SPI, moves on it, marks it and hears the
answers, with the library that Orca is built on, on a display and a bus of its own.

Usage: screenreader_test.py INKLING
Skipped (status 77) where something that it needs is missing; fails instead with INKLING_ACCESS_REQUIRED set.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

PATIENCE = 20  # seconds
# X11's names of keys.
RIGHT = 0xFF53
SPACE = 0x20
SKIPPED = 77

LINES = """6 6
2 1 2 2 2 3
2 1 3 2 1 1
3 1 2 2 1 0
2 2 3 2 2 0
3 2 2 1 3 1
1 1 3 2 2 0
3 3
2 2 3
1 . .
2 2 3
0 0
"""
CARDS = "5 8 13 3 = 24\n"


def leave_out(what):
    is_required = os.environ.get("INKLING_ACCESS_REQUIRED")
    print("Failed" if is_required else "Skipped",
          f"because {what} is missing; scripts/install-dependencies installs it.")
    sys.exit(1 if is_required else SKIPPED)


def run_on_display():
    """Runs this script again with a display, a bus and a home of its own. Returns its status."""
    for tool in ("Xvfb", "dbus-run-session"):
        if not shutil.which(tool):
            leave_out(tool)
    with tempfile.TemporaryDirectory() as home:
        reading, writing = os.pipe()
        display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24", "-nolisten", "tcp"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        try:
            number = os.fdopen(reading).readline().strip()
            environment = {key: value for key, value in os.environ.items()
                           if not key.startswith(("DBUS_", "AT_SPI_", "QT_", "XDG_", "WAYLAND_"))}
            environment.update(
                DISPLAY=":" + number, HOME=home, XDG_RUNTIME_DIR=home, XDG_CONFIG_HOME=home, LC_ALL="C.UTF-8",
                LANGUAGE="en", QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", INKLING_ACCESS_INSIDE="1")
            return subprocess.run(["dbus-run-session", "--", sys.executable, "-W", "ignore", __file__] + sys.argv[1:],
                                  env=environment, check=False).returncode
        finally:
            display.terminate()
            display.wait()


class Reader:
    """A screen reader: keeps what it is told, as `events` (what, role, name) and `heard` (announcements)."""

    def __init__(self, atspi, context, error):
        self.atspi = atspi
        self.context = context
        self.error = error
        self.events = []
        self.heard = []
        self.listener = atspi.EventListener.new(self.listen)
        for event in ("object:state-changed:focused", "object:state-changed:showing",
                      "object:property-change:accessible-name"):
            self.listener.register(event)

    def listen(self, event):
        try:
            role, name = event.source.get_role_name(), event.source.get_name()
        except self.error:
            return  # it is gone already
        if event.type.startswith("object:state-changed") and not event.detail1:
            return
        self.events.append((event.type.rsplit(":", 1)[1], role, name))
        if role == "notification" and event.type.endswith("showing"):
            self.heard.append(name)

    def until(self, condition, what):
        end = time.time() + PATIENCE
        while True:
            while self.context.iteration(False):
                pass
            try:
                result = condition()
            except self.error:
                result = None  # what it looked at has just gone
            if result:
                return result
            if time.time() > end:
                sys.exit(f"FAIL: waited for {what}.\nHeard: {self.heard}\nLast events: {self.events[-20:]}")
            time.sleep(0.02)

    def hears(self, words):
        self.until(lambda: any(words in heard for heard in self.heard), f"“{words}” to be said")
        print("heard:", next(heard for heard in self.heard if words in heard))
        self.heard.clear()

    def strike(self, key):
        self.atspi.generate_keyboard_event(key, None, self.atspi.KeySynthType.SYM)

    def window(self):
        desktop = self.atspi.get_desktop(0)
        application = self.until(lambda: desktop.get_child_count() and desktop.get_child_at_index(0), "the program")
        return self.until(lambda: application.get_child_count() and application.get_child_at_index(0), "its window")


def children(accessible):
    return [accessible.get_child_at_index(i) for i in range(accessible.get_child_count())]


def find(accessible, name, roles):
    """The first object below with this name and one of these roles, not looking into boards; None without one."""
    if accessible.get_name() == name and accessible.get_role_name() in roles:
        return accessible
    if accessible.get_name() == "Board":
        return None
    for child in children(accessible):
        found = child and find(child, name, roles)
        if found:
            return found
    return None


BUTTONS = ("push button", "check box", "toggle button")


def press(accessible):
    names = [accessible.get_action_name(i) for i in range(accessible.get_n_actions())]
    index = next(i for i, name in enumerate(names) if name in ("Press", "Toggle"))
    check(accessible.do_action(index), f"{accessible.get_name()} is pressed")


def check(is_right, what):
    if not is_right:
        sys.exit(f"FAIL: {what}")


def names(board):
    return [child.get_name() for child in children(board)]


def try_lines(reader):
    window = reader.window()
    reader.hears("one answer")
    board = reader.until(lambda: find(window, "Board", ("table",)), "the board")
    check("Table" in board.get_interfaces(), "the board has a Table interface")
    check((board.get_n_rows(), board.get_n_columns()) == (6, 6), "the table has 6 rows and 6 columns")
    cell = board.get_accessible_at(1, 2)
    check(cell.get_name() == "row 2, column 3, clue 3", f"a cell is read: {cell.get_name()}")
    check(board.get_row_at_index(cell.get_index_in_parent()) == 1, "a cell knows its row")

    press(find(window, "Solve by Hand", BUTTONS))
    reader.until(lambda: find(window, "Check", BUTTONS), "the panel for solving")
    edge = next(child for child in children(board) if child.get_name() == "edge above row 1, column 1")
    check("Action" in edge.get_interfaces(), "an edge has actions")
    check(edge.grab_focus(), "an edge takes the focus")
    reader.until(lambda: ("focused", "push button", edge.get_name()) in reader.events, "the focus to be told")
    states = reader.atspi.StateType
    check(edge.get_state_set().contains(states.SELECTED), "the edge is selected")
    check(edge.get_state_set().contains(states.FOCUSED), "the edge has the focus")

    press(edge)
    reader.hears("line")
    check(edge.get_name().endswith(", line"), f"the edge bears its mark: {edge.get_name()}")
    reader.until(lambda: ("accessible-name", "push button", edge.get_name()) in reader.events,
                 "its new name to be told")
    reader.strike(RIGHT)
    next_edge = "edge above row 1, column 2"
    reader.until(lambda: ("focused", "push button", next_edge) in reader.events, "the focus to move")
    reader.strike(SPACE)
    reader.hears("line")
    reader.strike(SPACE)
    reader.hears("blank")

    press(find(window, "Check", BUTTONS))
    reader.hears("No mistakes so far")
    press(edge)
    reader.hears("cross")
    press(find(window, "Check", BUTTONS))
    reader.hears("1 of your marks is wrong")
    press(find(window, "Hint", ("push button",)))
    reader.hears("wrong")
    focused = [event for event in reader.events if event[0] == "focused"]
    check(focused[-1][1] == "push button", f"the focus stays on the board: {focused[-1]}")

    press(find(window, "Next Puzzle", BUTTONS))
    reader.hears("3 × 3")
    check((board.get_n_rows(), board.get_n_columns()) == (3, 3), "the table is that of the next puzzle")
    check(board.get_accessible_at(0, 2).get_name() == "row 1, column 3, clue 3", "its cells are read")
    check(not any("line" in name for name in names(board)), "marks of the puzzle before are gone")


def try_cards(reader):
    window = reader.window()
    reader.hears("24")
    board = reader.until(lambda: find(window, "Board", ("list",)), "the board")
    said = names(board)
    check(any("5" in name for name in said), f"the cards are read: {said}")
    check(not any("make" in name or "joins" in name for name in said), f"the answer is not given away: {said}")
    press(find(window, "Solve by Hand", BUTTONS))
    reader.until(lambda: board.get_child_count() == 1, "the table over the board")
    said = names(board.get_child_at_index(0))
    check(any("card 8" in name for name in said), f"the cards on the table are read: {said}")


def run_inside(program):
    try:
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib
    except (ImportError, ValueError):
        leave_out("python3-gi or gir1.2-atspi-2.0")
    Atspi.init()
    reader = Reader(Atspi, GLib.MainContext.default(), GLib.Error)
    for trial, text in ((try_lines, LINES), (try_cards, CARDS)):
        run_trial(reader, program, trial, text)
        print("passed:", trial.__name__)


def run_trial(reader, program, trial, text):
    """Runs the program with a file of this text, and settings of its own, for one trial."""
    home = os.path.join(os.environ["HOME"], trial.__name__)
    os.mkdir(home)
    path = os.path.join(home, "puzzles.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    with subprocess.Popen([program, path], env=dict(os.environ, HOME=home, XDG_CONFIG_HOME=home)) as process:
        try:
            trial(reader)
        finally:
            process.terminate()
    desktop = reader.atspi.get_desktop(0)
    reader.until(lambda: not desktop.get_child_count(), "the program to be gone")
    reader.heard.clear()


if __name__ == "__main__":
    if os.environ.get("INKLING_ACCESS_INSIDE"):
        run_inside(sys.argv[1])
    else:
        sys.exit(run_on_display())
