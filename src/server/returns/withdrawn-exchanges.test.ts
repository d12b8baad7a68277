import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openWithdrawnExchanges } from '../../../tests/support/withdrawn-exchanges.ts';
import { PARCEL } from '../../../tests/support/exchange-shop.ts';
import { stockOf } from '../../../tests/support/stored.ts';
import { exchanges } from './exchanges/tables.ts';
import { returnEvents, returns } from './tables.ts';

const opened = await openWithdrawnExchanges();
const { shop, database, customer, staff, asker, close } = opened;
const {
  delivered,
  asked,
  approved,
  arrive,
  accept,
  step,
  take,
  state,
  age,
  withdraw,
  keptOf,
  exchangedOf,
  exchangedAgain,
  brought,
} = opened;
afterAll(close);

const COMPLAINT = { kind: 'complaint', reason: 'faulty', note: 'It does not switch on.' } as const;
const DELIVERY = 20_000;
/** An order of one piece whose goods were accepted for a dearer replacement. */
const exchanged = () => exchangedOf(1);
const cancel = (orderId: string) => shop.orders.cancelOrder({ orderId, userId: customer, reason: 'other' });
const kindsOf = async (orderId: string) =>
  (await opened.returnsOf(orderId)).map(({ row: { kind, status } }) => `${kind} ${status}`);
const total = (sums: readonly number[]) => sums.reduce((sum, minor) => sum + minor, 0);

describe('a withdrawal stated after its goods were accepted for an exchange', () => {
  test('ends a replacement that is not paid, and gives all back that was paid', async () => {
    const { order, replacementId, chosen } = await exchanged();
    const stock = (await stockOf(database, chosen.id)) ?? 0;
    const stated = await state(order.orderId);
    expect(stated.closedAt).not.toBeNull();
    const receipt = await opened.receipt(order.orderId);
    const { orderNumber } = await opened.order(replacementId);
    expect(receipt).toContain(orderNumber);
    expect(receipt).toContain('зі стандартною доставкою');
    expect(await opened.order(replacementId)).toMatchObject({ status: 'CANCELLED' });
    expect(await stockOf(database, chosen.id)).toBe(stock + 1);
    await opened.runChores();
    expect([await keptOf(order.orderId), await keptOf(replacementId)]).toEqual([0, 0]);
    expect(await opened.order(order.orderId)).toMatchObject({ owedMinor: order.total });
  });

  test('reaches what came in place of a replacement that was itself exchanged', async () => {
    const { order, replacementId } = await exchanged();
    const again = await exchangedAgain(replacementId);
    await state(order.orderId);
    expect(await shop.orders.isWithdrawn(again.replacementId)).toBe(true);
    await shop.orders.cancelByStaff({ orderId: again.replacementId, staffId: staff, reason: 'sold-out' });
    await opened.runChores();
    const kept = [
      await keptOf(order.orderId),
      await keptOf(replacementId),
      await keptOf(again.replacementId),
    ];
    expect(kept).toEqual([0, 0, 0]);
  });

  test('holds one that is paid in the shop, for staff to cancel', async () => {
    const { order, replacementId } = await exchanged();
    const { totalMinor, heldMinor } = await opened.order(replacementId);
    await opened.came(replacementId, totalMinor - heldMinor);
    await state(order.orderId);
    const shipped = await shop.orders.shipOrder({ orderId: replacementId, staffId: staff, tracking: PARCEL });
    expect(shipped).toEqual({ ok: false, reason: 'withdrawn' });
    await shop.orders.cancelByStaff({ orderId: replacementId, staffId: staff, reason: 'sold-out' });
    await opened.runChores();
    expect([await keptOf(order.orderId), await keptOf(replacementId)]).toEqual([0, 0]);
  });

  test('is one from the replacement where that was sent, and names it', async () => {
    const { order, replacementId } = await exchanged();
    const replacement = await brought(replacementId);
    await state(order.orderId);
    const receipt = await opened.receipt(order.orderId);
    const { orderNumber } = await opened.order(replacementId);
    expect(receipt).toContain(orderNumber);
    expect(receipt).toContain('Надішліть товар протягом 14 днів');
    expect(receipt).not.toContain('надсилати нічого не потрібно');
    const [begun] = await opened.returnsOf(replacementId);
    expect(begun?.row).toMatchObject({ kind: 'withdrawal', status: 'APPROVED' });
    const page = await shop.orders.findWithdrawal(order.orderId);
    expect(page && (await shop.orders.afterWithdrawal(order.orderId, page))).toBeNull();
    expect(await shop.orders.replacementsWithdrawn(order.orderId)).toEqual([
      { orderNumber, goods: expect.any(String), money: 'after-goods' },
    ]);
    // It comes back: what both orders had is the customer's again, the delivery of the first as well.
    await arrive(begun?.row.id ?? '');
    await take(replacement, begun?.row.id ?? '');
    await opened.runChores();
    expect([await keptOf(order.orderId), await keptOf(replacementId)]).toEqual([0, 0]);
  });

  test('in words is left to staff, who are promised for by nothing', async () => {
    const { order, replacementId } = await exchanged();
    const stated = await state(order.orderId, 'Кабель');
    expect(stated).toMatchObject({ closedAt: null, returnId: null });
    expect(await opened.receipt(order.orderId)).toContain('розглянути наш працівник');
    expect(await opened.order(replacementId)).toMatchObject({ status: 'PENDING' });
  });

  test('too late for the order ends what was not sent, without the delivery', async () => {
    const { order, replacementId } = await exchanged();
    await age(order.orderId, 40);
    await state(order.orderId);
    expect(await opened.receipt(order.orderId)).toContain('Вартість доставки до цієї суми не входить');
    await opened.runChores();
    expect([await keptOf(order.orderId), await keptOf(replacementId)]).toEqual([DELIVERY, 0]);
  });
});

describe('a statement that comes too late', () => {
  test('about goods that are to be exchanged goes to staff, and stays there', async () => {
    const order = await delivered(1);
    const { returnId } = await approved(order);
    await age(order.orderId, 40);
    expect(await state(order.orderId)).toMatchObject({ returnId: null, closedAt: null });
    const receipt = await opened.receipt(order.orderId);
    expect(receipt).toContain('розглянути наш працівник');
    expect(receipt).not.toContain('Кошти');
    await arrive(returnId);
    await accept(order, returnId);
    expect((await opened.statementsOf(order.orderId))[0]).toMatchObject({ closedAt: null });
    const open = await shop.orders.listOpenWithdrawals();
    const [mine] = open.filter(({ orderId }) => orderId === order.orderId);
    const next = async () => {
      const page = await shop.orders.findWithdrawal(order.orderId);
      return page && shop.orders.afterWithdrawal(order.orderId, page);
    };
    expect(await next()).toEqual({ goods: 'asked', money: 'asked' });
    // Once they answered, the order says no more that they will.
    await shop.orders.closeWithdrawal({ id: mine?.id ?? 0, staffId: staff });
    expect(await next()).toBeNull();
  });

  test('about goods that are complained of does the same, and about any others begins a request', async () => {
    const order = await delivered(1);
    await asked(order, 'same', COMPLAINT);
    await age(order.orderId, 40);
    expect(await state(order.orderId)).toMatchObject({ returnId: null, closedAt: null });
    expect(await opened.receipt(order.orderId)).toContain('розглянути наш працівник');
    const other = await delivered(1);
    await age(other.orderId, 40);
    expect((await state(other.orderId)).returnId).not.toBeNull();
    expect(await kindsOf(other.orderId)).toEqual(['withdrawal PENDING']);
    expect(await opened.receipt(other.orderId)).not.toContain('Кошти');
  });
});

describe('the delivery of an order', () => {
  test('is promised once where two exchanges of it become withdrawals', async () => {
    const order = await delivered(2);
    const found = [await approved(order), await approved(order)];
    await state(order.orderId);
    expect(total(await opened.promised(order.orderId))).toBe(order.total);
    for (const { returnId } of found) {
      await arrive(returnId);
      await take(order, returnId);
    }
    expect(await keptOf(order.orderId)).toBe(0);
  });

  test('is promised once where the shop cancels both replacements', async () => {
    const order = await delivered(2);
    for (const { replacementId } of [await approved(order), await approved(order)]) {
      await shop.orders.cancelByStaff({ orderId: replacementId, staffId: staff, reason: 'sold-out' });
    }
    await opened.runChores();
    expect(total(await opened.promised(order.orderId))).toBe(order.total);
  });

  for (const first of ['withdrawal', 'exchange'] as const) {
    test(`stays with the shop where a part is exchanged and the rest withdrawn from, the ${first} opened first`, async () => {
      const order = await delivered(2);
      const { returnId, offer } = await approved(order);
      const asked = await withdraw(order, 1);
      const withdrawalId = asked.ok ? asked.returnId : '';
      expect(total(await opened.promised(order.orderId))).toBe(order.total - DELIVERY);
      for (const id of first === 'exchange' ? [returnId, withdrawalId] : [withdrawalId, returnId]) {
        await arrive(id);
        expect(await take(order, id)).toMatchObject({ ok: true });
      }
      expect(await opened.order(order.orderId)).toMatchObject({
        heldMinor: order.total - offer.creditMinor,
        owedMinor: order.total - offer.creditMinor - DELIVERY,
      });
    });
  }
});

describe('a replacement that its customer cancels', () => {
  test('in time has the goods refunded with their delivery', async () => {
    const order = await delivered(1);
    const { replacementId } = await approved(order);
    await cancel(replacementId);
    await opened.runChores();
    expect(await kindsOf(order.orderId)).toEqual(['other APPROVED']);
    expect(await opened.promised(order.orderId)).toEqual([order.total]);
  });

  test('too late leaves goods with them that were not sent', async () => {
    const order = await delivered(1);
    const { replacementId } = await approved(order);
    await age(order.orderId, 25);
    expect(await shop.returns.exchangeOfReplacement(replacementId)).toMatchObject({ onCancel: 'kept' });
    await cancel(replacementId);
    await opened.runChores();
    expect(await kindsOf(order.orderId)).toEqual(['exchange CANCELLED']);
    expect((await opened.emails(order.orderId)).map(({ occasion }) => occasion)).toContain(
      'exchange-called-off',
    );
  });

  test('too late has goods refunded that were sent, as the exchange was worth', async () => {
    const order = await delivered(1);
    const { returnId, replacementId, offer } = await approved(order);
    await age(order.orderId, 25);
    await arrive(returnId);
    await cancel(replacementId);
    await opened.runChores();
    expect(await opened.promised(order.orderId)).toEqual([offer.creditMinor]);
    expect(await take(order, returnId)).toMatchObject({ ok: true, refundMinor: offer.creditMinor });
    await opened.runChores();
    expect(await keptOf(order.orderId)).toBe(DELIVERY);
  });

  test.each([
    [10, 0],
    [25, DELIVERY],
  ])('once its goods were accepted, %i days after their delivery, leaves the shop %i', async (days, kept) => {
    const { order, replacementId } = await exchanged();
    await age(order.orderId, days);
    await cancel(replacementId);
    await opened.runChores();
    expect([await keptOf(order.orderId), await keptOf(replacementId)]).toEqual([kept, 0]);
  });

  test('is not waited for without end: a parcel that never comes ends the exchange', async () => {
    const order = await delivered(1);
    const { returnId, replacementId, chosen, offer } = await approved(order);
    await shop.returns.trackOwn({ ...asker, returnId, tracking: PARCEL });
    const stock = (await stockOf(database, chosen.id)) ?? 0;
    const isWaiting = async () =>
      (await shop.returns.list({ state: 'waiting', kind: 'all', search: '', after: null })).returns.some(
        ({ id }) => id === returnId,
      );
    await database.update(returns).set({ returnBy: '2020-01-01' }).where(eq(returns.id, returnId));
    await opened.runChores();
    expect([await isWaiting(), (await opened.order(replacementId)).status]).toEqual([false, 'PENDING']);
    await database
      .update(returnEvents)
      .set({ at: sql`${returnEvents.at} - interval '16 days'` })
      .where(eq(returnEvents.returnId, returnId));
    expect(await isWaiting()).toBe(true);
    await opened.runChores();
    expect(await opened.order(replacementId)).toMatchObject({ status: 'CANCELLED' });
    expect(await stockOf(database, chosen.id)).toBe(stock + 1);
    // It comes after all.
    expect(await kindsOf(order.orderId)).toEqual(['exchange SHIPPED']);
    expect(await opened.promised(order.orderId)).toEqual([offer.creditMinor]);
  });
});

test('a form of a return that is sent again with other content is not taken for done', async () => {
  const order = await delivered(3);
  await approved(order);
  await approved(order, 'dearer', { pieces: 2 });
  const id = randomUUID();
  const first = await withdraw(order, 1, { id });
  expect(first).toMatchObject({ ok: true });
  expect(await withdraw(order, 1, { id })).toEqual(first);
  const used = { ok: false, reason: 'form-used' };
  expect(await withdraw(order, 3, { id })).toEqual(used);
  expect(await withdraw(order, 1, { id, note: 'Another' })).toEqual(used);
  const lines = [{ itemId: order.itemId, pieces: 1, reason: 'faulty' }] as const;
  expect(await withdraw(order, 1, { id, kind: 'complaint', note: 'It does not switch on.', lines })).toEqual(
    used,
  );
});

test('choosing again holds a price no longer than the shop said, unless the shop asks for it', async () => {
  const order = await delivered(1);
  const { returnId, chosen } = await asked(order, 'dearer');
  await database.update(exchanges).set({ priceUntil: '2026-01-01' }).where(eq(exchanges.returnId, returnId));
  const choose = () =>
    shop.returns.chooseAgain({
      ...asker,
      returnId,
      productId: chosen.id,
      seenMinor: chosen.differenceMinor,
      locale: 'uk',
    });
  const priceUntil = async () => (await opened.read(returnId)).exchange.priceUntil;
  expect(await choose()).toEqual({ ok: true });
  expect(await priceUntil()).toBe('2026-01-01');
  await shop.returns.askAgain({ returnId, staffId: staff });
  expect(await choose()).toEqual({ ok: true });
  expect((await priceUntil()) > '2026-01-01').toBe(true);
  expect(await step(returnId, 'APPROVED')).toEqual({ ok: true });
});

test('what else is asked for of an order uses up no request to withdraw from it', async () => {
  const orderId = randomUUID();
  for (const what of ['exchange', 'complaint'] as const) {
    for (let call = 0; call < 10; call += 1) await shop.limits.returnRequest(orderId, what);
    expect(await shop.limits.returnRequest(orderId, what)).toMatchObject({ ok: false });
  }
  expect(await shop.limits.returnRequest(orderId, 'withdrawal')).toEqual({ ok: true });
});

test('pieces that another open return of the order asks for are not taken back for this one', async () => {
  const order = await delivered(3);
  const { returnId } = await approved(order, 'dearer', { pieces: 3 });
  expect(await withdraw(order, 1)).toMatchObject({ ok: true });
  await arrive(returnId);
  expect(await accept(order, returnId, 3)).toEqual({ ok: false, reason: 'asked-elsewhere' });
  expect(await accept(order, returnId, 2)).toMatchObject({ ok: true });
  const parted = (await opened.returnsOf(order.orderId)).find(({ row }) => row.id !== returnId);
  expect(parted?.row.status).toBe('APPROVED');
});

test('of goods that are accepted in part so many are exchanged', async () => {
  const order = await delivered(3);
  const { returnId, replacementId, chosen } = await approved(order, 'dearer', { pieces: 3 });
  const stock = (await stockOf(database, chosen.id)) ?? 0;
  await arrive(returnId);
  expect(await accept(order, returnId, 1)).toMatchObject({ ok: true });
  const { exchange } = await opened.read(returnId);
  expect(exchange.replacement.pieces).toBe(1);
  const replacement = await opened.order(replacementId);
  expect(replacement).toMatchObject({ totalMinor: exchange.totalMinor, creditMinor: exchange.creditedMinor });
  expect(exchange.order?.due?.minor).toBe(exchange.totalMinor - (exchange.creditedMinor ?? 0));
  expect(await stockOf(database, chosen.id)).toBe(stock + 2);
});

describe('money of a replacement that went back to the order which was paid', () => {
  /** A piece is exchanged for the same so many times, and the last of those is withdrawn from and comes back. */
  async function cameBack(times: number) {
    const first = await delivered(1);
    let order: typeof first = first;
    const ids = [order.orderId];
    for (let time = 0; time < times; time += 1) {
      const { returnId, replacementId } = await approved(order, 'same', COMPLAINT);
      await arrive(returnId);
      await accept(order, returnId);
      await opened.hand(replacementId, 'DELIVERED');
      const [item] = (await shop.backoffice.findOrder(replacementId))?.order.items ?? [];
      order = { orderId: replacementId, total: 0, itemId: item?.id ?? '' };
      ids.push(replacementId);
    }
    const stated = await state(order.orderId);
    const returnId = stated.returnId ?? '';
    await arrive(returnId);
    await take(order, returnId);
    await opened.runChores();
    return { first, last: order, returnId, ids };
  }

  test.each([1, 2])('is refunded once it has left that, after %i exchanges', async (times) => {
    const { first, last, returnId, ids } = await cameBack(times);
    const told = async () => {
      const read = await shop.returns.find({ ...asker, returnId });
      const next = await shop.orders.afterWithdrawal(last.orderId, { goods: null, returnId });
      return { isRefunded: read.ok && read.found.isRefunded, money: next?.money };
    };
    for (const id of ids.slice(1))
      expect(await opened.order(id)).toMatchObject({ heldMinor: 0, owedMinor: 0 });
    const { owedMinor } = await opened.order(first.orderId);
    expect(owedMinor).toBe(first.total);
    expect(await told()).toEqual({ isRefunded: false, money: 'soon' });
    await opened.sentBack(first.orderId, owedMinor);
    expect(await told()).toEqual({ isRefunded: true, money: 'done' });
  });
});
