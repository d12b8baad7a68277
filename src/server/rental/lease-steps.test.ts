import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BY_VEHICLE, rentalStart } from '../../../tests/support/rental-start.ts';
import { bought } from '../../../tests/support/sample-order.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import type { Line } from '../../domain/cart/cart-item.ts';
import { dayIn, timeZoneOf } from '../../domain/locale/market.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { blockedDays } from '../../domain/rental/rental-days.ts';
import type { LeaseStatus } from '../../domain/rental/lease-status.ts';
import { completeDelivered } from '../orders/complete-delivered.ts';
import { orders } from '../orders/tables.ts';
import { bookings, leaseEvents, leases } from './tables.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const transfers = await openTransferShop();
const { shop, database, staff, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

const machine = (): Line => ({
  id: 2001,
  quantity: 1,
  rental: { duration: 'week', count: 2, startDate: rentalStart() },
});

/** An order with its leases; paid unless it is said to wait. */
async function ordered(lines: readonly Line[], { isPaid = true } = {}) {
  const { orderId, total } = await transfers.place({ lines: [...lines] });
  if (isPaid) await transfers.came(orderId, total);
  const found = await shop.backoffice.findOrder(orderId);
  return { orderId, leaseIds: (found?.leases ?? []).map(({ id }) => id) };
}
const step = (orderId: string, leaseId: string, to: LeaseStatus) =>
  shop.orders.takeLeaseStep({ orderId, leaseId, to, stopReason: 'no-machine', staffId: staff });
const through = (orderId: string, leaseId: string, ...steps: readonly LeaseStatus[]) =>
  takeLeaseSteps(transfers, { orderId, leaseId }, ...steps);
const statusOf = async (leaseId: string) =>
  (await database.select().from(leases).where(eq(leases.id, leaseId)))[0]?.status;
const eventsOf = async (leaseId: string) =>
  (
    await database
      .select()
      .from(leaseEvents)
      .where(eq(leaseEvents.leaseId, leaseId))
      .orderBy(asc(leaseEvents.id))
  ).map(({ fromStatus, toStatus, actor, reason }) => [fromStatus, toStatus, actor.split(':')[0], reason]);
const bookingOf = async (leaseId: string) =>
  (await database.select().from(bookings).where(eq(bookings.leaseId, leaseId)))[0];

describe('a lease', () => {
  test('is approved when its order is paid, with its machines and its history', async () => {
    const waiting = await ordered([machine()], { isPaid: false });
    const [id = ''] = waiting.leaseIds;
    expect([await statusOf(id), (await bookingOf(id))?.status]).toEqual(['PENDING', 'HELD']);
    expect(await step(waiting.orderId, id, 'APPROVED')).toMatchObject({ reason: 'transition-not-allowed' });
    const { totalMinor } = await transfers.order(waiting.orderId);
    await transfers.came(waiting.orderId, totalMinor);
    expect([await statusOf(id), (await bookingOf(id))?.status]).toEqual(['APPROVED', 'CONFIRMED']);
    expect(await eventsOf(id)).toEqual([['PENDING', 'APPROVED', 'staff', 'paid']]);
  });

  test('is brought, handed over, taken back and settled; its order of rentals alone goes with it', async () => {
    const { orderId, leaseIds } = await ordered([machine()]);
    const [id = ''] = leaseIds;
    const standing = async () => (await transfers.order(orderId)).status;
    const { updatedAt } = await transfers.order(orderId);
    await through(orderId, id, 'PROCESSING');
    expect(await standing()).toBe('PROCESSING');
    // The order's own status stays, but not what it shows.
    expect((await transfers.order(orderId)).updatedAt > updatedAt).toBe(true);
    await through(orderId, id, 'SHIPPED');
    expect(await standing()).toBe('SHIPPED');
    await through(orderId, id, 'DELIVERED', 'ACTIVE');
    expect(await standing()).toBe('DELIVERED');
    await through(orderId, id, 'RETURNED');
    expect(await standing()).toBe('DELIVERED');
    await through(orderId, id, 'COMPLETED');
    expect(await standing()).toBe('COMPLETED');
    expect((await eventsOf(id)).map(([, to, actor, reason]) => [to, actor, reason])).toEqual([
      ['APPROVED', 'staff', 'paid'],
      ['PROCESSING', 'staff', 'prepared'],
      ['SHIPPED', 'staff', 'sent'],
      ['DELIVERED', 'staff', 'delivered'],
      ['ACTIVE', 'staff', 'handed-over'],
      ['RETURNED', 'staff', 'came-back'],
      ['COMPLETED', 'staff', 'inspected'],
    ]);
    expect((await transfers.history(orderId)).map(({ toStatus, reason }) => [toStatus, reason])).toEqual([
      ['PENDING', 'placed'],
      ['PROCESSING', 'paid'],
      ['SHIPPED', 'machines-sent'],
      ['DELIVERED', 'machines-handed-over'],
      ['COMPLETED', 'machines-back'],
    ]);
    // The letters of these steps tell of parcels.
    expect((await transfers.emails(orderId)).map(({ occasion }) => occasion)).toEqual([
      'order-paid',
      'lease-approved',
      'lease-sent',
      'lease-handed-over',
      'lease-returned',
      'lease-completed',
    ]);
  });

  test('that is fetched is handed over on site, and the order is delivered at once', async () => {
    const { orderId, leaseIds } = await ordered([machine()]);
    await through(orderId, leaseIds[0] ?? '', 'PROCESSING', 'ACTIVE');
    expect((await transfers.order(orderId)).status).toBe('DELIVERED');
  });

  test('beside goods goes by itself, and so does the order; its order is not complete before it', async () => {
    const { orderId, leaseIds } = await ordered([machine(), bought(1801)]);
    const [id = ''] = leaseIds;
    await through(orderId, id, 'PROCESSING', 'ACTIVE');
    expect((await transfers.order(orderId)).status).toBe('PROCESSING');
    await transfers.hand(orderId, 'DELIVERED');
    await database
      .update(orders)
      .set({ deliveredAt: sql`now() - interval '15 days'` })
      .where(eq(orders.id, orderId));
    const complete = completeDelivered(database);
    await complete();
    expect((await transfers.order(orderId)).status).toBe('DELIVERED');
    await through(orderId, id, 'RETURNED', 'COMPLETED');
    await complete();
    expect((await transfers.order(orderId)).status).toBe('COMPLETED');
  });

  test('takes no step that the table does not know, of no other order and none twice', async () => {
    const { orderId, leaseIds } = await ordered([machine()]);
    const other = await ordered([bought(1801)]);
    const [id = ''] = leaseIds;
    for (const to of [
      'PENDING',
      'APPROVED',
      'SHIPPED',
      'ACTIVE',
      'RETURNED',
      'COMPLETED',
      'REJECTED',
    ] as const) {
      expect(await step(orderId, id, to)).toEqual({ ok: false, reason: 'transition-not-allowed' });
    }
    expect(await step(other.orderId, id, 'PROCESSING')).toEqual({ ok: false, reason: 'lease-not-found' });
    expect(await step(crypto.randomUUID(), id, 'PROCESSING')).toEqual({
      ok: false,
      reason: 'order-not-found',
    });
    const both = await Promise.all([step(orderId, id, 'PROCESSING'), step(orderId, id, 'PROCESSING')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('gives its deposit back once it is inspected, which takes nothing off the sale', async () => {
    const { orderId, leaseIds } = await ordered([machine(), bought(1801)]);
    const [id = ''] = leaseIds;
    const documents = async () =>
      (await shop.backoffice.findOrder(orderId))?.order.documents.map(({ kind }) => kind);
    const { depositMinor } = await transfers.order(orderId);
    expect(depositMinor).toBeGreaterThan(0);
    await through(orderId, id, 'PROCESSING', 'ACTIVE', 'RETURNED');
    expect((await transfers.order(orderId)).owedMinor).toBe(0);
    await through(orderId, id, 'COMPLETED');
    expect((await transfers.order(orderId)).owedMinor).toBe(depositMinor);
    const [lease] = await database.select().from(leases).where(eq(leases.id, id));
    expect(lease).toMatchObject({ depositMinor, depositBackMinor: depositMinor });
    const seen = await shop.orders.findLease(id, transfers.customer);
    expect(seen.ok && seen.lease.depositBackMinor).toBe(depositMinor);
    expect(await transfers.sentBack(orderId, depositMinor)).toMatchObject({ ok: true });
    const order = await transfers.order(orderId);
    expect([order.paymentStatus, order.owedMinor]).toEqual(['PAID', 0]);
    expect(await documents()).toEqual(['invoice']);
    const [letter] = (await transfers.emails(orderId)).filter(({ occasion }) =>
      occasion?.startsWith('payment-deposit'),
    );
    expect(letter?.plain).toContain('заставу');
    // A later refund of goods corrects the invoice by itself alone.
    const refund = {
      id: crypto.randomUUID(),
      orderId,
      amountMinor: 100_00,
      reason: 'Знижка',
      staffId: staff,
    };
    expect(await shop.payments.refundPart(refund)).toMatchObject({ ok: true });
    expect(await transfers.sentBack(orderId, 100_00)).toMatchObject({ ok: true });
    const after = await transfers.order(orderId);
    expect(after.paymentStatus).toBe('PARTIALLY_REFUNDED');
    expect(await documents()).toEqual(['invoice', 'correction']);
  });

  test.each([
    ['all', 1, 0],
    ['half', 0.5, 0.5],
  ])(
    'whose deposit went back before, %s of it, promises its customer no more than the rest',
    async (_, before, after) => {
      const { orderId, leaseIds } = await ordered([machine()]);
      const [id = ''] = leaseIds;
      const { depositMinor, totalMinor } = await transfers.order(orderId);
      await through(orderId, id, 'PROCESSING', 'ACTIVE');
      const amountMinor = totalMinor - depositMinor + depositMinor * before;
      const refund = { id: crypto.randomUUID(), orderId, amountMinor, reason: 'Знижка', staffId: staff };
      expect(await shop.payments.refundPart(refund)).toMatchObject({ ok: true });
      await through(orderId, id, 'RETURNED', 'COMPLETED');
      const letter = (await transfers.emails(orderId)).find(({ occasion }) =>
        occasion?.startsWith('lease-completed'),
      );
      const printed = (minor: number) => formatPrice(money(minor, 'UAH'), 'uk');
      expect(letter?.plain).toContain(`Повернуто раніше: ${printed(depositMinor * before)}`);
      const promised = letter?.plain.match(/Повертаємо із застави: .*/gu) ?? [];
      expect(promised).toEqual(after > 0 ? [`Повертаємо із застави: ${printed(depositMinor * after)}`] : []);
      expect(letter?.plain.includes('Заставу, за вирахуванням')).toBe(after > 0);
    },
  );

  test('that is stopped beside goods gives its deposit back', async () => {
    const { orderId, leaseIds } = await ordered([machine(), bought(1801)]);
    const { depositMinor } = await transfers.order(orderId);
    await through(orderId, leaseIds[0] ?? '', 'CANCELLED');
    expect((await transfers.order(orderId)).owedMinor).toBe(depositMinor);
  });

  test('does not leave the shop once its money goes back', async () => {
    const { orderId, leaseIds } = await ordered([machine(), bought(1801)]);
    const [id = ''] = leaseIds;
    await through(orderId, id, 'PROCESSING');
    const { totalMinor: amountMinor } = await transfers.order(orderId);
    const refund = { id: crypto.randomUUID(), orderId, amountMinor, reason: 'Немає', staffId: staff };
    expect(await shop.payments.refundPart(refund)).toMatchObject({ ok: true });
    for (const to of ['SHIPPED', 'ACTIVE'] as const) {
      expect(await step(orderId, id, to)).toEqual({ ok: false, reason: 'refunded' });
    }
  });

  test('that is cancelled leaves its machine to others; with the last one an order of rentals is cancelled', async () => {
    const { orderId, leaseIds } = await ordered([machine()]);
    const [id = ''] = leaseIds;
    await through(orderId, id, 'CANCELLED');
    expect((await bookingOf(id))?.status).toBe('CANCELLED');
    expect((await eventsOf(id)).at(-1)).toEqual(['APPROVED', 'CANCELLED', 'staff', 'no-machine']);
    const { status, owedMinor, totalMinor } = await transfers.order(orderId);
    expect([status, owedMinor]).toEqual(['CANCELLED', totalMinor]);
    const told = await transfers.emails(orderId);
    expect(told.map(({ occasion }) => occasion)).toEqual(['order-paid', 'lease-approved', 'lease-cancelled']);
    expect(told.at(-1)?.plain).toMatch(/Обладнання недоступне[^]*Повернемо/);
  });

  test('that is cancelled beside another says so at once, and of its money later', async () => {
    const { orderId, leaseIds } = await ordered([machine(), bought(1801)]);
    await through(orderId, leaseIds[0] ?? '', 'CANCELLED');
    expect((await transfers.order(orderId)).status).toBe('PROCESSING');
    const told = (await transfers.emails(orderId)).at(-1);
    expect(told?.occasion).toBe('lease-cancelled');
    expect(told?.plain).toContain('окремо');
  });

  test('on its way that is cancelled leaves its machine to others at once, and its order is back', async () => {
    const { orderId, leaseIds } = await ordered([machine()]);
    const [id = ''] = leaseIds;
    await through(orderId, id, 'PROCESSING', 'SHIPPED', 'CANCELLED');
    expect((await bookingOf(id))?.status).toBe('CANCELLED');
    expect((await transfers.order(orderId)).status).toBe('RETURNED');
    // The machine can be had for the same days.
    expect((await transfers.place({ lines: [machine()] })).orderId).not.toBe(orderId);
    expect((await transfers.emails(orderId)).at(-1)?.occasion).toBe('lease-cancelled');
  });

  test.each(['PENDING', 'APPROVED', 'PROCESSING', 'SHIPPED'] as const)(
    'that is stopped from %s frees the days of every machine',
    async (from) => {
      const { orderId, leaseIds } = await ordered([{ ...machine(), quantity: 2 }], {
        isPaid: from !== 'PENDING',
      });
      const [id = ''] = leaseIds;
      const way = ['PROCESSING', 'SHIPPED'] as const;
      await through(orderId, id, ...way.slice(0, way.findIndex((each) => each === from) + 1));
      await through(orderId, id, from === 'PENDING' ? 'REJECTED' : 'CANCELLED');
      const own = await database.select().from(bookings).where(eq(bookings.leaseId, id));
      expect(own.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    },
  );

  test('that is not paid is rejected with its order, which asks for no money any more', async () => {
    const { orderId, leaseIds } = await ordered([machine()], { isPaid: false });
    const [id = ''] = leaseIds;
    await through(orderId, id, 'REJECTED');
    expect([await statusOf(id), (await transfers.order(orderId)).status]).toEqual(['REJECTED', 'CANCELLED']);
  });

  describe('that nobody took', () => {
    const missed = (orderId: string, leaseId: string) =>
      shop.orders.takeLeaseStep({ orderId, leaseId, to: 'CANCELLED', stopReason: 'no-show', staffId: staff });
    /** Its days begin today. */
    const begin = (leaseId: string) =>
      database
        .update(leases)
        .set({ firstDay: dayIn(timeZoneOf('UA'), new Date().toISOString()) })
        .where(eq(leases.id, leaseId));

    test('is known on its first day and not before, until its machine has left', async () => {
      const { orderId, leaseIds } = await ordered([machine()]);
      const [id = ''] = leaseIds;
      expect(await missed(orderId, id)).toEqual({ ok: false, reason: 'transition-not-allowed' });
      await begin(id);
      await through(orderId, id, 'PROCESSING', 'SHIPPED');
      expect(await missed(orderId, id)).toEqual({ ok: false, reason: 'transition-not-allowed' });
    });

    test('frees its days, keeps the price of a day, and says so; its order is over and its deposit alone goes back by itself', async () => {
      const { orderId, leaseIds } = await ordered([machine()]);
      const [id = ''] = leaseIds;
      await begin(id);
      expect(await missed(orderId, id)).toEqual({ ok: true });
      expect([await statusOf(id), (await bookingOf(id))?.status]).toEqual(['CANCELLED', 'CANCELLED']);
      const { status, owedMinor, depositMinor } = await transfers.order(orderId);
      expect([status, owedMinor]).toEqual(['COMPLETED', depositMinor]);
      const reasons = (await transfers.history(orderId)).slice(2).map(({ reason }) => reason);
      expect(new Set(reasons)).toEqual(new Set(['machines-not-collected']));
      const found = await shop.backoffice.findOrder(orderId);
      const { keptMinor = 0, refundMinor = 0 } = found?.leases[0]?.noShow ?? {};
      const lease = await shop.orders.findLease(id, transfers.customer);
      expect(keptMinor).toBeGreaterThan(0);
      const { shippingMinor } = await transfers.order(orderId);
      expect(lease.ok && keptMinor + refundMinor - (shippingMinor ?? 0)).toBe(
        lease.ok && lease.lease.priceMinor,
      );
      const told = (await transfers.emails(orderId)).at(-1);
      expect(told?.occasion).toBe('lease-no-show');
      expect(told?.plain).toContain(formatPrice(money(keptMinor, 'UAH'), 'uk'));
    });

    test('leaves the other lines of its order as they are', async () => {
      const { orderId, leaseIds } = await ordered([machine(), { ...machine(), id: 2002 }]);
      const [id = '', other = ''] = leaseIds;
      await begin(id);
      expect(await missed(orderId, id)).toEqual({ ok: true });
      expect([await statusOf(other), (await transfers.order(orderId)).status]).toEqual([
        'APPROVED',
        'PROCESSING',
      ]);
      await through(orderId, other, 'PROCESSING', 'ACTIVE', 'RETURNED', 'COMPLETED');
      expect((await transfers.order(orderId)).status).toBe('COMPLETED');
    });
  });

  test('ends with its order, and its history says so', async () => {
    const { orderId, leaseIds } = await ordered([machine()]);
    await shop.orders.cancelByStaff({ orderId, staffId: staff, reason: 'other' });
    const [id = ''] = leaseIds;
    expect((await eventsOf(id)).at(-1)).toEqual(['APPROVED', 'CANCELLED', 'staff', 'order-ended']);
    expect((await bookingOf(id))?.status).toBe('CANCELLED');
  });
});

describe('a machine that came back', () => {
  const today = dayIn(timeZoneOf('UA'), new Date().toISOString());

  test('before its last day is free again once it is checked', async () => {
    const { orderId, leaseIds } = await ordered([machine()]);
    const [id = ''] = leaseIds;
    await through(orderId, id, 'PROCESSING', 'ACTIVE', 'RETURNED');
    const firstDay = rentalStart();
    expect(await bookingOf(id)).toMatchObject({
      status: 'ENDED',
      firstDay,
      lastDay: firstDay,
      blockedTo: blockedDays({ firstDay, lastDay: firstDay }, BY_VEHICLE).to,
    });
    // What was agreed stays what it was.
    const [lease] = await database.select().from(leases).where(eq(leases.id, id));
    expect((lease?.lastDay ?? '') > firstDay).toBe(true);
  });

  test('late has taken them until then, and is checked', async () => {
    const { orderId, leaseIds } = await ordered([machine()]);
    const [id = ''] = leaseIds;
    const days = {
      firstDay: '2026-01-05',
      lastDay: '2026-01-09',
      blockedFrom: '2026-01-05',
      blockedTo: '2026-01-13',
    };
    await database.update(bookings).set(days).where(eq(bookings.leaseId, id));
    expect(days.blockedTo < today).toBe(true);
    await through(orderId, id, 'PROCESSING', 'ACTIVE', 'RETURNED');
    const { to: blockedTo } = blockedDays({ ...days, lastDay: today }, BY_VEHICLE);
    const taken = { firstDay: days.firstDay, lastDay: today, blockedFrom: days.blockedFrom, blockedTo };
    expect(await bookingOf(id)).toMatchObject({ ...taken, status: 'ENDED' });
  });
});

test('an order of machines alone is not sent as a parcel', async () => {
  const { orderId } = await ordered([machine()]);
  const parcel = { orderId, staffId: staff, tracking: { carrier: 'nova-poshta', number: '20450012345678' } };
  expect(await shop.orders.shipOrder(parcel)).toMatchObject({ reason: 'transition-not-allowed' });
  expect(await shop.orders.deliverOrder(parcel)).toMatchObject({ reason: 'transition-not-allowed' });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['lease_events', 'order_events']),
    unlogged: [],
  });
});
