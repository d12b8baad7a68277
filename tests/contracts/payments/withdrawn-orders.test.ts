import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import type { Queue } from '../../../src/domain/orders/queue.ts';
import { readStaffOrdersQuery } from '../../../src/domain/orders/staff-orders-query.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { withdrawals } from '../../../src/server/returns/tables.ts';
import { openCardShop } from '../../support/card-shop.ts';

const card = await openCardShop();
const { shop, database } = card;
afterAll(() => card.close());

const staffId = card.customer;
const ship = (orderId: string) =>
  shop.orders.shipOrder({ orderId, staffId, tracking: { carrier: 'nova-poshta', number: '20450012345678' } });
async function withdraw(orderId: string, goods: string | null = null) {
  const { orderNumber = '' } = (await card.order(orderId)) ?? {};
  await shop.orders.stateWithdrawal({
    orderNumber,
    email: 'olena@example.com',
    name: 'Олена',
    goods,
    locale: 'uk',
  });
}
const statementsOf = (orderId: string) =>
  database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
async function waitsIn(orderId: string): Promise<readonly Queue[]> {
  const waits: Queue[] = [];
  for (const queue of ['ship', 'cancel'] as const) {
    const query = readStaffOrdersQuery(new URLSearchParams({ waits: queue }));
    const { orders: found } = await shop.backoffice.listOrders(query);
    if (found.some(({ id }) => id === orderId)) waits.push(queue);
  }
  return waits;
}

describe('a withdrawal from a whole order that is neither sent nor paid', () => {
  test.each(['card', 'transfer', 'pod'] as const)(
    'cancels it, paid by %s, and needs nobody',
    async (method) => {
      const stock = await card.stock();
      const orderId = await card.place(1, method);
      if (method === 'pod') await shop.orders.confirmOrder({ orderId, staffId });
      await withdraw(orderId);
      expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED', paymentDueAt: null });
      expect((await card.history(orderId)).at(-1)).toMatchObject({
        toStatus: 'CANCELLED',
        actor: `customer:${card.customer}`,
        reason: 'customer-withdrawn',
      });
      expect(await card.stock()).toBe(stock);
      expect(await statementsOf(orderId)).toMatchObject([{ closedBy: `customer:${card.customer}` }]);
      expect(await card.emails(orderId)).toEqual([]); // the receipt says so
      expect(await card.start(orderId)).toEqual({ ok: false, reason: 'not-payable' });
    },
  );

  test('what is paid on an open page all the same goes back', async () => {
    const { orderId, sessionId, amount } = await card.waiting();
    await withdraw(orderId);
    await card.bank.act(sessionId, { action: 'pay', card: { id: 'approved', month: 12, year: 2099 } });
    await card.hear();
    while ((await card.returnMoney()) !== null);
    expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED' });
    expect(await card.returnedBy(sessionId)).toEqual([amount]);
  });

  test('makes a part of its transfer owed', async () => {
    const orderId = await card.place(1, 'transfer');
    const line = { orderId, staffId, day: '2026-11-05', reference: randomUUID(), amount: money(5_00, 'UAH') };
    await shop.payments.recordTransfer(line);
    await withdraw(orderId);
    expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED', owedMinor: 5_00 });
  });

  test('where no receipt is written any more, an e-mail says that it is cancelled', async () => {
    const orderId = await card.place(1, 'transfer');
    for (const goods of ['кабель', 'два кабелі', null]) await withdraw(orderId, goods);
    expect(await card.emails(orderId)).toEqual(['order-cancelled']);
    expect((await statementsOf(orderId)).every(({ closedAt }) => closedAt !== null)).toBe(true);
  });

  test('from a part of it, it leaves the order to staff', async () => {
    const orderId = await card.place(1, 'transfer');
    await withdraw(orderId, 'кабель');
    expect(await card.order(orderId)).toMatchObject({ status: 'PENDING' });
    expect(await statementsOf(orderId)).toMatchObject([{ closedAt: null }]);
  });
});

test('an order whose payment was taken back since is cancelled when it would be reminded of it', async () => {
  const orderId = await card.place(1, 'transfer');
  const amount = money((await card.order(orderId))?.totalMinor ?? 0, 'UAH');
  const line = { orderId, staffId, amount, day: '2026-11-05', reference: randomUUID() };
  await shop.payments.recordTransfer(line);
  await withdraw(orderId);
  const [{ id: lineId } = { id: '' }] = await card.transfersOf(orderId);
  await shop.payments.reverseLine({ orderId, lineId, reason: 'Чужий платіж', staffId });
  expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
  await database
    .update(orders)
    .set({ paymentDueAt: sql`now() - interval '1 minute'` })
    .where(eq(orders.id, orderId));
  const lookAfter = shop.payments.chores.find(({ name }) => name === 'awaited transfers');
  expect(await lookAfter?.next()).toBe('cancel');
  expect((await card.history(orderId)).at(-1)).toMatchObject({ actor: 'shop', reason: 'customer-withdrawn' });
});

test('the receipt of a part says that the rest stands, and promises no delivery back', async () => {
  const { orderId } = await card.paid(3);
  await withdraw(orderId, 'один кабель');
  const receipt = await card.wordsOf('withdrawal', orderId);
  expect(receipt).toContain('Решта замовлення лишається без змін');
  expect(receipt).toContain('повернемо кошти за ці товари');
  expect(receipt).not.toContain('зі стандартною доставкою включно');
  expect(await shop.orders.isWithdrawn(orderId)).toBe(false);
});

describe('a paid order that its customer has withdrawn from before it was sent', () => {
  test('waits to be cancelled, is not shipped, and its money goes back', async () => {
    const { orderId, amount, sessionId } = await card.paid();
    expect(await waitsIn(orderId)).toEqual(['ship']);
    await withdraw(orderId);
    await withdraw(orderId, 'кабель');
    expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING' });
    expect(await shop.orders.isWithdrawn(orderId)).toBe(true);
    expect(await waitsIn(orderId)).toEqual(['cancel']);
    expect((await shop.backoffice.countWaiting()).get('cancel')).toBe(1);
    expect((await shop.backoffice.findOrder(orderId))?.withdrawal).toMatchObject({ goods: null });
    expect(await ship(orderId)).toEqual({ ok: false, reason: 'withdrawn' });
    await shop.orders.cancelByStaff({ orderId, staffId, reason: 'customer-asked' });
    expect((await statementsOf(orderId)).map(({ closedBy }) => closedBy)).toEqual(
      Array.from({ length: 2 }, () => `staff:${staffId}`),
    );
    while ((await card.oweRefunds()) !== null);
    while ((await card.returnMoney()) !== null);
    expect(await card.returnedBy(sessionId)).toEqual([amount]);
  });

  test('is shipped once staff have closed the statement, or when it is about a part', async () => {
    const [whole, part] = [await card.paid(), await card.paid()];
    await withdraw(whole.orderId);
    await withdraw(part.orderId, 'кабель');
    for (const { id } of await statementsOf(whole.orderId))
      await shop.orders.closeWithdrawal({ id, staffId });
    expect(await waitsIn(whole.orderId)).toEqual(['ship']);
    for (const { orderId } of [whole, part]) expect(await ship(orderId)).toMatchObject({ ok: true });
  });
});
