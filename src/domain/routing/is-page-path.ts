const NOT_PAGES: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'pictures',
  'documents',
  'dev',
  'i18n',
  'healthz',
  'readyz',
  '.well-known',
]);

/** Whether a clean path can be a page, and not an endpoint or a file, which answer 404 themselves (R3). */
export function isPagePath(path: string): boolean {
  const segments = path.split('/').slice(1);
  return !NOT_PAGES.has(segments[0] ?? '') && !/\.[a-z0-9]{1,12}$/i.test(segments.at(-1) ?? '');
}
