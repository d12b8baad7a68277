import type { Locale } from '../../domain/locale/locale.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * Ids in the alphabetical order of a language, equal names by id. Done here, because the databases that the shop runs
 * on do not agree on alphabets: by code points і and є would stand outside the Ukrainian one.
 */
export function idsByName(
  list: readonly Named[],
  { locale, direction }: { locale: Locale; direction: 'asc' | 'desc' },
): readonly number[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'asc' ? 1 : -1;
  return list.toSorted((a, b) => sign * compare(a.name, b.name) || a.id - b.id).map(({ id }) => id);
}
