import { getCookie, setCookie } from 'hono/cookie';
import type { AppOptions } from '../http/app-options.ts';
import { CSRF_COOKIE, CSRF_HEADER, csrfPrefix, isCsrfPair, issueCsrfToken } from '../http/csrf.ts';
import { queryObject } from './query/parameters.ts';
import { defineRoute } from './route.ts';

/** `GET /csrf`: gives the token of the cookie and header pair (S §7, R24a); one that is good already stays. */
export const csrf = ({ secret, publicUrl }: Pick<AppOptions, 'secret' | 'publicUrl'>) =>
  defineRoute({
    method: 'GET',
    path: '/csrf',
    tag: 'Visitor',
    summary: `Sets the cookie ${CSRF_COOKIE}`,
    description: `Calls that change something repeat the cookie’s value in the header ${CSRF_HEADER}. Under https its name begins with \`__Host-\`.`,
    query: queryObject({}),
    answers: { 204: { description: 'The cookie is set.', content: null } },
    example: '/csrf',
    answer(c) {
      const prefix = csrfPrefix(publicUrl);
      const kept = getCookie(c, CSRF_COOKIE, prefix);
      const token = kept && isCsrfPair(kept, kept, secret) ? kept : issueCsrfToken(secret);
      // Scripts of the shop read it; no session depends on it alone.
      setCookie(c, CSRF_COOKIE, token, {
        path: '/',
        sameSite: 'Lax',
        ...(prefix && { prefix, secure: true }),
      });
      return c.body(null, 204);
    },
  });
