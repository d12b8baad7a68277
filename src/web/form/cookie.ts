const isHttps = () => globalThis.location?.protocol === 'https:';

/** What a cookie holds that scripts may read; null without it. */
export const readCookie = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Keeps a choice for the whole shop, under https for https alone; `value` may end with more attributes. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${isHttps() ? '; Secure' : ''}`;
}

/** The token that lets a call change something (S §7, R24a), empty if there is none; asked for once, then it is in its cookie. */
export async function csrfToken(): Promise<string> {
  const name = isHttps() ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN'; // the first can be set by this very host alone
  if (readCookie(name) === null) await fetch('/api/csrf');
  return readCookie(name) ?? '';
}
