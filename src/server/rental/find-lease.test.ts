import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, bought } from '../../../tests/support/sample-order.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { Line } from '../../domain/cart/cart-item.ts';
import { dayIn, timeZoneOf } from '../../domain/locale/market.ts';
import type { LeaseStatus } from '../../domain/rental/lease-status.ts';
import { returnDay } from '../../domain/rental/rental-days.ts';
import { productPrices } from '../catalogue/tables.ts';
import { orders } from '../orders/tables.ts';
import { bookings, leases, machines } from './tables.ts';

const transfers = await openTransferShop();
const { shop, database, customer, staff, close } = transfers;
afterAll(close);
await addCustomers(database, 'somebody');

/** Of it one market has two machines, and no parcel is too heavy for it. */
const MACHINE = 2001;
const machine = (quantity = 1): Line => ({
  id: MACHINE,
  quantity,
  rental: { duration: 'week', count: 2, startDate: rentalStart() },
});
async function leased({ isPaid = true, lines = [machine()] as readonly Line[] } = {}) {
  const { orderId, total } = await transfers.place({ lines: [...lines] });
  if (isPaid) await transfers.came(orderId, total);
  const found = await shop.backoffice.findOrder(orderId);
  return { orderId, leaseId: found?.leases[0]?.id ?? '' };
}
const through = (lease: { orderId: string; leaseId: string }, ...steps: LeaseStatus[]) =>
  takeLeaseSteps(transfers, lease, ...steps);
async function own(leaseId: string) {
  const found = await shop.orders.findLease(leaseId, customer);
  if (!found.ok) throw new Error(found.reason);
  return found.lease;
}

beforeEach(async () => {
  await database.delete(bookings);
  await database.delete(orders).where(sql`${orders.paymentStatus} = 'UNPAID'`);
  await database.update(leases).set({ status: 'COMPLETED' });
});

describe('a lease', () => {
  test('is read by its owner and by the guest who placed its order, and by nobody else', async () => {
    const { orderId, leaseId } = await leased();
    const reason = async (...asked: Parameters<typeof shop.orders.findLease>) => {
      const found = await shop.orders.findLease(...asked);
      return found.ok || found.reason;
    };
    expect(await reason(leaseId, customer)).toBe(true);
    expect(await reason(leaseId, 'somebody')).toBe('not-owner');
    expect(await reason(leaseId, null)).toBe('not-signed-in');
    expect(await reason(leaseId, null, [orderId])).toBe('not-signed-in');
    for (const unknown of [crypto.randomUUID(), 'x']) {
      expect(await reason(unknown, customer)).toBe('lease-not-found');
      expect(await reason(unknown, null, [orderId])).toBe('not-signed-in');
    }
    await database.update(orders).set({ userId: null }).where(eq(orders.id, orderId));
    expect(await reason(leaseId, null, [orderId])).toBe(true);
    expect(await reason(leaseId, null, [crypto.randomUUID()])).toBe('not-signed-in');
    expect(await reason(leaseId, customer)).toBe('not-owner');
  });

  test('says what is rented, for which days, at which price with tax, and how it came so far', async () => {
    const { leaseId, orderId } = await leased({ lines: [bought(1801), machine()] });
    const { totalMinor, shippingMinor } = await transfers.order(orderId);
    const lease = await own(leaseId);
    const firstDay = rentalStart();
    expect(lease).toMatchObject({
      status: 'APPROVED',
      period: { firstDay, lastDay: daysAfter(firstDay, 13) },
      item: { productId: MACHINE, quantity: 1, rental: { duration: 'week', count: 2 } },
      order: { id: orderId },
      isGuests: false,
      due: { day: returnDay({ lastDay: daysAfter(firstDay, 13) }, 'UA'), daysLeft: null },
      events: [
        { toStatus: 'PENDING', actor: 'customer', reason: 'placed' },
        { toStatus: 'APPROVED', actor: 'staff', reason: 'paid' },
      ],
    });
    const [goods] = await database.select().from(productPrices).where(eq(productPrices.productId, 1801));
    expect(goods).toBeDefined();
    const item = (await shop.backoffice.findOrder(orderId))?.order.items[1];
    expect(lease.priceMinor).toBe(Math.round((item?.lineMinor ?? 0) * 1.2));
    expect(lease.priceMinor).toBeLessThan(totalMinor - (shippingMinor ?? 0));
    expect(JSON.stringify(lease)).not.toContain(staff);
  });

  test('names its machine, with the serial number once staff have entered it; none while it is held or dropped', async () => {
    const { leaseId, orderId } = await leased();
    const [found] = (await own(leaseId)).machines;
    expect(found).toMatchObject({ serialNumber: null });
    await database
      .update(machines)
      .set({ serialNumber: `SN-${leaseId}` })
      .where(eq(machines.inventoryNumber, found?.inventoryNumber ?? ''));
    expect((await own(leaseId)).machines).toMatchObject([
      { inventoryNumber: found?.inventoryNumber, serialNumber: `SN-${leaseId}`, product: null },
    ]);
    await through({ orderId, leaseId }, 'CANCELLED');
    expect((await own(leaseId)).machines).toEqual([]);
    const waiting = await leased({ isPaid: false });
    expect((await own(waiting.leaseId)).machines).toEqual([]);
  });

  test('keeps the deposit of the day on which it was ordered', async () => {
    const { leaseId } = await leased();
    const before = (await own(leaseId)).depositMinor;
    const month = sql`${productPrices.productId} = ${MACHINE} and ${productPrices.currency} = 'UAH' and ${productPrices.term} = 'month'`;
    const [price] = await database.select().from(productPrices).where(month);
    expect(before).toBe(Math.round((price?.minor ?? 0) * 1.2));
    await database
      .update(productPrices)
      .set({ minor: sql`${productPrices.minor} * 2` })
      .where(month);
    expect((await own(leaseId)).depositMinor).toBe(before);
    const later = await leased();
    expect((await own(later.leaseId)).depositMinor).toBe((before ?? 0) * 2);
    await database
      .update(productPrices)
      .set({ minor: price?.minor ?? 0 })
      .where(month);
  });
});

describe('the machines that come back', () => {
  const today = dayIn(timeZoneOf('UA'), new Date().toISOString());

  test('are those of paid leases that are not over, the next first', async () => {
    expect(await shop.orders.listReturns(customer)).toEqual([]);
    await leased({ isPaid: false });
    const early = await leased({
      lines: [{ ...machine(), rental: { duration: 'day', count: 1, startDate: rentalStart() } }],
    });
    await database.delete(bookings);
    const late = await leased();
    const listed = await shop.orders.listReturns(customer);
    expect(listed.map(({ leaseId }) => leaseId)).toEqual([early.leaseId, late.leaseId]);
    expect(listed[0]).toMatchObject({ status: 'APPROVED', quantity: 1, due: { daysLeft: null } });
    expect(await shop.orders.listReturns('somebody')).toEqual([]);
    await through(early, 'PROCESSING', 'ACTIVE');
    const lastDay = daysAfter(today, -3);
    await database.update(leases).set({ firstDay: lastDay, lastDay }).where(eq(leases.id, early.leaseId));
    const [overdue] = await shop.orders.listReturns(customer);
    expect(overdue?.due.daysLeft).toBeLessThan(1);
    await through(early, 'RETURNED');
    expect((await shop.orders.listReturns(customer)).map(({ leaseId }) => leaseId)).toEqual([late.leaseId]);
  });
});
