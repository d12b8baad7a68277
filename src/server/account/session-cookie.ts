import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

const DAY_SECONDS = 24 * 60 * 60;
const REMEMBERED_SECONDS = 30 * DAY_SECONDS;
const FORGOTTEN_SECONDS = DAY_SECONDS;

/** A session that is used ends this long after it was last prolonged; of a browser that forgets it when closed, sooner. */
export const lifetimeOf = (isRemembered: boolean): number =>
  isRemembered ? REMEMBERED_SECONDS : FORGOTTEN_SECONDS;

/** However much it is used, a session ends this long after the sign-in: a token that was stolen unnoticed is not good for ever. */
export const SESSION_MAX_SECONDS = 180 * DAY_SECONDS;

/** Holds the token of the session. */
const SESSION_COOKIE = 'session';

/**
 * The cookie that holds a session's token, written `token.signature`. Under https its name begins with `__Host-`: browsers take
 * such a cookie from this very host alone.
 */
export function sessionCookies(secret: string, isSecure: boolean) {
  const [name, secure] = isSecure ? [`__Host-${SESSION_COOKIE}`, '; Secure'] : [SESSION_COOKIE, ''];
  const sign = (token: string) => createHmac('sha256', secret).update(`session:${token}`).digest('base64url');
  return {
    /** The token of a request's cookie; null if the shop did not sign it. */
    tokenIn(headers: Headers): string | null {
      const value = parse(headers.get('cookie') ?? '', name)[name] ?? '';
      const [token = '', signature = ''] = value.split('.');
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(token))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
    },
    /** The `Set-Cookie` of a token; one that is not remembered is gone with the browser. */
    write: (token: string, isRemembered: boolean): string =>
      `${name}=${token}.${sign(token)}; Path=/; HttpOnly; SameSite=Lax${secure}${isRemembered ? `; Max-Age=${REMEMBERED_SECONDS}` : ''}`,
    remove: `${name}=; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=0`,
  };
}
