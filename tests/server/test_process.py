"""The server as a process: killed, stopped, started again, in the way of another."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from homage.commands.replay import check_directory
from homage.commands.serve import bound
from tests.server.conftest import ROOT, Browser, Process, bot, person


def test_kill_between_two_answers_loses_nothing_that_was_acknowledged(process: Process) -> None:
    browser = Browser(process.client).open(person("Anne"), person("Bob"), options={"rounds": 5})
    for _ in range(3):
        acknowledged = 0
        for _ in range(3):
            browser.post("sit", {"seat": browser.view()["awaited"][0]})
            answered = browser.answer()
            assert answered.status_code == 200
            acknowledged = answered.json()["version"]
        browser.post("sit", {"seat": 0})
        before = browser.view()
        token, text = before["question"]["token"], "bid 1"
        process.kill()
        process.start()
        browser.client = process.client
        assert browser.view()["curtain"] is True  # who sat there is not remembered
        browser.post("sit", {"seat": 0})
        assert browser.view() == before
        assert before["version"] == acknowledged
        assert browser.post("answer", {"question": token, "text": text}).status_code in (200, 403, 409, 422)
    process.stop()
    assert check_directory(process.data) == 0


def test_kill_while_bots_play_and_they_go_on(process: Process) -> None:
    browser = Browser(process.client).open(bot(), bot(), bot(), options={"rounds": 5})
    version = browser.view()["version"]
    process.kill()
    process.start()
    browser.client = process.client
    assert browser.view()["version"] >= version
    assert browser.until(9)["outcome"] is not None
    process.stop()
    assert check_directory(process.data) == 0


def test_sigterm_stops_within_three_seconds_with_sockets_open_and_a_bot_at_work(process: Process) -> None:
    browser = Browser(process.client).open(person("Anne"), bot())
    host, port = process.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as link:
        link.sendall(
            f"GET /api/tables/{browser.table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b"101" in link.recv(100)
        assert process.stop() < 3
    assert process.process.returncode in {0, -15}


def test_port_in_use_is_told_with_what_to_do(process: Process, tmp_path: Path) -> None:
    port = process.url.rsplit(":", 1)[1]
    command = [sys.executable, "-m", "homage.cli", "serve", "--port", port, "--data", str(tmp_path / "other")]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    other = subprocess.run(
        command, capture_output=True, text=True, timeout=20, check=False, env=env, cwd=ROOT
    )
    assert other.returncode == 1
    assert f"Port {port} is in use" in other.stderr and f"--port {int(port) + 1}" in other.stderr
    assert "Traceback" not in other.stderr and not (tmp_path / "other").exists()
    assert httpx.get(process.url).status_code in (200, 503)


def test_data_directory_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    command = [
        sys.executable,
        "-m",
        "homage.cli",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path / "file" / "x"),
    ]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    made = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False, env=env, cwd=ROOT)
    assert made.returncode == 1 and "cannot be used" in made.stderr and "--data" in made.stderr
    assert "Traceback" not in made.stderr


def test_second_reader_of_a_broken_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "homage.sqlite").write_bytes(b"this is no database, whatever its name may be" * 100)
    command = [sys.executable, "-m", "homage.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    made = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False, env=env, cwd=ROOT)
    assert made.returncode == 1 and "cannot be used" in made.stderr and "Traceback" not in made.stderr


def test_socket_names_its_protocol_so_that_answers_do_not_wait() -> None:
    listening = bound("127.0.0.1", 0)
    assert listening is not None
    with listening:
        assert listening.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("host", "port", "said"), [("127.0.0.1", 99999, "no port"), ("192.0.2.1", 0, "--host")]
)
def test_address_that_cannot_be_listened_to_is_told(
    host: str, port: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bound(host, port) is None
    assert said in capsys.readouterr().err
