/**
 * Tells a page of the profile what was just done by one of its forms, so that it says so once. No link can make it say that: an address
 * names nothing. Holds `{page}.{done}`.
 */
const DONE_COOKIE = 'profileDone';
const DONE = new RegExp(`(?:^|;\\s*)${DONE_COOKIE}=([\\w-]+)\\.([\\w-]+)`);
/** Far longer than a browser takes to follow a redirect. */
const KEPT_SECONDS = 60;

const nameOf = (page: string) => page.slice(page.lastIndexOf('/') + 1);
const cookieOf = (page: string, value: string, seconds: number) =>
  `${DONE_COOKIE}=${value}; Path=${page.slice(0, page.lastIndexOf('/'))}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;

/** The `Set-Cookie` with which a page of the profile, by its path `/{region}/profile/{page}`, is led back to after a form. */
export const doneCookie = (page: string, done: string): string =>
  cookieOf(page, `${nameOf(page)}.${done}`, KEPT_SECONDS);

/** The `Set-Cookie` of the answer that says it. */
export const saidCookie = (page: string): string => cookieOf(page, '', 0);

/** What was just done on a page; null for nothing. */
export function doneOn(page: string, cookies: string | null): string | null {
  const [, where, done] = DONE.exec(cookies ?? '') ?? [];
  return where === nameOf(page) ? (done ?? null) : null;
}
