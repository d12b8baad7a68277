import { slugOfPath } from './category-address.ts';
import { categoryNamed } from './known-categories.ts';

/** What of the catalogue the address of a page is about. */
export interface LinkTarget {
  /** The slug or the id of a category, as the address names it; null for none. */
  readonly category: string | null;
  /** The id of a product, 0 for one that is no id; null for none. */
  readonly productId: number | null;
}

const ID = /^[1-9]\d{0,8}$/;
const idIn = (segment: string): number => (ID.test(segment) ? Number(segment) : 0);

/**
 * What of the catalogue a page is about, by its path without region: a product, a category by its slug or `category/…`, a product on the list of a
 * category. Null for another page, and for a category that the shop does not know by its own address.
 */
export function linkTarget(path: string): LinkTarget | null {
  const segments = path.toLowerCase().split('/').slice(1);
  const [first = '', second = ''] = segments;
  if (first === 'product') return { category: null, productId: idIn(second) };
  const slug = slugOfPath(`/region${path.toLowerCase()}`);
  if (first === 'category') return { category: slug, productId: null };
  if (categoryNamed(slug) === undefined) return null;
  const last = segments.at(-1) ?? '';
  return { category: slug, productId: segments.length > 1 && ID.test(last) ? Number(last) : null };
}
