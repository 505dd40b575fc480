"""How French joins names to *de* and *à*."""

from typing import Final

VOWELS: Final = "aàâäeéèêëiîïoôöuùûüyœæh"


def of(name: str) -> str:
    """*de Blaye*, *d'Andromy*, *des Essarts*, *du Puy*, *de La Salle*."""
    article, _, rest = name.partition(" ")
    if rest and article == "Les":
        return f"des {rest}"
    if rest and article == "Le":
        return f"du {rest}"
    return f"d’{name}" if name[:1].lower() in VOWELS else f"de {name}"


def at(name: str) -> str:
    """*à Blaye*, *aux Essarts*, *au Puy*, *à La Salle*."""
    article, _, rest = name.partition(" ")
    if rest and article == "Les":
        return f"aux {rest}"
    if rest and article == "Le":
        return f"au {rest}"
    return f"à {name}"
