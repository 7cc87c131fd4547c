"""``complot serve`` says where its guests find it, on this machine and on their phones."""

from __future__ import annotations

import re
import socket
import subprocess
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from terminal import command, environment, run

from complot.cli import addresses
from complot.locale import LANGUAGES
from complot.locale.catalogue import catalogue
from waiting import PATIENCE


def said(*words: str, language: str = "en", until: str) -> list[str]:
    """What a server says until it says that, and that it answers then."""
    process = subprocess.Popen(
        command("serve", "--port", "0", "--db", "sqlite://", "--lang", language, *words),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    )
    assert process.stdout is not None
    try:
        lines = []
        for line in process.stdout:
            lines.append(line.rstrip("\n"))
            if lines[-1] == until:
                break
        (address,) = re.findall(r"http://\S+", lines[0])
        assert httpx.get(f"{address}/healthz", trust_env=False, timeout=PATIENCE).status_code == 200
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_for_this_machine_alone_says_its_address_and_how_to_stop(language: str) -> None:
    texts = catalogue(language)
    first, last = said(language=language, until=texts.text("serve-stop"))
    port = first.rsplit(":", 1)[1]
    assert first == texts.text("serve-ready", address=f"http://127.0.0.1:{port}")
    assert last == texts.text("serve-stop")


def test_a_server_for_everyone_shows_phones_the_way() -> None:
    first, *middle, last = said("--host", "0.0.0.0", until=catalogue("en").text("serve-stop"))
    port = int(first.rsplit(":", 1)[1])
    assert f"http://localhost:{port}" in first
    phones = addresses.shared("0.0.0.0", port)
    if phones is None:  # this machine is in no network
        assert middle == []
        return
    assert phones in middle[0]
    assert middle[1:] == addresses.qr_code(phones).splitlines()
    assert "Ctrl-C" in last


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_phones_get_an_address_that_is_not_this_machines_name_for_itself(host: str) -> None:
    assert addresses.local(host, 8000) == "http://localhost:8000"
    if phones := addresses.shared(host, 8000):
        found = re.fullmatch(r"http://(.+):8000", phones)
        assert found is not None
        assert not ip_address(found[1]).is_loopback
        assert not ip_address(found[1]).is_unspecified


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("::1", "http://[::1]:8000"),
        ("play.example", "http://play.example:8000"),
    ],
)
def test_a_server_that_listens_at_one_address_has_no_other(host: str, url: str) -> None:
    assert addresses.local(host, 8000) == url
    assert addresses.shared(host, 8000) is None


def test_an_address_that_is_not_ours_is_said(tmp_path: Path) -> None:
    done = run("serve", "--host", "192.0.2.77", "--db", f"sqlite:///{tmp_path / 'x.db'}")
    assert done.returncode == 2
    assert "192.0.2.77" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_setting_that_won_t_do_is_refused_before_anything_starts(
    language: str, tmp_path: Path
) -> None:
    texts, file = catalogue(language), tmp_path / "x.db"
    wants = "0…65535"
    for words, variables, setting in (
        (["--port", "http"], {}, "--port"),
        ([], {"COMPLOT_PORT": "http"}, "COMPLOT_PORT"),
    ):
        done = run("serve", "--db", f"sqlite:///{file}", "--lang", language, *words, **variables)
        told = texts.text("error-bad-setting", setting=setting, value="http", wants=wants)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{told}\n")
    assert not file.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_settings_are_shown_with_where_they_come_from(language: str) -> None:
    texts = catalogue(language)
    done = run(
        *("serve", "--settings", "--lang", language, "--db", "postgresql://a:secret@h/tables"),
        COMPLOT_DRAIN="5",
        COMPLOT_DB="sqlite://",
    )
    assert (done.returncode, done.stderr) == (0, "")
    head, *lines = (re.split("  +", line) for line in done.stdout.splitlines())
    assert head == [texts.text(f"serve-{each}") for each in ("setting", "value", "origin")]
    assert ["COMPLOT_DB", "postgresql://a:***@h/tables", "--db"] in lines
    assert ["COMPLOT_DRAIN", "5", "COMPLOT_DRAIN"] in lines
    assert ["COMPLOT_LIMITS_TALK", "30/20", texts.text("serve-default")] in lines
    assert "secret" not in done.stdout


def test_a_port_for_the_counters_that_is_taken_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run("serve", "--port", "0", "--db", "sqlite://", "--metrics-port", port)
    assert done.returncode == 2
    assert port in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_for_one_process(tmp_path: Path, language: str) -> None:
    file = tmp_path / "tables.db"
    done = run("serve", "--workers", "2", "--db", f"sqlite:///{file}", "--lang", language)
    assert done.returncode == 2
    assert done.stderr.strip() == catalogue(language).text("error-one-process", workers="2")
    assert not file.exists()


def test_what_cannot_be_opened_is_said_before_anything_is_started() -> None:
    nowhere = "postgresql://me@127.0.0.1:1/none"
    done = run("serve", "--port", "0", "--workers", "2", "--db", nowhere)
    assert done.returncode == 2
    assert "StoreFailed" in done.stderr
