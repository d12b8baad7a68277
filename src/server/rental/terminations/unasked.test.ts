import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openReturnsShop } from '../../../../tests/support/leases-given-back.ts';
import { dropProposals } from '../../../../tests/support/sign-protocols.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { billMonths } from '../../checkout/bill-months.ts';
import { bookings, leaseBills } from '../tables.ts';
import { todayIn } from '../today.ts';

const given = await openReturnsShop();
const { shop, database, close } = given;
const { step, out, letPass, refundsOf, request, leaseRow, answer } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

test('a machine that comes back early without a request costs what it costs with one, and staff see it before', async () => {
  const settle = async (asks: boolean) => {
    await database.delete(bookings);
    const { orderId, leaseId } = await out(90, 20);
    if (asks) {
      await request(leaseId, todayIn('UA'));
      await answer(leaseId, 'APPROVED');
    }
    await step(orderId, leaseId, 'RETURNED');
    const listed = (await shop.orders.listReturnRequests()).find((each) => each.leaseId === leaseId);
    await step(orderId, leaseId, 'COMPLETED');
    return { listed, refunds: await refundsOf(orderId), back: (await leaseRow(leaseId))?.depositBackMinor };
  };
  const asked = await settle(true);
  const unasked = await settle(false);
  expect(unasked.listed).toMatchObject({
    status: 'RETURNED',
    isEarly: true,
    reason: 'not-asked',
    returnOn: todayIn('UA'),
    feeMinor: asked.listed?.feeMinor,
  });
  expect(unasked.listed?.feeMinor).toBeGreaterThan(0);
  expect([unasked.refunds, unasked.back]).toEqual([asked.refunds, asked.back]);
});

test('staff drop the fee of an early end that its customer is not to blame for, until it is settled', async () => {
  const { orderId, leaseId } = await out(90, 20);
  const waive = () => shop.orders.waiveFee({ leaseId, staffId: given.staff });
  expect(await waive()).toEqual({ ok: false, reason: 'return-not-found' });
  await step(orderId, leaseId, 'RETURNED');
  expect(await waive()).toEqual({ ok: true });
  expect(await waive()).toEqual({ ok: true });
  await step(orderId, leaseId, 'COMPLETED');
  const { depositMinor } = await given.order(orderId);
  expect((await leaseRow(leaseId))?.depositBackMinor).toBe(depositMinor);
  expect(await waive()).toEqual({ ok: false, reason: 'return-not-found' });
});

test('a machine that comes back on its last day, or late, ends nothing early', async () => {
  const { orderId, leaseId } = await out(10, 9);
  await step(orderId, leaseId, 'RETURNED');
  expect(await shop.orders.terminationsOf([leaseId])).toEqual([]);
  await step(orderId, leaseId, 'COMPLETED');
  const { depositMinor } = await given.order(orderId);
  expect(await refundsOf(orderId)).toEqual([{ reason: 'deposit', amountMinor: depositMinor }]);
});

test('a begun month that nobody paid is kept from the deposit, once', async () => {
  const { orderId, leaseId } = await out(90, 25);
  await billMonths(database, shop.rules, () => Promise.resolve(false))();
  const [month] = await database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));
  const bill = await given.order(month?.orderId ?? '');
  await letPass(leaseId, 70);
  expect((await leaseRow(leaseId))?.lastDay).toBe(daysAfter(todayIn('UA'), -6));
  await step(orderId, leaseId, 'RETURNED');
  await dropProposals(given, leaseId);
  await step(orderId, leaseId, 'COMPLETED');
  const lease = await leaseRow(leaseId);
  const { depositMinor = 0 } = lease ?? {};
  const keptMinor = Math.min(depositMinor, bill.totalMinor);
  expect(lease?.depositBackMinor).toBe(depositMinor - keptMinor);
  expect((await given.order(bill.id)).status).toBe('CANCELLED');
  const bills = await database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));
  const rest = bills.find(({ kind }) => kind === 'settlement');
  const restMinor = rest === undefined ? 0 : (await given.order(rest.orderId)).totalMinor;
  expect(restMinor).toBe(bill.totalMinor - keptMinor);
});
