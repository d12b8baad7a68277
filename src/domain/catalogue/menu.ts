import { CATEGORIES, MENU_GROUPS, type MenuGroup } from './categories.ts';
import { isInMenu } from './category-places.ts';
import type { OwnPicture } from './picture.ts';
import type { LookUp } from './print-specification.ts';

/** What the menu needs of a category, in the language of the menu. */
export interface MenuCategory {
  readonly slug: string;
  readonly name: string;
  /** Name of its picture. */
  readonly picture: string;
}

/** One group of the menu, in one language: its categories and the picture beside them with the page behind it. */
export interface MenuSection {
  readonly group: MenuGroup;
  readonly name: string;
  readonly links: readonly MenuCategory[];
  readonly featured: {
    /** A product's picture, of another product than those beside it. */
    readonly picture: OwnPicture;
    readonly name: string;
    /** Path without region. */
    readonly path: string;
  };
}

/** A category as the menu is made of it, in the order of the menu. */
export interface MenuEntry extends MenuCategory {
  readonly group: string;
  /** Whether it stands in the menu; as the shop was at first where a catalogue does not say. */
  readonly isInMenu?: boolean;
}

/** The page beside the links of each group, by a picture (S §2). */
const FEATURED: Readonly<Record<MenuGroup, { readonly picture: OwnPicture; readonly path: string }>> = {
  solar: {
    picture: 'prm-biz30h-three-quarter',
    path: '/sets-of-solar-power-plants',
  },
  ev: {
    picture: 'amedio-professional-22-three-quarter',
    path: '/ev-chargers',
  },
  portable: {
    picture: 'prm-sg500-200-three-quarter',
    path: '/solar-generators',
  },
  rent: {
    picture: 'qas-100-three-quarter',
    path: '/lease-info',
  },
  electrical: {
    picture: 'prm-db28-hyb-three-quarter',
    path: '/automatic-switches',
  },
};

/** The categories that the shop has by itself, for when the catalogue cannot be asked. */
const builtIn = (lookUp: LookUp): readonly MenuEntry[] =>
  CATEGORIES.map(({ slug, group, picture }) => ({
    slug,
    group,
    picture,
    name: lookUp(`category.${slug}.name`) ?? slug,
  }));

/** The groups in the order of their first categories; those without any come last, as the shop had them at first. */
export function groupsInOrder(categories: readonly { readonly group: string }[]): readonly MenuGroup[] {
  const placed = MENU_GROUPS.map((group, index) => {
    const first = categories.findIndex((category) => category.group === group);
    return { group, place: first === -1 ? categories.length + index : first };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ group }) => group);
}

/**
 * The five groups with their links. The catalogue decides names, pictures and order, and a category that it has not is left
 * out; without a catalogue the built-in names keep every listing within reach.
 */
export function menuOf(categories: readonly MenuEntry[], lookUp: LookUp): readonly MenuSection[] {
  const listed = categories.length > 0 ? categories : builtIn(lookUp);
  return groupsInOrder(listed).map((group) => ({
    group,
    name: lookUp(`menuGroup.${group}`) ?? group,
    links: listed
      .filter((category) => category.group === group && isInMenu(category))
      .map(({ slug, name, picture }) => ({ slug, name, picture })),
    featured: { ...FEATURED[group], name: lookUp(`nav.featured.${group}`) ?? group },
  }));
}
