import type { CategorySlug } from '../../domain/catalogue/categories.ts';
import { MENU_GROUPS, type MenuGroup } from '../../domain/catalogue/menu-groups.ts';
import type { SceneName } from '../../domain/catalogue/picture-names.ts';
import type { LookUp } from '../../domain/catalogue/print-specification.ts';
import { categoryPath } from '../catalogue/category-path.ts';

/** What the menu needs of a category, in the page's language. */
export interface MenuCategory {
  readonly slug: string;
  readonly name: string;
  readonly picture: string;
}

/** The picture that stands beside a group's links, and the page behind it, without region. */
interface Featured {
  readonly scene: SceneName;
  readonly path: string;
}

/** One group of the menu, ready to be drawn; paths are without region. */
export interface MenuSection {
  readonly group: MenuGroup;
  readonly links: readonly (MenuCategory & { readonly path: string })[];
  readonly featured: Featured;
}

/** Which categories stand in the menu (S §2); their order is the order of the links. */
const MENU: Readonly<Record<MenuGroup, { slugs: readonly CategorySlug[]; featured: Featured }>> = {
  solar: {
    slugs: ['solar-panels', 'batteries', 'inverters', 'sets-of-solar-power-plants', 'mounting-systems'],
    featured: { scene: 'scene-roof-solar', path: '/sets-of-solar-power-plants' },
  },
  ev: {
    slugs: ['ev-chargers', 'cables-adapters', 'charging-stations'],
    featured: { scene: 'scene-ev-charging', path: '/ev-chargers' },
  },
  portable: {
    slugs: ['portable-power-stations', 'solar-generators', 'portable-solar-panels'],
    featured: { scene: 'scene-portable-solar', path: '/solar-generators' },
  },
  rent: {
    slugs: ['generators', 'industrial-generators', 'solar-lighting-towers', 'lifts-and-cranes'],
    featured: { scene: 'scene-rental-yard', path: '/lease-options' },
  },
  electrical: {
    slugs: ['automatic-switches', 'cables-wires', 'electrical-components'],
    featured: { scene: 'scene-warehouse', path: '/automatic-switches' },
  },
};

const MENU_SLUGS: ReadonlySet<string> = new Set(Object.values(MENU).flatMap(({ slugs }) => slugs));

/** Whether a category has its own link in the menu. */
export const isInMenu = ({ slug }: { slug: string }): boolean => MENU_SLUGS.has(slug);

/**
 * The five groups with their links. The catalogue decides names and pictures, and a category that it has not is left
 * out; without a catalogue the built-in names keep every listing within reach.
 */
export function menuOf(categories: readonly MenuCategory[], lookUp: LookUp): readonly MenuSection[] {
  const known: readonly MenuCategory[] =
    categories.length > 0
      ? categories
      : [...MENU_SLUGS].map((slug) => ({ slug, picture: '', name: lookUp(`category.${slug}.name`) ?? slug }));
  return MENU_GROUPS.map((group) => ({
    group,
    featured: MENU[group].featured,
    links: MENU[group].slugs.flatMap((slug) => {
      const category = known.find((candidate) => candidate.slug === slug);
      return category ? [{ ...category, path: categoryPath(slug) }] : [];
    }),
  }));
}
