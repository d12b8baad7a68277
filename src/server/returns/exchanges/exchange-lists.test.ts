import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openExchangeShop } from '../../../../tests/support/exchange-shop.ts';
import { stockOf } from '../../../../tests/support/stored.ts';
import type { StaffReturnState } from '../../../domain/returns/returns-query.ts';
import { returns } from '../tables.ts';

const opened = await openExchangeShop();
const { shop, database, customer, close } = opened;
const { delivered, approved, arrive, accept, read } = opened;
afterAll(close);

const listed = async (state: 'open' | 'over') =>
  (await shop.returns.listOwn(customer, { state, until: null })).returns.map(({ id }) => id);
const queued = async (state: StaffReturnState) =>
  (await shop.returns.list({ state, kind: 'all', search: '', after: null })).returns.map(({ id }) => id);

test('an exchange is open until its replacement is, in the lists of its customer and of staff', async () => {
  const order = await delivered(2);
  const { returnId, replacementId } = await approved(order);
  await arrive(returnId);
  await accept(order, returnId);
  expect(await shop.returns.countOpen(customer)).toBe(1);
  expect([await listed('open'), await listed('over')]).toEqual([[returnId], []]);
  expect(await queued('open')).toContain(returnId);
  expect(await queued('over')).not.toContain(returnId);
  await shop.orders.cancelOrder({ orderId: replacementId, userId: customer, reason: 'other' });
  await opened.followEnded();
  expect([await listed('open'), await listed('over')]).toEqual([[], [returnId]]);
});

test('an exchange that was never sent is late for staff, and ends long after its day', async () => {
  const order = await delivered(2);
  const { returnId, chosen } = await approved(order);
  const stock = (await stockOf(database, chosen.id)) ?? 0;
  const run = async () => {
    for (const { next } of shop.returns.chores) while ((await next()) != null);
  };
  const sentBy = (days: number) =>
    database
      .update(returns)
      .set({ returnBy: sql`(now() - make_interval(days => ${days}))::date` })
      .where(eq(returns.id, returnId));
  await sentBy(2);
  await run();
  expect(await queued('late')).toEqual([returnId]);
  expect((await read(returnId)).status).toBe('APPROVED');
  await sentBy(30);
  await run();
  expect(await read(returnId)).toMatchObject({ status: 'CANCELLED', exchange: { status: 'CANCELLED' } });
  expect(await stockOf(database, chosen.id)).toBe(stock + 1);
  const written = (await opened.emails(order.orderId)).map(({ occasion }) => occasion);
  expect(written.filter((occasion) => occasion === 'exchange-lapsed')).toHaveLength(1);
});
