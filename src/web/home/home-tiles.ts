import type { MessageKey, Translate } from '../../content/translator.ts';
import { CATEGORIES, type CategorySlug } from '../../domain/catalogue/categories.ts';
import type { TileCategory } from '../catalogue/category-tile.tsx';

/** The tiles of the front page by section, in their order (S §2, §9: five, three, four and four). */
const SECTIONS = {
  solar: ['sets-of-solar-power-plants', 'solar-panels', 'batteries', 'inverters', 'mounting-systems'],
  ev: ['ev-chargers', 'cables-adapters', 'charging-stations'],
  explore: ['portable-power-stations', 'solar-generators', 'automatic-switches', 'electrical-components'],
  rent: ['generators', 'industrial-generators', 'solar-lighting-towers', 'lifts-and-cranes'],
} as const satisfies Record<string, readonly CategorySlug[]>;

/** The names of the solar tiles that stand when the catalogue has none (S §2, R13). */
const BUILT_IN_NAMES = {
  'sets-of-solar-power-plants': 'homeView.solarSets',
  'solar-panels': 'homeView.solarPanels',
  batteries: 'homeView.batteries',
  inverters: 'homeView.inverters',
  'mounting-systems': 'homeView.mountingSystems',
} as const satisfies Record<(typeof SECTIONS.solar)[number], MessageKey>;

const builtIn = (translate: Translate): TileCategory[] =>
  SECTIONS.solar.map((slug) => ({
    slug,
    name: translate(BUILT_IN_NAMES[slug]),
    picture: CATEGORIES.find((category) => category.slug === slug)?.picture ?? '',
  }));

/** The tiles of every section; a category that the catalogue has not is left out, the solar ones are built in. */
export function homeTiles(categories: readonly TileCategory[], translate: Translate) {
  const tilesOf = (slugs: readonly CategorySlug[]): TileCategory[] =>
    slugs.flatMap((wanted) => {
      const category = categories.find(({ slug }) => slug === wanted);
      return category ? [category] : [];
    });
  const solar = tilesOf(SECTIONS.solar);
  return {
    solar: solar.length > 0 ? solar : builtIn(translate),
    ev: tilesOf(SECTIONS.ev),
    explore: tilesOf(SECTIONS.explore),
    rent: tilesOf(SECTIONS.rent),
  };
}
