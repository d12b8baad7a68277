import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openGoodsReturnsShop, type Delivered } from '../../../tests/support/goods-returns-shop.ts';
import { orders } from '../orders/tables.ts';
import { withdrawals } from './tables.ts';

const opened = await openGoodsReturnsShop();
const { shop, database, close } = opened;
const { delivered, requestOf, ask, asked, complain, complete, read, step, refundsOf } = opened;
afterAll(close);

/** Which statements of withdrawal of an order nobody has dealt with, by their return. */
const openStatements = async (orderId: string) =>
  (await database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))).flatMap(
    ({ returnId, closedAt }) => (closedAt === null ? [returnId] : []),
  );

const viewOf = async ({ orderId }: Delivered) => {
  const found = await shop.backoffice.findOrder(orderId);
  if (!found) throw new Error('There is no such order');
  return found.order;
};

describe('a part that came back', () => {
  test('deals with its own statement of withdrawal alone', async () => {
    const order = await delivered(3);
    const [first, second] = [await asked(order, 1), await asked(order, 1)];
    await step(first, 'RETURNED');
    await step(first, 'IN_PROGRESS');
    await complete(order, first, 1);
    expect(await openStatements(order.orderId)).toEqual([second]);
    // Nor does a piece that came without a word.
    await opened.goodsReturn(order.orderId, { back: 1, sellable: 1 });
    expect(await openStatements(order.orderId)).toEqual([second]);
  });
});

describe('a complaint that nobody answered', () => {
  test('gives way to a withdrawal from the same pieces, and its customer is told', async () => {
    const order = await delivered(2);
    const [kept, complaint] = [await complain(order), await complain(order)];
    const returnable = await shop.returns.returnableOf(await viewOf(order));
    expect(returnable.lines).toMatchObject([{ left: 0, leftToWithdraw: 2 }]);
    const returnId = await asked(order, 1);
    expect(await read(returnId)).toMatchObject({ status: 'APPROVED' });
    const { status, answerNote, number, events } = await read(complaint);
    expect(status).toBe('CANCELLED');
    expect(events.at(-1)).toMatchObject({ toStatus: 'CANCELLED', reason: 'withdrawn-instead' });
    expect(answerNote).toContain((await read(returnId)).number);
    const letters = (await opened.emails(order.orderId)).map(({ occasion, plain }) => `${occasion} ${plain}`);
    const told = letters.filter((letter) => letter.startsWith('return-called-off'));
    expect(told).toEqual([expect.stringContaining(number)]);
    expect(await read(kept)).toMatchObject({ status: 'PENDING' });
  });

  test('stays where nobody withdraws: nothing is called off with a request that is refused', async () => {
    const order = await delivered(2);
    const [agreed, waiting] = [await complain(order), await complain(order)];
    await step(agreed, 'APPROVED', 'Надішліть за етикеткою');
    expect(await ask(order, requestOf(order, 3))).toMatchObject({ reason: 'more-than-left' });
    expect(await read(waiting)).toMatchObject({ status: 'PENDING' });
  });

  test('gives way to a statement about the whole order', async () => {
    const order = await delivered(2);
    const complaint = await complain(order);
    const { orderNumber, shippingAddress } = await viewOf(order);
    await shop.orders.stateWithdrawal({
      orderNumber,
      name: 'Олена',
      email: shippingAddress.email,
      goods: null,
      locale: 'uk',
    });
    const [stated] = await database.select().from(withdrawals).where(eq(withdrawals.orderId, order.orderId));
    expect((await read(stated?.returnId ?? '')).lines).toMatchObject([{ asked: 2 }]);
    expect(await read(complaint)).toMatchObject({ status: 'CANCELLED' });
  });
});

describe('goods that came back before the carrier paid for them', () => {
  test('are refunded when its money is recorded, each return with what it was told', async () => {
    const order = await delivered(3, { payment: 'pod' });
    const [first, second] = [await asked(order, 1), await asked(order, 1)];
    const toldMinor: number[] = [];
    for (const returnId of [first, second]) {
      toldMinor.push((await read(returnId)).estimate?.totalMinor ?? 0);
      await step(returnId, 'RETURNED');
      await step(returnId, 'IN_PROGRESS');
      await complete(order, returnId, 1);
      expect(await read(returnId)).toMatchObject({ refundMinor: 0, waitsForCarrier: true });
    }
    expect(await refundsOf(order.orderId)).toEqual([]);
    await opened.came(order.orderId, order.total);
    const sumMinor = toldMinor.reduce((sum, minor) => sum + minor, 0);
    expect(sumMinor).toBeGreaterThan(0);
    expect(await refundsOf(order.orderId)).toEqual([sumMinor]);
    expect(await opened.order(order.orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: sumMinor });
    const done = [await read(first), await read(second)];
    expect(done.map(({ refundMinor }) => refundMinor)).toEqual(toldMinor);
    expect(done.some(({ waitsForCarrier }) => waitsForCarrier)).toBe(false);
    expect((await shop.backoffice.findOrder(order.orderId))?.goodsReturn.dueMinor).toBe(0);
    expect(await opened.sentBack(order.orderId, sumMinor)).toMatchObject({ ok: true, leftMinor: 0 });
  });

  test('as a whole order have their sum at their return', async () => {
    const order = await delivered(1, { payment: 'pod' });
    const returnId = await asked(order, 1);
    await step(returnId, 'RETURNED');
    await step(returnId, 'IN_PROGRESS');
    await complete(order, returnId, 1);
    await opened.came(order.orderId, order.total);
    expect(await read(returnId)).toMatchObject({ refundMinor: order.total });
    expect(await opened.order(order.orderId)).toMatchObject({ owedMinor: order.total });
  });

  test('are refunded once when the line is taken back and written down again', async () => {
    const order = await delivered(2, { payment: 'pod' });
    const returnId = await asked(order, 1);
    await step(returnId, 'RETURNED');
    await step(returnId, 'IN_PROGRESS');
    await complete(order, returnId, 1);
    await opened.came(order.orderId, order.total);
    const { refundMinor } = await read(returnId);
    const [line] = await opened.linesOf(order.orderId);
    await opened.takeBack(order.orderId, line?.id ?? '');
    await opened.came(order.orderId, order.total);
    expect(await refundsOf(order.orderId)).toEqual([refundMinor]);
    expect(await opened.order(order.orderId)).toMatchObject({ owedMinor: refundMinor });
    expect(await read(returnId)).toMatchObject({ refundMinor });
  });
});

describe('what is told of the refund', () => {
  test('is estimated anew when another return is called off, and is paid', async () => {
    const order = await delivered(2);
    const [first, second] = [await asked(order, 1), await asked(order, 1)];
    const alone = (await read(first)).estimate;
    expect((await read(second)).estimate?.totalMinor).toBeGreaterThan(alone?.totalMinor ?? 0);
    await shop.returns.callOff({ ...opened.asker, returnId: first });
    const found = await read(second);
    expect(found.estimate).toEqual(alone);
    expect(found.events.at(-1)).toMatchObject({ toStatus: 'APPROVED', reason: 'estimate-changed' });
    await step(second, 'RETURNED');
    await step(second, 'IN_PROGRESS');
    await complete(order, second, 1);
    expect(await read(second)).toMatchObject({ refundMinor: alone?.totalMinor });
  });

  test('of the one that is left has the delivery when the other is completed first', async () => {
    const order = await delivered(2);
    const [first, second] = [await asked(order, 1), await asked(order, 1)];
    await step(second, 'RETURNED');
    await step(second, 'IN_PROGRESS');
    await complete(order, second, 1);
    const { estimate } = await read(first);
    expect(estimate?.deliveryMinor).toBeGreaterThan(0);
    await step(first, 'RETURNED');
    await step(first, 'IN_PROGRESS');
    await complete(order, first, 1);
    expect(await read(first)).toMatchObject({ refundMinor: estimate?.totalMinor });
    expect((await refundsOf(order.orderId)).reduce((sum, minor) => sum + minor, 0)).toBe(order.total);
  });
});

test('a complaint after ten years is examined, and no sum is promised for it', async () => {
  const order = await delivered(1);
  await database
    .update(orders)
    .set({ deliveredAt: sql`now() - interval '10 years'` })
    .where(eq(orders.id, order.orderId));
  expect(await read(await complain(order))).toMatchObject({ status: 'PENDING', estimate: null });
});
