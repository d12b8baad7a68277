import { getCookie, setCookie } from 'hono/cookie';
import type { AppOptions } from '../http/app-options.ts';
import { CSRF_COOKIE, CSRF_HEADER, isCsrfPair, issueCsrfToken } from '../http/csrf.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';

/** `GET /csrf`: gives the token of the cookie and header pair (S §7, R24a); one that is good already stays. */
export const csrf = ({ secret, publicUrl }: Pick<AppOptions, 'secret' | 'publicUrl'>) =>
  defineRoute({
    method: 'GET',
    path: '/csrf',
    tag: 'Visitor',
    summary: `Sets the cookie ${CSRF_COOKIE}`,
    description: `Calls that change something repeat the cookie’s value in the header ${CSRF_HEADER}.`,
    query: queryObject({}),
    answers: { 204: { description: 'The cookie is set.', content: null } },
    example: '/csrf',
    answer(c) {
      const kept = getCookie(c, CSRF_COOKIE);
      const token = kept && isCsrfPair(kept, kept, secret) ? kept : issueCsrfToken(secret);
      // Scripts of the shop read it; no session depends on it alone.
      setCookie(c, CSRF_COOKIE, token, {
        path: '/',
        sameSite: 'Lax',
        secure: publicUrl.startsWith('https:'),
      });
      return c.body(null, 204);
    },
  });
