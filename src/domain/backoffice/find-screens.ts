import { normaliseSearch } from '../search/normalise.ts';
import { otherLayout } from '../search/other-readings.ts';

/** A page of the back office as it is looked for: its title, and what else it is called. */
export interface NamedScreen {
  readonly title: string;
  readonly words: readonly string[];
}

const partsOf = (text: string): readonly string[] =>
  normaliseSearch(text)
    .split(/[\s,]+/)
    .filter(Boolean);

/** The screens all of whose typed words begin one of a text's words; by titles first, in their order. */
function begunWith<Screen extends NamedScreen>(screens: readonly Screen[], term: string): readonly Screen[] {
  const typed = partsOf(term);
  if (typed.length === 0) return [];
  const has = (texts: readonly string[]) => {
    const words = texts.flatMap(partsOf);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  };
  const titled = screens.filter(({ title }) => has([title]));
  const called = screens.filter((screen) => !titled.includes(screen) && has([screen.title, ...screen.words]));
  return [...titled, ...called];
}

/** The screens that a term means, those whose titles have it first; if none, those of the same keys on the other layout. */
export function screensMeant<Screen extends NamedScreen>(
  screens: readonly Screen[],
  term: string,
): readonly Screen[] {
  const found = begunWith(screens, term);
  if (found.length > 0) return found;
  const other = otherLayout(term);
  return other === null ? [] : begunWith(screens, other);
}
