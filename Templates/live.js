// Florilegium: keeps a page of the preview up to date. The preview adds it; no site contains it.
"use strict";
{
const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const path = address => decodeURIComponent(new URL(address, location).pathname);
const here = () => path(location).replace(/\/$/, "/index.html");
// The state of the page that is shown, and how it was read.
let { state, reading } = document.currentScript.dataset;

// Changes. A tab that nobody sees listens to nothing: browsers allow six connections to a host.
let source;
const listen = () => {
  source?.close();
  if (document.hidden) return;
  source = new EventSource("/.florilegium/events");
  source.onopen = check; // something may have changed meanwhile
  source.onmessage = event => hear(JSON.parse(event.data));
  source.onerror = () => {
    if (source.readyState == EventSource.CLOSED) setTimeout(listen, 500);
  };
};
const hear = ({ pages, files, faults, counts }) => {
  if (faults) show(faults, counts);
  files = files.map(decodeURIComponent);
  if (all("script[src]").some(script => files.includes(path(script.src))))
    return location.reload();
  refresh(files);
  if (pages === true || pages.map(decodeURIComponent).includes(here())) check();
};

// The page is asked for once at a time, and once more if it has changed meanwhile.
let asking, again;
const check = async () => {
  again = true;
  if (asking) return;
  asking = true;
  while (again) {
    again = false;
    try { await ask() } catch {} // the preview has ended; it may begin again
  }
  asking = false;
};
const ask = async () => {
  const answer = await fetch(location.pathname + location.search, {
    cache: "no-store", headers: { "If-None-Match": `"${state}"` },
  });
  const next = answer.headers.get("ETag")?.replaceAll('"', "");
  if (answer.status == 304 || answer.status == 500 || !next || next == state) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  state = next;
  if (isAlike(page)) update(page); else location.reload();
};

// What runs or styles a page cannot be exchanged in place, nor a page by an error message.
const shell = page => JSON.stringify([
  !one("#fl-main", page), !one("[type=search]", page), !one(".fl-readout", page),
  ...new Set(all("script[src], link[rel=stylesheet]", page)
    .map(element => path(element.getAttribute("src") ?? element.getAttribute("href")))),
]);
const isAlike = page => shell(page) == shell(document);

const update = page => {
  const stay = place(), focus = document.activeElement, field = one("[type=search]");
  const query = field?.value;
  const filter = text => { field.value = text; field.dispatchEvent(new Event("input")) };
  if (query) filter("");
  document.title = page.title;
  reading = one("script[data-state]", page)?.dataset.reading;
  for (const name of ["lang", "dir"]) copy(name, document.documentElement, page.documentElement);
  const styles = all("head style", page);
  all("head style").forEach((style, index) => style.textContent = styles[index]?.textContent);
  const changed = new Set;
  // The button that copies belongs to no entry: it goes home.
  const copier = one(".fl-body .fl-copy, .fl-leaf > .fl-copy, pre > .fl-copy");
  if (copier) one(".fl-note").previousSibling.before(copier);
  morph(document.body, page.body, changed);
  if (query) filter(query);
  if (focus?.isConnected && focus != document.activeElement) focus.focus({ preventScroll: true });
  stay();
  mark(changed);
  draw();
};

// The entry at the top of the window stays there; if it is gone, what stood around it.
const place = () => {
  if (scrollY < 1) return () => {};
  let entry;
  for (let y = 1; !entry && y < innerHeight / 2; y += 16)
    entry = document.elementFromPoint(innerWidth / 2, y)?.closest(".fl-entry, main > *");
  const near = [];
  for (let next = entry; next && near.length < 5; next = next.nextElementSibling) near.push(next);
  for (let outer = entry; (outer = outer?.parentElement?.closest(".fl-entry"));) near.push(outer);
  const tops = near.map(element => [element, element.getBoundingClientRect().top]);
  return () => {
    const [element, top] = tops.find(([element]) => element.isConnected) ?? [];
    if (element)
      scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  };
};

// From the page as it is to the page as it shall be, without what a reader has done to it.
const isReaders = (element, name) => name == "open" && element.localName == "details"
  || name == "hidden"
    && element.matches(".fl-entry, .fl-pages > li, .fl-tools, .fl-tools *, .fl-theme, .fl-copy")
  || name == "aria-pressed";
const copy = (name, to, from) => {
  const value = from.getAttribute(name), old = to.getAttribute(name);
  if (value === old || name == "src" && old?.startsWith(value + "?fl=")) return false;
  if (value === null) to.removeAttribute(name); else to.setAttribute(name, value);
  return true;
};
const morph = (now, next, changed) => {
  if (now.isEqualNode(next)) return;
  if (now.nodeType != Node.ELEMENT_NODE) {
    now.data = next.data;
    changed.add(now.parentElement);
    return;
  }
  if (now.matches(".fl-search")) return; // its script has shown it, and its results
  for (const name of new Set([...now.getAttributeNames(), ...next.getAttributeNames()]))
    if (!isReaders(now, name) && copy(name, now, next)) changed.add(now);
  if (!now.matches("input, output, .fl-copy")) morphChildren(now, next, changed);
};
const morphChildren = (now, next, changed) => {
  let old = [...now.childNodes].filter(node => node.localName != "output" || !isAdded(node));
  let fresh = [...next.childNodes], cursor = now.firstChild, start = 0;
  for (; start < old.length && old[start].isEqualNode(fresh[start] ?? null); start++)
    cursor = old[start].nextSibling;
  old = old.slice(start);
  fresh = fresh.slice(start);
  while (old.length && fresh.length && old.at(-1).isEqualNode(fresh.at(-1))) {
    old.pop();
    fresh.pop();
  }
  const partners = pair(old, fresh), kept = new Set(partners);
  for (const node of old) {
    if (kept.has(node)) continue;
    if (cursor == node) cursor = node.nextSibling;
    node.remove();
    changed.add(now);
  }
  fresh.forEach((node, index) => {
    const partner = partners[index] ?? document.importNode(node, true);
    if (partner == cursor) cursor = cursor.nextSibling; else now.insertBefore(partner, cursor);
    if (partners[index]) morph(partner, node, changed); else changed.add(partner);
  });
};
// The readout of an exclusive group is added by the script.
const isAdded = node => node.parentElement?.matches(".fl-readout");

// Entries are known by their ids; one whose id has changed, and all else, by its place.
const key = node => node.classList?.contains("fl-entry")
  ? node.id || one(":scope > details > .fl-body > .fl-anchor", node)?.id : undefined;
const pair = (old, fresh) => {
  const byKey = new Map(old.map((node, index) => [key(node), index]));
  const keys = fresh.map(key);
  const taken = new Set;
  const places = keys.map(key => key !== undefined && byKey.has(key) ? byKey.get(key) : -1);
  places.forEach(place => taken.add(place));
  let last = -1;
  return fresh.map((node, index) => {
    let place = places[index];
    if (place < 0) {
      const limit = places.slice(index).find(place => place > last) ?? old.length;
      place = last + 1;
      while (place < limit && (taken.has(place) || !isKind(old[place], node))) place++;
      if (place >= limit) return undefined;
      taken.add(place);
    }
    last = Math.max(last, place);
    return old[place];
  });
};
const isKind = (old, fresh) => old.nodeName == fresh.nodeName
  && old.classList?.[0] == fresh.classList?.[0];

// What has changed is shown for a moment: itself, or the closed row that hides it.
const mark = changed => {
  const rows = new Set;
  for (const element of changed) {
    let row = element.closest?.(".fl-entry, main > *") ?? element.parentElement;
    for (let outer = row; (outer = outer?.parentElement?.closest("details"));)
      if (!outer.open) row = outer.parentElement;
    if (row?.isConnected && row.localName != "main" && row != document.body) rows.add(row);
  }
  if (rows.size > 50) return; // all of it is no news
  for (const row of rows) if (![...rows].some(inner => inner != row && row.contains(inner)))
    row.animate([
      { outline: "3px solid #ff3b30", outlineOffset: "-3px", backgroundColor: "#fc06" },
      { outline: "3px solid #ff3b3000", outlineOffset: "-3px" },
    ], 2000);
};

// Styles and pictures are exchanged in place.
let number = 0;
const refresh = files => {
  const again = (element, name) => element.setAttribute(
    name, `${element.getAttribute(name).replace(/\?fl=\d+$/, "")}?fl=${++number}`);
  for (const link of all("link[rel=stylesheet], link[rel=icon]")) {
    if (!files.includes(path(link.href))) continue;
    const fresh = link.cloneNode();
    again(fresh, "href");
    fresh.onload = () => link.remove(); // until then the page keeps its looks
    link.after(fresh);
  }
  for (const image of document.images)
    if (files.includes(path(image.src))) again(image, "src");
};

// Faults: errors over the page, warnings and notes behind a small button.
const host = document.createElement("fl-preview");
const root = host.attachShadow({ mode: "open" });
root.innerHTML = `<style>
  :host { all: initial; color-scheme: dark }
  @media print { :host { display: none } }
  button, section { font: 14px/1.5 system-ui, sans-serif; color: #fff; background: #1a1a1a }
  button { position: fixed; right: 12px; bottom: 12px; z-index: 2147483647; min-height: 36px;
    padding: 4px 14px; border: 2px solid #fc0; cursor: pointer }
  button.error { border-color: #ff3b30 }
  section { position: fixed; inset: auto 0 0; z-index: 2147483646; max-height: 70vh;
    overflow: auto; box-sizing: border-box; padding: 12px 16px 56px; border-top: 4px solid #fc0 }
  section.error { border-color: #ff3b30 }
  pre { margin: 8px 0; padding: 8px 12px; overflow-x: auto; border-left: 4px solid #6ac;
    font: 13px/1.45 ui-monospace, Consolas, "DejaVu Sans Mono", monospace }
  pre.warning { border-color: #fc0 } pre.error { border-color: #ff3b30 }
  pre::first-line { font-weight: bold }
  p { margin: 8px 0 }
  [hidden] { display: none }
</style><section hidden aria-label="Faults"></section><button type="button" hidden></button>`;
const panel = one("section", root), button = one("button", root);
const named = ([severity, number]) =>
  number ? [`${number} ${severity}${number > 1 ? "s" : ""}`] : [];
const open = isOpen => {
  panel.hidden = !isOpen;
  button.ariaExpanded = String(isOpen);
};
let faults = [], counts = {}, hadErrors = false;
const element = (name, kind, text) =>
  Object.assign(document.createElement(name), { className: kind, textContent: text });
const draw = () => {
  button.textContent = [reading ?? [], Object.entries(counts).flatMap(named)].flat().join(", ");
  button.hidden = !button.textContent;
  panel.replaceChildren(...faults.map(({ severity, text }) =>
    element("pre", severity, text.trimEnd())));
  const rest = Object.values(counts).reduce((sum, number) => sum + number, 0) - faults.length;
  if (rest) panel.append(
    element("p", "", `… and ${rest} more: "florilegium check --verbose" names them all`));
  if (reading) panel.append(element("p", "", `${reading}: "items" in the front matter says what `
    + `else they are, "florilegium inspect" shows what was read as what`));
  if (button.hidden) open(false);
};
const show = (found, numbers) => {
  [faults, counts] = [found, numbers];
  draw();
  const isError = counts.error > 0;
  button.className = panel.className = isError ? "error" : "";
  panel.role = isError ? "alert" : "region";
  // Who has opened the list of warnings reads it.
  open(isError || !panel.hidden && !hadErrors && !button.hidden);
  hadErrors = isError;
};
draw();
button.onclick = () => open(panel.hidden);
addEventListener("keydown", event => {
  if (event.key == "Escape" && !panel.hidden) open(false);
});
document.documentElement.append(host);

addEventListener("visibilitychange", listen);
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", event => { if (event.persisted) listen() });
listen();
}
