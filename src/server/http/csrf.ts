import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The pair that S §7 names: a cookie that scripts of the shop can read, and the header that repeats it. */
export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';

/** Under https the cookie's name begins with `__Host-`: browsers take such a cookie from this very host alone. */
export const csrfPrefix = (publicUrl: string): 'host' | undefined =>
  publicUrl.startsWith('https:') ? 'host' : undefined;

const sign = (value: string, secret: string) =>
  createHmac('sha256', secret).update(`csrf:${value}`).digest('base64url');

/** A fresh token, signed so that no other site can plant its own. */
export function issueCsrfToken(secret: string): string {
  const value = randomBytes(18).toString('base64url');
  return `${value}.${sign(value, secret)}`;
}

/** Whether the header repeats the cookie and the shop signed it. */
export function isCsrfPair(cookie: string | undefined, header: string | undefined, secret: string): boolean {
  if (!cookie || !header || cookie !== header) return false;
  const [value = '', signature = ''] = cookie.split('.');
  const expected = Buffer.from(sign(value, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Whether a form or script of this site sent the request: the browser says so itself, in `Sec-Fetch-Site` and `Origin`, of
 * which neither may tell of another site. `publicOrigin` is the shop's; a browser that reaches it under another name and
 * says that its page came from there too is believed. A client that sends neither header (a test, a tool) carries no
 * visitor's cookies by accident, so it passes.
 */
export function isFromThisSite(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  publicOrigin: string,
): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  if (origin === null || origin === publicOrigin) return true;
  return site === 'same-origin' && origin === new URL(url).origin;
}
