"""The anchors of a page of rules."""

from __future__ import annotations

from vierblatt.server.http.rules_page import html

PAGE = """\
# Game <!-- X-SETUP-1 -->

Words about X-PLAY-1, elsewhere.

## Play <!-- X-PLAY-1 .. X-PLAY-3 -->

- Follow suit (X-PLAY-2).
- Again (X-PLAY-2).

| a | b |
|---|---|
| X-PLAY-3 | <b>no</b> |
"""


def test_an_anchor_is_the_first_block_that_names_the_rule_else_the_heading() -> None:
    page = html(PAGE)
    assert '<h1><a id="X-SETUP-1"></a>Game</h1>' in page
    assert '<h2><a id="X-PLAY-1"></a>Play</h2>' in page
    assert '<li><a id="X-PLAY-2"></a>Follow suit (X-PLAY-2).</li>' in page
    assert '<td><a id="X-PLAY-3"></a>X-PLAY-3</td>' in page
    assert page.count('id="X-PLAY-2"') == 1


def test_html_in_a_page_is_escaped() -> None:
    assert "<b>" not in html(PAGE) and "&lt;b&gt;no&lt;/b&gt;" in html(PAGE)
    assert "<!--" not in html(PAGE) and "&lt;!--" not in html(PAGE)


def test_a_comment_may_tie_a_paragraph_to_its_rules() -> None:
    assert html("Some words. <!-- X-A-1 --> <!-- X-B-2 -->") == (
        '<p><a id="X-A-1"></a><a id="X-B-2"></a>Some words.</p>\n'
    )
