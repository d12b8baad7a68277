import { and, eq, inArray, like } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { refuseRows } from '../../../tests/support/refuse-rows.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { BulkStep } from '../../domain/orders/bulk-steps.ts';
import type { PurchaseStatus } from '../../domain/orders/order-status.ts';
import { listAudit } from '../audit/audit-log.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { emails } from '../outbox/tables.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { shipments } from '../orders/shipment-tables.ts';
import { orders } from '../orders/tables.ts';
import { findBulkChoice, takeBulkStep } from './bulk-steps.ts';

const { database } = await openTestDatabase();
const find = findBulkChoice(database);
const take = takeBulkStep(database);
const NO_ORDER = '4b4f1f6e-0000-4000-8000-000000000000';

let staffId = '';
beforeAll(async () => {
  await addCustomers(database, 'olena');
  staffId = await addStaffRow(database);
});

/** Orders that are paid at the door, at some status. */
async function placed(count: number, ...path: PurchaseStatus[]): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const lines = [bought(1801)];
    const order = await placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines, payment: 'pod' }));
    if (!order.ok) throw new Error(order.reason);
    for (const to of path) await moveOrder(database, order.orderId, { to, reason: to.toLowerCase() });
    ids.push(order.orderId);
  }
  return ids;
}
const asked = (ids: readonly string[], tracking: { carrier: string; number: string } | null = null) =>
  ids.map((id) => ({ id, tracking, seen: 0 }));
const run = async (step: BulkStep, ids: readonly string[]) =>
  (
    await take({
      step,
      orders: asked(ids, step === 'ship' ? { carrier: 'dpd', number: '12345678' } : null),
      staffId,
    })
  ).map(({ outcome }) => outcome);
const statuses = async (ids: readonly string[]) =>
  new Set(
    (
      await database
        .select({ status: orders.status })
        .from(orders)
        .where(inArray(orders.id, [...ids]))
    ).map(({ status }) => status),
  );
const done = { kind: 'done' } as const;
const left = (problem: string) => ({ kind: 'left', problem });

let ids: string[] = [];
beforeEach(async () => {
  ids = await placed(2);
});

test('each order goes through the three steps as if alone: history, e-mail and log of each', async () => {
  for (const [step, status, letter] of [
    ['confirm', 'PROCESSING', 'order-processing'],
    ['ship', 'SHIPPED', 'order-shipped'],
    ['deliver', 'DELIVERED', 'order-delivered'],
  ] as const) {
    expect(await run(step, ids)).toEqual([done, done]);
    expect(await statuses(ids)).toEqual(new Set([status]));
    for (const id of ids) {
      const events = and(eq(orderEvents.orderId, id), eq(orderEvents.toStatus, status));
      expect(await database.$count(orderEvents, events)).toBe(1);
      expect([letter, await database.$count(emails, like(emails.occasion, `${letter}:${id}%`))]).toEqual([
        letter,
        1,
      ]);
    }
  }
  expect(await database.$count(shipments, inArray(shipments.orderId, ids))).toBe(2);
  const { entries } = await listAudit(database)({ subject: 'order', subjectId: ids[0] ?? '' });
  expect(entries.map(({ action }) => action)).toEqual(['order-moved', 'order-moved', 'order-moved']);
});

test('sent again, or twice at once, it does nothing twice', async () => {
  const both = await Promise.all([run('confirm', ids), run('confirm', ids)]);
  for (const place of [0, 1]) {
    expect(new Set(both.map((outcomes) => outcomes[place]?.kind))).toEqual(new Set(['done', 'left']));
  }
  expect(await run('confirm', ids)).toEqual([left('done-before'), left('done-before')]);
  for (const id of ids) {
    expect(await database.$count(orderEvents, eq(orderEvents.orderId, id))).toBe(2);
  }
});

test('what is refused for one changes nothing of the others, and says why', async () => {
  const [sent = ''] = await placed(1, 'PROCESSING', 'SHIPPED');
  const [cancelled = ''] = await placed(1, 'CANCELLED');
  const outcomes = await take({
    step: 'confirm',
    orders: asked([...ids, sent, cancelled, NO_ORDER]),
    staffId,
  });
  expect(outcomes.map(({ id, outcome }) => [id, outcome])).toEqual([
    ...ids.map((id) => [id, done]),
    [sent, left('done-before')],
    [cancelled, left('ended')],
  ]);
});

test('an order whose parcels changed since the form was shown is left to staff', async () => {
  const [id = ''] = await placed(1, 'PROCESSING');
  const tracking = { carrier: 'dpd', number: '12345678' };
  const [outcome] = await take({ step: 'ship', orders: [{ id, tracking, seen: 1 }], staffId });
  expect(outcome?.outcome).toEqual({ kind: 'refused', reason: 'sent-meanwhile' });
  expect(await statuses([id])).toEqual(new Set(['PROCESSING']));
});

test('what fails unexpectedly leaves nothing of its order, and the others are done', async () => {
  const [first = '', second = ''] = ids;
  const allow = await refuseRows(database, 'order_events', `new.order_id = '${first}'`);
  await expect(run('confirm', ids)).rejects.toThrow('order_events');
  expect(await statuses([first])).toEqual(new Set(['PENDING']));
  expect(await statuses([second])).toEqual(new Set(['PROCESSING']));
  await allow();
  expect(await run('confirm', ids)).toEqual([done, left('done-before')]);
});

test('the choice asks the database as often for many as for one', async () => {
  const many = [...ids, ...(await placed(3))];
  for (const step of ['confirm', 'ship'] as const) {
    const queriesFor = async (chosen: readonly string[]) =>
      countQueries(async () => {
        expect(await find({ step, ids: chosen })).toHaveLength(chosen.length);
      });
    expect(await queriesFor(many)).toBe(await queriesFor(many.slice(0, 1)));
  }
  expect(await find({ step: 'confirm', ids: ['x', NO_ORDER] })).toEqual([]);
});
