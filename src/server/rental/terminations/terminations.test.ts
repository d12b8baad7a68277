import { asc, eq } from 'drizzle-orm';
import { machineAlone } from '../../../domain/rental/tiers.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { takeLeaseSteps } from '../../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { withTax } from '../../../domain/checkout/tax.ts';
import { money } from '../../../domain/money/money.ts';
import { rentalPeriod } from '../../../domain/rental/rental-days.ts';
import { earlyEnd, type ReturnWay } from '../../../domain/rental/termination.ts';
import type { LeaseStatus } from '../../../domain/rental/lease-status.ts';
import { refunds } from '../../payments/tables.ts';
import { billMonths } from '../../checkout/bill-months.ts';
import { bookings, leaseBills, leases } from '../tables.ts';
import { todayIn } from '../today.ts';
import { notifications } from '../../notifications/tables.ts';
import { leaseTerminations } from './tables.ts';

const transfers = await openTransferShop();
const { shop, database, staff, customer, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

const lineOf = (days: number, id = 2001) => ({
  id,
  quantity: 1,
  rental: { duration: 'day' as const, count: days, startDate: rentalStart() },
});

const step = (orderId: string, leaseId: string, ...to: readonly LeaseStatus[]) =>
  takeLeaseSteps(transfers, { orderId, leaseId }, ...to);

/** A lease whose customer has its machine. */
async function active(days: number, id = 2001) {
  const { orderId, total } = await transfers.place({ lines: [lineOf(days, id)] });
  await transfers.came(orderId, total);
  const leaseId = (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
  await step(orderId, leaseId, 'PROCESSING', 'ACTIVE');
  return { orderId, leaseId, period: rentalPeriod(lineOf(days).rental) };
}
const asker = (leaseId: string) => ({ leaseId, userId: customer, guestOrderId: null });
const form = (returnOn: string, way: ReturnWay = 'bring') =>
  ({ returnOn, reason: 'not-needed', way, note: null }) as const;
async function request(leaseId: string, returnOn: string, way: ReturnWay = 'bring') {
  const offer = await shop.orders.offerReturn({ ...asker(leaseId), returnOn });
  if (!offer.ok) throw new Error(offer.reason);
  const asked = { ...asker(leaseId), form: form(returnOn, way), seenFeeMinor: offer.feeMinor };
  expect(await shop.orders.requestReturn(asked)).toEqual({ ok: true });
  return offer;
}
const leaseRow = async (leaseId: string) =>
  (await database.select().from(leases).where(eq(leases.id, leaseId)))[0];
const statusOf = async (leaseId: string) =>
  (await database.select().from(leaseTerminations).where(eq(leaseTerminations.leaseId, leaseId)))[0]?.status;
const answer = (leaseId: string, to: 'APPROVED' | 'REJECTED' | 'IN_PROGRESS' | 'CANCELLED') =>
  shop.orders.answerReturn({ leaseId, to, staffId: staff, answerNote: 'Домовилися телефоном' });

describe('an early end', () => {
  test('shows its fee before, frees the days when it is agreed, and pays the rest of the rent back when it is settled', async () => {
    const { orderId, leaseId, period } = await active(45);
    const returnOn = daysAfter(period.firstDay, 9);
    const row = await leaseRow(leaseId);
    const of = (minor: number | null | undefined) => money(minor ?? 0, 'UAH');
    const tiers = { day: of(row?.dayMinor), week: of(row?.weekMinor), month: of(row?.monthMinor) };
    const { used, fee } = earlyEnd(period, machineAlone(tiers), returnOn);
    const { subtotalMinor, taxMinor, depositMinor } = await transfers.order(orderId);
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
    expect((await transfers.order(orderId)).owedMinor).toBe(depositMinor + offer.refundMinor);
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
    expect((await transfers.order(month?.orderId ?? '')).status).toBe('CANCELLED');
  });

  test('gives its rent back though the deposit of another lease of the order has gone back before', async () => {
    const lines = [lineOf(45), { ...lineOf(45), id: 2002 }];
    const { orderId, total } = await transfers.place({ lines });
    await transfers.came(orderId, total);
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

describe('an answer', () => {
  const told = async (orderId: string) =>
    (await transfers.emails(orderId)).filter(({ occasion = '' }) => /^lease-(?:ret|com)/.test(occasion));

  test('is told once by e-mail and bell: yes with what to do, no with its reason, and what became of the money', async () => {
    const { orderId, leaseId, period } = await active(30);
    const returnOn = daysAfter(period.firstDay, 5);
    await request(leaseId, returnOn);
    expect(await told(orderId)).toEqual([]);
    const refused = { leaseId, to: 'REJECTED', staffId: staff } as const;
    expect(await shop.orders.answerReturn(refused)).toEqual({ ok: false, reason: 'reason-missing' });
    expect(await statusOf(leaseId)).toBe('PENDING');
    await shop.orders.answerReturn({ ...refused, answerNote: 'Машина вже їде далі' });
    await request(leaseId, returnOn);
    await answer(leaseId, 'APPROVED');
    expect(await answer(leaseId, 'APPROVED')).toMatchObject({ ok: false });
    await step(orderId, leaseId, 'RETURNED', 'COMPLETED');
    const letters = await told(orderId);
    expect(letters.map(({ occasion }) => occasion)).toEqual([
      'lease-return-rejected',
      'lease-return-approved',
      'lease-returned',
      'lease-completed',
    ]);
    expect(letters[0]?.plain).toContain('Машина вже їде далі');
    expect(letters[1]?.plain).toContain('Привезіть його на склад');
    expect(letters[1]?.plain).toContain('Домовилися телефоном');
    expect(letters[3]?.plain).toContain('Повертаємо за невикористані дні');
    const bell = await database.select().from(notifications).where(eq(notifications.leaseId, leaseId));
    expect(bell.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['lease-return-rejected', 'lease-return-approved', 'lease-completed']),
    );
  });

  test('that is taken back by staff is told with its reason', async () => {
    const { orderId, leaseId, period } = await active(30);
    await request(leaseId, daysAfter(period.firstDay, 5));
    await answer(leaseId, 'APPROVED');
    const cancelled = { leaseId, to: 'CANCELLED', staffId: staff } as const;
    expect(await shop.orders.answerReturn(cancelled)).toEqual({ ok: false, reason: 'reason-missing' });
    expect((await leaseRow(leaseId))?.lastDay).not.toBe(period.lastDay);
    await answer(leaseId, 'CANCELLED');
    expect((await leaseRow(leaseId))?.lastDay).toBe(period.lastDay);
    expect((await told(orderId)).at(-1)?.occasion).toBe('lease-return-cancelled');
  });
});

describe('a machine that is sent back by carrier', () => {
  const tracking = { carrier: 'nova-poshta', number: '2045 0012 345678' };
  const label = (orderId: string, who: { userId?: string | null; guestOrderId?: string | null } = {}) =>
    shop.orders.findDocument({
      orderId,
      name: 'label-1-1',
      userId: customer,
      guestOrderId: null,
      key: null,
      ...who,
    });

  test('has a label from the answer until it is back, for who may read the lease alone', async () => {
    const { orderId, leaseId, period } = await active(30);
    await request(leaseId, daysAfter(period.firstDay, 5), 'carrier');
    expect(await label(orderId)).toMatchObject({ reason: 'document-not-found' });
    await answer(leaseId, 'APPROVED');
    const found = await label(orderId);
    const { text, title } = await readPdf(found.ok ? await found.document.bytes() : undefined);
    const { orderNumber } = await transfers.order(orderId);
    expect(title).toContain(`${orderNumber}/1-R1`);
    for (const said of ['Олена Шевченко', 'Бровари', `${orderNumber}/1`]) expect(text).toContain(said);
    expect(await label(orderId, { userId: 'somebody' })).toMatchObject({ reason: 'not-owner' });
    expect(await label(orderId, { userId: null })).toMatchObject({ reason: 'not-signed-in' });
    expect(await label(orderId, { userId: null, guestOrderId: orderId })).toMatchObject({ ok: false });
    await step(orderId, leaseId, 'RETURNED');
    expect(await label(orderId)).toMatchObject({ reason: 'document-not-found' });
  });

  test('is on its way with its number, which its customer or staff name and correct', async () => {
    const { orderId, leaseId, period } = await active(30);
    await request(leaseId, daysAfter(period.firstDay, 5), 'carrier');
    const own = { ...asker(leaseId), tracking };
    expect(await shop.orders.trackOwnReturn(own)).toMatchObject({ reason: 'transition-not-allowed' });
    await answer(leaseId, 'APPROVED');
    expect(await shop.orders.trackOwnReturn({ ...own, userId: 'somebody' })).toMatchObject({
      reason: 'not-owner',
    });
    for (const number of ['12', 'не номер', '<script>']) {
      expect(await shop.orders.trackOwnReturn({ ...own, tracking: { ...tracking, number } })).toMatchObject({
        reason: 'invalid-tracking',
      });
    }
    expect(
      await shop.orders.trackOwnReturn({ ...own, tracking: { ...tracking, carrier: 'x' } }),
    ).toMatchObject({ reason: 'invalid-tracking' });
    expect(await shop.orders.trackOwnReturn(own)).toEqual({ ok: true });
    expect(await shop.orders.takeReturnBack(asker(leaseId))).toMatchObject({
      reason: 'transition-not-allowed',
    });
    const byStaff = { leaseId, staffId: staff, tracking: { carrier: 'ukrposhta', number: '0500123456789' } };
    expect(await shop.orders.trackReturn(byStaff)).toEqual({ ok: true });
    const listed = await shop.orders.listReturnRequests();
    expect(listed.find((each) => each.leaseId === leaseId)).toMatchObject({
      status: 'IN_PROGRESS',
      tracking: { carrier: 'ukrposhta', number: '0500123456789' },
    });
    await step(orderId, leaseId, 'RETURNED');
    expect(await shop.orders.trackReturn(byStaff)).toMatchObject({ reason: 'transition-not-allowed' });
  });

  test('is none that travels on a pallet, and none that is brought or collected', async () => {
    const heavy = await active(30, 2003);
    const returnOn = daysAfter(heavy.period.firstDay, 5);
    const offer = await shop.orders.offerReturn({ ...asker(heavy.leaseId), returnOn });
    expect(offer).toMatchObject({ ok: true, ways: ['collect', 'bring'] });
    const asked = { ...asker(heavy.leaseId), form: form(returnOn, 'carrier') };
    expect(
      await shop.orders.requestReturn({ ...asked, seenFeeMinor: offer.ok ? offer.feeMinor : 0 }),
    ).toEqual({ ok: false, reason: 'way-not-offered' });
    await request(heavy.leaseId, returnOn, 'bring');
    await answer(heavy.leaseId, 'APPROVED');
    const own = { ...asker(heavy.leaseId), tracking };
    expect(await shop.orders.trackOwnReturn(own)).toMatchObject({ reason: 'transition-not-allowed' });
    expect(await label(heavy.orderId)).toMatchObject({ reason: 'document-not-found' });
  });
});
