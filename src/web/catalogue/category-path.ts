import { listedSlugsInForce, ownSlugsInForce } from '../../domain/catalogue/own-slugs.ts';

const slugsOfDocument = (): string => document.documentElement.dataset.categories ?? '';

/** The slugs of the categories that staff made and that are in the shop, with blanks between, as the document of every page says them. */
export const shownSlugs = (): string => (import.meta.env.SSR ? listedSlugsInForce() : slugsOfDocument());

/** Those of all that staff made; a browser, which links to these, knows what is in the shop alone. */
const ownSlugs = (): string => (import.meta.env.SSR ? ownSlugsInForce() : slugsOfDocument());

/** The listings whose address is not their slug (S §2, R12). */
const PATHS: Readonly<Record<string, string>> = {
  'portable-power-stations': '/портативні-електростанції',
  'scissor-lifts': '/lifts-and-cranes/scissor-lifts',
  'boom-lifts': '/lifts-and-cranes/boom-lifts',
  cranes: '/lifts-and-cranes/cranes',
};

/** Where a category's listing is, without region: its slug in lower case, spaces as hyphens (S §2), of one that staff made below `category`. */
export function categoryPath(slug: string): string {
  const plain = slug.toLowerCase().replaceAll(' ', '-');
  return PATHS[plain] ?? (` ${ownSlugs()} `.includes(` ${plain} `) ? `/category/${plain}` : `/${plain}`);
}

/** Where the buying guide stands on the page of its category. */
export const GUIDE_ID = 'guide';

/** The way to a category's buying guide, without region: it stands on the first page of the whole category alone. */
export const guidePath = (slug: string): string => `${categoryPath(slug)}#${GUIDE_ID}`;

/** The slug of the category whose listing has this address; what follows it, such as a product's id, is left out. */
export function slugOfPath(pathnameWithRegion: string): string {
  const path = `/${pathnameWithRegion.split('/').slice(2).map(decoded).join('/')}`;
  const special = Object.entries(PATHS).find(([, own]) => path === own || path.startsWith(`${own}/`));
  const [, first = '', second = ''] = path.split('/');
  return special?.[0] ?? (first === 'category' ? second : first);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a broken escape is no part of any slug
  }
}
