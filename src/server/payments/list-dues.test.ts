import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { placeOrder } from '../checkout/place-order.ts';
import type { OrderRequest } from '../checkout/order-request.ts';
import { orders } from '../orders/tables.ts';
import { listDues } from './list-dues.ts';
import { payments } from './tables.ts';

const { database } = await openTestDatabase();
const dues = listDues(database);

async function place(userId: string, payment: OrderRequest['payment'] = 'transfer'): Promise<string> {
  const placed = await placeOrder(
    database,
    ORDER_NEEDS,
  )(orderRequest(userId, { lines: [bought(1801)], payment }));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.orderId;
}
const change = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  database.update(orders).set(values).where(eq(orders.id, id));
const idsOf = async (userId: string) => (await dues(userId)).map(({ id }) => id);

test('a customer owes the own unpaid orders alone, what is due first at the beginning', async () => {
  await addCustomers(database, 'olena', 'marek');
  const [later, sooner, atDoor] = [
    await place('olena'),
    await place('olena', 'card'),
    await place('olena', 'pod'),
  ];
  const mareks = await place('marek');
  const [first, second, ...others] = await dues('olena');
  expect([first?.id, second?.id, others]).toEqual([sooner, later, []]);
  expect(second?.until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(first?.until).toMatch(/T.*Z$/);
  expect(first?.amountMinor).toBeGreaterThan(0);
  expect(await idsOf('olena')).not.toContain(atDoor);
  expect(await idsOf('marek')).toEqual([mareks]);
});

test('what is paid, ended or in its bank’s hands is not asked for', async () => {
  await addCustomers(database, 'iryna');
  const [paid, ended, unquoted, thinking, part] = [
    await place('iryna'),
    await place('iryna'),
    await place('iryna'),
    await place('iryna', 'card'),
    await place('iryna'),
  ];
  await change(paid, { paymentStatus: 'PAID' });
  await change(ended, { status: 'CANCELLED' });
  const [order] = await database.select().from(orders).where(eq(orders.id, unquoted));
  const totalMinor = (order?.totalMinor ?? 0) - (order?.shippingMinor ?? 0);
  await change(unquoted, { shippingMinor: null, totalMinor });
  await change(part, { heldMinor: 100 });
  const page = { orderId: thinking, provider: 'test-bank', amountMinor: 1, currency: 'UAH' } as const;
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await database
    .insert(payments)
    .values({ ...page, expiresAt, status: 'FAILED', createdAt: '2026-01-01T00:00:00Z' });
  await database.insert(payments).values({ ...page, expiresAt, status: 'PROCESSING' });
  const found = await dues('iryna');
  expect(found.map(({ id }) => id)).toEqual([part]);
  const [whole] = await database.select().from(orders).where(eq(orders.id, part));
  expect(found[0]?.amountMinor).toBe((whole?.totalMinor ?? 0) - 100);
});

test('it costs the same queries for one order and for many', async () => {
  await addCustomers(database, 'one', 'many');
  for (const userId of ['one', 'many', 'many', 'many']) await place(userId);
  const one = await countQueries(() => dues('one'));
  expect(await countQueries(() => dues('many'))).toBe(one);
});
