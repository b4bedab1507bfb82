"""What WebKitGTK's driver leaves out, by its own interfaces, under Debian's Python:

    python3 webkit_tools.py print ADDRESS FILE     prints a page
    python3 webkit_tools.py find ADDRESS TEXT      find-in-page; gives the labels of open entries
    python3 webkit_tools.py tree                   the accessibility tree of the running browser
"""

import json
import sys

import gi

OPEN = """JSON.stringify([...document.querySelectorAll(".fl-entry:has(> details[open])")]
  .map(entry => entry.querySelector(".fl-label").textContent))"""


for library, version in (("Gtk", "3.0"), ("WebKit2", "4.1"), ("Atspi", "2.0")):
    gi.require_version(library, version)
    gi.require_version(library, version)


def view(address, act):
    """Opens a page in a window of its own and acts when it is there; `act(view, finish)`."""
    from gi.repository import GLib, Gtk, WebKit2

    window, page = Gtk.Window(), WebKit2.WebView()
    window.set_default_size(1000, 800)
    window.add(page)
    window.show_all()

    def finish(result):
        print(result, flush=True)
        Gtk.main_quit()

    def changed(_, event):
        if event == WebKit2.LoadEvent.FINISHED:
            act(page, finish)

    page.connect("load-changed", changed)
    page.load_uri(address)
    GLib.timeout_add_seconds(60, lambda: finish("it took too long"))
    Gtk.main()


def print_page(address, file):
    from gi.repository import Gtk, WebKit2

    def act(page, finish):
        operation, settings = WebKit2.PrintOperation.new(page), Gtk.PrintSettings()
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + file)
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
        settings.set_printer("Print to File")
        operation.set_print_settings(settings)
        operation.set_page_setup(Gtk.PageSetup())
        operation.connect("finished", lambda *_: finish("printed"))
        operation.connect("failed", lambda _, error: finish(str(error)))
        operation.print_()

    view(address, act)


def find(address, text):
    from gi.repository import GLib, WebKit2

    def act(page, finish):
        rounds = iter(range(100))

        def tell(view, result):
            found = view.evaluate_javascript_finish(result).to_string()
            if found == "[]" and next(rounds, None) is not None:
                GLib.timeout_add(50, ask)
            else:
                finish(found)

        def ask(*_):
            page.evaluate_javascript(OPEN, -1, None, None, None, tell)
            return False

        finder = page.get_find_controller()
        finder.connect("found-text", ask)
        finder.connect("failed-to-find-text", lambda _: finish("not found"))
        finder.search(text, WebKit2.FindOptions.WRAP_AROUND, 100)

    view(address, act)


def tree():
    from gi.repository import Atspi

    Atspi.init()
    found = []

    def walk(node, depth):
        role = node.get_role_name()
        inside = depth is not None or role.startswith("document")
        if inside:
            depth = depth or 0
            states, level = node.get_state_set(), (node.get_attributes() or {}).get("level")
            expanded = None
            if states.contains(Atspi.StateType.EXPANDABLE):
                expanded = states.contains(Atspi.StateType.EXPANDED)
            name = (node.get_name() or "").strip()
            tag = (node.get_attributes() or {}).get("tag")
            found.append((depth, tag if tag == "summary" else role, name,
                          int(level) if level else None, expanded))
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child:
                walk(child, depth + 1 if inside else None)

    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        walk(desktop.get_child_at_index(index), None)
    print(json.dumps(found))


{"print": print_page, "find": find, "tree": tree}[sys.argv[1]](*sys.argv[2:])
