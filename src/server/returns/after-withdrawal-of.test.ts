import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { bought } from '../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { emails } from '../outbox/tables.ts';

const opened = await openTransferShop();
const { shop, database, staff, customer, close } = opened;
afterAll(close);

const asker = { userId: customer, guestOrderIds: [] };

/** A delivered order of a panel, which is no parcel, and two pieces of a small product, of which one is withdrawn from. */
async function withdrawn(way: 'own' | 'label') {
  const { orderId, total } = await opened.place({ lines: [bought(101), bought(1801, 2)] });
  await opened.came(orderId, total);
  await opened.hand(orderId, 'DELIVERED');
  const found = await shop.backoffice.findOrder(orderId);
  const itemId = found?.order.items.find(({ productId }) => productId === 1801)?.id ?? '';
  const request = {
    id: randomUUID(),
    kind: 'withdrawal',
    lines: [{ itemId, pieces: 1, reason: null }],
    note: null,
    way,
    isUnused: true,
  } as const;
  const offered = await shop.returns.offer({ ...asker, orderId, request });
  if (!offered.ok) throw new Error(offered.reason);
  const seenMinor = Object.fromEntries(offered.offers.map((each) => [each.way, each.estimate?.totalMinor]));
  const asked = await shop.returns.request({ ...asker, orderId, request, seenMinor });
  expect(asked).toMatchObject({ ok: true });
  const next = async () => {
    const stated = await shop.orders.findWithdrawal(orderId);
    return stated && shop.orders.afterWithdrawal(orderId, stated);
  };
  const [receipt] = await database
    .select()
    .from(emails)
    .where(and(like(emails.occasion, `withdrawal:%${orderId}`), eq(emails.recipient, 'olena@example.com')));
  return { orderId, itemId, returnId: request.id, next, receipt: receipt?.plain ?? '' };
}

test('a parcel of goods that are withdrawn from is sent as such, whatever else was ordered', async () => {
  const { receipt, next } = await withdrawn('own');
  expect(receipt).toContain('Надішліть товар протягом 14 днів');
  expect(receipt).not.toContain('Не надсилайте');
  expect(await next()).toEqual({ goods: 'parcel', money: 'after-goods-part' });
});

test('a part that came back and was refunded is not asked for again', async () => {
  const { orderId, itemId, returnId, receipt, next } = await withdrawn('label');
  expect(receipt).toContain('Роздрукуйте етикетку');
  expect(await next()).toEqual({ goods: 'label', money: 'after-goods-part' });
  const taken = await shop.returns.takeGoodsBack({
    id: returnId,
    orderId,
    staffId: staff,
    reason: 'withdrawn',
    seen: 0,
    refund: true,
    lines: [{ itemId, back: 1, sellable: 1 }],
  });
  if (!taken.ok) throw new Error(taken.reason);
  expect(await next()).toEqual({ goods: 'back', money: 'soon-part' });
  await opened.sentBack(orderId, taken.refundMinor);
  expect(await next()).toEqual({ goods: 'back', money: 'done-part' });
});
