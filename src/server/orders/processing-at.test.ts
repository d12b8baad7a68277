import { and, eq, min, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderEvents } from './event-tables.ts';
import { orders } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');

async function place() {
  const placed = await placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines: [bought(1801)] }));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.orderId;
}
const note = (orderId: string, at: string, toStatus = 'PROCESSING') =>
  database.insert(orderEvents).values({ orderId, toStatus, actor: 'shop', reason: 'test', at });
/** What the order knows, which is always what its history says. */
async function processingAt(orderId: string) {
  const [row] = await database.select({ at: orders.processingAt }).from(orders).where(eq(orders.id, orderId));
  const came = and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'PROCESSING'));
  const [first] = await database
    .select({ at: min(orderEvents.at) })
    .from(orderEvents)
    .where(came);
  expect(row?.at ?? null).toBe(first?.at ?? null);
  return row?.at ?? null;
}
const iso = (at: string) => new Date(at).toISOString();

test('an order knows since when it is in preparation; one that never was knows of none', async () => {
  const orderId = await place();
  expect(await processingAt(orderId)).toBeNull();
  await moveOrder(database, orderId, { to: 'PROCESSING', reason: 'test' });
  const at = await processingAt(orderId);
  expect(at).not.toBeNull();
  await moveOrder(database, orderId, { to: 'SHIPPED', reason: 'test' });
  expect(await processingAt(orderId)).toBe(at);
  const cancelled = await place();
  await moveOrder(database, cancelled, { to: 'CANCELLED', reason: 'test' });
  expect(await processingAt(cancelled)).toBeNull();
});

test('one that goes back and comes again keeps the first moment', async () => {
  const orderId = await place();
  await moveOrder(database, orderId, { to: 'PROCESSING', reason: 'test' });
  const first = await processingAt(orderId);
  await database.update(orders).set({ status: 'PENDING' }).where(eq(orders.id, orderId));
  await note(orderId, '2090-01-01T00:00:00Z', 'PENDING');
  await moveOrder(database, orderId, { to: 'PROCESSING', reason: 'test' });
  await note(orderId, '2090-01-02T00:00:00Z');
  expect(await processingAt(orderId)).toBe(first);
});

test('whatever is written into the history, the order follows', async () => {
  const orderId = await place();
  const ofOrder = and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'PROCESSING'));
  await note(orderId, '2026-03-02T10:00:00Z');
  await note(orderId, '2026-03-01T10:00:00Z');
  await note(orderId, '2026-03-03T10:00:00Z');
  expect(iso((await processingAt(orderId)) ?? '')).toBe('2026-03-01T10:00:00.000Z');
  await database
    .update(orderEvents)
    .set({ at: sql`${orderEvents.at} - interval '1 day'` })
    .where(ofOrder);
  expect(iso((await processingAt(orderId)) ?? '')).toBe('2026-02-28T10:00:00.000Z');
  await database.delete(orderEvents).where(and(ofOrder, eq(orderEvents.at, '2026-02-28T10:00:00Z')));
  expect(iso((await processingAt(orderId)) ?? '')).toBe('2026-03-01T10:00:00.000Z');
  await database.update(orderEvents).set({ toStatus: 'CANCELLED' }).where(ofOrder);
  expect(await processingAt(orderId)).toBeNull();
});

test('an order whose history is emptied was never there', async () => {
  const orderId = await place();
  await note(orderId, '2026-03-02T10:00:00Z');
  await database.delete(orderEvents).where(eq(orderEvents.orderId, orderId));
  expect(await processingAt(orderId)).toBeNull();
});
