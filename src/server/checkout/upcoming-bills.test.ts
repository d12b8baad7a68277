import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { orders } from '../orders/tables.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { bookings, leases } from '../rental/tables.ts';
import { todayIn } from '../rental/today.ts';
import { billMonths } from './bill-months.ts';

const transfers = await openTransferShop();
const { shop, database, customer, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

const DAYS = 75;
const today = todayIn('UA');

/** Two machines that a customer has for 75 days, of which the first 30 are billed. */
async function active() {
  const rental = { duration: 'day' as const, count: DAYS, startDate: rentalStart() };
  const { orderId, total } = await transfers.place({ lines: [{ id: 2001, quantity: 2, rental }] });
  await transfers.came(orderId, total);
  const leaseId = (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
  await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
  /** Moves it so that its second month begins so many days from today. */
  const nextIn = (days: number) => {
    const firstDay = daysAfter(today, days - 30);
    const moved = { firstDay, lastDay: daysAfter(firstDay, DAYS - 1), billedUntil: daysAfter(firstDay, 29) };
    return database.update(leases).set(moved).where(eq(leases.id, leaseId));
  };
  return { orderId, leaseId, nextIn };
}
const bill = () => billMonths(database, shop.rules, shop.payments.paysByItself)();
const billed = (leaseId: string) =>
  database
    .select({ firstDay: leaseBills.firstDay, lastDay: leaseBills.lastDay, amountMinor: orders.totalMinor })
    .from(leaseBills)
    .innerJoin(orders, eq(orders.id, leaseBills.orderId))
    .where(and(eq(leaseBills.leaseId, leaseId), eq(leaseBills.kind, 'month')));

test('what a customer will be billed is told with the day and the sum of the bill that comes then', async () => {
  const { orderId, leaseId, nextIn } = await active();
  await nextIn(8);
  const [told, ...more] = await shop.orders.upcomingBills(customer);
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    leaseId,
    currency: 'UAH',
    firstDay: daysAfter(today, 8),
    lastDay: daysAfter(today, 37),
    billedOn: daysAfter(today, 1),
  });
  expect(await shop.orders.upcomingBills('somebody')).toEqual([]);
  await bill();
  expect(await billed(leaseId)).toEqual([]);

  await nextIn(7);
  const [due] = await shop.orders.upcomingBills(customer);
  expect(due).toMatchObject({ billedOn: today, amountMinor: told?.amountMinor });
  await bill();
  const { firstDay, lastDay, amountMinor } = due ?? {};
  expect(await billed(leaseId)).toEqual([{ firstDay, lastDay, amountMinor }]);
  expect((await shop.payments.listDues(customer)).map((each) => each.amountMinor)).toContain(amountMinor);

  // What is billed is to be paid; what is told now are the days after it.
  expect(await shop.orders.upcomingBills(customer)).toMatchObject([
    {
      leaseId,
      firstDay: daysAfter(today, 37),
      lastDay: daysAfter(today, 51),
      billedOn: daysAfter(today, 30),
    },
  ]);
  await takeLeaseSteps(transfers, { orderId, leaseId }, 'RETURNED');
  expect(await shop.orders.upcomingBills(customer)).toEqual([]);
});

test('a bill that should be written by now is told for today, and none of a rental that is billed whole', async () => {
  const { leaseId, nextIn } = await active();
  await nextIn(3);
  expect(await shop.orders.upcomingBills(customer)).toMatchObject([{ leaseId, billedOn: today }]);
  await database
    .update(leases)
    .set({ billedUntil: daysAfter(today, 47) })
    .where(eq(leases.id, leaseId));
  expect(await shop.orders.upcomingBills(customer)).toEqual([]);
});
