"""Every setting comes from the environment or a flag, and one that won't do is refused."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from complot.core.errors import Code, Refused
from complot.server.choosing import choose, entries, masked, shown, value_of
from complot.server.settings import Limits, Rate, Settings

DEPLOY = Path(__file__).parent.parent.parent / "docs" / "deploy.md"


def test_without_a_word_everything_is_as_usual() -> None:
    chosen = choose({}, {})
    assert chosen.settings == Settings()
    assert set(chosen.origins.values()) == {""}


def test_every_field_has_a_variable_of_its_own() -> None:
    fields = [each.name for each in msgspec.structs.fields(Settings) if each.name != "limits"]
    fields += [f"limits.{each.name}" for each in msgspec.structs.fields(Limits)]
    assert [each.name for each in entries()] == fields
    assert len({each.variable for each in entries()}) == len(fields)
    for each in entries():  # what it shows, it reads again
        word = shown(each.usual)
        assert value_of(choose({each.variable: word}, {}).settings, each.name) == each.usual


def test_words_become_numbers_rates_and_lists() -> None:
    settings = choose(
        {
            "COMPLOT_PORT": "80",
            "COMPLOT_BOT_PACE": "0.5, 1",
            "COMPLOT_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
            "COMPLOT_LIMITS_TALK": "3/2.5",
            "COMPLOT_LIMITS_COMMANDS": "off",
            "COMPLOT_METRICS_PORT": "9100",
            "COMPLOT_LOG": "json",
            "COMPLOT_REDIS": "",
        },
        {},
    ).settings
    assert settings == Settings(
        port=80,
        bot_pace=(0.5, 1.0),
        trusted_proxies=("10.0.0.0/8", "::1"),
        metrics_port=9100,
        log="json",
        limits=Limits(talk=Rate(3, 2.5), commands=Rate(0)),
    )
    assert choose({"COMPLOT_TRUSTED_PROXIES": "off"}, {}).settings.trusted_proxies == ()


def test_a_flag_is_stronger_than_a_variable_and_it_is_known_which_it_was() -> None:
    environment = {"COMPLOT_PORT": "80", "COMPLOT_DRAIN": "3", "COMPLOT_PROT": "1", "PORT": "2"}
    chosen = choose(environment, {"port": "81"})
    assert (chosen.settings.port, chosen.settings.drain) == (81, 3.0)
    assert (chosen.origins["port"], chosen.origins["drain"]) == ("--port", "COMPLOT_DRAIN")
    assert chosen.strange == ("COMPLOT_PROT",)
    assert ("COMPLOT_PORT", "81", "--port") in chosen.rows()


@pytest.mark.parametrize(
    ("variable", "word"),
    [
        ("COMPLOT_PORT", "65536"),
        ("COMPLOT_PORT", "http"),
        ("COMPLOT_WORKERS", "0"),
        ("COMPLOT_DRAIN", "-1"),
        ("COMPLOT_DRAIN", "nan"),
        ("COMPLOT_LOG", "xml"),
        ("COMPLOT_TRUSTED_PROXIES", "*"),
        ("COMPLOT_TRUSTED_PROXIES", "127.0.0.1,proxy"),
        ("COMPLOT_BOT_PACE", "2"),
        ("COMPLOT_BOT_PACE", "2,1"),
        ("COMPLOT_LIMITS_TALK", "3"),
        ("COMPLOT_LIMITS_TALK", "3/0"),
        ("COMPLOT_LIMITS_TALK", "3/2/1"),
        ("COMPLOT_LIMITS_MESSAGE", "off"),
    ],
)
def test_a_value_that_won_t_do_is_refused_with_what_would(variable: str, word: str) -> None:
    with pytest.raises(Refused) as refused:
        choose({variable: word}, {})
    assert refused.value.code is Code.BAD_SETTING
    (form,) = (each.form for each in entries() if each.variable == variable)
    assert refused.value.details == {"setting": variable, "value": word, "wants": form}


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("sqlite:///complot.db", "sqlite:///complot.db"),
        ("postgresql://ana@host/db", "postgresql://ana@host/db"),
        ("postgresql://ana:pa:s/s@w@host/db", "postgresql://ana:***@host/db"),
        ("redis://:word@host:6379/0", "redis://:***@host:6379/0"),
        (
            "postgresql://host/db?user=a&password=word&x=1",
            "postgresql://host/db?user=a&password=***&x=1",
        ),
    ],
)
def test_a_password_in_an_address_is_never_shown(address: str, told: str) -> None:
    assert masked(address) == told
    assert (choose({}, {"db": address}).rows()[2])[1] == told


def test_the_guide_has_every_setting_with_what_it_is_unless_chosen() -> None:
    rows = re.findall(
        r"^\| `(COMPLOT_\w+)` \| `([^`]*)` \| (.+) \|$", DEPLOY.read_text(), re.MULTILINE
    )
    told = sorted((name, usual) for name, usual, _ in rows)
    assert told == sorted((each.variable, shown(each.usual)) for each in entries())
    assert all(about.endswith(".") for _, _, about in rows)
