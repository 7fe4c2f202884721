"""List the sentences that are hard to read: python -m tests.plain_words FILE...

Of a module, it reads the docstrings and the messages. With --since REVISION, it prints instead how
many are listed in each file then and now, and which numbers, paths and options differ.
"""

import argparse
import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

LONGEST = 25  # words
HARD = re.compile(
    r"(?i)\b(?:of|by|with|from|after|about) wh(?:ich|om|ose)\b"
    r"|\bwhat(?:ever)?(?: [\w'`-]+){0,5} (?:is|are|was|were|has|have|had)\b"
)
NOT_PROSE = re.compile(r"(?ms)^```.*?^```|^ *>>> .*?(?=\n\s*\n|\Z)|<!--.*?-->|(?<=\])\([^)]+\)")
MARK = r"(?:[-*#|]|\d+\.) "  # a list, a heading or a table
END = re.compile(rf"\n\s*(?=\n|{MARK})|\||(?<=[.!?])[\"')]?\s+(?=[\"'`(\[*]*[A-Z`\[])")
FACT = re.compile(
    r"(?s)```.*?```|`[^`]+`|\]\([^)]+\)|--[a-z][\w-]*|[\w./-]+\.(?:py|md|ipynb|npz|json|db|html)\b"
    r"|\d[\d,.]*\d|\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|half|million)\b"
)


def hard_sentences(name: str, text: str) -> Iterator[str]:
    """Each listed sentence of a file, with why. A link counts by its words, code as one word."""
    if name.endswith(".py"):
        nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
        text = "\n\n".join(node.value for node in nodes if isinstance(node.value, str))
    for sentence in END.split(NOT_PROSE.sub("", text)):
        count = len(re.sub(r"`[^`]+`", "code", sentence).split())
        why = ", ".join(match.group() for match in HARD.finditer(sentence))
        if why or count > LONGEST:
            yield f"{name}: {why or f'{count} words'}: {' '.join(sentence.split())}"


def main() -> None:
    parser = argparse.ArgumentParser(description="List the sentences that are hard to read.")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--since", metavar="REVISION", help="compare with this revision of git")
    args = parser.parse_args()
    for name in args.files:
        text = Path(name).read_text(encoding="utf-8")
        listed = [*hard_sentences(name, text)]
        if args.since is None:
            print("".join(f"{line}\n" for line in listed), end="")
            continue
        command = ["git", "show", f"{args.since}:{name}"]  # prints nothing if the file is new
        old = subprocess.run(command, stdout=subprocess.PIPE, text=True).stdout
        then, now = ({" ".join(f.split()) for f in FACT.findall(some)} for some in (old, text))
        counts = f"{len([*hard_sentences(name, old)])} -> {len(listed)} sentences"
        print(f"{name}: {counts}, {len(old.split())} -> {len(text.split())} words")
        print(f"  gone: {sorted(then - now)}\n  new: {sorted(now - then)}")


if __name__ == "__main__":
    main()
