#!/usr/bin/python3
"""Plays a whole game of Dames 3D against the computer through AT-SPI alone, as a screen reader does.

usage: game.py PROGRAM LOG

It starts the window, presses the buttons of the new-game dialog by their names, finds the pieces that may move and
their destinations by the descriptions of the cells, presses the cells, and hears what is announced. The log has
everything that was heard and pressed, with the time of each answer. It ends with status 0 when the end of the game is
announced.
"""

import random
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
gi.require_version("Gio", "2.0")
from gi.repository import Atspi, Gio, GLib

# The longest time for anything else to happen.
PATIENCE = 90
# The time in which only announcements are waited for after a press, in seconds.
GRACE = 1.5
# The most turns of the player.
TURNS = 400

context = GLib.MainContext.default()
began = time.monotonic()
heard = []
log_file = open(sys.argv[2], "w", encoding="utf-8")


def log(text):
    line = f"{time.monotonic() - began:8.2f} s  {text}"
    print(line, file=log_file, flush=True)


def fail(text):
    log(f"FAILED: {text}")
    sys.exit(text)


def hear(event):
    words = event.any_data
    if not isinstance(words, str):
        words = words.get_string() if isinstance(words, GLib.Variant) else ""
    if words:
        heard.append((time.monotonic(), words.strip("\u00a0")))
        log(f"heard    {words}")


def wait_for(what, found, patience=PATIENCE):
    """Handles events until `found` returns something true, and returns it."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        while context.iteration(False):
            pass
        result = found()
        if result:
            return result
        time.sleep(0.02)
    fail(f"waited in vain for {what}")


def enable_accessibility():
    """Says that assistive technology is there, as a screen reader does when it starts."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ["IsEnabled", "ScreenReaderEnabled"]:
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None,
                      Gio.DBusCallFlags.NONE, -1, None)


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def walk(node):
    """Yields all nodes below a node, again and again as the tree is."""
    try:
        for child in children(node):
            yield child
            yield from walk(child)
    except GLib.Error:
        # It is gone.
        return


def application():
    desktop = Atspi.get_desktop(0)
    for app in children(desktop):
        if app.get_process_id() == window.pid:
            return app
    return None


def find(role, name):
    app = application()
    if app is None:
        return None
    for node in walk(app):
        try:
            if node.get_role_name() == role and node.get_name() == name:
                return node
        except GLib.Error:
            continue
    return None


def press(role, name):
    node = wait_for(f"{role} {name}", lambda: find(role, name))
    log(f"press    {name}")
    if not node.get_action_iface().do_action(0):
        fail(f"{name} cannot be pressed")


def board():
    """Returns the cells of the board."""
    app = application()
    if app is None:
        return []
    return [node for node in walk(app) if node.get_role() == Atspi.Role.TABLE_CELL]


def described(cells, description):
    chosen = []
    for cell in cells:
        # What is remembered of a node may be old.
        cell.clear_cache()
        if cell.get_description() == description:
            chosen.append(cell)
    return chosen


def is_over(words):
    return any(end in words for end in ["You won in", "You lost in", "Draw after"])


def end_heard():
    return next((words for _, words in heard if is_over(words)), None)


def heard_since(moment, words):
    return next((entry for entry in heard if entry[0] >= moment and words in entry[1]), None)


def play_turn(cells, latencies):
    """Plays a turn of White. Returns the words that end the game, if it has ended."""
    movable = wait_for("a piece that may move", lambda: described(cells, "may move"))
    piece = random.choice(movable)
    log(f"choose   {piece.get_name()}")
    piece.get_action_iface().do_action(0)
    while True:
        ends = wait_for("a destination", lambda: described(cells, "the piece can go here"))
        end = random.choice(ends)
        log(f"go to    {end.get_name()}")
        before, pressed = len(heard), time.monotonic()
        end.get_action_iface().do_action(0)

        def answered():
            if any(words.startswith("White ") for _, words in heard[before:]):
                return "played"
            if time.monotonic() < pressed + GRACE:
                # Looking at the cells takes time, which is not that of the announcement.
                return None
            # A capture that can go several ways from here has fewer destinations now.
            left = described(cells, "the piece can go here")
            return "narrowed" if left and len(left) != len(ends) else None

        if wait_for("an answer", answered) == "played":
            said = next(when for when, words in heard[before:] if words.startswith("White "))
            latencies.append(said - pressed)
            return


def main():
    random.seed(int(sys.argv[3]) if len(sys.argv) > 3 else 3)
    global window
    enable_accessibility()
    window = subprocess.Popen([sys.argv[1]])
    listener = Atspi.EventListener.new(hear)
    listener.register("object:announcement")
    try:
        wait_for("the board", lambda: len(board()) == 50)
        log("the board has 50 cells")
        press("push button", "New game")
        press("radio button", "Computer")
        weaker = "Weaker"
        for level in range(9):
            if find("label", "Level 1"):
                break
            press("push button", weaker)
            time.sleep(0.3)
        press("push button", "Begin")
        wait_for("the beginning", lambda: end_heard() or heard_since(0, "Your turn"))
        cells = board()
        for cell in cells:
            log(f"cell     {cell.get_name()}")
        latencies = []
        for turn in range(TURNS):
            play_turn(cells, latencies)
            before = len(heard)

            def next_turn():
                return end_heard() or any("Your turn" in words for _, words in heard[max(0, before - 1):])

            wait_for("the computer's move", next_turn)
            if end_heard():
                break
        words = end_heard() or fail("the game has no end")
        latencies.sort()
        middle = latencies[len(latencies) // 2]
        log(f"the end: {words}")
        log(f"{len(latencies)} moves played; announced after {1000 * middle:.0f} ms at the median,"
            f" {1000 * latencies[-1]:.0f} ms at most")
        print(f"{len(latencies)} moves, announced after {1000 * middle:.0f} ms at the median")
    finally:
        window.kill()
        window.wait()


main()
