import { randomUUID } from 'node:crypto';
import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { countLocks, statementsOf } from '../../../tests/support/count-locks.ts';
import { openGoodsReturnsShop, PARCEL, type Delivered } from '../../../tests/support/goods-returns-shop.ts';
import { NOTIFICATION_KINDS } from '../../domain/notifications/notification.ts';
import { readOrdersQuery } from '../../domain/orders/orders-query.ts';
import { productTags } from '../catalogue/tag-tables.ts';
import { notifications } from '../notifications/tables.ts';
import { completeDelivered } from '../orders/complete-delivered.ts';
import { orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import { expressSurplus } from './return-costs.ts';
import { returns, withdrawals } from './tables.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const opened = await openGoodsReturnsShop();
const { shop, database, staff, customer, close } = opened;
const { asker, delivered, requestOf, ask, asked, read, step, complete, refundsOf } = opened;
afterAll(close);

/** The goods of a return came, and are looked at. */
async function inspect(returnId: string) {
  await step(returnId, 'RETURNED');
  await step(returnId, 'IN_PROGRESS');
}

describe('a withdrawal', () => {
  test('needs no reason and no approval, is stated with a receipt, and is refunded as it was estimated', async () => {
    const order = await delivered(2);
    const returnId = await asked(order, 1);
    const found = await read(returnId);
    expect(found).toMatchObject({ kind: 'withdrawal', status: 'APPROVED', way: 'own', payer: 'customer' });
    expect(found.number).toMatch(/^RET-\d{5,}$/);
    expect(found.events.map(({ toStatus, reason }) => `${toStatus} ${reason}`)).toEqual([
      'PENDING stated',
      'APPROVED by-law',
    ]);
    expect(found.returnBy).not.toBeNull();
    const [stated] = await database.select().from(withdrawals).where(eq(withdrawals.returnId, returnId));
    expect(stated).toMatchObject({ orderId: order.orderId, closedAt: null });
    expect(stated?.goods).toContain('1 × ');
    const [receipt] = await database
      .select()
      .from(emails)
      .where(like(emails.occasion, `withdrawal:${stated?.id}:%`));
    expect(receipt?.plain).toContain(found.number);
    expect(receipt?.plain).toContain(`label-${found.number}`);

    const label = await shop.orders.findDocument({
      orderId: order.orderId,
      name: found.label ?? '',
      ...asker,
      key: null,
    });
    expect(label.ok && label.document.title).toContain(found.number);

    expect(await shop.returns.trackOwn({ ...asker, returnId, tracking: PARCEL })).toEqual({ ok: true });
    expect(await step(returnId, 'RETURNED')).toEqual({ ok: true });
    expect(await step(returnId, 'IN_PROGRESS')).toEqual({ ok: true });
    expect(await complete(order, returnId, 1)).toMatchObject({ ok: true, isWhole: false });
    const done = await read(returnId);
    expect(done).toMatchObject({ status: 'COMPLETED', refundMinor: found.estimate?.totalMinor });
    expect(await refundsOf(order.orderId)).toEqual([found.estimate?.totalMinor]);
    const [closed] = await database.select().from(withdrawals).where(eq(withdrawals.returnId, returnId));
    expect(closed?.closedBy).toBe(`staff:${staff}`);
    // The same form again does nothing.
    expect(await complete(order, returnId, 1)).toMatchObject({ ok: true });
    expect(await refundsOf(order.orderId)).toHaveLength(1);
  });

  test('from the whole order brings its delivery back, but for what express cost more', async () => {
    const standard = (await opened.order((await delivered(1)).orderId)).shippingMinor ?? 0;
    const shipping = { ...(await requestShipping()), method: 'express' as const };
    const order = await delivered(1, { shipping });
    const row = await opened.order(order.orderId);
    expect(row.shippingMinor).toBeGreaterThan(standard);
    // Rules of another day change nothing of what was on offer then.
    expect(await expressSurplus(database, row, [])).toBe((row.shippingMinor ?? 0) - standard);
    const returnId = await asked(order, 1);
    const { estimate } = await read(returnId);
    expect(estimate).toMatchObject({ deliveryMinor: standard });
    expect(estimate?.totalMinor).toBe(order.total - ((row.shippingMinor ?? 0) - standard));
    await inspect(returnId);
    expect(await complete(order, returnId, 1)).toMatchObject({ isWhole: true });
    expect(await refundsOf(order.orderId)).toEqual([estimate?.totalMinor]);
    expect(await opened.order(order.orderId)).toMatchObject({ status: 'RETURNED' });
    // Nothing more is owed, and the order's page says so.
    const found = await shop.backoffice.findOrder(order.orderId);
    expect(found?.goodsReturn.dueMinor).toBe(0);
  });

  test('by the label of the shop has the parcel taken off the refund', async () => {
    const order = await delivered(2);
    const returnId = await asked(order, 1, { way: 'label' });
    const { estimate, payer } = await read(returnId);
    expect(payer).toBe('deducted');
    expect(estimate?.wayMinor).toBe(200_00);
    await inspect(returnId);
    await complete(order, returnId, 1);
    const { wayWithheldMinor } = await read(returnId);
    expect(wayWithheldMinor).toBe(estimate?.wayMinor);
    const [letter] = await database
      .select()
      .from(emails)
      .where(like(emails.occasion, `order-part-returned:${order.orderId}%`));
    expect(letter?.plain).toMatch(/Зворотна доставка за нашою етикеткою: −200/u);
    expect(await refundsOf(order.orderId)).toEqual(estimate?.totalMinor === 0 ? [] : [estimate?.totalMinor]);
  });

  test('of which a part is accepted tells its customer what becomes of the rest, and why', async () => {
    const order = await delivered(3);
    const returnId = await asked(order, 3);
    await inspect(returnId);
    const taken = await shop.returns.takeGoodsBack({
      id: returnId,
      orderId: order.orderId,
      staffId: staff,
      reason: 'withdrawn',
      seen: 0,
      refund: true,
      note: 'На одній сліди монтажу',
      lines: [{ itemId: order.itemId, back: 1, sellable: 1, refused: 1 }],
    });
    expect(taken).toMatchObject({ ok: true, isWhole: false });
    expect(await read(returnId)).toMatchObject({
      status: 'COMPLETED',
      answerNote: 'На одній сліди монтажу',
      lines: [{ asked: 3, pieces: 1, refused: 1 }],
    });
    const [letter] = await database
      .select()
      .from(emails)
      .where(like(emails.occasion, `order-part-returned:${order.orderId}%`));
    expect(letter?.plain).toContain('прийнято 1 із 3; не прийнято 1, надсилаємо назад; не надійшло 1');
    expect(letter?.plain).toContain('На одній сліди монтажу');
    expect(letter?.plain).not.toContain('знову в нас');
    // What was not accepted stays with its customer, who may ask again.
    expect(await ask(order, requestOf(order, 2))).toMatchObject({ ok: true });
  });

  test('after its days is refused with the reason; a complaint is not', async () => {
    const order = await delivered(1);
    await database
      .update(orders)
      .set({ deliveredAt: sql`now() - interval '30 days'` })
      .where(eq(orders.id, order.orderId));
    await database.execute(
      sql`update order_events set at = now() - interval '30 days' where order_id = ${order.orderId}::uuid and to_status = 'DELIVERED'`,
    );
    expect(await ask(order, requestOf(order, 1))).toMatchObject({ reason: 'withdrawal-over' });
    const note = 'Не вмикається після двох днів';
    const lines = [{ itemId: order.itemId, pieces: 1, reason: 'faulty' as const }];
    const returnId = await asked(order, 1, { kind: 'complaint', note, lines, way: 'label' });
    expect(await read(returnId)).toMatchObject({ status: 'PENDING', payer: 'shop', label: null });
  });

  test('of what was made for one customer, or of goods that were mounted, is refused with the reason', async () => {
    const order = await delivered(1);
    expect(await ask(order, requestOf(order, 1, { isUnused: false }))).toMatchObject({
      reason: 'goods-used',
    });
    await database.insert(productTags).values({ productId: 1801, tag: 'cut-to-length' });
    expect(await ask(order, requestOf(order, 1))).toMatchObject({ reason: 'cut-to-length' });
    await database.delete(productTags).where(eq(productTags.tag, 'cut-to-length'));
  });
});

/** The address of the sample order. */
async function requestShipping() {
  const { orderRequest } = await import('../../../tests/support/sample-order.ts');
  return orderRequest(customer).shipping;
}

describe('a complaint', () => {
  const note = 'Скло тріснуло по діагоналі';
  const complain = (order: Delivered) =>
    asked(order, 1, {
      kind: 'complaint',
      note,
      way: 'label',
      lines: [{ itemId: order.itemId, pieces: 1, reason: 'damaged' }],
    });

  test('waits for staff, who agree or say why not; its goods come at the shop’s cost', async () => {
    const order = await delivered(2);
    const returnId = await complain(order);
    expect(await step(returnId, 'REJECTED')).toEqual({ ok: false, reason: 'reason-missing' });
    expect(await step(returnId, 'APPROVED', 'Надішліть за етикеткою')).toEqual({ ok: true });
    const found = await read(returnId);
    expect(found).toMatchObject({ status: 'APPROVED', answerNote: 'Надішліть за етикеткою' });
    expect(found.estimate?.wayMinor).toBe(0);
    expect(found.label).toBe(`label-${found.number}`);
    await inspect(returnId);
    // What came is somebody else's: it goes back, and nothing is refunded.
    expect(await step(returnId, 'REJECTED', 'Інший серійний номер')).toEqual({ ok: true });
    expect(await read(returnId)).toMatchObject({ status: 'REJECTED', refundMinor: 0 });
    expect(await refundsOf(order.orderId)).toEqual([]);
    // Its pieces can be asked for again.
    expect(await complain(order)).not.toBe(returnId);
    const told = await database
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(eq(notifications.returnId, returnId))
      .orderBy(notifications.id);
    const kinds = ['return-asked', 'return-approved', 'return-received', 'return-sent-back'];
    expect(told.map(({ kind }) => kind)).toEqual(kinds);
    expect(kinds.every((kind) => NOTIFICATION_KINDS.some((each) => each === kind))).toBe(true);
    const letter = async (news: string) => {
      const [found] = await database
        .select()
        .from(emails)
        .where(like(emails.occasion, `return-${news}:%${returnId}`));
      return found?.plain;
    };
    expect(await letter('approved')).toContain('Надіслати до');
    // What is here is not to be sent.
    expect(await letter('received')).not.toContain('Надіслати до');
  });

  test('that came without a word, a label or a number is received all the same', async () => {
    const order = await delivered(1);
    const returnId = await complain(order);
    expect(await step(returnId, 'RETURNED')).toEqual({ ok: true });
    const { events } = await read(returnId);
    expect(events.map(({ toStatus }) => toStatus)).toEqual(['PENDING', 'APPROVED', 'SHIPPED', 'RETURNED']);
  });
});

describe('at the same time', () => {
  test('two requests for the last piece are one, and the other is refused', async () => {
    const order = await delivered(1);
    const results = await Promise.all([1, 2, 3].map(() => ask(order, requestOf(order, 1))));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = results.flatMap((result) => (result.ok ? [] : [result.reason]));
    expect(refused).toEqual(['more-than-left', 'more-than-left']);
  });

  test('one form sent twice is one return, and of another order none', async () => {
    const order = await delivered(2);
    const request = requestOf(order, 1);
    const [first, second] = await Promise.all([ask(order, request), ask(order, request)]);
    expect(first).toEqual({ ok: true, returnId: request.id });
    expect(second).toEqual(first);
    expect(await database.$count(returns, eq(returns.orderId, order.orderId))).toBe(1);
    // What was chosen after that is not dropped in silence.
    for (const differs of [
      { note: 'Обидві' },
      { lines: [{ itemId: order.itemId, pieces: 1, reason: 'late' as const }] },
    ])
      expect(await ask(order, { ...request, ...differs })).toMatchObject({ reason: 'form-used' });
    const other = await delivered(1);
    expect(await ask(other, { ...requestOf(other, 1), id: request.id })).toMatchObject({
      reason: 'form-used',
    });
  });

  test('one form for two orders is a return of one, and refused for the other', async () => {
    const [one, other] = [await delivered(1), await delivered(1)];
    const request = requestOf(one, 1);
    const ofOther = { ...requestOf(other, 1), id: request.id };
    const results = await Promise.all([ask(one, request), ask(other, ofOther)]);
    expect(results.map((result) => (result.ok ? 'asked' : result.reason)).toSorted()).toEqual([
      'asked',
      'form-used',
    ]);
    const [first, second] = [await delivered(1), await delivered(1)];
    const said = { id: randomUUID(), back: 1, sellable: 1 };
    const taken = await Promise.all([first, second].map(({ orderId }) => opened.goodsReturn(orderId, said)));
    expect(taken.map((result) => (result.ok ? 'taken' : result.reason)).toSorted()).toEqual([
      'form-used',
      'taken',
    ]);
  });

  test('a customer who calls it off and staff who receive it agree on one of both', async () => {
    const order = await delivered(1);
    const returnId = await asked(order, 1);
    const [off, received] = await Promise.all([
      shop.returns.callOff({ ...asker, returnId }),
      step(returnId, 'RETURNED'),
    ]);
    expect([off.ok, received.ok].filter(Boolean)).toHaveLength(1);
    expect((await read(returnId)).status).toBe(off.ok ? 'CANCELLED' : 'RETURNED');
  });

  test('two members of staff refund it once', async () => {
    const order = await delivered(1);
    const returnId = await asked(order, 1);
    await inspect(returnId);
    const done = await Promise.all([complete(order, returnId, 1), complete(order, returnId, 1)]);
    expect(done.every(({ ok }) => ok)).toBe(true);
    expect(await refundsOf(order.orderId)).toHaveLength(1);
  });

  test('the second of two members of staff who write down different pieces is told', async () => {
    const order = await delivered(3);
    const returnId = await asked(order, 3);
    await inspect(returnId);
    const take = (back: number, sellable: number) =>
      shop.returns.takeGoodsBack({
        id: returnId,
        orderId: order.orderId,
        staffId: staff,
        reason: 'withdrawn',
        seen: 0,
        refund: true,
        lines: [{ itemId: order.itemId, back, sellable }],
      });
    const changed = { ok: false, reason: 'goods-changed' };
    expect(await take(1, 0)).toMatchObject({ ok: true });
    expect(await take(3, 3)).toEqual(changed);
    expect(await take(1, 1)).toEqual(changed);
    expect(await take(1, 0)).toMatchObject({ ok: true });
    expect(await refundsOf(order.orderId)).toHaveLength(1);
  });

  test.each([true, false])('the second is told where the first said of the money: %s', async (refund) => {
    const order = await delivered(1);
    const returnId = await asked(order, 1);
    await inspect(returnId);
    const take = (isRefunded: boolean) =>
      shop.returns.takeGoodsBack({
        id: returnId,
        orderId: order.orderId,
        staffId: staff,
        reason: 'withdrawn',
        seen: 0,
        refund: isRefunded,
        lines: [{ itemId: order.itemId, back: 1, sellable: 1 }],
      });
    expect(await take(refund)).toMatchObject({ ok: true });
    expect(await take(!refund)).toEqual({ ok: false, reason: 'goods-changed' });
    expect(await take(refund)).toMatchObject({ ok: true });
    expect(await refundsOf(order.orderId)).toHaveLength(refund ? 1 : 0);
  });
});

test('each step locks the order once, and before the return', async () => {
  const order = await delivered(1);
  const request = requestOf(order, 1);
  const offered = await shop.returns.offer({ ...asker, orderId: order.orderId, request });
  const seenMinor = offered.ok ? { own: offered.offers[0]?.estimate?.totalMinor ?? 0 } : {};
  const askIt = () => shop.returns.request({ ...asker, orderId: order.orderId, request, seenMinor });
  expect(await countLocks('orders', askIt)).toBe(1);
  for (const work of [
    () => shop.returns.trackOwn({ ...asker, returnId: request.id, tracking: PARCEL }),
    () => step(request.id, 'RETURNED'),
    () => step(request.id, 'IN_PROGRESS'),
    () => complete(order, request.id, 1),
  ]) {
    const asks = await statementsOf(work);
    const locked = (table: string) =>
      asks.findIndex((text) => text.includes(`from "${table}"`) && text.includes('for update'));
    expect(locked('orders')).toBeGreaterThan(-1);
    expect(locked('returns')).toBeGreaterThan(locked('orders'));
    expect(asks.filter((text) => text.includes('from "orders"') && text.includes('for update'))).toHaveLength(
      1,
    );
  }
});

describe('an open return', () => {
  test('keeps its order from being completed by time', async () => {
    const order = await delivered(1);
    const returnId = await asked(order, 1);
    await database
      .update(orders)
      .set({ deliveredAt: sql`now() - interval '15 days'` })
      .where(eq(orders.id, order.orderId));
    await completeDelivered(database)();
    expect(await opened.order(order.orderId)).toMatchObject({ status: 'DELIVERED' });
    expect(await shop.returns.callOff({ ...asker, returnId })).toEqual({ ok: true });
    await completeDelivered(database)();
    expect(await opened.order(order.orderId)).toMatchObject({ status: 'COMPLETED' });
  });

  test('is closed when its last piece came back for another', async () => {
    const order = await delivered(2);
    const first = await asked(order, 1);
    const second = await asked(order, 1);
    await shop.returns.trackOwn({ ...asker, returnId: second, tracking: PARCEL });
    await step(first, 'RETURNED');
    await step(first, 'IN_PROGRESS');
    // Both pieces were in one parcel.
    expect(await complete(order, first, 2)).toMatchObject({ isWhole: true });
    expect(await read(second)).toMatchObject({ status: 'REJECTED', refundMinor: 0 });
    expect((await refundsOf(order.orderId)).reduce((sum, minor) => sum + minor, 0)).toBe(order.total);
  });

  test('of which fewer pieces came is over, and the others can be asked for again', async () => {
    const order = await delivered(2);
    const returnId = await asked(order, 2);
    await inspect(returnId);
    expect(await complete(order, returnId, 1)).toMatchObject({ ok: true, isWhole: false });
    expect((await read(returnId)).lines).toMatchObject([{ asked: 2, pieces: 1 }]);
    expect(await ask(order, requestOf(order, 1))).toMatchObject({ ok: true });
  });

  test('that was agreed to and not sent is reminded of once, and waits for staff after its day', async () => {
    const order = await delivered(1);
    const returnId = await asked(order, 1);
    const chore = shop.returns.chores.find(({ name }) => name === 'reminders to send goods back');
    const run = async () => {
      while ((await chore?.next()) != null);
    };
    await run();
    expect((await database.select().from(returns).where(eq(returns.id, returnId)))[0]?.remindedAt).toBeNull();
    await database
      .update(returns)
      .set({ returnBy: sql`(now() - interval '1 day')::date` })
      .where(eq(returns.id, returnId));
    await run();
    await run();
    const reminders = await database
      .select()
      .from(emails)
      .where(like(emails.occasion, `return-reminder:%${returnId}`));
    expect(reminders).toHaveLength(1);
    const queue = await shop.returns.list({ state: 'waiting', kind: 'all', search: '', after: null });
    expect(queue.returns.find(({ id }) => id === returnId)).toMatchObject({ isLate: true });
    expect(await read(returnId)).toMatchObject({ status: 'APPROVED' });
  });

  test('is nobody else’s', async () => {
    const returnId = await asked(await delivered(1), 1);
    const stranger = { userId: staff, guestOrderIds: [], returnId };
    expect(await shop.returns.find(stranger)).toEqual({ ok: false, reason: 'not-owner' });
    expect(await shop.returns.callOff(stranger)).toEqual({ ok: false, reason: 'not-owner' });
    expect(await shop.returns.find({ ...stranger, userId: null })).toEqual({
      ok: false,
      reason: 'not-signed-in',
    });
  });
});

describe('goods that come unasked', () => {
  test('are a return of their own, through the same states', async () => {
    const order = await delivered(1);
    expect(await opened.goodsReturn(order.orderId, { back: 1, sellable: 1 })).toMatchObject({
      isWhole: true,
    });
    const [found] = await shop.returns.ofOrder(order.orderId);
    expect(found).toMatchObject({ kind: 'withdrawal', status: 'COMPLETED', refundMinor: order.total });
    const { events } = await read(found?.id ?? '');
    expect(events.map(({ toStatus }) => toStatus)).toEqual([
      'PENDING',
      'APPROVED',
      'SHIPPED',
      'RETURNED',
      'IN_PROGRESS',
      'COMPLETED',
    ]);
    expect(events.every(({ actor }) => actor === 'staff')).toBe(true);
  });
});

test('the list of a customer has what is open, what is over, and goes on', async () => {
  const before = await shop.returns.listOwn(customer, { state: 'all', until: null });
  expect(before.until).not.toBeNull();
  const more = await shop.returns.listOwn(customer, { state: 'all', until: before.until });
  expect(more.returns.length).toBeGreaterThan(before.returns.length);
  const open = await shop.returns.listOwn(customer, { state: 'open', until: null });
  expect(open.returns.every(({ status }) => status !== 'COMPLETED')).toBe(true);
  expect(await database.$count(returns, and(eq(returns.status, 'COMPLETED')))).toBeGreaterThan(0);
});

test('the list of orders offers to return what is left alone', async () => {
  const order = await delivered(2);
  const query = readOrdersQuery(new URLSearchParams());
  const offered = async () =>
    (await shop.orders.listOwnOrders(customer, query)).orders.find(({ id }) => id === order.orderId)
      ?.mayReturn;
  expect(await offered()).toBe(true);
  const first = await asked(order, 1);
  expect(await offered()).toBe(true);
  await asked(order, 1);
  expect(await offered()).toBe(false);
  expect(await shop.returns.callOff({ ...asker, returnId: first })).toEqual({ ok: true });
  expect(await offered()).toBe(true);
});

test('all that staff did stands in the log', async () => {
  const { seen, unlogged } = await unloggedActs(database);
  expect(seen).toContain('return_events');
  // A delivery was moved back in time by the tests.
  expect(unlogged.filter((row) => !row.startsWith('order_events'))).toEqual([]);
});
