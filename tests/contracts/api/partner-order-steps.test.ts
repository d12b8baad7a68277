import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../../src/server/audit/audit-log.ts';
import { findStaffOrder } from '../../../src/server/backoffice/find-staff-order.ts';
import { shipments } from '../../../src/server/orders/shipment-tables.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { emails } from '../../../src/server/outbox/tables.ts';
import { readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { moveOrder } from '../../support/move-order.ts';
import { partnerKeys } from '../../support/partner-key.ts';
import { addStaffRow } from '../../support/staff-row.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, database, signedIn, close } = await openTestShop();
afterAll(close);
const keyOf = partnerKeys(database, await addStaffRow(database));
const customer = await signedIn();
let key: Awaited<ReturnType<typeof keyOf>>;
beforeAll(async () => {
  key = await keyOf('write-orders');
});

const PARCEL = { carrier: 'nova-poshta', number: '20450000000001' };
const shipped = { step: 'shipped', tracking: PARCEL };
const delivered = { step: 'delivered' };

async function place(isToBeSent = true) {
  const placed = await api('/create-checkout-session', {
    method: 'POST',
    headers: customer.headers,
    body: JSON.stringify(checkoutBody([{ id: 101, quantity: 1 }])),
  });
  expect(placed.status).toBe(201);
  const [order] = await database
    .select({ id: orders.id, number: orders.orderNumber })
    .from(orders)
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(1);
  if (!order) throw new Error('No order');
  if (isToBeSent) await moveOrder(database, order.id, { to: 'PROCESSING', reason: 'paid' });
  return order;
}
const take = (order: string, body: unknown, headers = key.headers) =>
  api(`/partner/orders/${order}/steps`, { method: 'POST', headers, body: JSON.stringify(body) });
const refusedBy = async (answer: Response) => [answer.status, (await readProblem(answer)).details.reason];
/** What the log has of the key; staff moved the orders before. */
const logOf = async (id: string) =>
  (await listAudit(database)({ subject: 'order', subjectId: id })).entries.filter(
    ({ staffName }) => staffName === key.name,
  );
const written = async (id: string) =>
  (await database.select({ occasion: emails.occasion }).from(emails))
    .map(({ occasion }) => occasion)
    .filter((occasion) => occasion.includes(id));

test('an order is handed over and arrives, as if staff had done it, under the name of the key', async () => {
  const { id, number } = await place();
  const answer = await take(number, shipped);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: unknown };
  expect(data).toEqual({
    id,
    orderNumber: number,
    status: 'SHIPPED',
    parcels: [PARCEL],
    updatedAt: expect.stringMatching(/Z$/),
  });
  expect(await take(id, delivered)).toMatchObject({ status: 200 });
  expect((await written(id)).map((occasion) => occasion.split(':')[0])).toEqual(
    expect.arrayContaining(['order-shipped', 'order-delivered']),
  );
  const found = await findStaffOrder(database)(id);
  expect(found?.history.slice(-2)).toMatchObject([
    { toStatus: 'SHIPPED', actor: 'program', name: key.name, reason: 'shipped' },
    { toStatus: 'DELIVERED', actor: 'program', name: key.name, reason: 'delivered' },
  ]);
  const log = await logOf(id);
  expect(log).toMatchObject([
    { action: 'order-moved', staffName: key.name, changes: { orderStatus: ['SHIPPED', 'DELIVERED'] } },
    {
      action: 'order-moved',
      staffName: key.name,
      subjectName: number,
      changes: { orderStatus: ['PROCESSING', 'SHIPPED'], trackingNumber: ['', 'written'] },
    },
  ]);
  // It cannot be forgotten there when its customer asks for it.
  expect(JSON.stringify(log)).not.toContain(PARCEL.number);
});

test('the same step again, at once or later, answers the order as it is and does nothing', async () => {
  const { id } = await place();
  const answers = await Promise.all([take(id, shipped), take(id, shipped), take(id, shipped)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await take(id, delivered);
  const before = await written(id);
  // The number is read as staff type it.
  const again = await take(id, { ...shipped, tracking: { ...PARCEL, number: ' 2045 0000000001' } });
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ data: { status: 'DELIVERED' } });
  expect((await take(id, delivered)).status).toBe(200);
  expect(await written(id)).toEqual(before);
  expect(await logOf(id)).toHaveLength(2);
});

test('a step that contradicts what was done, or cannot follow, is refused with its reason and the order', async () => {
  const { id } = await place();
  expect(await refusedBy(await take(id, delivered))).toEqual([409, 'transition-not-allowed']);
  await take(id, shipped);
  const other = await take(id, { ...shipped, tracking: { carrier: 'dpd', number: '99999999' } });
  expect(other.status).toBe(409);
  expect((await readProblem(other)).details).toMatchObject({
    reason: 'shipped-otherwise',
    order: { id, status: 'SHIPPED', parcels: [PARCEL] },
  });
  const unpaid = await place(false);
  expect(await refusedBy(await take(unpaid.id, shipped))).toEqual([409, 'transition-not-allowed']);
  await moveOrder(database, unpaid.id, { to: 'CANCELLED', reason: 'mistake' });
  expect(await refusedBy(await take(unpaid.number, shipped))).toEqual([409, 'transition-not-allowed']);
  expect(await logOf(unpaid.id)).toEqual([]);
});

test('two parcels of two programs: one is taken, the other hears that it came too late', async () => {
  const { id } = await place();
  const parcels = ['20450000000010', '20450000000011'];
  const answers = await Promise.all(
    parcels.map((number) => take(id, { ...shipped, tracking: { ...PARCEL, number } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const sent = await database.select().from(shipments).where(eq(shipments.orderId, id));
  expect(sent).toHaveLength(1);
  expect(parcels).toContain(sent[0]?.trackingNumber);
});

test.each([randomUUID(), 'ORD-1', 'ORD-99999999999999999999', 'x', "';--", 'ORD\0'])(
  'there is no order %s',
  async (id) => {
    expect(await refusedBy(await take(encodeURIComponent(id), delivered))).toEqual([404, 'order-not-found']);
  },
);

test.each([
  ['no step', {}],
  ['a step that only staff take', { step: 'cancelled' }],
  ['no parcel', { step: 'shipped' }],
  ['an unknown carrier', { step: 'shipped', tracking: { ...PARCEL, carrier: 'pigeon' } }],
  ['a number that no parcel has', { step: 'shipped', tracking: { ...PARCEL, number: '№ 1' } }],
  ['a parcel of what has arrived', { ...delivered, tracking: PARCEL }],
  ['a field that there is not', { ...shipped, total: 1 }],
])('a body with %s is refused', async (_, body) => {
  expect(await refusedBy(await take('ORD-1', body))).toEqual([400, 'invalid-body']);
});

test('the right to read orders moves none', async () => {
  const reader = await keyOf('read-orders');
  expect(await refusedBy(await take('ORD-1', delivered, reader.headers))).toEqual([403, 'scope-missing']);
});
