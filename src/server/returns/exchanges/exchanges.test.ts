import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { bought } from '../../../../tests/support/sample-order.ts';
import { stockOf } from '../../../../tests/support/stored.ts';
import { openExchangeShop, PARCEL } from '../../../../tests/support/exchange-shop.ts';
import { exchangeSeen } from '../../../domain/returns/exchange-view.ts';
import { productPrices, products } from '../../catalogue/tables.ts';
import { completeDelivered } from '../../orders/complete-delivered.ts';
import { orders } from '../../orders/tables.ts';
import { exchanges } from './tables.ts';
import { unloggedActs } from '../../../../tests/support/unlogged-acts.ts';

const opened = await openExchangeShop();
const { shop, database, staff, customer, close } = opened;
const { asker, delivered, offered, asked, read, step, arrive, accept, refundsOf, heldOf } = opened;
afterAll(close);

describe('an exchange for something dearer', () => {
  test('holds the replacement, moves the worth, waits for the difference, and follows its order', async () => {
    const order = await delivered(2);
    const { returnId, chosen, offer, result } = await asked(order, 'dearer');
    expect(result).toEqual({ ok: true, returnId });
    const stock = (await stockOf(database, chosen.id)) ?? 0;
    expect(await read(returnId)).toMatchObject({
      kind: 'exchange',
      status: 'PENDING',
      way: 'own',
      exchange: { status: 'PENDING', creditMinor: offer.creditMinor, totalMinor: chosen.totalMinor },
    });
    expect(await step(returnId, 'APPROVED')).toEqual({ ok: true });
    expect(await stockOf(database, chosen.id)).toBe(stock - 1);
    const approved = await read(returnId);
    const replacementId = approved.exchange.order?.id ?? '';
    expect(approved).toMatchObject({ status: 'APPROVED', exchange: { status: 'APPROVED' } });
    expect(approved.label).not.toBeNull();
    expect(await opened.order(replacementId)).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      awaitsCredit: true,
      paymentDueAt: null,
      totalMinor: chosen.totalMinor,
      userId: customer,
    });
    // Nobody is asked for money, and nothing is sent, before the goods are back.
    expect(approved.exchange.order?.due).toBeNull();
    await arrive(returnId);
    expect((await read(returnId)).exchange.status).toBe('IN_PROGRESS');
    const held = await heldOf(order.orderId);
    expect(await accept(order, returnId)).toMatchObject({ ok: true, isWhole: false });
    expect(await heldOf(order.orderId, replacementId)).toBe(held);
    expect(await refundsOf(order.orderId)).toMatchObject([{ reason: 'exchange', minor: offer.creditMinor }]);
    expect(await opened.order(order.orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    const accepted = await read(returnId);
    const due = chosen.totalMinor - offer.creditMinor;
    expect(accepted.exchange).toMatchObject({
      creditedMinor: offer.creditMinor,
      order: { due: { minor: due } },
    });
    // The same form again moves nothing.
    expect(await accept(order, returnId)).toMatchObject({ ok: true });
    expect(await opened.order(replacementId)).toMatchObject({
      heldMinor: offer.creditMinor,
      status: 'PENDING',
      awaitsCredit: false,
    });
    // The correction of the original's invoice follows, and the replacement has its own once it is paid.
    expect(await opened.documents(order.orderId)).toEqual([order.total, order.total - offer.creditMinor]);
    expect(await opened.documents(replacementId)).toEqual([]);
    await opened.came(replacementId, due);
    expect(await opened.order(replacementId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await opened.documents(replacementId)).toEqual([chosen.totalMinor]);
    await opened.hand(replacementId, 'SHIPPED');
    const sent = await read(returnId);
    expect(sent.exchange).toMatchObject({
      status: 'SHIPPED',
      order: { tracking: { number: PARCEL.number } },
    });
    expect(sent.tracking).toMatchObject({ number: PARCEL.number });
    await shop.orders.deliverOrder({ orderId: replacementId, staffId: staff });
    expect((await read(returnId)).exchange.status).toBe('DELIVERED');
    await database
      .update(orders)
      .set({ deliveredAt: sql`now() - interval '15 days'` })
      .where(eq(orders.id, order.orderId));
    // The original waits for its exchange.
    await completeDelivered(database)();
    expect((await opened.order(order.orderId)).status).toBe('DELIVERED');
    await database
      .update(orders)
      .set({ deliveredAt: sql`now() - interval '15 days'` })
      .where(eq(orders.id, replacementId));
    await completeDelivered(database)();
    expect((await read(returnId)).exchange.status).toBe('COMPLETED');
    await completeDelivered(database)();
    expect((await opened.order(order.orderId)).status).toBe('COMPLETED');
    expect(
      (await read(returnId)).exchangeEvents.map(({ toStatus, reason }) => `${toStatus} ${reason}`),
    ).toEqual([
      'PENDING asked',
      'APPROVED approved',
      'IN_PROGRESS original-back',
      'IN_PROGRESS settled',
      'SHIPPED replacement-shipped',
      'DELIVERED replacement-delivered',
      'COMPLETED replacement-completed',
    ]);
    const written = (await opened.emails(order.orderId)).map(({ occasion }) => occasion);
    for (const news of ['asked', 'approved', 'received', 'settled']) {
      expect(written).toContain(`exchange-${news}`);
    }
    expect(written.some((occasion) => occasion?.startsWith('return-'))).toBe(false);
  });
});

describe('an exchange', () => {
  test('for something cheaper gives the rest back by an ordinary refund, and is paid at once', async () => {
    const order = await delivered(2);
    const { returnId, chosen, offer } = await asked(order, 'cheaper');
    await step(returnId, 'APPROVED');
    const replacementId = (await read(returnId)).exchange.order?.id ?? '';
    await arrive(returnId);
    expect(await accept(order, returnId)).toMatchObject({ ok: true });
    expect(await refundsOf(order.orderId)).toEqual(
      expect.arrayContaining([
        { reason: 'exchange', minor: chosen.totalMinor, doneAt: expect.any(String) },
        { reason: 'goods-back', minor: offer.creditMinor - chosen.totalMinor, doneAt: null },
      ]),
    );
    expect(await opened.order(replacementId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect((await opened.order(order.orderId)).owedMinor).toBe(offer.creditMinor - chosen.totalMinor);
    const found = await shop.orders.findOrder(order.orderId, customer);
    expect(found.ok && (await shop.orders.findRefunds(found.order))).toMatchObject({
      movedMinor: chosen.totalMinor,
      returnedMinor: 0,
      toAccountMinor: offer.creditMinor - chosen.totalMinor,
    });
  });

  test('of all that was bought keeps the delivery with the shop', async () => {
    const order = await delivered(1);
    const { offer } = await offered(order);
    const { shippingMinor, paymentFeeMinor, totalMinor } = await opened.order(order.orderId);
    expect(offer.creditMinor).toBe(totalMinor - (shippingMinor ?? 0) - paymentFeeMinor);
    const { returnId } = await asked(order, 'dearer');
    await step(returnId, 'APPROVED');
    await arrive(returnId);
    expect(await accept(order, returnId)).toMatchObject({ ok: true, isWhole: true });
    expect((await read(returnId)).exchange.creditedMinor).toBe(offer.creditMinor);
    expect((await opened.order(order.orderId)).status).toBe('RETURNED');
    const view = await shop.backoffice.findOrder(order.orderId);
    expect(view?.goodsReturn.dueMinor).toBe(0);
  });

  test('of faulty goods for the same costs nothing, whatever that costs by now', async () => {
    const order = await delivered(2);
    await database
      .update(productPrices)
      .set({ minor: sql`${productPrices.minor} + 12345` })
      .where(and(eq(productPrices.productId, 1801), eq(productPrices.currency, 'UAH')));
    const { returnId, chosen, offer } = await asked(order, 'same', {
      kind: 'complaint',
      reason: 'faulty',
      note: 'It does not switch on.',
    });
    await database
      .update(productPrices)
      .set({ minor: sql`${productPrices.minor} - 12345` })
      .where(and(eq(productPrices.productId, 1801), eq(productPrices.currency, 'UAH')));
    expect(chosen.differenceMinor).toBe(0);
    await step(returnId, 'APPROVED');
    expect(await read(returnId)).toMatchObject({ kind: 'complaint', way: 'label', payer: 'shop' });
    const replacementId = (await read(returnId)).exchange.order?.id ?? '';
    await arrive(returnId);
    expect(await accept(order, returnId)).toMatchObject({ ok: true });
    expect(await opened.order(replacementId)).toMatchObject({
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      totalMinor: offer.creditMinor,
      shippingMinor: 0,
    });
    expect((await opened.order(order.orderId)).owedMinor).toBe(0);
  });

  test('whose goods are refused after the inspection ends, with its replacement on the shelf and its money back', async () => {
    const order = await delivered(2);
    const { returnId, chosen } = await asked(order, 'dearer');
    const stock = await stockOf(database, chosen.id);
    await step(returnId, 'APPROVED');
    const replacementId = (await read(returnId)).exchange.order?.id ?? '';
    // Somebody paid before they were asked.
    await opened.came(replacementId, 500);
    await arrive(returnId);
    expect(await step(returnId, 'REJECTED', 'It was mounted')).toEqual({ ok: true });
    expect(await read(returnId)).toMatchObject({ status: 'REJECTED', exchange: { status: 'REJECTED' } });
    expect(await opened.order(replacementId)).toMatchObject({
      status: 'CANCELLED',
      owedMinor: 500,
      awaitsCredit: false,
    });
    expect(await stockOf(database, chosen.id)).toBe(stock);
    expect(await refundsOf(order.orderId)).toEqual([]);
  });

  test('is called off by its customer while nothing was sent, and by staff who say why', async () => {
    const order = await delivered(2);
    const { returnId, chosen } = await asked(order, 'dearer');
    const stock = await stockOf(database, chosen.id);
    await step(returnId, 'APPROVED');
    expect(await shop.returns.callOff({ ...asker, returnId })).toEqual({ ok: true });
    expect((await read(returnId)).exchange.status).toBe('CANCELLED');
    expect(await stockOf(database, chosen.id)).toBe(stock);
    const other = await asked(order, 'dearer');
    await step(other.returnId, 'APPROVED');
    expect(await step(other.returnId, 'CANCELLED', 'Never sent')).toEqual({ ok: true });
    expect((await read(other.returnId)).exchange.status).toBe('CANCELLED');
  });

  test('whose replacement is cancelled by itself leaves a return, whose goods are refunded', async () => {
    const order = await delivered(2);
    const { returnId, offer } = await asked(order, 'dearer');
    await step(returnId, 'APPROVED');
    const replacementId = (await read(returnId)).exchange.order?.id ?? '';
    const cancelled = await shop.orders.cancelOrder({
      orderId: replacementId,
      userId: customer,
      reason: 'other',
    });
    expect(cancelled).toEqual({ ok: true });
    await opened.followEnded();
    // From now on it is a plain return, and says what is refunded.
    const became = await shop.returns.find({ ...asker, returnId });
    expect(became).toMatchObject({
      found: {
        status: 'APPROVED',
        kind: 'other',
        exchange: null,
        estimate: { totalMinor: offer.creditMinor },
      },
    });
    expect((await opened.emails(order.orderId)).map(({ occasion }) => occasion)).toContain(
      'return-refund-instead',
    );
    await arrive(returnId);
    const found = await shop.backoffice.findOrder(order.orderId);
    await shop.returns.takeGoodsBack({
      id: returnId,
      orderId: order.orderId,
      staffId: staff,
      reason: 'returned',
      seen: found?.goodsReturn.returns.length ?? 0,
      refund: true,
      lines: [{ itemId: order.itemId, back: 1, sellable: 1 }],
    });
    expect(await refundsOf(order.orderId)).toMatchObject([
      { reason: 'goods-back', minor: offer.creditMinor },
    ]);
  });
});

test('the order of a replacement knows its exchange, and what its cancellation does to it', async () => {
  const order = await delivered(2);
  const { returnId, replacementId } = await opened.approved(order);
  const replaced = () => shop.returns.exchangeOfReplacement(replacementId);
  const originalId = order.orderId;
  expect(await replaced()).toMatchObject({ returnId, originalId, isOpen: true, isSent: false });
  await arrive(returnId);
  expect(await replaced()).toMatchObject({ isOpen: true, isSent: true });
  await shop.orders.cancelOrder({ ...asker, orderId: replacementId, reason: 'changed-mind' });
  expect(await replaced()).toMatchObject({ isOpen: false, isSent: true });
  expect(await shop.returns.exchangeOfReplacement(originalId)).toBeNull();
});

describe('on a bad day', () => {
  test('of two exchanges for the last piece the second is not agreed to, and its customer chooses anew', async () => {
    const [one, two] = [await delivered(2), await delivered(2)];
    const first = await asked(one, 'dearer');
    const stock = (await stockOf(database, first.chosen.id)) ?? 0;
    const setStock = (pieces: number) =>
      database.update(products).set({ stock: pieces }).where(eq(products.id, first.chosen.id));
    await setStock(1);
    const second = await asked(two, 'dearer', { productId: first.chosen.id });
    expect(second.result).toEqual({ ok: true, returnId: second.returnId });
    const both = await Promise.all([step(first.returnId, 'APPROVED'), step(second.returnId, 'APPROVED')]);
    expect(both).toEqual(expect.arrayContaining([{ ok: true }, { ok: false, reason: 'replacement-gone' }]));
    const [late, lateOrder] = both[0].ok ? [second.returnId, two] : [first.returnId, one];
    expect((await read(late)).exchange).toMatchObject({ status: 'PENDING', order: null });
    for (const _ of [1, 2]) {
      expect(await shop.returns.askAgain({ returnId: late, staffId: staff })).toEqual({ ok: true });
    }
    expect((await read(late)).exchange.isAskedAgain).toBe(true);
    await setStock(1);
    for (const to of ['APPROVED', 'RETURNED'] as const) {
      expect(await step(late, to)).toEqual({ ok: false, reason: 'transition-not-allowed' });
    }
    await setStock(0);
    const again = await shop.returns.offerAgain({ ...asker, returnId: late, count: 60 });
    if (!again.ok) throw new Error(again.reason);
    expect(again.offer.replacements.map(({ id }) => id)).not.toContain(first.chosen.id);
    const [other] = again.offer.replacements;
    const choice = { ...asker, returnId: late, productId: other?.id ?? 0 };
    expect(await shop.returns.chooseAgain({ ...choice, seenMinor: -1 })).toMatchObject({
      reason: 'difference-changed',
    });
    expect(await shop.returns.chooseAgain({ ...choice, seenMinor: other?.differenceMinor ?? 0 })).toEqual({
      ok: true,
    });
    expect(await step(late, 'APPROVED')).toEqual({ ok: true });
    expect((await opened.emails(lateOrder.orderId)).map(({ occasion }) => occasion)).toContain(
      'exchange-choose-again',
    );
    await setStock(stock);
  });

  test('the price that was shown holds until its day, and is not raised after it', async () => {
    const order = await delivered(2);
    const { returnId, chosen } = await asked(order, 'dearer');
    const raise = (by: number) =>
      database
        .update(productPrices)
        .set({ minor: sql`${productPrices.minor} + ${by}::int` })
        .where(
          and(
            eq(productPrices.productId, chosen.id),
            eq(productPrices.currency, 'UAH'),
            eq(productPrices.term, 'sale'),
          ),
        );
    await raise(10_000);
    await database
      .update(exchanges)
      .set({ priceUntil: '2020-01-01' })
      .where(eq(exchanges.returnId, returnId));
    expect(await step(returnId, 'APPROVED')).toEqual({ ok: false, reason: 'price-over' });
    await database
      .update(exchanges)
      .set({ priceUntil: '2999-01-01' })
      .where(eq(exchanges.returnId, returnId));
    expect(await step(returnId, 'APPROVED')).toEqual({ ok: true });
    const replacementId = (await read(returnId)).exchange.order?.id ?? '';
    expect((await opened.order(replacementId)).totalMinor).toBe(chosen.totalMinor);
    await raise(-10_000);
  });

  test('the same form twice is one exchange, and pieces that are asked for are not asked for again', async () => {
    const order = await delivered(2);
    const one = await asked(order, 'dearer');
    const again = await shop.returns.requestExchange({
      ...asker,
      orderId: order.orderId,
      request: one.request,
    });
    expect(again).toEqual({ ok: true, returnId: one.returnId });
    const other = await delivered(1);
    expect(
      await shop.returns.requestExchange({ ...asker, orderId: other.orderId, request: one.request }),
    ).toEqual({ ok: false, reason: 'form-used' });
    const both = { ...one.request, id: randomUUID(), pieces: 2 };
    expect(
      await shop.returns.requestExchange({ ...asker, orderId: order.orderId, request: both }),
    ).toMatchObject({ ok: false, reason: 'more-than-left' });
    const stale = { ...one.request, id: randomUUID(), seenMinor: one.request.seenMinor - 1 };
    expect(await shop.returns.requestExchange({ ...asker, orderId: order.orderId, request: stale })).toEqual({
      ok: false,
      reason: 'difference-changed',
    });
  });

  test('a form that is known with other content is used, as is one of another request', async () => {
    const order = await delivered(2);
    const { request, returnId } = await asked(order, 'dearer');
    const replay = (differs: object) =>
      shop.returns.requestExchange({ ...asker, orderId: order.orderId, request: { ...request, ...differs } });
    expect(await replay({})).toEqual({ ok: true, returnId });
    for (const differs of [{ note: 'Another note' }, { productId: request.productId + 1 }, { pieces: 2 }]) {
      expect(await replay(differs)).toEqual({ ok: false, reason: 'form-used' });
    }
  });

  test('staff agree to what they saw alone', async () => {
    const order = await delivered(2);
    const { returnId, chosen, offer } = await asked(order, 'dearer');
    const seen = exchangeSeen({ productId: chosen.id, pieces: 1, totalMinor: chosen.totalMinor, ...offer });
    const other = offer.replacements.find(({ id }) => id !== chosen.id);
    const again = { productId: other?.id ?? 0, seenMinor: other?.differenceMinor ?? 0 };
    expect(await shop.returns.chooseAgain({ ...asker, returnId, ...again })).toEqual({ ok: true });
    const agree = (shown: string) =>
      shop.returns.step({ returnId, staffId: staff, to: 'APPROVED', note: null, seen: shown });
    expect(await agree(seen)).toEqual({ ok: false, reason: 'exchange-changed' });
    const totalMinor = other?.totalMinor ?? 0;
    expect(await agree(exchangeSeen({ productId: other?.id ?? 0, pieces: 1, totalMinor, ...offer }))).toEqual(
      {
        ok: true,
      },
    );
  });

  test('what is credited is reckoned anew when money of the order goes back, and told once', async () => {
    const order = await delivered(2);
    const { returnId, offer, replacementId } = await opened.approved(order);
    const kept = 1_00;
    const refund = { orderId: order.orderId, amountMinor: order.total - kept, reason: 'Goodwill' };
    await shop.payments.refundPart({ id: randomUUID(), ...refund, staffId: staff });
    const { exchange, exchangeEvents } = await read(returnId);
    expect(exchange.creditMinor).toBeLessThan(offer.creditMinor);
    expect(exchangeEvents.at(-1)).toMatchObject({ reason: 'credit-changed' });
    const told = (await opened.emails(order.orderId)).filter(
      ({ occasion }) => occasion === 'exchange-credit-changed',
    );
    expect(told).toHaveLength(1);
    await arrive(returnId);
    await accept(order, returnId);
    expect((await opened.order(replacementId)).creditMinor).toBe(exchange.creditMinor);
  });

  const giveBack = (orderId: string, amountMinor: number) =>
    shop.payments.refundPart({ id: randomUUID(), orderId, amountMinor, reason: 'Goodwill', staffId: staff });
  const faulty = { kind: 'complaint', reason: 'faulty', note: 'It is broken.' } as const;

  test('the same product in place of a faulty one stays free when money goes back out of goodwill, before and after staff agreed', async () => {
    const order = await delivered(1);
    const { returnId } = await asked(order, 'same', faulty);
    await giveBack(order.orderId, 20_00);
    const pending = (await read(returnId)).exchange;
    expect(pending.totalMinor).toBe(pending.creditMinor);
    expect(await step(returnId, 'APPROVED')).toEqual({ ok: true });
    await giveBack(order.orderId, 30_00);
    const { exchange } = await read(returnId);
    expect(exchange.creditMinor).toBe(pending.creditMinor - 30_00);
    const replacementId = exchange.order?.id ?? '';
    expect(await opened.order(replacementId)).toMatchObject({ totalMinor: exchange.creditMinor });
    await arrive(returnId);
    await accept(order, returnId);
    expect(await opened.order(replacementId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
  });

  test('the same product is free also after money of another piece went back', async () => {
    const order = await delivered(3);
    const { itemId } = order;
    await giveBack(order.orderId, 468_00);
    const wish = { itemId, pieces: 1, kind: 'complaint' as const };
    const ask = () => shop.returns.offerExchange({ ...asker, orderId: order.orderId, wish, count: 60 });
    const offer = await ask();
    const same = offer.ok ? offer.offer.replacements.find(({ id }) => id === 1801) : undefined;
    expect(same?.differenceMinor).toBe(0);
  });

  test('goods whose money went back are replaced by nothing that is free', async () => {
    const order = await delivered(1);
    const { returnId } = await asked(order, 'same', faulty);
    const { exchange } = await read(returnId);
    await giveBack(order.orderId, order.total);
    expect((await read(returnId)).exchange).toMatchObject({
      creditMinor: 0,
      totalMinor: exchange.totalMinor,
    });
    const wish = { itemId: order.itemId, pieces: 1, kind: 'complaint' as const };
    await shop.returns.step({ returnId, staffId: staff, to: 'REJECTED', note: 'Refunded.' });
    expect(
      await shop.returns.offerExchange({ ...asker, orderId: order.orderId, wish, count: 9 }),
    ).toMatchObject({ ok: false, reason: 'return-not-open' });
  });

  test('goods are not taken before staff agreed, nor while a carrier has their money', async () => {
    const order = await delivered(2);
    const { returnId } = await asked(order, 'dearer');
    expect(await accept(order, returnId)).toEqual({ ok: false, reason: 'exchange-unanswered' });
    const { orderId } = await opened.place({ payment: 'pod' }, 2);
    await opened.hand(orderId, 'DELIVERED');
    const found = await shop.backoffice.findOrder(orderId);
    const pod = { orderId, total: 0, itemId: found?.order.items[0]?.id ?? '' };
    const exchange = await asked(pod, 'dearer');
    await step(exchange.returnId, 'APPROVED');
    await arrive(exchange.returnId);
    expect(await accept(pod, exchange.returnId)).toEqual({ ok: false, reason: 'money-not-there' });
    await opened.came(orderId, (await opened.order(orderId)).totalMinor);
    expect(await accept(pod, exchange.returnId)).toMatchObject({ ok: true });
  });

  test('nobody else asks for it, and what is moved is no line that staff take back', async () => {
    const order = await delivered(2);
    const wish = { itemId: order.itemId, pieces: 1, kind: 'withdrawal' as const };
    const ask = { orderId: order.orderId, locale: 'uk', wish, count: 1 } as const;
    expect(await shop.returns.offerExchange({ ...ask, userId: staff, guestOrderIds: [] })).toMatchObject({
      reason: 'not-owner',
    });
    expect(
      await shop.returns.offerExchange({ ...ask, userId: null, guestOrderIds: [randomUUID()] }),
    ).toMatchObject({ reason: 'not-signed-in' });
    const { returnId } = await asked(order, 'cheaper');
    await step(returnId, 'APPROVED');
    await arrive(returnId);
    await accept(order, returnId);
    const lines = await opened.linesOf(order.orderId);
    const moved = lines.find(({ kind }) => kind === 'exchange');
    expect(await opened.takeBack(order.orderId, moved?.id ?? '')).toEqual({
      ok: false,
      reason: 'already-reversed',
    });
  });

  test('of fewer pieces than were asked for so many are exchanged', async () => {
    const order = await delivered(3);
    const { returnId, chosen, offer } = await asked(order, 'dearer', { pieces: 2 });
    await step(returnId, 'APPROVED');
    const replacementId = (await read(returnId)).exchange.order?.id ?? '';
    await arrive(returnId);
    const held = await heldOf(order.orderId);
    await accept(order, returnId, 1);
    expect(await heldOf(order.orderId, replacementId)).toBe(held);
    const { heldMinor, totalMinor, status } = await opened.order(replacementId);
    expect(heldMinor).toBeLessThan(offer.creditMinor);
    expect(totalMinor).toBeLessThan(chosen.totalMinor);
    expect(status).toBe('PENDING');
    const { exchange } = await read(returnId);
    expect(exchange.replacement.pieces).toBe(1);
    expect(exchange.order?.due?.minor).toBe(totalMinor - heldMinor);
  });
});

describe('an exchange with other goods of its order in the parcel', () => {
  /** An order of two lines, the second of which is exchanged for something dearer, and the way of its staff to take pieces of both back. */
  async function exchangedBesides() {
    const { orderId, total } = await opened.place({ lines: [bought(1801, 2), bought(101, 2)] });
    await opened.came(orderId, total);
    await opened.hand(orderId, 'DELIVERED');
    const items = (await shop.backoffice.findOrder(orderId))?.order.items ?? [];
    const itemOf = (product: number) => items.find(({ productId }) => productId === product)?.id ?? '';
    const order = { orderId, total, itemId: itemOf(101) };
    const found = await opened.approved(order, 'dearer', { pieces: 2 });
    await arrive(found.returnId);
    const other = await offered({ ...order, itemId: itemOf(1801) });
    const take = async (id: string, back: { readonly other: number; readonly own: number }) =>
      shop.returns.takeGoodsBack({
        id,
        orderId,
        staffId: staff,
        reason: 'returned',
        seen: (await shop.backoffice.findOrder(orderId))?.goodsReturn.returns.length ?? 0,
        refund: true,
        lines: [
          { itemId: itemOf(1801), back: back.other, sellable: back.other },
          { itemId: order.itemId, back: back.own, sellable: back.own },
        ],
      });
    // What a piece of the other line is worth.
    return { ...found, order, otherMinor: other.offer.creditMinor, take };
  }

  test('is settled by its own goods alone', async () => {
    const { order, returnId, replacementId, take } = await exchangedBesides();
    const untouched = await opened.order(replacementId);
    const elsewhere = { ok: false, reason: 'asked-elsewhere' };
    expect(await take(returnId, { other: 2, own: 0 })).toEqual(elsewhere);
    expect(await take(returnId, { other: 1, own: 2 })).toEqual(elsewhere);
    expect(await take(returnId, { other: 0, own: 0 })).toEqual({ ok: false, reason: 'nothing-back' });
    expect(await opened.order(replacementId)).toEqual(untouched);
    expect(await opened.order(order.orderId)).toMatchObject({ heldMinor: order.total, owedMinor: 0 });
  });

  test.each(['before', 'after'] as const)(
    'has the others refunded by a form of their own %s it',
    async (when) => {
      const { order, returnId, replacementId, chosen, offer, otherMinor, take } = await exchangedBesides();
      const takes = {
        own: () => take(returnId, { other: 0, own: 2 }),
        other: () => take(randomUUID(), { other: 1, own: 0 }),
      };
      const taken = { own: 0, other: 0 };
      for (const which of when === 'before' ? (['other', 'own'] as const) : (['own', 'other'] as const)) {
        const result = await takes[which]();
        if (!result.ok) throw new Error(result.reason);
        taken[which] = result.refundMinor;
      }
      expect(taken).toEqual({ own: 0, other: otherMinor });
      expect(await opened.order(order.orderId)).toMatchObject({ owedMinor: otherMinor });
      expect(await opened.order(replacementId)).toMatchObject({
        totalMinor: chosen.totalMinor,
        creditMinor: offer.creditMinor,
      });
      expect((await read(returnId)).exchange.replacement.pieces).toBe(2);
    },
  );
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['exchange_events']),
    unlogged: [],
  });
});
