import { CATEGORIES, type CategorySlug, MENU_GROUPS, type MenuGroup } from './categories.ts';
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

interface MenuPlan {
  readonly slugs: readonly CategorySlug[];
  readonly picture: OwnPicture;
  readonly path: string;
}

/** Which categories stand in the menu (S §2); their order is the order of the links. */
const MENU: Readonly<Record<MenuGroup, MenuPlan>> = {
  solar: {
    slugs: ['solar-panels', 'batteries', 'inverters', 'sets-of-solar-power-plants', 'mounting-systems'],
    picture: 'prm-biz30h-three-quarter',
    path: '/sets-of-solar-power-plants',
  },
  ev: {
    slugs: ['ev-chargers', 'cables-adapters', 'charging-stations'],
    picture: 'amedio-professional-22-three-quarter',
    path: '/ev-chargers',
  },
  portable: {
    slugs: ['portable-power-stations', 'solar-generators', 'portable-solar-panels'],
    picture: 'prm-sg500-200-three-quarter',
    path: '/solar-generators',
  },
  rent: {
    slugs: ['generators', 'industrial-generators', 'solar-lighting-towers', 'lifts-and-cranes'],
    picture: 'qas-100-three-quarter',
    path: '/lease-info',
  },
  electrical: {
    slugs: ['automatic-switches', 'cables-wires', 'electrical-components'],
    picture: 'prm-db28-hyb-three-quarter',
    path: '/automatic-switches',
  },
};

/** The categories that the shop has by itself, for when the catalogue cannot be asked. */
const builtIn = (lookUp: LookUp): readonly MenuCategory[] =>
  CATEGORIES.map(({ slug, picture }) => ({ slug, picture, name: lookUp(`category.${slug}.name`) ?? slug }));

/**
 * The five groups with their links. The catalogue decides names and pictures, and a category that it has not is left
 * out; without a catalogue the built-in names keep every listing within reach.
 */
export function menuOf(categories: readonly MenuCategory[], lookUp: LookUp): readonly MenuSection[] {
  const known = new Map(
    (categories.length > 0 ? categories : builtIn(lookUp)).map((category) => [category.slug, category]),
  );
  return MENU_GROUPS.map((group) => {
    const { slugs, picture, path } = MENU[group];
    return {
      group,
      name: lookUp(`menuGroup.${group}`) ?? group,
      links: slugs.flatMap((slug) => {
        const category = known.get(slug);
        return category ? [{ slug, name: category.name, picture: category.picture }] : [];
      }),
      featured: { picture, path, name: lookUp(`nav.featured.${group}`) ?? group },
    };
  });
}
