/** Any origin that resolves a path. */
const HERE = 'http://localhost';

/**
 * The value as the target of `?redirect=` (C §2, R24a): a path on this site with one leading slash, percent-encoded, so
 * that a header can carry it. Null for everything that some browser reads as another host: `//`, backslashes, control
 * characters.
 */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || /\/\/|\\|\p{Cc}/u.test(value)) return null;
  if (/^[\u0021-\u007E]*$/.test(value)) return value;
  const { pathname, search, hash } = new URL(value, HERE);
  return `${pathname}${search}${hash}`;
}
