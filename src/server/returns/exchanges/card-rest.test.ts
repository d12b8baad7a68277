import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openExchangeShop, PARCEL } from '../../../../tests/support/exchange-shop.ts';
import { refundEvent } from '../../../../tests/support/stripe-bodies.ts';
import { readStaffOrdersQuery } from '../../../domain/orders/staff-orders-query.ts';
import { orders } from '../../orders/tables.ts';
import { paymentCases, payments, refunds } from '../../payments/tables.ts';

const opened = await openExchangeShop();
const { shop, database, staff, customer, close } = opened;
const { delivered, approved, read, arrive, accept, startCard, payOnPage, payByCard, paymentsOf } = opened;
afterAll(close);

const ship = (orderId: string) => shop.orders.shipOrder({ orderId, staffId: staff, tracking: PARCEL });
const cancel = (orderId: string) => shop.orders.cancelOrder({ orderId, userId: customer, reason: 'other' });
const staffRefund = (orderId: string, amountMinor: number) =>
  shop.payments.refundPart({ id: randomUUID(), orderId, amountMinor, reason: 'Goodwill', staffId: staff });
const refundsOf = (orderId: string) =>
  database
    .select({ reason: refunds.reason, minor: refunds.amountMinor, paymentId: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));

/** A replacement whose original was accepted, and what is due on it. */
async function credited(payment: 'card' | 'transfer' = 'transfer', which: 'dearer' | 'same' = 'dearer') {
  const order = await delivered(2, { payment });
  const wish = { kind: 'complaint', reason: 'faulty', note: 'It is broken.' } as const;
  const found = await approved(order, which, which === 'same' ? wish : {});
  await arrive(found.returnId);
  await accept(order, found.returnId);
  const { totalMinor } = await opened.order(found.replacementId);
  return {
    ...found,
    order,
    creditMinor: found.offer.creditMinor,
    dueMinor: totalMinor - found.offer.creditMinor,
  };
}

describe('what the credit of an exchange leaves', () => {
  test('is paid by card: its page asks for just that, and its money pays the replacement', async () => {
    const { replacementId, returnId, dueMinor, order } = await credited();
    const [due] = await shop.payments.listDues(customer);
    expect(due).toMatchObject({ id: replacementId, amountMinor: dueMinor });
    await payByCard(replacementId);
    expect(await paymentsOf(replacementId)).toMatchObject([{ amountMinor: dueMinor, status: 'PAID' }]);
    const paid = await opened.order(replacementId);
    expect(paid).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID', owedMinor: 0 });
    expect(await opened.documents(replacementId)).toEqual([paid.totalMinor]);
    expect((await read(returnId)).exchange.order?.due).toBeNull();
    const view = await shop.backoffice.findOrder(replacementId);
    expect(view?.order).toMatchObject({ keptMinor: paid.totalMinor, cardMinor: dueMinor });
    expect(view?.returnable).toEqual({ leftMinor: paid.totalMinor, byHand: false });
    expect(await ship(replacementId)).toMatchObject({ ok: true });
    expect(order.total).toBeGreaterThan(0);
    const letters = await opened.emails(replacementId);
    const told = letters.find(({ occasion }) => occasion === 'order-paid');
    expect(told?.plain).toContain('Банківська картка');
    expect(letters.filter(({ plain }) => plain.includes('Банківський переказ'))).toEqual([]);
  });

  test('is not asked for by card before the original was accepted', async () => {
    const order = await delivered(2);
    const { replacementId } = await approved(order);
    expect(await startCard(replacementId)).toEqual({ ok: false, reason: 'not-payable' });
  });

  test('may be paid days after the replacement was placed', async () => {
    const { replacementId } = await credited();
    await database
      .update(orders)
      .set({ createdAt: sql`now() - interval '9 days'` })
      .where(eq(orders.id, replacementId));
    expect(await startCard(replacementId)).toMatchObject({ ok: true });
  });

  test('that came by transfer in part is paid by card on a page for the rest', async () => {
    const { replacementId, dueMinor } = await credited();
    const first = await startCard(replacementId);
    await opened.came(replacementId, 100);
    const second = await startCard(replacementId);
    if (!first.ok || !second.ok) throw new Error('No page');
    expect(second.id).not.toBe(first.id);
    expect((await paymentsOf(replacementId)).map(({ amountMinor }) => amountMinor)).toEqual([
      dueMinor,
      dueMinor - 100,
    ]);
    await payOnPage(second.id);
    expect(await opened.order(replacementId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: 0 });
    // Whoever pays on the page that was left pays twice.
    await payOnPage(first.id);
    expect(await refundsOf(replacementId)).toMatchObject([{ reason: 'paid-twice', minor: dueMinor }]);
  });

  test('that came by transfer in part while its page was open goes back when that is paid', async () => {
    const { replacementId } = await credited();
    const page = await startCard(replacementId);
    await opened.came(replacementId, 100);
    if (!page.ok) throw new Error('No page');
    await payOnPage(page.id);
    expect(await opened.order(replacementId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: 100 });
  });

  test('that grew while a page was open is asked for anew, and what was paid on the page goes back', async () => {
    const { replacementId, dueMinor } = await credited();
    const page = await startCard(replacementId);
    if (!page.ok) throw new Error('No page');
    await staffRefund(replacementId, 500);
    await payOnPage(page.id);
    expect(await opened.order(replacementId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
    expect(await refundsOf(replacementId)).toContainEqual(
      expect.objectContaining({ reason: 'amount-changed', minor: dueMinor }),
    );
    await payByCard(replacementId);
    expect((await paymentsOf(replacementId)).at(-1)).toMatchObject({ amountMinor: dueMinor + 500 });
    expect(await opened.order(replacementId)).toMatchObject({ paymentStatus: 'PAID' });
  });

  test('is waited for while a bank may bring it, and found without a webhook', async () => {
    const { replacementId } = await credited();
    const page = await startCard(replacementId);
    if (!page.ok) throw new Error('No page');
    await opened.due(replacementId, { dueOn: '2026-11-01', notice: 'warned' });
    await opened.lookAfter();
    expect(await opened.order(replacementId)).toMatchObject({ status: 'PENDING', paymentNotice: 'warned' });
    const card = { id: 'approved', month: 12, year: 2099 } as const;
    await shop.testBank?.act(page.id, { action: 'pay', card });
    await database
      .update(payments)
      .set({ expiresAt: sql`now() - interval '1 hour'`, checkedAt: null })
      .where(eq(payments.orderId, replacementId));
    const chore = shop.payments.chores.find(({ name }) => name === 'card pages that were left');
    expect(await chore?.next()).toBe('asked');
    expect(await opened.order(replacementId)).toMatchObject({ paymentStatus: 'PAID' });
    expect(await chore?.next()).toBeNull();
  });

  test('goes back to its card when the replacement is cancelled, and the credit to where it came from', async () => {
    const { replacementId, order, creditMinor, dueMinor } = await credited('card');
    await payByCard(replacementId);
    expect(await cancel(replacementId)).toEqual({ ok: true });
    const staffView = await shop.backoffice.findOrder(replacementId);
    // Before the chore nobody is asked to transfer the credit.
    expect(await shop.orders.findRefunds(staffView!.order)).toMatchObject({
      toAccountMinor: 0,
      creditMinor,
      toCardMinor: dueMinor,
    });
    const owed = await shop.backoffice.listOrders(
      readStaffOrdersQuery(new URLSearchParams({ waits: 'owed' })),
    );
    expect(owed.orders.map(({ id }) => id)).not.toContain(replacementId);
    await opened.runChores();
    expect(await opened.order(replacementId)).toMatchObject({
      heldMinor: 0,
      owedMinor: 0,
      paymentStatus: 'REFUNDED',
    });
    const [card] = await paymentsOf(replacementId);
    expect(card).toMatchObject({ status: 'REFUNDED' });
    expect(await refundsOf(order.orderId)).toContainEqual(
      expect.objectContaining({ reason: 'goods-back', minor: creditMinor, paymentId: expect.any(String) }),
    );
    expect(await opened.documents(replacementId)).toEqual([creditMinor + dueMinor, expect.any(Number), 0]);
  });

  test('settles after the cancellation, and goes back', async () => {
    const { replacementId, dueMinor } = await credited();
    const page = await startCard(replacementId);
    if (!page.ok) throw new Error('No page');
    await cancel(replacementId);
    await payOnPage(page.id);
    expect(await refundsOf(replacementId)).toContainEqual(
      expect.objectContaining({ reason: 'order-cancelled', minor: dueMinor }),
    );
    await opened.runChores();
    const [paid] = await paymentsOf(replacementId);
    expect(paid).toMatchObject({ status: 'REFUNDED' });
    expect(await opened.order(replacementId)).toMatchObject({ heldMinor: 0, owedMinor: 0, creditMinor: 0 });
  });

  test('goes back first to its card when the goods come back, then the credit', async () => {
    const { replacementId, order, creditMinor, dueMinor } = await credited('card');
    await payByCard(replacementId);
    await opened.hand(replacementId, 'DELIVERED');
    const { shippingMinor, totalMinor } = await opened.order(replacementId);
    expect(await opened.goodsReturn(replacementId, { back: 1, sellable: 1 })).toMatchObject({ ok: true });
    const found = await refundsOf(replacementId);
    expect(found.filter(({ paymentId }) => paymentId !== null)).toEqual([
      expect.objectContaining({ reason: 'goods-back', minor: dueMinor }),
    ]);
    const backMinor = found.reduce((sum, { minor }) => sum + minor, 0);
    expect(backMinor).toBeGreaterThan(totalMinor - (shippingMinor ?? 0) - 1);
    await opened.runChores();
    expect(await refundsOf(order.orderId)).toContainEqual(
      expect.objectContaining({ reason: 'goods-back', minor: backMinor - dueMinor }),
    );
    expect(await opened.order(replacementId)).toMatchObject({
      owedMinor: 0,
      heldMinor: creditMinor + dueMinor - backMinor,
    });
  });

  test('is exchanged again with the credit: both go to the next replacement and come back', async () => {
    const { replacementId, order, creditMinor, dueMinor } = await credited('card');
    await payByCard(replacementId);
    await opened.hand(replacementId, 'DELIVERED');
    const [item] = (await shop.backoffice.findOrder(replacementId))?.order.items ?? [];
    const between = { orderId: replacementId, total: 0, itemId: item?.id ?? '' };
    const { offer } = await opened.offered(between, { kind: 'complaint' });
    const same = offer.replacements.find(({ id }) => id === item?.productId);
    const request = {
      id: randomUUID(),
      itemId: between.itemId,
      pieces: 1,
      kind: 'complaint' as const,
      productId: same?.id ?? 0,
      reason: 'faulty' as const,
      note: 'It is broken, too.',
      isUnused: true,
      seenMinor: same?.differenceMinor ?? 0,
    };
    await shop.returns.requestExchange({ ...opened.asker, orderId: replacementId, request });
    await opened.step(request.id, 'APPROVED');
    await arrive(request.id);
    expect(await accept(between, request.id)).toMatchObject({ ok: true });
    const nextId = (await read(request.id)).exchange.order?.id ?? '';
    const next = await opened.order(nextId);
    expect(next).toMatchObject({
      paymentStatus: 'PAID',
      heldMinor: offer.creditMinor,
      creditMinor: offer.creditMinor,
    });
    await cancel(nextId);
    await opened.runChores();
    expect(await opened.order(nextId)).toMatchObject({ heldMinor: 0, owedMinor: 0 });
    expect(await refundsOf(replacementId)).toContainEqual(
      expect.objectContaining({ reason: 'goods-back', minor: dueMinor, paymentId: expect.any(String) }),
    );
    // Nothing came in place of what was broken: its delivery goes back with it.
    const { shippingMinor } = await opened.order(replacementId);
    expect(await refundsOf(order.orderId)).toContainEqual(
      expect.objectContaining({
        reason: 'goods-back',
        minor: offer.creditMinor + (shippingMinor ?? 0) - dueMinor,
      }),
    );
    expect(creditMinor).toBeGreaterThan(0);
  });
});

describe('goodwill', () => {
  test('keeps no replacement in the shop, and goes back by the card that paid the rest', async () => {
    const { replacementId, dueMinor } = await credited();
    await payByCard(replacementId);
    expect(await staffRefund(replacementId, dueMinor + 100)).toEqual({ ok: true, byHand: false });
    expect(await refundsOf(replacementId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ minor: dueMinor, paymentId: expect.any(String) }),
        expect.objectContaining({ minor: 100, paymentId: null }),
      ]),
    );
    expect(await ship(replacementId)).toMatchObject({ ok: true });
  });

  test('sent twice by one form is one refund, though it is taken from two sources', async () => {
    const { replacementId, dueMinor } = await credited();
    await payByCard(replacementId);
    const form = {
      id: randomUUID(),
      orderId: replacementId,
      amountMinor: dueMinor + 100,
      reason: 'Goodwill',
      staffId: staff,
    };
    expect(await shop.payments.refundPart(form)).toEqual({ ok: true, byHand: false });
    expect(await shop.payments.refundPart(form)).toEqual({ ok: true, byHand: false });
    expect(await shop.payments.refundPart({ ...form, amountMinor: 100 })).toEqual({
      ok: false,
      reason: 'form-used',
    });
    expect(await refundsOf(replacementId)).toHaveLength(2);
  });

  test('sent again by its form is the same refund, however often credit that went back has divided it', async () => {
    const { replacementId, creditMinor, dueMinor } = await credited();
    await opened.came(replacementId, dueMinor);
    const formOf = (amountMinor: number) => ({
      id: randomUUID(),
      orderId: replacementId,
      amountMinor,
      reason: 'Goodwill',
      staffId: staff,
    });
    // What was paid besides goes back first, of the credit what is left of the sum.
    const [first, second] = [formOf(dueMinor + 1000), formOf(Math.floor(dueMinor / 2))];
    for (const form of [first, second]) {
      expect(await shop.payments.refundPart(form)).toMatchObject({ ok: true });
      await opened.followEnded();
    }
    const made = await refundsOf(replacementId);
    expect(made.length).toBeGreaterThan(3);
    for (const form of [first, second]) {
      expect(await shop.payments.refundPart(form)).toEqual({ ok: true, byHand: true });
      expect(await shop.payments.refundPart({ ...form, amountMinor: form.amountMinor + 1 })).toEqual({
        ok: false,
        reason: 'form-used',
      });
    }
    expect(await refundsOf(replacementId)).toEqual(made);
    expect(await opened.order(replacementId)).toMatchObject({
      creditMinor: creditMinor - 1000 - second.amountMinor,
      owedMinor: dueMinor,
    });
  });
});

describe('a loss', () => {
  test('of the card that paid the rest keeps the replacement in the shop', async () => {
    const { replacementId, creditMinor } = await credited();
    await payByCard(replacementId);
    await opened.loseDispute(replacementId);
    expect(await ship(replacementId)).toEqual({ ok: false, reason: 'exchange-unpaid' });
    await cancel(replacementId);
    await opened.runChores();
    expect(await opened.order(replacementId)).toMatchObject({ heldMinor: 0, owedMinor: 0 });
    expect(creditMinor).toBeGreaterThan(0);
  });

  test('of the original takes its credit back from a replacement that was not sent, which asks for more', async () => {
    const { replacementId, returnId, order, dueMinor } = await credited('card');
    const { totalMinor } = await opened.order(replacementId);
    await opened.loseDispute(order.orderId);
    expect(await opened.order(replacementId)).toMatchObject({
      heldMinor: 0,
      creditMinor: 0,
      status: 'PENDING',
    });
    expect((await read(returnId)).exchange).toMatchObject({
      creditedMinor: 0,
      order: { due: { minor: totalMinor } },
    });
    const taken = (await refundsOf(order.orderId)).filter(({ reason }) => reason === 'dispute');
    expect(taken).toMatchObject([{ minor: order.total }]);
    const written = (await opened.emails(order.orderId)).map(({ occasion }) => occasion);
    expect(written).toContain('exchange-credit-lost');
    const [paid] = await paymentsOf(order.orderId);
    const cases = await database
      .select()
      .from(paymentCases)
      .where(eq(paymentCases.paymentId, paid?.id ?? ''));
    expect(cases.map(({ kind }) => kind)).not.toContain('excess-loss');
    await payByCard(replacementId);
    expect((await paymentsOf(replacementId)).at(-1)).toMatchObject({ amountMinor: totalMinor });
    expect(await ship(replacementId)).toMatchObject({ ok: true });
    expect(dueMinor).toBeGreaterThan(0);
  });

  test('of the original keeps a paid replacement in the shop; what is sent stands as a loss before staff', async () => {
    const { replacementId, order } = await credited('card');
    await payByCard(replacementId);
    await opened.loseDispute(order.orderId);
    expect(await ship(replacementId)).toMatchObject({ ok: false });
    const sent = await credited('card');
    await payByCard(sent.replacementId);
    await ship(sent.replacementId);
    await opened.loseDispute(sent.order.orderId);
    const [paid] = await paymentsOf(sent.order.orderId);
    const cases = await database
      .select()
      .from(paymentCases)
      .where(eq(paymentCases.paymentId, paid?.id ?? ''));
    expect(cases).toContainEqual(
      expect.objectContaining({ kind: 'excess-loss', amountMinor: sent.creditMinor }),
    );
  });

  test('by a refund in the provider’s dashboard takes what is left of the original first', async () => {
    const { replacementId, order, creditMinor } = await credited('card');
    const [paid] = await paymentsOf(order.orderId);
    if (!paid) throw new Error('Not paid');
    await opened.tell(refundEvent(paid.id, order.total - creditMinor));
    expect(await opened.order(replacementId)).toMatchObject({ creditMinor });
    await opened.tell(refundEvent(paid.id, order.total - 100));
    expect(await opened.order(replacementId)).toMatchObject({ creditMinor: 100, heldMinor: 100 });
  });

  test('before the goods were accepted lowers what is told of their worth', async () => {
    const order = await delivered(2, { payment: 'card' });
    const { returnId, offer } = await approved(order);
    const [paid] = await paymentsOf(order.orderId);
    if (!paid) throw new Error('Not paid');
    await opened.tell(refundEvent(paid.id, order.total - 1_000));
    expect((await read(returnId)).exchange.creditMinor).toBeLessThan(offer.creditMinor);
  });
});

test('when credit pays all, one letter goes out', async () => {
  const { replacementId, order } = await credited('transfer', 'same');
  expect(await opened.order(replacementId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
  expect((await opened.emails(replacementId)).map(({ occasion }) => occasion)).not.toContain('order-paid');
  const settled = (await opened.emails(order.orderId)).filter(
    ({ occasion }) => occasion === 'exchange-settled',
  );
  expect(settled).toHaveLength(1);
});
