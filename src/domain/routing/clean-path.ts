/** The text that a percent-encoded segment stands for; null if it stands for none. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment); // the bundler drops a call whose result is of no use, though it may throw
  } catch {
    return null;
  }
}

/**
 * A request path in its plain form: one leading slash, single slashes, none at the end, no backslashes and no control
 * characters. Browsers read `//host`, `/\host` and a slash, a tab and a slash as another site, so that no redirect may
 * ever repeat them. A question mark or hash is part of the path here, and escaped; so are the percent signs of a
 * segment that is not percent-encoded UTF-8.
 */
export function cleanPath(pathname: string): string {
  const segments = pathname
    .replace(/\p{Cc}/gu, '')
    .replace(/[?#]/g, encodeURIComponent)
    .split(/[/\\]+/)
    .filter((segment) => segment !== '')
    .map((segment) => (decoded(segment) === null ? segment.replaceAll('%', '%25') : segment));
  return `/${segments.join('/')}`;
}
