"""Which texts the sources ask for: by their ids, and by ids that are put together.

Of an id that is put together the sources say only how it begins or ends. ``BUILT`` says what it can
become, from the values themselves, so that a text that nobody can ask for is found out.
"""

from __future__ import annotations

import ast
import re
import typing
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from complot.cli import verify
from complot.cli.parser import Command
from complot.cli.person import Key
from complot.core.contract import Action, Claim, Event
from complot.core.errors import Code
from complot.core.value import Tagged
from complot.games import titles
from complot.games.resistance.facts import Role
from complot.games.resistance.plot.cards import Card, Icon
from complot.games.secrets.facts import Character, Identity
from complot.games.uprising.facts import Piece, Side
from complot.lessons import SCRIPTS, lesson
from complot.server.choosing import entries
from complot.server.refusals import WireCode
from complot.table import chair, message, push

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src/complot"
PAGE: Final = ROOT / "web"

ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z]+)?")
TEMPLATE: Final = re.compile(r"[a-z0-9*]+(?:-[a-z0-9*]+)*(?:\.[a-z]+)?")

SPOKEN: Final[dict[str, dict[str, str]]] = {
    "cli/cards.py": {"_text": "shelf-"},
    "cli/commander.py": {"_text": "play-", "_words": "chart-"},
    "cli/draft.py": {"_text": "play-", "_words": "chart-"},
    "cli/person.py": {"_text": "play-"},
    "cli/resistance.py": {"_text": "resistance-"},
    "cli/secrets.py": {"_text": "secrets-", "_words": "dossier-"},
    "cli/uprising.py": {"_text": "uprising-", "_words": "chart-"},
    "locale/rulebook.py": {"text": "*-"},
}
"""What functions of a module's own put before the ids that they are given."""

SCREENS: Final = ("cli/resistance.py", "cli/secrets.py", "cli/uprising.py")


class Asked(typing.NamedTuple):
    """An id or, with ``*`` for what is put in, the template of ids; and where it stands."""

    name: str
    where: str
    spoken: bool
    """Whether it is certainly the id of a text: it is given to what looks texts up."""


# What stands in the sources.


@cache
def asked() -> tuple[Asked, ...]:
    """All that looks like an id or a template of ids, in Python and on the page."""
    return (*_in_python(), *_on_the_page())


def _in_python() -> Iterator[Asked]:
    for path in sorted(PACKAGE.glob("**/*.py")):
        yield from in_module(path.read_text(), str(path.relative_to(PACKAGE)))


def in_module(text: str, name: str) -> Iterator[Asked]:
    """What a module in Python asks for."""
    own = SPOKEN.get(name, {})
    prefixes = {"text": "", **own}
    tree = ast.parse(text)
    seen: set[int] = set()  # nodes that were read already, or say nothing themselves
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in own:
            seen.update(map(id, ast.walk(node)))
        if isinstance(node, ast.Call) and node.args and id(node) not in seen:
            method = getattr(node.func, "attr", getattr(node.func, "id", ""))
            for each in _alternatives(node.args[0]) if method in prefixes else ():
                seen.add(id(each))
                if written := _written(each):
                    yield Asked(prefixes[method] + written, f"{name}:{node.lineno}", True)
    for node in ast.walk(tree):
        written = "" if id(node) in seen else _written(node)
        where = f"{name}:{getattr(node, 'lineno', 0)}"
        if ID.fullmatch(written) or _is_template(written):
            yield Asked(written, where, False)
        if re.fullmatch("[a-z]+([-_][a-z]+)*", written):
            # A word in a variable may be said by any of the module's own methods.
            for prefix in own.values() if "*-" not in own.values() else ():
                yield Asked(prefix + written.replace("_", "-"), where, False)


def _alternatives(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _alternatives(node.body)
        yield from _alternatives(node.orelse)
    else:
        yield node


def _written(node: ast.AST) -> str:
    """What a text is, with ``*`` for what is put into it."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        parts = [each.value if isinstance(each, ast.Constant) else "*" for each in node.values]
        return "".join(map(str, parts))
    return ""


_LOOKED_UP: Final = re.compile(r"(?<![\w.])t\(|(?:[cC]atalogue(?:\(\))?|this\.#?)\.?#?text\(")
_QUOTED: Final = re.compile(r"""(["'])((?:(?!\1)[^\n\\])*)\1|`((?:[a-z0-9.-]|\$\{[^{}`\n]*\})+)`""")
_EITHER: Final = re.compile(r"""\$\{[^{}"'?]*\? "([a-z-]*)" : "([a-z-]*)"\}""")


def _on_the_page() -> Iterator[Asked]:
    for path in sorted([*PAGE.glob("*.ts"), *PAGE.glob("src/**/*")]):
        if path.suffix in (".ts", ".svelte") and path.name != "wire.ts":
            yield from in_page(path.read_text(), str(path.relative_to(PAGE)))


def in_page(text: str, name: str) -> Iterator[Asked]:
    """What a source of the page asks for."""
    lookups = [(found.end(), _closing(text, found.end())) for found in _LOOKED_UP.finditer(text)]
    place = 0
    while found := _QUOTED.search(text, place):
        template = found[3] is not None
        # What looks like a quotation mark may be an apostrophe, so what follows it is read again.
        place = found.end() if template else found.start() + 1
        for written in _variants(found[3]) if template else [found[2]]:
            if ID.fullmatch(written) or (template and _is_template(written)):
                line = text.count("\n", 0, place) + 1
                spoken = any(begin <= found.start() < end for begin, end in lookups)
                yield Asked(written, f"{name}:{line}", spoken)


def _variants(template: str) -> Iterator[str]:
    """A template with what it says itself put in, and ``*`` for all else."""
    if found := _EITHER.search(template):
        for word in found.groups():
            yield from _variants(template[: found.start()] + word + template[found.end() :])
    else:
        yield re.sub(r"\$\{[^{}`]*\}", "*", template)


def _is_template(written: str) -> bool:
    return "*" in written and "-" in written and TEMPLATE.fullmatch(written) is not None


def _closing(text: str, begin: int) -> int:
    """Where the first argument ends that begins here."""
    depth = 0
    for place in range(begin, len(text)):
        letter = text[place]
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            if not depth:
                return place
            depth -= 1
        elif letter == "," and not depth:
            return place
    return len(text)


# What ids are put together of.


def words(values: Iterable[object]) -> set[str]:
    """Values as ids have them."""
    return {str(each).replace("_", "-") for each in values}


def kinds(of: type[Tagged]) -> set[str]:
    """What all values of a sort are called, whatever game or table they belong to."""
    return words([of.kind()]).union(*map(kinds, of.__subclasses__()))


def scenes(game: str) -> set[str]:
    """What can be going on in a game."""
    view = next(each.game.view_type for each in titles() if each.name == game)
    return words(each.kind() for each in typing.get_args(typing.get_type_hints(view)["scene"]))


def actions(game: str) -> set[str]:
    return words(
        each.kind() for title in titles() if title.name == game for each in title.game.actions
    )


def quoted(path: str, near: str = "") -> set[str]:
    """The words that a source of the page has in quotation marks; on the lines that have this."""
    lines = [each for each in (PAGE / "src" / path).read_text().splitlines() if near in each]
    return words(re.findall(r'"([a-z_-]+)"', "\n".join(lines)))


def constants(*paths: str) -> set[str]:
    """The words that modules have in quotation marks, without the hyphens of flags."""
    trees = [ast.parse((PACKAGE / path).read_text()) for path in paths]
    found = [each.lstrip("-") for tree in trees for each in map(_written, ast.walk(tree))]
    return {each for each in found if re.fullmatch("[a-z]+(-[a-z]+)*", each)}


def fields(game: str) -> set[str]:
    """The fields of a game's actions, with the actions that they are of."""
    return words(
        f"{each.kind()}-{field}"
        for title in titles()
        if title.name == game
        for each in title.game.actions
        for field in each.__struct_fields__
    )


def literals(alias: object) -> set[str]:
    return words(typing.get_args(alias))


def sides() -> set[str]:
    return {f"{title.name}-side-{side}" for title in titles() for side in title.game.sides}


def endings() -> set[str]:
    """How games end: the words that a game's sources hand to ``ends``, or call a result by."""
    found = set()
    for title in titles():
        for path in (PACKAGE / "games" / title.name).glob("*.py"):
            names = re.findall(r'"([a-z_]+)"', path.read_text())
            found |= {f"{title.name}-how-{each}" for each in words(names)}
    return found


def options() -> set[str]:
    """What options and their values are called."""
    found = set()
    for title in titles():
        hints = typing.get_type_hints(title.game.options)
        for field in msgspec.structs.fields(title.game.options):
            name = f"{title.name}-option-{field.name}"
            values = getattr(hints[field.name], "__members__", {}).values()
            found |= {name, *(f"{name}-{each}" for each in values)}
    return words(found)


def charted() -> set[str]:
    """The words in the charts of the rulebooks."""
    found = set()
    for title in titles():
        for name, chart in title.game.charts.items():
            cells = [*chart.heads, *(cell for row in chart.rows for cell in row)]
            named = [f"chart-{name}", *(each for each in cells if isinstance(each, str))]
            found |= {f"{title.name}-{each}" for each in named}
    return words(found)


def taught() -> set[str]:
    """What the tutors say, and how the chapters of their lessons are called."""
    lessons = [played for name in SCRIPTS if (played := lesson(name))]
    return {
        name
        for each in lessons
        for name in (*each.chapters, *(frame.text for frame in each.frames))
    }


def told() -> set[str]:
    """The texts of all that can happen, be done or be said."""
    sorts: dict[str, type[Tagged]] = {"event": Event, "action": Action, "claim": Claim}
    owners = ["table", *names()]
    return {
        f"{whose}{owner}-{sort}-{kind}"
        for whose in ("", "your-", "own-")
        for owner in owners
        for sort, of in sorts.items()
        for kind in kinds(of)
    }


def names() -> set[str]:
    return {title.name for title in titles()}


def filled(template: str, *holes: Iterable[str]) -> set[str]:
    """All that comes of a template if these words are put into it."""
    begin, *ends = template.split("*")
    return {
        begin + "".join(word + end for word, end in zip(chosen, ends, strict=True))
        for chosen in product(*holes)
    }


NO_TEXT: Final = {
    *("act-*-*-*", "chapter-*", "complot-*-*.jsonl", "complot-*.webmanifest", "icon-*.png"),
    *("page-*", "page-*.ftl", "part-*", "renewal-*", "lesson-*", "own-*", "your-*"),
    *("card-*", "character-*", "chart-icon-*", "piece-*", "side-*"),
}
"""Templates of what is no text's id; of what ids begin with; and of what charts put together."""


@cache
def built() -> dict[str, set[str]]:
    """By template, every id that can come of it."""
    claims = filled("page-*-claim-*", names(), kinds(Claim))
    return {
        "*-*": charted() | taught() | options(),
        "*-*-*": told(),
        "*-chapter-*": taught(),
        "*-chart-*": charted(),
        "*-how-*": endings(),
        "*-name": filled("*-name", names()),
        "*-option-*": options(),
        "*-side-*": sides() | {"core-side-nobody"},
        "*-tagline": filled("*-tagline", names()),
        "page-*-*-*": claims,  # of ours; what else it says is of games that come from elsewhere
        "page-*-claim-*": claims,
        **{template: filled(template, each) for template, each in _holes().items()},
    }


def _holes() -> dict[str, set[str]]:
    """By template, what can be put into it."""
    resistance, secrets, uprising = map(scenes, ("resistance", "secrets", "uprising"))
    secrets = secrets | {"interrupting"}
    deeds = actions("uprising")
    switches = quoted("life/Terms.svelte", "SWITCHES =")
    clocks = quoted("life/Clock.svelte", "return")
    return {
        "after-check-*": quoted("lib/proof.ts"),
        "after-mark-*": quoted("screens/after/Proven.svelte", "return"),
        "awake-*": quoted("lib/calls.ts", "Calling =") | literals(message.Cause),
        "chart-deed-*": deeds,
        "chart-explain-*": uprising,
        "chart-heading-*": uprising,
        "chart-which-*": fields("uprising"),
        "command-*": words(Command),
        "conformance-*": constants("cli/conformance.py"),
        "core-how-*": {"draw", "resignation", "tie"},
        "dossier-explain-*": secrets,
        "error-*": words([*Code, *WireCode]),
        "flag-*": constants("cli/parser.py") | {each.flag.lstrip("-") for each in entries()},
        "help-*": constants("cli/parser.py"),
        "help-missing-*": constants("cli/parser.py"),
        "life-*": switches,
        "life-*.help": switches,
        "life-clock-*": quoted("life/Terms.svelte", "CLOCKS =") | clocks,
        "life-clock-left-*": clocks,
        "life-mark-*": quoted("life/notebook.svelte.ts", "MARKS ="),
        "life-mine-*": literals(chair.Reason),
        "life-notes-*": quoted("life/notebook.svelte.ts", "saved ="),
        "life-report-*": quoted("life/Report.svelte", "REASONS ="),
        "me-move-*": quoted("screens/me/Move.svelte", "outcome ="),
        "me-stage-*": literals(push.Stage),
        "page-bot-*": {bot for title in titles() for bot in title.bots},
        "page-generic-*": {"true", "false"},
        "page-lost-*": quoted("lib/line.svelte.ts", "Trouble ="),
        "page-resistance-scene-*": resistance,
        "page-secrets-scene-*": secrets,
        "page-signals-*": quoted("lib/signals.svelte.ts", "SIGNALS ="),
        "page-theme-*": quoted("lib/theme.svelte.ts", "THEMES ="),
        "page-uprising-box-*": quoted("games/uprising/boxes.ts", "state: "),
        "page-uprising-deed-*": deeds,
        "page-uprising-hint-*": deeds,
        "page-uprising-mark-*": deeds | {"start"},
        "page-uprising-marker-*": quoted("games/uprising/Actions.svelte", "return to"),
        "page-uprising-moment-*": kinds(Event),
        "page-uprising-scene-*": uprising,
        "play-key-*": words(each.name.lower() for each in Key)
        | constants("cli/person.py", "cli/commander.py", *SCREENS),
        "resistance-board-*": constants("cli/resistance.py"),
        "resistance-card-*": words(Card),
        "resistance-card-*.help": words(Card),
        "resistance-heading-*": resistance,
        "resistance-reveal-script-*": set("1234"),
        "resistance-role-*": words(Role),
        "resistance-side-*": words(Role),
        "secrets-character-*": words(Character),
        "secrets-heading-*": secrets,
        "secrets-side-*": words(Identity),
        "serve-*": constants("cli/serve.py"),
        "shelf-chance-*": resistance,
        "shelf-explain-*": resistance | {"window"},
        "shelf-icon-*": words(Icon),
        "simulate-*": constants("cli/simulate.py"),
        "uprising-heading-*": uprising | {"placing-freed"},
        "uprising-piece-*": words(Piece),
        "uprising-piece-*.help": words(Piece),
        "uprising-side-*": words(Side),
        "verify-*": words(verify.HOLDS),
    }
