# Conclave : les mots du jeu en français. Une main arrive comme $hand (son nom) et $hand-a (« une paire de princes »),
# de même une carte de joute ($joust) et une carte de comte ($earl). `none`, ou un nombre de 0 : ce qui n’est pas montré.

game = Conclave
game-line = Le poker menteur des comtes : annoncer sa main, ou celle qu’on n’a pas, et démasquer les autres.

## Cartes de joute, mains et cartes de comte

joust-prince = Prince
    .a = un prince
joust-vassal = Vassal
    .a = un vassal
joust-no-luck = Malchance
    .a = une malchance

hand-ppp = Trois princes
    .a = trois princes
hand-vvv = Trois vassaux
    .a = trois vassaux
hand-ppv = Paire de princes, vassal
    .a = une paire de princes et un vassal
hand-ppn = Paire de princes
    .a = une paire de princes
hand-vvp = Paire de vassaux, prince
    .a = une paire de vassaux et un prince
hand-vvn = Paire de vassaux
    .a = une paire de vassaux
hand-pvn = Prince, vassal
    .a = un prince et un vassal
hand-pnn = Prince seul
    .a = un prince seul
hand-vnn = Vassal seul
    .a = un vassal seul
hand-nnn = Rien
    .a = une main sans rien

earl-castle = Château
    .a = un château
earl-land = Terre
    .a = une terre
earl-market-town = Bourg
    .a = un bourg
earl-church = Église
    .a = une église
earl-cathedral = Cathédrale
    .a = une cathédrale
earl-prince = Prince
    .a = un prince
earl-vassal = Vassal
    .a = un vassal
earl-champion = Champion
    .a = un champion
earl-monk = Moine
    .a = un moine
earl-mercenary = Mercenaire
    .a = un mercenaire
earl-treachery = Trahison
    .a = une trahison
earl-intrigue = Intrigue
    .a = une intrigue
earl-allies = Alliés
    .a = une carte d’alliés
earl-banquet = Banquet
    .a = un banquet
earl-banner = Bannière
    .a = une bannière

## Options et réglages

preset-rulebook = Avec les pioches de comte
preset-rulebook-help = Chaque comte a une pioche de 24 cartes et un présentoir : ce que rapporte un conclave se pioche, et une pioche peut s’épuiser.
preset-quick-start = Départ rapide
preset-quick-start-help = Aucune pioche : ce que rapporte un conclave se compte en points.

option-rounds = Tours de table
option-rounds-help = Combien de tours joue chaque comte.
option-short = Partie courte
option-short-help = Sans pioches de comte ni présentoirs ; les récompenses sont des points.
option-decks = Pioches de comte
option-decks-help = Tous ont la même pioche toute prête, ou bien chaque comte compose la sienne : 24 des 90 cartes de son jeu.
option-decks-ready = toutes prêtes
option-decks-own = à composer
option-joust = La pioche de joute d’une autre boîte
option-joust-help = Combien de princes, de vassaux et de malchances, dans un fichier JSON : prince, vassal et no_luck, 24 en tout. Sans lui, 8 de chaque.

score-points = Points
score-lies = Pris à mentir
score-hits = Menteurs démasqués

## Questions

ask-deck-choice = { $seat } compose une pioche : combien de cartes du type { $earl } ?
ask-starting-draw = { $seat } pioche ses premières cartes.
ask-first-caller = On tire au sort : qui commence ?
ask-the-action = { $seat } : convoquer un conclave ?
ask-deal = { $seat } reçoit trois cartes de joute.
ask-declaration = { $seat } : quelle main déclarer ?
ask-challenge-turn = { $seat } : qui a menti ?
ask-tie-card = { $seat } retourne une carte pour départager.
ask-free-draw = { $seat } : piocher la carte offerte ?
ask-reward-draw = { $seat } pioche la carte offerte.
ask-tray-card = { $seat } a gagné : quelle carte du présentoir ?
ask-last-draw = { $seat } fait la pioche obligatoire.

## Choix

group-first = Commencer
act-first = { $seat } commence
group-deal = Distribuer
act-deal = { $joust }
group-turn-up = Retourner
act-turn-up = { $joust }
group-earl = Piocher
act-earl = { $earl }
group-put = Composer la pioche
act-put = { $earl } : tant dans la pioche
group-call = Convoquer un conclave
act-call = Convoquer un conclave
group-rest = Aucune action
act-rest = Aucune action à ce tour
group-declare = Déclarer
act-declare = { $hand }
group-challenge = Défier
act-challenge = Défier { $seat }
group-pass = Ne défier personne
act-pass = Ne défier personne
group-draw = Piocher
act-draw = Piocher la carte offerte
group-decline = Renoncer
act-decline = Laisser la carte offerte
group-pick = Prendre au présentoir
act-pick = { $earl }
group-leave = Ne rien prendre
act-leave = Ne prendre aucune carte du présentoir

## Ce qui est en jeu

at-stake = Si c’est un mensonge, { $target } sort du conclave ; si c’est la vérité, c’est { $seat } qui en sort.
true-hand = C’est la vérité : aucun défi n’est à craindre.
last-card = Attention : c’est la dernière carte de la pioche. La pioche obligatoire de ce tour échouera, et ce sera la fin de la partie pour son propriétaire.
deck-short = Attention : il ne restera { $cards ->
    [0] aucune carte
    [one] qu’une carte
   *[other] que { $cards } cartes
} pour { $draws ->
    [one] une pioche obligatoire
   *[other] { $draws } pioches obligatoires
} ; celle qui échoue met hors de la partie.

## Ce qui se passe

deck-built = { $seat } a composé une pioche de 24 cartes.
starting-hand-drawn = { $cards-count ->
    [0] { $seat } pioche cinq cartes.
   *[other] { $seat } pioche cinq cartes : { $cards }.
}
begins-match = Le sort désigne { $seat }, qui commence.
conclave-called = { $seat } convoque un conclave.
none-called = { $seat } ne convoque personne.
hand-dealt = { $cards-count ->
    [0] { $seat } reçoit trois cartes.
   *[other] { $seat } reçoit { $cards-a }.
}
hand-declared = { $seat } déclare { $hand-a }.
nobody-challenged = { $seat } ne défie personne.
declaration-challenged = { $seat } défie { $target }, dont la déclaration est { $hand-a }.
lie-caught = { $seat } a menti et montre { $hand-a }, non { $declared-a }. { $seat } sort du conclave.
truth-proved = { $seat } a dit vrai et montre { $hand-a }. { $challenger } sort du conclave, sans montrer ses cartes.
tie-found = { $seats } ont chacun déclaré { $hand-a }, et personne dans le conclave n’a déclaré mieux : une carte tirée par chacun va les départager.
tie-card-turned = { $seat } retourne { $joust-a }.
still-tied = { $seats } restent à égalité, chacun avec { $joust-a } : on recommence.
conclave-won = { $seat } gagne le conclave avec { $hand-a }, du moins en paroles.
conclave-won-alone = { $seat } reste seul et gagne le conclave ; la déclaration était { $hand-a }.
points-gained = { $seat } gagne { $points ->
    [one] un point.
   *[other] { $points } points.
}
reward-drawn = { $earl ->
    [none] { $seat } pioche la carte offerte.
   *[other] { $seat } pioche la carte offerte : { $earl-a }.
}
reward-declined = { $seat } laisse la carte offerte.
deck-empty = { $seat } n’a plus de carte à piocher comme récompense.
tray-picked = { $earl ->
    [none] { $seat } prend une carte au présentoir.
   *[other] { $seat } prend { $earl-a } au présentoir.
}
tray-left = { $seat } ne prend aucune carte au présentoir.
card-drawn = { $earl ->
    [none] { $seat } fait la pioche obligatoire et finit son tour.
   *[other] { $seat } fait la pioche obligatoire, { $earl-a }, et finit son tour.
}
passed-away = { $seat } ne peut faire la pioche obligatoire et sort de la partie.
most-points = { $seats-count ->
    [1] { $seats } gagne la partie avec { $points ->
        [0] aucun point.
        [one] un point.
       *[other] { $points } points.
    }
   *[other] { $seats } partagent la victoire, avec { $points ->
        [0] aucun point.
        [one] un point chacun.
       *[other] { $points } points chacun.
    }
}
fewer-lies = { $seats-count ->
    [1] { $seats } gagne la partie
   *[other] { $seats } partagent la victoire
} avec { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
} : autant qu’un autre, mais qui fut plus souvent pris à mentir. { $lies ->
    [0] Ici, jamais aucun mensonge ne fut découvert.
    [one] Ici, cela n’arriva qu’une fois.
   *[other] Ici, cela arriva { $lies } fois.
}
more-hits = { $seats-count ->
    [1] { $seats } gagne la partie
   *[other] { $seats } partagent la victoire
} avec { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
} : à égalité de points et de mensonges avec un autre, mais avec plus de menteurs démasqués, { $hits } en tout.
last-at-table = { $seat } reste seul à table et gagne la partie.

## Pourquoi pas

why-call = Un conclave se convoque comme action, au début de son propre tour.
why-deal = Les cartes de joute sont distribuées au hasard, face cachée, trois à chaque comte.
why-declare = Chacun déclare maintenant l’une des dix mains, vraie ou non ; les défis viennent après la dernière déclaration.
why-challenge = Les défis viennent quand tous ont déclaré : défier un autre comte, ou personne.
why-tie = Une carte pour chaque comte à égalité décide ; il n’y a rien à choisir.
why-reward = Les récompenses se prennent à la fin du conclave, par ceux qui y sont restés.
why-order = C’est à un autre : tout se fait en partant de la gauche de celui qui a convoqué, lui-même en dernier.
why-r4 = Une déclaration tient : ce qui est dit est dit.
why-r5 = Qui est sorti du conclave n’y a plus son mot à dire.
why-r6 = On défie un autre comte qui est encore dans le conclave, ni soi-même ni qui en est sorti.
why-r7 = Ce comte a dit vrai, la preuve en est faite : le défier encore ne pourrait qu’échouer.
why-r14 = La carte offerte se pioche, ou se laisse.
why-r17 = Le gagnant peut prendre une carte de son présentoir, de n’importe quel type, ou aucune.
why-r18 = Il n’en reste aucune de ce type au présentoir.
why-r20 = Il y a une action par tour, et elle est prise : ce conclave.
why-m1 = Une pioche a exactement 24 cartes, 6 au plus d’un type, choisies type par type.
why-m2 = Un tour se compose d’une action, un conclave ou rien, puis de la pioche obligatoire.
why-m3 = Le sort décide qui commence.
why-m4 = La partie est finie.
why-m7 = Qui n’a pu faire une pioche obligatoire est hors de la partie.
why-m12 = Dans une partie, les cartes de comte se piochent au hasard et ne se jouent jamais.

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
