import type { FluentVariable } from '@fluent/bundle';
import { Words } from './words';

/** The words every page speaks at this moment. */
class Spoken {
  words = $state.raw(new Words('en', []));
}

export const spoken = new Spoken();

/** An interface text in the reader's language. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  return spoken.words.say(id, args);
}
