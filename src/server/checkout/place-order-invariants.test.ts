import fc from 'fast-check';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { taxOn } from '../../domain/checkout/tax.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { productPrices, products } from '../catalogue/tables.ts';
import { findOrder } from '../orders/find-order.ts';
import { discountCodes, discountRedemptions } from '../discounts/tables.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { leases } from '../rental/tables.ts';
import { emails } from '../outbox/tables.ts';
import type { OrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';
import type { Line } from '../../domain/cart/cart-item.ts';
import { idempotencyKeys } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');
await database
  .update(products)
  .set({ stock: 900 })
  .where(inArray(products.id, [101, 107, 201, 301, 1801, 1905]));
for (const [id, minor] of [
  [107, 323_68],
  [1905, 1_122_81],
] as const)
  await database
    .update(productPrices)
    .set({ minor, converted: true })
    .where(and(eq(productPrices.productId, id), eq(productPrices.currency, 'PLN')));

await database.insert(discountCodes).values([
  { code: 'TENTH', kind: 'percentage', percent: 9.99 },
  { code: 'MINUS', kind: 'amount', amountUah: 1_000_00, minimumUah: 500_00, amountPln: 100_00 },
  { code: 'GIFT', kind: 'free-shipping' },
]);

/** Goods of every kind that pricing tells apart: panels and batteries, converted prices, one sold out, one unknown. */
const goods = fc.constantFrom(101, 107, 109, 201, 203, 301, 213, 1801, 1905, 999_999);
const purchase = fc.record({
  id: goods,
  quantity: fc.integer({ min: 1, max: 9 }),
  rental: fc.constant(null),
});
const rental = fc.record({
  id: fc.constantFrom(2001, 2101, 2601),
  quantity: fc.integer({ min: 1, max: 3 }),
  rental: fc.record({
    duration: fc.constantFrom('day', 'week', 'month'),
    count: fc.integer({ min: 1, max: 36 }),
    // Days on which depots of both markets are open.
    startDate: fc.constantFrom(null, rentalStart(8, 'PL'), rentalStart(10, 'PL'), rentalStart(40, 'PL')),
  }),
});
const request: fc.Arbitrary<OrderRequest> = fc
  .record({
    lines: fc.array(fc.oneof({ weight: 3, arbitrary: purchase }, { weight: 1, arbitrary: rental }), {
      minLength: 1,
      maxLength: 3,
    }),
    currency: fc.constantFrom('UAH', 'PLN'),
    payment: fc.constantFrom('transfer', 'transfer', 'transfer', 'transfer', 'pod', 'card'),
    method: fc.constantFrom('standard', 'standard', 'standard', 'express'),
    city: fc.constantFrom('Kyiv', 'Warszawa', 'Zakopane'),
    discountCode: fc.constantFrom(null, null, 'tenth', 'MINUS', 'GIFT', 'no such code'),
    seenTotalMinor: fc.constantFrom(null, null, null, 1),
    idempotencyKey: fc.option(fc.uuid(), { nil: null }),
  })
  .map(({ method, city, lines, ...rest }) => {
    const base = orderRequest('olena', { ...rest, lines: lines as readonly Line[], city });
    return { ...base, shipping: { ...base.shipping, method } };
  });

const stockNow = async () =>
  new Map(
    (
      await database
        .select({ id: products.id, stock: products.stock })
        .from(products)
        .orderBy(asc(products.id))
    ).map(({ id, stock }) => [id, stock]),
  );
const rowsNow = () =>
  Promise.all(
    [orders, orderItems, orderEvents, leases, emails, idempotencyKeys, discountRedemptions].map((table) =>
      database.$count(table),
    ),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function expectToAddUp(order: OrderView) {
  for (const { unitMinor, quantity, lineMinor } of order.items) expect(lineMinor).toBe(unitMinor * quantity);
  expect(order.subtotalMinor).toBe(sum(order.items.map(({ lineMinor }) => lineMinor)));
  expect(order.discountMinor).toBe(sum(order.items.map(({ discountMinor }) => discountMinor)));
  expect(order.taxMinor).toBe(taxOn(money(order.subtotalMinor - order.discountMinor, order.currency)).minor);
  expect(order.totalMinor).toBeGreaterThanOrEqual(0);
  expect(order.totalMinor).toBe(
    order.subtotalMinor +
      order.taxMinor +
      (order.shippingMinor ?? 0) +
      order.paymentFeeMinor +
      order.depositMinor -
      order.discountMinor,
  );
}

/** What must be true after an order was placed: its parts, its lines, and the pieces that are gone from stock. */
async function expectPlaced(orderId: string, { lines, currency }: OrderRequest, before: Map<number, number>) {
  const found = await findOrder(database)(orderId, 'olena');
  if (!found.ok) throw new Error(found.reason);
  expectToAddUp(found.order);
  expect(found.order.currency).toBe(currency);
  expect(found.order.items.map(({ productId, quantity }) => [productId, quantity])).toEqual(
    lines.map(({ id, quantity }) => [id, quantity]),
  );
  expect(found.order.items.map((item) => item.rental !== null)).toEqual(
    lines.map((line) => line.rental !== null),
  );
  for (const { id, quantity, rental: term } of lines) {
    if (term === null) before.set(id, (before.get(id) ?? 0) - quantity);
  }
  expect(await stockNow()).toEqual(before);
}

test('an order adds up and takes exactly its pieces; a refusal writes nothing', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(request, async (wanted) => {
      const [stock, rows] = [await stockNow(), await rowsNow()];
      const result = await placeOrder(database, ORDER_NEEDS)(wanted);
      outcomes.add(result.ok ? 'placed' : result.reason);
      if (result.ok) return expectPlaced(result.orderId, wanted, stock);
      expect(await stockNow()).toEqual(stock);
      expect(await rowsNow()).toEqual(rows);
    }),
    { numRuns: 150 },
  );
  // The baskets are worth something only if they come to every outcome.
  expect(outcomes).toEqual(
    new Set([
      'placed',
      'method-not-offered',
      'payment-not-offered',
      'product-unavailable',
      'out-of-stock',
      'days-missing',
      'days-taken',
      'total-changed',
    ]),
  );
});
