import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { bought } from '../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { itemSerials } from './tables.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const opened = await openTransferShop();
const { shop, database, staff, close } = opened;
afterAll(close);
const BATTERY = 203;

async function placed(quantity = 2) {
  const { orderId, total } = await opened.place({ lines: [bought(BATTERY, quantity), bought(1801)] });
  await opened.came(orderId, total);
  const [line] = await shop.warranties.serialLines(orderId);
  const itemId = line?.itemId ?? '';
  const known = async () => (await shop.warranties.serialLines(orderId))[0]?.serials ?? [];
  const save = async (text: string, seen?: string) =>
    shop.warranties.saveSerials({
      orderId,
      itemId,
      text,
      seen: seen ?? (await known()).join('\n'),
      staffId: staff,
    });
  return { orderId, itemId, known, save };
}

describe('serial numbers', () => {
  test('are asked for goods that have them alone', async () => {
    const { orderId } = await placed();
    expect(await shop.warranties.serialLines(orderId)).toMatchObject([{ quantity: 2, serials: [] }]);
    expect(await shop.warranties.serialLines('no order')).toEqual([]);
  });

  test('are written, put in another order, exchanged and taken away; the same form twice changes nothing', async () => {
    const { save, known } = await placed();
    expect(await save('a-100\nA-101')).toEqual({ ok: true });
    expect(await save('A-100 A-101', '')).toEqual({ ok: true });
    expect(await known()).toEqual(['A-100', 'A-101']);
    expect(await save('A-101, A-102')).toEqual({ ok: true });
    expect(await known()).toEqual(['A-101', 'A-102']);
    expect(await save('')).toEqual({ ok: true });
    expect(await known()).toEqual([]);
  });

  test('are never more than pieces, none twice, and none that is none', async () => {
    const { save, known } = await placed();
    expect(await save('B-1001 B-1002 B-1003')).toMatchObject({ reason: 'serials-too-many' });
    expect(await save('B-1001 b-1001')).toMatchObject({ reason: 'serials-twice', serial: 'B-1001' });
    expect(await save('<script>')).toMatchObject({ reason: 'serials-wrong' });
    expect(await known()).toEqual([]);
  });

  test('belong to one piece of a product; who has it already is said', async () => {
    const [one, other] = [await placed(), await placed()];
    expect(await one.save('C-1001')).toEqual({ ok: true });
    const { orderNumber } = await opened.order(one.orderId);
    expect(await other.save('C-1000 C-1001')).toEqual({
      ok: false,
      reason: 'serials-taken',
      serial: 'C-1001',
      orderNumber,
    });
    expect(await other.known()).toEqual([]);
  });

  test('are written by one of two who do it at once', async () => {
    const [one, other] = [await placed(), await placed()];
    const both = await Promise.all([one.save('D-1001'), other.save('D-1001')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'serials-taken' });
    expect(await database.$count(itemSerials, eq(itemSerials.serial, 'D-1001'))).toBe(1);
  });

  test('that somebody else wrote meanwhile are not overwritten', async () => {
    const { save, known } = await placed();
    expect(await save('E-1001')).toEqual({ ok: true });
    expect(await save('E-1002', '')).toEqual({ ok: false, reason: 'serials-changed' });
    expect(await known()).toEqual(['E-1001']);
  });

  test('are refused of another order’s line, of no line, and of a cancelled order', async () => {
    const [one, other] = [await placed(), await placed()];
    const asked = { text: 'F-1001', seen: '', staffId: staff };
    for (const itemId of [other.itemId, 'x', crypto.randomUUID()]) {
      expect(await shop.warranties.saveSerials({ ...asked, orderId: one.orderId, itemId })).toEqual({
        ok: false,
        reason: 'item-not-found',
      });
    }
    await shop.orders.cancelByStaff({ orderId: one.orderId, staffId: staff, reason: 'customer-asked' });
    expect(await one.save('F-1001')).toEqual({ ok: false, reason: 'order-cancelled' });
  });

  test('of a cancelled order can be taken away, and are free for another one', async () => {
    const [one, other] = [await placed(), await placed()];
    expect(await one.save('G-1001')).toEqual({ ok: true });
    await shop.orders.cancelByStaff({ orderId: one.orderId, staffId: staff, reason: 'customer-asked' });
    expect(await other.save('G-1001')).toMatchObject({ ok: false, reason: 'serials-taken' });
    expect(await one.save('', 'G-1001')).toEqual({ ok: true });
    expect(await other.save('G-1001')).toEqual({ ok: true });
  });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['item_serials']),
    unlogged: [],
  });
});
