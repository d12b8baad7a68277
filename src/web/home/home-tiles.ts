import type { MessageKey, Translate } from '../../content/translator.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { tilesOfSection, type HomeSection } from '../../domain/catalogue/category-places.ts';
import type { TileCategory } from '../catalogue/category-tile.tsx';

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
  const placed = categories.map((category) => ({ ...category, slug: category.tile.slug }));
  const tilesOf = (section: HomeSection): TileCategory[] =>
    tilesOfSection(section, placed).map(({ tile }) => tile);
  return {
    solar: categories.length > 0 ? tilesOf('solar') : builtIn(translate),
    ev: tilesOf('ev'),
    explore: tilesOf('explore'),
    rent: tilesOf('rent'),
  };
}
