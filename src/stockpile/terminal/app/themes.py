"""The colours of the app."""

from __future__ import annotations

from textual.theme import Theme

from stockpile.terminal.app import ThemeName

THEME_NAMES: dict[ThemeName, str] = {
    "dark": "page-theme-dark",
    "light": "page-theme-light",
    "contrast": "app-theme-contrast",
}
"""The messages that name them; the first is the usual one."""
DEFAULT_THEME, *_ = THEME_NAMES
THEMES: dict[ThemeName, Theme] = {
    "dark": Theme(
        name="stockpile-dark",
        primary="#5aa9e6",
        accent="#7fd1ff",
        warning="#f4c95d",
        success="#9be08f",
        error="#ff8f8f",
        foreground="#e8e8e8",
        background="#14181d",
        surface="#1b2027",
        panel="#27303a",
        dark=True,
        variables={
            "muted": "#98a4b0",
            "low": "#7db7ec",
            "middle": "#8fd47f",
            "high": "#ff9a80",
            "wild": "#d4a8f5",
        },
    ),
    "light": Theme(
        name="stockpile-light",
        primary="#0b5394",
        accent="#0b5394",
        warning="#7a4b00",
        success="#1d6b2a",
        error="#a61b1b",
        foreground="#1a1a1a",
        background="#fbfbf8",
        surface="#f0f0ea",
        panel="#dfe3e6",
        dark=False,
        variables={
            "muted": "#55606a",
            "low": "#1d5688",
            "middle": "#2f5d28",
            "high": "#a8341c",
            "wild": "#653a8a",
        },
    ),
    "contrast": Theme(
        name="stockpile-contrast",
        primary="#ffff00",
        accent="#00ffff",
        warning="#ffff00",
        success="#00ff00",
        error="#ffffff",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#000060",
        dark=True,
        text_alpha=1.0,
        variables={
            "muted": "#ffffff",
            "low": "#7fd4ff",
            "middle": "#8cff8c",
            "high": "#ffb0a0",
            "wild": "#ffb3ff",
        },
    ),
}

BANDS = ("$low", "$middle", "$high", "$wild")
"""The colours of low, middle and high cards, and of wilds."""
SEAT_COLOURS = (
    "#e4745a",
    "#4f9bd9",
    "#b783d4",
    "#6fb562",
    "#e889a8",
    "#3fb3a5",
    "#8a8ee6",
    "#b9bd4a",
)
"""The colours that people can have, as on the page."""
