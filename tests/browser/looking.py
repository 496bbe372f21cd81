"""What can be wrong with what is to be seen: too small, out of sight, not translated."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

import stockpile.locales
from stockpile.words import FALLBACK, languages
from tests.browser.browsing import Person

LANGUAGES = (FALLBACK, *(one for one in languages() if one != FALLBACK))
LOCALES = Path(stockpile.locales.__file__).parent
FINGER = 44
"""The least that a finger meets, in CSS pixels."""


# Fingers


def too_small(person: Person) -> list[str]:
    """What can be tapped, but hardly be met. Links in a sentence may be as high as its lines."""
    found: list[str] = person.page.evaluate(_TOO_SMALL, FINGER)
    return found


_TOO_SMALL = """(finger) => {
  const tapped = 'button, a[href], select, textarea, summary, label:has(input), [role=button], '
    + 'input:not([type=hidden])';
  const inText = (one) => getComputedStyle(one).display === 'inline'
    && one.parentElement.textContent.trim() !== one.textContent.trim();
  const isOff = (one) => one.disabled || one.closest('[inert], .hidden-text') !== null
    || !one.checkVisibility({ visibilityProperty: true });
  const dialog = document.querySelector('dialog[open]');
  // What takes a tap may be larger than what is drawn.
  const meets = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one.querySelector('*') ?? one)
      && hit.closest(tapped) === one);
  };
  return [...(dialog ?? document).querySelectorAll(tapped)]
    .filter((one) => !isOff(one) && !inText(one))
    // An input in its label is met with the label.
    .filter((one) => one.tagName !== 'INPUT' || one.closest('label') === null)
    .filter((one) => {
      let box = one.getBoundingClientRect();
      if (box.width >= finger - 0.5 && box.height >= finger - 0.5) return false;
      one.scrollIntoView({ block: 'center', inline: 'center' });
      box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const reach = finger / 2 - 0.5;
      const wide = box.width >= finger - 0.5
        || (meets(one, x - reach, y) && meets(one, x + reach, y));
      const high = box.height >= finger - 0.5
        || (meets(one, x, y - reach) && meets(one, x, y + reach));
      return !wide || !high;
    })
    .map((one) => { const box = one.getBoundingClientRect();
      return `${Math.round(box.width)} x ${Math.round(box.height)} px: `
        + one.outerHTML.replace(/\\s+/g, ' ').slice(0, 160); });
}"""


def out_of_hand(person: Person) -> list[str]:
    """Cards of the own hand, or tiles, that can be laid, but not be seen without scrolling."""
    found: list[str] = person.page.evaluate(_OUT_OF_HAND)
    return found


_OUT_OF_HAND = """() => [...document.querySelectorAll('.hand button, .rack button')]
  .filter((one) => !one.closest('[inert]') && !document.querySelector('dialog, .picker, .ways'))
  .filter((one) => { const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.left < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5
      || !one.contains(hit); })
  .map((one) => `${one.getAttribute('aria-label')} at ${Math.round(one.getBoundingClientRect().y)}`)
"""


def beyond(person: Person) -> list[str]:
    """Boards that are higher than the room they have: their end can be seen by scrolling only."""
    found: list[str] = person.page.evaluate(_BEYOND)
    return found


_BEYOND = """() => [...document.querySelectorAll('main, main div')]
  .filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)
    && one.querySelector('.layer') && one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className}: ${one.scrollHeight} px in ${one.clientHeight}`)
"""


# Words


def texts(person: Person) -> list[str]:
    """All that the page says, shown or read aloud: what is folded or hidden now comes later."""
    found: list[str] = person.page.evaluate(_TEXTS)
    return [" ".join(one.replace("\N{WORD JOINER}", "").split()) for one in found]


_TEXTS = """() => {
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest('script, style, noscript'))
      said.push(walker.currentNode.data);
  }
  for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title'])
    for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name));
  return [...new Set(said)].filter((one) => one.trim() !== '');
}"""


def english_left(person: Person) -> list[str]:
    """What the page says in English to somebody who reads another language."""
    return [
        f"“{text}” ({message})"
        for text in texts(person)
        if (message := find_english(text, person.language)) is not None
    ]


class Saying(NamedTuple):
    """One way in which a message can read: ``{ $name } wins`` has a gap where the name stands."""

    message: str
    parts: tuple[str | None, ...]
    """What is written; None for a gap."""

    @property
    def words(self) -> list[str]:
        return [word for part in self.parts if part for word in re.findall(r"\w{3,}", part)]

    @property
    def pattern(self) -> re.Pattern[str]:
        # A single word may stand in another language, too: with a name beside it, it is a sentence.
        single = len(self.words) < 2
        gap = r"\S+(?: \S+){0,2}" if single else ".+?"
        written = "".join(gap if part is None else re.escape(part) for part in self.parts)
        return re.compile(rf"^{written}$" if single else written)


@cache
def find_english(text: str, language: str) -> str | None:
    """The English message that a text is, or has in it; None if it may stand in this language."""
    found = [
        (len(saying.words), saying.message)
        for saying in _with_words_of(text, FALLBACK)
        if (part := saying.pattern.search(text))
        if not any(one.pattern.fullmatch(part[0]) for one in _with_words_of(part[0], language))
    ]
    return max(found)[1] if found else None


def _with_words_of(text: str, language: str) -> Iterator[Saying]:
    """What a language says with the words of a text."""
    for word in set(re.findall(r"\w{3,}", text)):
        yield from _by_word(language).get(word, ())


@cache
def _by_word(language: str) -> dict[str, list[Saying]]:
    """What a language says, by the longest word in it."""
    found = defaultdict(list)
    for saying in _sayings(language):
        if saying.words:
            found[max(saying.words, key=len)].append(saying)
    return found


@cache
def _sayings(language: str) -> tuple[Saying, ...]:
    """Every way in which every message of a language can read."""
    entries: dict[str, ast.Pattern] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
                entries[entry.id.name] = entry.value
    return tuple(
        Saying(name, parts) for name, value in entries.items() for parts in _read(value, entries)
    )


def _read(
    pattern: ast.Pattern, entries: dict[str, ast.Pattern]
) -> Iterator[tuple[str | None, ...]]:
    ways = [list(_read_part(part, entries)) for part in pattern.elements]
    for way in product(*ways):
        yield _join([piece for pieces in way for piece in pieces])


def _read_part(
    part: ast.TextElement | ast.Placeable, entries: dict[str, ast.Pattern]
) -> Iterator[tuple[str | None, ...]]:
    if isinstance(part, ast.TextElement):
        yield (part.value,)
        return
    match part.expression:
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from _read(variant.value, entries)
        case ast.MessageReference(id=name) | ast.TermReference(id=name) if name.name in entries:
            yield from _read(entries[name.name], entries)
        case ast.StringLiteral(value=value):
            yield (value,)
        case _:
            yield (None,)


def _join(pieces: list[str | None]) -> tuple[str | None, ...]:
    """Neighbours together, and white space as the page shows it."""
    joined: list[str | None] = []
    for piece in pieces:
        if piece is not None and joined and joined[-1] is not None:
            joined[-1] += piece
        elif piece is not None or not joined or joined[-1] is not None:
            joined.append(piece)
    tidy = [one if one is None else re.sub(r"\s+", " ", one) for one in joined]
    if tidy and tidy[0] is not None:
        tidy[0] = tidy[0].lstrip()
    if tidy and tidy[-1] is not None:
        tidy[-1] = tidy[-1].rstrip()
    return tuple(tidy)
