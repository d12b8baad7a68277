import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addCustomers } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { DEFAULT_TAX_RULE, withTax } from '../../domain/checkout/tax.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { STOCK_NOTICE_KEPT_DAYS, STOCK_NOTICES_MAX } from '../../domain/stock-notices/stock-notice.ts';
import { mergeAccounts } from '../account/merging/merge-accounts.ts';
import { users } from '../account/tables.ts';
import { productPrices, products } from '../catalogue/tables.ts';
import { emails } from '../outbox/tables.ts';
import { addressMark, askNotice, forgetOldNotices, stopNotices } from './ask-notice.ts';
import { stockNotices } from './tables.ts';
import { tellBackInStock } from './tell-back-in-stock.ts';

const { database } = await openTestDatabase();
const ask = askNotice(database);
const tell = tellBackInStock(database, {
  tax: { UAH: DEFAULT_TAX_RULE, PLN: { ...DEFAULT_TAX_RULE, ratePercent: 23 } },
});

const GONE = 109; // LONGi LR7-72HTH-615M
const email = 'Olena@Example.com';
const request = { productId: GONE, email, locale: 'uk', currency: 'UAH' } as const;
const setStock = (id: number, stock: number) =>
  database.update(products).set({ stock }).where(eq(products.id, id));
const waiting = () => database.select().from(stockNotices);

beforeEach(async () => {
  await database.delete(stockNotices);
  await database.delete(emails);
  await setStock(GONE, 0);
});

describe('a request', () => {
  test('is one row for an address and a product, however it is written and however often it is asked', async () => {
    const asked = [request, { ...request, email: email.toLowerCase() }, request];
    const answers = await Promise.all(asked.map((each) => ask(each, null)));
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await waiting()).toMatchObject([{ productId: GONE, userId: null, locale: 'uk' }]);
    expect(await database.$count(emails)).toBe(0);
  });

  test('is not taken for what can be had, for a machine and for what is not there', async () => {
    expect(await ask({ ...request, productId: 101 }, null)).toEqual({ ok: false, reason: 'in-stock' });
    expect(await ask({ ...request, productId: 2501 }, null)).toEqual({ ok: false, reason: 'not-found' });
    expect(await ask({ ...request, productId: 999_999 }, null)).toEqual({ ok: false, reason: 'not-found' });
  });

  test('is refused to an address that waits for very much', async () => {
    await database.execute(sql`insert into stock_notices (product_id, email, locale, currency)
      select id, ${email.toUpperCase()}, 'uk', 'UAH' from products where id <> ${GONE} limit ${STOCK_NOTICES_MAX}`);
    expect(await ask(request, null)).toEqual({ ok: false, reason: 'too-many' });
    expect(await ask({ ...request, email: 'another@example.com' }, null)).toEqual({ ok: true });
  });

  test('is dropped after a year', async () => {
    await ask(request, null);
    await forgetOldNotices(database)();
    expect(await waiting()).toHaveLength(1);
    await database
      .update(stockNotices)
      .set({ createdAt: sql`now() - make_interval(days => ${STOCK_NOTICE_KEPT_DAYS}, hours => 1)` });
    await forgetOldNotices(database)();
    expect(await waiting()).toEqual([]);
  });
});

describe('the e-mail', () => {
  test('is written once, in the reader’s language, when the stock is above zero, and ends the request', async () => {
    await ask({ ...request, locale: 'pl', currency: 'PLN' }, null);
    await tell();
    expect(await database.$count(emails)).toBe(0);
    await setStock(GONE, 3);
    await Promise.all([tell(), tell()]);
    await tell();
    const written = await database.select().from(emails);
    expect(written).toMatchObject([
      { recipient: email, locale: 'pl', userId: null, unsubscribe: `stock/${addressMark(email)}` },
    ]);
    expect(written[0]?.subject).toContain('LR7-72HTH-615M');
    expect(written[0]?.plain).toContain(`/pl/product/${GONE}`);
    const [price] = await database
      .select({ minor: productPrices.minor })
      .from(productPrices)
      .where(sql`product_id = ${GONE} and currency = 'PLN' and term = 'sale'`);
    const gross = withTax(money(price?.minor ?? 0, 'PLN'), { ratePercent: 23, mode: 'added' });
    expect(written[0]?.plain).toContain(`${formatMoney(gross, 'pl')} brutto`);
    expect(written[0]?.html).toMatch(/<img src="[^"]*-letter\.jpg"/);
    expect(await waiting()).toEqual([]);
    expect(await ask(request, null)).toEqual({ ok: false, reason: 'in-stock' });
  });

  test('goes to the address that the account has by then', async () => {
    await addCustomers(database, 'waits');
    const user = { id: 'waits', email: 'WAITS@example.com' };
    await ask({ ...request, email: 'waits@example.com' }, user);
    await ask(request, user);
    expect((await waiting()).map(({ userId }) => userId)).toEqual(expect.arrayContaining(['waits', null]));
    await database.update(users).set({ email: 'moved@example.com' }).where(eq(users.id, 'waits'));
    await setStock(GONE, 1);
    await tell();
    const recipients = await database.select({ to: emails.recipient, userId: emails.userId }).from(emails);
    expect(recipients).toEqual(
      expect.arrayContaining([
        { to: 'moved@example.com', userId: 'waits' },
        { to: email, userId: null },
      ]),
    );
  });

  test('has a link that ends all requests of its address and nobody else’s', async () => {
    await setStock(101, 0);
    await ask(request, null);
    await ask({ ...request, productId: 101, email: email.toLowerCase() }, null);
    await ask({ ...request, email: 'another@example.com' }, null);
    await setStock(101, 5);
    await stopNotices(database)(addressMark(email));
    expect(await waiting()).toMatchObject([{ email: 'another@example.com' }]);
  });
});

test('requests go to the account that takes another one in', async () => {
  await addCustomers(database, 'from', 'into');
  await ask({ ...request, email: 'from@example.com' }, { id: 'from', email: 'from@example.com' });
  await database.transaction((transaction) => mergeAccounts(transaction, { from: 'from', into: 'into' }));
  expect(await waiting()).toMatchObject([{ userId: 'into', email: 'from@example.com' }]);
});
