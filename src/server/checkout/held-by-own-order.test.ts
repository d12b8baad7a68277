import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { placeOrder } from './place-order.ts';
import { heldByOwnOrder } from './held-by-own-order.ts';
import { orders } from '../orders/tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');
beforeEach(() => database.delete(orders));

const RENTED = {
  id: 2001,
  quantity: 1,
  rental: { duration: 'day', count: 3, startDate: rentalStart() },
} as const;

const heldFor = heldByOwnOrder(database);
const holds = (userId: string | null, guestOrderIds: readonly string[] = []) =>
  heldFor({ productIds: [101, 1801], userId, guestOrderIds });

async function place(request: Parameters<typeof orderRequest>[1], userId: string | null = 'olena') {
  const { user, ...asked } = orderRequest(userId ?? '', request);
  const placed = await placeOrder(
    database,
    ORDER_NEEDS,
  )({
    ...asked,
    user: userId === null ? null : user,
  });
  if (!placed.ok) throw new Error(placed.reason);
  return placed;
}

test('an unpaid order names itself and its pieces of each product that is asked for', async () => {
  const { orderId, orderNumber } = await place({ lines: [bought(101, 2), bought(1804)], payment: 'card' });
  expect(await holds('olena')).toEqual([
    { productId: 101, orderId, orderNumber, pieces: 2, isOfCart: false },
  ]);
});

test('the newest of several speaks for a product', async () => {
  await place({ lines: [bought(101, 3)] });
  const { orderId, orderNumber } = await place({ lines: [bought(101, 1), bought(1801, 4)] });
  expect(await holds('olena')).toEqual([
    { productId: 101, orderId, orderNumber, pieces: 1, isOfCart: false },
    { productId: 1801, orderId, orderNumber, pieces: 4, isOfCart: false },
  ]);
});

test('a card order of a cart is told apart from the others, which stay when the cart is ordered anew', async () => {
  const card = { lines: [bought(101, 2)], payment: 'card', idempotencyKey: 'a-key-of-a-cart' } as const;
  const ofCart = await place(card);
  const other = await place({ lines: [bought(101, 3)] });
  const all = [
    { productId: 101, orderId: other.orderId, orderNumber: other.orderNumber, pieces: 3, isOfCart: false },
    { productId: 101, orderId: ofCart.orderId, orderNumber: ofCart.orderNumber, pieces: 2, isOfCart: true },
  ];
  expect(await holds('olena')).toEqual(all);
  await database.update(orders).set({ shippingMinor: null }).where(eq(orders.id, ofCart.orderId));
  expect(await holds('olena')).toEqual(all.slice(0, 1)); // the newest that stays
});

test('nobody hears of somebody else’s order, a visitor of none', async () => {
  const { orderId } = await place({ lines: [bought(101)] });
  expect(await holds('marek')).toEqual([]);
  expect(await holds(null)).toEqual([]);
  expect(await holds(null, [orderId])).toEqual([]); // an order of an account is its owner's alone
  expect(await holds('marek', [orderId])).toEqual([]);
});

test('a guest hears of the order whose key the browser holds, and of no other', async () => {
  const { orderId, orderNumber } = await place({ lines: [bought(101)] }, null);
  await place({ lines: [bought(1801)] }, null);
  expect(await holds(null, [orderId])).toEqual([
    { productId: 101, orderId, orderNumber, pieces: 1, isOfCart: false },
  ]);
  expect(await holds(null)).toEqual([]);
  expect(await holds('olena')).toEqual([]);
});

test('what is paid, cancelled or rented holds nothing that could be given back', async () => {
  const { orderId } = await place({ lines: [bought(101)] });
  await moveOrder(database, orderId, {
    to: 'CANCELLED',
    actor: 'customer:olena',
    reason: 'customer-other',
  });
  await place({ lines: [bought(1801)] });
  await database.update(orders).set({ paymentStatus: 'PAID' });
  await place({ lines: [bought(1804), RENTED] });
  expect(await heldFor({ productIds: [101, 1801, RENTED.id], userId: 'olena', guestOrderIds: [] })).toEqual(
    [],
  );
});
