import { withoutInvisible } from '../../locale/without-invisible.ts';
import { categoryNamed } from '../known-categories.ts';

/** Which products the list of the back office shows; `incomplete` are drafts that lack something before they can be published. */
export const EDITED_SHOWN = ['all', 'published', 'draft', 'incomplete', 'sold-out'] as const;
export type EditedShown = (typeof EDITED_SHOWN)[number];

/** Whether the list shows products whatever their translations are, or those with one that did not follow a change. */
export const TRANSLATIONS = ['any', 'outdated'] as const;

/** Products on one page of the list, and of a sheet that counts them. */
export const EDITED_PAGE = 50;

/** What the list of products is asked for. */
export interface EditedProductsQuery {
  /** An id, words of a name, the brand or the article number, as they were typed. */
  readonly search: string;
  /** The slug of a category; null for all. */
  readonly category: string | null;
  readonly shown: EditedShown;
  readonly translations: (typeof TRANSLATIONS)[number];
  /** The product after which the page begins, by falling ids; null for the newest. */
  readonly after: number | null;
}

const SEARCH_MAX = 100;
const ID = /^[1-9]\d{0,8}$/;

/** Reads the list's address: what it does not know does not matter. */
export function readEditedProductsQuery(query: URLSearchParams): EditedProductsQuery {
  const after = query.get('after') ?? '';
  return {
    search: withoutInvisible(query.get('q') ?? '')
      .trim()
      .slice(0, SEARCH_MAX),
    category: categoryNamed(query.get('category') ?? '')?.slug ?? null,
    shown: EDITED_SHOWN.find((shown) => shown === query.get('show')) ?? 'all',
    translations: query.get('translations') === 'outdated' ? 'outdated' : 'any',
    after: ID.test(after) ? Number(after) : null,
  };
}

/** The same as an address's query, beginning after another product; empty for the whole list. */
export function editedProductsAddress(
  { search, category, shown, translations }: EditedProductsQuery,
  after: number | null = null,
): string {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(category !== null && { category }),
    ...(shown !== 'all' && { show: shown }),
    ...(translations !== 'any' && { translations }),
    ...(after !== null && { after: String(after) }),
  });
  return query.size === 0 ? '' : `?${String(query)}`;
}
