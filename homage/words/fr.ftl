# Les textes de l’interface. Ceux d’un jeu se trouvent dans homage/games/<jeu>/words/.

brand = Homage
tagline = La table des jeux de société féodaux

## Pages

pages = Pages
to-start = À la page d’accueil
gallery = Galerie
gallery-intro = Chaque pièce seule, telle qu’elle est dessinée sur les plateaux.
piece-village = village
piece-held = tenu
piece-castle = château
piece-soldiers = soldats
piece-lord = seigneur
piece-bishop = évêque
piece-cardinal = cardinal
piece-king = roi
piece-die = dé
piece-church = église
piece-coins = pièces
piece-cards = cartes
piece-crosier = crosse
piece-crown = couronne
piece-famine = famine
piece-gate = porte
piece-key = clef
piece-hourglass = sablier
piece-mill = moulin
piece-press = pressoir
piece-ram = bélier
piece-soldier = soldat
piece-swords = épées
piece-votes = votes
piece-weather = intempéries
credits = Crédits
settings = Lecture
switch-language = Read in English
switch-light = Lumière de chandelle
switch-letters = Caractères plus faciles à lire
close = Fermer
cancel = Annuler
again = Réessayer
you = vous
opening = On dresse la table…

## Page d’accueil

new-game = Nouvelle partie
choose-game = Le jeu
game-facts = De { $least } à { $most } joueurs · environ { $minutes } minutes
choose-seats = Qui siège où
seat-count = Combien siègent à la table
seat-name = Nom à la place { $seat }
seat-sitter = Qui joue la place { $seat }
sitter-you = Vous
sitter-person = Une autre personne à cet écran
sitter-bot = { $bot }
bot-steward = Intendant (robot)
bot-random = Fou (robot au hasard)
bot-search = Stratège (robot)
next-colour = Couleur : { $colour }. La changer
next-charge = Meuble : { $charge }. Le changer
colour-gules = gueules (rouge)
colour-azure = azur (bleu)
colour-vert = sinople (vert)
colour-or = or
colour-purpure = pourpre
colour-sable = sable (noir)
charge-lion = lion
charge-fleur-de-lys = fleur de lys
charge-oak = chêne
charge-sun-charge = soleil
charge-sun = soleil
charge-eagle = aigle
charge-tower = tour
flaw-name-missing = Chaque place a besoin d’un nom.
flaw-name-twice = Deux places portent le même nom.
choose-rules = Les règles
presets = Réglages tout prêts
options = Toutes les options
begin = Commencer la partie
free-undo = Je peux reprendre ce que je veux
board-not-json = { $file } n’est pas un fichier JSON.
no-games = Ce serveur n’a aucun jeu à proposer.
table-turn = Tour { $turn }
tables-running = Parties en cours
tables-finished = Parties terminées
open-replay = Revoir la partie

## Table

table-title = { $game } : la table
table-missing = Cette table n’existe pas ici.
table-waits = La table attend
game-over = La partie est finie
waiting-for = On attend { $seats }
awaited-one = est attendu
board-map = Carte
map-tools = Carte
zoom-in = Plus grand
zoom-out = Plus petit
turn-map = Tourner la carte
pick-further = Ou choisissez un des lieux éclairés.
confirm-number = Confirmer : { $number }
number = { $number }
number-soldiers = { $number ->
    [one] { $number } soldat
   *[other] { $number } soldats
}
number-crowns = { $number ->
    [one] { $number } écu
   *[other] { $number } écus
}
number-votes = { $number } voix
range-least = Le moins : { $number }
range-most = Le plus : { $number }
range-less = Un de moins
range-more = Un de plus
why-not = Pourquoi pas ?
undo = Reprendre
draw-curtain = Tirer le rideau
pass-screen = Passer l’écran à { $seat }
chronicle = Chronique
die = dé : { $value }
raise-panel = Agrandir le volet
panels = Volets
tab-question = Question
tab-hand = Main
tab-seats = Joueurs
tab-chronicle = Chronique
type-label = Écrire une action
type-hint = Écrivez une action, ou tapez /
type-send = Envoyer ce qui est écrit
type-unknown = Cela n’est pas parmi les actions proposées.

complaint = Quelque chose cloche ici dans les règles
complaint-label = Dites en une phrase ce qui aurait dû se passer. Elle est gardée avec la position et la question.
complaint-send = La garder
complaint-kept = Merci. C’est gardé sous { $file }.

curtain-pass = Passez l’écran à { $seat }
curtain-drawn = Le rideau est tiré
curtain-why = On ne voit rien tant que la bonne personne n’est pas assise ici.
i-am = Je suis { $seat }

winner =
    { $count ->
        [one] { $seats } l’emporte
       *[other] { $seats } se partagent la victoire
    }
rank = Rang
seat = Joueur

help = Jouer au clavier
help-intro = Tout ce qui est possible se trouve en bouton à côté de la carte, et le plus souvent en lieu éclairé sur la carte.
help-tab = à la prochaine chose à choisir
help-arrows = sur la carte : au lieu éclairé voisin
help-enter = le choisir
help-numbers = choisir la réponse de ce numéro
help-slash = écrire une action ; ce qui n’est pas proposé reçoit sa raison
help-undo = reprendre votre dernière action, là où c’est permis
help-escape = fermer, ou reposer ce qui a été pris
help-help = cette aide

## Liaison et erreurs

link-connecting = connexion…
link-lost = liaison perdue
link-live = relié
link-stale = La liaison est perdue. Ce que vous voyez est peut-être ancien ; un nouvel essai se fait tout seul, et rien de ce que vous avez envoyé n’est perdu.
error-offline = Le serveur ne répond pas.
error-unknown = Le serveur n’a pas pu le faire.
error-illegal-action = Ce n’est pas permis maintenant.
error-stale-answer = La question a changé entre-temps.
error-not-your-turn = Ce n’est pas votre tour.

## Feuille de partie

replay = La partie revue
replay-play = Dérouler la partie
replay-pause = Pause
replay-first = Au début
replay-back = Étape précédente
replay-on = Étape suivante
replay-last = À la fin
replay-row = Étape { $row } sur { $rows }
replay-eyes = Vue par
replay-onlooker = un spectateur
record = Feuille de partie
record-intro = Chaque décision, jet et tirage, un par ligne, comme « homage replay » les lit.
record-save = L’enregistrer dans un fichier
to-table = Retour à la table

## Crédits

not-affiliated = Homage n’est lié à aucun éditeur.
own-the-games = Il est fait en l’honneur des jeux qu’il permet de jouer. Les joueurs devraient les posséder.
credits-games = Les jeux
credits-by = { $publisher ->
    [none] Créé par { $designer }.
   *[other] Créé par { $designer }, édité par { $publisher }.
}
credits-drawn = Icônes et caractères
credits-built = Construit avec
credits-own = Plateaux, villages, châteaux, pions et écus sont dessinés pour Homage (MIT). Toutes les licences de ce que contiennent ces pages :

## La chronique de tout jeu

taken-back = { $seat ->
    [table] La partie revient à la ligne { $row }.
   *[other] { $seat } reprend sa dernière action.
}

## Ce que le serveur refuse

error-fault = Le serveur a trébuché. Rien n’a changé ; son journal en dit plus.
error-rules-fault = Les règles de ce programme ont échoué ici. Rien n’a changé : choisissez autre chose. La position est gardée sous { $file }.
error-malformed = Ce message est illisible : { $detail }
error-too-large = Ce message est trop grand.
error-not-found = Il n’y a rien à cette adresse.
error-unknown-table = Il n’y a pas de telle table ici.
error-unknown-reason = Il n’y a rien à expliquer : ceci est proposé.
error-language = Il n’y a de textes qu’en anglais (en) et en français (fr).
error-spectator = Vous regardez : les places de cette table sont tenues par un autre navigateur.
error-curtain = Le rideau est tiré : dites d’abord qui vous êtes.
error-foreign-seat = Cette place n’est pas tenue par ce navigateur.
error-still-secret = Ceci n’est dit qu’une fois la partie finie.
error-kept-secret = Dans ce jeu, ce qui n’a été montré à personne n’est jamais dit, même la partie finie.
error-game-over = La partie est finie : on n’y joue plus.
error-bad-option = Ces réglages ne conviennent pas : { $detail }
error-bad-record = Cette partie ne peut pas être rejouée : { $detail }
error-preset = Il n’y a pas de réglage « { $preset } ».
error-seats = Ce jeu se joue de { $least } à { $most }.
error-bot = Il n’y a pas de robot « { $bot } » ; il y a { $known }.
error-colours = Deux places ont la même couleur : donnez à chacune la sienne.
error-free-undo = On ne reprend librement ses coups que seul parmi des robots.
error-disk-full = Le disque est plein : rien n’a pu être enregistré et rien n’a changé. Faites de la place, puis recommencez.
error-cannot-save = L’enregistrement a échoué ({ $reason }). Rien n’a changé : recommencez dans un instant.
error-data = Le dossier { $path } ne peut pas recevoir les parties ({ $reason }). Donnez-en un autre avec --data, ou voyez ses droits.
