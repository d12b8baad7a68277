import { Hono, type Context } from 'hono';
import { isLocale } from '../../domain/locale/locale.ts';
import { readBillingQuery } from '../../domain/payments/billing.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { streamAnswer } from './stream-answer.ts';

const ARCHIVE = /^documents-(2\d{3})-([1-9]\d{0,2})\.zip$/;

/**
 * `GET /billing/payments.csv?year=&type=&locale=` and `GET /billing/documents-{year}-{part}.zip`: what a customer paid and got back, and the
 * documents of a year. Of whoever is signed in: there is no address of anybody else's.
 */
export function billingFiles({ shop }: Pick<AppOptions, 'shop'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
  });
  /** Who is signed in, unless they ask for too much. */
  const asker = async (c: Context<ShopContext>) => {
    const user = await shop.identity.userOf(c.req.raw.headers);
    if (user === null) return { refused: c.text('401', 401) };
    const decision = await shop.limits.billingFile(user.id);
    if (decision.ok) return { user };
    return { refused: c.text('429', 429, { 'Retry-After': String(decision.retryAfterSeconds) }) };
  };
  const attachment = (type: string, name: string) => ({
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
  });
  app.get('/payments.csv', async (c) => {
    const { user, refused } = await asker(c);
    if (refused) return refused;
    const search = new URL(c.req.url).searchParams;
    const locale = search.get('locale') ?? '';
    const { year, type } = readBillingQuery(search);
    const lines = shop.payments.exportBillingCsv({
      userId: user.id,
      locale: isLocale(locale) ? locale : 'uk',
      year,
      type,
    });
    const name = ['promin-payments', year, type === 'all' ? null : type]
      .filter((part) => part !== null)
      .join('-');
    return c.body(
      streamAnswer(lines),
      200,
      attachment('text/csv; charset=utf-8; header=present', `${name}.csv`),
    );
  });
  app.get('/:file', async (c) => {
    const [, year, part] = ARCHIVE.exec(c.req.param('file')) ?? [];
    const { user, refused } = await asker(c);
    if (refused) return refused;
    const archive =
      year === undefined
        ? null
        : await shop.payments.exportBillingDocuments({
            userId: user.id,
            year: Number(year),
            part: Number(part),
          });
    if (archive === null) return c.notFound();
    const name = `promin-documents-${year}${part === '1' ? '' : `-${part}`}.zip`;
    return c.body(streamAnswer(archive), 200, attachment('application/zip', name));
  });
  return app;
}
