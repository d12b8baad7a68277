import { and, asc, eq } from 'drizzle-orm';
import { machineAlone } from '../../../domain/rental/tiers.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lineOf, openReturnsShop } from '../../../../tests/support/leases-given-back.ts';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { withTax } from '../../../domain/checkout/tax.ts';
import { money } from '../../../domain/money/money.ts';
import { earlyEnd } from '../../../domain/rental/termination.ts';
import { refunds } from '../../payments/tables.ts';
import { billMonths } from '../../checkout/bill-months.ts';
import { leaseContracts } from '../contracts/tables.ts';
import { leaseBills } from '../bills/tables.ts';
import { bookings, leases } from '../tables.ts';
import { todayIn } from '../today.ts';

const given = await openReturnsShop();
const { shop, database, staff, customer, close } = given;
const { step, active, asker, form, request, leaseRow, statusOf, answer } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

describe('an early end', () => {
  test('shows its fee before, frees the days when it is agreed, and pays the rest of the rent back when it is settled', async () => {
    const { orderId, leaseId, period } = await active(45);
    const returnOn = daysAfter(period.firstDay, 9);
    const row = await leaseRow(leaseId);
    const of = (minor: number | null | undefined) => money(minor ?? 0, 'UAH');
    const tiers = { day: of(row?.dayMinor), week: of(row?.weekMinor), month: of(row?.monthMinor) };
    const { used, fee } = earlyEnd(period, machineAlone(tiers), returnOn);
    const { subtotalMinor, taxMinor, depositMinor } = await given.order(orderId);
    const offer = await request(leaseId, returnOn);
    expect(offer).toMatchObject({ isEarly: true, feeMinor: withTax(fee).minor, owedMinor: 0 });
    expect(offer.refundMinor).toBe(subtotalMinor + taxMinor - withTax(used).minor - withTax(fee).minor);
    expect(offer.refundMinor).toBeGreaterThan(0);
    expect(await statusOf(leaseId)).toBe('PENDING');
    expect(await shop.orders.listReturnRequests()).toMatchObject([
      { leaseId, isEarly: true, feeMinor: offer.feeMinor, customer: 'Олена Шевченко', orderId },
    ]);
    expect((await leaseRow(leaseId))?.lastDay).toBe(period.lastDay);
    expect(await answer(leaseId, 'APPROVED')).toEqual({ ok: true });
    expect((await leaseRow(leaseId))?.lastDay).toBe(returnOn);
    const ended = await shop.orders.findLease(leaseId, customer);
    expect(ended.ok && ended.lease).toMatchObject({
      priceMinor: withTax(used).minor,
      earlyEnd: { feeMinor: offer.feeMinor, refundMinor: offer.refundMinor },
    });
    const [annex] = await database
      .select({ content: leaseContracts.content })
      .from(leaseContracts)
      .where(and(eq(leaseContracts.leaseId, leaseId), eq(leaseContracts.annex, 1)));
    expect(annex?.content).toMatchObject({
      before: { priceMinor: subtotalMinor + taxMinor },
      after: { priceMinor: withTax(used).minor },
    });
    const [booking] = await database.select().from(bookings).where(eq(bookings.leaseId, leaseId));
    expect(booking?.lastDay).toBe(returnOn);
    expect(await answer(leaseId, 'IN_PROGRESS')).toEqual({ ok: true });
    await step(orderId, leaseId, 'RETURNED');
    expect(await statusOf(leaseId)).toBe('RETURNED');
    await step(orderId, leaseId, 'COMPLETED');
    expect(await statusOf(leaseId)).toBe('COMPLETED');
    const made = await database
      .select({ reason: refunds.reason, amountMinor: refunds.amountMinor })
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.reason));
    expect(made).toEqual([
      { reason: 'deposit', amountMinor: depositMinor },
      { reason: 'early-end', amountMinor: offer.refundMinor },
    ]);
    expect((await given.order(orderId)).owedMinor).toBe(depositMinor + offer.refundMinor);
    const settled = await shop.orders.findLease(leaseId, customer);
    expect(settled.ok && settled.lease).toMatchObject({
      priceMinor: withTax(used).minor,
      earlyEnd: { feeMinor: offer.feeMinor, refundMinor: offer.refundMinor },
    });
  });

  test('of a rental that is billed by month owes what the days had come to', async () => {
    const { orderId, leaseId, period } = await active(90);
    // Forty days, of which thirty are paid.
    const offer = await request(leaseId, daysAfter(period.firstDay, 39));
    expect(offer.refundMinor).toBe(0);
    expect(offer.owedMinor).toBeGreaterThan(offer.feeMinor);
    await answer(leaseId, 'APPROVED');
    await step(orderId, leaseId, 'RETURNED', 'COMPLETED');
    const row = await leaseRow(leaseId);
    expect(row?.depositBackMinor).toBe(Math.max(0, (row?.depositMinor ?? 0) - offer.owedMinor));
  });

  test('is not extended meanwhile, and bills that nobody paid are settled with it', async () => {
    const { orderId, leaseId, period } = await active(90);
    await database
      .update(leases)
      .set({ billedUntil: daysAfter(todayIn('UA'), 3), billedMinor: 1 })
      .where(eq(leases.id, leaseId));
    await billMonths(database, shop.rules, () => Promise.resolve(false))();
    const [month] = await database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));
    await request(leaseId, daysAfter(period.firstDay, 39));
    await answer(leaseId, 'APPROVED');
    const later = {
      ...asker(leaseId),
      lastDay: daysAfter(period.firstDay, 60),
      payment: 'transfer' as const,
    };
    expect(await shop.orders.extendLease(later)).toEqual({ ok: false, reason: 'return-asked' });
    await step(orderId, leaseId, 'RETURNED', 'COMPLETED');
    expect((await given.order(month?.orderId ?? '')).status).toBe('CANCELLED');
  });

  test('gives its rent back though the deposit of another lease of the order has gone back before', async () => {
    const lines = [lineOf(45), { ...lineOf(45), id: 2002 }];
    const { orderId, total } = await given.place({ lines });
    await given.came(orderId, total);
    const [first = '', second = ''] =
      (await shop.backoffice.findOrder(orderId))?.leases.map(({ id }) => id) ?? [];
    await step(orderId, first, 'PROCESSING', 'ACTIVE', 'RETURNED', 'COMPLETED');
    const settled = await shop.orders.findLease(first, customer);
    const amountMinor = settled.ok ? settled.lease.priceMinor : 0;
    const goodwill = { id: crypto.randomUUID(), orderId, amountMinor, reason: 'Знижка', staffId: staff };
    expect(await shop.payments.refundPart(goodwill)).toMatchObject({ ok: true });
    await step(orderId, second, 'PROCESSING', 'ACTIVE');
    const offer = await request(second, rentalStart());
    await answer(second, 'APPROVED');
    await step(orderId, second, 'RETURNED', 'COMPLETED');
    const made = await database.select().from(refunds).where(eq(refunds.orderId, orderId));
    const early = made.filter(({ reason }) => reason === 'early-end');
    expect(early.map(({ amountMinor }) => amountMinor)).toEqual([offer.refundMinor]);
  });

  test('that is rejected changes nothing; one that is taken back gives the days back', async () => {
    const { leaseId, period } = await active(30);
    const returnOn = daysAfter(period.firstDay, 5);
    await request(leaseId, returnOn);
    expect(
      await shop.orders.requestReturn({ ...asker(leaseId), form: form(returnOn), seenFeeMinor: 0 }),
    ).toMatchObject({
      reason: 'return-asked',
    });
    expect(await answer(leaseId, 'REJECTED')).toEqual({ ok: true });
    expect(await answer(leaseId, 'APPROVED')).toMatchObject({ reason: 'return-not-found' });
    await request(leaseId, returnOn);
    await answer(leaseId, 'APPROVED');
    expect((await leaseRow(leaseId))?.lastDay).toBe(returnOn);
    expect(await shop.orders.takeReturnBack(asker(leaseId))).toEqual({ ok: true });
    expect((await leaseRow(leaseId))?.lastDay).toBe(period.lastDay);
    await request(leaseId, returnOn);
    await answer(leaseId, 'APPROVED');
    const [booking] = await database.select().from(bookings).where(eq(bookings.leaseId, leaseId));
    await database.insert(bookings).values({
      machineId: booking?.machineId ?? 0,
      purpose: 'maintenance',
      status: 'CONFIRMED',
      firstDay: period.lastDay,
      lastDay: period.lastDay,
      blockedFrom: period.lastDay,
      blockedTo: daysAfter(period.lastDay, 1),
    });
    expect(await shop.orders.takeReturnBack(asker(leaseId))).toEqual({ ok: false, reason: 'days-taken' });
    expect(await statusOf(leaseId)).toBeDefined();
    expect((await leaseRow(leaseId))?.lastDay).toBe(returnOn);
  });

  test('is refused at another fee than was shown, to strangers, and twice at once', async () => {
    const { leaseId, period } = await active(30);
    const returnOn = daysAfter(period.firstDay, 5);
    const asked = { ...asker(leaseId), form: form(returnOn), seenFeeMinor: 1 };
    expect(await shop.orders.requestReturn(asked)).toMatchObject({ reason: 'fee-changed' });
    expect(await shop.orders.requestReturn({ ...asked, userId: 'somebody' })).toMatchObject({
      reason: 'not-owner',
    });
    expect(await shop.orders.requestReturn({ ...asked, userId: null })).toMatchObject({
      reason: 'not-signed-in',
    });
    const offer = await shop.orders.offerReturn({ ...asker(leaseId), returnOn });
    const right = { ...asked, seenFeeMinor: offer.ok ? offer.feeMinor : 0 };
    const both = await Promise.all([shop.orders.requestReturn(right), shop.orders.requestReturn(right)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

test('the end of a term is agreed to at once, costs nothing, and goes with the machine', async () => {
  const { orderId, leaseId, period } = await active(5);
  expect(await request(leaseId, period.lastDay)).toMatchObject({
    isEarly: false,
    feeMinor: 0,
    refundMinor: 0,
  });
  expect(await statusOf(leaseId)).toBe('APPROVED');
  await step(orderId, leaseId, 'RETURNED', 'COMPLETED');
  expect(await statusOf(leaseId)).toBe('COMPLETED');
  expect(await shop.orders.offerReturn({ ...asker(leaseId), returnOn: period.lastDay })).toMatchObject({
    reason: 'lease-not-out',
  });
});
