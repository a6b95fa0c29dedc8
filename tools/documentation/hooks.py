"""What `make site` does besides what its generator does: pages made from other files, links, languages.

The generator calls these functions by their names; `mkdocs.yml` names this file.
"""

from __future__ import annotations

import fnmatch
import logging
from typing import Any

from mkdocs.structure.files import File, Files

from tools.documentation import markdown, reference, sources

#: The site's folder for files of the project that a page links to and that are not pages.
FOLDER = "files/"
_LOG = logging.getLogger("mkdocs.hooks.vierblatt")
#: Page -> the file of the project that has its text, and the other way round.
_SOURCES: dict[str, str] = {}
_PAGES: dict[str, str] = {}
#: Settings of the theme that depend on the language of a page.
_LANGUAGE = "language"


def on_files(files: Files, config: Any) -> Files:
    """Adds the pages whose text is elsewhere and the files to which pages link, and completes the navigation."""
    made = sources.pages()
    _SOURCES.update({page: source for page, (source, _) in made.items()})
    _PAGES.update({source: page for page, source in _SOURCES.items()})
    _PAGES["README.md"] = "index.md"
    texts = {page: make() for page, (_, make) in made.items()}
    for page, text in {**texts, **reference.pages()}.items():
        files.append(File.generated(config, page, content=text))
    icon = sources.ROOT / "src" / "vierblatt" / "web" / "favicon.svg"
    files.append(File.generated(config, "assets/favicon.svg", abs_src_path=str(icon)))
    for page in files.documentation_pages():
        source = _SOURCES.get(page.src_uri, sources.DOCS + page.src_uri)
        for target in markdown.targets(page.content_string, source):
            published = _place(target)
            if published and published.startswith(FOLDER) and published not in files.src_uris:
                files.append(File.generated(config, published, abs_src_path=str(sources.ROOT / target)))
    config.nav = _expanded(config.nav, [page.src_uri for page in files.documentation_pages()])
    return files


def on_page_markdown(text: str, page: Any, **_others: Any) -> str:
    """The text as the generator reads it; the home page has no navigation beside it."""
    uri = page.file.src_uri
    if uri == "index.md":
        page.meta["hide"] = ["navigation", "toc"]
    source = _SOURCES.get(uri, sources.DOCS + uri)
    return markdown.deepened(markdown.relinked(text, source, uri, _place))


def on_page_context(context: Any, page: Any, config: Any, **_others: Any) -> Any:
    """Sets the theme's own words and its direction to those of the page's language."""
    config.theme[_LANGUAGE] = sources.language_of(page.file.src_uri)
    return context


def on_post_page(output: str, config: Any, **_others: Any) -> str:
    """The next page may be one of the theme's own, which are in English."""
    config.theme[_LANGUAGE] = "en"
    return output


def _place(target: str) -> str | None:
    """Where a file of the project is on the site; None for a folder, since folders are not on the site."""
    if target in _PAGES:
        return _PAGES[target]
    if target.startswith(sources.DOCS):
        return target.removeprefix(sources.DOCS)
    described = reference.page_of(target)
    if described:
        return described
    path = sources.ROOT / target
    if path.is_dir():
        return None
    if not path.is_file() or path.suffix == ".md":
        _LOG.warning("a page links to %s, which is not on the site", target)
    return FOLDER + target


def _expanded(nav: Any, pages: list[str]) -> Any:
    """The navigation; each entry with a star becomes the pages that match it and are nowhere else in the navigation."""
    named = {*_named(nav)}

    def grown(entry: Any) -> list[Any]:
        if isinstance(entry, dict):
            return [
                {title: [new for old in inner for new in grown(old)] if isinstance(inner, list) else inner}
                for title, inner in entry.items()
            ]
        if "*" not in entry:
            return [entry]
        return [page for page in pages if page not in named and fnmatch.fnmatch(page, entry)]

    return [new for old in nav for new in grown(old)]


def _named(nav: Any) -> list[str]:
    """All pages that a navigation names."""
    if isinstance(nav, str):
        return [nav]
    inner = nav.values() if isinstance(nav, dict) else nav
    return [name for each in inner for name in _named(each)]
