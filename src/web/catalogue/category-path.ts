import { OWN_PATHS } from '../../domain/catalogue/category-address.ts';
import { ownSlugsInForce } from '../../domain/catalogue/own-slugs.ts';

/** The slugs of the categories that staff made, with blanks between: a browser knows them by the document, where the server wrote them. */
export const ownSlugs = (): string =>
  import.meta.env.SSR ? ownSlugsInForce() : (document.documentElement.dataset.categories ?? '');

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
