import { CATEGORIES, type CategorySlug } from './categories.ts';

/** What the front page shows one of each of: kits and what they are made of, what is portable, chargers, and machines for rent. */
const FIRST_KINDS: readonly CategorySlug[] = [
  'sets-of-solar-power-plants',
  'solar-panels',
  'portable-power-stations',
  'generators',
  'inverters',
  'batteries',
  'ac-charging-stations',
  'lifts-and-cranes',
];

/** The ids of these categories, in the order in which their goods are shown. */
export const FIRST_CATEGORY_IDS = FIRST_KINDS.flatMap((slug) =>
  CATEGORIES.flatMap((category) => (category.slug === slug ? [category.id] : [])),
);

/** So many of a kind are asked for: the second stands in where another kind has none. */
export const FIRST_OF_KIND = 2;

/** The first of every kind, then the second of every kind, until there are as many as kinds: they fill lines of two and of four. */
export const firstGoods = <Item>(kinds: readonly (readonly Item[])[]): readonly Item[] =>
  Array.from({ length: FIRST_OF_KIND }, (_, place) => kinds.flatMap((kind) => kind.slice(place, place + 1)))
    .flat()
    .slice(0, kinds.length);
