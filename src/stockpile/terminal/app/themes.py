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
        variables={"muted": "#98a4b0"},
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
        variables={"muted": "#55606a"},
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
        variables={"muted": "#ffffff"},
    ),
}
