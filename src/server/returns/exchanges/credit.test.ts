import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { openExchangeShop, PARCEL } from '../../../../tests/support/exchange-shop.ts';
import { bought } from '../../../../tests/support/sample-order.ts';
import { salesDocumentSchema } from '../../../domain/invoices/sales-document.ts';
import { issuedDocuments } from '../../invoices/issued-documents.ts';

const COMPLAINT = { kind: 'complaint', reason: 'faulty', note: 'It does not switch on.' } as const;

const opened = await openExchangeShop();
const { shop, database, staff, customer, close } = opened;
const { delivered, approved, read, arrive, accept, refundsOf, heldOf, followEnded } = opened;
afterAll(close);

const staffRefund = (orderId: string, amountMinor: number) =>
  shop.payments.refundPart({ id: randomUUID(), orderId, amountMinor, reason: 'Too early', staffId: staff });
const ship = (orderId: string) => shop.orders.shipOrder({ orderId, staffId: staff, tracking: PARCEL });
const cancel = (orderId: string) => shop.orders.cancelOrder({ orderId, userId: customer, reason: 'other' });

/** The latest correction of an order's invoice. */
async function correctionOf(orderId: string) {
  const { content } = (await issuedDocuments(database, orderId)).at(-1) ?? {};
  const correction = v.parse(salesDocumentSchema, content);
  if (correction.kind !== 'correction') throw new Error('Not corrected');
  return correction;
}

describe('the credit of an exchange', () => {
  test('lowers the lines of what came back alone, and its correction is told with the exchange and in the billing', async () => {
    const { orderId, total } = await opened.place({ lines: [bought(1801, 2), bought(101, 1)] });
    await opened.came(orderId, total);
    await opened.hand(orderId, 'DELIVERED');
    const [item] = (await shop.backoffice.findOrder(orderId))?.order.items ?? [];
    const order = { orderId, total, itemId: item?.id ?? '' };
    const { returnId, replacementId, offer } = await approved(order);
    await arrive(returnId);
    await accept(order, returnId);
    const { before, after, reason, number } = await correctionOf(orderId);
    const by = before.lines.map(
      ({ grossMinor }, place) => grossMinor - (after.lines[place]?.grossMinor ?? 0),
    );
    expect(by).toEqual(by.map((_, place) => (place === 0 ? offer.creditMinor : 0)));
    const found = await read(returnId);
    expect(reason).toContain(`${found.exchange.number} (1 × ${item?.name})`);
    expect(reason).not.toContain(found.number);
    // Nobody got it back.
    expect((await shop.backoffice.findOrder(orderId))?.order).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      isOnlyMoved: true,
    });
    expect(found.corrections).toEqual([number]);
    const { entries } = await shop.payments.listBilling(customer, {
      year: null,
      type: 'all',
      from: null,
      until: null,
    });
    const credit = (id: string) =>
      entries.find((entry) => entry.orderId === id && entry.method === 'exchange');
    expect(credit(orderId)).toMatchObject({
      amountMinor: -offer.creditMinor,
      documents: [{ kind: 'correction', number }],
    });
    expect(credit(replacementId)).toMatchObject({ amountMinor: offer.creditMinor });
    const written = (await opened.emails(orderId)).map(({ occasion }) => occasion);
    expect(written.filter((occasion) => occasion === 'exchange-settled')).toHaveLength(1);
    expect(written).not.toContain('payment-exchange');
    expect(written).not.toContain('order-part-returned');
  });

  test('waits for money that came early, and puts on no more than is missing', async () => {
    const order = await delivered(2);
    const { returnId, replacementId, chosen, offer } = await approved(order);
    await opened.came(replacementId, chosen.totalMinor);
    expect(await opened.order(replacementId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
    expect(await staffRefund(replacementId, chosen.totalMinor)).toMatchObject({ ok: true });
    await arrive(returnId);
    await accept(order, returnId);
    const due = chosen.totalMinor - offer.creditMinor;
    expect(await opened.order(replacementId)).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      paymentDueOn: expect.any(String),
    });
    expect((await read(returnId)).exchange.order?.due).toMatchObject({ minor: due });
    expect(await ship(replacementId)).toMatchObject({ ok: false });
    await opened.sentBack(replacementId, chosen.totalMinor);
    await opened.came(replacementId, due);
    expect(await opened.order(replacementId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await opened.documents(replacementId)).toEqual([chosen.totalMinor]);
    expect(await ship(replacementId)).toMatchObject({ ok: true });
  });

  test('goes back to its customer where the replacement was paid before', async () => {
    const order = await delivered(2);
    const { returnId, replacementId, chosen, offer } = await approved(order);
    await opened.came(replacementId, chosen.totalMinor);
    await arrive(returnId);
    await accept(order, returnId);
    expect(await opened.order(replacementId)).toMatchObject({
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      creditMinor: 0,
    });
    expect(await opened.order(order.orderId)).toMatchObject({ owedMinor: offer.creditMinor });
  });

  test('lets a replacement leave of which the shop gave a little back out of goodwill', async () => {
    const order = await delivered(2);
    const { returnId, replacementId, chosen, offer } = await approved(order);
    await arrive(returnId);
    await accept(order, returnId);
    await opened.came(replacementId, chosen.totalMinor - offer.creditMinor);
    await staffRefund(replacementId, 100);
    expect(await ship(replacementId)).toMatchObject({ ok: true });
  });
});

describe('the credit of a replacement that comes to nothing', () => {
  test('goes back by the card that paid the original, and what was paid besides to its account', async () => {
    const order = await delivered(2, { payment: 'card' });
    const { returnId, replacementId, chosen, offer } = await approved(order);
    await arrive(returnId);
    await accept(order, returnId);
    const due = chosen.totalMinor - offer.creditMinor;
    await opened.came(replacementId, due);
    expect(await cancel(replacementId)).toEqual({ ok: true });
    const letter = (await opened.emails(replacementId)).find(
      ({ occasion }) => occasion === 'order-cancelled',
    );
    expect(letter?.plain).toContain('так, як ви платили за нього');
    const ask = { ...opened.asker, returnId };
    expect(await shop.returns.find(ask)).toMatchObject({ found: { isRefunded: false } });
    await followEnded();
    expect(await opened.order(replacementId)).toMatchObject({
      heldMinor: due,
      owedMinor: due,
      creditMinor: 0,
    });
    expect(await opened.order(order.orderId)).toMatchObject({ heldMinor: 0, owedMinor: 0 });
    expect(await refundsOf(order.orderId)).toEqual(
      expect.arrayContaining([
        { reason: 'exchange', minor: offer.creditMinor, doneAt: expect.any(String) },
        { reason: 'exchange', minor: -offer.creditMinor, doneAt: expect.any(String) },
        { reason: 'goods-back', minor: offer.creditMinor, doneAt: null },
      ]),
    );
    const sent = shop.payments.chores.find(({ name }) => name === 'refunds');
    while ((await sent?.next()) != null);
    expect(await shop.returns.find(ask)).toMatchObject({
      found: { status: 'COMPLETED', exchange: null, isRefunded: true, refundMinor: offer.creditMinor },
    });
    // The invoice stays where the exchange brought it, for what is true whatever became of that.
    expect(await opened.documents(order.orderId)).toEqual([order.total, order.total - offer.creditMinor]);
    expect((await correctionOf(order.orderId)).reason).toMatch(/^Товар повернуто для обміну: EXC-/);
  });

  test('goes back by that card, too, where its goods come back', async () => {
    const order = await delivered(2, { payment: 'card' });
    const { returnId, replacementId, offer } = await approved(order, 'same', {
      kind: 'complaint',
      reason: 'faulty',
      note: 'It is broken.',
    });
    await arrive(returnId);
    await accept(order, returnId);
    await opened.hand(replacementId, 'DELIVERED');
    expect(await opened.goodsReturn(replacementId, { back: 1, sellable: 1 })).toMatchObject({ ok: true });
    const letter = (await opened.emails(replacementId)).find(({ occasion }) => occasion === 'order-returned');
    expect(letter?.plain).toContain('так, як ви платили за нього');
    await followEnded();
    expect(await opened.order(replacementId)).toMatchObject({
      heldMinor: 0,
      owedMinor: 0,
      paymentStatus: 'REFUNDED',
    });
    expect(await opened.documents(replacementId)).toEqual([offer.creditMinor, 0]);
    expect(await refundsOf(order.orderId)).toContainEqual({
      reason: 'goods-back',
      minor: offer.creditMinor,
      doneAt: null,
    });
  });

  test('goes back along a chain of exchanges to the order that was paid', async () => {
    const order = await delivered(2);
    const first = await approved(order, 'same', {
      kind: 'complaint',
      reason: 'faulty',
      note: 'It is broken.',
    });
    await arrive(first.returnId);
    await accept(order, first.returnId);
    await opened.hand(first.replacementId, 'DELIVERED');
    const [item] = (await shop.backoffice.findOrder(first.replacementId))?.order.items ?? [];
    const between = { orderId: first.replacementId, total: 0, itemId: item?.id ?? '' };
    const second = await approved(between, 'same', {
      kind: 'complaint',
      reason: 'faulty',
      note: 'It is broken, too.',
    });
    await arrive(second.returnId);
    await accept(between, second.returnId);
    const held = await heldOf(order.orderId, first.replacementId, second.replacementId);
    await cancel(second.replacementId);
    await followEnded();
    const credit = first.offer.creditMinor;
    expect(await opened.order(order.orderId)).toMatchObject({ owedMinor: credit });
    for (const id of [first.replacementId, second.replacementId]) {
      expect(await opened.order(id)).toMatchObject({ heldMinor: 0, owedMinor: 0 });
    }
    expect(await heldOf(order.orderId)).toBe(held - credit);
  });

  test('is told to its customer, whoever cancelled it, with what the goods will be refunded', async () => {
    const order = await delivered(2);
    const { returnId, replacementId, offer } = await approved(order);
    await shop.orders.cancelByStaff({ orderId: replacementId, staffId: staff, reason: 'sold-out' });
    await followEnded();
    expect(await shop.returns.find({ ...opened.asker, returnId })).toMatchObject({
      found: {
        exchange: null,
        formerExchange: expect.any(String),
        estimate: { totalMinor: offer.creditMinor },
      },
    });
    const written = (await opened.emails(order.orderId)).map(({ occasion }) => occasion);
    expect(written.filter((occasion) => occasion === 'return-refund-instead')).toHaveLength(1);
    expect((await opened.emails(replacementId)).map(({ occasion }) => occasion)).not.toContain(
      'order-cancelled',
    );
  });
});

describe('the same product in place of one whose money went back', () => {
  const chooseAgain = (returnId: string, seenMinor: number) =>
    shop.returns.chooseAgain({ ...opened.asker, returnId, productId: 1801, seenMinor });

  test('is bought like any other by who chooses it after a lost dispute', async () => {
    const order = await delivered(1, { payment: 'card' });
    const { returnId, offer } = await opened.asked(order, 'dearer', COMPLAINT);
    await opened.loseDispute(order.orderId);
    expect(await opened.order(order.orderId)).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(await chooseAgain(returnId, 0)).toEqual({ ok: false, reason: 'difference-changed' });
    const again = await shop.returns.offerAgain({ ...opened.asker, returnId, count: 60 });
    const same = again.ok ? again.offer.replacements.find(({ id }) => id === 1801) : undefined;
    // It costs as much as it did.
    const priceMinor = offer.creditMinor;
    expect(same).toMatchObject({ totalMinor: priceMinor, differenceMinor: priceMinor });
    expect(await chooseAgain(returnId, priceMinor)).toEqual({ ok: true });
    expect(await opened.step(returnId, 'APPROVED')).toMatchObject({ ok: true });
    await arrive(returnId);
    expect(await accept(order, returnId)).toMatchObject({ ok: true });
    const replacementId = (await read(returnId)).exchange.order?.id ?? '';
    expect(await opened.order(replacementId)).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      totalMinor: priceMinor,
    });
    expect(await ship(replacementId)).toMatchObject({ ok: false });
    await opened.came(replacementId, priceMinor);
    expect(await ship(replacementId)).toMatchObject({ ok: true });
  });

  test('is chosen anew at its price where staff refund its order before they agree', async () => {
    const order = await delivered(2);
    const { returnId, offer } = await opened.asked(order, 'same', COMPLAINT);
    await staffRefund(order.orderId, order.total);
    expect(await opened.step(returnId, 'APPROVED')).toEqual({ ok: false, reason: 'price-over' });
    expect(await chooseAgain(returnId, offer.creditMinor)).toEqual({ ok: true });
    expect(await opened.step(returnId, 'APPROVED')).toMatchObject({ ok: true });
    const replacementId = (await read(returnId)).exchange.order?.id ?? '';
    await arrive(returnId);
    await accept(order, returnId);
    expect(await opened.order(replacementId)).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      totalMinor: offer.creditMinor,
    });
  });

  test.each(['transfer', 'card'] as const)(
    'costs as much whether staff refund its order by %s at once or in steps',
    async (payment) => {
      const order = await delivered(1, { payment });
      const { returnId, replacementId, chosen } = await approved(order, 'same', COMPLAINT);
      const smallMinor = Math.round(order.total / 2);
      await staffRefund(order.orderId, order.total - smallMinor);
      // So long as enough of its money stays it is free, of whatever is left of its worth.
      const lowered = await opened.order(replacementId);
      expect(lowered?.totalMinor).toBeLessThan(chosen.totalMinor);
      expect((await read(returnId)).exchange).toMatchObject({
        totalMinor: lowered?.totalMinor,
        creditMinor: lowered?.totalMinor,
      });
      await staffRefund(order.orderId, smallMinor);
      expect(await opened.order(replacementId)).toMatchObject({ totalMinor: chosen.totalMinor });
      expect((await read(returnId)).exchange).toMatchObject({
        totalMinor: chosen.totalMinor,
        creditMinor: 0,
      });
      await arrive(returnId);
      expect(await accept(order, returnId)).toMatchObject({ ok: true });
      expect(await opened.order(replacementId)).toMatchObject({
        status: 'PENDING',
        paymentStatus: 'UNPAID',
        totalMinor: chosen.totalMinor,
        heldMinor: 0,
      });
    },
  );

  test('costs as much where the goods are refunded first and their delivery later', async () => {
    const order = await delivered(1);
    const { returnId, replacementId, offer, chosen } = await approved(order, 'same', COMPLAINT);
    expect(offer.creditMinor).toBeLessThan(order.total);
    await staffRefund(order.orderId, offer.creditMinor);
    expect((await read(returnId)).exchange).toMatchObject({ creditMinor: 0 });
    await staffRefund(order.orderId, order.total - offer.creditMinor);
    expect(await opened.order(replacementId)).toMatchObject({ totalMinor: chosen.totalMinor });
    await arrive(returnId);
    expect(await accept(order, returnId)).toMatchObject({ ok: true });
    expect(await opened.order(replacementId)).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      totalMinor: chosen.totalMinor,
    });
    expect(await ship(replacementId)).toMatchObject({ ok: false });
  });

  test.each(['transfer', 'card'] as const)(
    'is paid for as many pieces as are accepted, of an order by %s that staff refund',
    async (payment) => {
      const order = await delivered(3, { payment });
      const { returnId, replacementId, chosen } = await approved(order, 'same', { ...COMPLAINT, pieces: 3 });
      await staffRefund(order.orderId, order.total);
      if (payment === 'transfer') await opened.sentBack(order.orderId, order.total);
      await arrive(returnId);
      expect(await accept(order, returnId, 1)).toMatchObject({ ok: true });
      expect(await opened.order(replacementId)).toMatchObject({
        status: 'PENDING',
        paymentStatus: 'UNPAID',
        totalMinor: chosen.totalMinor / 3,
        heldMinor: 0,
      });
      expect(await ship(replacementId)).toMatchObject({ ok: false });
    },
  );
});
