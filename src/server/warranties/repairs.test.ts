import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { bought } from '../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { monthsAfter } from '../../domain/calendar/months.ts';
import { REMINDER_DAYS } from '../../domain/warranties/warranty.ts';
import { readWarrantiesQuery } from '../../domain/warranties/warranties-query.ts';
import { orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';
import { warrantyReminders } from './tables.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const opened = await openTransferShop();
const { shop, database, customer, staff, close } = opened;
afterAll(close);
const today = todayIn('UA');
const BATTERY = 203;

/** Two batteries that arrived so many months ago. */
async function received(months: number) {
  const { orderId, total } = await opened.place({ lines: [bought(BATTERY, 2)] });
  await opened.came(orderId, total);
  await opened.hand(orderId, 'DELIVERED');
  const day = monthsAfter(today, -months);
  await database
    .update(orders)
    .set({ deliveredAt: `${day}T12:00:00Z`, createdAt: `${daysAfter(day, -5)}T12:00:00Z` })
    .where(eq(orders.id, orderId));
  const view = async () => {
    const [found] = (await shop.warranties.ofOrder(orderId)).warranties;
    if (!found) throw new Error('The goods have no warranty');
    return found;
  };
  const { itemId } = await view();
  const save = (fields: Record<string, string>, id: string = randomUUID()) =>
    shop.warranties.saveRepair({ orderId, itemId, id, staffId: staff, fields });
  return { orderId, itemId, day, view, save };
}

const listed = async (view: string) =>
  (await shop.warranties.list(customer, readWarrantiesQuery(new URLSearchParams({ view })))).warranties.map(
    ({ itemId }) => itemId,
  );

describe('a repair under the warranty', () => {
  test('lengthens it by its days, once however often its form is sent, until it is taken back', async () => {
    const { orderId, day, view, save } = await received(6);
    const fields = { cameOn: daysAfter(today, -9), returnedOn: today, serial: 'sn-100', note: 'Плата' };
    const id = randomUUID();
    expect(await Promise.all([save(fields, id), save(fields, id)])).toEqual([{ ok: true }, { ok: true }]);
    expect(await save({ ...fields, note: 'Інше' }, id)).toEqual({ ok: false, reason: 'form-used' });
    const { warranties, repairs } = await view();
    expect(warranties.map(({ expiresOn }) => expiresOn)).toEqual([daysAfter(monthsAfter(day, 120), 10)]);
    expect(repairs).toMatchObject([{ id, serial: 'SN-100', note: 'Плата' }]);
    await shop.warranties.removeRepair({ orderId, id, staffId: staff });
    await shop.warranties.removeRepair({ orderId, id, staffId: staff });
    expect((await view()).warranties.map(({ expiresOn }) => expiresOn)).toEqual([monthsAfter(day, 120)]);
  });

  test('of one piece never overlaps another, by the constraint too; of two pieces they may', async () => {
    const { save, view } = await received(6);
    const fields = { cameOn: daysAfter(today, -9), returnedOn: daysAfter(today, -5), serial: 'A-100' };
    const done = await Promise.all([save(fields), save({ ...fields, cameOn: fields.returnedOn })]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done).toContainEqual(expect.objectContaining({ ok: false, reason: 'repairs-overlap' }));
    expect(await save({ ...fields, serial: 'A-101' })).toEqual({ ok: true });
    expect((await view()).repairs).toHaveLength(2);
  });

  test('is of goods of the order that have a warranty, and is over', async () => {
    const [one, other] = [await received(6), await received(6)];
    const fields = { cameOn: today, returnedOn: today };
    const sent = { orderId: one.orderId, itemId: other.itemId, id: randomUUID(), staffId: staff, fields };
    expect(await shop.warranties.saveRepair(sent)).toEqual({ ok: false, reason: 'item-not-found' });
    expect(await one.save({ ...fields, returnedOn: daysAfter(today, 1) })).toMatchObject({
      reason: 'invalid-fields',
    });
    expect(await one.save({ ...fields, cameOn: daysAfter(one.day, -1) })).toMatchObject({
      reason: 'invalid-fields',
    });
  });

  test('keeps a warranty alive that would be over, and has its customer reminded of the new end', async () => {
    const { itemId, view, save } = await received(120);
    await database
      .update(warrantyReminders)
      .set({ doneAt: new Date().toISOString() })
      .where(eq(warrantyReminders.orderItemId, itemId));
    expect(await save({ cameOn: daysAfter(today, -99), returnedOn: today })).toEqual({ ok: true });
    const [warranty] = (await view()).warranties;
    expect(warranty).toMatchObject({ state: 'active', expiresOn: daysAfter(today, 100), repairDays: 100 });
    expect(await listed('active')).toContain(itemId);
    expect(await listed('ended')).not.toContain(itemId);
    const [reminder] = await database
      .select()
      .from(warrantyReminders)
      .where(eq(warrantyReminders.orderItemId, itemId));
    expect(reminder).toMatchObject({ remindOn: daysAfter(today, 100 - REMINDER_DAYS), doneAt: null });
  });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['warranty_repairs']),
    unlogged: [],
  });
});
