import type { Locale } from './wire';

export type Theme = 'auto' | 'day' | 'night';

const KEY = 'homage.preferences';

interface Stored {
  locale?: string;
  theme?: string;
  readable?: boolean;
  turned?: string;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof DOMException) return {};
    throw problem;
  }
}

function isLocale(text: unknown): text is Locale {
  return text === 'en' || text === 'fr';
}

/** What this browser remembers of its reader: language, light, letters and how the map lies. */
class Preferences {
  locale = $state<Locale>('en');
  theme = $state<Theme>('auto');
  readable = $state(false);
  /** How the map lies: as the screen is, or always one way. */
  turned = $state<'auto' | 'wide' | 'tall'>('auto');

  constructor() {
    const kept = stored();
    if (isLocale(kept.locale)) this.locale = kept.locale;
    else if (typeof navigator !== 'undefined' && navigator.language.startsWith('fr')) this.locale = 'fr';
    if (kept.theme === 'day' || kept.theme === 'night') this.theme = kept.theme;
    this.readable = kept.readable === true;
    if (kept.turned === 'wide' || kept.turned === 'tall') this.turned = kept.turned;
  }

  /** Writes the choices down and lets the page wear them. */
  keep(): void {
    const root = document.documentElement;
    root.lang = this.locale;
    if (this.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    root.dataset['letters'] = this.readable ? 'readable' : 'book';
    const kept: Stored = { locale: this.locale, theme: this.theme, readable: this.readable, turned: this.turned };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch (problem) {
      if (!(problem instanceof DOMException)) throw problem;
    }
  }
}

export const preferences = new Preferences();
