/**
 * A request path in its plain form: one leading slash, single slashes, none at the end, no backslashes and no control
 * characters. Browsers read `//host`, `/\host` and a slash, a tab and a slash as another site, so that no redirect may
 * ever repeat them. A question mark or hash is part of the path here, and escaped.
 */
export function cleanPath(pathname: string): string {
  const segments = pathname
    .replace(/\p{Cc}/gu, '')
    .replace(/[?#]/g, encodeURIComponent)
    .split(/[/\\]+/)
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}
