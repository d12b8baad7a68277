import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SalesDocument } from '../../../src/domain/invoices/sales-document.ts';
import { money } from '../../../src/domain/money/money.ts';
import { moveOrder } from '../../support/move-order.ts';
import { issueCorrection } from '../../../src/server/invoices/issue-correction.ts';
import { issueInvoice } from '../../../src/server/invoices/issue-invoice.ts';
import { documentSeries, salesDocuments } from '../../../src/server/invoices/tables.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { lockOrder } from '../../../src/server/orders/lock-order.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { refunds } from '../../../src/server/payments/tables.ts';
import { sendRefund } from '../../../src/server/payments/send-refund.ts';
import type { PaymentProvider } from '../../../src/server/ports/payment-provider.ts';
import { openCardShop } from '../../support/card-shop.ts';
import { disputeEvent, refundEvent, refundStateEvent, stripeEvent } from '../../support/stripe-bodies.ts';

async function locked(transaction: Database, orderId: string) {
  const order = await lockOrder(transaction, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

const invoiceIn = ([first]: readonly SalesDocument[]) => {
  if (first?.kind !== 'invoice') throw new Error('There is no invoice');
  return first;
};

describe('invoices', () => {
  let card: Awaited<ReturnType<typeof openCardShop>>;
  beforeAll(async () => {
    card = await openCardShop();
  });
  afterAll(() => card.close());

  const issue = (orderId: string) =>
    card.database.transaction(async (transaction) =>
      issueInvoice(transaction, await locked(transaction, orderId), 'paid'),
    );
  const line = (orderId: string, minor: number) => ({
    orderId,
    staffId: card.customer,
    amount: money(minor, 'UAH'),
    day: '2026-11-05',
    reference: randomUUID(),
  });
  /** Staff write down that so much more than its total came for an order. */
  const transferred = async (overMinor = 0) => {
    const orderId = await card.place(1, 'transfer');
    const total = (await card.order(orderId))?.totalMinor ?? 0;
    await card.shop.payments.recordTransfer(line(orderId, total + overMinor));
    return { orderId, total };
  };
  const sentBack = (orderId: string, minor: number) => card.shop.payments.recordReturn(line(orderId, minor));
  const refund = (orderId: string, amountMinor: number, id = randomUUID()) =>
    card.shop.payments.refundPart({ id, orderId, amountMinor, reason: 'Подряпина на рамі', staffId: '7' });
  /** The numbers of each series, in order. */
  const numbersOf = async (series: string) =>
    (
      await card.database
        .select({ sequence: salesDocuments.sequence })
        .from(salesDocuments)
        .where(eq(salesDocuments.series, series))
        .orderBy(salesDocuments.sequence)
    ).map(({ sequence }) => sequence);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const allSeries = () => card.database.select().from(documentSeries);

  test('an order that is paid has its invoice with that, and of the same amount', async () => {
    const { orderId, amount } = await card.waiting(3);
    expect(await card.documents(orderId)).toEqual([]);
    const [payment] = await card.paymentsOf(orderId);
    await card.tell(stripeEvent({ type: 'completed', paymentId: payment?.id ?? '', amount }));
    const invoice = invoiceIn(await card.documents(orderId));
    expect(invoice.number).toMatch(/^INV-UA-\d{4}-\d{5}$/);
    expect(invoice.figures.payableMinor).toBe(amount);
    expect([invoice.soldOn, invoice.paidOn]).toEqual([undefined, invoice.issuedOn]);
    const order = await card.order(orderId);
    const goods = invoice.figures.lines.filter((line) => line.kind === 'goods');
    expect(goods.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(order?.taxMinor);
    expect(invoice.seller.registration).toEqual({ register: 'EDRPOU', number: '12345678' });
    expect(invoice.buyer).toMatchObject({ name: 'Олена Шевченко', taxNumber: null, contact: null });
    expect(invoice).toMatchObject({ locale: 'uk', orderNumber: order?.orderNumber, paymentMethod: 'card' });
  });

  test('whatever says ten times at once that it is paid, there is one invoice', async () => {
    const { orderId, paymentId, amount } = await card.waiting();
    const tell = () => card.tell(stripeEvent({ type: 'completed', paymentId, amount }));
    await Promise.all([...Array.from({ length: 10 }, tell), issue(orderId), issue(orderId)]);
    expect(await card.documents(orderId)).toHaveLength(1);
  });

  test('many at once, some of them undone, leave no gap and no repetition', async () => {
    const placed = await Promise.all(upTo(12).map(() => card.place(1, 'transfer')));
    const [before] = await allSeries();
    const work = placed.map((orderId, index) =>
      card.database.transaction(async (transaction) => {
        const number = await issueInvoice(transaction, await locked(transaction, orderId), 'paid');
        if (index % 3 === 0) throw new Error('undone');
        return number;
      }),
    );
    const results = await Promise.allSettled(work);
    const issued = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(issued).toHaveLength(8);
    expect(new Set(issued).size).toBe(8);
    const [after] = await allSeries();
    expect((after?.lastSequence ?? 0) - (before?.lastSequence ?? 0)).toBe(8);
    expect(await numbersOf(after?.series ?? '')).toEqual(upTo(after?.lastSequence ?? 0));
  });

  test('what was issued cannot be changed, deleted or lose its order; a series cannot go back or forth', async () => {
    const { orderId } = await transferred();
    const before = await card.documents(orderId);
    const own = eq(salesDocuments.orderId, orderId);
    const { database } = card;
    const forbidden = [
      () =>
        database
          .update(salesDocuments)
          .set({ content: sql`content || '{"number": "X"}'` })
          .where(own),
      () => database.update(salesDocuments).set({ number: 'INV-UA-2000-00001' }).where(own),
      () => database.delete(salesDocuments).where(own),
      () => database.delete(orders).where(eq(orders.id, orderId)),
      () => database.update(documentSeries).set({ lastSequence: sql`last_sequence - 1` }),
      () => database.update(documentSeries).set({ lastSequence: sql`last_sequence + 2` }),
      () => database.delete(documentSeries),
    ];
    for (const attempt of forbidden) {
      await expect(attempt()).rejects.toMatchObject({
        cause: { code: expect.stringMatching(/^(23001|23503)$/) },
      });
    }
    expect(await card.documents(orderId)).toEqual(before);
  });

  test('a company’s name and number are on its invoice', async () => {
    const orderId = await card.place(1, 'transfer');
    await card.database.execute(sql`
      insert into order_addresses (order_id, kind, first_name, last_name, email, phone, address, city, postal_code, country, company, tax_number)
      select order_id, 'billing', first_name, last_name, email, phone, 'вул. Дахова, 2', city, postal_code, country, 'ТОВ «Дах»', '32855961'
      from order_addresses where order_id = ${orderId}`);
    await issue(orderId);
    expect(invoiceIn(await card.documents(orderId)).buyer).toMatchObject({
      name: 'ТОВ «Дах»',
      contact: 'Олена Шевченко',
      address: 'вул. Дахова, 2',
      taxNumber: '32855961',
    });
  });

  test('what is paid at the door is invoiced when it is handed over', async () => {
    const orderId = await card.place(1, 'pod');
    for (const to of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
      expect(await card.documents(orderId)).toEqual([]);
      await moveOrder(card.database, orderId, { to, reason: to.toLowerCase() });
    }
    const { figures, soldOn, issuedOn } = invoiceIn(await card.documents(orderId));
    expect(soldOn).toBe(issuedOn);
    expect(figures.lines.map((line) => line.kind)).toContain('payment-fee');
    expect((await card.order(orderId))?.totalMinor).toBe(figures.payableMinor);
    // The carrier's transfer comes days later, and there is no second invoice.
    await card.shop.payments.recordTransfer(line(orderId, figures.payableMinor));
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: 0 });
    expect(await card.documents(orderId)).toHaveLength(1);
  });

  test('a cancelled order’s invoice is corrected to nothing, once', async () => {
    const { orderId, amount, sessionId } = await card.paid();
    const asked = { orderId, userId: card.customer, reason: 'mistake' } as const;
    await card.shop.orders.cancelOrder(asked);
    await Promise.all([card.oweRefunds(), card.oweRefunds()]);
    const outcomes = await Promise.all([card.returnMoney(), card.returnMoney()]);
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual(['refunded']);
    const [invoice, correction, ...more] = await card.documents(orderId);
    expect(more).toEqual([]);
    expect(correction).toMatchObject({
      kind: 'correction',
      corrects: { number: invoice?.number },
      before: { payableMinor: amount },
      after: { payableMinor: 0, total: { netMinor: 0, taxMinor: 0, grossMinor: 0 } },
      reason: 'Замовлення скасовано',
    });
    expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
    expect(await card.returnedBy(sessionId)).toEqual([amount]);
  });

  test('parts go back one after the other, and never more than was paid', async () => {
    const { orderId, sessionId, amount } = await card.paid(2);
    const most = Math.floor(amount * 0.6);
    const both = await Promise.all([refund(orderId, most), refund(orderId, most)]);
    expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, byHand: false }]);
    expect(both.find(({ ok }) => !ok)).toEqual({
      ok: false,
      reason: 'more-than-left',
      leftMinor: amount - most,
    });
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PAID' });
    expect(await card.returnMoney()).toBe('refunded');
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(await refund(orderId, amount - most)).toEqual({ ok: true, byHand: false });
    expect(await card.returnMoney()).toBe('refunded');
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'REFUNDED' });
    expect(await card.returnedBy(sessionId)).toEqual([most, amount - most]);
    const [, first, second] = await card.documents(orderId);
    expect(first).toMatchObject({ after: { payableMinor: amount - most }, reason: 'Подряпина на рамі' });
    expect(second).toMatchObject({ before: { payableMinor: amount - most }, after: { payableMinor: 0 } });
    expect(await card.emails(orderId)).toEqual(['order-paid', 'payment-staff', 'payment-staff']);
    expect(await refund(orderId, 1)).toEqual({ ok: false, reason: 'nothing-to-return', leftMinor: 0 });
  });

  test('a refund that is sent twice is one', async () => {
    const { orderId, amount, paymentId } = await card.paid();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => refund(orderId, Math.floor(amount / 5), id)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, byHand: false })));
    expect(await card.refundsOf(paymentId)).toHaveLength(1);
    expect(await card.returnMoney()).toBe('refunded');
  });

  test('what is left of a cancelled order’s money goes back, and no more', async () => {
    const { orderId, sessionId, amount } = await card.paid();
    await refund(orderId, 100);
    await card.shop.orders.cancelOrder({ orderId, userId: card.customer, reason: 'mistake' });
    expect([await card.oweRefunds(), await card.oweRefunds()]).toEqual(['noted', null]);
    expect([await card.returnMoney(), await card.returnMoney(), await card.returnMoney()]).toEqual([
      'refunded',
      'refunded',
      null,
    ]);
    expect(await card.returnedBy(sessionId)).toEqual([100, amount - 100]);
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(await card.documents(orderId)).toHaveLength(3);
  });

  test('money given back at the provider’s own dashboard is taken down, and the shop’s own refunds not twice', async () => {
    const { orderId, paymentId, amount } = await card.paid();
    await refund(orderId, 1000);
    await card.returnMoney();
    expect(await card.tell(refundEvent(paymentId, 1000))).toBe(200);
    expect(await card.refundsOf(paymentId)).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => card.tell(refundEvent(paymentId, 3000))));
    await card.tell(refundEvent(paymentId, 1000)); // late
    const amounts = (await card.refundsOf(paymentId)).map(({ amountMinor }) => amountMinor);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([1000, 2000]);
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    expect((await card.documents(orderId)).at(-1)).toMatchObject({ after: { payableMinor: amount - 3000 } });
    await card.tell(refundEvent(paymentId, amount));
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(await card.paymentsOf(orderId)).toMatchObject([{ status: 'REFUNDED' }]);
    expect(await card.returnMoney()).toBeNull();
  });

  test('a part refunded at the provider makes a refund smaller that waits for the end of a dispute', async () => {
    const { orderId, sessionId, paymentId, amount } = await card.paid();
    const [payment] = await card.paymentsOf(orderId);
    const dispute = (what: 'created' | 'closed', status: string) =>
      card.tell(
        disputeEvent(what, { id: `dp_${orderId}`, amount, status, charged: payment?.transaction ?? null }),
      );
    await dispute('created', 'warning_needs_response');
    await refund(orderId, amount);
    expect(await card.returnMoney()).toBeNull();
    await card.bankRefunds(sessionId, 100_00);
    for (const _ of [1, 2]) expect(await card.tell(refundEvent(paymentId, 100_00))).toBe(200);
    const amounts = async () => (await card.refundsOf(paymentId)).map(({ amountMinor }) => amountMinor);
    expect((await amounts()).toSorted((a, b) => a - b)).toEqual([100_00, amount - 100_00]);
    expect((await card.documents(orderId)).at(-1)).toMatchObject({
      after: { payableMinor: amount - 100_00 },
    });
    await dispute('closed', 'warning_closed');
    expect(await card.returnMoney()).toBe('refunded');
    await card.tell(refundEvent(paymentId, amount));
    expect(await card.returnedBy(sessionId)).toEqual([100_00, amount - 100_00]);
    expect(await amounts()).toHaveLength(2);
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
  });

  test('a refund of which the provider tells before it has answered is no refund in its dashboard', async () => {
    const { orderId, paymentId } = await card.paid();
    await refund(orderId, 30_00);
    await card.database.update(refunds).set({ attempts: 1 }).where(eq(refunds.paymentId, paymentId));
    await card.tell(refundEvent(paymentId, 30_00));
    expect(await card.refundsOf(paymentId)).toMatchObject([{ amountMinor: 30_00, reason: 'staff' }]);
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(await card.returnMoney()).toBeNull();
  });

  test('money on the shop’s account is owed until staff send it, and corrected by what is kept', async () => {
    const { orderId, total } = await transferred(70_00);
    const id = randomUUID();
    expect(await refund(orderId, 30_00, id)).toEqual({ ok: true, byHand: true });
    expect(await refund(orderId, 30_00, id)).toEqual({ ok: true, byHand: true });
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: 100_00 });
    expect(await card.returnMoney()).toBeNull();
    expect(await sentBack(orderId, 70_00)).toEqual({ ok: true, leftMinor: 30_00 });
    expect(await card.documents(orderId)).toHaveLength(1);
    expect(await sentBack(orderId, 30_00)).toEqual({ ok: true, leftMinor: 0 });
    expect(await card.order(orderId)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      heldMinor: total - 30_00,
    });
    expect((await card.documents(orderId)).at(-1)).toMatchObject({
      after: { payableMinor: total - 30_00 },
      reason: 'Подряпина на рамі',
    });
    expect(await refund(orderId, total - 30_00)).toMatchObject({ ok: true });
    await sentBack(orderId, total - 30_00);
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED', heldMinor: 0 });
    expect((await card.documents(orderId)).at(-1)).toMatchObject({ after: { payableMinor: 0 } });
    expect(await card.emails(orderId)).toEqual([
      'order-paid',
      'payment-over-paid',
      'payment-staff',
      'payment-staff',
    ]);
  });

  test('a cancelled order’s transfer, once it is sent back, corrects its invoice to nothing', async () => {
    const { orderId, total } = await transferred();
    await card.shop.orders.cancelOrder({ orderId, userId: card.customer, reason: 'mistake' });
    expect(await card.oweRefunds()).toBeNull();
    await sentBack(orderId, total);
    expect((await card.documents(orderId)).at(-1)).toMatchObject({
      kind: 'correction',
      after: { payableMinor: 0 },
      reason: 'Замовлення скасовано',
    });
  });

  test('nothing goes back of what was never paid, or to an order that is not there', async () => {
    const orderId = await card.place(1, 'transfer');
    expect(await refund(orderId, 1)).toEqual({ ok: false, reason: 'nothing-to-return', leftMinor: 0 });
    const missing = { ok: false, reason: 'order-not-found' };
    expect([await refund(randomUUID(), 1), await refund('no id', 1)]).toEqual([missing, missing]);
  });

  test('an order without invoice has nothing to correct', async () => {
    const orderId = await card.place(1, 'transfer');
    const number = await card.database.transaction(async (transaction) =>
      issueCorrection(transaction, await locked(transaction, orderId), {
        refundId: randomUUID(),
        keptMinor: 0,
        reason: 'x',
      }),
    );
    expect(number).toBeNull();
    expect(await card.documents(orderId)).toEqual([]);
  });

  test('a cancelled order gives back only what is left of its card’s money', async () => {
    const { orderId, paymentId, amount } = await card.paid();
    await refund(orderId, 30_00);
    await card.shop.orders.cancelOrder({ orderId, userId: card.customer, reason: 'mistake' });
    expect(await card.oweRefunds()).toBe('noted');
    const promised = (await card.refundsOf(paymentId)).map(({ amountMinor }) => amountMinor);
    expect(promised.toSorted((a, b) => a - b)).toEqual([30_00, amount - 30_00]);
    expect(await card.oweRefunds()).toBeNull();
    while ((await card.returnMoney()) !== null);
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
  });

  const casesOf = async (order: string) =>
    (await card.shop.payments.listPaymentCases())
      .filter(({ orderId }) => orderId === order)
      .map(({ id, kind, reference, amountMinor }) => ({ id, kind, reference, amountMinor }));

  test('a refund that fails after the provider took it on is put before staff, once, and no document changes', async () => {
    const { orderId, paymentId, amount } = await card.paid();
    const [payment] = await card.paymentsOf(orderId);
    const told = { id: `re_${paymentId}`, charged: payment?.transaction ?? '', amount: 30_00 };
    await refund(orderId, 30_00);
    expect(await card.returnMoney()).toBe('refunded');
    const before = await card.documents(orderId);
    expect(await card.tell(refundStateEvent('updated', { ...told, status: 'succeeded' }))).toBe(200);
    expect(await casesOf(orderId)).toEqual([]);
    for (const type of ['failed', 'updated'] as const) {
      expect(await card.tell(refundStateEvent(type, { ...told, status: 'failed' }))).toBe(200);
    }
    await card.tell(refundStateEvent('updated', { ...told, id: `re_2_${paymentId}`, status: 'canceled' }));
    const failed = { kind: 'refund-failed', amountMinor: 30_00 };
    expect(await casesOf(orderId)).toMatchObject([
      { ...failed, reference: `re_${paymentId}` },
      { ...failed, reference: `re_2_${paymentId}` },
    ]);
    expect(await card.documents(orderId)).toEqual(before);
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(await card.refundsOf(paymentId)).toHaveLength(1);
    const reasons = (await card.history(orderId)).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'payment-refund-failed')).toHaveLength(2);
    expect(amount).toBeGreaterThan(30_00);
  });

  describe('a dispute', () => {
    const disputed = async () => {
      const order = await card.paid();
      const [payment] = await card.paymentsOf(order.orderId);
      const tell = (type: 'created' | 'closed', status: string, amount = order.amount) =>
        card.tell(
          disputeEvent(type, {
            id: `dp_${order.paymentId}`,
            charged: payment?.transaction ?? '',
            amount,
            status,
          }),
        );
      const found = async () => (await card.shop.backoffice.findOrder(order.orderId))?.cardPayments[0];
      const cases = async () =>
        (await card.shop.payments.listPaymentCases())
          .filter(({ orderId }) => orderId === order.orderId)
          .map(({ kind }) => kind);
      return { ...order, tell, found, cases };
    };

    test('stands before staff until it is decided, and changes nothing when it is won', async () => {
      const { orderId, tell, found, cases } = await disputed();
      expect(await tell('created', 'needs_response')).toBe(200);
      expect(await tell('created', 'needs_response')).toBe(200);
      expect([await cases(), (await found())?.dispute]).toEqual([['dispute'], 'open']);
      expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
      await tell('closed', 'won');
      expect([await cases(), (await found())?.dispute]).toEqual([[], 'won']);
      expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PAID' });
      expect(await card.documents(orderId)).toHaveLength(1);
      const reasons = (await card.history(orderId)).map(({ reason }) => reason);
      expect(reasons.slice(-2)).toEqual(['payment-disputed', 'payment-dispute-won']);
    });

    test('that is open is shown although a later one was decided', async () => {
      const { orderId, paymentId, tell, found } = await disputed();
      const [payment] = await card.paymentsOf(orderId);
      await tell('created', 'needs_response');
      const later = { id: `dp_later_${paymentId}`, charged: payment?.transaction ?? '', amount: 1_00 };
      await card.tell(disputeEvent('created', { ...later, status: 'needs_response' }));
      await card.tell(disputeEvent('closed', { ...later, status: 'won' }));
      expect((await found())?.dispute).toBe('open');
      await tell('closed', 'won');
      expect((await found())?.dispute).toBe('won');
    });

    test('that is lost is money gone back: status, invoice and e-mail follow, once and in any order', async () => {
      const { orderId, amount, tell, found, cases } = await disputed();
      await tell('closed', 'lost');
      for (const status of ['lost', 'won']) await tell('closed', status);
      await tell('created', 'needs_response');
      expect([await cases(), (await found())?.dispute]).toEqual([['lost'], 'lost']);
      expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
      expect((await card.documents(orderId)).at(-1)).toMatchObject({
        kind: 'correction',
        after: { payableMinor: 0 },
        reason: 'Банк повернув платіж покупцеві',
      });
      expect(await card.emails(orderId)).toEqual(['order-paid', 'payment-dispute']);
      expect(await refund(orderId, 1)).toMatchObject({ ok: false, reason: 'nothing-to-return' });
      expect((await found())?.returnedMinor).toBe(amount);
    });

    test('about a part leaves the rest, and a refund that was still to be made is no more than that', async () => {
      const { orderId, amount, paymentId, tell } = await disputed();
      expect(await refund(orderId, amount - 10_00)).toMatchObject({ ok: true });
      await tell('closed', 'lost', 40_00);
      expect(await card.returnMoney()).toBe('refunded');
      const made = await card.refundsOf(paymentId);
      const minorOf = (reason: string) => made.find((each) => each.reason === reason)?.amountMinor;
      expect([made.length, minorOf('dispute'), minorOf('staff')]).toEqual([2, 40_00, amount - 40_00]);
      expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
      expect((await card.documents(orderId)).at(-1)).toMatchObject({ after: { payableMinor: 0 } });
    });

    const cancelled = async () => {
      const order = await disputed();
      await order.tell('created', 'needs_response');
      await card.shop.orders.cancelOrder({
        orderId: order.orderId,
        userId: card.customer,
        reason: 'mistake',
      });
      expect(await card.oweRefunds()).toBe('noted');
      return order;
    };

    test('keeps the refund of a cancelled order waiting, which staff see, until it is won', async () => {
      const { orderId, amount, sessionId, tell, found } = await cancelled();
      expect(await card.returnMoney()).toBeNull();
      expect(await found()).toMatchObject({ isOwed: true, isHeld: true });
      await tell('closed', 'won');
      expect(await found()).toMatchObject({ isOwed: true, isHeld: false });
      expect(await card.returnMoney()).toBe('refunded');
      expect(await card.returnedBy(sessionId)).toEqual([amount]);
      expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
    });

    test('that is lost takes the place of the refund that waited for it', async () => {
      const { orderId, amount, sessionId, paymentId, tell, cases } = await cancelled();
      expect(await card.returnMoney()).toBeNull();
      await tell('closed', 'lost');
      expect(await card.returnMoney()).toBeNull();
      expect(await card.returnedBy(sessionId)).toEqual([]);
      expect(await card.refundsOf(paymentId)).toMatchObject([{ reason: 'dispute', amountMinor: amount }]);
      expect([await cases(), await card.order(orderId)]).toMatchObject([
        ['lost'],
        { status: 'CANCELLED', paymentStatus: 'REFUNDED' },
      ]);
      expect(await card.oweRefunds()).toBeNull();
    });

    test('that staff have written about stays open, and sends the refund that waits only when they release it', async () => {
      const { orderId, amount, tell } = await cancelled();
      const [found] = await casesOf(orderId);
      const noted = {
        caseId: found?.id ?? '',
        note: 'Банк лише питав',
        release: null,
        staffId: card.customer,
      };
      const { notePaymentCase } = card.shop.payments;
      expect(await notePaymentCase(noted)).toEqual({ ok: true, effect: 'note' });
      const listed = (await card.shop.payments.listPaymentCases()).filter((each) => each.orderId === orderId);
      expect(listed).toMatchObject([{ kind: 'dispute', note: noted.note, heldMinor: amount }]);
      expect(await card.returnMoney()).toBeNull();
      // Of a refund that is not the one that was seen nothing is sent.
      expect(await notePaymentCase({ ...noted, release: amount - 1 })).toEqual({
        ok: false,
        reason: 'refund-changed',
      });
      expect(await card.returnMoney()).toBeNull();
      expect(await notePaymentCase({ ...noted, release: amount })).toEqual({ ok: true, effect: 'release' });
      expect((await casesOf(orderId)).map(({ kind }) => kind)).toEqual(['dispute']);
      expect(await card.returnMoney()).toBe('refunded');
      // The bank took it all the same: the money has left twice, and staff are told.
      await tell('closed', 'lost');
      const kinds = (await casesOf(orderId)).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['excess-loss', 'lost']);
    });

    test('of which one refund was released keeps every later one waiting', async () => {
      const { orderId, amount, sessionId, tell, found } = await disputed();
      await tell('created', 'needs_response');
      await refund(orderId, 10_00);
      const caseId = (await casesOf(orderId))[0]?.id ?? '';
      const released = { caseId, note: 'Банк питав', release: 10_00, staffId: card.customer };
      const release = () => card.shop.payments.notePaymentCase(released);
      const listed = async () =>
        (await card.shop.payments.listPaymentCases()).filter((each) => each.orderId === orderId);
      expect(await release()).toEqual({ ok: true, effect: 'release' });
      expect(await found()).toMatchObject({ dispute: 'open', isOwed: true, isHeld: false });
      // Sent twice, the form releases nothing more.
      expect(await release()).toEqual({ ok: false, reason: 'refund-sent' });
      await refund(orderId, 20_00);
      expect(await listed()).toMatchObject([{ kind: 'dispute', heldMinor: 20_00, releasedMinor: 10_00 }]);
      expect(await found()).toMatchObject({ isOwed: true, isHeld: true });
      expect(await card.returnMoney()).toBe('refunded');
      expect(await card.returnMoney()).toBeNull();
      await card.shop.orders.cancelOrder({ orderId, userId: card.customer, reason: 'mistake' });
      expect(await card.oweRefunds()).toBe('noted');
      expect(await card.returnMoney()).toBeNull();
      expect(await card.returnedBy(sessionId)).toEqual([10_00]);
      expect(await listed()).toMatchObject([{ heldMinor: amount - 10_00, releasedMinor: 10_00 }]);
      await tell('closed', 'lost');
      expect(await card.returnMoney()).toBeNull();
      // Only what was released has left twice.
      const excess = (await casesOf(orderId)).filter(({ kind }) => kind === 'excess-loss');
      expect(excess).toMatchObject([{ amountMinor: 10_00 }]);
    });

    test('releases no refund from another dispute about the same payment', async () => {
      const { orderId, paymentId, tell } = await disputed();
      await tell('created', 'needs_response');
      await refund(orderId, 10_00);
      const [payment] = await card.paymentsOf(orderId);
      const other = { id: `dp_other_${paymentId}`, charged: payment?.transaction ?? '', amount: 5_00 };
      await card.tell(disputeEvent('created', { ...other, status: 'needs_response' }));
      for (const { id: caseId } of await casesOf(orderId)) {
        expect(await card.returnMoney()).toBeNull();
        const released = { caseId, note: 'Банк питав', release: 10_00, staffId: card.customer };
        expect(await card.shop.payments.notePaymentCase(released)).toMatchObject({ effect: 'release' });
      }
      expect(await card.returnMoney()).toBe('refunded');
    });

    test('that takes more than is left of the payment puts the rest before staff', async () => {
      const { orderId, amount, paymentId, tell } = await disputed();
      await refund(orderId, amount - 10_00);
      expect(await card.returnMoney()).toBe('refunded');
      await tell('closed', 'lost');
      await tell('closed', 'lost');
      const made = (await card.refundsOf(paymentId)).map(({ reason, amountMinor }) => [reason, amountMinor]);
      expect(made).toHaveLength(2);
      expect(Object.fromEntries(made)).toEqual({ dispute: 10_00, staff: amount - 10_00 });
      const excess = (await casesOf(orderId)).filter(({ kind }) => kind === 'excess-loss');
      expect(excess).toMatchObject([{ amountMinor: amount - 10_00, reference: `dp_${paymentId}` }]);
      expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
    });

    test.each([
      ['after', 0],
      ['before', 1],
    ])(
      'that is lost while a refund is being sent is found once, told of %s the answer',
      async (_, before) => {
        const { orderId, amount, paymentId, tell } = await disputed();
        await refund(orderId, amount);
        const unused = () => Promise.reject(new Error('Not asked for'));
        const slow: PaymentProvider = {
          name: 'test-bank',
          methods: null,
          create: unused,
          verifyWebhook: unused,
          fetchStatus: unused,
          async refund() {
            await tell('closed', 'lost');
            if (before > 0) await card.tell(refundEvent(paymentId, amount));
          },
        };
        const send = sendRefund(card.database, { providers: { UAH: slow, PLN: null } });
        expect(await send()).toBe('refunded');
        await card.tell(refundEvent(paymentId, amount));
        expect(await card.refundsOf(paymentId)).toMatchObject([{ reason: 'dispute', amountMinor: amount }]);
        const excess = (await casesOf(orderId)).filter(({ kind }) => kind === 'excess-loss');
        expect(excess).toMatchObject([{ amountMinor: amount }]);
      },
    );

    test('about what the shop never charged is nothing to it', async () => {
      const about = { id: 'dp_1', amount: 1, status: 'lost' };
      expect(await card.tell(disputeEvent('closed', { ...about, charged: 'pi_of another' }))).toBe(200);
      expect(await card.tell(disputeEvent('closed', { ...about, charged: null }))).toBe(200);
    });
  });

  test('after all this, every series counts from one without a gap', async () => {
    const series = await allSeries();
    expect(series.map(({ series: name }) => name.slice(0, 6)).toSorted()).toEqual(['COR-UA', 'INV-UA']);
    for (const { series: name, lastSequence } of series) {
      expect(await numbersOf(name)).toEqual(upTo(lastSequence));
    }
  });
});
