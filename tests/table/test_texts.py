"""Names and texts: whatever is typed, what is shown is harmless."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stockpile.core.refusal import Refusal, Refused
from stockpile.table.texts import (
    MAX_MARKS,
    MAX_NAME_LENGTH,
    MAX_TEXT_LENGTH,
    clean_name,
    clean_text,
)

NASTY = (
    *map(chr, range(0x20)),
    *"\x7f\x85\x9b\xad\u061c",
    *map(chr, range(0x200B, 0x2010)),
    *map(chr, range(0x2028, 0x202F)),
    *map(chr, range(0x2060, 0x2070)),
    *"\ufeff\ufff9\ufffb\ufe0f\u034f\u3164\u115f\u2800\u180e",
    "\U000e0041",
    "\U000e0100",
    "\ue000",
    "\U0010ffff",
    "\ud800",
    "\udfff",
)
MARKS = "\u0300\u0301\u0327\u0338\u0345\u0489\u093e\u0e49\u20dd"
ANYTHING = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(NASTY),
        st.sampled_from(MARKS),
        st.sampled_from("aZé7ß한ᄒ\u1161ক\u09c7\u09be\u0958\u212bא👍🏽 \u3000<&>\"'\\"),
    ),
    max_size=80,
)


@given(ANYTHING)
@example("\x1b[31mred\x1b[0m")
@example("a" + "\u0301" * 50)
@example("a\u200d\u0301" * 30)
@example("\u1112\u200b\u1161")
def test_whatever_is_typed_is_harmless_when_it_is_shown(text: str) -> None:
    for clean, most in ((clean_name, MAX_NAME_LENGTH), (clean_text, MAX_TEXT_LENGTH)):
        try:
            shown = clean(text)
        except Refused:
            continue
        assert clean(shown) == shown
        assert unicodedata.normalize("NFC", shown) == shown
        assert shown
        assert shown == " ".join(shown.split())
        assert not set(shown) & set(NASTY)
        categories = [unicodedata.category(one) for one in shown]
        assert not [one for one in categories if one[0] == "C" or one in {"Zl", "Zp"}]
        assert all(one == " " for one in shown if unicodedata.category(one) == "Zs")
        bases = [one for one in categories if one[0] != "M"]
        assert 1 <= len(bases) <= most
        assert categories[0][0] != "M"
        runs = "".join("m" if one[0] == "M" else "." for one in categories)
        assert "m" * (MAX_MARKS + 1) not in runs
        # It can be written anywhere, on one line.
        shown.encode()
        assert len(shown.splitlines()) == 1


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Lena\n", "Anna Lena"),
        ("A\u0301gnes", "Ágnes"),
        ("An\u200bna", "Anna"),
        ("\u202eannA", "annA"),
        ("Anna\ufe0f", "Anna"),
        ("Anna\u3164", "Anna"),
        ("An\u0000na\x1b[2J", "Anna[2J"),
        ("Z" + "\u0300" * 9, "Z" + "\u0300" * 4),
        ("\u0301Anna", "Anna"),
        ("Anna \u0301Lena", "Anna Lena"),
        ("<b>Tom & 'Jerry'</b>", "<b>Tom & 'Jerry'</b>"),
        ("Tom\u2028Jerry", "Tom Jerry"),
        ("李雷 דָּן यश", "李雷 דָּן यश"),
        ("👍🏽", "👍🏽"),
        ("e\u200d\u0301", "é"),
    ],
)
def test_a_name_is_shown_as_it_was_meant(typed: str, shown: str) -> None:
    assert clean_name(typed) == unicodedata.normalize("NFC", shown)


@pytest.mark.parametrize("nothing", ["", "   ", "\u200b", "\u202e\u2066", "\u0301", "\ud800", "\n"])
def test_nothing_is_no_name_and_no_text(nothing: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(nothing)
    assert refused.value.refusal == Refusal("name-empty")
    with pytest.raises(Refused) as refused:
        clean_text(nothing)
    assert refused.value.refusal == Refusal("text-empty")


def test_length_is_what_people_see() -> None:
    assert clean_name("a" * 24) == "a" * 24
    assert clean_name("x" + "\u200b" * 100 + "\u0300" * 4 + "y" * 23)
    thai = "ก็้" * 24
    assert clean_name(thai) == thai
    with pytest.raises(Refused) as refused:
        clean_name("a" * 25)
    assert refused.value.refusal == Refusal("name-too-long", most=24)
    assert clean_text("b" * 300) == "b" * 300
    with pytest.raises(Refused) as refused:
        clean_text("b" * 301)
    assert refused.value.refusal == Refusal("text-too-long", most=300)


def test_what_is_absurdly_long_is_not_even_looked_at() -> None:
    for absurd in ("\u0301" * 10_000_000, " " * 10_000_000):
        with pytest.raises(Refused) as refused:
            clean_text(absurd)
        assert refused.value.refusal == Refusal("text-too-long", most=300)
