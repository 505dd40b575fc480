/** Written by `make types` from the fields of homage/games/fief1984. Change it there. */

/** What an action begins with. */
export type Verb =
  | 'agree'
  | 'ask'
  | 'ask-clergy'
  | 'ask-coalition'
  | 'ask-fief'
  | 'attack'
  | 'bear'
  | 'besiege'
  | 'bid'
  | 'bishop-tithe'
  | 'buy-castle'
  | 'buy-mill'
  | 'buy-off'
  | 'buy-press'
  | 'buy-soldiers'
  | 'choose'
  | 'collect'
  | 'condemn'
  | 'crown'
  | 'die'
  | 'discard'
  | 'done'
  | 'draw'
  | 'elevate'
  | 'exchange'
  | 'fight'
  | 'fight-alone'
  | 'gather'
  | 'give'
  | 'grant'
  | 'lay'
  | 'let-pass'
  | 'lords-tithe'
  | 'lose'
  | 'lose-plague'
  | 'move'
  | 'murder'
  | 'name-capital'
  | 'negotiation-closed'
  | 'object'
  | 'ordain'
  | 'parry'
  | 'pass'
  | 'pay'
  | 'propose'
  | 'raise'
  | 'refuse'
  | 'request'
  | 'resist'
  | 'royal-tithe'
  | 'sally'
  | 'settle'
  | 'sire'
  | 'station'
  | 'stir-up'
  | 'storm'
  | 'time-up'
  | 'unleash'
  | 'vote'
  | 'wreck-mill'
  | 'wreck-press';

/** The messages of questions. */
export type Prompt =
  | 'ask-appeal'
  | 'ask-attacks'
  | 'ask-capital-choice'
  | 'ask-card-deal'
  | 'ask-card-slot'
  | 'ask-casualties'
  | 'ask-clergy-answer'
  | 'ask-coalition-answer'
  | 'ask-coalition-offer'
  | 'ask-crown-of-conquest'
  | 'ask-deal-answer'
  | 'ask-discard-slot'
  | 'ask-exchange'
  | 'ask-favour'
  | 'ask-fever-die'
  | 'ask-fief-answer'
  | 'ask-fief-slot'
  | 'ask-first-lord'
  | 'ask-first-village'
  | 'ask-force-orders'
  | 'ask-gathering'
  | 'ask-granting'
  | 'ask-justice-answer'
  | 'ask-movement-slot'
  | 'ask-name-bearer'
  | 'ask-open-talks'
  | 'ask-parry-answer'
  | 'ask-place-throw'
  | 'ask-plague-losses'
  | 'ask-purchase-slot'
  | 'ask-region-choice'
  | 'ask-request-answer'
  | 'ask-resistance'
  | 'ask-revolt-answer'
  | 'ask-revolt-die'
  | 'ask-reward'
  | 'ask-right-of-way'
  | 'ask-royal-answer'
  | 'ask-sealed-bids'
  | 'ask-sentence'
  | 'ask-sorties'
  | 'ask-storm-choice'
  | 'ask-storm-die'
  | 'ask-suffrage'
  | 'ask-talk-slot'
  | 'ask-tithe-slot'
  | 'ask-villagers-die'
  | 'ask-wreck-choice';

/** The messages of the chronicle. */
export type EventId =
  | 'abstained'
  | 'attack-announced'
  | 'attack-begun'
  | 'attack-forced'
  | 'attack-parried'
  | 'attack-played'
  | 'bid-won'
  | 'bids-shown'
  | 'bishop-made'
  | 'bishop-tithe-shown'
  | 'blow-struck'
  | 'capital-lost'
  | 'capital-named'
  | 'capital-taken'
  | 'card-drawn'
  | 'card-put-away'
  | 'card-swapped'
  | 'card-taken'
  | 'cardinal-made'
  | 'castle-bought'
  | 'castle-stormed'
  | 'clergy-agreed'
  | 'clergy-asked'
  | 'clergy-refused'
  | 'coalition-asked'
  | 'coalition-joined'
  | 'coalition-not-sought'
  | 'coalition-refused'
  | 'counters-lost'
  | 'custody-inherited'
  | 'deal-agreed'
  | 'deal-proposed'
  | 'deal-refused'
  | 'election-undecided'
  | 'ended-by-fiefs'
  | 'ended-by-time'
  | 'ended-by-turns'
  | 'family-settled'
  | 'famine-spread'
  | 'fever-thrown'
  | 'fief-asked'
  | 'fief-raised'
  | 'fief-refused'
  | 'fight-won'
  | 'force-joined'
  | 'force-stopped'
  | 'free-soldier'
  | 'gift-lapsed'
  | 'income-cut'
  | 'income-paid'
  | 'king-agreed'
  | 'king-by-conquest'
  | 'king-crowned'
  | 'king-objected'
  | 'last-lord-lost'
  | 'lord-elected'
  | 'lord-executed'
  | 'lord-laid'
  | 'lord-murdered'
  | 'lord-perished'
  | 'lord-sired'
  | 'lords-tithe-shown'
  | 'mill-bought'
  | 'mill-wrecked'
  | 'money-paid'
  | 'money-requested'
  | 'murder-plotted'
  | 'nobody-left'
  | 'passage-asked'
  | 'passage-granted'
  | 'passage-lapsed'
  | 'passage-refused'
  | 'plague-broke'
  | 'plague-dead'
  | 'press-bought'
  | 'press-wrecked'
  | 'region-chosen'
  | 'relief-arrived'
  | 'request-refused'
  | 'revolt-bought-off'
  | 'revolt-stirred'
  | 'revolt-subsided'
  | 'revolt-thrown'
  | 'rivals-fought'
  | 'royal-tithe-shown'
  | 'sanctifying-failed'
  | 'siege-continued'
  | 'siege-laid'
  | 'soldiers-bought'
  | 'soldiers-collected'
  | 'soldiers-gathered'
  | 'sortie-begun'
  | 'sortie-fought'
  | 'sortie-returned'
  | 'stack-shuffled'
  | 'taken-back'
  | 'talks-closed'
  | 'talks-finished'
  | 'throne-vacant'
  | 'thrown-for-place'
  | 'time-ran-out'
  | 'title-borne'
  | 'title-granted'
  | 'title-in-custody'
  | 'title-withheld'
  | 'travelled'
  | 'turn-ended'
  | 'village-entered'
  | 'village-given'
  | 'village-taken'
  | 'villagers-held-back'
  | 'villagers-resisted'
  | 'votes-cast'
  | 'weather-broke'
  | 'works-destroyed'
  | 'works-wrecked';

export interface EventArguments {
  'abstained': { seat: `seat:${string}` };
  'attack-announced': { seat: `seat:${string}`; place: `place:${string}` };
  'attack-begun': { seat: `seat:${string}`; foe: `seat:${string}`; village: `village:${string}`; counters: number; foes: number; castle: number };
  'attack-forced': { seat: `seat:${string}`; place: `place:${string}` };
  'attack-parried': { seat: `seat:${string}`; card: `card:${string}` };
  'attack-played': { seat: `seat:${string}`; card: `card:${string}`; region: `region:${string}` };
  'bid-won': { seat: `seat:${string}`; other: `seat:${string}`; village: `village:${string}`; crowns: number };
  'bids-shown': { seat: `seat:${string}`; other: `seat:${string}`; village: `village:${string}`; crowns: number; others_crowns: number };
  'bishop-made': { seat: `seat:${string}`; lord: `lord:${string}`; bishopric: `bishopric:${string}` };
  'bishop-tithe-shown': { seat: `seat:${string}`; bishopric: `bishopric:${string}` };
  'blow-struck': { seat: `seat:${string}`; foe: `seat:${string}`; village: `village:${string}`; losses: number; pips: number[] };
  'capital-lost': { seat: `seat:${string}`; region: `region:${string}` };
  'capital-named': { seat: `seat:${string}`; region: `region:${string}`; village: `village:${string}` };
  'capital-taken': { seat: `seat:${string}`; other: `seat:${string}`; region: `region:${string}`; village: `village:${string}` };
  'card-drawn': { seat: `seat:${string}`; card: `card:${string}` };
  'card-put-away': { seat: `seat:${string}` };
  'card-swapped': { seat: `seat:${string}` };
  'card-taken': { seat: `seat:${string}` };
  'cardinal-made': { seat: `seat:${string}`; lord: `lord:${string}` };
  'castle-bought': { seat: `seat:${string}`; village: `village:${string}` };
  'castle-stormed': { village: `village:${string}`; pips: number; soldiers: number };
  'clergy-agreed': { seat: `seat:${string}`; lord: `lord:${string}`; bishops: number; cardinals: number };
  'clergy-asked': { seat: `seat:${string}`; other: `seat:${string}`; lord: `lord:${string}`; crowns: number };
  'clergy-refused': { seat: `seat:${string}`; lord: `lord:${string}` };
  'coalition-asked': { seat: `seat:${string}`; other: `seat:${string}`; village: `village:${string}`; crowns: number };
  'coalition-joined': { seat: `seat:${string}`; other: `seat:${string}`; village: `village:${string}`; crowns: number };
  'coalition-not-sought': { seat: `seat:${string}`; other: `seat:${string}`; village: `village:${string}` };
  'coalition-refused': { seat: `seat:${string}`; other: `seat:${string}`; village: `village:${string}` };
  'counters-lost': { seat: `seat:${string}`; village: `village:${string}`; soldiers: number; lords: `lord:${string}`[] };
  'custody-inherited': { seat: `seat:${string}`; region: `region:${string}` };
  'deal-agreed': { seat: `seat:${string}`; other: `seat:${string}` };
  'deal-proposed': { seat: `seat:${string}`; other: `seat:${string}`; pays: number; gets: number; gives: `village:${string}`[]; takes: `village:${string}`[] };
  'deal-refused': { seat: `seat:${string}`; other: `seat:${string}` };
  'election-undecided': Record<string, never>;
  'ended-by-fiefs': { seat: `seat:${string}`; fiefs: number };
  'ended-by-time': Record<string, never>;
  'ended-by-turns': { turns: number };
  'family-settled': { seat: `seat:${string}`; village: `village:${string}`; soldiers: number; crowns: number };
  'famine-spread': { region: `region:${string}` };
  'fever-thrown': { seat: `seat:${string}`; lord: `lord:${string}`; pips: number };
  'fief-asked': { seat: `seat:${string}`; other: `seat:${string}`; region: `region:${string}`; crowns: number };
  'fief-raised': { seat: `seat:${string}`; region: `region:${string}` };
  'fief-refused': { seat: `seat:${string}`; other: `seat:${string}`; region: `region:${string}` };
  'fight-won': { seat: `seat:${string}`; foe: `seat:${string}`; village: `village:${string}`; counters: number };
  'force-joined': { seat: `seat:${string}`; place: `place:${string}` };
  'force-stopped': { seat: `seat:${string}`; place: `place:${string}`; occupant: `seat:${string}` };
  'free-soldier': { seat: `seat:${string}`; village: `village:${string}` };
  'gift-lapsed': { seat: `seat:${string}`; village: `village:${string}` };
  'income-cut': { seat: `seat:${string}`; crowns: number; due: number };
  'income-paid': { seat: `seat:${string}`; crowns: number };
  'king-agreed': { seat: `seat:${string}`; other: `seat:${string}`; region: `region:${string}` };
  'king-by-conquest': { seat: `seat:${string}`; lord: `lord:${string}`; village: `village:${string}` };
  'king-crowned': { seat: `seat:${string}`; lord: `lord:${string}` };
  'king-objected': { seat: `seat:${string}`; other: `seat:${string}`; region: `region:${string}` };
  'last-lord-lost': { seat: `seat:${string}`; region: `region:${string}` };
  'lord-elected': { seat: `seat:${string}`; lord: `lord:${string}`; votes: number };
  'lord-executed': { seat: `seat:${string}`; lord: `lord:${string}` };
  'lord-laid': { seat: `seat:${string}`; lord: `lord:${string}`; village: `village:${string}` };
  'lord-murdered': { seat: `seat:${string}`; lord: `lord:${string}` };
  'lord-perished': { seat: `seat:${string}`; lord: `lord:${string}` };
  'lord-sired': { seat: `seat:${string}`; lord: `lord:${string}`; village: `village:${string}` };
  'lords-tithe-shown': { seat: `seat:${string}`; region: `region:${string}` };
  'mill-bought': { seat: `seat:${string}`; village: `village:${string}` };
  'mill-wrecked': { village: `village:${string}` };
  'money-paid': { seat: `seat:${string}`; other: `seat:${string}`; crowns: number };
  'money-requested': { seat: `seat:${string}`; other: `seat:${string}`; crowns: number };
  'murder-plotted': { seat: `seat:${string}`; lord: `lord:${string}` };
  'nobody-left': { seat: `seat:${string}`; foe: `seat:${string}`; village: `village:${string}` };
  'passage-asked': { seat: `seat:${string}`; occupant: `seat:${string}`; place: `place:${string}`; crowns: number };
  'passage-granted': { seat: `seat:${string}`; guest: `seat:${string}`; place: `place:${string}`; crowns: number };
  'passage-lapsed': { seat: `seat:${string}`; place: `place:${string}` };
  'passage-refused': { seat: `seat:${string}`; guest: `seat:${string}`; place: `place:${string}` };
  'plague-broke': { region: `region:${string}` };
  'plague-dead': { seat: `seat:${string}`; place: `place:${string}`; soldiers: number };
  'press-bought': { seat: `seat:${string}`; village: `village:${string}` };
  'press-wrecked': { village: `village:${string}` };
  'region-chosen': { seat: `seat:${string}`; region: `region:${string}` };
  'relief-arrived': { seat: `seat:${string}`; village: `village:${string}` };
  'request-refused': { seat: `seat:${string}`; other: `seat:${string}`; crowns: number };
  'revolt-bought-off': { seat: `seat:${string}`; region: `region:${string}`; crowns: number };
  'revolt-stirred': { seat: `seat:${string}`; region: `region:${string}` };
  'revolt-subsided': { region: `region:${string}` };
  'revolt-thrown': { region: `region:${string}`; pips: number };
  'rivals-fought': { seat: `seat:${string}`; foe: `seat:${string}`; village: `village:${string}`; counters: number; foes: number };
  'royal-tithe-shown': { seat: `seat:${string}` };
  'sanctifying-failed': { seat: `seat:${string}`; lord: `lord:${string}` };
  'siege-continued': { seat: `seat:${string}`; place: `place:${string}` };
  'siege-laid': { seat: `seat:${string}`; place: `place:${string}` };
  'soldiers-bought': { seat: `seat:${string}`; village: `village:${string}`; soldiers: number };
  'soldiers-collected': { seat: `seat:${string}`; lord: `lord:${string}`; place: `place:${string}`; soldiers: number };
  'soldiers-gathered': { seat: `seat:${string}`; village: `village:${string}`; villages: `village:${string}`[] };
  'sortie-begun': { seat: `seat:${string}`; lord: `lord:${string}`; village: `village:${string}`; soldiers: number };
  'sortie-fought': { seat: `seat:${string}`; foe: `seat:${string}`; village: `village:${string}`; counters: number; foes: number };
  'sortie-returned': { seat: `seat:${string}`; village: `village:${string}` };
  'stack-shuffled': { cards: number };
  'taken-back': { seat: `seat:${string}`; row: number };
  'talks-closed': Record<string, never>;
  'talks-finished': { seat: `seat:${string}` };
  'throne-vacant': Record<string, never>;
  'thrown-for-place': { seat: `seat:${string}`; first: number; second: number };
  'time-ran-out': Record<string, never>;
  'title-borne': { seat: `seat:${string}`; region: `region:${string}`; lord: `lord:${string}` };
  'title-granted': { seat: `seat:${string}`; region: `region:${string}`; other: `seat:${string}`; lord: `lord:${string}` };
  'title-in-custody': { seat: `seat:${string}`; other: `seat:${string}`; region: `region:${string}` };
  'title-withheld': { seat: `seat:${string}` };
  'travelled': { seat: `seat:${string}`; lord: `lord:${string}`; origin: `place:${string}`; place: `place:${string}`; soldiers: number };
  'turn-ended': { turn: number; seat: `seat:${string}` };
  'village-entered': { seat: `seat:${string}`; village: `village:${string}` };
  'village-given': { seat: `seat:${string}`; other: `seat:${string}`; village: `village:${string}` };
  'village-taken': { seat: `seat:${string}`; village: `village:${string}` };
  'villagers-held-back': { seat: `seat:${string}`; intruder: `seat:${string}`; village: `village:${string}` };
  'villagers-resisted': { seat: `seat:${string}`; intruder: `seat:${string}`; village: `village:${string}`; pips: number; killed: number };
  'votes-cast': { seat: `seat:${string}`; lord: `lord:${string}`; votes: number };
  'weather-broke': { region: `region:${string}` };
  'works-destroyed': { village: `village:${string}`; mills: number; presses: number };
  'works-wrecked': { region: `region:${string}`; mills: number; presses: number };
}

export interface PromptArguments {
  'ask-appeal': { seat: `seat:${string}`; lord: `lord:${string}`; bishops: number; asked: `seat:${string}`[] };
  'ask-attacks': { seat: `seat:${string}` };
  'ask-capital-choice': { seat: `seat:${string}`; region: `region:${string}` };
  'ask-card-deal': { seat: `seat:${string}` };
  'ask-card-slot': { seat: `seat:${string}` };
  'ask-casualties': { seat: `seat:${string}`; village: `village:${string}`; places: `place:${string}`[]; count: number; named: number };
  'ask-clergy-answer': { seat: `seat:${string}`; lord: `lord:${string}`; crowns: number; bishops: number; asked: `seat:${string}`[] };
  'ask-coalition-answer': { seat: `seat:${string}`; first: `seat:${string}`; village: `village:${string}`; crowns: number };
  'ask-coalition-offer': { seat: `seat:${string}`; other: `seat:${string}`; village: `village:${string}` };
  'ask-crown-of-conquest': { seat: `seat:${string}`; region: `region:${string}` };
  'ask-deal-answer': { seat: `seat:${string}`; asker: `seat:${string}`; terms: `words:${string}`[] };
  'ask-discard-slot': { seat: `seat:${string}` };
  'ask-exchange': { village: `village:${string}`; attacker: `seat:${string}`; defender: `seat:${string}`; attackers: `place:${string}`[]; defenders: `place:${string}`[]; dice: number[] };
  'ask-favour': Record<string, never>;
  'ask-fever-die': { lord: `lord:${string}` };
  'ask-fief-answer': { seat: `seat:${string}`; asker: `seat:${string}`; region: `region:${string}`; crowns: number };
  'ask-fief-slot': { seat: `seat:${string}`; asked: `region:${string}`[] };
  'ask-first-lord': { seat: `seat:${string}`; village: `village:${string}` };
  'ask-first-village': { seat: `seat:${string}` };
  'ask-force-orders': { seat: `seat:${string}`; place: `place:${string}` };
  'ask-gathering': { seat: `seat:${string}`; region: `region:${string}` };
  'ask-granting': { regions: `region:${string}`[] };
  'ask-justice-answer': { seat: `seat:${string}`; attacker: `seat:${string}`; lord: `lord:${string}` };
  'ask-movement-slot': { seat: `seat:${string}` };
  'ask-name-bearer': { seat: `seat:${string}`; region: `region:${string}` };
  'ask-open-talks': { seats: `seat:${string}`[] };
  'ask-parry-answer': { seats: `seat:${string}`[]; card: `card:${string}`; region: `region:${string}` };
  'ask-place-throw': { order: `seat:${string}`[]; ties: number[]; dice: number[] };
  'ask-plague-losses': { seat: `seat:${string}`; region: `region:${string}`; count: number };
  'ask-purchase-slot': { seat: `seat:${string}` };
  'ask-region-choice': { seat: `seat:${string}` };
  'ask-request-answer': { seat: `seat:${string}`; asker: `seat:${string}`; crowns: number };
  'ask-resistance': { seat: `seat:${string}`; village: `village:${string}` };
  'ask-revolt-answer': { seats: `seat:${string}`[]; attacker: `seat:${string}`; region: `region:${string}`; pips: number };
  'ask-revolt-die': { seat: `seat:${string}`; region: `region:${string}` };
  'ask-reward': { seat: `seat:${string}`; regions: `region:${string}`[] };
  'ask-right-of-way': { seat: `seat:${string}`; place: `place:${string}`; crowns: number };
  'ask-royal-answer': { taker: `seat:${string}`; region: `region:${string}` };
  'ask-sealed-bids': { seats: `seat:${string}`[]; answers: `words:${string}`[]; village: `village:${string}`; bids: number[]; repeats: number };
  'ask-sentence': { seat: `seat:${string}`; attacker: `seat:${string}` };
  'ask-sorties': { seat: `seat:${string}` };
  'ask-storm-choice': { seat: `seat:${string}`; region: `region:${string}`; dice: number };
  'ask-storm-die': { village: `village:${string}`; dice: number; pips: number };
  'ask-suffrage': { seat: `seat:${string}` };
  'ask-talk-slot': { seat: `seat:${string}` };
  'ask-tithe-slot': { seat: `seat:${string}` };
  'ask-villagers-die': { seat: `seat:${string}`; village: `village:${string}` };
  'ask-wreck-choice': { seat: `seat:${string}`; region: `region:${string}` };
}
