import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openReturnsShop } from '../../../tests/support/leases-given-back.ts';
import { wholeProtocol } from '../../../tests/support/sign-protocols.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { orderItems } from '../orders/tables.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { bookings } from '../rental/tables.ts';
import { billMonths } from './bill-months.ts';

const given = await openReturnsShop();
const { shop, database, staff, close } = given;
const { out, asker, leaseRow } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

/** A lease of two machines, one of which came back today. */
async function partlyReturned(days: number, ago: number) {
  const lease = await out(days, ago, 2);
  const { leaseId } = lease;
  const [booking] = await database.select().from(bookings).where(eq(bookings.leaseId, leaseId));
  const subject = { leaseId, kind: 'return' as const, machineId: booking?.machineId ?? 0 };
  const found = await shop.rental.findProtocol(subject, 'uk');
  if (found === null) throw new Error('The lease has no such machine');
  const values = wholeProtocol(found.machineKind, { hours: found.machine.hours ?? 1000 });
  const signed = { ...subject, values, revision: found.revision, staffId: staff };
  expect(await shop.rental.signProtocol(signed)).toEqual({ ok: true });
  return lease;
}
const lineOfOrder = async (orderId: string) =>
  (await database.select().from(orderItems).where(eq(orderItems.orderId, orderId)))[0];

test('an extension is paid for the machines that are still out, and an early end owes nothing for the others', async () => {
  const { leaseId, period } = await partlyReturned(10, 8);
  const asked = { ...asker(leaseId), lastDay: daysAfter(period.lastDay, 5), payment: 'transfer' as const };
  const offer = await shop.orders.offerExtension(asked);
  const extended = await shop.orders.extendLease(asked);
  if (!extended.ok || extended.orderId === null || !offer.ok) throw new Error('Not billed');
  const bill = await given.order(extended.orderId);
  expect((await lineOfOrder(bill.id))?.quantity).toBe(1);
  expect(offer.price.minor).toBe(bill.totalMinor);
  await given.came(bill.id, bill.totalMinor);
  const end = await shop.orders.offerReturn({ ...asker(leaseId), returnOn: daysAfter(period.lastDay, 4) });
  expect(end).toMatchObject({ ok: true, isEarly: true, owedMinor: 0 });
});

test('a month is billed for the machines that are still out, as it was announced', async () => {
  const { leaseId } = await partlyReturned(90, 25);
  const billing = await shop.orders.leaseBilling(leaseId);
  await billMonths(database, shop.rules, () => Promise.resolve(false))();
  const [month] = await database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));
  const orderId = month?.orderId ?? '';
  expect((await lineOfOrder(orderId))?.quantity).toBe(1);
  expect(billing?.next?.amountMinor).toBe((await given.order(orderId)).totalMinor);
  expect((await leaseRow(leaseId))?.billedUntil).toBe(month?.lastDay);
});
