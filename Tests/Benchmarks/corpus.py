"""A collection of quotations that is the same on every machine: Latin phrases, Cyrillic bodies.

    corpus.py QUOTES FOLDER

Up to 26,000 quotes stand in 26 files, more of them in files of a thousand.
"""

import random
import sys
from pathlib import Path

PHRASE = """acta ad animus ars aurea bellum carpe casus corpus cura decus dies dolor domus ego errare
fama festina fides finis flamma gaudium gens hora ignis iter labor lente littera lumen lux manus
memoria mens mora mos mundus natura nemo nihil nox nulla omnia opus otium pax populus quies ratio
regnum requiem rosa salus semper silentium sol spes tacere tempus terra umbra unda urbs usus vale
ventus verbum veritas via virtus vita voluntas vox""".split()
BODY = """берег ветер вечер вода воля время глаз год голос город гора дверь день дерево дом дорога
душа жизнь закат звезда земля зима имя книга конец корабль край круг лес лето лицо луна место месяц
мир море мост мысль небо ночь огонь окно осень память песня письмо поле порог путь река роса свет
сердце след слово снег сон старый степь тень тишина трава туман утро хлеб час человек""".split()
NAMES = "Август Варрон Гораций Катулл Ливий Овидий Плиний Сенека Тацит Цицерон".split()


def sentence(dice, least, most):
    words = [dice.choice(BODY) for _ in range(dice.randint(least, most))]
    place = dice.randrange(len(words))
    words[place] = f"*{words[place]}*"
    if dice.random() < 0.4:
        place = dice.randrange(len(words))
        word = words[place].strip("*")
        words[place] = f"[{word}](https://example.org/{dice.choice(PHRASE)})"
    if dice.random() < 0.3:
        words.append(f"`{dice.choice(PHRASE)}`")
    text = " ".join(words)
    return text[:1].upper() + text[1:] + "."


def quote(dice):
    phrase = " ".join(dice.choice(PHRASE) for _ in range(dice.randint(3, 7))).capitalize()
    parts = [f"## {phrase}", sentence(dice, 10, 25)]
    if dice.random() < 0.5:
        parts.append(sentence(dice, 6, 16))
    parts.append(f"— {dice.choice(NAMES)}, *{dice.choice(BODY).capitalize()}*")
    return "\n\n".join(parts)


def main(quotes, folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    files = min(26, quotes) if quotes <= 26_000 else -(-quotes // 1000)
    for index in range(files):
        count = quotes // files + (index < quotes % files)
        dice = random.Random(index)
        body = "\n\n".join(quote(dice) for _ in range(count))
        text = f"---\ntitle: Part {index + 1}\n---\n\n{body}\n"
        (folder / f"part-{index + 1:04}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
