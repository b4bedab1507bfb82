// Florilegium: the search over all pages. It reads the index in parts, each a script that calls
// flSearch, because a page from the disk may load nothing else. Nothing is loaded before the field
// has the focus.
"use strict";
{
const root = document.querySelector(".fl-search");
const field = root.querySelector("input"), list = root.querySelector("[role=listbox]");
const note = root.querySelector("output");
// Where the index and the site begin, seen from this page.
const folder = root.dataset.index, base = folder.replace(/[^/]+\/$/, "");

// Text is folded as the index was: without case, diacritics and compatibility forms.
const ignored = /[\xad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0730-\u074a\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\u{e0100}-\u{e01ef}]/gu;
const letters = { ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l",
  ŧ: "t", ς: "σ", ة: "ه", ى: "ي", ی: "ي", ک: "ك" };
const fold = text => text.normalize("NFKD").replace(ignored, "").toLowerCase()
  .replace(/[ßæœþøðđħıłŧςةىیک]/g, letter => letters[letter]).normalize("NFC");
// Scripts without spaces between words are found by each two neighbouring characters.
const runs = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u312f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]+|[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u312f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]+/gu;
const unspaced = /^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u312f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
