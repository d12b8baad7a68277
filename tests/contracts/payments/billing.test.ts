import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBillingQuery } from '../../../src/domain/payments/billing.ts';
import { mergeAccounts } from '../../../src/server/account/merging/merge-accounts.ts';
import { users } from '../../../src/server/account/tables.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { orderItems, orders } from '../../../src/server/orders/tables.ts';
import { billingEntries } from '../../../src/server/payments/billing/tables.ts';
import { openCardShop } from '../../support/card-shop.ts';
import { countQueries } from '../../support/count-queries.ts';
import { addCustomers } from '../../support/sample-order.ts';
import { openTransferShop } from '../../support/transfer-shop.ts';
import { stripeEvent } from '../../support/stripe-bodies.ts';

type TestShop = Pick<Awaited<ReturnType<typeof openTransferShop>>, 'shop' | 'database'>;
const history = ({ shop }: TestShop, userId: string, address = '') =>
  shop.payments.listBilling(userId, readBillingQuery(new URLSearchParams(address)));
/** The entries of one order, as few words. */
const entriesOf = async (test: TestShop, userId: string, orderId: string) => {
  const { entries } = await history(test, userId);
  return entries
    .filter((entry) => entry.orderId === orderId)
    .map(({ method, amountMinor, types, documents }) => [
      types.join('+'),
      method,
      amountMinor,
      ...documents.map(({ kind }) => kind),
    ]);
};
const sorted = (ids: readonly (string | undefined)[]) => ids.map(String).toSorted();
/** Gives the orders of one customer to a new one, whose history begins with them. */
async function newCustomer(database: Database, name: string): Promise<string> {
  await addCustomers(database, name);
  return name;
}

describe('a billing history of card payments', () => {
  let card: Awaited<ReturnType<typeof openCardShop>>;
  beforeAll(async () => {
    card = await openCardShop();
  });
  afterAll(() => card.close());

  test('has what was paid with its invoice, and nothing of a page that nobody paid on', async () => {
    const { orderId, amount } = await card.paid(2);
    const waiting = await card.waiting();
    expect(await entriesOf(card, card.customer, orderId)).toEqual([['purchase', 'card', amount, 'invoice']]);
    expect(await entriesOf(card, card.customer, waiting.orderId)).toEqual([]);
    const [entry] = (await history(card, card.customer)).entries;
    expect(entry).toMatchObject({ orderId, currency: 'UAH', moreProducts: 0 });
    expect(entry?.product).not.toBe('');
    expect(entry?.documents[0]?.name).toBe('invoice');
  });

  test('has a refund with its correction as soon as the money is back, and not before', async () => {
    const { orderId, amount } = await card.paid();
    const id = crypto.randomUUID();
    await card.shop.payments.refundPart({ id, orderId, amountMinor: 500, reason: 'Подряпина', staffId: '7' });
    expect(await entriesOf(card, card.customer, orderId)).toHaveLength(1);
    await card.returnMoney();
    expect(await entriesOf(card, card.customer, orderId)).toEqual([
      ['refund', 'card', -500, 'correction'],
      ['purchase', 'card', amount, 'invoice'],
    ]);
  });

  test('has what was paid twice, and that it went back', async () => {
    const { orderId, sessionId, paymentId, amount } = await card.waiting();
    await card.pageOver(orderId, 3600);
    await card.tell(stripeEvent({ type: 'expired', paymentId, amount }));
    await card.started(orderId);
    const pages = await card.paymentsOf(orderId);
    expect(pages).toHaveLength(2);
    for (const { id } of pages) await card.tell(stripeEvent({ type: 'completed', paymentId: id, amount }));
    expect(sessionId).not.toBe('');
    const found = await entriesOf(card, card.customer, orderId);
    expect(found.map(([type, , minor]) => [type, minor])).toEqual([
      ['purchase', amount],
      ['purchase', amount],
    ]);
  });

  test('is a customer’s own, and follows the orders of a merged account', async () => {
    const [from, into] = [await newCustomer(card.database, 'from'), await newCustomer(card.database, 'into')];
    const { orderId } = await card.paid();
    await card.database.update(orders).set({ userId: from }).where(eq(orders.id, orderId));
    expect(await entriesOf(card, card.customer, orderId)).toEqual([]);
    expect(await entriesOf(card, from, orderId)).toHaveLength(1);
    expect(await history(card, into)).toEqual({ entries: [], next: null, years: [] });
    await card.database.transaction((transaction) => mergeAccounts(transaction, { from, into }));
    expect(await entriesOf(card, into, orderId)).toHaveLength(1);
    expect(await card.database.select().from(users).where(eq(users.id, from))).toEqual([]);
  });

  test('tells purchases, leases and refunds apart; what is both is found under both', async () => {
    const customer = await newCustomer(card.database, 'mixed');
    const made = [await card.paid(), await card.paid(), await card.paid(3)];
    const [bought, rented, both] = made.map(({ orderId }) => orderId);
    for (const orderId of [rented, both]) {
      await card.database
        .update(orderItems)
        .set({ rentalDuration: 'day', rentalCount: 2 })
        .where(eq(orderItems.orderId, orderId ?? ''));
    }
    await card.database.execute(sql`insert into order_items
      (order_id, position, product_id, article_number, name, brand, picture, quantity, unit_minor, line_minor)
      select order_id, 1, product_id, article_number, name, brand, picture, 1, 0, 0 from order_items where order_id = ${both}`);
    for (const { orderId } of made) {
      await card.database.update(orders).set({ userId: customer }).where(eq(orders.id, orderId));
      // The lines were changed behind the order's back: its entries are made anew with the next change of its payment.
      await card.database.execute(
        sql`update payments set accepted_at = accepted_at + interval '1 microsecond' where order_id = ${orderId}`,
      );
    }
    const ids = async (type: string) =>
      sorted((await history(card, customer, `type=${type}`)).entries.map(({ orderId }) => orderId));
    expect(await ids('purchase')).toEqual(sorted([bought, both]));
    expect(await ids('lease')).toEqual(sorted([rented, both]));
    expect(await ids('refund')).toEqual([]);
    const { entries } = await history(card, customer);
    expect(entries.find(({ orderId }) => orderId === both)).toMatchObject({
      types: ['purchase', 'lease'],
      moreProducts: 1,
    });
  });

  test('counts years by the days of the market, and offers those with entries alone', async () => {
    const customer = await newCustomer(card.database, 'years');
    const { orderId: late } = await card.paid();
    const { orderId: old } = await card.paid();
    const at = (orderId: string, moment: string) =>
      card.database.execute(
        sql`update payments set accepted_at = ${moment}::timestamptz where order_id = ${orderId}`,
      );
    await card.database.update(orders).set({ userId: customer }).where(eq(orders.userId, card.customer));
    await card.database
      .update(orders)
      .set({ userId: card.customer })
      .where(sql`${orders.userId} = ${customer} and ${orders.id} not in (${late}, ${old})`);
    // Half past ten in the evening in UTC is New Year's Day in Kyiv, and still the old year in Warsaw.
    await at(late, '2023-12-31T22:30:00Z');
    await at(old, '2021-06-01T10:00:00Z');
    expect((await history(card, customer)).years).toEqual([2024, 2021]);
    const found = await history(card, customer, 'year=2024');
    expect(found.entries.map(({ orderId, day }) => [orderId, day])).toEqual([[late, '2024-01-01']]);
    expect((await history(card, customer, 'year=2023')).entries).toEqual([]);
    expect((await history(card, customer, 'year=2023')).years).toEqual([2024, 2021]);
  });
});

describe('a billing history of transfers and of what is paid at the door', () => {
  let shop: Awaited<ReturnType<typeof openTransferShop>>;
  beforeAll(async () => {
    shop = await openTransferShop();
  });
  afterAll(() => shop.close());
  const entries = (orderId: string) => entriesOf(shop, shop.customer, orderId);

  test('has each line of the statement at its day: parts, the rest, and what was sent back', async () => {
    const { orderId, total } = await shop.place();
    await shop.came(orderId, 100_00);
    expect(await entries(orderId)).toEqual([['purchase', 'transfer', 100_00, 'proforma']]);
    await shop.came(orderId, total);
    await shop.sentBack(orderId, 100_00);
    expect(await entries(orderId)).toEqual([
      ['refund', 'transfer', -100_00],
      ['purchase', 'transfer', total, 'invoice'],
      ['purchase', 'transfer', 100_00, 'invoice'],
    ]);
    const { entries: all } = await history(shop, shop.customer);
    expect(new Set(all.map(({ day }) => day))).toEqual(new Set(['2026-11-05']));
  });

  test('forgets a line that was written down by mistake', async () => {
    const { orderId, total } = await shop.place();
    await shop.came(orderId, total);
    const [line] = await shop.linesOf(orderId);
    await shop.takeBack(orderId, line?.id ?? '');
    expect(await entries(orderId)).toEqual([]);
  });

  test('has a parcel that was paid at the door once, when it was handed over, and not what its carrier remits', async () => {
    const { orderId, total } = await shop.place({ payment: 'pod' });
    expect(await entries(orderId)).toEqual([]);
    await shop.hand(orderId, 'DELIVERED');
    expect(await entries(orderId)).toEqual([['purchase', 'pod', total, 'invoice']]);
    await shop.came(orderId, total);
    expect(await entries(orderId)).toEqual([['purchase', 'pod', total, 'invoice']]);
  });

  test('grows part by part, hides and repeats nothing, and asks the same number of questions', async () => {
    const customer = await newCustomer(shop.database, 'many');
    const { orderId } = await shop.place();
    await shop.database.update(orders).set({ userId: customer }).where(eq(orders.id, orderId));
    await shop.database
      .execute(sql`insert into transfers (order_id, direction, amount_minor, currency, day, reference, recorded_by)
      select ${orderId}, 'in', n, 'UAH', '2025-01-' || lpad((1 + n % 28)::text, 2, '0'), 'many-' || n, ${shop.staff} from generate_series(1, 450) n`);
    const seen: string[] = [];
    let address = '';
    for (let page = 0; page < 40; page++) {
      const { entries: shown, next } = await history(shop, customer, address);
      if (!address.includes('until')) seen.push(...shown.map(({ id }) => id));
      else seen.push(...shown.map(({ id }) => id).filter((id) => !seen.includes(id)));
      if (next === null) break;
      address = String(
        new URLSearchParams(
          Object.entries(next).flatMap(([key, value]): [string, string][] =>
            value === null ? [] : [[key, value]],
          ),
        ),
      );
    }
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from ${billingEntries} where user_id = ${customer} order by day desc, at desc, id desc`,
    );
    expect(rows).toHaveLength(450);
    expect(seen).toEqual(rows.map(({ id }) => id));
    const [few, many] = [
      await countQueries(() => history(shop, shop.customer)),
      await countQueries(() => history(shop, customer, `until=${rows[180]?.id}`)),
    ];
    expect(many).toBe(few);
  });

  test('begins anew behind an entry that is nobody’s, or another customer’s', async () => {
    const { entries: all } = await history(shop, shop.customer);
    const [foreign] = (await history(shop, 'many')).entries;
    for (const from of ['x', crypto.randomUUID(), foreign?.id ?? '']) {
      const found = await history(shop, shop.customer, `from=${from}`);
      expect(found.entries.length).toBe(all.length);
    }
  });
});
