"""Lets the reader of the source, Griffe, find what `docstrings.py` finds; `mkdocs.yml` names this module."""

from __future__ import annotations

from typing import Any

import griffe

from tools.documentation.docstrings import comment_on, fenced


class OurDocstrings(griffe.Extension):  # type: ignore[misc] # Griffe is only in the site's environment
    """Applies both to everything that has been read."""

    def on_package(self, *, pkg: Any, **others: Any) -> None:
        """The package itself, for which `on_object` is not called."""
        self.on_object(obj=pkg, **others)

    def on_object(self, *, obj: Any, **_others: Any) -> None:
        """One module, class, function or attribute."""
        if obj.is_attribute and not obj.docstring and obj.lineno and not isinstance(obj.filepath, list):
            comment = comment_on(obj.lines_collection[obj.filepath], obj.lineno, obj.endlineno or obj.lineno)
            if comment:
                obj.docstring = griffe.Docstring(comment, parent=obj, lineno=obj.lineno)
        if obj.docstring and ">>>" in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)
