import type { SectionName } from './sections.ts';

/** What is pressed after `g` for a section; the others are a few letters away in the palette. */
export const SECTION_KEYS = {
  today: 't',
  inbox: 'i',
  orders: 'o',
  quotes: 'q',
  payments: 'y',
  returns: 'r',
  depot: 'd',
  board: 'b',
  machines: 'm',
  customers: 'c',
  tickets: 's',
  products: 'p',
} as const satisfies Partial<Record<SectionName, string>>;

export type KeyedSection = keyof typeof SECTION_KEYS;
export const KEYED_SECTIONS = Object.keys(SECTION_KEYS) as readonly KeyedSection[];

/** The key before that of a section. */
export const GO = 'g';
/** So long `g` waits for the next key, in milliseconds. */
export const GO_WAITS_MS = 1500;

/** What a key does: shows the list of them, leads to the page's search, waits for the key of a section, or opens one. */
export type ShortcutDeed = 'help' | 'search' | 'go' | KeyedSection;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** The Latin letter of a key: the one that it types, or in another alphabet the one that stands there. */
function letterOf({ key, code }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice('Key'.length).toLowerCase() : '';
}

/** What a key does that is pressed without Ctrl, Alt or ⌘; null for nothing. `isGoing` says whether `g` was pressed just before. */
export function deedOf(pressed: Pressed, isGoing: boolean): ShortcutDeed | null {
  const { key, code, shiftKey } = pressed;
  // On Cyrillic keyboards the key of the slash types a full stop and a comma.
  if (key === '?' || (code === 'Slash' && shiftKey && key !== '/')) return 'help';
  if (key === '/' || (code === 'Slash' && !shiftKey)) return 'search';
  const letter = letterOf(pressed);
  if (shiftKey || letter === '') return null;
  if (isGoing) return KEYED_SECTIONS.find((name) => SECTION_KEYS[name] === letter) ?? null;
  return letter === GO ? 'go' : null;
}
