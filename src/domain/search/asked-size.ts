import type { SpecificationKey } from '../catalogue/specifications.ts';
import type { MeantCategories } from './meant-categories.ts';
import type { SearchWord } from './search-words.ts';

/** What goods of a kind are asked for by. */
export type SizeKind = 'power' | 'energy';

/** Where a size is stated, with what makes watts or watt hours of it. */
export const SIZE_KEYS: Readonly<Record<SizeKind, Readonly<Partial<Record<SpecificationKey, number>>>>> = {
  power: { powerW: 1 },
  energy: { energyWh: 1, energyKwh: 1000 },
};

const UNITS = {
  w: ['power', 1],
  kw: ['power', 1000],
  wh: ['energy', 1],
  kwh: ['energy', 1000],
} as const;

/** A kind of goods and the power or energy that one of them is to have: `зарядна станція 1000 Вт`. */
export interface AskedSize {
  readonly kind: SizeKind;
  /** In watts or watt hours; more than 0. */
  readonly value: number;
  readonly categoryIds: readonly number[];
  /** What else is asked for, a maker for instance. */
  readonly others: readonly SearchWord[];
}

/** The size that a search asks for beside a kind of goods; null if it names no kind, no size or two. */
export function askedSize({
  words,
  meant,
}: {
  readonly words: readonly SearchWord[];
  readonly meant: MeantCategories | null;
}): AskedSize | null {
  if (meant === null) return null;
  const others = words.filter((_, place) => !meant.places.has(place));
  const sizes = others.flatMap((word) => {
    const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)(k?wh?)$/.exec(word.word) ?? [];
    const [kind, factor] = UNITS[unit as keyof typeof UNITS] ?? [];
    const value = Number(number) * (factor ?? 0);
    return kind === undefined || value === 0 ? [] : [{ word, kind, value }];
  });
  const [size] = sizes;
  if (size === undefined || sizes.length > 1) return null;
  return {
    kind: size.kind,
    value: size.value,
    categoryIds: [...meant.categoryIds],
    others: others.filter((word) => word !== size.word),
  };
}

/** Goods of more than so many times the size, or of less than that part of it, are no choice while others are nearer. */
const NEAR = 4;

/** How far a size is from another, by their ratio: 500 W and 2000 W are as far from 1000 W. */
const distance = (size: number, asked: number) => Math.abs(Math.log(size / asked));

/** Goods by their sizes, the nearest to what is asked for first, of equally near ones the larger; each once. */
export function nearestBySize(
  sized: readonly { readonly id: number; readonly size: number }[],
  asked: number,
): readonly { readonly id: number; readonly size: number }[] {
  const known = [...new Map(sized.map((each) => [each.id, each])).values()].filter(({ size }) => size > 0);
  const near = known.filter(({ size }) => distance(size, asked) <= Math.log(NEAR));
  return (near.length > 0 ? near : known).toSorted(
    (one, other) =>
      distance(one.size, asked) - distance(other.size, asked) || other.size - one.size || one.id - other.id,
  );
}
