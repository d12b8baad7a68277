/** The listings whose address is not their slug (S §2, R12), by it: path without region. */
export const OWN_PATHS: ReadonlyMap<string, string> = new Map([
  ['portable-power-stations', '/портативні-електростанції'],
  ['scissor-lifts', '/lifts-and-cranes/scissor-lifts'],
  ['boom-lifts', '/lifts-and-cranes/boom-lifts'],
  ['cranes', '/lifts-and-cranes/cranes'],
]);

/** The slug of the category whose listing has this address; what follows it, such as a product's id, is left out. */
export function slugOfPath(pathnameWithRegion: string): string {
  const path = `/${pathnameWithRegion.split('/').slice(2).map(decoded).join('/')}`;
  const special = [...OWN_PATHS].find(([, own]) => path === own || path.startsWith(`${own}/`));
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
