"""A site of everything that may stand in a page, at its worst."""

import string

LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" * 3

OUTLINE = "".join(f"{'  ' * depth}- Level {depth + 1}\n" for depth in range(12))

LETTERS = "---\nlang: la\n---\n# Letters\n\n" + "".join(
    f"## {letter}\n\n" + "".join(
        f"- {letter} saying {number}\n  - Its meaning {letter}{number}\n" for number in range(5)
    ) + "\n"
    for letter in string.ascii_uppercase
)

QUESTIONS = f"""---
title: Questions
description: Questions, and answers of every kind.
---
An introduction with a [link](letters.md) and `code`.

## What is a table?

| Name | Meaning | Number |
|:-----|:-------:|-------:|
| One  | *first* |      1 |
| Two  | second  |     20 |

|     | One | Two |
|-----|-----|-----|
| Sum |  3  |  4  |

## What is code?

```swift
let answer = 42 // {"a long line of code " * 12}
```

## What is a callout?

> [!NOTE]
> A note with **strong** text.

> [!WARNING]- It is folded
> Until somebody opens it.

## How long is a word?

{LONG} {LONG}

### {LONG}

Below a long heading.

## Which lists are there?

1. First
2. Second
   - Within
   - Also within

- [ ] To do
- [x] Done

## What is *a picture*?

![A dot](dot.svg) and ![Another dot](dot.svg)

<https://example.org/{"path/" * 40}>

## What is a quotation?

> To be, or not to be, that is the question.
>
> — William Shakespeare, *Hamlet*
"""

RIGHT_TO_LEFT = """---
title: حكم
lang: ar
---
## أ

- العلم نور
  - Knowledge is light.
- الصبر مفتاح الفرج
  - Patience is the key to relief.

## English

- Mixed עברית and English
  - עברית then English, then العربية
"""

GROUPS = """---
title: Groups
style: accordion
---
## Outer one

Text of the first.

## Outer two

Text of the second.

### Inner one

Text of the first within.

### Inner two

Text of the second within.

## Outer three

""" + "A tall text.\n\n" * 60 + """
## Outer four

Text of the fourth.
"""

QUOTES = """# Quotes

> Festina lente.
>
> — Suetonius, *Divus Augustus*

> A quotation without an author, long enough to be broken into two lines or even into three
> of them on a narrow window.

> Γνῶθι σεαυτόν.
>
> — *Inscription at Delphi*
"""

PROSE = """---
title: Prose
items: none
---
Text, and nothing that folds.

## A heading

> A quotation.

- A list
- of two

```python
print("code")
```

| a | b |
|---|---|
| 1 | 2 |
"""

FILES = {
    "florilegium.yml": "title: Stress\n",
    "content/index.md": "# Stress\n\nAll of it.\n",
    "content/letters.md": LETTERS,
    "content/outline.md": "---\ntitle: Outline\nstyle: outline\n---\n" + OUTLINE + "- Leaf\n",
    "content/questions.md": QUESTIONS,
    "content/arabic.md": RIGHT_TO_LEFT,
    "content/groups.md": GROUPS,
    "content/quotes.md": QUOTES,
    "content/prose.md": PROSE,
    "content/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
                       '<circle cx="20" cy="20" r="19"/></svg>',
}

PAGES = ["index.html", *(f"{name}.html" for name in (
    "letters", "outline", "questions", "arabic", "groups", "quotes", "prose"))]

