import type { MessageKey, Translate } from '../../content/translator.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import type { HomeSectionName } from '../../domain/pages/home-sections.ts';
import { tilesOfSection, type HomeSection } from '../../domain/catalogue/category-places.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import type { TileCategory } from '../catalogue/category-tile.tsx';
import type { TileLayout } from './tile-grid.tsx';

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

/** A layout that leaves no tile alone in its row, so far as a number of tiles allows. */
const layoutFor = (count: number): TileLayout => {
  if (count % 4 === 1 && count > 1) return 'five';
  return count % 3 === 0 ? 'three' : 'four';
};

/** A section of tiles as the page shows it. */
interface TileSection {
  readonly title: string;
  readonly text?: string;
  readonly tiles: readonly TileCategory[];
  readonly layout: TileLayout;
}

/** The sections that are a heading and tiles, each in words; one without tiles is left out. */
export function tileSections(
  { solar, ev, explore }: Omit<ReturnType<typeof homeTiles>, 'rent'>,
  translate: Translate,
): Readonly<Partial<Record<HomeSectionName, TileSection>>> {
  return {
    ...(solar.length > 0 && {
      solar: { title: translate('home.solar'), tiles: solar, layout: layoutFor(solar.length) },
    }),
    ...(ev.length > 0 && {
      ev: {
        title: translate('home.ev'),
        text: tieUnits(translate('home.evText')),
        tiles: ev,
        layout: 'three' as const,
      },
    }),
    ...(explore.length > 0 && {
      explore: { title: translate('home.explore'), tiles: explore, layout: layoutFor(explore.length) },
    }),
  };
}
