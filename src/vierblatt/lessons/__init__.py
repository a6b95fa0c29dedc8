"""Lessons: the path from nothing to the first whole game, in steps of about a minute.

A step shows a position, asks for a card or a call, and says what happened and why; `docs/lessons.md` describes the
files. A `LessonRun` plays one step for any interface.

>>> run = LessonRun("baloot", "follow")
>>> run.choose("AS").refusal.rule
'BAL-PLAY-2'
>>> verdict = run.choose("8D")
>>> verdict.kind, verdict.text, run.finished
('right', 'lesson-follow.done', True)
"""

from vierblatt.lessons.format import LessonPath as LessonPath
from vierblatt.lessons.format import LessonStep as LessonStep
from vierblatt.lessons.format import LessonTurn as LessonTurn
from vierblatt.lessons.format import lessons_of as lessons_of
from vierblatt.lessons.format import path_of as path_of
from vierblatt.lessons.format import read_path as read_path
from vierblatt.lessons.run import LessonRun as LessonRun
from vierblatt.lessons.run import LessonVerdict as LessonVerdict
from vierblatt.lessons.words import LessonWords as LessonWords
from vierblatt.view import Moment as Moment
