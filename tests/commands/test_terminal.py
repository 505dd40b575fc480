"""`homage play` and `homage replay`, as they are typed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from homage.commands.terminal import Terminal
from homage.engine.journal import Journal, TakenBack
from homage.engine.record import Record, read_record
from homage.server.complaints import Filed
from tests.toy import TOY

ROOT = Path(__file__).parents[2]


def homage(*words: str, typed: str = "", status: int = 0) -> str:
    """What a command prints: its output, and its errors when it fails."""
    env = {**os.environ, "HOMAGE_GAMES": "tests.toy:TOY", "PYTHONPATH": str(ROOT), "COLUMNS": "100"}
    command = [sys.executable, "-m", "homage.cli", *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=30, check=False, env=env, cwd=ROOT
    )
    assert done.returncode == status, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if status else done.stdout


def test_play_alone_to_the_end_by_numbers_and_texts(tmp_path: Path) -> None:
    kept = tmp_path / "my.game"
    told = homage(
        *("play", "toll", "--seats", "you,random", "--seed", "3", "--preset", "short", "--save", str(kept)),
        typed="1\n2\n" + "help\nlook\nwhy lay crown\nnonsense\n99\n" + "keep\ndone\n" * 3,
    )
    assert "1. " in told and "[bid 0]" in told and "from 0 to 3" in told
    assert "not on offer" in told and "T3" in told and "gold: " in told and "hand: Silver" in told
    assert told.count("The game is over.") == 1 and "1. " in told.rpartition("The game is over.")[2]
    rows = read_record(kept.read_text()).rows
    assert "0 bid 2" in rows and "0 keep" in rows


def test_play_names_everybody_and_says_who_you_are() -> None:
    words = ("play", "toll", "--seats", "random,you,:Bertrand,you", "--seed", "3", "--preset", "short")
    told = homage(*words, typed="\nquit\n")
    assert told.splitlines()[0] == "Aliénor is played by the bot random."
    assert "Clémence: press Enter" in told and "You are" not in told
    alone = homage(*words[:3], "you,random", *words[4:], "--lang", "fr", typed="look\nquit\n")
    assert alone.startswith("Vous êtes Aliénor.\nBertrand est joué par le robot random.\n\n")
    assert "gold: 3 3" in alone and "La partie reste où elle en est." in alone


def test_play_says_once_what_comes_several_times(capsys: pytest.CaptureFixture[str]) -> None:
    journal = Journal(TOY, Record("toll", 1, 2, TOY.settled({}, 2)))
    journal.told[:] = [TakenBack(0, 1), TakenBack(0, 1), TakenBack(1, 1)]
    Terminal(journal, ["Anne", "Bob"], [0], "en").tell(0)
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith(" × 2") and "×" not in second


def test_play_that_is_left_goes_on_from_its_file(tmp_path: Path) -> None:
    kept = tmp_path / "my.game"
    words = ("play", "toll", "--seats", "you,:Bob", "--seed", "1", "--preset", "short", "--save", str(kept))
    left = homage(*words, typed="\nbid 2\nquit\n")
    assert "Bob: press Enter" in left and "Go on with --save" in left
    assert read_record(kept.read_text()).rows[2:] == ["0 bid 2"]
    homage(*words, typed="\nbid 1\n\nquit\n")
    assert read_record(kept.read_text()).rows[2:4] == ["0 bid 2", "1 bid 1"]


def test_play_undo_takes_back(tmp_path: Path) -> None:
    kept = tmp_path / "my.game"
    words = ("play", "toll", "--seats", "you,:Bob", "--seed", "1", "--preset", "short", "--save", str(kept))
    homage(*words, typed="\nbid 0\n\nbid 0\n\nkeep\ngive 1 1\nundo\nquit\n")
    assert read_record(kept.read_text()).rows[-2:] == ["0 give 1 1", "table undo 6"]


def test_play_with_the_same_seed_throws_the_same(tmp_path: Path) -> None:
    rows = []
    for name in ("a", "b"):
        kept = tmp_path / name
        homage(
            *("play", "toll", "--seats", "you,:Bob", "--seed", "7", "--preset", "short", "--save", str(kept)),
            typed="\nbid 1\n\nbid 0\nquit\n",
        )
        rows.append([row for row in read_record(kept.read_text()).rows if row.startswith("chance")])
    assert rows[0] == rows[1] and len(rows[0]) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "chess"), "There is no game"),
        (("play", "toll", "--seats", "you"), "2 to 4 players"),
        (("play", "toll", "--seats", "you,nobody"), "nobody"),
        (("play", "toll", "--seats", "you,you", "--option", "rounds=99"), "from 1 to 5"),
        (("play", "toll", "--seats", "you,you", "--lang", "de"), "en and fr"),
        (("replay", "/nowhere/at.all"), "cannot be read"),
        (("replay", "/", "--check"), "no games"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(words: tuple[str, ...], said: str) -> None:
    told = homage(*words, status=2)
    assert said in told and len(told.strip().splitlines()) == 1


def test_replay_tells_checks_and_finds_broken_rows(tmp_path: Path) -> None:
    kept = tmp_path / "my.game"
    words = ("play", "toll", "--seats", "you,random", "--seed", "3", "--preset", "short", "--save", str(kept))
    homage(*words, typed="bid 1\nkeep\ndone\n")
    told = homage("replay", str(kept))
    assert len(told.splitlines()) >= 4 and "Seat 1" in told
    assert "Place 1" in homage("replay", str(kept), "--lang", "fr")
    assert "none" in homage("replay", str(kept), "--seat", "-1")
    assert "in order" in homage("replay", str(kept), "--check")
    assert "seats 0 to 1" in homage("replay", str(kept), "--seat", "2", status=2)
    assert "en and fr" in homage("replay", str(kept), "--lang", "de", status=2)
    text = kept.read_text()
    kept.write_text(text.replace("0 bid 1", "0 bid 9"))
    assert "0 bid 9" in homage("replay", str(kept), "--check", status=2)
    kept.write_text(text[:-1])
    assert "cut off" in homage("replay", str(kept), "--check", status=2)
    kept.write_bytes(b"\xff\xfe\x00")
    assert "not text" in homage("replay", str(kept), status=2)


def test_replay_opens_a_complaint(tmp_path: Path) -> None:
    kept = tmp_path / "my.game"
    words = ("play", "toll", "--seats", "you,random", "--seed", "3", "--preset", "short", "--save", str(kept))
    homage(*words, typed="bid 1\nquit\n")
    filed = Filed(0, "My keep is gone.", {"prompt": None, "choices": ["keep"]}, read_record(kept.read_text()))
    (tmp_path / "a.complaint").write_text(filed.text())
    told = homage("replay", str(tmp_path / "a.complaint"))
    assert told.startswith("Seat 0 says: My keep is gone.\n  offered: keep\n")


@pytest.mark.parametrize("command", ["serve", "play", "replay", "sim", "fuzz", "perft"])
def test_each_command_explains_itself(command: str) -> None:
    told = homage(command, "--help")
    assert f"homage {command}" in told and len(told.splitlines()) > 8
    assert command in homage("--help")
