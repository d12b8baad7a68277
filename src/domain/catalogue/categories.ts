import type { OwnPicture } from './picture.ts';

/** The five groups of the mega menu, in its order; `solar` is open first (S §2). */
export const MENU_GROUPS = ['solar', 'ev', 'portable', 'rent', 'electrical'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A row of the category table. Names and descriptions are messages: `category.{slug}.name`, `.description`. */
export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly group: MenuGroup;
  /** Null at the top level; else the category whose listing contains this one's products too. */
  readonly parentId: number | null;
  /** Of one of its products, which stands for them all. */
  readonly picture: OwnPicture;
  /** Whether its products are rented by day, week and month or sold. */
  readonly kind: 'purchase' | 'rental';
}

/**
 * Every category. Ids 1–5, 9 and 12–17 are the specification's (S §9, R11); the others are the shop's own.
 * The order is the order of menus and listings.
 */
export const CATEGORIES = [
  {
    id: 1,
    slug: 'solar-panels',
    group: 'solar',
    parentId: null,
    picture: 'jam54d40-450-lb-three-quarter',
    kind: 'purchase',
  },
  {
    id: 2,
    slug: 'batteries',
    group: 'solar',
    parentId: null,
    picture: 'us5000-three-quarter',
    kind: 'purchase',
  },
  {
    id: 3,
    slug: 'inverters',
    group: 'solar',
    parentId: null,
    picture: 'sun-12k-sg04lp3-eu-three-quarter',
    kind: 'purchase',
  },
  {
    id: 4,
    slug: 'sets-of-solar-power-plants',
    group: 'solar',
    parentId: null,
    picture: 'prm-home5-three-quarter',
    kind: 'purchase',
  },
  {
    id: 5,
    slug: 'mounting-systems',
    group: 'solar',
    parentId: null,
    picture: 'prm-hook-10-three-quarter',
    kind: 'purchase',
  },
  {
    id: 27,
    slug: 'ev-chargers',
    group: 'ev',
    parentId: null,
    picture: 'prm-wall22-three-quarter',
    kind: 'purchase',
  },
  {
    id: 6,
    slug: 'dc-charging-stations',
    group: 'ev',
    parentId: 27,
    picture: 'prm-dc60-three-quarter',
    kind: 'purchase',
  },
  {
    id: 7,
    slug: 'ac-charging-stations',
    group: 'ev',
    parentId: 27,
    picture: 'prm-wall7-three-quarter',
    kind: 'purchase',
  },
  {
    id: 8,
    slug: 'portable-charging-devices',
    group: 'ev',
    parentId: 27,
    picture: 'prm-go11-three-quarter',
    kind: 'purchase',
  },
  {
    id: 28,
    slug: 'cables-adapters',
    group: 'ev',
    parentId: null,
    picture: 'prm-t2t2-16-5-three-quarter',
    kind: 'purchase',
  },
  {
    id: 29,
    slug: 'charging-stations',
    group: 'ev',
    parentId: null,
    picture: 'prm-street22-2-three-quarter',
    kind: 'purchase',
  },
  {
    id: 9,
    slug: 'portable-power-stations',
    group: 'portable',
    parentId: null,
    picture: 'prm-ps3600-three-quarter',
    kind: 'purchase',
  },
  {
    id: 10,
    slug: 'solar-generators',
    group: 'portable',
    parentId: null,
    picture: 'prm-sg3600-800-three-quarter',
    kind: 'purchase',
  },
  {
    id: 12,
    slug: 'portable-solar-panels',
    group: 'portable',
    parentId: null,
    picture: 'prm-fp200-three-quarter',
    kind: 'purchase',
  },
  {
    id: 13,
    slug: 'folding-panels',
    group: 'portable',
    parentId: 12,
    picture: 'solar220w-three-quarter',
    kind: 'purchase',
  },
  {
    id: 14,
    slug: 'flexible-panels',
    group: 'portable',
    parentId: 12,
    picture: 'prm-fx200-three-quarter',
    kind: 'purchase',
  },
  {
    id: 15,
    slug: 'camping-panels',
    group: 'portable',
    parentId: 12,
    picture: 'prm-cp120-12v-three-quarter',
    kind: 'purchase',
  },
  {
    id: 16,
    slug: 'marine-panels',
    group: 'portable',
    parentId: 12,
    picture: 'prm-mf120-three-quarter',
    kind: 'purchase',
  },
  {
    id: 17,
    slug: 'vehicle-panels',
    group: 'portable',
    parentId: 12,
    picture: 'prm-vf170-three-quarter',
    kind: 'purchase',
  },
  {
    id: 20,
    slug: 'generators',
    group: 'rent',
    parentId: null,
    picture: 'prm-g6500t-three-quarter',
    kind: 'rental',
  },
  {
    id: 21,
    slug: 'industrial-generators',
    group: 'rent',
    parentId: null,
    picture: 'prm-dg60-three-quarter',
    kind: 'rental',
  },
  {
    id: 22,
    slug: 'solar-lighting-towers',
    group: 'rent',
    parentId: null,
    picture: 'prm-sl4-three-quarter',
    kind: 'rental',
  },
  {
    id: 23,
    slug: 'lifts-and-cranes',
    group: 'rent',
    parentId: null,
    picture: 'prm-ba16-three-quarter',
    kind: 'rental',
  },
  {
    id: 24,
    slug: 'scissor-lifts',
    group: 'rent',
    parentId: 23,
    picture: 'prm-se12-three-quarter',
    kind: 'rental',
  },
  {
    id: 25,
    slug: 'boom-lifts',
    group: 'rent',
    parentId: 23,
    picture: 'z-60-34-three-quarter',
    kind: 'rental',
  },
  { id: 26, slug: 'cranes', group: 'rent', parentId: 23, picture: 'prm-sc10-three-quarter', kind: 'rental' },
  {
    id: 18,
    slug: 'automatic-switches',
    group: 'electrical',
    parentId: null,
    picture: 'a9f74332-three-quarter',
    kind: 'purchase',
  },
  {
    id: 11,
    slug: 'cables-wires',
    group: 'electrical',
    parentId: null,
    picture: 'prm-pv6-rd-100-three-quarter',
    kind: 'purchase',
  },
  {
    id: 19,
    slug: 'electrical-components',
    group: 'electrical',
    parentId: null,
    picture: 'prm-spd12-4p-275-three-quarter',
    kind: 'purchase',
  },
] as const satisfies readonly Category[];

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];

/** Types that the specification names otherwise than the categories are called, in lower case (S §9). */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['освітлювальні вежі', 'Сонячні освітлювальні вежі'],
]);

/** The Ukrainian name of the category that a product type means: the type's own, or what the shop calls it. */
export const categoryNameOfType = (type: string): string => OTHER_NAMES.get(type.toLowerCase()) ?? type;
