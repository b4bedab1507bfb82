// What the platform lacks; pages read, fold, link and print without it.
{
const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const on = (events, action) =>
  events.split(" ").forEach(event => addEventListener(event, action, true));
const attempt = action => { try { return action() } catch {} };
const above = element => {
  const details = element?.closest("details");
  return details ? [details, ...above(details.parentElement)] : [];
};

const rows = () => all(".fl-anchor").map(anchor => [anchor.closest("details"), anchor.id]);
const opened = () => new Set(rows().flatMap(([row, id]) => row.open ? id : []));
const set = (row, open) => { if (row.open != open) row.open = open }; // writing costs
const restore = ids => rows().forEach(([row, id]) => set(row, ids.has(id)));

// What was open stays open; the address has the last word.
const key = "fl:" + location.pathname;
let before; // when filtering began
const reveal = scroll => {
  const target = attempt(() => document.getElementById(decodeURIComponent(location.hash.slice(1))));
  const closed = above(target).filter(row => !row.open);
  for (const row of closed) row.open = true;
  if (target && (scroll || closed.length)) target.scrollIntoView();
};
const saved = attempt(() => new Set(JSON.parse(sessionStorage[key])));
if (saved) restore(saved);
reveal(saved && performance.getEntriesByType("navigation")[0]?.type == "navigate");
on("hashchange", () => reveal());
on("pagehide visibilitychange", () =>
  attempt(() => sessionStorage[key] = JSON.stringify([...before || opened()])));

// An exclusive group keeps one open.
all("[data-all]").forEach(button => {
  button.hidden = !rows().length;
  button.onclick = () => rows().forEach(([row]) =>
    set(row, button.dataset.all == "open" && (row.open || !row.name)));
});

// A row stays under the pointer while a tall one above it closes.
let held;
const hold = summary => {
  const top = () => summary.getBoundingClientRect().top;
  const start = top(), end = performance.now() + 1500; // also on a busy machine
  held = summary;
  const step = () => {
    if (held != summary || performance.now() > end) return;
    if (Math.abs(top() - start) > 1) scrollBy({ top: top() - start, behavior: "instant" });
    requestAnimationFrame(step);
  };
  step();
};
on("wheel pointerdown keydown", () => held = 0);

// A tap in an open row closes it, unless it selects or follows something.
const selects = row => getSelection().type == "Range" && getSelection().containsNode(row, true);
const close = row => {
  if (selects(row)) return;
  const summary = row.firstElementChild;
  summary.focus({ preventScroll: true }); // else it is not animated
  row.open = false;
  summary.scrollIntoView({ block: "nearest" });
};
let tap; // a second click selects a word
addEventListener("click", event => {
  clearTimeout(tap);
  const up = selector => event.target.closest(selector);
  const summary = up("summary"), row = up("details"), link = up(".fl-permalink");
  if (link && clipboard) copy(link.href, note.dataset.copied);
  if (!row || event.defaultPrevented) return;
  if (summary) {
    if (event.detail && selects(summary)) event.preventDefault();
    else if (row.name && !row.open && one(":scope > * > [open]", row.closest("ul"))) hold(summary);
  } else if (row.matches(".fl-tap :is(.fl-quote, .fl-card)") && event.detail < 2
      && !up("a, button, input, select, label, audio, video, [tabindex]"))
    tap = setTimeout(close, event.pointerType == "touch" ? 0 : 250, row);
});

// Permalinks are copied; one button follows the reader, for quotes and code.
const note = one(".fl-note"), copier = one(".fl-copy"), { clipboard } = navigator;
const copy = async (text, said) => {
  await clipboard.writeText(text);
  note.textContent = said;
  setTimeout(() => note.textContent = "", 2000);
};
if (clipboard && copier) on("pointerover focusin toggle", ({ target }) => {
  const place = target.closest?.("pre, .fl-quote[open]:has(> * > figure), .fl-leaf:has(> figure)");
  if (!place || place.contains(copier) || copier.matches(":focus")) return;
  copier.hidden = false;
  copier.textContent = copier.dataset[place.matches("pre") ? "code" : "quote"];
  (place.open ? place.lastElementChild : place).append(copier);
});
if (copier) copier.onclick = () => {
  const place = copier.closest("pre, .fl-entry");
  const parts = all(":scope > code, summary > .fl-label:not(.fl-excerpt), figure > *", place)
    .map(part => (part.matches("figcaption") ? "\u2014 " : "") + part.innerText);
  const link = one(":scope > .fl-permalink", place);
  copy(parts.concat(link?.href ?? []).join("\n\n"), copier.dataset.copied);
};

// The readout, read aloud.
all(".fl-readout").forEach(readout => {
  const group = readout.parentElement;
  const output = readout.appendChild(document.createElement("output"));
  const tell = () => {
    const row = one(":scope > ul > li > [open]", group);
    const number = 1 + all(":scope > ul > li", group).indexOf(row?.parentElement);
    output.textContent = number ? `${number}, ${one(".fl-label", row).textContent}`
      : readout.dataset.none;
  };
  group.addEventListener("toggle", tell, true);
  tell();
});

// Case and accents do not count; Escape restores what was open.
const fold = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const field = one("[type=search]"), found = one(".fl-tools output");
let items;
const marks = (entry, query, ranges) => {
  const walker = document.createTreeWalker(entry, 4);
  for (let node; ranges.length < 500 && (node = walker.nextNode());) {
    const places = []; // of letters
    const folded = node.data.replace(/./gsu, (letter, place) => {
      places.push(...fold(letter).split("").fill(place));
      return fold(letter);
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
  let count = 0;
  items ||= all(".fl-entry, .fl-pages > li").map(entry => ({
    entry,
    label: fold(one(".fl-label, a", entry).textContent),
    text: one(".fl-entry", entry) ? "" : fold(entry.textContent),
  }));
  restore(before ||= opened());
  if (!query) before = undefined;
  for (const { entry, label, text } of query ? items : []) {
    if (!label.includes(query) && !text.includes(query)) continue;
    count++;
    for (const inner of [entry, ...all(".fl-entry", entry)]) kept.add(inner);
    for (const row of above(entry.parentElement)) {
      kept.add(row.parentElement);
      set(row, true);
    }
    const row = one(":scope > details", entry);
    if (row && !row.name && !label.includes(query)) set(row, true);
    marks(entry, query, ranges);
  }
  items.forEach(({ entry }) => entry.hidden = query && !kept.has(entry));
  if (!query) items = undefined;
  CSS.highlights?.set("fl-match", new Highlight(...ranges));
  found.textContent = query && `${count} ${found.dataset.found}`;
};
if (field) {
  one(".fl-tools").hidden = false;
  field.oninput = filter;
  field.onkeydown = ({ key }) => { if (key == "Escape") filter(field.value = "") };
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) filter();
}

// Light or dark; the head has set it.
const button = one(".fl-theme"), root = document.documentElement.dataset;
const night = matchMedia("(prefers-color-scheme: dark)");
const dark = () => (root.theme || night.matches && "dark") == "dark";
const show = night.onchange = () => button.ariaPressed = dark();
button.onclick = () => {
  root.theme = dark() ? "light" : "dark";
  attempt(() => localStorage["fl-theme"] = root.theme);
  show();
};
button.hidden = false;
show();

// Print opens all by style, else so:
if (!CSS.supports("selector(::details-content)")) {
  let was;
  on("beforeprint", () => { 
    was = opened();
    rows().forEach(([row]) => row.open = !(row.name = ""));
  });
  on("afterprint", () => restore(was));
}
}
