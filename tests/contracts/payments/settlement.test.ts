import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, like } from 'drizzle-orm';
import Stripe from 'stripe';
import { money } from '../../../src/domain/money/money.ts';
import { openCardShop } from '../../support/card-shop.ts';
import { disputeEvent, refundEvent, stripeEvent } from '../../support/stripe-bodies.ts';
import { orderEvents } from '../../../src/server/orders/event-tables.ts';
import { emails } from '../../../src/server/outbox/tables.ts';
import { paymentEvents } from '../../../src/server/payments/tables.ts';
import { BANK_SECRET } from '../../support/test-shop.ts';
import { ProviderFailed } from '../../../src/server/ports/payment-provider.ts';
import { cancelOverdue } from '../../../src/server/payments/cancel-overdue.ts';
import { payments } from '../../../src/server/payments/tables.ts';
import { refuseRows } from '../../support/refuse-rows.ts';

const CARD = { action: 'pay', card: { id: 'approved', month: 12, year: 2099 } } as const;

describe('payments', () => {
  let card: Awaited<ReturnType<typeof openCardShop>>;
  beforeAll(async () => {
    card = await openCardShop();
  });
  afterAll(() => card.close());

  test('an order is paid by what the bank tells, and by nothing before it', async () => {
    const stock = (await card.stock()) ?? 0;
    const { orderId, sessionId } = await card.waiting(2);
    expect(await card.bank.act(sessionId, CARD)).toEqual({ ok: true, to: 'paid' });
    expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });

    expect(await card.hear()).toBe(1);
    expect(await card.order(orderId)).toMatchObject({
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      paymentDueAt: null,
    });
    expect((await card.history(orderId)).at(-1)).toMatchObject({
      toStatus: 'PROCESSING',
      actor: 'payment:test-bank',
      reason: 'paid',
    });
    expect(await card.emails(orderId)).toEqual(['order-paid']);
    expect(await card.stock()).toBe(stock - 2);
  });

  test('the account’s cart is emptied of an order when it is paid, and not before', async () => {
    await card.fillCart();
    const { sessionId } = await card.waiting();
    expect(await card.cartKeys()).toEqual([card.goodsKey, 'another']);
    expect(await card.cartRevision()).toBe(1); // other devices have nothing to fetch
    await card.bank.act(sessionId, CARD);
    await card.hear();
    expect(await card.cartKeys()).toEqual(['another']);
  });

  test('the same webhook ten times at once has one effect', async () => {
    const { orderId, paymentId, amount } = await card.waiting();
    const body = stripeEvent({ type: 'completed', paymentId, amount });
    const statuses = await Promise.all(Array.from({ length: 10 }, () => card.tell(body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await card.eventsOf(paymentId)).toHaveLength(1);
    expect((await card.history(orderId)).map(({ toStatus }) => toStatus)).toEqual(['PENDING', 'PROCESSING']);
    expect(await card.emails(orderId)).toEqual(['order-paid']);
  });

  test('what is signed but holds what no text of the database can is refused, and changes nothing', async () => {
    const { orderId, paymentId, amount } = await card.waiting();
    const told = { type: 'completed', paymentId, amount };
    for (const wrong of [
      { currency: 'u\u0000h' },
      { id: 'evt_\u0000' },
      { currency: '\uD800' },
      { id: `evt_${'x'.repeat(4000)}` },
    ]) {
      expect(await card.tell(stripeEvent({ ...told, ...wrong }))).toBe(400);
    }
    expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
  });

  test('ten different webhooks of one payment at once take the money once', async () => {
    const { orderId, paymentId, amount } = await card.waiting();
    const types = ['completed', 'async_payment_succeeded'];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        card.tell(stripeEvent({ type: types[index % 2] ?? '', paymentId, amount })),
      ),
    );
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await card.emails(orderId)).toEqual(['order-paid']);
    expect(await card.refundsOf(paymentId)).toEqual([]);
  });

  test('what comes after the money, or before it in the wrong order, does not undo it', async () => {
    const { orderId, paymentId, amount } = await card.waiting();
    const tell = (type: string, paid = true) => card.tell(stripeEvent({ type, paymentId, amount, paid }));
    await tell('async_payment_failed', false);
    expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'FAILED' });
    await tell('async_payment_succeeded');
    for (const type of ['completed', 'async_payment_failed', 'expired']) await tell(type, false);
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
  });

  describe('what is told of a payment before its money', () => {
    const waiting = async () => {
      const order = await card.waiting();
      const charged = `pi_${order.paymentId}`;
      const { amount, paymentId } = order;
      return {
        ...order,
        pay: () => card.tell(stripeEvent({ type: 'completed', paymentId, amount, charged })),
        dispute: (type: 'created' | 'closed', status: string) =>
          card.tell(disputeEvent(type, { id: `dp_${paymentId}`, charged, amount, status })),
        cases: async () =>
          (await card.shop.payments.listPaymentCases())
            .filter(({ orderId }) => orderId === order.orderId)
            .map(({ kind }) => kind),
      };
    };

    test('a refund changes nothing until the payment comes, and is written down with it', async () => {
      const { orderId, paymentId, amount, pay } = await waiting();
      const refunded = refundEvent(paymentId, amount);
      expect([await card.tell(refunded), await card.tell(refunded)]).toEqual([200, 200]);
      expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
      expect(await card.refundsOf(paymentId)).toEqual([]);
      expect([await pay(), await pay(), await card.tell(refunded)]).toEqual([200, 200, 200]);
      expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'REFUNDED' });
      expect(await card.refundsOf(paymentId)).toMatchObject([
        { reason: 'at-provider', amountMinor: amount, doneAt: expect.any(String) },
      ]);
      expect(await card.paymentsOf(orderId)).toMatchObject([{ status: 'REFUNDED' }]);
      expect((await card.documents(orderId)).at(-1)).toMatchObject({
        kind: 'correction',
        after: { payableMinor: 0 },
      });
      expect(await card.returnMoney()).toBeNull();
    });

    test('a refund of what a cancelled order does not want is the refund that it needs', async () => {
      const { orderId, paymentId, amount, pay } = await waiting();
      await card.shop.orders.cancelOrder({ orderId, userId: card.customer, reason: 'mistake' });
      await card.tell(refundEvent(paymentId, amount));
      await pay();
      expect(await card.refundsOf(paymentId)).toMatchObject([
        { reason: 'order-cancelled', amountMinor: amount, doneAt: expect.any(String) },
      ]);
      expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
      expect(await card.returnMoney()).toBeNull();
    });

    test('a dispute, and how it was decided, in any order', async () => {
      const open = await waiting();
      await open.dispute('created', 'needs_response');
      await open.pay();
      expect([await open.cases(), await card.order(open.orderId)]).toMatchObject([
        ['dispute'],
        { paymentStatus: 'PAID' },
      ]);
      const lost = await waiting();
      expect([await lost.dispute('closed', 'lost'), await lost.dispute('created', 'lost')]).toEqual([
        200, 200,
      ]);
      expect(await lost.cases()).toEqual([]);
      await lost.pay();
      expect([await lost.cases(), await card.order(lost.orderId)]).toMatchObject([
        ['lost'],
        { status: 'PROCESSING', paymentStatus: 'REFUNDED' },
      ]);
      expect(await card.refundsOf(lost.paymentId)).toMatchObject([
        { reason: 'dispute', amountMinor: lost.amount, doneAt: expect.any(String) },
      ]);
    });

    test.each([
      ['refund', 'loss', 'payment'],
      ['loss', 'refund', 'payment'],
      ['payment', 'refund', 'loss'],
      ['payment', 'loss', 'refund'],
    ] as const)(
      'money that left by a refund and a lost dispute has left twice: %s, %s, %s',
      async (...order) => {
        const { orderId, paymentId, amount, pay, dispute } = await waiting();
        const tell = {
          payment: pay,
          loss: () => dispute('closed', 'lost'),
          refund: () => card.tell(refundEvent(paymentId, amount)),
        };
        for (const kind of order) expect(await tell[kind]()).toBe(200);
        for (const kind of order) expect(await tell[kind]()).toBe(200);
        const found = (await card.shop.payments.listPaymentCases()).filter(
          (each) => each.orderId === orderId,
        );
        const cases = Object.fromEntries(found.map(({ kind, amountMinor }) => [kind, amountMinor]));
        expect([found.length, cases]).toEqual([2, { lost: amount, 'excess-loss': amount }]);
        expect(await card.refundsOf(paymentId)).toMatchObject([{ amountMinor: amount }]);
        expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
      },
    );

    test('all of it at once comes to the same', async () => {
      const { orderId, pay, dispute, cases } = await waiting();
      const told = [dispute('created', 'needs_response'), pay(), dispute('closed', 'lost'), pay()];
      expect(await Promise.all(told)).toEqual([200, 200, 200, 200]);
      expect([await cases(), await card.order(orderId)]).toMatchObject([
        ['lost'],
        { paymentStatus: 'REFUNDED' },
      ]);
    });

    test('of a charge that is none of the shop’s it is forgotten after 30 days', async () => {
      const about = { id: 'dp_other', charged: 'pi_other', amount: 1, status: 'needs_response' };
      await card.tell(disputeEvent('created', about));
      const kept = async () => (await card.database.select().from(paymentEvents)).filter(isOther).length;
      const isOther = ({ transaction }: { transaction: string | null }) => transaction === 'pi_other';
      expect(await kept()).toBe(1);
      await card.database.execute(
        `update payment_events set at = now() - interval '31 days' where transaction = 'pi_other'`,
      );
      await card.tell(disputeEvent('created', { ...about, charged: 'pi_another' }));
      expect(await kept()).toBe(0);
    });
  });

  test('what is forged, altered, unsigned or old is refused', async () => {
    const { orderId, paymentId, amount } = await card.waiting();
    const body = stripeEvent({ type: 'completed', paymentId, amount });
    const signed = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const now = Math.floor(Date.now() / 1000);
    expect(await card.tell(body, signed(body, 'whsec_other'))).toBe(400);
    expect(await card.tell(`${body} `, signed(body, BANK_SECRET))).toBe(400);
    expect(await card.tell(body, signed(body, BANK_SECRET, now - 330))).toBe(400);
    expect(await card.tell(body, '')).toBe(400);
    expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
    expect(await card.eventsOf(paymentId)).toEqual([]);
  });

  test.each([{ amount: 1 }, { currency: 'pln' }, { currency: 'usd' }])(
    'money that is not what its page asked for is not taken, and staff have to look at it: %j',
    async (wrong) => {
      const { orderId, paymentId, amount } = await card.waiting();
      const waiting = async () => (await card.shop.backoffice.countWaiting()).get('payment') ?? 0;
      const before = await waiting();
      expect(await card.tell(stripeEvent({ type: 'completed', paymentId, amount, ...wrong }))).toBe(200);
      expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
      expect(await card.eventsOf(paymentId)).toMatchObject([{ effect: 'refuse' }]);
      expect(await waiting()).toBe(before + 1);
      const cases = await card.shop.payments.listPaymentCases();
      const found = cases.find((each) => each.orderId === orderId);
      expect(found).toMatchObject({ kind: 'refused', askedMinor: amount, provider: 'test-bank' });
      const dealtWith = { caseId: found?.id ?? '', note: 'Повернули в кабінеті банку', release: null };
      await card.shop.payments.notePaymentCase({ ...dealtWith, staffId: 'staff' });
      expect(await waiting()).toBe(before);
    },
  );

  test('money for an earlier total goes back by itself, and the order waits for the new one', async () => {
    const { orderId, sessionId, paymentId, amount } = await card.waiting();
    await card.dearer(orderId, 100_00);
    await card.bank.act(sessionId, CARD);
    await card.hear();
    expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
    expect((await card.history(orderId)).at(-1)).toMatchObject({
      actor: 'payment:test-bank',
      reason: 'payment-amount-changed',
    });
    expect(await card.refundsOf(paymentId)).toMatchObject([
      { reason: 'amount-changed', amountMinor: amount, doneAt: null },
    ]);
    const again = await card.started(orderId);
    await card.bank.act(again.id, CARD);
    await card.hear();
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await card.returnMoney()).toBe('refunded');
    expect(await card.returnedBy(sessionId)).toEqual([amount]);
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await card.emails(orderId)).toEqual(['order-paid', 'payment-amount-changed']);
  });

  test('money for an earlier total that a bank took is none of the order’s, which is paid and refunded by its own', async () => {
    const first = await card.waiting();
    const { orderId } = first;
    const charged = `pi_${first.paymentId}`;
    await card.dearer(orderId, 100_00);
    await card.tell(stripeEvent({ type: 'completed', ...first, charged }));
    // Before its refund has left.
    await card.tell(
      disputeEvent('closed', { id: 'dp_earlier', charged, amount: first.amount, status: 'lost' }),
    );
    expect(await card.refundsOf(first.paymentId)).toMatchObject([
      { reason: 'dispute', amountMinor: first.amount },
    ]);
    const { id: page } = await card.started(orderId);
    await card.bank.act(page, CARD);
    await card.hear();
    const [, second] = await card.paymentsOf(orderId);
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    const found = await card.shop.backoffice.findOrder(orderId);
    expect(found?.returnable).toEqual({ leftMinor: second?.amountMinor, byHand: false });
    expect(found?.order.keptMinor).toBe(second?.amountMinor);
    const refund = { id: crypto.randomUUID(), orderId, amountMinor: 1_00, reason: 'Подряпина' };
    expect(await card.shop.payments.refundPart({ ...refund, staffId: card.customer })).toEqual({
      ok: true,
      byHand: false,
    });
    expect(await card.refundsOf(second?.id ?? '')).toMatchObject([{ amountMinor: 1_00, reason: 'staff' }]);
    expect(await card.returnMoney()).toBe('refunded');
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    expect((await card.documents(orderId)).at(-1)).toMatchObject({
      after: { payableMinor: (second?.amountMinor ?? 0) - 1_00 },
    });
  });

  test('a page that has just ended may still bring its money: nobody pays twice, and nothing is cancelled', async () => {
    const { orderId, sessionId } = await card.waiting();
    await card.overdue(orderId);
    await card.pageOver(orderId, 200);
    expect(await card.start(orderId)).toEqual({ ok: false, reason: 'not-payable' });
    expect(await card.shop.payments.findPayment(orderId)).toBe('PROCESSING');
    expect(await card.cancelOverdue()).toBe('kept');
    await card.bank.act(sessionId, CARD);
    await card.hear();
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
  });

  test('a page that has ended for good is followed by another, once the bank was asked', async () => {
    const { orderId, sessionId, paymentId } = await card.waiting();
    await card.pageOver(orderId, 400);
    const second = await card.started(orderId);
    expect(second.id).not.toBe(sessionId);
    expect(await card.paymentsOf(orderId)).toMatchObject([
      { id: paymentId, status: 'EXPIRED' },
      { status: 'OPEN' },
    ]);
    const paid = await card.waiting();
    await card.bank.act(paid.sessionId, CARD);
    await card.pageOver(paid.orderId, 400);
    expect(await card.start(paid.orderId)).toEqual({ ok: false, reason: 'not-payable' });
    expect(await card.order(paid.orderId)).toMatchObject({ paymentStatus: 'PAID' });
  });

  test('an order a day old gets no new page, its open one stays, and its goods go back', async () => {
    const stock = await card.stock();
    const { orderId, sessionId } = await card.waiting(2);
    await card.placedHoursAgo(orderId, 25);
    expect(await card.start(orderId)).toMatchObject({ ok: true, id: sessionId });
    await card.pageOver(orderId, 400);
    const due = (await card.order(orderId))?.paymentDueAt;
    expect(await card.start(orderId)).toEqual({ ok: false, reason: 'payment-time-over' });
    expect((await card.order(orderId))?.paymentDueAt).toBe(due);
    await card.overdue(orderId);
    expect(await card.cancelOverdue()).toBe('cancelled');
    expect(await card.stock()).toBe(stock);
  });

  test('an order that took its goods over from one of the day before gets no new page', async () => {
    const { orderId } = await card.waiting();
    await card.heldForHours(orderId, 25);
    await card.pageOver(orderId, 400);
    expect(await card.start(orderId)).toEqual({ ok: false, reason: 'payment-time-over' });
  });

  test('an order that was given days to be paid in opens new pages on all of them', async () => {
    const { orderId, sessionId } = await card.waiting();
    await card.placedHoursAgo(orderId, 25);
    await card.pageOver(orderId, 400);
    await card.database.insert(orderEvents).values({
      orderId,
      fromStatus: 'PENDING',
      toStatus: 'PENDING',
      actor: 'shop',
      reason: 'delivery-quoted',
    });
    expect((await card.started(orderId)).id).not.toBe(sessionId);
  });

  test('what the shop does not know is heard, and does nothing', async () => {
    const known = { type: 'completed', amount: 1 };
    expect(await card.tell(stripeEvent({ ...known, paymentId: 'not ours' }))).toBe(200);
    expect(await card.tell(stripeEvent({ ...known, paymentId: crypto.randomUUID() }))).toBe(200);
    expect(await card.tell('{"id":"evt_1","type":"invoice.paid","data":{"object":{}}}')).toBe(200);
  });

  test('an order that is not paid in time is cancelled once, and gives its goods back', async () => {
    const stock = await card.stock();
    const { orderId, paymentId } = await card.waiting(3);
    await card.overdue(orderId);
    const outcomes = await Promise.all([card.cancelOverdue(), card.cancelOverdue(), card.cancelOverdue()]);
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual(['cancelled']);
    expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'UNPAID' });
    expect((await card.history(orderId)).at(-1)).toMatchObject({ actor: 'shop', reason: 'payment-expired' });
    expect(await card.paymentsOf(orderId)).toMatchObject([{ id: paymentId, status: 'EXPIRED' }]);
    expect(await card.emails(orderId)).toEqual(['order-cancelled']);
    expect(await card.stock()).toBe(stock);
  });

  test('an overdue order whose provider does not answer stops no other, and is tried less and less often', async () => {
    const orders = [await card.waiting(), await card.waiting()];
    const [first, second] = orders.map(({ orderId }) => orderId);
    const failed = new ProviderFailed('No answer');
    const next = cancelOverdue(card.database, {
      check: (orderId) => (orderId === first ? Promise.reject(failed) : Promise.resolve()),
    });
    await card.overdue(first ?? '');
    await card.overdue(second ?? '');
    await expect(next()).rejects.toMatchObject({ name: 'RowSetAside', subject: first, attempts: 1 });
    expect([await next(), await next()]).toEqual(['cancelled', null]);
    expect(await card.order(second ?? '')).toMatchObject({ status: 'CANCELLED' });
    await card.overdue(first ?? '');
    expect(await next()).toBeNull(); // left alone, though it is due
    await card.database.execute(`update chore_failures set next_attempt_at = now() - interval '1 second'`);
    await expect(next()).rejects.toMatchObject({ subject: first, attempts: 2, cause: failed });
    await card.database.execute(`update chore_failures set next_attempt_at = now() - interval '1 second'`);
    await card.overdue(first ?? '');
    expect(await card.cancelOverdue()).toBe('cancelled');
    const { rows } = await card.database.execute(`select 1 from chore_failures where subject = '${first}'`);
    expect(rows).toEqual([]);
  });

  test('an overdue order whose e-mail cannot be written stops no other', async () => {
    const orders = [await card.waiting(), await card.waiting()];
    const [first = '', second = ''] = orders.map(({ orderId }) => orderId);
    await card.overdue(first);
    await card.overdue(second);
    const mend = await refuseRows(card.database, 'letters', `new.occasion = 'order-cancelled:${first}'`);
    await expect(card.cancelOverdue()).rejects.toMatchObject({ subject: first });
    expect([await card.cancelOverdue(), await card.cancelOverdue()]).toEqual(['cancelled', null]);
    expect(await card.order(first)).toMatchObject({ status: 'PENDING' });
    await mend();
    await card.database.execute(`update chore_failures set next_attempt_at = now() - interval '1 second'`);
    await card.overdue(first);
    expect(await card.cancelOverdue()).toBe('cancelled');
  });

  test('an overdue order whose provider is not set up any more ends, and staff are told that it may have been paid', async () => {
    const stock = await card.stock();
    const { orderId, paymentId, amount } = await card.waiting();
    await card.database.update(payments).set({ provider: 'stripe' }).where(eq(payments.orderId, orderId));
    const [page] = await card.paymentsOf(orderId);
    await card.overdue(orderId);
    await card.pageOver(orderId, 60);
    expect(await card.cancelOverdue()).toBe('kept'); // it may have been paid at the last moment
    await card.overdue(orderId);
    expect(await card.cancelOverdue()).toBe('cancelled');
    expect(await card.stock()).toBe(stock);
    const cases = await card.shop.payments.listPaymentCases();
    expect(cases.filter((found) => found.orderId === orderId)).toMatchObject([
      {
        kind: 'unasked',
        provider: 'stripe',
        reference: page?.reference,
        amountMinor: amount,
        currency: 'UAH',
      },
    ]);
    expect(await card.paymentsOf(orderId)).toMatchObject([{ id: paymentId, status: 'EXPIRED' }]);
  });

  test('a lost webhook costs nobody an order: the bank is asked before it is cancelled', async () => {
    const { orderId, sessionId } = await card.waiting();
    await card.bank.act(sessionId, CARD);
    await card.overdue(orderId);
    expect(await card.cancelOverdue()).toBe('kept');
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    await card.hear(); // the webhook is found at last, and says nothing new
    expect((await card.history(orderId)).map(({ toStatus }) => toStatus)).toEqual(['PENDING', 'PROCESSING']);
  });

  test('a customer who returns before the webhook finds the order paid', async () => {
    const { orderId, sessionId } = await card.waiting();
    await card.shop.payments.checkPayments(orderId);
    expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'UNPAID' });
    await card.bank.act(sessionId, CARD);
    await card.database.execute('update payments set checked_at = null');
    await Promise.all([card.shop.payments.checkPayments(orderId), card.hear()]);
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await card.emails(orderId)).toEqual(['order-paid']);
  });

  test('money that comes after the end goes back at once, and the goods stay on sale', async () => {
    const stock = await card.stock();
    const { orderId, sessionId, paymentId, amount } = await card.waiting(2);
    await card.overdue(orderId);
    expect(await card.cancelOverdue()).toBe('cancelled');
    await card.bank.act(sessionId, CARD);
    await Promise.all([card.hear(), card.tell(stripeEvent({ type: 'completed', paymentId, amount }))]);
    expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID' });
    const outcomes = await Promise.all([card.returnMoney(), card.returnMoney()]);
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual(['refunded']);
    expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
    expect(await card.returnedBy(sessionId)).toEqual([amount]);
    expect(await card.emails(orderId)).toEqual(['order-cancelled', 'payment-order-cancelled']);
    expect(await card.stock()).toBe(stock);
  });

  test('a customer who cancels what is paid gets the money back, once', async () => {
    const { orderId, sessionId, paymentId } = await card.waiting();
    await card.bank.act(sessionId, CARD);
    await card.hear();
    const asked = { orderId, userId: card.customer, reason: 'mistake' } as const;
    expect(await card.shop.orders.cancelOrder(asked)).toEqual({ ok: true });
    expect([await card.oweRefunds(), await card.oweRefunds()]).toEqual(['noted', null]);
    expect(await card.returnMoney()).toBe('refunded');
    expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
    expect(await card.refundsOf(paymentId)).toMatchObject([{ reason: 'cancellation' }]);
    expect(await card.emails(orderId)).toEqual(['order-paid', 'order-cancelled', 'payment-cancellation']);
    expect([await card.oweRefunds(), await card.returnMoney()]).toEqual([null, null]);
  });

  test('a cancelled order whose refund cannot be noted stops no other', async () => {
    const orders = [await card.paid(), await card.paid()];
    for (const { orderId } of orders) {
      await card.shop.orders.cancelOrder({ orderId, userId: card.customer, reason: 'mistake' });
    }
    const [first] = orders.map(({ orderId }) => orderId).toSorted();
    const mend = await refuseRows(card.database, 'refunds', `new.order_id = '${first}'`);
    await expect(card.oweRefunds()).rejects.toMatchObject({ subject: first });
    expect([await card.oweRefunds(), await card.oweRefunds()]).toEqual(['noted', null]);
    await mend();
    await card.database.execute(`update chore_failures set next_attempt_at = now() - interval '1 second'`);
    expect([await card.oweRefunds(), await card.oweRefunds()]).toEqual(['noted', null]);
    while ((await card.returnMoney()) !== null);
    for (const { orderId } of orders) {
      expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
    }
  });

  test('an order that is paid on two pages keeps the first payment and returns the second', async () => {
    const { orderId, paymentId, amount } = await card.waiting();
    await card.tell(stripeEvent({ type: 'async_payment_failed', paymentId, amount, paid: false }));
    await card.started(orderId);
    const [, second] = await card.paymentsOf(orderId);
    await card.tell(stripeEvent({ type: 'completed', paymentId: second?.id ?? '', amount }));
    await card.tell(stripeEvent({ type: 'completed', paymentId, amount }));
    expect(await card.refundsOf(second?.id ?? '')).toEqual([]);
    expect(await card.refundsOf(paymentId)).toMatchObject([{ reason: 'paid-twice', doneAt: null }]);
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
  });

  test('a card pays the whole: what came by transfer besides is owed back, and a transfer that paid goes before a card', async () => {
    const line = (orderId: string, minor: number) => ({
      orderId,
      staffId: card.customer,
      amount: money(minor, 'UAH'),
      day: '2026-11-05',
      reference: crypto.randomUUID(),
    });
    const first = await card.waiting();
    await card.shop.payments.recordTransfer(line(first.orderId, 50_00));
    await card.tell(stripeEvent({ type: 'completed', ...first }));
    expect(await card.order(first.orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: 50_00 });

    const second = await card.waiting();
    await card.shop.payments.recordTransfer(line(second.orderId, second.amount));
    expect(await card.order(second.orderId)).toMatchObject({ status: 'PROCESSING', owedMinor: 0 });
    await card.tell(stripeEvent({ type: 'completed', ...second }));
    expect(await card.refundsOf(second.paymentId)).toMatchObject([{ reason: 'paid-twice' }]);
  });

  describe('a transfer recorded by mistake, which a card paid besides', () => {
    /** Also what other orders left. */
    const sendRefunds = async () => {
      while ((await card.returnMoney()) !== null);
    };
    const paidTwice = async () => {
      const order = await card.waiting();
      const { orderId, amount } = order;
      const reference = crypto.randomUUID();
      const line = { orderId, staffId: card.customer, day: '2026-11-05', reference };
      await card.shop.payments.recordTransfer({ ...line, amount: money(amount, 'UAH') });
      await card.bank.act(order.sessionId, CARD);
      await card.hear();
      expect(await card.refundsOf(order.paymentId)).toMatchObject([{ reason: 'paid-twice', doneAt: null }]);
      const takeBack = async () => {
        const [transfer] = await card.transfersOf(orderId);
        const mistake = { orderId, staffId: card.customer, reason: 'Чужий платіж' };
        return card.shop.payments.reverseLine({ ...mistake, lineId: transfer?.id ?? '' });
      };
      return { ...order, takeBack };
    };

    test('leaves the order paid by the card when it is taken back before the refund was sent', async () => {
      const { orderId, paymentId, amount, sessionId, takeBack } = await paidTwice();
      expect(await takeBack()).toEqual({ ok: true });
      const none = { heldMinor: 0, owedMinor: 0 };
      expect(await card.order(orderId)).toMatchObject({
        status: 'PROCESSING',
        paymentStatus: 'PAID',
        ...none,
      });
      expect(await card.refundsOf(paymentId)).toEqual([]);
      await sendRefunds();
      expect(await card.returnedBy(sessionId)).toEqual([]);
      const found = await card.shop.backoffice.findOrder(orderId);
      expect(found?.returnable).toEqual({ leftMinor: amount, byHand: false });
      expect(found?.order.keptMinor).toBe(amount);
      expect(await card.documents(orderId)).toHaveLength(1);
    });

    test('sends to the card what staff were to transfer of it', async () => {
      const { orderId, sessionId, takeBack } = await paidTwice();
      const refund = { id: crypto.randomUUID(), orderId, amountMinor: 10_00, reason: 'Подряпина' };
      await card.shop.payments.refundPart({ ...refund, staffId: card.customer });
      expect(await takeBack()).toEqual({ ok: true });
      expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: 0 });
      await sendRefunds();
      expect(await card.returnedBy(sessionId)).toEqual([10_00]);
      expect(await card.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    });

    test('leaves the order to be paid again once the refund was sent, and the customer is told so', async () => {
      const { orderId, takeBack } = await paidTwice();
      await sendRefunds();
      expect(await takeBack()).toEqual({ ok: true });
      expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
      const written = await card.database
        .select({ plain: emails.plain })
        .from(emails)
        .where(like(emails.occasion, `%payment-reversed:${orderId}%`));
      expect(written).toHaveLength(1);
      expect(written[0]?.plain).toContain('оплатіть');
    });
  });

  test('a bank that takes its time keeps the goods, and nobody pays a second time meanwhile', async () => {
    const { orderId, sessionId } = await card.waiting();
    await card.bank.act(sessionId, { action: 'later', card: null });
    await card.overdue(orderId);
    expect(await card.cancelOverdue()).toBe('kept');
    expect(await card.paymentsOf(orderId)).toMatchObject([{ status: 'PROCESSING' }]);
    expect(await card.start(orderId)).toEqual({ ok: false, reason: 'not-payable' });
    await card.database.execute(`update test_bank_sessions set decides_at = now() where id = '${sessionId}'`);
    expect([await card.decide(), await card.decide()]).toEqual(['told', null]);
    await card.hear();
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
  });

  test('one order has one page at a time, and another after a refusal', async () => {
    const orderId = await card.place();
    const pages = await Promise.all([1, 2, 3, 4].map(() => card.started(orderId)));
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    const [first] = pages;
    await card.bank.act(first?.id ?? '', { action: 'decline', card: null });
    await card.hear();
    expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'FAILED' });
    const again = await card.started(orderId);
    expect(again.id).not.toBe(first?.id);
    await card.bank.act(again.id, CARD);
    await card.hear();
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await card.start(orderId)).toEqual({ ok: false, reason: 'not-payable' });
  });

  test('nobody pays, or looks into, what another has ordered', async () => {
    const orderId = await card.place();
    expect(await card.start(orderId, crypto.randomUUID())).toEqual({ ok: false, reason: 'order-not-found' });
  });
});
