import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { orderRequest } from '../../../tests/support/sample-order.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { optionTiers } from '../../domain/rental/rental-option.ts';
import type { DeductionKind } from '../../domain/rental/deductions.ts';
import { coverOf } from '../../domain/rental/rental-price.ts';
import { products } from '../catalogue/tables.ts';
import { issuedDocuments } from '../invoices/issued-documents.ts';
import { orderItems } from '../orders/tables.ts';
import { bookings, leases } from '../rental/tables.ts';

const transfers = await openTransferShop();
const { shop, database, customer, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

const LIFT = 2501;
const lineOf = (days: number, options: readonly string[] | undefined, quantity = 1) => ({
  id: LIFT,
  quantity,
  rental: { duration: 'day' as const, count: days, startDate: rentalStart(), options },
});
const itemOf = async (orderId: string) => {
  const [item] = await database.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  if (!item) throw new Error('No line');
  return item;
};
const leaseOf = async (orderId: string) => {
  const [row] = await database
    .select({ lease: leases })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(orderItems.orderId, orderId));
  if (!row) throw new Error('No lease');
  return row.lease;
};
const offered = async () => {
  const found = await shop.catalogue.productsByIds([LIFT], 'uk');
  return (await shop.catalogue.rentalOptions(found, 'uk')).get(LIFT) ?? [];
};

test('options are priced by the shop for each machine and all of its days, and kept by order and lease', async () => {
  const options = await offered();
  expect(options.map(({ code, kind }) => [code, kind])).toEqual([
    ['operator', 'operator'],
    ['harness', 'accessory'],
    ['waiver', 'waiver'],
  ]);
  const alone = await transfers.place({ lines: [lineOf(9, undefined)] });
  await database.delete(bookings);
  const { orderId } = await transfers.place({ lines: [lineOf(9, ['operator', 'waiver'])] });
  const paid = (code: string) => {
    const option = options.find((each) => each.code === code);
    return option ? coverOf(9, optionTiers(option, 'UAH')).total.minor : 0;
  };
  const item = await itemOf(orderId);
  const machineMinor = (await itemOf(alone.orderId)).unitMinor;
  expect(item.options).toMatchObject([
    { code: 'operator', unitMinor: paid('operator') },
    { code: 'waiver', unitMinor: paid('waiver') },
  ]);
  expect(paid('waiver')).toBe(machineMinor / 10);
  expect(item.unitMinor).toBe(machineMinor + paid('operator') + paid('waiver'));
  expect((await transfers.order(orderId)).subtotalMinor).toBe(item.unitMinor);
  const lease = await leaseOf(orderId);
  expect(lease.options.map(({ code }) => code)).toEqual(['operator', 'waiver']);
  expect(lease.billedMinor).toBe(item.unitMinor);
  // The deposit is the machine's alone.
  expect(lease.depositMinor).toBe((await leaseOf(alone.orderId)).depositMinor);
});

test('an option that is not offered, or a purchase with one, is refused', async () => {
  const refused = await shop.checkout.placeOrder(
    orderRequest(customer, { lines: [lineOf(3, ['cable-25m'])] }),
  );
  expect(refused).toMatchObject({ ok: false, reason: 'option-unavailable', productId: LIFT });
});

test('who rents an operator names none, and pays for accidental damage no more than the waiver says', async () => {
  const { orderId, total } = await transfers.place({ lines: [lineOf(7, ['operator', 'waiver'])] });
  await transfers.came(orderId, total);
  const { id: leaseId, depositMinor } = await leaseOf(orderId);
  const seen = await shop.orders.findLease(leaseId, customer);
  expect(seen).toMatchObject({ ok: true, lease: { operator: null } });
  await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
  const deduct = (kind: DeductionKind, amountMinor: number, id: string = randomUUID()) =>
    shop.rental.writeDeduction({
      leaseId,
      staffId: transfers.staff,
      id,
      kind,
      amountMinor,
      note: 'Подряпина',
      seen: '',
    });
  const most = Math.floor(depositMinor / 4);
  const first = randomUUID();
  const waived = { ok: false, reason: 'damage-waived', mostMinor: most, currency: 'UAH' };
  expect(await deduct('damage', most + 1)).toEqual(waived);
  expect(await deduct('damage', most - 100, first)).toEqual({ ok: true });
  expect(await deduct('damage', 101)).toEqual(waived);
  expect(await deduct('damage', 100)).toEqual({ ok: true });
  expect(await deduct('wilful', depositMinor)).toEqual({ ok: true });
});

test('an invoice has a line for each option, and an extension bills them with the further days', async () => {
  const { orderId, total } = await transfers.place({ lines: [lineOf(7, ['operator', 'waiver'])] });
  await transfers.came(orderId, total);
  const [invoice] = await issuedDocuments(database, orderId);
  expect(JSON.stringify(invoice?.content)).toContain('Обмеження відповідальності');
  const { id: leaseId, lastDay } = await leaseOf(orderId);
  await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
  const extended = await shop.orders.extendLease({
    leaseId,
    userId: customer,
    guestOrderIds: [],
    lastDay: daysAfter(lastDay ?? '', 2),
    payment: 'transfer',
  });
  if (!extended.ok || extended.orderId === null) throw new Error('Not extended');
  const further = await itemOf(extended.orderId);
  expect(further.options).toMatchObject([{ code: 'operator' }, { code: 'waiver' }]);
  const [operatorMinor = 0, waiverMinor = 0] = (further.options ?? []).map(({ unitMinor }) => unitMinor);
  // A tenth of what the machine's days cost more.
  expect(operatorMinor).toBeGreaterThan(0);
  expect(waiverMinor * 11).toBe(further.unitMinor - operatorMinor);
  const seen = await shop.orders.findLease(leaseId, customer);
  expect(seen).toMatchObject({
    ok: true,
    lease: { item: { options: [{ code: 'operator' }, { code: 'waiver' }] } },
  });
});

test('a product whose best-price rule is off is charged by its days as they are, and so is its lease', async () => {
  const asEver = await transfers.place({ lines: [lineOf(6, undefined)] });
  await database.update(products).set({ isExactRental: true }).where(eq(products.id, LIFT));
  try {
    const { orderId } = await transfers.place({ lines: [lineOf(6, undefined)] });
    const { dayMinor, isExact } = await leaseOf(orderId);
    expect(isExact).toBe(true);
    expect((await itemOf(orderId)).unitMinor).toBe(6 * (dayMinor ?? 0));
    expect((await itemOf(asEver.orderId)).unitMinor).toBeLessThan(6 * (dayMinor ?? 0));
  } finally {
    await database
      .update(products)
      .set({ isExactRental: sql`false` })
      .where(eq(products.id, LIFT));
  }
});

test('an order with options can be ordered again with them', async () => {
  const { orderId } = await transfers.place({ lines: [lineOf(5, ['harness'])] });
  const found = await shop.orders.findOrder(orderId, customer);
  expect(found).toMatchObject({ ok: true, order: { items: [{ rental: { options: ['harness'] } }] } });
});

test('an idempotency key stands for an order with its options', async () => {
  const request = (options: readonly string[] | undefined) =>
    shop.checkout.placeOrder(
      orderRequest(customer, { lines: [lineOf(3, options)], idempotencyKey: 'options-are-part-of-it' }),
    );
  expect(await request(undefined)).toMatchObject({ ok: true, repeated: false });
  expect(await request(['waiver'])).toEqual({ ok: false, reason: 'idempotency-key-reused' });
  expect(await request(undefined)).toMatchObject({ ok: true, repeated: true });
});

test('the unpaid card order of a cart gives way to the cart with other options or days, and its machine with it', async () => {
  const order = async (line: ReturnType<typeof lineOf>) => {
    const placed = await shop.checkout.placeOrder(
      orderRequest(customer, {
        lines: [line],
        payment: 'card',
        idempotencyKey: randomUUID(),
        cart: { tag: null, guestOrderIds: [], earlierKeys: [] },
      }),
    );
    if (!placed.ok) throw new Error(placed.reason);
    return placed.orderId;
  };
  const machines = (await shop.catalogue.productsByIds([LIFT], 'uk'))[0]?.stock ?? 0;
  // All of them: the second order needs what the first one has.
  const first = await order(lineOf(3, ['operator'], machines));
  const second = await order(lineOf(3, undefined, machines));
  const third = await order(lineOf(4, undefined, machines));
  expect((await transfers.order(first)).status).toBe('CANCELLED');
  expect((await transfers.order(second)).status).toBe('CANCELLED');
  expect((await transfers.order(third)).status).toBe('PENDING');
});
