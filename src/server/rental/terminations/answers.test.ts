import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openReturnsShop } from '../../../../tests/support/leases-given-back.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { notifications } from '../../notifications/tables.ts';
import { bookings } from '../tables.ts';
import { unloggedActs } from '../../../../tests/support/unlogged-acts.ts';

const given = await openReturnsShop();
const { shop, database, staff, customer, close } = given;
const { step, active, asker, form, request, leaseRow, statusOf, answer } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

describe('an answer', () => {
  const told = async (orderId: string) =>
    (await given.emails(orderId)).filter(({ occasion = '' }) => /^lease-(?:ret|com)/.test(occasion));

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
  const label = (orderId: string, who: { userId?: string | null; guestOrderIds?: readonly string[] } = {}) =>
    shop.orders.findDocument({
      orderId,
      name: 'label-1-1',
      userId: customer,
      guestOrderIds: [],
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
    const { orderNumber } = await given.order(orderId);
    expect(title).toContain(`${orderNumber}/1-R1`);
    for (const said of ['Олена Шевченко', 'Бровари', `${orderNumber}/1`]) expect(text).toContain(said);
    expect(await label(orderId, { userId: 'somebody' })).toMatchObject({ reason: 'not-owner' });
    expect(await label(orderId, { userId: null })).toMatchObject({ reason: 'not-signed-in' });
    expect(await label(orderId, { userId: null, guestOrderIds: [orderId] })).toMatchObject({ ok: false });
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

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['lease_terminations']),
    unlogged: [],
  });
});
