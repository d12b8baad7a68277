import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openReturnsShop } from '../../../../tests/support/leases-given-back.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { machineDeductions } from '../deductions/proposals.ts';
import { bookings, machines } from '../tables.ts';
import { todayIn } from '../today.ts';
import { leaseTerminations } from './tables.ts';

const given = await openReturnsShop();
const { shop, database, staff, close } = given;
const { step, out, letPass, refundsOf, request, leaseRow, statusOf, answer } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

const requestRow = async (leaseId: string) =>
  (await database.select().from(leaseTerminations).where(eq(leaseTerminations.leaseId, leaseId)))[0];
const bookingOf = async (leaseId: string) =>
  (await database.select().from(bookings).where(eq(bookings.leaseId, leaseId)))[0];
const lateDays = async (leaseId: string) => {
  const machineId = (await bookingOf(leaseId))?.machineId ?? 0;
  const { proposals } = await machineDeductions(database, { leaseId, machineId }, { UAH: 1, PLN: 1 });
  return proposals.find(({ kind }) => kind === 'late')?.count ?? 0;
};

describe('an early end that nobody answered', () => {
  test('is none when the machine stays until the last day: no rent goes back', async () => {
    const { orderId, leaseId } = await out(45, 0);
    expect((await request(leaseId, daysAfter(todayIn('UA'), 2))).refundMinor).toBeGreaterThan(0);
    await letPass(leaseId, 44);
    await step(orderId, leaseId, 'RETURNED');
    expect(await requestRow(leaseId)).toMatchObject({ status: 'RETURNED', isEarly: false, feeMinor: 0 });
    await step(orderId, leaseId, 'COMPLETED');
    const { depositMinor } = await given.order(orderId);
    expect(await refundsOf(orderId)).toEqual([{ reason: 'deposit', amountMinor: depositMinor }]);
  });

  test('is settled by the day on which the machine came back, as if that had been asked for', async () => {
    const { orderId, leaseId } = await out(45, 0);
    const asked = await request(leaseId, daysAfter(todayIn('UA'), 2));
    await letPass(leaseId, 30);
    const offer = await shop.orders.offerReturn({ ...given.asker(leaseId), returnOn: todayIn('UA') });
    expect(offer).toMatchObject({ reason: 'return-asked' });
    await step(orderId, leaseId, 'RETURNED');
    const row = await requestRow(leaseId);
    expect(row).toMatchObject({ isEarly: true, returnOn: todayIn('UA') });
    expect(row?.feeMinor).toBeLessThan(asked.feeMinor);
    await step(orderId, leaseId, 'COMPLETED');
    const back = (await refundsOf(orderId)).find(({ reason }) => reason === 'early-end')?.amountMinor ?? 0;
    expect(back).toBeLessThan(asked.refundMinor);
  });
});

describe('an early end that is agreed to after its day', () => {
  test('ends today, and charges no day on which its customer waited', async () => {
    const { leaseId } = await out(45, 0);
    const asked = await request(leaseId, daysAfter(todayIn('UA'), 2));
    await letPass(leaseId, 10);
    expect(await answer(leaseId, 'APPROVED')).toEqual({ ok: true });
    expect((await leaseRow(leaseId))?.lastDay).toBe(todayIn('UA'));
    expect((await requestRow(leaseId))?.feeMinor).toBeLessThanOrEqual(asked.feeMinor);
    expect(await lateDays(leaseId)).toBe(0);
    // What was agreed to is kept to: who comes later than that is late.
    await letPass(leaseId, 10);
    expect(await lateDays(leaseId)).toBeGreaterThan(0);
  });

  test('after the last day of the lease ends it on that one', async () => {
    const { leaseId } = await out(10, 0);
    await request(leaseId, daysAfter(todayIn('UA'), 2));
    await letPass(leaseId, 12);
    expect(await answer(leaseId, 'APPROVED')).toEqual({ ok: true });
    expect((await leaseRow(leaseId))?.lastDay).toBe(daysAfter(todayIn('UA'), -3));
    expect(await requestRow(leaseId)).toMatchObject({ status: 'APPROVED', isEarly: false, feeMinor: 0 });
  });

  test('ends with the machine that came in the place of another', async () => {
    const { leaseId } = await out(30, 0);
    await request(leaseId, daysAfter(todayIn('UA'), 1));
    await letPass(leaseId, 3);
    const booking = await bookingOf(leaseId);
    const all = await database.select().from(machines).where(eq(machines.productId, 2001));
    const own = all.find(({ id }) => id === booking?.machineId);
    const other = all.find(({ id, depotId }) => id !== own?.id && depotId === own?.depotId);
    const swap = { bookingId: booking?.id ?? '', machineId: other?.id ?? 0, staffId: staff };
    expect(await shop.rental.swapMachine(swap)).toEqual({ ok: true });
    expect(await answer(leaseId, 'APPROVED')).toEqual({ ok: true });
    expect((await leaseRow(leaseId))?.lastDay).toBe(todayIn('UA'));
    expect(await statusOf(leaseId)).toBe('APPROVED');
  });
});
