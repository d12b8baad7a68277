import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { addCustomers, bought } from '../../../tests/support/sample-order.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { monthsAfter } from '../../domain/calendar/months.ts';
import { PERFORMANCE_YEARS } from '../../domain/warranties/warranty.ts';
import { readWarrantiesQuery } from '../../domain/warranties/warranties-query.ts';
import { products } from '../catalogue/tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';

const opened = await openTransferShop();
const { shop, database, customer, staff, close } = opened;
afterAll(close);
await addCustomers(database, 'somebody');

const PANEL = 101;
const BATTERY = 203;
const today = todayIn('UA');

/** An order of bought goods that arrived on a day; today where none is given. */
async function delivered(lines = [bought(BATTERY, 2)], day: string | null = null) {
  const { orderId, total } = await opened.place({ lines });
  await opened.came(orderId, total);
  await opened.hand(orderId, 'DELIVERED');
  if (day !== null) {
    await database
      .update(orders)
      .set({ deliveredAt: `${day}T12:00:00Z`, createdAt: `${daysAfter(day, -5)}T12:00:00Z` })
      .where(eq(orders.id, orderId));
  }
  return orderId;
}
const listed = async (query = '', userId: string = customer) =>
  (await shop.warranties.list(userId, readWarrantiesQuery(new URLSearchParams(query)))).warranties;
const ofOrder = async (orderId: string) => (await shop.warranties.ofOrder(orderId)).warranties;

describe('what was promised of goods', () => {
  test('stays with the line that bought them, whatever the product promises later', async () => {
    const orderId = await delivered([bought(BATTERY)]);
    const [before] = await ofOrder(orderId);
    expect(before?.warranties).toEqual([
      expect.objectContaining({
        coverage: 'product',
        months: 120,
        startsOn: today,
        expiresOn: monthsAfter(today, 120),
      }),
    ]);
    await database.update(products).set({ warrantyMonths: 1 }).where(eq(products.id, BATTERY));
    expect(await ofOrder(orderId)).toEqual([before]);
    const [later] = await ofOrder(await delivered([bought(BATTERY)]));
    expect(later?.warranties).toEqual([expect.objectContaining({ months: 1 })]);
    await database.update(products).set({ warrantyMonths: 120 }).where(eq(products.id, BATTERY));
  });

  test('of panels is their power, too: as its maker says, else for 25 years', async () => {
    const months = async () =>
      (await ofOrder(await delivered([bought(PANEL)])))[0]?.warranties.map((each) => each.months);
    expect(await months()).toEqual([180, 300]);
    await database.execute(sql`update product_specifications set number = 30
      where product_id = ${PANEL} and key = 'performanceWarrantyYears'`);
    expect(await months()).toEqual([180, 360]);
    await database.execute(sql`delete from product_specifications
      where product_id = ${PANEL} and key = 'performanceWarrantyYears'`);
    expect(await months()).toEqual([180, 12 * PERFORMANCE_YEARS]);
  });

  test('is nothing of what is rented', async () => {
    const rental = { duration: 'day', count: 1, startDate: rentalStart() } as const;
    const { orderId } = await opened.place({ lines: [{ id: 2001, quantity: 1, rental }] });
    const [line] = await database.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    expect([line?.warrantyMonths, line?.performanceMonths]).toEqual([0, 0]);
  });
});

describe('the warranties of an order', () => {
  test('begin when it arrives, and end with the pieces that come back', async () => {
    const { orderId, total } = await opened.place({ lines: [bought(BATTERY, 2)] });
    await opened.came(orderId, total);
    expect(await ofOrder(orderId)).toEqual([]);
    await opened.hand(orderId, 'SHIPPED');
    expect(await ofOrder(orderId)).toEqual([]);
    await shop.orders.deliverOrder({ orderId, staffId: staff });
    expect(await ofOrder(orderId)).toMatchObject([{ pieces: 2, card: 'warranty-1', hasStorage: true }]);
    expect(await opened.goodsReturn(orderId, { back: 1, sellable: 1 })).toMatchObject({ ok: true });
    expect(await ofOrder(orderId)).toMatchObject([{ pieces: 1 }]);
    expect(await opened.goodsReturn(orderId, { back: 1, sellable: 1 })).toMatchObject({ ok: true });
    expect(await ofOrder(orderId)).toEqual([]);
  });

  test('are counted in SQL as in the domain, at the ends of months and in leap years', async () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => daysAfter('2000-01-01', count));
    const cases = fc.sample(fc.tuple(days, fc.integer({ min: 1, max: 400 })), 300);
    const { rows } = await database.execute<{ end: string }>(sql`
      select (given.day::date + make_interval(months => given.months))::date::text as end
      from jsonb_to_recordset(${JSON.stringify(cases.map(([day, months], place) => ({ day, months, place })))}::jsonb)
        as given(day text, months int, place int) order by given.place`);
    expect(rows.map(({ end }) => end)).toEqual(cases.map(([day, months]) => monthsAfter(day, months)));
  });
});

describe('a customer’s list', () => {
  test('has what was received last first, is one’s own, narrowed and shown in parts', async () => {
    const owner = 'somebody';
    const own = async (months: number) => {
      const orderId = await delivered([bought(BATTERY)], monthsAfter(today, -months));
      await database.update(orders).set({ userId: owner }).where(eq(orders.id, orderId));
      return orderId;
    };
    const [over, last, running] = [await own(121), await own(120), await own(3)];
    const idsOf = async (query = '') => (await listed(query, owner)).map(({ orderId }) => orderId);
    expect(await idsOf()).toEqual([running, last, over]);
    expect(await idsOf('view=active')).toEqual([running, last]);
    expect(await idsOf('view=ended')).toEqual([over]);
    expect((await listed('view=ended', owner))[0]?.warranties[0]?.state).toBe('ended');
    expect((await listed()).every(({ orderId }) => ![over, last, running].includes(orderId))).toBe(true);

    await database.execute(sql`insert into order_items
      (order_id, position, product_id, article_number, name, brand, picture, quantity, unit_minor, line_minor)
      select order_id, position + piece, product_id, article_number, name, brand, picture, quantity, unit_minor, line_minor
      from order_items, generate_series(1, 12) as piece where order_id = ${running}`);
    const first = await shop.warranties.list(owner, { view: 'all', parts: 1 });
    const both = await shop.warranties.list(owner, { view: 'all', parts: 2 });
    expect([first.warranties.length, first.hasMore, both.warranties.length, both.hasMore]).toEqual([
      10,
      true,
      15,
      false,
    ]);
    expect(both.warranties.slice(0, 10)).toEqual(first.warranties);
  });

  test('of manuals has each kind of equipment once, the latest first', async () => {
    const own = await shop.warranties.ownManuals(customer);
    expect(own.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['manual-batteries', 'manual-solar-panels']),
    );
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    expect(await shop.warranties.ownManuals('nobody')).toEqual([]);
  });
});
