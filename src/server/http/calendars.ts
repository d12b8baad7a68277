import { Hono } from 'hono';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';

/** `GET /calendars/{id}.{mark}.ics`: a calendar for whoever knows its address, which calendar programs ask without signing in. */
export function calendars({ shop }: Pick<AppOptions, 'shop'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.get('/:name', async (c) => {
    const calendar = await shop.rental.calendars.read(c.req.param('name'));
    const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
    if (calendar === null) return c.text('404', 404, headers);
    return c.body(calendar, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="promin.ics"',
    });
  });
  return app;
}
