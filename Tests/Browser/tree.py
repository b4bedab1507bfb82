"""The tree that a screen reader is given, told alike for the three engines."""

import json
from typing import NamedTuple

ROLES = {
    "StaticText": "text", "statictext": "text", "text leaf": "text", "ListMarker": "marker", "list item marker": "marker",
    "DisclosureTriangle": "summary", "DisclosureTriangleGrouped": "summary",
    "statusbar": "status", "status bar": "status",
}


class Node(NamedTuple):
    """Level is that of a heading; expanded is None where nothing folds."""

    depth: int
    role: str
    name: str
    level: int | None
    expanded: bool | None


def of(engine):
    """The nodes of the page that is shown, in their order."""
    reader = {"chromium": of_chromium, "firefox": of_firefox, "webkit": of_webkit}[engine.name]
    return [Node(depth, ROLES.get(role, role), name, level, expanded)
            for depth, role, name, level, expanded in reader(engine)]


def of_chromium(engine):
    nodes = engine.command("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    found, path = [], [(nodes[0], 0)]
    while path:
        node, depth = path.pop()
        properties = {it["name"]: it["value"].get("value") for it in node.get("properties", [])}
        role = node.get("role", {}).get("value", "")
        if not node["ignored"] and role != "InlineTextBox":
            level = properties.get("level") if role == "heading" else None
            name = node.get("name", {}).get("value", "").strip()
            found.append((depth, role, name, level, properties.get("expanded")))
        children = [by_id[name] for name in node.get("childIds", []) if name in by_id]
        path += [(child, depth + 1) for child in reversed(children)]
    return found


FIREFOX = """
const service = window.accessibilityInUse ??=  // it ends when nobody holds it
  Cc["@mozilla.org/accessibilityService;1"].getService(Ci.nsIAccessibilityService);
const { STATE_EXPANDED, STATE_COLLAPSED } = Ci.nsIAccessibleStates;
const found = [];
const walk = (node, depth) => {
  const states = {}, level = {}, role = service.getStringRole(node.role);
  node.getState(states, {});
  node.groupPosition(level, {}, {});
  found.push([depth, role, (node.name ?? "").trim(), role == "heading" ? level.value : null,
    states.value & STATE_EXPANDED ? true : states.value & STATE_COLLAPSED ? false : null]);
  for (let child = node.firstChild; child; child = child.nextSibling) walk(child, depth + 1);
};
const page = service.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild;
if (page) walk(page, 0);
return found;
"""


def of_firefox(engine):
    return engine.privileged(FIREFOX)


def of_webkit(engine):
    """Here it is the details that are expanded; of them nothing else is told."""
    found, last = [], None
    for depth, role, name, level, expanded in json.loads(engine.tool("tree")):
        if role == "summary":
            expanded = last
        last = expanded
        found.append((depth, role, name, level, expanded))
    return found
