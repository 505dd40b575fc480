# Fief (1984) : les mots du jeu en français. Un argument `village` vient comme $village (son nom) et, déclinés,
# $village-de (« de Blaye ») et $village-a (« à Blaye ») ; une région aussi comme $region-le et $region-a (« dans le … ») ;
# un lieu comme $place, $place-from, $place-to, $place-village, $place-village-de, $place-village-a, $place-behind et
# $place-behind-de ; une liste aussi comme $lords-count. `none` veut dire personne.

game = Fief
game-line = Des seigneurs, des évêques et une couronne à prendre, dans un royaume de vingt-quatre villages.

## Les seigneurs

lord-clement = Clément
lord-charles = Charles
lord-eric = Éric
lord-francois = François
lord-gauvain = Gauvain
lord-guillaume = Guillaume
lord-henri = Henri
lord-hugues = Hugues
lord-jacques = Jacques
lord-jean = Jean
lord-lambert = Lambert
lord-louis = Louis
lord-pierre = Pierre
lord-robert = Robert
lord-roland = Roland

## Les cartes : leur nom et, dans une phrase, `a`

card-clement = Clément
    .a = Clément
card-charles = Charles
    .a = Charles
card-eric = Éric
    .a = Éric
card-francois = François
    .a = François
card-gauvain = Gauvain
    .a = Gauvain
card-guillaume = Guillaume
    .a = Guillaume
card-henri = Henri
    .a = Henri
card-hugues = Hugues
    .a = Hugues
card-jacques = Jacques
    .a = Jacques
card-jean = Jean
    .a = Jean
card-lambert = Lambert
    .a = Lambert
card-louis = Louis
    .a = Louis
card-pierre = Pierre
    .a = Pierre
card-robert = Robert
    .a = Robert
card-roland = Roland
    .a = Roland
card-revolt = Révolte
    .a = une révolte
card-bad-weather = Intempéries
    .a = des intempéries
card-plague = Peste
    .a = une peste
card-famine = Famine
    .a = une famine
card-assassination = Assassinat
    .a = un assassinat
card-good-harvest = Bonne récolte
    .a = une bonne récolte
card-sun = Soleil
    .a = un soleil
card-justice = Justice
    .a = la justice
card-lords-tithe = Taille seigneuriale
    .a = une taille seigneuriale
card-royal-tithe = Taille royale
    .a = une taille royale
card-bishopric-tithe = Dîme
    .a = une dîme

## Phases, titres, attitudes

phase-setup = Mise en place
phase-cards = Cartes
phase-revenues = Revenus
phase-purchases = Achats
phase-movement = Déplacements
phase-combat = Combats
phase-negotiations = Négociations

standing-waiting = en attente
standing-besieging = assiège
standing-attacking = attaque
standing-guest = a droit de passage
standing-assaulting = donne l’assaut

## Options et formules

preset-rulebook = Règle du jeu
preset-rulebook-help = La partie telle que la veut la règle de 1984.
preset-quick-start = Départ rapide
preset-quick-start-help = Un seigneur chacun dès le départ, deux fiefs pour gagner : une partie pour une soirée.

option-goal = Fiefs pour gagner
option-goal-help = Le premier à tenir autant de fiefs gagne aussitôt. Avec 0, ce but n’existe pas et il faut une limite.
option-turns = Limite de tours
option-turns-help = La partie finit après ce tour, et le plus de fiefs l’emporte. 0 : pas de limite.
option-minutes = Limite de temps
option-minutes-help = Après ce nombre de minutes on achève le tour, et le plus de fiefs l’emporte. 0 : pas de limite.
option-map = Carte
option-map-help = Le plateau de 1984 tel que nous l’avons reconstitué, ou celui de 2011.
option-map-1984r = 1984, reconstitué
option-map-2011 = 2011
option-board = Votre propre carte
option-board-help = Une carte dans un fichier JSON ; elle est vérifiée avant la partie.
option-bishoprics = Évêchés
option-bishoprics-help = Quels villages relèvent de quel évêché : pour 1984 nul n’en est sûr, voici deux lectures.
option-bishoprics-default = six villages chacun
option-bishoprics-alternative = plus près de 2011
option-start-lord = Un seigneur au départ
option-start-lord-help = Chaque famille peut commencer avec un seigneur tiré au sort : un départ plus vif.
option-start-lord-none = aucun
option-start-lord-random = un chacun, au sort
option-start-soldiers = Soldats au départ
option-start-soldiers-help = Tous se tiennent dans le village du premier château.
option-start-money = Écus au départ
option-start-money-help = La banque verse cette somme à chaque joueur.
option-bank = La banque
option-bank-help = La boîte contient 10 800 écus. Une fois vide, la banque ne paie plus, sauf si vous en décidez autrement.
option-bank-10800 = 10 800 écus
option-bank-unlimited = sans limite
option-plague = La peste compte les soldats
option-plague-help = Un soldat sur trois meurt, en comptant par joueur dans toute la région, ou village par village.
option-plague-per-player = sur la région
option-plague-per-village = village par village
option-tithe-unowned = Dîme sur les villages libres
option-tithe-unowned-help = Ce que rapporte à son évêque un village qui n’est à personne.
option-tithe-unowned-0 = rien
option-tithe-unowned-100 = 100 écus
option-show-cash = Bourses ouvertes
option-show-cash-help = Chacun voit combien d’argent ont les autres.
option-talks = Négociations
option-talks-help = Chacun parle à son tour jusqu’à ce qu’il ait fini, ou tous ensemble pendant trois minutes.
option-talks-in-turn = à tour de rôle, sans horloge
option-talks-clock = trois minutes, tous ensemble

## Ce qui s’est passé : déplacements

travelled = { $lord } va { $origin-from } { $place-to }{ $soldiers ->
    [0] , seul.
    [1] {" "}avec un soldat.
   *[other] {" "}avec { $soldiers } soldats.
}
soldiers-collected = En chemin, { $lord } emmène { $soldiers ->
    [1] le soldat qui se tenait
   *[other] les { $soldiers } soldats qui se tenaient
} devant { $place-village }.
village-entered = { $seat } entre { $village-a }, où il n’y avait personne.
force-stopped = La troupe { $seat-de } s’arrête devant { $place-village }, sur la route { $place-behind-de } : { $occupant } tient la place.
force-joined = Ils rejoignent la troupe { $seat-de } devant { $place-village }.
sortie-begun = { $lord } tente une sortie hors { $village-de }{ $soldiers ->
    [0] , seul.
    [1] {" "}avec un soldat.
   *[other] {" "}avec { $soldiers } soldats.
}
relief-arrived = Des renforts pour { $village } : { $seat } se tient derrière les assiégeants et va les attaquer.
attack-announced = { $seat } annonce une attaque sur { $place-village }, par la route { $place-behind-de }.
attack-forced = Le combat est inévitable : la troupe { $seat-de } devant { $place-village } doit attaquer.
siege-laid = { $seat } met le siège devant { $place-village }.
siege-continued = { $seat } maintient le siège { $place-village-de }.
passage-asked = { $seat } demande { $occupant-a } le droit de traverser { $place-village }{ $crowns ->
    [0] .
   *[other] {" "}et offre { $crowns } écus.
}
passage-granted = { $seat } accorde { $guest-a } le droit de traverser { $place-village }{ $crowns ->
    [0] .
   *[other] {" "}pour { $crowns } écus.
}
passage-refused = { $seat } refuse { $guest-a } le passage par { $place-village }.
passage-lapsed = { $seat } n’a pas usé de son droit de traverser { $place-village } : il s’éteint.

## Ce qui s’est passé : combats

villagers-resisted = Les villageois { $village-de } se soulèvent contre les soldats { $intruder-de } et tirent { $pips } : { $killed ->
    [0] personne ne tombe.
    [1] un soldat tombe.
   *[other] { $killed } soldats tombent.
}
villagers-held-back = { $seat } laisse en paix les soldats { $intruder-de } { $village-a }, pour ce tour.
sortie-returned = Le siège { $village-de } est levé sans combat : les pions { $seat-de } rentrent.
sortie-fought = Devant { $village }, { $counters ->
    [1] le seul pion { $seat-de } se jette
   *[other] les { $counters } pions { $seat-de } se jettent
} sur les assiégeants { $foe-de }, au nombre de { $foes }.
attack-begun = { $seat } attaque { $foe } { $village-a } : { $counters } contre { $foes }{ $castle ->
    [0] , à découvert.
   *[other] , derrière les murs du château.
}
rivals-fought = Devant { $village }, la troupe { $seat-de } ({ $counters }) et celle { $foe-de } ({ $foes }) se battent entre elles.
blow-struck = { $seat } tire { $pips } : { $foe } { $losses ->
    [0] ne perd personne
    [1] perd un pion
   *[other] perd { $losses } pions
} { $village-a }.
counters-lost = { $seat } perd { $lords-count ->
    [0] { $soldiers ->
        [1] un soldat { $village-a }.
       *[other] { $soldiers } soldats { $village-a }.
    }
   *[other] { $soldiers ->
        [0] { $lords } { $village-a }.
        [1] un soldat { $village-a } et, avec lui, { $lords }.
       *[other] { $soldiers } soldats { $village-a } et, avec eux, { $lords }.
    }
}
fight-won = { $seat } a battu { $foe } { $village-a } ; { $counters ->
    [1] un seul pion reste debout.
   *[other] { $counters } pions restent debout.
}
nobody-left = { $seat } et { $foe } se sont anéantis { $village-a }.
works-destroyed = Le combat ravage { $village } : { $mills ->
    [0] { $presses ->
        [1] un pressoir est détruit.
       *[other] { $presses } pressoirs sont détruits.
    }
    [1] { $presses ->
        [0] un moulin est détruit.
        [1] un moulin et un pressoir sont détruits.
       *[other] un moulin et { $presses } pressoirs sont détruits.
    }
   *[other] { $presses ->
        [0] { $mills } moulins sont détruits.
        [1] { $mills } moulins et un pressoir sont détruits.
       *[other] { $mills } moulins et { $presses } pressoirs sont détruits.
    }
}
village-taken = { $seat } prend { $village }.
coalition-asked = { $seat } propose { $other-a } de s’unir contre l’occupant { $village-de }{ $crowns ->
    [0] .
   *[other] {" "}et offre { $crowns } écus.
}
coalition-joined = { $seat } s’unit { $other-a } contre l’occupant { $village-de }{ $crowns ->
    [0] .
   *[other] {" "}pour { $crowns } écus.
}
coalition-refused = { $seat } refuse de s’unir { $other-a } et combattra qui restera { $village-a }.
coalition-not-sought = { $seat } ne veut pas de l’aide { $other-de } devant { $village }.
bids-shown = Les mains s’ouvrent : pour { $village }, { $seat } mise { $crowns } écus et { $other } { $others_crowns }.
bid-won = { $seat } verse { $crowns } écus { $other-a } et prend { $village } ; { $other } reste devant, avec droit de passage.

## Ce qui s’est passé : couronne et fiefs

title-borne = { $lord } porte désormais le titre { $region-de }, pour { $seat }.
capital-taken = { $seat } tient { $village }, la capitale, et avec elle tout le fief : { $region-le } passe { $other-de } { $seat-a }.
king-by-conquest = Le trône était vide. En prenant { $village }, { $lord } se fait roi, et { $seat } règne.
king-agreed = Le roi { $seat-de } laisse { $other-a } le titre { $region-de }.
king-objected = Le roi { $seat-de } s’oppose : { $other } ne portera pas le titre { $region-de }.
title-in-custody = Le titre { $region-de } passe { $other-de } sous la garde du roi { $seat-de }.
custody-inherited = La garde { $region-de } passe au nouveau roi { $seat-de }.
last-lord-lost = { $seat } n’a plus de seigneur, et il n’y a pas de roi : { $seat } garde { $region-le } jusqu’au prochain.
throne-vacant = Le trône est vide : les joueurs élisent un roi.
votes-cast = { $seat } donne { $votes ->
    [1] une voix
   *[other] { $votes } voix
} { $lord-a }.
abstained = { $seat } ne vote pas.
election-undecided = Personne n’a le plus de voix : le trône reste vide jusqu’au tour suivant.
lord-elected = { $lord }, de la famille { $seat-de }, est élu par { $votes ->
    [1] une voix
   *[other] { $votes } voix
}. Il lui faut le sacre.
clergy-asked = { $seat } demande au clergé { $other-de } de sacrer { $lord }{ $crowns ->
    [0] .
   *[other] {" "}et offre { $crowns } écus.
}
clergy-agreed = { $seat } laisse { $cardinals ->
    [0] { $bishops ->
        [1] un évêque
       *[other] { $bishops } évêques
    }
    [1] { $bishops ->
        [0] un cardinal
        [1] un évêque et un cardinal
       *[other] { $bishops } évêques et un cardinal
    }
   *[other] { $bishops ->
        [0] { $cardinals } cardinaux
        [1] un évêque et { $cardinals } cardinaux
       *[other] { $bishops } évêques et { $cardinals } cardinaux
    }
} sacrer { $lord }.
clergy-refused = { $seat } refuse que son clergé sacre { $lord }.
sanctifying-failed = { $lord }, de la famille { $seat-de }, n’est pas sacré : le trône reste vide jusqu’au tour suivant.
king-crowned = { $lord } est sacré. Vive le roi, et { $seat } avec lui !
fief-asked = { $seat } demande au roi { $other-de } d’ériger { $region-le } en fief{ $crowns ->
    [0] .
   *[other] {" "}et offre { $crowns } écus.
}
fief-refused = Le roi { $seat-de } refuse d’ériger { $region-le } pour { $other }.
fief-raised = { $seat } tient un nouveau fief : { $region-le }.
capital-named = { $village } devient la capitale { $region-de }, fief { $seat-de }.
soldiers-gathered = { $seat } rassemble { $village-a } un soldat { $villages-count ->
    [1] { $villages-de }.
   *[other] par village, venu { $villages-de }.
}
title-granted = Le roi { $seat-de } remet { $region-le } { $lord-a }, et donc { $other-a }.
title-withheld = Le roi { $seat-de } garde les titres qui lui restent.
capital-lost = Fief { $seat-de }, { $region-le } n’a aucun village libre d’adversaires, et donc pas de capitale pour l’heure.
free-soldier = Avec son nouveau fief, { $seat } reçoit un soldat { $village-a }.

## Ce qui s’est passé : négociations

money-paid = { $seat } verse { $crowns } écus { $other-a }.
village-given = { $seat } cède { $village } { $other-a }, pour y loger.
money-requested = { $seat } demande { $crowns } écus { $other-a }.
request-refused = { $seat } refuse les { $crowns } écus { $other-a }.
deal-proposed = { $seat } propose un marché { $other-a } : { $pays ->
    [0] { $gives-count ->
        [0] rien
       *[other] { $gives }
    }
   *[other] { $gives-count ->
        [0] { $pays } écus
       *[other] { $pays } écus et { $gives }
    }
} contre { $gets ->
    [0] { $takes-count ->
        [0] rien.
       *[other] { $takes }.
    }
   *[other] { $takes-count ->
        [0] { $gets } écus.
       *[other] { $gets } écus et { $takes }.
    }
}
deal-agreed = { $seat } accepte le marché { $other-de }.
deal-refused = { $seat } refuse le marché { $other-de }.
talks-finished = { $seat } n’a plus rien à dire ce tour-ci.
talks-closed = Le temps des négociations est écoulé.

## Ce qui s’est passé : les fins

time-ran-out = Le temps est écoulé : la partie finit avec ce tour.
gift-lapsed = { $seat } n’a personne { $village-a } : la cession est caduque.
turn-ended = Le tour { $turn } est fini ; { $seat } commence le suivant.
ended-by-fiefs = { $seat } est le premier joueur à tenir { $fiefs ->
    [1] un fief
   *[other] { $fiefs } fiefs
} et gagne !
ended-by-time = Le temps est écoulé. Comptent les fiefs, puis les soldats sur le plateau, puis l’argent.
ended-by-turns = { $turns ->
    [1] Le seul tour
   *[other] Le dernier des { $turns } tours
} est fini. Comptent les fiefs, puis les soldats sur le plateau, puis l’argent.

## Les termes d’un marché : `pay-300`, `give-blaye`, `get-bourg`, vus par qui propose

words-pay = payer { $what }
words-give = céder { $what }
words-get = recevoir { $what }
words-number = { $number } écus

## Aperçus

winning-odds = Gagne { $percent } fois sur 100 : { $counters } contre { $foes }.

## Ce qui est demandé : déplacements

ask-movement-slot = Où vont les seigneurs { $seat-de } ?
ask-force-orders = Que fait la troupe { $seat-de } devant { $place-village } ?
ask-right-of-way = Le passage par { $place-village } est-il accordé par { $seat }{ $crowns ->
    [0] {" "}?
   *[other] {" "}pour { $crowns } écus ?
}

## Ce qui est demandé : combats

ask-resistance = Les villageois { $seat-de } résistent-ils aux intrus { $village-a } ?
ask-villagers-die = Un dé pour les villageois { $village-de }.
ask-sorties = Quelle sortie livre d’abord { $seat } ?
ask-attacks = Quelle attaque livre d’abord { $seat } ?
ask-exchange = { $attacker } et { $defender } lancent les dés { $village-a }.
ask-casualties = { $count ->
    [1] Quel pion retire { $seat }
   *[other] Quels { $count } pions retire { $seat }
} { $village-a } ?
ask-coalition-offer = { $seat } propose une coalition { $other-a } devant { $village } ?
ask-coalition-answer = { $seat } s’unit { $first-a } contre l’occupant { $village-de }{ $crowns ->
    [0] {" "}?
   *[other] {" "}pour { $crowns } écus ?
}
ask-sealed-bids = Combien misent { $seats } pour { $village }, la main fermée ?

## Ce qui est demandé : couronne, fiefs, négociations

ask-name-bearer = Quel seigneur { $seat-de } porte le titre { $region-de } ?
ask-crown-of-conquest = Quel seigneur { $seat-de } devient roi par cette conquête ?
ask-royal-answer = Le roi laisse-t-il { $taker-a } le titre { $region-de } ?
ask-suffrage = Pour qui vote { $seat } ?
ask-appeal = À quel clergé s’adresse { $seat } pour sacrer { $lord } ?
ask-clergy-answer = Le clergé { $seat-de } sacre-t-il { $lord }{ $crowns ->
    [0] {" "}?
   *[other] {" "}pour { $crowns } écus ?
}
ask-fief-slot = Quel fief demande { $seat } ?
ask-fief-answer = Le roi { $seat-de } érige-t-il { $region-le } pour { $asker }{ $crowns ->
    [0] {" "}?
   *[other] , contre { $crowns } écus ?
}
ask-capital-choice = Quel village choisit { $seat } pour capitale { $region-de } ?
ask-gathering = D’où viennent les soldats que { $seat } rassemble dans la capitale { $region-de } ?
ask-granting = À qui le roi donne-t-il les titres qu’il doit remettre ?
ask-favour = À qui le roi remet-il les titres qu’il garde, s’il le veut ?
ask-reward = Dans quelle capitale va le nouveau soldat { $seat-de } ?
ask-talk-slot = Que dit, donne ou propose { $seat } ?
ask-open-talks = La parole est libre : { $seats } peuvent encore négocier.
ask-request-answer = { $seat } donne les { $crowns } écus { $asker-a } ?
ask-deal-answer = { $seat } accepte le marché { $asker-de } ? { $asker } veut { $terms }.

## Ce qu’on peut faire : partout

group-done = Finir
act-done = Terminé
group-pass = Passer
act-pass = Passer
group-agree = Oui
act-agree = Oui
group-refuse = Non
act-refuse = Non
group-die = Le dé
act-die = Le dé montre { $pips }
group-draw = La pioche
act-draw = La pioche donne { $card }

## Ce qu’on peut faire : déplacements

group-move = Déplacer
act-move = { $lord } { $village-a }
group-collect = Déplacer et rallier
act-collect = { $lord } { $village-a }, avec tous ceux qui sont sur la route
group-sally = Sortir
act-sally = { $lord } tente une sortie
group-attack = Attaquer
act-attack = Attaquer { $place-village } par la route { $place-behind-de }
group-besiege = Assiéger
act-besiege = Assiéger { $place-village } par la route { $place-behind-de }
group-ask = Demander passage
act-ask = Demander passage par { $place-village }, en offrant des écus

## Ce qu’on peut faire : combats

group-resist = Résister
act-resist = Les villageois { $village-de } résistent
group-let-pass = Laisser
act-let-pass = Laisser en paix les intrus { $village-de }
group-fight = Combattre
act-fight = Combattre { $village-a }
group-lose = Pertes
act-lose = Retirer { $lords-count ->
    [0] { $soldiers ->
        [1] un soldat
       *[other] { $soldiers } soldats
    }
   *[other] { $soldiers ->
        [0] { $lords }
        [1] un soldat, et { $lords }
       *[other] { $soldiers } soldats, et { $lords }
    }
}
group-fight-alone = Combattre seul
act-fight-alone = Ne demander aucune aide { $village-a }
group-ask-coalition = S’unir
act-ask-coalition = Proposer une coalition { $village-a }, en offrant des écus
group-bid = Miser
act-bid = Miser des écus, main fermée

## Ce qu’on peut faire : couronne, fiefs, négociations

group-vote = Voter
act-vote = Des voix pour { $lord }
group-ask-clergy = Demander le sacre
act-ask-clergy = Demander { $seat-a }, en offrant des écus
group-raise = Ériger un fief
act-raise = Ériger { $region-le }
group-ask-fief = Demander un fief
act-ask-fief = Demander { $region-le } au roi, en offrant des écus
group-bear = Porteur du titre
act-bear = { $lord } porte le titre { $region-de }
group-name-capital = Capitale
act-name-capital = { $village } pour capitale
group-gather = Rassembler
act-gather = Un soldat { $villages-de }
group-crown = Couronner
act-crown = { $lord } devient roi
group-object = S’opposer
act-object = S’opposer, et garder le titre
group-grant = Remettre
act-grant = Remettre { $region-le } { $lord-a }
group-station = Placer
act-station = Un soldat pour { $village }
group-pay = Donner de l’argent
act-pay = Donner des écus { $seat-a }
group-give = Céder un village
act-give = Céder { $village } { $seat-a }
group-request = Demander de l’argent
act-request = Demander des écus { $seat-a }
group-propose = Proposer un marché
act-propose = Proposer { $seat-a } : { $terms }
group-time-up = Temps
act-time-up = Le temps est écoulé
group-negotiation-closed = Négociations
act-negotiation-closed = Le temps des négociations est écoulé

## Ce qui s’est passé : le début

thrown-for-place = { $seat } tire { $first } et { $second } pour le choix des régions.
region-chosen = { $seat } s’assied devant { $region-le }.
family-settled = { $seat } commence { $village-a } avec un château, { $soldiers ->
    [1] un soldat
   *[other] { $soldiers } soldats
} et { $crowns } écus.
lord-sired = { $lord } est à la tête de la famille { $seat-de }, { $village-a }.

## Ce qui s’est passé : cartes

card-taken = { $seat } prend une carte.
card-drawn = { $seat } pioche { $card-a }.
stack-shuffled = On bat la défausse : { $cards } cartes forment une nouvelle pioche.
card-swapped = { $seat } échange une carte.
card-put-away = { $seat } défausse une carte, face cachée.
lord-laid = { $lord } rejoint la famille { $seat-de }, { $village-a }.
bishop-made = { $lord }, de la famille { $seat-de }, devient évêque { $bishopric-de }.
cardinal-made = { $lord }, de la famille { $seat-de }, devient cardinal.
attack-played = { $seat } joue { $card-a } sur { $region-le }.
revolt-stirred = { $seat } fomente une révolte, avec famine, { $region-a }.
murder-plotted = { $seat } envoie un assassin { $lord-a }.
attack-parried = { $seat } pare avec { $card-a }.
weather-broke = Les intempéries s’abattent sur { $region-le }.
famine-spread = La famine s’étend { $region-a }.
revolt-thrown = Révolte { $region-a } : le dé montre { $pips }.
revolt-bought-off = { $seat } apaise la révolte { $region-a } pour { $crowns } écus.
revolt-subsided = La révolte s’éteint d’elle-même { $region-a }.
mill-wrecked = Les révoltés détruisent un moulin { $village-a }.
press-wrecked = Les révoltés détruisent un pressoir { $village-a }.
works-wrecked = Les révoltés { $region-de } { $mills ->
    [0] { $presses ->
        [0] ne détruisent rien, car il n’y a rien.
        [1] détruisent un pressoir.
       *[other] détruisent { $presses } pressoirs.
    }
    [1] { $presses ->
        [0] détruisent un moulin.
        [1] détruisent un moulin et un pressoir.
       *[other] détruisent un moulin et { $presses } pressoirs.
    }
   *[other] { $presses ->
        [0] détruisent { $mills } moulins.
        [1] détruisent { $mills } moulins et un pressoir.
       *[other] détruisent { $mills } moulins et { $presses } pressoirs.
    }
}
castle-stormed = Les révoltés attaquent le château { $village-de } et tirent { $pips } : { $soldiers ->
    [0] aucun soldat ne meurt.
    [1] un soldat meurt.
   *[other] { $soldiers } soldats meurent.
}
plague-broke = La peste éclate { $region-a }.
plague-dead = La peste emporte { $soldiers ->
    [1] un soldat
   *[other] { $soldiers } soldats
} { $seat-de } : { $place }.
fever-thrown = { $lord }, de la famille { $seat-de }, est malade : le dé montre { $pips }.
lord-perished = { $lord }, de la famille { $seat-de }, meurt de la peste.
lord-murdered = { $lord }, de la famille { $seat-de }, est assassiné.
lord-executed = Justice est faite : { $lord }, de la famille { $seat-de }, est exécuté.

## Ce qui s’est passé : revenus et achats

bishop-tithe-shown = { $seat } réclame la dîme pour l’évêché { $bishopric-de }.
lords-tithe-shown = { $seat } réclame la taille seigneuriale pour { $region-le }.
royal-tithe-shown = { $seat } réclame la taille royale.
income-paid = { $seat } reçoit { $crowns } écus.
income-cut = La banque est vide : sur { $due } écus, { $seat } { $crowns ->
    [0] ne reçoit rien.
   *[other] en reçoit { $crowns }.
}
soldiers-bought = { $seat } engage { $soldiers ->
    [1] un soldat
   *[other] { $soldiers } soldats
} { $village-a }.
mill-bought = { $seat } construit un moulin { $village-a }.
press-bought = { $seat } construit un pressoir { $village-a }.
castle-bought = { $seat } construit un château { $village-a }.

## Ce qui est demandé : le début, les cartes

ask-place-throw = Les dés disent qui choisit d’abord sa région.
ask-region-choice = Devant quelle région s’assied { $seat } ?
ask-first-village = Dans quel village commence { $seat } ?
ask-first-lord = Quel seigneur sera à la tête de la famille { $seat-de } ? La pioche décide.
ask-card-deal = { $seat } reçoit une carte.
ask-card-slot = Quelles cartes joue, pose ou défausse { $seat } ?
ask-discard-slot = Quelles cartes défausse { $seat } avant la fin du tour ?

## Ce qu’on peut faire : le début, les cartes, les revenus, les achats

group-choose = Choisir une région
act-choose = S’asseoir devant { $region-le }
group-settle = Choisir un village
act-settle = Commencer { $village-a }
group-sire = Le premier seigneur
act-sire = { $lord } à la tête de la famille
group-lay = Poser un seigneur
act-lay = Poser { $lord }, { $village-a }
group-ordain = Nommer un évêque
act-ordain = Nommer { $lord } évêque { $bishopric-de }
group-elevate = Nommer un cardinal
act-elevate = Nommer { $lord } cardinal
group-unleash = Attaquer une région
act-unleash = { $card } sur { $region-le }
group-stir-up = Fomenter une révolte
act-stir-up = Révolte et famine { $region-a }
group-murder = Envoyer un assassin
act-murder = Faire assassiner { $lord }
group-exchange = Échanger une carte
act-exchange = Échanger : { $card }
group-discard = Défausser une carte
act-discard = Défausser : { $card }
group-parry = Parer
act-parry = Parer l’attaque
group-buy-off = Apaiser
act-buy-off = Apaiser la révolte en payant
group-condemn = Justice
act-condemn = Faire exécuter { $lord }
group-wreck-mill = Détruire un moulin
act-wreck-mill = Détruire un moulin { $village-a }
group-wreck-press = Détruire un pressoir
act-wreck-press = Détruire un pressoir { $village-a }
group-storm = Attaquer un château
act-storm = Attaquer le château { $village-de }
group-lose-plague = Les morts
act-lose-plague = Des soldats meurent : { $place }
group-bishop-tithe = Dîme
act-bishop-tithe = Prendre la dîme { $bishopric-de }
group-lords-tithe = Taille seigneuriale
act-lords-tithe = Prendre la taille seigneuriale { $region-de }
group-royal-tithe = Taille royale
act-royal-tithe = Prendre la taille royale
group-buy-soldiers = Engager des soldats
act-buy-soldiers = Des soldats pour { $village }, 100 écus chacun
group-buy-mill = Construire un moulin
act-buy-mill = Un moulin { $village-a }, 300 écus
group-buy-press = Construire un pressoir
act-buy-press = Un pressoir { $village-a }, 200 écus
group-buy-castle = Construire un château
act-buy-castle = Un château { $village-a }, 2 000 écus

## Ce qui est demandé : attaques, revenus, achats

ask-parry-answer = Pare-t-on { $card-a } { $region-a } ?
ask-revolt-answer = Une révolte de { $pips } { $region-a } : une bonne récolte, des écus, ou rien ?
ask-justice-answer = L’assassin { $attacker-de } est devant { $lord }. { $seat } en appelle à la justice ?
ask-sentence = Quel seigneur { $attacker-de } condamne { $seat } ?
ask-plague-losses = La peste emporte { $count ->
    [1] un soldat { $seat-de } { $region-a }. Lequel ?
   *[other] { $count } soldats { $seat-de } { $region-a }. Lesquels ?
}
ask-fever-die = { $lord } est malade : sur 1 ou 2, il meurt.
ask-revolt-die = Quelle est la force de la révolte { $region-a } ? Un dé le dira.
ask-wreck-choice = Quel moulin ou pressoir { $region-de } fait détruire { $seat } ?
ask-storm-choice = Quel château { $region-de } est attaqué par les révoltés { $seat-de } ?
ask-storm-die = Les révoltés attaquent le château { $village-de } : un dé dira combien meurent.
ask-tithe-slot = Quelles taxes réclame { $seat } ?
ask-purchase-slot = Qu’achète { $seat } ?

## Pourquoi pas

why-turn = On attend d’autres joueurs : votre tour viendra.
why-e1 = La partie est finie : un joueur a atteint le but.
why-e3 = La partie est finie : le temps ou les tours sont écoulés.
why-1 = On ne joue que les cartes de sa main, chacune dans sa phase.
why-1b = Chaque attaque a sa parade : un soleil contre les intempéries, une bonne récolte contre la famine et la révolte, la justice contre l’assassinat.
why-1c = Ce seigneur n’est pas sur le plateau : il faut d’abord poser sa carte.
why-2b = Une taxe demande sa carte et un droit : un évêque pour la dîme, un fief pour la taille seigneuriale, le roi pour la taille royale.
why-3 = À la phase des achats, un soldat coûte 100 écus, un pressoir 200, un moulin 300, un château 2 000 ; jamais plus de trois moulins et pressoirs par village.
why-4 = À la phase des déplacements, un seigneur fait au plus deux trajets, chacun par une route ; les soldats ne bougent qu’avec un seigneur.
why-5d = Ici, seuls les dés décident.
why-a1 = Par intempéries, les soldats ne bougent pas et l’on n’annonce pas d’attaque.
why-a2 = Par intempéries, on ne se bat pas ici : un combat inévitable attend, et la troupe ne peut partir.
why-a4 = Une révolte ne se joue qu’avec une famine.
why-a5 = À une révolte on répond par une bonne récolte, la rançon, ou rien.
why-a7 = On apaise une révolte pour 300 écus fois son dé, si l’on est en droit de la parer.
why-a8 = Sur une révolte de 3, l’attaquant choisit un moulin ou un pressoir de la région.
why-a10 = Les révoltés attaquent un château de la région où se tiennent des soldats de son possesseur.
why-a11 = Un dé dit combien de soldats meurent dans le château.
why-a12 = La peste emporte un soldat sur trois dans la région, et leur joueur choisit lesquels.
why-a14 = Un seigneur malade a droit à un dé : sur 1 ou 2, il meurt.
why-a15 = On n’envoie un assassin qu’à un seigneur adverse présent sur le plateau.
why-a16 = La justice prend un seigneur de la famille de l’attaquant.
why-b1 = Une carte d’évêché se glisse sous un de vos seigneurs sur le plateau, qui n’en a pas encore.
why-b3 = Les soldats ne suivent pas un évêque.
why-b4 = Seul un évêque à vous peut devenir cardinal, une fois, tant qu’il reste une des trois cartes.
why-b5 = Un cardinal a renoncé à la dîme de son évêché.
why-c3 = On échange une carte par tour, avant toute attaque ou parade ; après quoi l’on ne joue plus ni attaque, ni parade, ni taxe de tout le tour.
why-c4 = On défausse pendant sa part de la première phase, et à la fin du tour.
why-c5 = Une seule taxe de chaque sorte par tour.
why-c9 = Cette carte n’est pas une attaque : une parade ne fait qu’y répondre, et une taxe attend les revenus.
why-c12 = Les cartes sont distribuées au hasard, l’une après l’autre.
why-d7 = Seule la justice arrête un assassin, et seul le joueur de la victime peut y faire appel.
why-d8 = Une parade ne se joue qu’en réponse à une attaque.
why-f1 = Quand un roi règne, le joueur qui a un seigneur et tient toute une région peut demander le fief, une fois par région.
why-f3 = Qui détient un titre choisit lequel de ses seigneurs sur le plateau le porte.
why-f4 = La capitale est un village du fief, choisi à sa création.
why-f5 = À la création d’un fief, un soldat de chaque autre village peut rejoindre la capitale, pas davantage.
why-f7 = Les villageois ne se soulèvent qu’à la phase des combats, contre les soldats d’un intrus dans un village de fief autre que la capitale.
why-f9 = Un intrus est à l’intérieur : tant qu’il y reste, on n’y achète rien et l’on n’y pose pas de seigneur.
why-f10 = On peut céder un village de son propre fief, sauf la capitale, où seuls se tiennent les pions de qui le reçoit.
why-f12 = Quand une capitale est prise, le roi laisse le titre au vainqueur, ou le garde.
why-f15 = Le roi doit remettre à des seigneurs présents les titres d’un joueur qui a perdu son dernier seigneur.
why-f18 = Le roi remet les titres sous sa garde à des seigneurs présents ; et une capitale doit être libre d’adversaires.
why-f20 = Le nouveau soldat va dans la capitale du fief tout juste remis.
why-k1 = Les combats ont leur ordre : les villageois, puis les sorties, puis les attaques ; chacun choisit parmi les siens.
why-k4 = On perd juste autant de pions que le disent les dés, parmi les siens dans ce combat.
why-k12 = De deux joueurs devant un village, le premier arrivé peut proposer à l’autre de s’unir.
why-k13 = L’offre de coalition s’accepte ou se refuse.
why-k15 = Une mise se fait par centaines, au plus ce que vous avez, et jamais sous votre mise précédente.
why-k16 = Une autre troupe est déjà là : la dernière venue ne peut qu’attaquer.
why-l2 = Un seigneur se pose dans un de vos châteaux sans adversaire, tant que vous en avez un.
why-l3 = Sans château, un seigneur se pose dans un village libre de votre région ; s’il n’y en a pas, dans n’importe quel village libre.
why-l7 = Ce seigneur n’est pas de votre famille.
why-l8 = Seigneurs et évêques ne se posent que pendant votre part de la première phase.
why-m2 = Il n’y a pas tant de soldats auprès de ce seigneur.
why-m5 = Qui s’arrête devant un village adverse a fini son déplacement, et n’y entre pas.
why-m6 = Une troupe devant un village adverse attaque, assiège ou demande passage, et s’y tient pour le tour.
why-m7 = Seul traverse un village adverse celui qui en a le droit, à un tour suivant, et pas à travers un siège ; il n’y reste pas non plus.
why-m8 = Cette troupe doit se battre ici ce tour, et ne va nulle part.
why-m10 = Le village est assiégé : d’autres ne peuvent pas en approcher.
why-m11 = On ne quitte un village assiégé que par une sortie, et une sortie vaut un trajet.
why-m13 = La troupe d’un autre joueur tient la route : elle est fermée.
why-m14 = Deux troupes se disputent déjà ce village ; il n’y a pas place pour une troisième.
why-m17 = Aucun adversaire à l’intérieur : la troupe peut entrer, ou attendre.
why-m19 = Des renforts tiennent la route derrière cette troupe : elle ne peut faire demi-tour.
why-n1 = Le temps des négociations ne dépend que de l’horloge.
why-n2 = Les cartes ne s’échangent, ne se donnent ni ne se montrent jamais.
why-n3 = En négociation, l’argent se donne et se demande ; pour dire oui, il faut avoir les écus.
why-n4 = En négociation, rien ne change de main que l’argent et les villages d’un fief.
why-n8 = Cette demande précise a déjà été refusée dans cette phase.
why-p1 = On n’achète que dans ses villages : avec un pion à soi, ou vides dans son propre fief.
why-p2 = Un village n’a qu’un château.
why-p3 = Il n’y a plus de ces pions en réserve.
why-p8 = L’argent se donne pendant les négociations, ou avec une demande.
why-q1 = On n’élit un roi que si le trône est vide, au début de la dernière phase.
why-q2 = Vous n’avez pas tant de voix : une par seigneur, évêque, cardinal et titre à vous.
why-q3 = Chaque joueur vote une fois, pour un seul seigneur, ou pas du tout.
why-q4 = Seul un seigneur présent sur le plateau peut être élu, et pas un évêque.
why-q6 = Il faut à l’élu deux évêques ou un cardinal ; on sollicite un à un les joueurs qui ont du clergé, chacun une fois.
why-q8 = Par conquête, seul devient roi un seigneur, non un évêque, qui se tient dans la capitale tout juste prise, quand le trône est vide.
why-q9 = Le roi ne peut être fait évêque.
why-r4 = Les taxes se réclament à la phase des revenus, avant tout paiement.
why-r8 = La dîme vaut pour l’évêché d’un de vos évêques.
why-r9 = La taille seigneuriale vaut pour un fief à vous.
why-r11 = La taille royale revient au joueur dont un seigneur est roi.
why-r15 = Les sommes se comptent par centaines, et au plus ce que vous avez.
why-s4 = Le premier seigneur est tiré au sort.
why-s5 = On commence dans un village de la région choisie.
why-s6 = Chacun s’assied devant une région à lui, une seule fois, au début.
why-s7 = Ici, seuls les dés décident.

## Le classement

score-fiefs = Fiefs
score-soldiers = Soldats
score-cash = Écus

## Le plateau : ids `fief-…`, dits par la page seule

fief-turn = Tour { $turn }
fief-phases = Les six phases d’un tour
fief-phase-0 = Mise en place
fief-phase-1 = Cartes
fief-phase-2 = Revenus
fief-phase-3 = Achats
fief-phase-4 = Mouvement
fief-phase-5 = Combats
fief-phase-6 = Négociations
fief-free = libre
fief-held = tenu par { $seat }
fief-occupied = occupé par { $seat }
fief-capital = capitale
fief-castle = château
fief-soldiers = { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}
fief-mills = { $mills ->
    [one] { $mills } moulin
   *[other] { $mills } moulins
}
fief-presses = { $presses ->
    [one] { $presses } pressoir
   *[other] { $presses } pressoirs
}
fief-besieged = assiégé
fief-given = donné à { $seat }
fief-sortie = une sortie de { $soldiers } se tient à la porte
fief-standing-besieging = assiège
fief-standing-attacking = attaque
fief-standing-guest = hôte
fief-standing-waiting = attend
fief-force = { $seat }, { $standing } devant { $village } : { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
} { $lords }
fief-king = roi
fief-cardinal = cardinal
fief-bishop = évêque de { $see }
fief-see = évêché de { $see }
fief-of-family = famille { $seat }
fief-lord-in = à { $village }
fief-lord-before = sur la route devant { $village }
fief-region-held = fief de { $seat }
fief-region-custody = sous la garde de { $seat }
fief-region-free = pas encore un fief
fief-bearer = titre porté par { $lord }
fief-weather = mauvais temps
fief-famine = famine
fief-first = premier ce tour
fief-lords = Seigneurs et titres
fief-count-cash = écus
fief-count-fiefs = fiefs
fief-count-votes = voix
fief-count-hand = cartes en main
fief-bank = Banque
fief-bank-cash = écus en banque
fief-bank-castles = châteaux restants
fief-bank-mills = moulins restants
fief-bank-presses = pressoirs restants
fief-deck = cartes de la pioche, et défausse
fief-hand = Vos cartes
fief-hand-empty = Aucune carte en main
fief-card-lord = seigneur
fief-card-attack = attaque
fief-card-parry = parade
fief-card-tax = impôt
fief-card-bishop = évêché
fief-battle = Combat à { $village }
fief-attacker = attaque
fief-defender = défend
fief-nobody = personne
fief-bids = Enchères pour { $village }
fief-bid-sealed = a misé
fief-bid-open = réfléchit
