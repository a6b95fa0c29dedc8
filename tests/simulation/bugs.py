"""Seeds whose worlds once broke a promise, and the bug behind it. They stay in the tests."""

from __future__ import annotations

#: A change of the code changes what a seed does: seed 4 no longer shows its bug. So each bug also has a test of its
#: own, and the one about lost tables is planted again (`planted.lost_tables_are_not_detected`).
BUGS = {
    4: "who had not heard the others for a while kept tables that they had taken, and showed them as they had been",
    63: "a refusal, repeated after the table had been loaded anew, named another reason (the judge was mended)",
    70: "after a failed append every command put the next attempt off: a table stood still while people went on",
    5060: "whoever said goodbye to a node that had just died never got an answer to anything said before",
}
