let inForce = '';

/** Puts the slugs of the categories that staff made in force, on the server alone; kept apart from the categories, which no browser needs. */
export function setOwnSlugs(slugs: readonly string[]): void {
  inForce = slugs.join(' ');
}

/** The slugs of the categories that staff made, with blanks between; empty for none. */
export const ownSlugsInForce = (): string => inForce;
