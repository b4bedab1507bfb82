// Florilegium: what the platform lacks. Every page reads, folds, links and prints without it.
"use strict";
{
const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const attempt = action => { try { return action() } catch {} }; // storage may be refused
const above = element => {
  const details = element?.closest("details");
  return details ? [details, ...above(details.parentElement)] : [];
};

// A row that folds is known by the id in its body.
let rows;
const find = () => rows = new Map(
  all(".fl-anchor").map(anchor => [anchor.id, anchor.closest("details")]));
const opened = () => new Set([...find()].filter(([, row]) => row.open).map(([id]) => id));
const set = (row, open) => { if (row.open != open) row.open = open }; // to write is not free
const restore = ids => rows.forEach((row, id) => set(row, ids.has(id)));

// What was open stays open over a reload; the address has the last word. The browser opens what
// is around its target, but not a row that is the target, nor anything on the way back.
const key = "fl:" + location.pathname;
let beforeFilter; // what was open when filtering began
const remember = () => attempt(() => {
  sessionStorage[key] = JSON.stringify([...beforeFilter || opened()]);
});
const reveal = scroll => {
  const target = attempt(() => document.getElementById(decodeURIComponent(location.hash.slice(1))));
  const closed = above(target).filter(row => !row.open);
  closed.forEach(row => set(row, true));
  if (target && (scroll || closed.length)) target.scrollIntoView();
};
find();
const remembered = attempt(() => new Set(JSON.parse(sessionStorage[key])));
if (remembered) restore(remembered);
reveal(remembered && performance.getEntriesByType("navigation")[0]?.type == "navigate");
addEventListener("hashchange", () => reveal());
addEventListener("pagehide", remember);
addEventListener("visibilitychange", remember); // a phone's last word

// Open all, close all. Of an exclusive group one row at most is open.
all("[data-all]").forEach(button => {
  button.hidden = !find().size;
  button.onclick = () => find().forEach(row =>
    set(row, button.dataset.all == "open" && (row.open || !row.name)));
});

// An exclusive group: the row stays under the pointer while a tall one above it closes.
const hold = summary => {
  const top = () => summary.getBoundingClientRect().top;
  const start = top();
  let held = true, end = performance.now() + 450;
  for (const event of ["wheel", "pointerdown", "keydown"])
    addEventListener(event, () => held = false, { once: true });
  const step = () => {
    if (Math.abs(top() - start) > 1) {
      scrollBy({ top: top() - start, behavior: "instant" });
      end = Math.max(end, performance.now() + 200); // a busy machine animates for longer
    }
    if (held && performance.now() < end) requestAnimationFrame(step);
  };
  step();
};

// A tap anywhere in an open row closes it, unless it selects a word or follows a link.
const selects = element => {
  const selection = getSelection();
  return selection.type == "Range" && selection.containsNode(element, true);
};
const close = row => {
  if (selects(row)) return;
  const summary = row.firstElementChild;
  summary.focus({ preventScroll: true }); // only what has the focus is animated
  row.open = false;
  summary.scrollIntoView({ block: "nearest" });
};
let tap; // put off: a second click makes it a double one, which selects a word
addEventListener("click", event => {
  clearTimeout(tap);
  const up = selector => event.target.closest(selector);
  const summary = up("summary"), row = up("details"), link = up(".fl-permalink");
  if (link) copy(link.href);
  if (!row || event.defaultPrevented) return;
  if (summary) {
    if (event.detail && selects(summary)) event.preventDefault();
    else if (row.name && !row.open && one(":scope > * > [open]", row.closest("ul"))) hold(summary);
  } else if (row.matches(".fl-tap .fl-quote, .fl-tap .fl-card") && event.detail < 2
      && !up("a, button, input, select, label, audio, video, [tabindex]")) {
    tap = setTimeout(close, event.pointerType == "touch" ? 0 : 250, row);
  }
});

// A permalink is copied as well.
const note = one(".fl-note");
const copy = async text => {
  try { await navigator.clipboard.writeText(text) } catch { return }
  note.textContent = note.dataset.copied;
  setTimeout(() => note.textContent = "", 2000);
};

// The readout, as a live region: number and label.
all(".fl-readout").forEach(readout => {
  const group = readout.parentElement;
  const output = readout.appendChild(document.createElement("output"));
  const tell = () => {
    const members = all(":scope > ul > li > details", group);
    const index = members.findIndex(row => row.open);
    output.textContent = index < 0 ? readout.dataset.none
      : `${index + 1}, ${one(".fl-label", members[index]).textContent.trim()}`;
  };
  group.addEventListener("toggle", tell, true);
  tell();
});

// The filter: case and accents folded; Escape restores what was open.
const fold = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const field = one("[type=search]");
let items;
const index = () => all(".fl-entry").map(entry => ({
  entry,
  label: fold(one(".fl-label", entry).textContent),
  text: one(".fl-entry", entry) ? "" : fold(entry.textContent),
}));
const marks = (entry, query, ranges) => {
  const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  for (let node; ranges.length < 500 && (node = walker.nextNode());) {
    const places = []; // of each folded letter in the text as it stands
    let folded = "";
    node.data.replace(/./gsu, (letter, place) => {
      for (const part of fold(letter)) { folded += part; places.push(place) }
    });
    for (let at = -1; (at = folded.indexOf(query, at + 1)) >= 0;) {
      const range = new Range;
      range.setStart(node, places[at]);
      range.setEnd(node, places[at + query.length] ?? node.length);
      ranges.push(range);
    }
  }
};
const filter = () => {
  const query = fold(field.value.trim()), kept = new Set, ranges = [];
  let found = 0;
  items ||= index();
  restore(beforeFilter ||= opened());
  if (!query) beforeFilter = undefined;
  for (const { entry, label, text } of query ? items : []) {
    if (!label.includes(query) && !text.includes(query)) continue;
    found++;
    for (const inner of [entry, ...all(".fl-entry", entry)]) kept.add(inner);
    for (const row of above(entry.parentElement)) {
      kept.add(row.parentElement);
      set(row, true);
    }
    const row = one(":scope > details", entry);
    if (row && !row.name && !label.includes(query)) set(row, true);
    marks(entry, query, ranges);
  }
  items.forEach(({ entry }) => { entry.hidden = query && !kept.has(entry) });
  if (!query) items = undefined; // there may be others next time
  CSS.highlights?.set("fl-match", new Highlight(...ranges));
  const output = one(".fl-tools output");
  output.textContent = query && `${found} ${output.dataset.found}`;
};
if (field) {
  one(".fl-tools").hidden = false;
  field.oninput = filter;
  field.onkeydown = event => { if (event.key == "Escape") filter(field.value = "") };
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) filter();
}

// Light or dark; the head has set what is remembered.
const button = one(".fl-theme"), theme = document.documentElement.dataset;
const night = matchMedia("(prefers-color-scheme: dark)");
const dark = () => theme.theme ? theme.theme == "dark" : night.matches;
const show = () => button.ariaPressed = dark();
night.onchange = show;
button.onclick = () => {
  theme.theme = dark() ? "light" : "dark";
  attempt(() => localStorage["fl-theme"] = theme.theme);
  show();
};
button.hidden = false;
show();

// Print opens all by style; where that fails:
if (!CSS.supports("selector(::details-content)")) {
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = all("details:not([open])").map(row => [row, row.name]);
    closed.forEach(([row]) => { row.name = ""; row.open = true });
  });
  addEventListener("afterprint", () => closed.forEach(([row, name]) => {
    row.open = false; row.name = name;
  }));
}
}
