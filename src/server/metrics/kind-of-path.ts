/** What was asked for; a closed list, because each value is a time series of its own. */
export type RequestKind = 'page' | 'error-page' | 'api' | 'file' | 'health';

const HEALTH = new Set(['/healthz', '/readyz', '/metrics']);
/** The page under `/error/{code}` answers the status that its address names: whoever asks must not raise an alert by it. */
const ERROR_PAGE = /^\/[a-z]{2}\/error(?:$|[/.])/;
const FILES = /^\/(assets|pictures|i18n)\//;

/** Which kind of thing a path asks for; whatever is nothing else is a page. */
export function kindOfPath(path: string): RequestKind {
  if (path.startsWith('/api/') || path === '/api') return 'api';
  if (HEALTH.has(path)) return 'health';
  if (FILES.test(path)) return 'file';
  return ERROR_PAGE.test(path) ? 'error-page' : 'page';
}
