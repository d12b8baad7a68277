import type { Translate } from '../../content/translator.ts';
import type { SizeKind } from '../../domain/search/asked-size.ts';
import { categoryLinks } from '../catalogue/category-links.server.ts';
import type { Way } from './search-empty.tsx';
import { placePath, termPath, type SuggestedPlace } from './search-options.ts';

/** Categories and makers that a search may be meant for, as links. */
export const placeWays = (places: readonly SuggestedPlace[], translate: Translate): readonly Way[] =>
  places.map((place) => ({
    to: placePath(place),
    label:
      place.brand === null
        ? place.name
        : translate('search.placeOfBrand', { category: place.name, brand: place.brand }),
  }));

/** Shorter terms as links to their results. */
export const termWays = (terms: readonly string[]): readonly Way[] =>
  terms.map((label) => ({ to: termPath(label), label }));

/** What is to be known of what a search found: that it was searched for otherwise, or that nothing has the very size. */
export function remarkOf(
  { shownFor, nearestBy }: { readonly shownFor: string | null; readonly nearestBy: SizeKind | null },
  translate: Translate,
): string | null {
  if (shownFor !== null) return translate('search.shownFor', { term: shownFor });
  return nearestBy === null ? null : translate(`search.nearest.${nearestBy}`);
}

/** Where to look instead: one listing of each group of the catalogue. */
export const startWays = (translate: Translate): readonly Way[] =>
  categoryLinks(
    ['solar-panels', 'inverters', 'batteries', 'ev-chargers', 'portable-power-stations', 'generators'],
    translate,
  );
