import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openReturnsShop } from '../../../../tests/support/leases-given-back.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { bookings } from '../tables.ts';
import { leaseTerminations } from './tables.ts';

const given = await openReturnsShop();
const { shop, database, close } = given;
const { active, asker, form, request, leaseRow, answer } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

/** A lease whose customer has asked for ten more days, which are not paid. */
async function extending() {
  const lease = await active(10);
  const until = daysAfter(lease.period.lastDay, 10);
  const asked = { ...asker(lease.leaseId), lastDay: until, payment: 'transfer' as const };
  const extended = await shop.orders.extendLease(asked);
  if (!extended.ok || extended.orderId === null) throw new Error('Not billed');
  const bill = await given.order(extended.orderId);
  return { ...lease, until, bill, pay: () => given.came(bill.id, bill.totalMinor) };
}
const bookedUntil = async (leaseId: string) =>
  (await database.select().from(bookings).where(eq(bookings.leaseId, leaseId)))[0]?.lastDay;

describe('a return that is asked for', () => {
  test.each(['early', 'at the end'])(
    '%s cancels an extension that is not paid, and says so before',
    async (when) => {
      const { leaseId, period, bill, pay } = await extending();
      const returnOn = when === 'early' ? daysAfter(period.firstDay, 4) : period.lastDay;
      expect(await request(leaseId, returnOn)).toMatchObject({ dropsExtension: true });
      expect((await given.order(bill.id)).status).toBe('CANCELLED');
      expect(await bookedUntil(leaseId)).toBe(period.lastDay);
      expect((await given.history(bill.id)).at(-1)).toMatchObject({ reason: 'return-asked' });
      // Money that comes all the same goes back, and the lease lasts no longer.
      await pay();
      expect((await leaseRow(leaseId))?.lastDay).toBe(period.lastDay);
      expect((await given.order(bill.id)).owedMinor).toBe(bill.totalMinor);
    },
  );

  test('leaves the extension when it is refused', async () => {
    const { leaseId, period, bill } = await extending();
    const asked = { ...asker(leaseId), form: form(daysAfter(period.firstDay, 4)), seenFeeMinor: 1 };
    expect(await shop.orders.requestReturn(asked)).toMatchObject({ reason: 'fee-changed' });
    expect((await given.order(bill.id)).status).toBe('PENDING');
  });

  test('gives all days back that the lease had when it was agreed to, also where it lasts longer by now', async () => {
    const { leaseId, period, until, pay } = await extending();
    await pay();
    await request(leaseId, daysAfter(period.firstDay, 4));
    // As a request looks that was made before the extension was paid.
    await database
      .update(leaseTerminations)
      .set({ lastDayBefore: period.lastDay })
      .where(eq(leaseTerminations.leaseId, leaseId));
    expect(await answer(leaseId, 'APPROVED')).toEqual({ ok: true });
    expect(await shop.orders.takeReturnBack(asker(leaseId))).toEqual({ ok: true });
    expect((await leaseRow(leaseId))?.lastDay).toBe(until);
    expect(await bookedUntil(leaseId)).toBe(until);
  });
});
