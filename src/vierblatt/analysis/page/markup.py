"""HTML and SVG as values; everything except `Markup` is escaped.

>>> tag("p", "2 < 3 ", tag("b", "yes"), class_="note")
'<p class="note">2 &lt; 3 <b>yes</b></p>'
"""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is already HTML."""

    __slots__ = ()


def tag(name: str, /, *children: str | None, **attributes: str | float | bool | None) -> Markup:
    """An element. Attributes: `class_` for class, `data_deal` for data-deal; True has no value, None is omitted."""
    return Markup(f"<{name}{''.join(map(_attribute, attributes.items()))}>{join(*children)}</{name}>")


def bare(name: str, /, **attributes: str | float | bool | None) -> Markup:
    """A void element, without content or end tag."""
    return Markup(f"<{name}{''.join(map(_attribute, attributes.items()))}>")


def join(*children: str | None) -> Markup:
    """Concatenates pieces."""
    return Markup("".join(each if isinstance(each, Markup) else escape(each) for each in children if each is not None))


def _attribute(pair: tuple[str, str | float | bool | None]) -> str:
    name, value = pair[0].rstrip("_").replace("_", "-"), pair[1]
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
