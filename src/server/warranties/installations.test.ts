import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { addCustomers, bought } from '../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { MAX_INSTALLATIONS } from '../../domain/warranties/installation.ts';
import { orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';
import { listAudit } from '../audit/audit-log.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const opened = await openTransferShop();
const { shop, database, customer, staff, close } = opened;
afterAll(close);
await addCustomers(database, 'somebody');
const { saveInstallation, removeInstallation, ofOrder, listInstallations, installableOrders } =
  shop.warranties;

const today = todayIn('UA');
const FIELDS = { installedOn: today, installer: 'ТОВ «Монтаж»', address: 'Київ, Сонячна 1' };
const own = { kind: 'customer', id: customer } as const;
const byStaff = { kind: 'staff', id: staff } as const;

async function delivered() {
  const { orderId, total } = await opened.place({ lines: [bought(203)] });
  await opened.came(orderId, total);
  await opened.hand(orderId, 'DELIVERED');
  return orderId;
}
const recordsOf = async (orderId: string) => (await ofOrder(orderId)).installations;
const written = (orderId: string) => ({ orderId, id: randomUUID(), by: own, seen: null, fields: FIELDS });

describe('a record of installation', () => {
  test('is written once by its form, changed, and removed', async () => {
    const orderId = await delivered();
    const form = written(orderId);
    expect(await saveInstallation(form)).toEqual({ ok: true });
    expect(await saveInstallation(form)).toEqual({ ok: true });
    // What was typed after that is not dropped in silence.
    expect(await saveInstallation({ ...form, fields: { ...FIELDS, note: 'Дах' } })).toMatchObject({
      reason: 'form-used',
    });
    const [record] = await recordsOf(orderId);
    expect(record).toMatchObject({ ...FIELDS, phone: null, note: null, isByStaff: false });
    const seen = record?.updatedAt ?? '';
    const changed = { ...form, seen, fields: { ...FIELDS, phone: '0671234567', note: 'Дах' } };
    expect(await saveInstallation(changed)).toEqual({ ok: true });
    expect(await saveInstallation(changed)).toMatchObject({ reason: 'installation-changed' });
    expect(await recordsOf(orderId)).toMatchObject([{ phone: '+380671234567', note: 'Дах' }]);
    for (let sent = 0; sent < 2; sent++) expect(await removeInstallation(form)).toEqual({ ok: true });
    expect(await recordsOf(orderId)).toEqual([]);
    expect(await saveInstallation(changed)).toMatchObject({ reason: 'installation-not-found' });
  });

  test('is of an own order whose goods arrived', async () => {
    const orderId = await delivered();
    const somebody = { kind: 'customer', id: 'somebody' } as const;
    expect(await saveInstallation({ ...written(orderId), by: somebody })).toMatchObject({
      reason: 'order-not-found',
    });
    expect(await saveInstallation(written('no order'))).toMatchObject({ reason: 'order-not-found' });
    const { orderId: waiting } = await opened.place();
    expect(await saveInstallation(written(waiting))).toMatchObject({ reason: 'not-delivered' });
    const form = written(orderId);
    expect(await saveInstallation(form)).toEqual({ ok: true });
    expect(await removeInstallation({ ...form, by: somebody })).toMatchObject({ reason: 'order-not-found' });
    const other = await delivered();
    expect(await saveInstallation({ ...form, orderId: other })).toMatchObject({ reason: 'form-used' });
    expect(await removeInstallation({ ...form, orderId: other })).toEqual({ ok: true });
    expect(await recordsOf(orderId)).toHaveLength(1);
  });

  test('lies between the order and today', async () => {
    const orderId = await delivered();
    for (const installedOn of [daysAfter(today, 1), daysAfter(today, -1), 'x']) {
      expect(
        await saveInstallation({ ...written(orderId), fields: { ...FIELDS, installedOn } }),
      ).toMatchObject({
        reason: 'invalid-fields',
      });
    }
  });

  test('of staff is changed by staff alone', async () => {
    const orderId = await delivered();
    const form = { ...written(orderId), by: byStaff };
    expect(await saveInstallation(form)).toEqual({ ok: true });
    const [record] = await recordsOf(orderId);
    const seen = record?.updatedAt ?? '';
    expect(record?.isByStaff).toBe(true);
    expect(await saveInstallation({ ...form, by: own, seen })).toMatchObject({ reason: 'written-by-staff' });
    expect(await removeInstallation({ ...form, by: own })).toMatchObject({ reason: 'written-by-staff' });
    expect(await saveInstallation({ ...form, seen })).toEqual({ ok: true });
    expect(await removeInstallation(form)).toEqual({ ok: true });
  });

  test('is one of at most so many, however many are sent at once', async () => {
    const orderId = await delivered();
    const sent = await Promise.all(
      Array.from({ length: MAX_INSTALLATIONS + 3 }, () => saveInstallation(written(orderId))),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(MAX_INSTALLATIONS);
    expect(sent.filter((each) => !each.ok && each.reason === 'too-many-installations')).toHaveLength(3);
  });

  test('is listed with the goods of its order, and the orders that it can be of', async () => {
    await database.update(orders).set({ userId: 'somebody' }).where(eq(orders.userId, customer));
    const orderId = await delivered();
    await saveInstallation(written(orderId));
    const { installations, hasMore } = await listInstallations(customer, { parts: 1 });
    expect(installations).toMatchObject([{ orderId, record: FIELDS, goods: [{ productId: 203 }] }]);
    expect(hasMore).toBe(false);
    const offered = await installableOrders(customer);
    expect(offered).toMatchObject([{ id: orderId, goods: [expect.any(String)] }]);
    const all = await listInstallations('somebody', { parts: 1 });
    expect([all.installations.length, all.hasMore]).toEqual([10, true]);
  });
});

test('all that staff did stands in the log', async () => {
  expect((await unloggedActs(database)).unlogged).toEqual([]);
  const { entries } = await listAudit(database)({ subject: 'order' });
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['installation-removed', 'installation-changed']),
  );
});
