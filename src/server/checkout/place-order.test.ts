import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addCustomers,
  bought,
  DEFAULT_RULES,
  ORDER_NEEDS,
  orderRequest,
} from '../../../tests/support/sample-order.ts';
import { seedPrice, seedRental } from '../../../tests/support/seed-price.ts';
import { storedCounts } from '../../../tests/support/stored.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { exchangeRate } from '../../content/seed/exchange-rate.ts';
import { productPrices, products } from '../catalogue/tables.ts';
import { money } from '../../domain/money/money.ts';
import { findOrder } from '../orders/find-order.ts';
import { orders } from '../orders/tables.ts';
import { bookings, leases } from '../rental/tables.ts';
import { emails } from '../outbox/tables.ts';
import type { OrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');

const place = (request: Parameters<typeof orderRequest>[1], userId = 'olena', rules = DEFAULT_RULES) =>
  placeOrder(database, { ...ORDER_NEEDS, rules })(orderRequest(userId, request));
/** The order that was placed, as its owner reads it. */
async function placed(request: Parameters<typeof orderRequest>[1], rules = DEFAULT_RULES) {
  const result = await place(request, 'olena', rules);
  if (!result.ok) throw new Error(result.reason);
  const found = await findOrder(database)(result.orderId, 'olena');
  if (!found.ok) throw new Error(found.reason);
  return found.order;
}
const stockOf = async (id: number) =>
  (await database.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const setStock = (id: number, stock: number) =>
  database.update(products).set({ stock }).where(eq(products.id, id));

const rented = (productId: number, days: number, quantity = 1): OrderRequest['lines'][number] => ({
  id: productId,
  quantity,
  rental: { duration: 'day', count: days, startDate: rentalStart() },
});

describe('an order', () => {
  test('has the shop’s prices, tax and delivery, and the rate of its day', async () => {
    const order = await placed({ lines: [bought(101, 2), bought(1801)] });
    const subtotal = 2 * seedPrice(101) + seedPrice(1801);
    expect(order).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      currency: 'UAH',
      subtotalMinor: subtotal,
      taxMinor: subtotal / 5,
      shippingMinor: 0, // above 5 000 hryvnias of goods
      paymentFeeMinor: 0,
      totalMinor: subtotal + subtotal / 5,
      taxRatePercent: 20,
    });
    const [row] = await database.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ rateE6: exchangeRate.ratePerUnitE6, rateDate: exchangeRate.date });
  });

  test('keeps names, prices and address as they were, numbers its lines and tells its history', async () => {
    const order = await placed({ lines: [bought(1801), bought(101)], locale: 'pl' });
    expect(order.items.map(({ productId, name }) => [productId, name.startsWith('Panel')])).toEqual([
      [1801, false],
      [101, true],
    ]);
    expect(order.shippingAddress).toMatchObject({ firstName: 'Олена', city: 'Kyiv', country: 'UA' });
    expect(order.events.map(({ toStatus, reason }) => [toStatus, reason])).toEqual([['PENDING', 'placed']]);
  });

  test('keeps the working days that its delivery was promised in, by method and place', async () => {
    const lines = [bought(1801)];
    const { shipping } = orderRequest('olena');
    const standard = await placed({ lines });
    expect(standard.deliveryDays).toEqual({ min: 3, max: 5 });
    const express = await placed({ lines, shipping: { ...shipping, method: 'express' } });
    expect(express.deliveryDays).toEqual({ min: 1, max: 2 });
    const zloty = (city: string, country: 'PL' | 'UA') =>
      placed({ lines, currency: 'PLN', shipping: { ...shipping, city, country } });
    expect((await zloty('Kraków', 'PL')).deliveryDays).toEqual({ min: 1, max: 2 });
    expect((await zloty('Zakopane', 'PL')).deliveryDays).toEqual({ min: 2, max: 3 });
    // A parcel is as long on its way whatever money it was paid in.
    expect((await zloty('Львів', 'UA')).deliveryDays).toEqual({ min: 3, max: 5 });
  });

  test('is written even with half a character in a name, which no text can hold', async () => {
    const order = await placed({
      lines: [bought(1801)],
      shipping: { ...orderRequest('olena').shipping, firstName: 'Ol\ud800ena' },
    });
    expect(order.shippingAddress.firstName).toBe('Ol\ufffdena');
  });

  test('in złoty is priced by the list of złoty and the city', async () => {
    const large = await placed({ lines: [bought(1801)], currency: 'PLN', city: 'Kraków' });
    const small = await placed({ lines: [bought(1801)], currency: 'PLN', city: 'Zakopane' });
    expect([large.shippingMinor, small.shippingMinor]).toEqual([3000, 4000]);
    expect(large).toMatchObject({ subtotalMinor: 3400, taxMinor: 680, totalMinor: 7080 });
  });

  test('paid on delivery costs its fee', async () => {
    expect(await placed({ lines: [bought(1801)], payment: 'pod' })).toMatchObject({
      paymentFeeMinor: 5000,
      shippingMinor: 20_000,
      totalMinor: 39_000 + 7_800 + 20_000 + 5_000,
    });
  });

  test('is confirmed by one e-mail in its own language', async () => {
    const order = await placed({ lines: [bought(1801)], locale: 'en' });
    const written = await database
      .select()
      .from(emails)
      .where(eq(emails.occasion, `order-placed:${order.id}`));
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({ recipient: 'olena@example.com', locale: 'en', sentAt: null });
    expect(written[0]?.subject).toContain(order.orderNumber);
    expect(written[0]?.plain).toContain('circuit breaker');
  });
});

describe('a request', () => {
  test('for nothing is refused', async () => {
    expect(await place({ lines: [] })).toEqual({ ok: false, reason: 'cart-empty' });
  });

  test('for what the shop does not have is refused with its id', async () => {
    for (const id of [999_999, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const refused = { ok: false, reason: 'product-unavailable', productId: id };
      expect(await place({ lines: [bought(101), bought(id)] })).toEqual(refused);
    }
  });

  test('for another total than the shop’s is answered with the fresh one, and with the same total placed', async () => {
    const refused = await place({ lines: [bought(1801)], seenTotalMinor: 1 });
    expect(refused).toMatchObject({
      ok: false,
      reason: 'total-changed',
      totals: { total: { minor: 66_800 } },
    });
    expect(await place({ lines: [bought(1801)], seenTotalMinor: 66_800 })).toMatchObject({ ok: true });
  });
});

describe('a rental line', () => {
  test('costs the cheapest cover of its days and asks for a lease, which holds no stock', async () => {
    const before = await stockOf(2001);
    const order = await placed({ lines: [rented(2001, 8, 2), bought(1801)] });
    expect(order.items[0]).toMatchObject({
      unitMinor: seedRental(2001, 'week') + seedRental(2001, 'day'),
      lineMinor: 2 * (seedRental(2001, 'week') + seedRental(2001, 'day')),
      rental: { duration: 'day', count: 8, startDate: rentalStart(), status: 'PENDING' },
    });
    expect(order.items[1]?.rental).toBeNull();
    const held = await database
      .select()
      .from(leases)
      .where(eq(leases.orderItemId, order.items[0]?.id ?? ''));
    expect(held.map(({ status }) => status)).toEqual(['PENDING']);
    expect(await stockOf(2001)).toBe(before);
  });

  test('is refused for more machines than there are, for what is sold, and on delivery', async () => {
    const machines = (await stockOf(2001)) ?? 0;
    expect(await place({ lines: [rented(2001, 1, machines + 1)] })).toMatchObject({ reason: 'days-taken' });
    expect(await place({ lines: [rented(101, 1)] })).toMatchObject({ reason: 'product-unavailable' });
    expect(await place({ lines: [bought(2001)] })).toMatchObject({ reason: 'product-unavailable' });
    expect(await place({ lines: [rented(2001, 1)], payment: 'pod' })).toMatchObject({
      reason: 'payment-not-offered',
    });
  });
});

test('what is paid at the door stays within its limit, to the kopiyka and before the fee', async () => {
  const lines = [bought(1801)];
  const { totalMinor } = await placed({ lines });
  const within = (limit: number) =>
    placeOrder(database, {
      ...ORDER_NEEDS,
      rules: { ...DEFAULT_RULES, payOnDeliveryLimits: { UAH: money(limit, 'UAH'), PLN: null } },
    })(orderRequest('olena', { lines, payment: 'pod' }));
  expect(await within(totalMinor)).toMatchObject({ ok: true });
  const before = await storedCounts(database);
  expect(await within(totalMinor - 1)).toEqual({ ok: false, reason: 'payment-not-offered' });
  expect(await storedCounts(database)).toEqual(before);
});

describe('an order in bulk or of heavy goods (R10)', () => {
  test.each([
    ['more than 10 kW of panels', [bought(101, 23)], null],
    ['a pallet of panels, under 10 kW', [bought(101, 5)], null],
    ['panels that go by parcel', [bought(101, 4)], 0],
    ['parcels of more than 250 kg in all', [bought(301, 8)], null],
    ['more than 5 batteries', [bought(201, 4), bought(203, 2)], null],
    ['5 batteries', [bought(201, 3), bought(203, 2)], 0],
    ['more than 10 kW in pairs of panels', [bought(113, 12)], null],
    ['pairs of panels that go by parcel', [bought(113, 2)], 0],
    ['a set of more than 10 kW', [bought(408)], null],
    ['a piece of more than 50 kg', [bought(206)], null],
    ['a rented machine of tonnes', [rented(2503, 1)], null],
  ] as const)('%s', async (_, lines, shippingMinor) => {
    const order = await placed({ lines });
    expect(order.shippingMinor).toBe(shippingMinor);
    expect(order.totalMinor).toBe(order.subtotalMinor + order.taxMinor + order.depositMinor);
    expect(order.events[0]?.reason).toBe(shippingMinor === null ? 'placed-delivery-to-be-quoted' : 'placed');
  });
});

describe('rented machines', () => {
  const rent = (id: number) => rented(id, 1);
  const { shipping } = orderRequest('olena');
  // All on one day: what one order books is free for the next.
  beforeEach(() => database.delete(bookings));

  test.each([
    ['one of tonnes in the depot’s region', [rent(2501)], '01001', 9000_00, 9000_00],
    ['one next to it', [rent(2501)], '36000', 24_000_00, 24_000_00],
    ['two on one low-loader', [rent(2401), rent(2404)], '01001', 9000_00, 9000_00],
    ['a small one', [rent(2003)], '01001', 2500_00, 2500_00],
    ['one beside a parcel that pays', [rent(2003), bought(1801)], '01001', 2700_00, 2500_00],
    ['one beside a parcel that is free', [rent(2501), bought(1801)], '01001', 9000_00, 9000_00],
    ['a parcel that pays alone', [bought(1801)], '01001', 200_00, 0],
    ['one that is a parcel itself', [rent(2001)], '79000', 200_00, 0],
    ['one in a farther region', [rent(2501), bought(1801)], '79000', null, 0],
    ['one beside a heavy purchase', [rent(2501), bought(206)], '01001', null, 0],
  ])('%s: its delivery', async (_, lines, postalCode, shippingMinor, haulageMinor) => {
    const order = await placed({ lines, shipping: { ...shipping, postalCode } });
    expect(order).toMatchObject({ shippingMinor, haulageMinor });
    const { subtotalMinor, taxMinor, depositMinor } = order;
    expect(order.totalMinor).toBe(subtotalMinor + taxMinor + depositMinor + (shippingMinor ?? 0));
    expect(order.paymentDueOn === null).toBe(shippingMinor === null);
  });

  test('are ordered at the total that the checkout shows, and refused at another', async () => {
    const lines = [rent(2003), bought(1801)];
    const { totalMinor } = await placed({ lines });
    expect(await place({ lines, seenTotalMinor: totalMinor })).toMatchObject({ ok: true });
    expect(await place({ lines, seenTotalMinor: totalMinor - 2500_00 })).toMatchObject({
      reason: 'total-changed',
    });
  });

  test('have the deposit of a month each in the total, and their lease keeps it with the prices of that day', async () => {
    const order = await placed({ lines: [{ ...rent(2003), quantity: 2 }, bought(1801)] });
    const [month] = await database
      .select({ minor: productPrices.minor })
      .from(productPrices)
      .where(
        and(
          eq(productPrices.productId, 2003),
          eq(productPrices.currency, 'UAH'),
          eq(productPrices.term, 'month'),
        ),
      );
    const [lease] = await database
      .select()
      .from(leases)
      .where(eq(leases.id, order.items[0]?.rental?.leaseId ?? ''));
    expect(order.depositMinor).toBe(Math.round((month?.minor ?? 0) * 1.2) * 2);
    expect(lease).toMatchObject({
      depositMinor: order.depositMinor,
      monthMinor: month?.minor,
      depositBackMinor: null,
    });
    expect((await placed({ lines: [bought(1801)] })).depositMinor).toBe(0);
  });

  test('are paid by 30 days where they are rented for longer than 60', async () => {
    const line = (days: number) => ({
      ...rent(2003),
      rental: { duration: 'day', count: days, startDate: rentalStart() } as const,
    });
    const long = await placed({ lines: [line(61)] });
    await database.delete(bookings);
    const month = await placed({ lines: [line(30)] });
    expect(long.subtotalMinor).toBe(month.subtotalMinor);
    await database.delete(bookings);
    expect((await placed({ lines: [line(60)] })).subtotalMinor).toBeGreaterThan(month.subtotalMinor);
  });

  test('are quoted where an operator has no fees', async () => {
    const none = { ...DEFAULT_RULES, haulage: { UAH: null, PLN: null } };
    expect(await placed({ lines: [rent(2501)] }, none)).toMatchObject({
      shippingMinor: null,
      haulageMinor: 0,
    });
  });
});

test('express is refused where the delivery is quoted, and stays where it is not (R10)', async () => {
  const { shipping } = orderRequest('olena');
  const express = (quantity: number) =>
    place({ lines: [bought(101, quantity)], shipping: { ...shipping, method: 'express' } });
  expect(await express(5)).toEqual({ ok: false, reason: 'method-not-offered' });
  expect(await express(4)).toMatchObject({ ok: true });
});

test('a delivery that was free and is quoted by now is shown before the order is placed', async () => {
  const areas = { ...DEFAULT_RULES, remoteAreas: [{ country: 'UA', postcode: '010' }] } as const;
  const lines = [bought(101, 4)];
  const { totalMinor: seenTotalMinor, shippingMinor } = await placed({ lines });
  expect(shippingMinor).toBe(0);
  const asked = orderRequest('olena', { lines, seenTotalMinor });
  const byAreas = placeOrder(database, { ...ORDER_NEEDS, rules: areas });
  expect(await byAreas({ ...asked, seenQuoted: false })).toEqual({ ok: false, reason: 'delivery-changed' });
  expect(await byAreas({ ...asked, seenQuoted: true })).toMatchObject({ ok: true });
  expect(await place({ lines, seenTotalMinor, seenQuoted: true })).toMatchObject({
    reason: 'delivery-changed',
  });
});

test('an order to a remote area has its delivery quoted like a bulk one (C §9)', async () => {
  const to = (postcode: string) =>
    placed({ lines: [bought(1801)] }, { ...DEFAULT_RULES, remoteAreas: [{ country: 'UA', postcode }] });
  const order = await to('010');
  expect(order).toMatchObject({ shippingMinor: null, paymentDueOn: null });
  expect(order.totalMinor).toBe(order.subtotalMinor + order.taxMinor);
  expect(order.events[0]?.reason).toBe('placed-delivery-to-be-quoted');
  expect((await to('02')).shippingMinor).not.toBeNull();
});

describe('the last pieces', () => {
  test('are sold once, however many ask at the same time', async () => {
    await setStock(1802, 3);
    const results = await Promise.all(Array.from({ length: 6 }, () => place({ lines: [bought(1802)] })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect(results.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 3 }, () => ({ ok: false, reason: 'out-of-stock', productId: 1802, available: 0 })),
    );
    expect(await stockOf(1802)).toBe(0);
  });

  test('are counted over all lines of a product', async () => {
    await setStock(1803, 3);
    expect(await place({ lines: [bought(1803, 2), bought(1803, 2)] })).toEqual({
      ok: false,
      reason: 'out-of-stock',
      productId: 1803,
      available: 3,
    });
    expect(await place({ lines: [bought(1803, 2), bought(1803, 1)] })).toMatchObject({ ok: true });
  });
});
