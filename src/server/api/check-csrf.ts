import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { AppOptions } from '../http/app-options.ts';
import type { ShopContext } from '../http/client-address.ts';
import { CSRF_COOKIE, CSRF_HEADER, csrfPrefix, isCsrfPair, isFromThisSite } from '../http/csrf.ts';
import { answerProblem } from './problem.ts';

/** Lets a call that changes something pass only from this site and with the cookie and header pair (R24a). */
export const checkCsrf = ({ secret, publicUrl }: Pick<AppOptions, 'secret' | 'publicUrl'>) =>
  createMiddleware<ShopContext>(async (c, next) => {
    const refuse = (reason: string, message: string) =>
      answerProblem(c, { status: 403, message, details: { reason } });
    if (!isFromThisSite(c.req.raw.headers, [new URL(publicUrl).origin])) {
      return refuse('cross-site', 'Forbidden: The call comes from another site');
    }
    if (!isCsrfPair(getCookie(c, CSRF_COOKIE, csrfPrefix(publicUrl)), c.req.header(CSRF_HEADER), secret)) {
      return refuse(
        'csrf',
        `Forbidden: The header ${CSRF_HEADER} must repeat the cookie ${CSRF_COOKIE} of GET /api/csrf`,
      );
    }
    return next();
  });
