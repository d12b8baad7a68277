import type { CategorySlug, MenuGroup } from './categories.ts';

/** The categories of the menu of a shop whose staff never chose (S §2): the others are reached from these. */
const MENU_AT_FIRST: ReadonlySet<string> = new Set<CategorySlug>([
  'solar-panels',
  'batteries',
  'inverters',
  'sets-of-solar-power-plants',
  'mounting-systems',
  'ev-chargers',
  'cables-adapters',
  'charging-stations',
  'portable-power-stations',
  'solar-generators',
  'portable-solar-panels',
  'generators',
  'industrial-generators',
  'solar-lighting-towers',
  'lifts-and-cranes',
  'automatic-switches',
  'cables-wires',
  'electrical-components',
]);

/** The tiles of the home page of such a shop, in their order (S §2, §9: five, three, four and four). */
const HOME_AT_FIRST: readonly string[] = [
  'sets-of-solar-power-plants',
  'solar-panels',
  'batteries',
  'inverters',
  'mounting-systems',
  'ev-chargers',
  'cables-adapters',
  'charging-stations',
  'portable-power-stations',
  'solar-generators',
  'automatic-switches',
  'electrical-components',
  'generators',
  'industrial-generators',
  'solar-lighting-towers',
  'lifts-and-cranes',
] satisfies readonly CategorySlug[];

/** Where a category stands besides its listing. */
interface CategoryPlaces {
  readonly slug: string;
  /** Absent where a catalogue does not say. */
  readonly isInMenu?: boolean;
  /** Its place among the tiles of the home page; null for none, absent where a catalogue does not say. */
  readonly homePlace?: number | null;
}

/** Whether a category stands in the menu. */
export const isInMenu = ({ slug, isInMenu: said }: CategoryPlaces): boolean =>
  said ?? MENU_AT_FIRST.has(slug);

/** The place of a category among the tiles of the home page; null for one that has none. */
export function homePlaceOf({ slug, homePlace }: CategoryPlaces): number | null {
  if (homePlace !== undefined) return homePlace;
  const place = HOME_AT_FIRST.indexOf(slug);
  return place === -1 ? null : place;
}

/**
 * The categories that pages name by themselves: the footer, an empty cart, a search without a result, a page that is not there, the picture
 * beside a group of the menu. They can be taken off the menu, but their listings stay.
 */
export const ALWAYS_LISTED: ReadonlySet<string> = new Set<CategorySlug>([
  'sets-of-solar-power-plants',
  'batteries',
  'inverters',
  'solar-panels',
  'portable-power-stations',
  'ev-chargers',
  'solar-generators',
  'generators',
  'automatic-switches',
]);

/** The sections of the front page with the groups of the menu whose tiles stand in each (S §2). */
export const HOME_SECTIONS = {
  solar: ['solar'],
  ev: ['ev'],
  explore: ['portable', 'electrical'],
  rent: ['rent'],
} as const satisfies Readonly<Record<string, readonly MenuGroup[]>>;
export type HomeSection = keyof typeof HOME_SECTIONS;
export const HOME_SECTION_NAMES = [
  'solar',
  'ev',
  'explore',
  'rent',
] as const satisfies readonly HomeSection[];

/** The tiles of a section of the home page, in their order. */
export const tilesOfSection = <T extends CategoryPlaces & { readonly group: string }>(
  section: HomeSection,
  categories: readonly T[],
): readonly T[] =>
  categories
    .flatMap((category) => {
      const place = homePlaceOf(category);
      const isThere = HOME_SECTIONS[section].some((group) => group === category.group);
      return place !== null && isThere ? [{ place, category }] : [];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ category }) => category);
