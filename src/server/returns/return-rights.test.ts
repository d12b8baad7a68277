import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openGoodsReturnsShop } from '../../../tests/support/goods-returns-shop.ts';
import { withdrawals } from './tables.ts';

const opened = await openGoodsReturnsShop();
const { database, close } = opened;
const { delivered, asked, complete, step } = opened;
afterAll(close);

/** Which statements of withdrawal of an order nobody has dealt with, by their return. */
const openStatements = async (orderId: string) =>
  (await database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))).flatMap(
    ({ returnId, closedAt }) => (closedAt === null ? [returnId] : []),
  );

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
