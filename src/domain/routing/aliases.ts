/** Other names of pages (R12, C §2). `*` stands for one segment, which is kept. */
const ALIASES = [
  { from: '/products/*', to: '/product/*', search: '' },
  { from: '/solar-sets', to: '/sets-of-solar-power-plants', search: '' },
  { from: '/login', to: '/auth', search: '' },
  { from: '/signup', to: '/auth', search: 'mode=register' },
] as const;

/** Where an alias leads: a path without region, and a query to put before the visitor's own (empty for none). */
export interface AliasTarget {
  readonly path: string;
  readonly search: string;
}

/** The page that a path without region is another name of; null if it is not an alias (R12). */
export function aliasOf(path: string): AliasTarget | null {
  for (const { from, to, search } of ALIASES) {
    if (from === path) return { path: to, search };
    const kept = segmentAtStar(from, path);
    if (kept !== null) return { path: to.replace('*', () => kept), search };
  }
  return null;
}

function segmentAtStar(pattern: string, path: string): string | null {
  const prefix = pattern.slice(0, -1);
  if (!pattern.endsWith('*') || !path.startsWith(prefix)) return null;
  const kept = path.slice(prefix.length);
  return kept === '' || kept.includes('/') ? null : kept;
}
