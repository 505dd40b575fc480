"""What the start page is told of the games that can be played here."""

from functools import cache

from homage.bots import bots
from homage.engine.game import Game, Option
from homage.registry import games
from homage.server.wire import Bilingual, GameInfo, GameOption, Preset
from homage.words import Texts, humanised


@cache
def catalogue() -> list[GameInfo]:
    """Every game, the oldest first."""
    return [info(game) for game in sorted(games().values(), key=lambda game: (game.year, game.slug))]


def info(game: Game) -> GameInfo:
    """One game. Its words file may hold `game`, `option-<name>`, `option-<name>-help` and `preset-<slug>`."""
    texts = {language: Texts(game, language) for language in ("en", "fr")}
    return GameInfo(
        slug=game.slug,
        name=said(texts, "game", humanised(game.slug)),
        players=game.players,
        minutes=game.minutes,
        designers=list(game.designers),
        publisher=game.publisher,
        year=game.year,
        options=[option_info(texts, option) for option in game.options],
        presets=[
            Preset(slug, said(texts, f"preset-{slug}", humanised(slug)), dict(options))
            for slug, options in game.presets.items()
        ],
        bots=sorted(bots(), key=lambda name: (bots()[name].blind, name)),  # the one to beat comes first
    )


def option_info(texts: dict[str, Texts], option: Option) -> GameOption:
    """One option."""
    numeric = option.kind == "number"
    return GameOption(
        name=option.name,
        kind=option.kind,  # type: ignore[arg-type]  # checked by a test against the wire's four kinds
        least=option.least if numeric else None,
        most=option.most if numeric else None,
        step=option.step if numeric else None,
        choices=list(option.choices) if option.kind == "choice" else None,
        default=option.default,
        label=said(texts, f"option-{option.name}", humanised(option.name)),
        help=said(texts, f"option-{option.name}-help", ""),
    )


def said(texts: dict[str, Texts], ident: str, otherwise: str) -> Bilingual:
    """A text in each language; message ids have hyphens where slugs have underscores."""
    names = (ident, ident.replace("_", "-"))
    found = {
        language: next((one.say(name, {}) for name in names if one.has(name)), otherwise)
        for language, one in texts.items()
    }
    return Bilingual(found["en"], found["fr"])
