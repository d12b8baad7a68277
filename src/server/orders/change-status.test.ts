import { asc, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from '../../domain/orders/order-status.ts';
import { products } from '../catalogue/tables.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderEvents } from './event-tables.ts';
import { listStockMovements } from './stock-movements.ts';
import { orderItems, orders } from './tables.ts';
import { leases } from '../rental/tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');

const GOODS = [1801, 1804];
const stock = async () =>
  (
    await database
      .select({ stock: products.stock })
      .from(products)
      .where(inArray(products.id, GOODS))
      .orderBy(asc(products.id))
  ).map((row) => row.stock);

async function order(lines = GOODS.map((id) => bought(id, 2))) {
  const placed = await placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines }));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.orderId;
}

const change = (orderId: string, to: PurchaseStatus) => moveOrder(database, orderId, { to, reason: 'test' });

const STATUSES = Object.keys(PURCHASE_TRANSITIONS) as PurchaseStatus[];
const steps = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

test.each(steps)('an order goes from %s to %s only where the table says so', async (from, to) => {
  const orderId = await order([bought(1801)]);
  await database.update(orders).set({ status: from }).where(eq(orders.id, orderId));
  const allowed = (PURCHASE_TRANSITIONS[from] as readonly string[]).includes(to);
  const result = await change(orderId, to);
  expect(result.ok).toBe(allowed);
  const [after] = await database.select().from(orders).where(eq(orders.id, orderId));
  expect(after?.status).toBe(allowed ? to : from);
  const history = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  expect(history.map((event) => event.toStatus)).toEqual(allowed ? ['PENDING', to] : ['PENDING']);
});

test('a cancelled order gives back what it took, once', async () => {
  const before = await stock();
  const orderId = await order();
  expect(await stock()).toEqual(before.map((count) => count - 2));
  const results = await Promise.all([change(orderId, 'CANCELLED'), change(orderId, 'CANCELLED')]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stock()).toEqual(before);
  const moved = await listStockMovements(database)(GOODS[0] ?? 0);
  expect(moved.slice(0, 2)).toMatchObject([
    { orderId, pieces: 2 },
    { orderId, pieces: -2 },
  ]);
});

test('a cancelled order frees the machines that it asked for, and takes none of them for goods', async () => {
  const rental = {
    id: 2001,
    quantity: 1,
    rental: { duration: 'week', count: 1, startDate: rentalStart() },
  } as const;
  const [machine] = await database.select().from(products).where(eq(products.id, 2001));
  const orderId = await order([rental]);
  await change(orderId, 'CANCELLED');
  const found = await database
    .select({ status: leases.status })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(orderItems.orderId, orderId));
  expect(found).toEqual([{ status: 'CANCELLED' }]);
  const [after] = await database.select().from(products).where(eq(products.id, 2001));
  expect(after?.stock).toBe(machine?.stock);
});
