import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openReturnsShop } from '../../../tests/support/leases-given-back.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { bought } from '../../../tests/support/sample-order.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { isRefundedWhole } from '../../domain/orders/refunded-whole.ts';
import type { Queue } from '../../domain/orders/queue.ts';
import { readStaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import { salesDocumentSchema } from '../../domain/invoices/sales-document.ts';
import { issuedDocuments } from '../invoices/issued-documents.ts';
import { orders } from '../orders/tables.ts';
import { applyRefund } from '../payments/apply-refund.ts';
import { refunds } from '../payments/tables.ts';
import { bookings, leases } from '../rental/tables.ts';
import { todayIn } from '../rental/today.ts';

const given = await openReturnsShop();
const { shop, database, staff, close } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

/** A paid order of goods and a machine, with what its lines cost with tax. */
async function mixed(days: number, goodsId = 90) {
  const rental = { duration: 'day' as const, count: days, startDate: rentalStart() };
  const machine = { id: 2001, quantity: 1, rental };
  const { orderId, total } = await given.place({ lines: [bought(goodsId, 1), machine] });
  await given.came(orderId, total);
  const found = await shop.backoffice.findOrder(orderId);
  const [goods, rented] = found?.order.items ?? [];
  const withTax = (minor = 0) => (minor * 120) / 100;
  const [goodsMinor, rentMinor] = [withTax(goods?.lineMinor), withTax(rented?.lineMinor)];
  return { orderId, goodsMinor, rentMinor, itemId: goods?.id ?? '', leaseId: found?.leases[0]?.id ?? '' };
}
type Mixed = Awaited<ReturnType<typeof mixed>>;

async function withdraw({ orderId, itemId }: Mixed) {
  const lines = [{ itemId, back: 1, sellable: 1 }];
  const form = { id: randomUUID(), reason: 'withdrawn', seen: 0, refund: true, lines } as const;
  return shop.returns.takeGoodsBack({ ...form, orderId, staffId: staff });
}
const giveBack = (orderId: string, amountMinor: number) =>
  shop.payments.refundPart({
    id: randomUUID(),
    orderId,
    amountMinor,
    reason: 'Оренду скасовано',
    staffId: staff,
  });
const stop = ({ orderId, leaseId }: Mixed) =>
  shop.orders.takeLeaseStep({ orderId, leaseId, to: 'CANCELLED', stopReason: 'no-machine', staffId: staff });
const queued = async (queue: Queue, orderId: string) => {
  const query = readStaffOrdersQuery(new URLSearchParams({ waits: queue }));
  return (await shop.backoffice.listOrders(query)).orders.some(({ id }) => id === orderId);
};
const dueFor = async (orderId: string) => (await shop.backoffice.findOrder(orderId))?.goodsReturn.dueMinor;

/** How the lease of a delivered order ends. */
const ENDS: [string, number, (order: Mixed) => Promise<unknown>][] = [
  [
    'at its end',
    5,
    ({ orderId, leaseId }) => takeLeaseSteps(given, { orderId, leaseId }, 'RETURNED', 'COMPLETED'),
  ],
  [
    'early',
    40,
    async ({ orderId, leaseId }) => {
      await given.request(leaseId, daysAfter(rentalStart(), 2));
      await given.answer(leaseId, 'APPROVED');
      await takeLeaseSteps(given, { orderId, leaseId }, 'RETURNED', 'COMPLETED');
    },
  ],
];

describe('goods that came with a machine', () => {
  test.each(ENDS)(
    'give back all that they cost, before and after a lease that ends %s',
    async (_, days, end) => {
      for (const isEndFirst of [true, false]) {
        await database.delete(bookings);
        const order = await mixed(days);
        const { orderId, leaseId, goodsMinor } = order;
        await takeLeaseSteps(given, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
        await given.hand(orderId, 'DELIVERED');
        if (isEndFirst) {
          await end(order);
          await given.sentBack(orderId, (await given.order(orderId)).owedMinor);
        }
        expect(await withdraw(order)).toMatchObject({ ok: true, refundMinor: goodsMinor });
        if (!isEndFirst) await end(order);
        const made = await database.select().from(refunds).where(eq(refunds.orderId, orderId));
        const forGoods = made.filter(({ reason }) => reason === 'goods-back');
        expect(forGoods.map(({ amountMinor }) => amountMinor)).toEqual([goodsMinor]);
        expect(made.filter(({ reason }) => reason === 'deposit')).toHaveLength(1);
        expect(await dueFor(orderId)).toBe(0);
      }
    },
  );

  test('are sent when its lease came to nothing and all of its money went back, and give back all that they cost', async () => {
    const order = await mixed(40, 1801);
    const { orderId, rentMinor, goodsMinor } = order;
    await stop(order);
    expect(await giveBack(orderId, rentMinor)).toMatchObject({ ok: true });
    await given.sentBack(orderId, (await given.order(orderId)).owedMinor);
    expect(await given.order(orderId)).toMatchObject({
      status: 'PROCESSING',
      paymentStatus: 'PARTIALLY_REFUNDED',
    });
    expect([await queued('ship', orderId), await queued('cancel', orderId)]).toEqual([true, false]);
    await given.hand(orderId, 'DELIVERED');
    expect((await given.order(orderId)).status).toBe('DELIVERED');
    const back = await withdraw(order);
    expect(back.ok && back.refundMinor).toBeGreaterThanOrEqual(goodsMinor);
  });

  test.each(['before', 'after'])(
    'leave the day that is kept of a lease that nobody took, its other rent given back %s them',
    async (when) => {
      const order = await mixed(40);
      const { orderId, leaseId } = order;
      await database
        .update(leases)
        .set({ firstDay: todayIn('UA') })
        .where(eq(leases.id, leaseId));
      const missed = { orderId, leaseId, to: 'CANCELLED', stopReason: 'no-show', staffId: staff } as const;
      expect(await shop.orders.takeLeaseStep(missed)).toEqual({ ok: true });
      const noShow = (await shop.backoffice.findOrder(orderId))?.leases[0]?.noShow;
      const { keptMinor = 0, refundMinor = 0 } = noShow ?? {};
      expect(keptMinor).toBeGreaterThan(0);
      const { depositMinor, totalMinor } = await given.order(orderId);
      const paidBack = when === 'before' ? await giveBack(orderId, refundMinor) : { ok: true };
      expect(paidBack).toMatchObject({ ok: true });
      await given.hand(orderId, 'DELIVERED');
      const goneMinor = depositMinor + (when === 'before' ? refundMinor : 0);
      expect(await withdraw(order)).toMatchObject({
        ok: true,
        isWhole: true,
        refundMinor: totalMinor - keptMinor - goneMinor,
      });
      expect(await dueFor(orderId)).toBe(0);
    },
  );

  test('are sent or not by the same rule in the queues and on the order, whatever became of the lease and the money', async () => {
    const seen = new Set<boolean>();
    for (const isStopped of [true, false]) {
      for (const part of [0, 0.3, 0.85, 0.9, 0.95, 1]) {
        await database.delete(bookings);
        const order = await mixed(40);
        const { orderId, rentMinor } = order;
        if (isStopped) {
          await stop(order);
          await giveBack(orderId, rentMinor);
        }
        const left = (await shop.backoffice.findOrder(orderId))?.returnable.leftMinor ?? 0;
        await giveBack(orderId, Math.round(left * part)); // of nothing it is refused
        const found = await shop.backoffice.findOrder(orderId);
        if (!found) throw new Error('There is no such order');
        const isGone = isRefundedWhole(found.order);
        seen.add(isGone);
        expect([await queued('ship', orderId), await queued('cancel', orderId)]).toEqual([!isGone, isGone]);
        const tracking = { carrier: 'nova-poshta', number: '20450012345678' } as const;
        const shipped = await shop.orders.shipOrder({ orderId, staffId: staff, tracking });
        expect(shipped.ok).toBe(!isGone);
      }
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  test('stand on the invoice as before when the rent of unused days goes back', async () => {
    const order = await mixed(40);
    const { orderId, leaseId } = order;
    await takeLeaseSteps(given, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
    await given.request(leaseId, daysAfter(rentalStart(), 2));
    await given.answer(leaseId, 'APPROVED');
    await takeLeaseSteps(given, { orderId, leaseId }, 'RETURNED', 'COMPLETED');
    const made = await database.select().from(refunds).where(eq(refunds.orderId, orderId));
    const unused = made.find(({ reason }) => reason === 'early-end')?.amountMinor ?? 0;
    expect(unused).toBeGreaterThan(0);
    const [row] = await database.select().from(orders).where(eq(orders.id, orderId));
    if (!row) throw new Error('There is no such order');
    await database.transaction((transaction) =>
      applyRefund(
        transaction,
        { ...row, heldMinor: row.heldMinor - unused },
        { id: randomUUID(), amountMinor: unused, reason: 'early-end', note: null },
      ),
    );
    const documents = await issuedDocuments(database, orderId);
    const correction = v.parse(salesDocumentSchema, documents.at(-1)?.content);
    if (correction.kind !== 'correction') throw new Error('The invoice was not corrected');
    const { before, after } = correction;
    const fell = before.lines.map(({ kind, grossMinor }, place) => [
      kind,
      grossMinor - (after.lines[place]?.grossMinor ?? 0),
    ]);
    expect(fell).toEqual([
      ['goods', 0],
      ['rental', unused],
    ]);
  });
});
