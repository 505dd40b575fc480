/** What of the viewer's own cards is asked for now, and so is laid out before him. */

import type { Desk } from '../../table/desk.svelte';
import type { ConclaveFacts } from './view';

export type Asked = 'hands' | 'tray' | null;

/** The ten hands while he declares, the tray while he takes a card of it or builds his deck. */
export function askedOf(facts: ConclaveFacts, desk: Desk): Asked {
  const groups = new Set(desk.choices.map((choice) => choice.group));
  if (groups.has('declare') && facts.hands.length) return 'hands';
  return groups.has('pick') || groups.has('put') ? 'tray' : null;
}
