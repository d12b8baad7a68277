import { kindIdOf } from './category-kind.ts';
import type { OwnPicture } from './picture.ts';

/** The five groups of the mega menu, in its order; `solar` is open first (S §2). */
export const MENU_GROUPS = ['solar', 'ev', 'portable', 'rent', 'electrical'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A category that the shop comes with. Names and descriptions are messages: `category.{slug}.name`, `.description`. */
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

/** The first view of a product, by its article number in lower case. */
const of = <Article extends string>(article: Article) => `${article}-three-quarter` as const;

/**
 * Every category that the shop comes with; those that staff make are each like one of them. Ids 1–5, 9 and 12–17 are the specification's (S §9, R11); the others are the shop's own.
 * The order is the order of menus and listings.
 */
export const CATEGORIES = [
  {
    id: 1,
    slug: 'solar-panels',
    group: 'solar',
    parentId: null,
    picture: of('jam54d40-450-lb'),
    kind: 'purchase',
  },
  { id: 2, slug: 'batteries', group: 'solar', parentId: null, picture: of('us5000'), kind: 'purchase' },
  {
    id: 3,
    slug: 'inverters',
    group: 'solar',
    parentId: null,
    picture: of('sun-12k-sg04lp3-eu'),
    kind: 'purchase',
  },
  {
    id: 4,
    slug: 'sets-of-solar-power-plants',
    group: 'solar',
    parentId: null,
    picture: of('prm-home5'),
    kind: 'purchase',
  },
  {
    id: 5,
    slug: 'mounting-systems',
    group: 'solar',
    parentId: null,
    picture: of('prm-hook-10'),
    kind: 'purchase',
  },
  { id: 27, slug: 'ev-chargers', group: 'ev', parentId: null, picture: of('prm-wall22'), kind: 'purchase' },
  {
    id: 6,
    slug: 'dc-charging-stations',
    group: 'ev',
    parentId: 27,
    picture: of('prm-dc60'),
    kind: 'purchase',
  },
  {
    id: 7,
    slug: 'ac-charging-stations',
    group: 'ev',
    parentId: 27,
    picture: of('prm-wall7'),
    kind: 'purchase',
  },
  {
    id: 8,
    slug: 'portable-charging-devices',
    group: 'ev',
    parentId: 27,
    picture: of('prm-go11'),
    kind: 'purchase',
  },
  {
    id: 28,
    slug: 'cables-adapters',
    group: 'ev',
    parentId: null,
    picture: of('prm-t2t2-16-5'),
    kind: 'purchase',
  },
  {
    id: 29,
    slug: 'charging-stations',
    group: 'ev',
    parentId: null,
    picture: of('prm-street22-2'),
    kind: 'purchase',
  },
  {
    id: 9,
    slug: 'portable-power-stations',
    group: 'portable',
    parentId: null,
    picture: of('prm-ps3600'),
    kind: 'purchase',
  },
  {
    id: 10,
    slug: 'solar-generators',
    group: 'portable',
    parentId: null,
    picture: of('prm-sg3600-800'),
    kind: 'purchase',
  },
  {
    id: 12,
    slug: 'portable-solar-panels',
    group: 'portable',
    parentId: null,
    picture: of('prm-fp200'),
    kind: 'purchase',
  },
  {
    id: 13,
    slug: 'folding-panels',
    group: 'portable',
    parentId: 12,
    picture: of('solar220w'),
    kind: 'purchase',
  },
  {
    id: 14,
    slug: 'flexible-panels',
    group: 'portable',
    parentId: 12,
    picture: of('prm-fx200'),
    kind: 'purchase',
  },
  {
    id: 15,
    slug: 'camping-panels',
    group: 'portable',
    parentId: 12,
    picture: of('prm-cp120-12v'),
    kind: 'purchase',
  },
  {
    id: 16,
    slug: 'marine-panels',
    group: 'portable',
    parentId: 12,
    picture: of('prm-mf120'),
    kind: 'purchase',
  },
  {
    id: 17,
    slug: 'vehicle-panels',
    group: 'portable',
    parentId: 12,
    picture: of('prm-vf170'),
    kind: 'purchase',
  },
  { id: 20, slug: 'generators', group: 'rent', parentId: null, picture: of('prm-g6500t'), kind: 'rental' },
  {
    id: 21,
    slug: 'industrial-generators',
    group: 'rent',
    parentId: null,
    picture: of('prm-dg60'),
    kind: 'rental',
  },
  {
    id: 22,
    slug: 'solar-lighting-towers',
    group: 'rent',
    parentId: null,
    picture: of('prm-sl4'),
    kind: 'rental',
  },
  {
    id: 23,
    slug: 'lifts-and-cranes',
    group: 'rent',
    parentId: null,
    picture: of('prm-ba16'),
    kind: 'rental',
  },
  { id: 24, slug: 'scissor-lifts', group: 'rent', parentId: 23, picture: of('prm-se12'), kind: 'rental' },
  { id: 25, slug: 'boom-lifts', group: 'rent', parentId: 23, picture: of('z-60-34'), kind: 'rental' },
  { id: 26, slug: 'cranes', group: 'rent', parentId: 23, picture: of('prm-sc10'), kind: 'rental' },
  {
    id: 18,
    slug: 'automatic-switches',
    group: 'electrical',
    parentId: null,
    picture: of('a9f74332'),
    kind: 'purchase',
  },
  {
    id: 11,
    slug: 'cables-wires',
    group: 'electrical',
    parentId: null,
    picture: of('prm-pv6-rd-100'),
    kind: 'purchase',
  },
  {
    id: 19,
    slug: 'electrical-components',
    group: 'electrical',
    parentId: null,
    picture: of('prm-spd12-4p-275'),
    kind: 'purchase',
  },
] as const satisfies readonly Category[];

/** The categories that guides, specifications and filters are written for. */
export type CategorySlug = (typeof CATEGORIES)[number]['slug'];

/** The category that the goods of a category go by: itself, or the one that it is like. Undefined for a category of another shop. */
export function kindOf(categoryId: number): (typeof CATEGORIES)[number] | undefined {
  const kindId = kindIdOf(categoryId);
  return CATEGORIES.find(({ id }) => id === kindId);
}
