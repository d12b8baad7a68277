import { randomUUID } from 'node:crypto';
import { asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { emails } from '../../../src/server/outbox/tables.ts';
import { refunds } from '../../../src/server/payments/tables.ts';
import { testBankRefunds } from '../../../src/server/test-bank/tables.ts';
import { openCardShop } from '../../support/card-shop.ts';
import { refundEvent, refundStateEvent } from '../../support/stripe-bodies.ts';
import { unloggedActs } from '../../support/unlogged-acts.ts';

const card = await openCardShop();
const { shop, database } = card;
afterAll(() => card.close());

const staffId = card.customer;
const casesOf = async (orderId: string) =>
  (await shop.payments.listPaymentCases()).filter((found) => found.orderId === orderId);
const emailOf = async (orderId: string) =>
  (
    await database
      .select({ plain: emails.plain })
      .from(emails)
      .where(like(emails.occasion, `payment-staff:${orderId}:%`))
      .orderBy(asc(emails.id))
  ).at(-1)?.plain;
const dueNow = (paymentId: string) =>
  database
    .update(refunds)
    .set({ nextAttemptAt: sql`now() - interval '1 second'` })
    .where(eq(refunds.paymentId, paymentId));
const counted = async () => {
  const found = await shop.metrics.registry.getSingleMetric('promin_chore_failures_total')?.get();
  return found?.values.find(({ labels }) => labels['chore'] === 'refunds')?.value ?? 0;
};

/** An order whose refund of 10.00 the bank refuses: all of its money went back there, of which the shop knows nothing. */
async function refusedRefund() {
  const { orderId, sessionId, paymentId, amount } = await card.paid();
  const idempotencyKey = randomUUID();
  await database.insert(testBankRefunds).values({ idempotencyKey, sessionId, amountMinor: amount });
  const refundId = randomUUID();
  const asked = { id: refundId, orderId, amountMinor: 10_00, reason: 'Подряпина', staffId };
  expect(await shop.payments.refundPart(asked)).toMatchObject({ ok: true });
  return {
    orderId,
    paymentId,
    refundId,
    /** The bank would make the refund now. */
    allow: () => database.delete(testBankRefunds).where(eq(testBankRefunds.idempotencyKey, idempotencyKey)),
  };
}

test('a refund that its provider refuses is put before staff once, counted, and tried rarely until it is made', async () => {
  const { orderId, paymentId, refundId, allow } = await refusedRefund();
  const before = await counted();
  expect(await card.returnMoney()).toBe('refused');
  expect(await card.returnMoney()).toBeNull();
  expect(await counted()).toBe(before + 1);
  const found = { kind: 'refund-refused', reference: refundId, amountMinor: 10_00, currency: 'UAH' };
  expect(await casesOf(orderId)).toMatchObject([found]);
  const { rows } = await database.execute(sql`select next_attempt_at > now() + interval '3 hours' as is_rare
    from refunds where id = ${refundId}`);
  expect(rows).toEqual([{ is_rare: true }]);
  await dueNow(paymentId);
  expect(await card.returnMoney()).toBe('refused');
  expect(await casesOf(orderId)).toHaveLength(1);
  await allow();
  await dueNow(paymentId);
  expect(await card.returnMoney()).toBe('refunded');
  expect(await casesOf(orderId)).toEqual([]);
  expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
});

test('staff who gave the money back in another way close the case, and the refund is made by that', async () => {
  const { orderId, paymentId, allow } = await refusedRefund();
  expect(await card.returnMoney()).toBe('refused');
  const [found] = await casesOf(orderId);
  const note = { caseId: found?.id ?? '', note: 'Переказали на рахунок', release: null, staffId };
  expect(await shop.payments.notePaymentCase(note)).toEqual({ ok: false, reason: 'way-missing' });
  const sent = { by: 'transfer', reference: 'FT-77' } as const;
  const closing = { ...note, sent };
  expect(await shop.payments.notePaymentCase(closing)).toMatchObject({ ok: true });
  expect(await shop.payments.notePaymentCase(closing)).toMatchObject({ ok: true });
  expect(await shop.payments.notePaymentCase({ ...closing, note: 'Уже зроблено' })).toMatchObject({
    ok: false,
    reason: 'case-closed',
    closed: { actor: 'staff', name: staffId, orderId, closedAt: expect.any(String) },
  });
  expect(await shop.backoffice.findOrder(orderId)).toMatchObject({
    cases: [{ kind: 'refund-refused', note: note.note, sentBy: 'transfer', sentReference: 'FT-77' }],
    refunds: [{ state: 'done', sentReference: 'FT-77', note: 'Подряпина', actor: 'staff' }],
  });
  expect(await emailOf(orderId)).toContain('На банківський рахунок');
  expect(await emailOf(orderId)).not.toContain('На картку');
  expect(await casesOf(orderId)).toEqual([]);
  expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
  expect(await card.documents(orderId)).toHaveLength(2);
  await allow();
  await dueNow(paymentId);
  expect(await card.returnMoney()).toBeNull();
});

test('staff who gave the money back in the provider’s dashboard need not close the case', async () => {
  const { orderId, paymentId } = await refusedRefund();
  expect(await card.returnMoney()).toBe('refused');
  expect(await card.tell(refundEvent(paymentId, 10_00))).toBe(200);
  expect(await casesOf(orderId)).toEqual([]);
  expect(await card.refundsOf(paymentId)).toMatchObject([{ amountMinor: 10_00, reason: 'staff' }]);
  expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
});

test('what staff transferred is none of what the provider gave back', async () => {
  const { orderId, paymentId } = await refusedRefund();
  expect(await card.returnMoney()).toBe('refused');
  const [found] = await casesOf(orderId);
  const sent = { by: 'transfer', reference: 'FT-78' } as const;
  const note = { caseId: found?.id ?? '', note: 'Переказали', release: null, staffId, sent };
  expect(await shop.payments.notePaymentCase(note)).toMatchObject({ ok: true });
  expect(await card.tell(refundEvent(paymentId, 10_00))).toBe(200);
  expect(await card.refundsOf(paymentId)).toMatchObject([
    { amountMinor: 10_00, reason: 'staff', sentReference: 'FT-78' },
    { amountMinor: 10_00, reason: 'at-provider', sentReference: null },
  ]);
});

test('the customer of a refund that did not arrive is told of the transfer that staff sent', async () => {
  const { orderId, paymentId } = await card.paid();
  const [payment] = await card.paymentsOf(orderId);
  const charged = payment?.transaction ?? '';
  const asked = { id: randomUUID(), orderId, amountMinor: 10_00, reason: 'Подряпина', staffId };
  expect(await shop.payments.refundPart(asked)).toMatchObject({ ok: true });
  expect(await card.returnMoney()).toBe('refunded');
  const failed = { id: `re_${paymentId}`, charged, amount: 10_00, status: 'failed' };
  expect(await card.tell(refundStateEvent('failed', failed))).toBe(200);
  const [found] = await casesOf(orderId);
  const note = { caseId: found?.id ?? '', note: 'Картку закрито', release: null, staffId };
  expect(await shop.payments.notePaymentCase(note)).toEqual({ ok: false, reason: 'way-missing' });
  const sent = { by: 'transfer', reference: 'FT-79' } as const;
  expect(await shop.payments.notePaymentCase({ ...note, sent })).toEqual({ ok: true, effect: 'close' });
  const email = await emailOf(orderId);
  expect(email).toContain('Повернення на картку не дійшло');
  expect(email).toContain('На банківський рахунок');
});

test('a return stays completed when the card refuses its refund, which staff see at the return and put right', async () => {
  const { orderId, sessionId, paymentId, amount } = await card.paid();
  // The card has expired: what the bank was asked for before is all that it gives back.
  const idempotencyKey = randomUUID();
  await database.insert(testBankRefunds).values({ idempotencyKey, sessionId, amountMinor: amount });
  const step = { orderId, staffId };
  await shop.orders.shipOrder({ ...step, tracking: { carrier: 'nova-poshta', number: '20450012345678' } });
  await shop.orders.deliverOrder(step);
  const found = await shop.backoffice.findOrder(orderId);
  const lines = (found?.order.items ?? []).map(({ id, quantity }) => ({
    itemId: id,
    back: quantity,
    sellable: quantity,
  }));
  const form = { id: randomUUID(), reason: 'faulty', seen: 0, refund: true, lines } as const;
  expect(await shop.returns.takeGoodsBack({ ...form, ...step })).toMatchObject({ ok: true, isWhole: true });
  expect(await card.returnMoney()).toBe('refused');
  expect(await shop.returns.ofOrder(orderId)).toMatchObject([{ status: 'COMPLETED', refundMinor: amount }]);
  expect(await casesOf(orderId)).toMatchObject([{ kind: 'refund-refused', amountMinor: amount }]);
  expect(await shop.backoffice.findOrder(orderId)).toMatchObject({
    refunds: [{ reason: 'goods-back', state: 'failed' }],
  });
  await database.delete(testBankRefunds).where(eq(testBankRefunds.idempotencyKey, idempotencyKey));
  await dueNow(paymentId);
  expect(await card.returnMoney()).toBe('refunded');
  expect(await card.order(orderId)).toMatchObject({ status: 'RETURNED', paymentStatus: 'REFUNDED' });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['payment_cases']),
    unlogged: [],
  });
});
