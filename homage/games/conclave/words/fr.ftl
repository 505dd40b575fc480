# The words of this game (fr).

## The board: ids `conclave-…`, said by the page alone

conclave-board = La table de conférence, vue d’en haut
conclave-joust-deck = La pioche de joute
conclave-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
conclave-is-caller = a convoqué le conclave
conclave-is-best = plus haute déclaration
conclave-declared = déclare : { $hand }
conclave-shown = a montré : { $hand }
conclave-challenged = a défié { $name }
conclave-passed = n’a défié personne
conclave-passed-short = laisse passer
conclave-turned-up = a retourné : { $card }
conclave-asked = à son tour
conclave-standing-none = à table
conclave-standing-in = prend part
conclave-standing-proved = a dit vrai
conclave-standing-lied = pris à mentir
conclave-standing-wrong = s’est trompé
conclave-gone = hors de la partie
conclave-own = tient, sans que personne le voie : { $cards }
conclave-face-down = Trois cartes de joute, face cachée
conclave-hidden = vues de leur seul détenteur
conclave-stakes = Ce qui est en jeu

conclave-hands = Les dix mains
conclave-hands-note = chance qu’un autre comte l’ait
conclave-your-hand = main réelle
conclave-chance = Un autre comte l’a avec { $percent } % de chances
conclave-percent = { $percent } %
conclave-tray = Présentoir de chêne
conclave-building = Pioche de comte
conclave-in-hand = { $count } en main
conclave-in-deck = { $count } dans la pioche
conclave-in-tray = { $count } au présentoir
conclave-named-count = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

conclave-your-cards = Les trois cartes de joute en main
conclave-earl-hand = Cartes de comte en main
conclave-hand-empty = Aucune carte de comte en main
conclave-no-cards = Aucune carte de joute en main

conclave-round = Tour de table { $turn } sur { $rounds }
conclave-steps = Étapes d’un tour
conclave-step-build = Composition des pioches
conclave-step-action = Action
conclave-step-declare = Déclarations
conclave-step-challenge = Défis
conclave-step-tie = Départage
conclave-step-reward = Récompenses
conclave-step-draw = Pioche

conclave-count-deck = Cartes dans la pioche de comte
conclave-count-hand = Cartes en main
conclave-count-tray = Cartes au présentoir de chêne
conclave-count-hits = Menteurs démasqués
conclave-count-lies = Fois pris à mentir
conclave-sizes = Pioche { $deck }, main { $hand }, présentoir { $tray }
conclave-record = Menteurs démasqués : { $hits } ; pris à mentir : { $lies }
