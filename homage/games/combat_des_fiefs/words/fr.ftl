# Le Combat des Fiefs : les mots du jeu en français. Un paysage vient comme $landscape (son nom) et $landscape-a
# (« une forêt ») ; une case par ses coordonnées. `none` tient lieu de ce qui n’est pas montré.

game = Le Combat des Fiefs
game-line = Un pays posé tuile à tuile : fonder des fiefs, se battre pour ce qu’ils partagent, gravir l’escalier de la noblesse.

## Paysages

landscape-friche = Friche
    .a = une friche
landscape-carriere = Carrière
    .a = une carrière
landscape-foret = Forêt
    .a = une forêt
landscape-lac = Lac
    .a = un lac
landscape-champ = Champ
    .a = un champ
landscape-vigne = Vigne
    .a = une vigne
landscape-plus3 = Tuile de +3
    .a = une tuile de +3
landscape-minus1 = Tuile de −1
    .a = une tuile de −1
landscape-minus2 = Tuile de −2
    .a = une tuile de −2

## Options et réglages

preset-rulebook = Règles d’origine
preset-rulebook-help = Le jeu tel que son auteur l’a fait : toutes les pioches sont aveugles.
preset-open-row = Rangée ouverte
preset-open-row-help = Trois tuiles sont visibles ; plus le choix est large, plus il coûte de marches.

option-first = Qui commence
option-first-help = Le plus noble commence, dit la règle ; ici, le sort en décide, ou bien la première place.
option-first-by-lot = au sort
option-first-first-seat = la première place
option-open-row = Rangée ouverte de trois tuiles
option-open-row-help = Au lieu de piocher, on prend une tuile parmi trois : pour rien, pour une marche ou pour trois.
option-debt-limit = Dette pour une tuile
option-debt-limit-help = De combien de marches sous 0 un Seigneur peut descendre pour payer une tuile de la rangée.
option-harmless = Sans tuiles néfastes
option-harmless-help = Les tuiles de −1 et de −2 restent dans la boîte.
option-extra-rounds = Deux tours de plus
option-extra-rounds-help = Toutes les tuiles posées, on peut encore fonder des fiefs pendant deux tours, malgré les trous autour du chevalier.
option-tiles = Les tuiles de votre boîte
option-tiles-help = Le nombre de tuiles de chaque paysage, dans un fichier JSON : aucune source ne le donne, il faut compter.

## Questions

ask-beginner = On tire au sort : qui est le plus noble ?
ask-middle = { $seat } pioche la tuile du milieu.
ask-fill-row = Une tuile vient compléter la rangée.
ask-draw = { $seat } pioche une tuile.
ask-take-tile = { $seat } prend une tuile de la rangée.
ask-chosen = { $seat } : quelle tuile poser ?
ask-laid = { $landscape ->
    [none] { $seat } cherche où poser une tuile.
   *[other] { $seat } : où poser { $landscape-a } ?
}
ask-exchange = Aucune tuile { $seat-de } ne convient : laquelle rendre ?
ask-resolving = Plusieurs chevaliers { $seat-de } sont entourés : lequel d’abord ?
ask-knighting = { $seat } : un chevalier sur une friche ?
ask-extra-turn = { $seat } : fonder un fief malgré les trous, ou placer un chevalier ?

## Choix

group-first = Commencer
act-first = { $seat } commence
group-turn = Retourner
act-turn = { $landscape }
group-take = Prendre une tuile
act-take = { $price ->
    [0] { $landscape } pour rien
    [1] { $landscape } pour une marche
   *[other] { $landscape } pour { $price } marches
}
group-choose = Poser une tuile
act-choose = { $landscape }
group-lay = La poser
act-lay = En { $cell }
group-put-back = Rendre
act-put-back = { $landscape }
group-resolve = Résoudre
act-resolve = Le chevalier en { $cell }
group-knight = Placer un chevalier
act-knight = Chevalier en { $cell }
group-found = Fonder malgré les trous
act-found = Le chevalier en { $cell }
group-pass = Pas de chevalier
act-pass = Pas de chevalier cette fois

## Ce qui s’est passé

begins-play = { $seat } est le plus noble et commence.
hand-dealt = { $seat } prend une friche et { $landscape-a }.
tiles-removed = À cinq, une friche et { $landscape-a } restent dans la boîte.
start-laid = { $seat } pioche la tuile du milieu : { $landscape-a }.
row-filled = Une tuile rejoint la rangée : { $landscape-a }.
tile-drawn = { $landscape ->
    [none] { $seat } pioche une tuile.
   *[other] { $seat } pioche { $landscape-a }.
}
tile-taken = { $seat } prend { $landscape-a } { $steps ->
    [0] pour rien.
    [1] pour une marche.
   *[other] pour { $steps } marches.
}
tile-laid = { $seat } pose { $landscape-a } en { $cell }.
bonus-gained = Elle touche { $contacts } tuiles : { $seat } monte { $steps ->
    [1] d’une marche.
   *[other] de { $steps } marches.
}
hand-shown = Aucune tuile { $seat-de } ne convient nulle part : { $landscapes }.
tile-put-back = { $seat } rend { $landscape-a } et pioche de nouveau.
tile-discarded = { $seat } écarte { $landscape-a } : aucune tuile de la pioche ne conviendrait.
knight-placed = { $seat } place un chevalier en { $cell }.
fief-founded = { $seat } fonde un fief en { $cell } : { $down ->
    [0] { $steps ->
        [0] il ne rapporte rien.
        [1] une marche de plus.
       *[other] { $steps } marches de plus.
    }
    [1] une marche de moins.
   *[other] { $down } marches de moins.
}
battle-joined = { $seat } attaque depuis { $cell } avec { $power } contre { $defence } : le donjon { $defender-de } en { $keep }.
battle-won = { $seat } gagne la bataille et tient un donjon en { $cell } : { $down ->
    [0] { $steps ->
        [0] il ne rapporte rien.
        [1] une marche de plus.
       *[other] { $steps } marches de plus.
    }
    [1] une marche de moins.
   *[other] { $down } marches de moins.
}
keep-lost = { $seat } perd le donjon en { $cell }.
lord-sank = { $up ->
    [0] { $steps ->
        [0] Le champ de bataille ne coûte rien { $seat-a }.
        [1] { $seat } descend d’une marche.
       *[other] { $seat } descend de { $steps } marches.
    }
    [1] Débarrassé d’un mauvais champ de bataille, { $seat } monte d’une marche.
   *[other] Débarrassé d’un mauvais champ de bataille, { $seat } monte de { $up } marches.
}
battle-lost = Le donjon tient : le chevalier { $seat-de } quitte { $cell }.
extra-round-begun = Toutes les tuiles sont posées. Tour supplémentaire { $number } sur deux : on peut fonder malgré les trous.
end-counted = Le chevalier { $seat-de } en { $cell } n’a jamais été entouré : { $down ->
    [0] { $steps ->
        [0] il ne rapporte rien.
        [1] une marche de plus.
       *[other] { $steps } marches de plus.
    }
    [1] une marche de moins.
   *[other] { $down } marches de moins.
}
ended-by-tiles = { $seats-count ->
    [1] { $seats } est au plus haut, sur la marche { $step } : le pays est à son Seigneur.
   *[other] { $seats } sont au plus haut, sur la marche { $step }, et partagent la victoire.
}

## Pourquoi pas

why-end = La partie est finie.
why-turn = C’est le tour d’un autre : il faut attendre la prochaine question.
why-set-up = La tuile du milieu est tirée au hasard.
why-draw = Les tuiles se piochent au hasard ; personne ne choisit.
why-place = Il faut maintenant poser une tuile de la main.
why-knight = On peut maintenant placer un chevalier sur une friche libre, ou aucun.
why-s3 = Le sort décide qui commence.
why-t1 = Une tuile est déjà posée là.
why-t2 = Une tuile doit en toucher une autre, bord à bord.
why-t3 = { $cell ->
    [none] Il n’y a pas de place pour { $landscape-a } : partout, une autre la toucherait.
   *[other] Deux tuiles du même paysage ne peuvent se toucher, et en { $cell } se trouve { $landscape-a }.
}
why-t4 = Cette tuile n’est pas dans la main.
why-k1 = Un chevalier se place sur une friche, et nulle part ailleurs.
why-k2 = Un pion s’y trouve déjà : un seul par tuile.
why-k3 = Il n’y a plus de chevalier dans la réserve.
why-p1 = Aucune tuile ne convient : il faut en rendre une.
why-r1 = Plusieurs chevaliers sont entourés : il faut dire lequel passe d’abord.
why-r9 = Un chevalier revenu pendant ce tour ne sert qu’à partir du tour suivant.
why-r10 = On ne résout que ses propres chevaliers, et aussitôt que six tuiles les entourent.
why-v1 = Cette tuile n’est pas dans la rangée à ce prix.
why-v2 = Le Seigneur est trop bas pour payer tant de marches.
why-v4 = Dans un tour supplémentaire, on peut fonder un fief avec un de ses chevaliers, en placer un, ou passer.

## Le classement

score-step = Marche
score-keeps = Donjons

## The board: ids `combat-…`, said by the page alone

combat-board = Le pays, tuile après tuile
combat-stairs = Escalier de la noblesse
combat-lord = { $seat } sur la marche { $step }
combat-tile = { $landscape } ({ $value })
combat-place = Place libre
combat-beside = { $tiles ->
    [one] à côté de : { $landscapes }
   *[other] à côté de : { $landscapes } ({ $tiles } tuiles)
}
combat-knight = chevalier ({ $seat })
combat-keep = donjon ({ $seat })
combat-ring = { $tiles } sur 6 tuiles autour
combat-around = valeur des tuiles autour : { $value }
combat-last = dernière tuile posée
combat-value = Valeur : { $value }
combat-unseen = { $tiles ->
    [0] toutes ont été vues
    [one] une n’a pas encore été vue
   *[other] { $tiles } n’ont pas encore été vues
}
combat-hand = Ses tuiles
combat-hand-empty = Aucune tuile en main.
combat-held = prise en main
combat-row = Rangée ouverte
combat-free = gratuit
combat-price = { $steps ->
    [0] pour rien
    [one] pour une marche
   *[other] pour { $steps } marches
}
combat-pile = { $tiles ->
    [0] La pioche est vide
    [one] Une tuile dans la pioche
   *[other] { $tiles } tuiles dans la pioche
}
combat-round = Tour { $turn }
combat-phases = Étapes d’un tour
combat-phase-setup = Mise en place
combat-phase-draw = Pioche
combat-phase-place = Pose
combat-phase-resolve = Résolution
combat-phase-knight = Chevalier
combat-phase-extra = Tour supplémentaire
combat-phase-end = Fin
combat-count-hand = Tuiles en main
combat-count-known = Connues de tous :
combat-count-reserve = Chevaliers en réserve
combat-count-resting = { $knights ->
    [one] un de plus se repose jusqu’au tour suivant
   *[other] { $knights } de plus se reposent jusqu’au tour suivant
}
combat-count-keeps = Donjons
combat-count-step = Marche de l’escalier
combat-battle = Combat : { $attacker } contre { $defender }
combat-attacker = Attaquant
combat-defender = Défenseur
combat-power = Puissance
combat-field = Champ de bataille, compté par aucun des deux
combat-won = { $seat } l’emporte et élève un donjon.
combat-lost = Le donjon tient : { $seat } reste maître des lieux.
combat-piece-knight = chevalier
combat-piece-keep = donjon
