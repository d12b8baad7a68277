import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Queue } from '../../../src/domain/orders/queue.ts';
import { money } from '../../../src/domain/money/money.ts';
import { isRefundedWhole } from '../../../src/domain/orders/refunded-whole.ts';
import { readStaffOrdersQuery } from '../../../src/domain/orders/staff-orders-query.ts';
import { openCardShop } from '../../support/card-shop.ts';
import { disputeEvent, refundEvent } from '../../support/stripe-bodies.ts';

const card = await openCardShop();
const { shop } = card;
afterAll(() => card.close());

const staffId = card.customer;
const ship = (orderId: string) =>
  shop.orders.shipOrder({ orderId, staffId, tracking: { carrier: 'nova-poshta', number: '20450012345678' } });
const queued = async (queue: Queue) => {
  const { orders } = await shop.backoffice.listOrders(
    readStaffOrdersQuery(new URLSearchParams({ waits: queue })),
  );
  return orders.map(({ id }) => id);
};
const giveBack = (orderId: string, amountMinor: number) =>
  shop.payments.refundPart({ id: randomUUID(), orderId, amountMinor, reason: 'Помилка', staffId });
const line = (orderId: string, minor: number) => ({
  orderId,
  staffId,
  amount: money(minor, 'UAH'),
  day: '2026-11-05',
  reference: randomUUID(),
});
async function transferred(method: 'transfer' | 'card' = 'transfer') {
  const orderId = await card.place(1, method);
  const amount = (await card.order(orderId))?.totalMinor ?? 0;
  await shop.payments.recordTransfer(line(orderId, amount));
  return { orderId, amount };
}

/** Ways in which all money of a paid order goes back while its goods are in the shop. */
const WAYS: [string, () => Promise<string>][] = [
  [
    'a refund by staff',
    async () => {
      const { orderId, amount } = await card.paid();
      await giveBack(orderId, amount);
      while ((await card.returnMoney()) !== null);
      return orderId;
    },
  ],
  [
    'a refund by staff that waits for its provider',
    async () => {
      const { orderId, amount } = await card.paid();
      await giveBack(orderId, amount);
      return orderId;
    },
  ],
  [
    'a refund that leaves a kopiyka',
    async () => {
      const { orderId, amount } = await transferred();
      await giveBack(orderId, amount - 1);
      return orderId;
    },
  ],
  [
    'a promised refund of a card order that was paid by transfer',
    async () => {
      const { orderId, amount } = await transferred('card');
      await giveBack(orderId, amount);
      return orderId;
    },
  ],
  [
    'a refund at the provider',
    async () => {
      const { orderId, paymentId, amount } = await card.paid();
      await card.tell(refundEvent(paymentId, amount));
      return orderId;
    },
  ],
  [
    'a lost dispute',
    async () => {
      const { orderId, amount } = await card.paid();
      const [payment] = await card.paymentsOf(orderId);
      const charged = payment?.transaction ?? '';
      await card.tell(disputeEvent('closed', { id: randomUUID(), charged, amount, status: 'lost' }));
      return orderId;
    },
  ],
  [
    'a transfer that is to be sent back',
    async () => {
      const { orderId, amount } = await transferred();
      await giveBack(orderId, amount);
      return orderId;
    },
  ],
  [
    'a transfer that was sent back',
    async () => {
      const { orderId, amount } = await transferred();
      await giveBack(orderId, amount);
      await shop.payments.recordReturn(line(orderId, amount));
      return orderId;
    },
  ],
];

test.each(WAYS)('after %s an order is cancelled and not shipped', async (_, giveAllBack) => {
  const stock = (await card.stock()) ?? 0;
  const orderId = await giveAllBack();
  expect(await ship(orderId)).toEqual({ ok: false, reason: 'refunded' });
  expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING' });
  expect([(await queued('ship')).includes(orderId), (await queued('cancel')).includes(orderId)]).toEqual([
    false,
    true,
  ]);
  expect((await shop.backoffice.countWaiting()).get('cancel')).toBe(1);
  expect(await card.stock()).toBe(stock - 1);
  expect(await shop.orders.cancelByStaff({ orderId, staffId, reason: 'other' })).toMatchObject({ ok: true });
  expect(await card.stock()).toBe(stock);
  expect(await queued('cancel')).toEqual([]);
});

test('an order that keeps a part of its money, or is paid by card besides, is shipped', async () => {
  const part = await card.paid();
  await giveBack(part.orderId, 1);
  while ((await card.returnMoney()) !== null);
  // Goodwill that a transfer or a card still owes.
  const [promisedCard, promisedTransfer] = [await card.paid(), await transferred()];
  await giveBack(promisedCard.orderId, 100_00);
  await giveBack(promisedTransfer.orderId, 100_00);
  // Money that came besides, and goes back.
  const besides = await card.paid();
  await shop.payments.recordTransfer(line(besides.orderId, besides.amount));
  const { orderId: pod } = { orderId: await card.place(1, 'pod') };
  await shop.orders.confirmOrder({ orderId: pod, staffId });
  const sent = [part, promisedCard, promisedTransfer, besides].map(({ orderId }) => orderId);
  for (const orderId of [...sent, pod]) {
    expect(await queued('ship')).toContain(orderId);
    expect(await ship(orderId)).toMatchObject({ ok: true });
  }
});

test('the queues and the order itself are decided alike, whatever is kept of the money', async () => {
  const shares: { orderId: string; amount: number }[] = [];
  for (const part of [0, 0.5, 0.899, 0.9, 0.901, 1]) {
    for (const order of [await card.paid(), await transferred(), await transferred('card')]) {
      const minor = Math.round(order.amount * part);
      await giveBack(order.orderId, minor); // of nothing it is refused
      shares.push(order);
    }
  }
  const [toShip, toCancel] = [await queued('ship'), await queued('cancel')];
  for (const { orderId } of shares) {
    const found = await shop.backoffice.findOrder(orderId);
    if (!found) throw new Error('There is no such order');
    expect(found.order.keptMinor).toBe(found.returnable.leftMinor);
    const isStopped = isRefundedWhole(found.order);
    expect([toShip.includes(orderId), toCancel.includes(orderId)]).toEqual([!isStopped, isStopped]);
    expect((await ship(orderId)).ok).toBe(!isStopped);
  }
});

test.each(['PROCESSING', 'SHIPPED'])(
  'money that came besides a card is not kept for its order, %s, when the card goes back',
  async (status) => {
    const { orderId, paymentId, amount } = await card.paid();
    await shop.payments.recordTransfer(line(orderId, amount));
    expect(await shop.payments.recordReturn(line(orderId, 1_00))).toMatchObject({ ok: true });
    if (status === 'SHIPPED') await ship(orderId);
    await card.tell(refundEvent(paymentId, amount));
    const back = { status, paymentStatus: 'REFUNDED' };
    expect(await card.order(orderId)).toMatchObject({ ...back, owedMinor: amount - 1_00 });
    const sent = (await card.transfersOf(orderId)).find(({ direction }) => direction === 'out');
    const reversed = { orderId, lineId: sent?.id ?? '', reason: 'Помилка', staffId };
    expect(await shop.payments.reverseLine(reversed)).toEqual({ ok: true });
    expect(await card.order(orderId)).toMatchObject({ ...back, heldMinor: amount, owedMinor: amount });
    expect(await ship(orderId)).toMatchObject({ ok: false });
    const [, correction] = await card.documents(orderId);
    expect(correction).toMatchObject({ kind: 'correction', after: { payableMinor: 0 } });
    expect(await card.documents(orderId)).toHaveLength(2);
    // It is still owed, and can be sent.
    expect(await shop.payments.recordReturn(line(orderId, amount))).toEqual({ ok: true, leftMinor: 0 });
    expect(await card.order(orderId)).toMatchObject({ ...back, heldMinor: 0, owedMinor: 0 });
  },
);
