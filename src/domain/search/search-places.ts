import type { MeantCategories } from './meant-categories.ts';
import { isOwnCategory, kindIdOf } from '../catalogue/category-kind.ts';
import { knownCategories, knownCategory, type KnownCategory } from '../catalogue/known-categories.ts';
import { normaliseSearch } from './normalise.ts';
import { namesMaker } from './relevance.ts';
import type { SearchWord } from './search-words.ts';

/** A list of the catalogue that a search may be meant for: a category, of one maker or of all. */
export interface SearchPlace {
  readonly categoryId: number;
  /** As it is written in the shop; null for all makers. */
  readonly brand: string | null;
}

/** Most places that are offered for one search. */
const PLACES_MAX = 3;

/** What was found of a product, best first. */
interface Found {
  readonly categoryId: number;
  readonly brand: string;
}

/** The category that a search for `id` means, too: the one above it, or the one that a category of staff's is like. Null for none. */
function widerOf({ id, parentId }: KnownCategory): number | null {
  return isOwnCategory(id) ? kindIdOf(id) : parentId;
}

/** Categories without those that a wider one among them stands for, in the order of the menus. */
export const outermost = (ids: ReadonlySet<number>): readonly number[] =>
  knownCategories()
    .filter((category) => ids.has(category.id) && !ids.has(widerOf(category) ?? 0))
    .map(({ id }) => id);

/** The maker that the words name, as the first product of it has it; null if they name none that was found. */
function brandNamed(words: readonly SearchWord[], found: readonly Found[]): string | null {
  const makerOf = ({ brand }: Found) => normaliseSearch(brand).split(' ')[0] ?? '';
  return found.find((product) => words.some((word) => namesMaker(word, makerOf(product))))?.brand ?? null;
}

/**
 * The lists that a search may be meant for, at most three: those of the kinds of goods that it names, of one maker if it
 * names one (`інвертор deye`); of a maker alone those in which it was found; else the one in which all was found.
 */
export function placesOf(
  { words, meant }: { readonly words: readonly SearchWord[]; readonly meant: MeantCategories | null },
  found: readonly Found[],
): readonly SearchPlace[] {
  const others = words.filter((_, place) => !meant?.places.has(place));
  const brand = brandNamed(others, found);
  const ofBrand = [
    ...new Set(found.filter((each) => each.brand === brand).map(({ categoryId }) => categoryId)),
  ];
  const named = meant === null ? [] : outermost(meant.categoryIds);
  const isIn = (id: number, inner: number) => id === inner || knownCategory(inner)?.parentId === id;
  const kinds = brand === null ? named : named.filter((id) => ofBrand.some((inner) => isIn(id, inner)));
  const all = [...new Set(found.map(({ categoryId }) => categoryId))];
  const ids =
    kinds.length > 0 ? kinds : brand !== null ? ofBrand : found.length > 1 && all.length === 1 ? all : [];
  return ids.slice(0, PLACES_MAX).map((categoryId) => ({ categoryId, brand }));
}
