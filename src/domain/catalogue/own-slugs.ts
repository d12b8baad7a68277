let inForce = '';
let listed = '';

/** Puts the slugs of the categories that staff made in force, on the server alone; kept apart from the categories, which no browser needs. */
export function setOwnSlugs(own: readonly { readonly slug: string; readonly isListed: boolean }[]): void {
  inForce = own.map(({ slug }) => slug).join(' ');
  listed = own.flatMap((each) => (each.isListed ? [each.slug] : [])).join(' ');
}

/** The slugs of the categories that staff made, with blanks between; empty for none. */
export const ownSlugsInForce = (): string => inForce;

/** The same of those that are in the shop: what documents say of them for everybody to read. */
export const listedSlugsInForce = (): string => listed;
