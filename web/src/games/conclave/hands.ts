/** Hands of three Joust cards: what a slug such as `ppv` holds, and which hand three cards are. */

import type { JoustCard } from './marks';

const CARDS: Record<string, JoustCard> = { p: 'prince', v: 'vassal', n: 'no_luck' };

/** The cards of a hand in the order in which its slug names them; a letter that is none is left out. */
export function cardsOf(hand: string | null): JoustCard[] {
  return [...(hand ?? '')].flatMap((letter) => CARDS[letter] ?? []);
}

/** The order of the cards does not matter: `vpp` is `ppv`. */
function sorted(hand: string): string {
  return [...hand].sort().join('');
}

/** The one of these hands that the cards are, or nothing where there are no three cards. */
export function handOf(cards: readonly string[], hands: readonly { hand: string }[]): string | null {
  const letters = sorted(cards.map((card) => card.charAt(0)).join(''));
  return hands.find(({ hand }) => sorted(hand) === letters)?.hand ?? null;
}
