import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPrice } from '../../../src/domain/money/format-money.ts';
import { money } from '../../../src/domain/money/money.ts';
import { foldReference } from '../../../src/domain/payments/statement-reference.ts';
import { readStaffOrdersQuery } from '../../../src/domain/orders/staff-orders-query.ts';
import { bought } from '../../support/sample-order.ts';
import { refuseRows } from '../../support/refuse-rows.ts';
import { openTransferShop } from '../../support/transfer-shop.ts';

const LONG_AGO = '2024-03-06';
const LATER = '2999-03-06';
const printed = (minor: number) => formatPrice(money(minor, 'UAH'), 'uk');

describe('transfers', () => {
  let shop: Awaited<ReturnType<typeof openTransferShop>>;
  beforeAll(async () => {
    shop = await openTransferShop();
  });
  afterAll(() => shop.close());
  /** An order that is paid by transfer. */
  async function paidOrder() {
    const placed = await shop.place();
    await shop.came(placed.orderId, placed.total);
    return placed;
  }
  const occasions = async (orderId: string) => (await shop.emails(orderId)).map(({ occasion }) => occasion);

  test('the whole amount pays the order, like every other payment', async () => {
    const { orderId, total } = await shop.place();
    expect(await shop.came(orderId, total)).toEqual({
      ok: true,
      decision: { effect: 'accept', owedMinor: 0 },
    });
    expect(await shop.order(orderId)).toMatchObject({
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      paymentDueAt: null,
      heldMinor: total,
      owedMinor: 0,
    });
    expect((await shop.history(orderId)).at(-1)).toEqual({
      toStatus: 'PROCESSING',
      actor: `staff:${shop.staff}`,
      reason: 'paid',
    });
    expect(await occasions(orderId)).toEqual(['order-paid']);
  });

  test('a part is acknowledged with what is missing, and the last part pays', async () => {
    const { orderId, total } = await shop.place();
    expect(await shop.came(orderId, 100_00)).toMatchObject({ decision: { effect: 'part' } });
    expect(await shop.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
    expect(await shop.came(orderId, 50_00)).toMatchObject({ decision: { missingMinor: total - 150_00 } });
    const [, second] = await shop.emails(orderId);
    expect(second?.plain).toContain(printed(150_00));
    expect(second?.plain).toContain(printed(total - 150_00));
    await shop.came(orderId, total - 150_00);
    expect(await shop.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await occasions(orderId)).toEqual(['order-payment-part', 'order-payment-part', 'order-paid']);
  });

  test('what is too much is owed back until it is sent, and no more than that can be', async () => {
    const { orderId, total } = await shop.place();
    await shop.came(orderId, total + 30_00);
    expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: 30_00 });
    expect(await shop.sentBack(orderId, 30_01)).toEqual({ ok: false, reason: 'more-than-owed' });
    expect(await shop.sentBack(orderId, 10_00, 'R-1-62')).toEqual({ ok: true, leftMinor: 20_00 });
    expect(await shop.sentBack(orderId, 10_00, 'R-1-62')).toEqual({ ok: false, reason: 'already-recorded' });
    expect(await shop.sentBack(orderId, 20_00, 'R-2-62')).toEqual({ ok: true, leftMinor: 0 });
    expect(await shop.order(orderId)).toMatchObject({
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      heldMinor: total,
      owedMinor: 0,
    });
    const told = (await shop.returnLetters()).slice(-2);
    expect(told.map(({ occasion }) => occasion.split(':')[0])).toEqual([
      'payment-over-paid',
      'payment-over-paid',
    ]);
    expect(told[1]?.plain).toContain(printed(20_00));
  });

  test('what comes for a cancelled order, or a second time, goes back whole', async () => {
    const cancelled = await shop.place();
    await shop.shop.orders.cancelOrder({
      orderId: cancelled.orderId,
      userId: shop.customer,
      reason: 'mistake',
    });
    expect(await shop.came(cancelled.orderId, 70_00)).toMatchObject({ decision: { effect: 'refund-due' } });
    expect(await shop.order(cancelled.orderId)).toMatchObject({ status: 'CANCELLED', owedMinor: 70_00 });

    const paid = await shop.place();
    await shop.came(paid.orderId, paid.total);
    await shop.came(paid.orderId, paid.total);
    expect(await shop.order(paid.orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: paid.total });
  });

  test('the money of an order that is cancelled after it came is owed back, and its return refunds it', async () => {
    const stock = (await shop.stock()) ?? 0;
    const { orderId, total } = await shop.place({}, 2);
    await shop.came(orderId, total);
    expect(await shop.shop.orders.cancelOrder({ orderId, userId: shop.customer, reason: 'mistake' })).toEqual(
      { ok: true },
    );
    expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: total });
    expect((await shop.emails(orderId)).at(-1)?.plain).toContain(printed(total));
    await shop.sentBack(orderId, total);
    expect(await shop.order(orderId)).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
      heldMinor: 0,
      owedMinor: 0,
    });
    expect(await shop.lines(orderId)).toEqual([total, -total]);
    expect(await shop.stock()).toBe(stock);
  });

  test('a line of the statement is written down once for its order, by however many at once', async () => {
    const { orderId, total } = await shop.place();
    const results = await Promise.all(Array.from({ length: 6 }, () => shop.came(orderId, total, 'LINE-1')));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: 'already-recorded' });
    expect(await shop.order(orderId)).toMatchObject({ heldMinor: total, owedMinor: 0 });
  });

  test.each([
    ['FT26327/1a', 'FT26327/1A'],
    ['stmt-9 line 7', 'STMT–9  LINE\u00A07'],
    ['PAY-5', 'РАУ-5'],
  ])('a line %s is the same line when it is typed %s', async (first, second) => {
    const [{ orderId, total }, other] = [await shop.place(), await shop.place()];
    await shop.came(orderId, total, first);
    expect(await shop.came(orderId, total, second)).toEqual({ ok: false, reason: 'already-recorded' });
    expect(await shop.came(other.orderId, 1_00, second)).toMatchObject({ reason: 'recorded-elsewhere' });
    expect(await shop.order(orderId)).toMatchObject({ heldMinor: total, owedMinor: 0 });
    expect(await shop.linesOf(orderId)).toMatchObject([{ reference: first }]);
  });

  test('lines that were written down before references were folded are known by them', async () => {
    const migration = await readFile(
      'src/server/database/migrations/0032_statement-reference-keys.sql',
      'utf8',
    );
    const { orderId } = await shop.place();
    const typed = ['ft-77/ї 1', 'РАУ–78', 'FT-77/Ї1', 'x−79'];
    for (const [place, reference] of typed.entries())
      await shop.came(orderId, 1_00, `old ${place} ${reference}`);
    await shop.database.execute(sql`update transfers set reference_key = null,
      reference = substring(reference from 7) where order_id = ${orderId}`);
    const steps = migration.split('--> statement-breakpoint').filter((step) => !step.includes('ADD COLUMN'));
    for (const step of steps) await shop.database.execute(sql.raw(step));
    const lines = await shop.linesOf(orderId);
    expect(lines.map(({ reference }) => reference)).toEqual(typed);
    const [, , again] = lines;
    expect(lines.map(({ referenceKey }) => referenceKey)).toEqual(
      typed.map((reference, place) => foldReference(reference) + (place === 2 ? `#${again?.id}` : '')),
    );
    expect(await shop.came(orderId, 1_00, 'FT-77/ї1')).toEqual({ ok: false, reason: 'already-recorded' });
  });

  test('of many orders for which a line is written down at once, one has it', async () => {
    const placed = [await shop.place(), await shop.place(), await shop.place(), await shop.place()];
    const results = await Promise.all(placed.map(({ orderId }) => shop.came(orderId, 10_00, 'LINE-2')));
    const reasons = results.flatMap((result) => (result.ok ? [] : [result.reason]));
    expect(reasons).toEqual(Array.from({ length: 3 }, () => 'recorded-elsewhere'));
    const held = await Promise.all(placed.map(async ({ orderId }) => (await shop.order(orderId)).heldMinor));
    expect(held.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 10_00]);
  });

  test.each(['in', 'out'] as const)(
    'a line of the statement (%s) is written down for a second order only when staff say that it is for both',
    async (direction) => {
      const [first, second] = [await paidOrder(), await paidOrder()];
      for (const { orderId } of [first, second]) {
        await shop.shop.orders.cancelByStaff({ orderId, staffId: shop.staff, reason: 'other' });
      }
      const { recordTransfer, recordReturn } = shop.shop.payments;
      const record = direction === 'in' ? recordTransfer : recordReturn;
      const line = (orderId: string) => shop.line(orderId, 10_00, `STMT-1 ${direction}`);
      expect(await record(line(first.orderId))).toMatchObject({ ok: true });
      const { orderNumber } = await shop.order(first.orderId);
      const before = await shop.order(second.orderId);
      expect(await record(line(second.orderId))).toEqual({
        ok: false,
        reason: 'recorded-elsewhere',
        others: [{ id: first.orderId, orderNumber }],
      });
      expect(await shop.order(second.orderId)).toEqual(before);
      const shared = { ...line(second.orderId), isShared: true };
      expect(await record(shared)).toMatchObject({ ok: true });
      expect(await record(shared)).toEqual({ ok: false, reason: 'already-recorded' });
      // What was a mistake leaves the line free for the order that it belongs to.
      const third = await paidOrder();
      const wrong = `STMT-2 ${direction}`;
      await recordTransfer(shop.line(third.orderId, 1_00, wrong));
      const mistaken = (await shop.linesOf(third.orderId)).find(({ reference }) => reference === wrong);
      await shop.takeBack(third.orderId, mistaken?.id ?? '');
      expect(await recordTransfer(shop.line(first.orderId, 1_00, wrong))).toMatchObject({ ok: true });
    },
  );

  test('parts that several write down at once sum up, and pay once', async () => {
    const { orderId, total } = await shop.place();
    const part = Math.floor(total / 4);
    const results = await Promise.all(
      [part, part, part, part, total - 4 * part + 7_00].map((minor) => shop.came(orderId, minor)),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    const { heldMinor, owedMinor, paymentStatus } = await shop.order(orderId);
    expect({ heldMinor, owedMinor, paymentStatus }).toEqual({
      heldMinor: total + 7_00,
      owedMinor: 7_00,
      paymentStatus: 'PAID',
    });
    expect((await occasions(orderId)).filter((occasion) => occasion === 'order-paid')).toHaveLength(1);
    const lines = await shop.lines(orderId);
    expect(lines.reduce((sum, line) => sum + line)).toBe(heldMinor);
  });

  test('a payment and a cancellation at once leave the order paid, or the money owed', async () => {
    const { orderId, total } = await shop.place();
    await Promise.all([
      shop.came(orderId, total),
      shop.shop.orders.cancelOrder({ orderId, userId: shop.customer, reason: 'mistake' }),
    ]);
    expect(await shop.order(orderId)).toMatchObject({
      status: 'CANCELLED',
      heldMinor: total,
      owedMinor: total,
    });
  });

  test('money in another currency, for no order, or before delivery is priced is not taken', async () => {
    const { orderId } = await shop.place();
    const pln = { ...shop.line(orderId, 1, 'x'), amount: money(1, 'PLN') };
    expect(await shop.shop.payments.recordTransfer(pln)).toEqual({ ok: false, reason: 'other-currency' });
    for (const id of [crypto.randomUUID(), '1', "' or true --"]) {
      expect(await shop.came(id, 1)).toEqual({ ok: false, reason: 'order-not-found' });
    }
    const bulk = await shop.place({ lines: [bought(101, 23)] });
    expect(await shop.order(bulk.orderId)).toMatchObject({ shippingMinor: null, paymentDueOn: null });
    expect(await shop.came(bulk.orderId, 1)).toEqual({ ok: false, reason: 'not-quoted' });
  });

  test('a carrier’s money for what was paid at the door pays the order where it is', async () => {
    const { orderId, total } = await shop.place({ payment: 'pod' });
    await shop.shop.orders.confirmOrder({ orderId, staffId: shop.staff });
    const tracking = { carrier: 'nova-poshta', number: '20450012345678' } as const;
    await shop.shop.orders.shipOrder({ orderId, tracking, staffId: shop.staff });
    await shop.came(orderId, total);
    expect(await shop.order(orderId)).toMatchObject({ status: 'SHIPPED', paymentStatus: 'PAID' });
  });

  test('a transfer that does not come is reminded of, warned about and given up, each once', async () => {
    const stock = await shop.stock();
    const { orderId } = await shop.place({}, 3);
    const { paymentDueAt, paymentDueOn } = await shop.order(orderId);
    expect(new Date(paymentDueAt ?? '').toISOString().slice(0, 10) < (paymentDueOn ?? '')).toBe(true);
    expect(await shop.lookAfter()).toBeNull();
    const all = async () =>
      (await Promise.all(Array.from({ length: 4 }, () => shop.lookAfter()))).filter((did) => did !== null);

    await shop.due(orderId, { dueOn: LATER, notice: null });
    expect(await all()).toEqual(['remind']);
    await shop.due(orderId, { dueOn: LONG_AGO, notice: 'reminded' });
    expect(await all()).toEqual(['warn']);
    expect(await shop.order(orderId)).toMatchObject({ status: 'PENDING', paymentNotice: 'warned' });
    await shop.due(orderId, { dueOn: LONG_AGO, notice: 'warned' });
    expect(await all()).toEqual(['cancel']);

    expect(await shop.order(orderId)).toMatchObject({ status: 'CANCELLED', paymentDueAt: null });
    expect((await shop.history(orderId)).at(-1)).toMatchObject({ actor: 'shop', reason: 'payment-expired' });
    expect(await occasions(orderId)).toEqual([
      'order-payment-reminder',
      'order-payment-overdue',
      'order-cancelled',
    ]);
    expect(await shop.stock()).toBe(stock);
  });

  test('a new price of the delivery begins the time to pay anew, with a reminder and a warning of its own', async () => {
    const { orderId } = await shop.place({ lines: [bought(101, 23)] });
    const quote = (version: number, shippingMinor: number) =>
      shop.shop.quotes.quoteDelivery({
        orderId,
        quote: { version, shippingMinor, minDays: 3, maxDays: 5, note: null },
        staffId: shop.staff,
      });
    const remindAndWarn = async (dueOn: string) => {
      await shop.due(orderId, { dueOn, notice: null });
      expect(await shop.lookAfter()).toBe('warn');
    };
    await quote(0, 6_000_00);
    await remindAndWarn(LONG_AGO);
    await quote(1, 5_000_00);
    expect(await shop.order(orderId)).toMatchObject({ paymentNotice: null });
    await remindAndWarn('2024-03-13');
    expect(await occasions(orderId)).toEqual([
      'order-delivery-quoted',
      'order-payment-overdue',
      'order-delivery-quoted',
      'order-payment-overdue',
    ]);
  });

  test('an order on which the work fails is set aside for a while, and stops no other', async () => {
    const [broken, sound] = [await shop.place(), await shop.place()];
    await shop.due(broken.orderId, { dueOn: LONG_AGO, notice: null });
    await shop.due(sound.orderId, { dueOn: LONG_AGO, notice: null });
    await shop.database.execute(
      `update orders set payment_due_at = payment_due_at - interval '1 day' where id = '${broken.orderId}'`,
    );
    const mend = await refuseRows(
      shop.database,
      'letters',
      `new.occasion like '%${broken.orderId}%' and new.occasion like 'order-payment%'`,
    );
    await expect(shop.lookAfter()).rejects.toMatchObject({ subject: broken.orderId, attempts: 1 });
    expect(await shop.lookAfter()).toBe('warn');
    expect(await shop.order(sound.orderId)).toMatchObject({ paymentNotice: 'warned' });
    expect(await shop.lookAfter()).toBeNull();
    const tryAgain = () =>
      shop.database.execute(`update chore_failures set next_attempt_at = now() - interval '1 second'`);
    await tryAgain();
    await expect(shop.lookAfter()).rejects.toMatchObject({ subject: broken.orderId, attempts: 2 });
    const { rows } = await shop.database.execute(
      `select extract(epoch from next_attempt_at - failed_at)::int as seconds from chore_failures`,
    );
    expect(rows).toEqual([{ seconds: 120 }]);
    await mend();
    await tryAgain();
    expect(await shop.lookAfter()).toBe('warn');
    expect((await shop.database.execute('select from chore_failures')).rows).toEqual([]);
  });

  test('an order of which a part came is not given up but put before staff', async () => {
    const { orderId } = await shop.place();
    await shop.came(orderId, 100_00);
    await shop.due(orderId, { dueOn: LONG_AGO, notice: 'warned' });
    expect(await shop.lookAfter()).toBe('ask-staff');
    expect(await shop.lookAfter()).toBeNull();
    expect(await shop.order(orderId)).toMatchObject({ status: 'PENDING', paymentNotice: 'warned' });
    expect((await shop.shop.backoffice.countWaiting()).get('part-paid')).toBeGreaterThanOrEqual(1);
  });

  test('a payment at the last moment and the end of its time leave the order whole', async () => {
    const { orderId, total } = await shop.place();
    await shop.due(orderId, { dueOn: LONG_AGO, notice: 'warned' });
    await Promise.all([shop.came(orderId, total), shop.lookAfter()]);
    const { status, owedMinor } = await shop.order(orderId);
    expect([status, owedMinor]).toEqual(status === 'PROCESSING' ? [status, 0] : ['CANCELLED', total]);
  });

  test('a payment that was written down by mistake is taken back once, and the order waits as before', async () => {
    const { orderId, total } = await shop.place();
    await shop.came(orderId, total, 'WRONG');
    const [line] = await shop.linesOf(orderId);
    const results = await Promise.all([1, 2, 3].map(() => shop.takeBack(orderId, line?.id ?? '')));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: 'already-reversed' });
    const order = await shop.order(orderId);
    expect(order).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      heldMinor: 0,
      owedMinor: 0,
      paymentNotice: null,
    });
    expect((order.paymentDueAt ?? '') > new Date().toISOString()).toBe(true);
    expect(await shop.lines(orderId)).toEqual([total, -total]);
    expect((await shop.history(orderId)).at(-1)).toEqual({
      toStatus: 'PENDING',
      actor: `staff:${shop.staff}`,
      reason: 'payment-reversed',
    });
    // The same line is free for the amount that it has in truth, and the true payment has its e-mail and documents.
    await shop.came(orderId, total, 'WRONG');
    expect(await shop.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await shop.documents(orderId)).toEqual([total, 0, total]);
    expect(await occasions(orderId)).toEqual(['order-paid', 'order-payment-reversed', 'order-paid']);
  });

  test('what is sent already is not called back but owes its money, which staff are shown', async () => {
    const { orderId, total } = await shop.place();
    await shop.came(orderId, total);
    await shop.hand(orderId, 'SHIPPED');
    const [line] = await shop.linesOf(orderId);
    const before = (await shop.shop.backoffice.countWaiting()).get('debt') ?? 0;
    expect(await shop.takeBack(orderId, line?.id ?? '')).toEqual({ ok: true });
    expect(await shop.order(orderId)).toMatchObject({ status: 'SHIPPED', paymentStatus: 'UNPAID' });
    expect((await shop.shop.backoffice.countWaiting()).get('debt')).toBe(before + 1);
    expect(await shop.documents(orderId)).toEqual([total]);
    expect((await shop.emails(orderId)).at(-1)?.plain).toContain(printed(total));
    await shop.came(orderId, total);
    expect(await shop.order(orderId)).toMatchObject({ status: 'SHIPPED', paymentStatus: 'PAID' });
    expect(await shop.documents(orderId)).toEqual([total]);
  });

  describe('of an order with a refund that staff created, a part that never came', () => {
    const refundParts = async (orderId: string) =>
      (
        await shop.database.execute(sql`select amount_minor::int as minor, done_at from refunds
        where order_id = ${orderId} order by created_at`)
      ).rows;
    async function inTwoParts(part: number, quantity = 1) {
      const { orderId, total } = await shop.place({}, quantity);
      await shop.came(orderId, total - part);
      await shop.came(orderId, part);
      return { orderId, total, lineId: (await shop.linesOf(orderId))[1]?.id ?? '' };
    }
    const scratched = (orderId: string, amountMinor: number) =>
      shop.shop.payments.refundPart({
        id: crypto.randomUUID(),
        orderId,
        amountMinor,
        reason: 'Подряпина',
        staffId: shop.staff,
      });

    test('is taken off the refund, and nobody is asked to pay it', async () => {
      const { orderId, total, lineId } = await inTwoParts(100_00);
      await scratched(orderId, 300_00);
      await shop.takeBack(orderId, lineId);
      expect(await shop.order(orderId)).toMatchObject({
        status: 'PROCESSING',
        paymentStatus: 'PAID',
        paymentDueAt: null,
        heldMinor: total - 100_00,
        owedMinor: 200_00,
      });
      expect(await refundParts(orderId)).toEqual([{ minor: 300_00, done_at: null }]);
      await shop.came(orderId, 100_00);
      expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: 300_00 });
      await shop.sentBack(orderId, 300_00);
      expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', owedMinor: 0 });
      expect(await shop.documents(orderId)).toEqual([total, total - 300_00]);
      expect((await shop.returnLetters()).at(-1)?.plain).toContain('Подряпина');
    });

    test('leaves the refund for goods that came back, less that part', async () => {
      const { orderId, total, lineId } = await inTwoParts(100_00, 4);
      await shop.hand(orderId, 'DELIVERED');
      await shop.goodsReturn(orderId, { back: 2, sellable: 2 });
      const { owedMinor } = await shop.order(orderId);
      expect(owedMinor).toBeGreaterThan(100_00);
      await shop.takeBack(orderId, lineId);
      expect(await shop.order(orderId)).toMatchObject({
        status: 'DELIVERED',
        paymentStatus: 'PAID',
        owedMinor: owedMinor - 100_00,
      });
      expect((await shop.emails(orderId)).at(-1)?.plain).not.toContain(printed(100_00));
      await shop.sentBack(orderId, owedMinor - 100_00);
      expect((await shop.documents(orderId)).at(-1)).toBe(total - owedMinor);
      expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    });

    test('settles a refund of the same amount: the invoice says what is kept', async () => {
      const { orderId, total, lineId } = await inTwoParts(300_00);
      await scratched(orderId, 300_00);
      await shop.takeBack(orderId, lineId);
      expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: 0 });
      expect(await shop.documents(orderId)).toEqual([total, total - 300_00]);
    });

    test('leaves the refund until the order is paid again, where it lacks more than that', async () => {
      const { orderId, total, lineId } = await inTwoParts(500_00);
      await scratched(orderId, 300_00);
      await shop.takeBack(orderId, lineId);
      expect(await shop.order(orderId)).toMatchObject({
        status: 'PENDING',
        paymentStatus: 'UNPAID',
        owedMinor: 0,
      });
      expect(await refundParts(orderId)).toEqual([{ minor: 300_00, done_at: null }]);
      await shop.came(orderId, 500_00);
      expect(await shop.order(orderId)).toMatchObject({
        status: 'PROCESSING',
        paymentStatus: 'PAID',
        heldMinor: total,
        owedMinor: 300_00,
      });
    });

    test('is no reason to ask for what would go back at once', async () => {
      const { orderId, total, lineId } = await inTwoParts(500_00);
      await scratched(orderId, 300_00);
      await shop.takeBack(orderId, lineId);
      await shop.came(orderId, 200_00);
      expect(await shop.order(orderId)).toMatchObject({
        paymentStatus: 'PAID',
        heldMinor: total - 300_00,
        owedMinor: 0,
      });
      expect(await shop.documents(orderId)).toEqual([total, 0, total, total - 300_00]);
    });
  });

  test('a return that was written down by mistake is owed again, and the payment before it stays', async () => {
    const { orderId, total } = await shop.place();
    await shop.came(orderId, total);
    await shop.shop.orders.cancelOrder({ orderId, userId: shop.customer, reason: 'mistake' });
    await shop.sentBack(orderId, total, 'R-1-357');
    const [income, back] = await shop.linesOf(orderId);
    expect(await shop.takeBack(orderId, income?.id ?? '')).toEqual({ ok: false, reason: 'sent-back-since' });
    expect(await shop.takeBack(orderId, back?.id ?? '')).toEqual({ ok: true });
    expect(await shop.order(orderId)).toMatchObject({
      paymentStatus: 'PAID',
      heldMinor: total,
      owedMinor: total,
    });
    await shop.sentBack(orderId, total, 'R-1-357');
    expect(await shop.order(orderId)).toMatchObject({
      paymentStatus: 'REFUNDED',
      heldMinor: 0,
      owedMinor: 0,
    });
    expect(await shop.documents(orderId)).toEqual([total, 0, total, 0]);
    expect(await shop.takeBack(orderId, crypto.randomUUID())).toMatchObject({ reason: 'already-reversed' });
    expect(await shop.takeBack(crypto.randomUUID(), income?.id ?? '')).toMatchObject({
      reason: 'order-not-found',
    });
  });

  test('money that never left pays the order that waits again, and its invoice says so', async () => {
    const { orderId, total } = await shop.place();
    const half = Math.ceil(total / 2);
    await shop.came(orderId, total + half);
    await shop.came(orderId, total);
    await shop.sentBack(orderId, total + half);
    const [, second, back] = await shop.linesOf(orderId);
    expect(await shop.takeBack(orderId, second?.id ?? '')).toEqual({ ok: true });
    expect(await shop.order(orderId)).toMatchObject({ status: 'PENDING', heldMinor: 0, owedMinor: 0 });
    expect(await shop.takeBack(orderId, back?.id ?? '')).toEqual({ ok: true });
    expect(await shop.order(orderId)).toMatchObject({
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      paymentDueAt: null,
      heldMinor: total + half,
      owedMinor: half,
    });
    expect(await shop.documents(orderId)).toEqual([total, 0, total]);
    expect((await shop.history(orderId)).at(-1)).toMatchObject({ toStatus: 'PROCESSING', reason: 'paid' });
  });

  test('the lines of any order come to what it holds, whatever staff write down and take back', async () => {
    const take = fc.record({
      what: fc.constantFrom('come', 'come', 'send', 'undo', 'undo', 'cancel'),
      share: fc.constantFrom(0.3, 0.5, 1),
      place: fc.nat(9),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(take, { minLength: 4, maxLength: 9 }), async (steps) => {
        const { orderId, total } = await shop.place();
        let unwanted = false;
        for (const { what, share, place } of steps) {
          const { owedMinor } = await shop.order(orderId);
          const lines = await shop.linesOf(orderId);
          if (what === 'come') {
            const came = await shop.came(orderId, Math.ceil(total * share));
            unwanted ||= came.ok && came.decision.effect === 'refund-due';
          }
          if (what === 'send' && owedMinor > 0) await shop.sentBack(orderId, Math.ceil(owedMinor * share));
          if (what === 'undo')
            await shop.takeBack(orderId, lines[place % Math.max(1, lines.length)]?.id ?? '');
          if (what === 'cancel') {
            await shop.shop.orders.cancelOrder({ orderId, userId: shop.customer, reason: 'mistake' });
          }
        }
        const { heldMinor, owedMinor, paymentStatus, status } = await shop.order(orderId);
        expect((await shop.lines(orderId)).reduce((sum, line) => sum + line, 0)).toBe(heldMinor);
        const documents = await shop.documents(orderId);
        const isPaid = paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED';
        const invoiced = isPaid ? Math.min(total, heldMinor) : 0;
        const document = documents.at(-1) ?? 0;
        expect(document).toBeLessThanOrEqual(invoiced);
        // What came when nothing was to be paid any more is held until it is sent back, but no invoice rises for it.
        expect(document).toBeGreaterThanOrEqual(unwanted && owedMinor > 0 ? 0 : invoiced);
        expect([status, isPaid]).not.toEqual(['PENDING', true]);
      }),
      { numRuns: 12 },
    );
  });

  test('a parcel that is refused at the door owes nothing, and only what is sound goes on the shelf', async () => {
    const { orderId } = await shop.place({ payment: 'pod' }, 3);
    await shop.hand(orderId, 'SHIPPED');
    const stock = (await shop.stock()) ?? 0;
    const said = { id: crypto.randomUUID(), reason: 'refused', back: 3, sellable: 2, seen: 0 } as const;
    const done = { ok: true, isWhole: true, refundMinor: 0 };
    const twice = await Promise.all([shop.goodsReturn(orderId, said), shop.goodsReturn(orderId, said)]);
    expect(twice).toEqual([done, done]);
    expect(await shop.goodsReturn(orderId, { ...said, id: crypto.randomUUID() })).toEqual({
      ok: false,
      reason: 'goods-changed',
    });
    expect(await shop.order(orderId)).toMatchObject({
      status: 'RETURNED',
      paymentStatus: 'UNPAID',
      owedMinor: 0,
    });
    expect(await shop.stock()).toBe(stock + 2);
    expect(await shop.documents(orderId)).toEqual([]);
    expect((await shop.history(orderId)).at(-1)).toEqual({
      toStatus: 'RETURNED',
      actor: `staff:${shop.staff}`,
      reason: 'refused',
    });
    expect((await occasions(orderId)).filter((occasion) => occasion === 'order-undelivered')).toHaveLength(1);
  });

  test('a carrier’s money is waited for, and goes back when the goods came back before it', async () => {
    const { orderId, total } = await shop.place({ payment: 'pod' });
    await shop.hand(orderId, 'DELIVERED');
    const remit = { ...readStaffOrdersQuery(new URLSearchParams('waits=remit')) };
    const waiting = async () =>
      (await shop.shop.backoffice.listOrders(remit)).orders.find(({ id }) => id === orderId);
    expect(await waiting()).toMatchObject({ daysSinceDelivery: 0 });
    await shop.goodsReturn(orderId, { back: 1, sellable: 1 });
    expect(await shop.documents(orderId)).toEqual([total, 0]);
    expect((await shop.emails(orderId)).at(-1)?.plain).toContain(printed(total));
    expect(await waiting()).toBeDefined();
    await shop.came(orderId, total);
    expect(await waiting()).toBeUndefined();
    expect(await shop.order(orderId)).toMatchObject({
      status: 'RETURNED',
      paymentStatus: 'PAID',
      owedMinor: total,
    });
    await shop.sentBack(orderId, total);
    expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'REFUNDED', heldMinor: 0 });
    expect(await shop.documents(orderId)).toEqual([total, 0]);
    expect((await shop.returnLetters()).at(-1)?.occasion).toContain('payment-goods-back');
    // The goods are back whatever the bank says: the invoice had come down for them, not for the transfer.
    const back = (await shop.linesOf(orderId)).find(({ direction }) => direction === 'out');
    await shop.takeBack(orderId, back?.id ?? '');
    expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'PAID', owedMinor: total });
    expect(await shop.documents(orderId)).toEqual([total, 0]);
  });

  test('a return that is taken back is promised again for its own reason, and no other', async () => {
    const { orderId, total } = await shop.place({}, 3);
    await shop.came(orderId, total);
    await shop.hand(orderId, 'DELIVERED');
    const promise = { id: crypto.randomUUID(), orderId, amountMinor: 10_00, staffId: shop.staff };
    await shop.shop.payments.refundPart({ ...promise, reason: 'Подряпина' });
    await shop.sentBack(orderId, 10_00, 'R-1-499');
    await shop.goodsReturn(orderId, { back: 1, sellable: 1 });
    await shop.sentBack(orderId, (await shop.order(orderId)).owedMinor);
    const scratch = (await shop.linesOf(orderId)).find(({ reference }) => reference === 'R-1-499');
    const documents = await shop.documents(orderId);
    await shop.takeBack(orderId, scratch?.id ?? '');
    await shop.sentBack(orderId, 10_00, 'R-1-499');
    const email = (await shop.returnLetters()).at(-1);
    expect(email?.occasion).toContain('payment-staff');
    expect(email?.plain).toContain('Подряпина');
    expect((await shop.documents(orderId)).at(-1)).toBe(documents.at(-1));
  });

  test('a part comes back with its money; the last piece ends the order and what was stated about it', async () => {
    const { orderId, total } = await shop.place({}, 3);
    await shop.came(orderId, total);
    await shop.hand(orderId, 'DELIVERED');
    const { orderNumber } = await shop.order(orderId);
    await shop.shop.orders.stateWithdrawal({
      orderNumber,
      email: 'olena@example.com',
      name: 'Олена',
      goods: 'одна панель',
      locale: 'uk',
    });
    const details = () => shop.shop.backoffice.findOrder(orderId);
    expect((await details())?.withdrawal).toMatchObject({ goods: 'одна панель' });
    const stock = (await shop.stock()) ?? 0;
    const both = await Promise.all(
      [1, 2].map(() => shop.goodsReturn(orderId, { back: 1, sellable: 0, seen: 0 })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: 'goods-changed' });
    const { owedMinor, status } = await shop.order(orderId);
    expect([status, owedMinor > 0 && owedMinor < total / 3]).toEqual(['DELIVERED', true]);
    // Which goods were meant by it staff say at its own return.
    expect((await details())?.withdrawal).not.toBeNull();
    await shop.goodsReturn(orderId, { back: 2, sellable: 2, refund: false });
    expect((await details())?.withdrawal).toBeNull();
    expect(await shop.order(orderId)).toMatchObject({ status: 'RETURNED', owedMinor });
    expect((await details())?.goodsReturn.dueMinor).toBe(total - owedMinor);
    expect(await shop.stock()).toBe(stock + 2);
    await shop.sentBack(orderId, owedMinor);
    expect((await shop.documents(orderId)).at(-1)).toBe(total - owedMinor);
    expect((await occasions(orderId)).slice(-3)).toEqual([
      'order-part-returned',
      'order-returned',
      'payment-goods-back',
    ]);
    expect(await shop.goodsReturn(orderId, { back: 1, sellable: 0 })).toMatchObject({ ok: false });
  });

  describe('a form of staff', () => {
    const goodwill = (orderId: string, id: string, amountMinor = 10_00) =>
      shop.shop.payments.refundPart({ id, orderId, amountMinor, reason: 'Подряпина', staffId: shop.staff });
    const used = { ok: false, reason: 'form-used' };

    test('that gives money back once is no answer to another amount, order or reason', async () => {
      const [{ orderId }, other] = [await paidOrder(), await paidOrder()];
      const id = crypto.randomUUID();
      expect(await goodwill(orderId, id)).toEqual({ ok: true, byHand: true });
      expect(await goodwill(orderId, id)).toEqual({ ok: true, byHand: true });
      expect(await goodwill(orderId, id, 20_00)).toEqual(used);
      expect(await goodwill(other.orderId, id)).toEqual(used);
      expect((await shop.order(orderId)).owedMinor).toBe(10_00);
      expect((await shop.order(other.orderId)).owedMinor).toBe(0);
    });

    test('takes goods back after a refund under the same id, and the other way round', async () => {
      const [first, second] = [await paidOrder(), await paidOrder()];
      const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
      for (const { orderId } of [first, second]) await shop.hand(orderId, 'DELIVERED');
      expect(await goodwill(first.orderId, a)).toMatchObject({ ok: true });
      const goods = { back: 1, sellable: 1 };
      expect(await shop.goodsReturn(first.orderId, { id: a, ...goods })).toMatchObject({ ok: true });
      expect(await shop.goodsReturn(second.orderId, { id: b, ...goods, refund: false })).toMatchObject({
        ok: true,
      });
      expect(await goodwill(second.orderId, b)).toMatchObject({ ok: true });
      expect((await shop.order(second.orderId)).owedMinor).toBe(10_00);
      expect((await shop.order(first.orderId)).owedMinor).toBe(first.total);
    });

    test('takes no goods of two orders back', async () => {
      const [first, second] = [await paidOrder(), await paidOrder()];
      for (const { orderId } of [first, second]) await shop.hand(orderId, 'DELIVERED');
      const said = { id: crypto.randomUUID(), back: 1, sellable: 1 };
      expect(await shop.goodsReturn(first.orderId, said)).toMatchObject({ ok: true });
      const before = await shop.stock();
      expect(await shop.goodsReturn(second.orderId, said)).toEqual(used);
      expect(await shop.stock()).toBe(before);
      expect(await shop.order(second.orderId)).toMatchObject({ status: 'DELIVERED', owedMinor: 0 });
    });
  });
});
