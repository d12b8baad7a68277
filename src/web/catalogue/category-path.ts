import { OWN_PATHS } from '../../domain/catalogue/category-address.ts';
import { listedSlugsInForce, ownSlugsInForce } from '../../domain/catalogue/own-slugs.ts';

const slugsOfDocument = (): string => document.documentElement.dataset.categories ?? '';

/** The slugs of the categories that staff made and that are in the shop, with blanks between, as the document of every page says them. */
export const shownSlugs = (): string => (import.meta.env.SSR ? listedSlugsInForce() : slugsOfDocument());

/** Those of all that staff made; a browser, which links to these, knows what is in the shop alone. */
const ownSlugs = (): string => (import.meta.env.SSR ? ownSlugsInForce() : slugsOfDocument());

/** Where a category's listing is, without region: its slug in lower case, spaces as hyphens (S §2), of one that staff made below `category`. */
export function categoryPath(slug: string): string {
  const plain = slug.toLowerCase().replaceAll(' ', '-');
  return (
    OWN_PATHS.get(plain) ?? (` ${ownSlugs()} `.includes(` ${plain} `) ? `/category/${plain}` : `/${plain}`)
  );
}

/** Where the buying guide stands on the page of its category. */
export const GUIDE_ID = 'guide';

/** The way to a category's buying guide, without region: it stands on the first page of the whole category alone. */
export const guidePath = (slug: string): string => `${categoryPath(slug)}#${GUIDE_ID}`;
