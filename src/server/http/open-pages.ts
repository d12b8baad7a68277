import { Hono } from 'hono';
import { areaOf } from '../../domain/account/role.ts';
import { openPageOf } from '../../domain/backoffice/open-page.ts';
import { answerProblem, NOT_SIGNED_IN } from '../api/problem.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { isFromThisSite } from './csrf.ts';

/**
 * `POST /open-pages?page={page}`: says that a page of the back office is open still, and answers the colleagues who have it open too, as
 * `OpenBy`. For staff whose area the page is; 404 for what is no page of one record.
 */
export function openPages({ shop, publicUrl }: Pick<AppOptions, 'shop' | 'publicUrl'>) {
  const { origin } = new URL(publicUrl);
  const app = new Hono<ShopContext>();
  app.post('/', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!isFromThisSite(c.req.raw, origin))
      return answerProblem(c, { status: 403, message: 'From another site' });
    const path = `/ua/${c.req.query('page') ?? ''}`;
    const page = openPageOf(path);
    if (page === null) return answerProblem(c, { status: 404, message: 'No such page' });
    const session = await shop.identity.sessionOf(c.req.raw.headers);
    if (session === null) return answerProblem(c, NOT_SIGNED_IN);
    if (shop.account.backOfficeDoor(session, areaOf(path)) !== 'open') {
      return answerProblem(c, { status: 403, message: 'The page is not open to this account' });
    }
    const { colleagues } = await shop.backoffice.openPages.noteOpen({ staffId: session.user.id, page });
    return c.json({ data: colleagues });
  });
  return app;
}
