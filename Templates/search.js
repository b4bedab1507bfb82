// Florilegium: the search over all pages. Its index comes in parts, each a script that calls
// flSearch, because a page from the disk may load nothing else. Nothing is loaded before the field
// has the focus.
"use strict";
{
const root = document.querySelector(".fl-search");
const field = root.querySelector("input"), list = root.querySelector("[role=listbox]");
const note = root.querySelector("output");
const folder = root.dataset.index, home = folder.replace(/[^/]+\/$/, ""); // seen from this page

// Text is folded as the index was: case, diacritics and forms of compatibility do not count.
const ignored = new RegExp("[\\xad\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2"
  + "\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4"
  + "\\u06e7\\u06e8\\u06ea-\\u06ed\\u0730-\\u074a\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200f"
  + "\\u202a-\\u202e\\u2060\\u2066-\\u2069\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff"
  + "\\u{e0100}-\\u{e01ef}]", "gu");
const letters = { ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", ð: "d", đ: "d", ħ: "h", ı: "i",
  ł: "l", ŧ: "t", ς: "σ", "\u0629": "\u0647", "\u0649": "\u064a", "\u06cc": "\u064a",
  "\u06a9": "\u0643" };
const fold = text => text.normalize("NFKD").replace(ignored, "").toLowerCase()
  .replace(/./gsu, letter => letters[letter] ?? letter).normalize("NFC");

// What a text asks for: words, of which the beginning may be typed; and of scripts without spaces
// between words each two neighbouring characters.
const unspaced = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3040-\\u312f"
  + "\\u31a0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, "gu");
const isUnspaced = new RegExp(`^[${unspaced}]`, "u");
const longest = 20;
const words = text => {
  const found = new Map;
  for (const word of fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) for (const run of word.match(runs)) {
    const letters = [...run];
    if (!isUnspaced.test(run)) found.set(letters.slice(0, longest).join(""), letters.length > longest);
    else if (letters.length == 1) found.set(run, false);
    else for (let next = 1; next < letters.length; next++) found.set(letters[next - 1] + letters[next], true);
  }
  return [...found].map(([text, isWhole]) => ({ text, isWhole }));
};

// A part of terms: each with the documents that have it in their labels, and elsewhere only. Terms
// share their beginnings with those before them; documents are gaps in Golomb-Rice code.
const decode = (terms, data) => {
  const bytes = atob(data);
  let at = 0, term = "";
  const bit = () => bytes.charCodeAt(at >> 3) >> (7 - (at++ & 7)) & 1;
  const ones = () => { let count = 0; while (bit()) count++; return count };
  const number = (width, value = 0) => { while (width--) value = value * 2 + bit(); return value };
  const documents = () => {
    const count = number(ones(), 1) - 1, width = count && number(5), list = [];
    for (let next = 0; list.length < count; next++) list.push(next += ones() * 2 ** width + number(width));
    return list;
  };
  return terms.split(" ").map(text => {
    term = term.slice(0, parseInt(text[0], 36)) + text.slice(1);
    return [term, documents(), documents()];
  });
};

// Parts come once, alone or several in a file.
const arrived = new Map, asked = new Map;
let version = "";
window.flSearch = (name, ...data) => arrived.set(name, name[0] == "t" ? decode(...data) : data);
const load = name => {
  if (arrived.has(name)) return arrived.get(name);
  if (!asked.has(name)) asked.set(name, new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${folder}${name}.js${version}`;
    script.onload = () => resolve(arrived.get(name));
    script.onerror = () => { asked.delete(name); reject() };
    document.head.append(script);
  }));
  return asked.get(name);
};

// The parts that are read for some words: of each the one that has it as a whole; and those with
// longer words that begin so, as long as it does not get too much.
const most = 3;
const partsFor = (wanted, starts) => {
  const parts = new Set(wanted.map(word => {
    return word.part = Math.max(0, starts.findLastIndex(start => start <= word.text));
  }));
  let isCut = false;
  for (const { text, part, isWhole } of [...wanted].reverse()) {
    for (let next = part + 1; !isWhole && starts[next]?.startsWith(text); next++) {
      if (parts.size < most) parts.add(next);
      else if (!parts.has(next)) isCut = true;
    }
  }
  return { parts: [...parts], isCut };
};

// The documents that have all words, the best first: whole words before beginnings, labels before
// other texts, and then in the order of the site.
const search = async text => {
  const [count, size, digest, firsts] = await load("index");
  version = `?${digest}`;
  const wanted = words(text), { parts, isCut } = partsFor(wanted, firsts.split(" "));
  const terms = (await Promise.all(parts.map(part => load(`t${part}`)))).flat();
  let scores;
  for (const word of wanted) {
    const found = new Uint16Array(count);
    for (const [term, inLabel, elsewhere] of terms) {
      if (!term.startsWith(word.text) || word.isWhole && term != word.text) continue;
      const score = term == word.text ? 3 : 1;
      for (const document of inLabel) if (found[document] <= score) found[document] = score + 1;
      for (const document of elsewhere) if (found[document] < score) found[document] = score;
    }
    scores = scores ? scores.map((score, index) => score && found[index] && score + found[index]) : found;
  }
  const ranks = [];
  scores?.forEach((score, document) => { if (score) (ranks[score] ??= []).push(document) });
  return { documents: ranks.reverse().flat(), size, isCut };
};

// The results are links, each shown as soon as it is there; those that are not seen yet come as the
// list is scrolled.
let result = { documents: [] }, shown = 0, active = -1, loading;
const option = (number, [places, names, entries], index) => {
  const [label, id, place, ...from] = entries.slice(index * 5, index * 5 + 5);
  const [address, path, language] = places[place];
  const attribution = from.map(name => names[name]).filter(Boolean).join(", ");
  const link = document.createElement("a");
  link.href = home + address + (id && `#${encodeURIComponent(id)}`);
  link.id = `fl-result-${number}`;
  link.tabIndex = -1;
  link.setAttribute("role", "option");
  link.setAttribute("aria-selected", false);
  for (const text of [label, attribution, path]) if (text) {
    const line = link.appendChild(document.createElement("span"));
    line.dir = "auto";
    line.textContent = text;
  }
  if (language) link.firstChild.lang = language;
  return link;
};
const more = async () => {
  const { documents, size } = result, next = documents.slice(shown, shown + 8);
  if (loading == documents) return;
  loading = documents;
  try {
    const parts = next.map(number => load(`d${Math.floor(number / size)}`));
    Promise.allSettled(parts); // what fails is met below
    for (const [index, part] of parts.entries()) {
      const link = option(shown, await part, next[index] % size);
      if (result.documents != documents) return; // other words were typed meanwhile, or none
      list.append(link);
      shown++;
      if (list.hidden) open(true);
    }
  } finally {
    if (loading == documents) loading = undefined;
  }
};
const choose = index => {
  const options = list.children;
  options[active]?.setAttribute("aria-selected", false);
  active = index < -1 ? options.length - 1 : index;
  const chosen = options[active];
  if (!chosen) active = -1;
  chosen?.setAttribute("aria-selected", true);
  chosen?.scrollIntoView({ block: "nearest" });
  if (chosen) field.setAttribute("aria-activedescendant", chosen.id);
  else field.removeAttribute("aria-activedescendant");
};
const open = isOpen => {
  list.hidden = !isOpen;
  field.setAttribute("aria-expanded", isOpen);
  if (!isOpen) choose(-1);
};
const close = () => {
  result = { documents: [] };
  note.textContent = "";
  open(false);
};

// One search at a time; what is typed meanwhile is searched for at its end.
let isBusy = false, isLate = false;
const update = async () => {
  isLate = isBusy;
  if (isBusy) return;
  isBusy = true;
  try {
    do {
      isLate = false;
      const text = field.value.trim();
      if (!text) { close(); continue }
      const found = await search(text);
      if (document.activeElement != field) { close(); continue }
      result = found;
      shown = 0;
      choose(-1);
      list.replaceChildren();
      list.scrollTop = 0;
      note.textContent = `${found.documents.length}${found.isCut ? "+" : ""} ${note.dataset.found}`;
      if (found.documents.length == 0) open(false);
      await more();
    } while (isLate);
  } catch { close() } // a part is missing
  isBusy = false;
};

field.oninput = update;
field.onfocus = () => field.value.trim() ? update() : Promise.resolve(load("index")).catch(() => {});
field.onkeydown = async event => {
  if (event.isComposing) return;
  const { key } = event, isOpen = !list.hidden;
  if (key == "ArrowDown" && isOpen) {
    if (active == list.children.length - 1) await more();
    choose(active + 1);
  } else if (key == "ArrowDown") update();
  else if (key == "ArrowUp" && isOpen) choose(active - 1);
  else if (key == "Enter") (list.children[Math.max(active, 0)])?.click();
  else if (key == "Escape") {
    if (!isOpen) field.value = "";
    close();
  }
  if (isOpen && ["ArrowDown", "ArrowUp", "Escape"].includes(key)) event.preventDefault();
};
list.onmousedown = event => event.preventDefault(); // the field keeps the focus
list.onclick = event => { if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close() };
list.onscroll = () => {
  if (list.scrollTop + list.clientHeight > list.scrollHeight - 100) more();
};
root.addEventListener("focusout", event => { if (!root.contains(event.relatedTarget)) close() });
addEventListener("keydown", event => {
  if (event.key != "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
    || event.target.closest?.("input, textarea, select, [contenteditable]")) return;
  event.preventDefault();
  field.focus();
});
root.hidden = false;
}
