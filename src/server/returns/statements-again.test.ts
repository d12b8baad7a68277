import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openWithdrawnExchanges } from '../../../tests/support/withdrawn-exchanges.ts';
import { PARCEL } from '../../../tests/support/exchange-shop.ts';
import { returnEvents, returns } from './tables.ts';

const opened = await openWithdrawnExchanges();
const { shop, database, staff, asker, close } = opened;
const { delivered, state, exchangedOf, exchangedAgain, brought } = opened;
afterAll(close);

/** An order of one piece whose goods were accepted for a dearer replacement. */
const exchanged = () => exchangedOf(1);
const kindsOf = async (orderId: string) =>
  (await opened.returnsOf(orderId)).map(({ row: { kind, status } }) => `${kind} ${status}`);

describe('a statement that is made again on its day', () => {
  const ship = (orderId: string) => shop.orders.shipOrder({ orderId, staffId: staff, tracking: PARCEL });
  const statements = async (orderId: string) => (await opened.statementsOf(orderId)).length;
  const isClosed = async (orderId: string) =>
    (await opened.statementsOf(orderId)).map(({ closedAt }) => closedAt !== null);

  test.each([null, 'Кабель'])(
    'of %j begins a return anew once its customer called the first off',
    async (goods) => {
      const order = await delivered(1);
      const first = await state(order.orderId, goods);
      expect((await state(order.orderId, goods)).id).toBe(first.id);
      expect(await shop.returns.callOff({ ...asker, returnId: first.returnId ?? '' })).toMatchObject({
        ok: true,
      });
      const second = await state(order.orderId, goods);
      expect(second.id).not.toBe(first.id);
      expect(await kindsOf(order.orderId)).toEqual([
        'withdrawal CANCELLED',
        expect.stringMatching(/^withdrawal (APPROVED|PENDING)$/),
      ]);
      expect((await state(order.orderId, goods)).id).toBe(second.id);
    },
  );

  test('holds a paid order again that staff had gone on with', async () => {
    const { orderId, total: paid } = await opened.place({}, 1);
    await opened.came(orderId, paid);
    const { id } = await state(orderId);
    await shop.orders.closeWithdrawal({ id, staffId: staff });
    await state(orderId);
    expect(await isClosed(orderId)).toEqual([true, false]);
    expect(await ship(orderId)).toEqual({ ok: false, reason: 'withdrawn' });
  });

  test('of an order reaches the replacement whose own return was called off', async () => {
    const { order, replacementId } = await exchanged();
    await brought(replacementId);
    const first = await state(replacementId);
    await shop.returns.callOff({ ...asker, returnId: first.returnId ?? '' });
    await state(order.orderId);
    expect(await kindsOf(replacementId)).toEqual(['withdrawal CANCELLED', 'withdrawal APPROVED']);
    expect(await isClosed(order.orderId)).toEqual([true]);
  });

  test('reaches a replacement again of which staff closed what was stated, and is one while that stands', async () => {
    const { order, replacementId } = await exchanged();
    const { totalMinor, heldMinor } = await opened.order(replacementId);
    await opened.came(replacementId, totalMinor - heldMinor);
    await state(order.orderId);
    await state(order.orderId);
    expect([await statements(order.orderId), await statements(replacementId)]).toEqual([1, 1]);
    const [stated] = await opened.statementsOf(replacementId);
    await shop.orders.closeWithdrawal({ id: stated?.id ?? 0, staffId: staff });
    await state(order.orderId);
    expect(await isClosed(order.orderId)).toEqual([true, true]);
    expect(await isClosed(replacementId)).toEqual([true, false]);
    expect(await ship(replacementId)).toEqual({ ok: false, reason: 'withdrawn' });
    const turned = await database
      .select()
      .from(returnEvents)
      .innerJoin(returns, eq(returns.id, returnEvents.returnId))
      .where(and(eq(returns.orderId, order.orderId), eq(returnEvents.reason, 'turned')));
    expect(turned).toHaveLength(1);
  });

  test('is one where it ended the replacement', async () => {
    const { order, replacementId } = await exchanged();
    await state(order.orderId);
    await state(order.orderId);
    expect([await statements(order.orderId), await statements(replacementId)]).toEqual([1, 1]);
  });

  test('reaches through a replacement that was exchanged what staff had gone on with', async () => {
    const { order, replacementId } = await exchanged();
    const again = await exchangedAgain(replacementId);
    await state(order.orderId);
    await state(order.orderId);
    expect([await statements(order.orderId), await statements(again.replacementId)]).toEqual([1, 1]);
    const [stated] = await opened.statementsOf(again.replacementId);
    await shop.orders.closeWithdrawal({ id: stated?.id ?? 0, staffId: staff });
    await state(order.orderId);
    expect(await shop.orders.isWithdrawn(again.replacementId)).toBe(true);
  });
});
