/** What was asked for; a closed list, because each value is a time series of its own. */
export type RequestKind = 'page' | 'api' | 'file' | 'health';

const HEALTH = new Set(['/healthz', '/readyz', '/metrics']);
const FILES = /^\/(assets|pictures|i18n|avatars|rental-files|return-files|review-files)\//;

/** Which kind of thing a path asks for; whatever is nothing else is a page. */
export function kindOfPath(path: string): RequestKind {
  if (path.startsWith('/api/') || path === '/api') return 'api';
  if (HEALTH.has(path)) return 'health';
  return FILES.test(path) ? 'file' : 'page';
}
