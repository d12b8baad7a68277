import { eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bought } from '../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { REMINDER_DAYS } from '../../domain/warranties/warranty.ts';
import { communicationPreferences } from '../account/communication/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import { todayIn } from '../rental/today.ts';
import { remindOfWarranties, remindOfWarranty } from './remind-of-warranties.ts';
import { warrantyReminders } from './tables.ts';

const opened = await openTransferShop();
const { database, customer, close } = opened;
afterAll(close);
const today = todayIn('UA');
const remind = remindOfWarranty(database);
const remindAll = remindOfWarranties(database);

/** An order that arrived twelve months before a day, with a warranty of so many months. */
async function ending(day: string, { months = 12, performance = 0 } = {}) {
  const { orderId, total } = await opened.place({ lines: [bought(203)] });
  await opened.came(orderId, total);
  await opened.hand(orderId, 'DELIVERED');
  const deliveredAt = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}T12:00:00Z`;
  await database
    .update(orderItems)
    .set({ warrantyMonths: months, performanceMonths: performance })
    .where(eq(orderItems.orderId, orderId));
  await database.update(orders).set({ deliveredAt }).where(eq(orders.id, orderId));
  return orderId;
}
const lettersOf = (orderId: string) =>
  database
    .select()
    .from(emails)
    .where(like(emails.occasion, `warranty-ending:${orderId}%`));

beforeEach(async () => {
  await database.delete(warrantyReminders);
  await database.delete(orderItems);
});

describe('the end of a warranty', () => {
  test('is written of thirty days before, once, with the bell', async () => {
    const orderId = await ending(daysAfter(today, REMINDER_DAYS));
    expect([await remind(), await remind()]).toEqual(['reminded', null]);
    const [letter, ...others] = await lettersOf(orderId);
    expect(others).toEqual([]);
    expect(letter?.plain).toContain(`/support/tickets/new?item=`);
    expect(letter?.unsubscribe).toBe(`orders/${customer}`);
    const bell = await database.select().from(notifications).where(eq(notifications.kind, 'warranty-ending'));
    expect(bell.map((each) => each.orderId)).toEqual([orderId]);
  });

  test('is not written of before, nor when it is over', async () => {
    await ending(daysAfter(today, REMINDER_DAYS + 1));
    const over = await ending(daysAfter(today, -1));
    expect([await remind(), await remind()]).toEqual(['noted', null]);
    expect(await lettersOf(over)).toEqual([]);
  });

  test('that was missed is caught up with, until its last day', async () => {
    const orderId = await ending(today);
    await remindAll();
    await remindAll();
    expect(await lettersOf(orderId)).toHaveLength(1);
  });

  test('is written of for each coverage', async () => {
    const orderId = await ending(daysAfter(today, 10), { performance: 12 });
    expect([await remind(), await remind(), await remind()]).toEqual(['reminded', 'reminded', null]);
    const coverages = (await lettersOf(orderId)).map(({ occasion }) => occasion.split(':')[3]);
    expect(new Set(coverages)).toEqual(new Set(['performance', 'product']));
    expect(coverages).toHaveLength(2);
  });

  test('is not written of to who wants no e-mails about orders, nor when they want them again', async () => {
    const orderId = await ending(daysAfter(today, 10));
    const chosen = (emailOrders: boolean) => ({
      userId: customer,
      emailEnabled: true,
      emailOrders,
      emailLeases: true,
      smsEnabled: false,
      smsOrders: true,
      smsLeases: true,
    });
    await database.insert(communicationPreferences).values(chosen(false));
    await remindAll();
    await database.update(communicationPreferences).set(chosen(true));
    await remindAll();
    expect(await lettersOf(orderId)).toEqual([]);
  });

  test('is nothing of goods that came back, nor of a guest’s', async () => {
    const back = await ending(daysAfter(today, 10));
    expect(await opened.goodsReturn(back, { back: 1, sellable: 1, reason: 'faulty' })).toMatchObject({
      ok: true,
    });
    const guests = await ending(daysAfter(today, 10));
    await database.update(orders).set({ userId: null }).where(eq(orders.id, guests));
    expect([await remind(), await remind(), await remind()]).toEqual(['noted', 'noted', null]);
    expect([await lettersOf(back), await lettersOf(guests)]).toEqual([[], []]);
  });

  test('is written of once, however many instances ask', async () => {
    const orderId = await ending(daysAfter(today, 10));
    await Promise.all([remindAll(), remindAll(), remindAll()]);
    expect(await lettersOf(orderId)).toHaveLength(1);
  });
});
