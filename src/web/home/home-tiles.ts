import type { MessageKey, Translate } from '../../content/translator.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { homePlaceOf } from '../../domain/catalogue/category-places.ts';
import type { TileCategory } from '../catalogue/category-tile.tsx';

/** The sections of the front page with the groups of the menu whose tiles stand in each (S §2). */
const SECTIONS = {
  solar: ['solar'],
  ev: ['ev'],
  explore: ['portable', 'electrical'],
  rent: ['rent'],
} as const satisfies Record<string, readonly string[]>;

/** The solar tiles that stand when there is no catalogue, with their names (S §2, R13). */
const BUILT_IN = [
  ['sets-of-solar-power-plants', 'homeView.solarSets'],
  ['solar-panels', 'homeView.solarPanels'],
  ['batteries', 'homeView.batteries'],
  ['inverters', 'homeView.inverters'],
  ['mounting-systems', 'homeView.mountingSystems'],
] as const satisfies readonly (readonly [string, MessageKey])[];

const builtIn = (translate: Translate): TileCategory[] =>
  BUILT_IN.map(([slug, name]) => ({
    slug,
    name: translate(name),
    picture: CATEGORIES.find((category) => category.slug === slug)?.picture ?? '',
  }));

/** A category with what its tile shows. */
interface Placed {
  readonly group: string;
  readonly homePlace?: number | null;
  readonly tile: TileCategory;
}

/** The tiles of every section in their order, of the categories that stand on the home page; without any category the solar ones are built in. */
export function homeTiles(categories: readonly Placed[], translate: Translate) {
  const tilesOf = (groups: readonly string[]): TileCategory[] =>
    categories
      .flatMap(({ group, homePlace, tile }) => {
        const place = homePlaceOf({ slug: tile.slug, homePlace });
        return place !== null && groups.includes(group) ? [{ place, tile }] : [];
      })
      .toSorted((a, b) => a.place - b.place)
      .map(({ tile }) => tile);
  return {
    solar: categories.length > 0 ? tilesOf(SECTIONS.solar) : builtIn(translate),
    ev: tilesOf(SECTIONS.ev),
    explore: tilesOf(SECTIONS.explore),
    rent: tilesOf(SECTIONS.rent),
  };
}
