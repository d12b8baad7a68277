import { asc, eq, sql, type InferSelectModel } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoShop, type DemoShop } from '../../../tests/support/demo-shop.ts';
import { demoPast } from '../../content/seed/demo-past.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { Invoice } from '../../domain/invoices/sales-document.ts';
import { readBillingQuery } from '../../domain/payments/billing.ts';
import { signIns, users } from '../account/tables.ts';
import { salesDocuments } from '../invoices/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { payments, refunds } from '../payments/tables.ts';
import { transfers } from '../payments/transfers/tables.ts';

/** The use cases are run at one moment: what is wrong here was not moved from it, or moved to another. */
let demoShop: DemoShop;
let own: readonly InferSelectModel<typeof orders>[];
let begun: string;
beforeAll(async () => {
  begun = new Date().toISOString();
  demoShop = await openDemoShop();
  const { database, userId } = demoShop;
  own = await database.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt);
});
afterAll(() => demoShop.close());

const expectForward = (moments: readonly string[]) => {
  const times = moments.map((moment) => Date.parse(moment));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
};

/** An order with when it came to each status, and the day of a moment on its market's clock. */
async function historyOf(order: InferSelectModel<typeof orders>) {
  const events = await demoShop.database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(orderEvents.id);
  return {
    events,
    at: (status: string) => events.find(({ toStatus }) => toStatus === status)?.at ?? null,
    day: (moment: string) => dayIn(timeZoneOf(marketOf(order.currency)), moment),
  };
}

test('the customer comes before the orders, and each of them goes forward in time', async () => {
  const [customer] = await demoShop.database.select().from(users).where(eq(users.id, demoShop.userId));
  expectForward([customer?.createdAt.toISOString() ?? '', ...own.map(({ createdAt }) => createdAt)]);
  for (const order of own) {
    const { events, at } = await historyOf(order);
    expect(events[0]?.at).toBe(order.createdAt);
    expectForward([...events.map((event) => event.at), order.updatedAt]);
    expect(order.deliveredAt).toBe(at('DELIVERED'));
    expect(order.processingAt).toBe(at('PROCESSING'));
  }
});

test('money comes when the order goes on by it, and goes back after the delivery', async () => {
  const { database } = demoShop;
  const counts = { card: 0, transfer: 0, refund: 0 };
  for (const order of own) {
    const { at, day } = await historyOf(order);
    const lines = await database.select().from(transfers).where(eq(transfers.orderId, order.id));
    for (const { recordedAt, day: written } of lines) {
      expect(written).toBe(day(recordedAt));
      // What a carrier took at the door comes later.
      expectForward([at(order.paymentMethod === 'pod' ? 'DELIVERED' : 'PROCESSING') ?? '', recordedAt]);
      counts.transfer += 1;
    }
    const cards = await database.select().from(payments).where(eq(payments.orderId, order.id));
    for (const { createdAt, acceptedAt } of cards) {
      expect(acceptedAt).toBe(at('PROCESSING'));
      expectForward([order.createdAt, createdAt, acceptedAt ?? '']);
      counts.card += 1;
    }
    const back = await database.select().from(refunds).where(eq(refunds.orderId, order.id));
    for (const { createdAt, doneAt } of back) {
      expectForward([at('DELIVERED') ?? '', createdAt, doneAt ?? '', at('COMPLETED') ?? begun]);
      counts.refund += 1;
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
});

const daysOf = ({ paidOn, dueOn, soldOn }: Invoice) => ({ paidOn, dueOn, soldOn });

test('documents tell the days on which they were issued, and are numbered in the order of time', async () => {
  const { database } = demoShop;
  const issued = await database
    .select()
    .from(salesDocuments)
    .orderBy(asc(salesDocuments.series), asc(salesDocuments.sequence));
  for (const { orderId, content, issuedAt, series, refundId } of issued) {
    const order = own.find(({ id }) => id === orderId);
    if (!order) throw new Error('A document of no order');
    const { at, day } = await historyOf(order);
    expect(content).toMatchObject({ issuedOn: day(issuedAt), orderedOn: day(order.createdAt) });
    expect(series.endsWith(content.issuedOn.slice(0, 'YYYY'.length))).toBe(true);
    const isAtDoor = order.paymentMethod === 'pod';
    const back = await database.select().from(refunds).where(eq(refunds.orderId, orderId));
    const ofInvoice = {
      at: at(isAtDoor ? 'DELIVERED' : 'PROCESSING'),
      paidOn: content.issuedOn,
      dueOn: order.paymentDueOn ?? content.issuedOn,
      soldOn: isAtDoor ? content.issuedOn : undefined,
    };
    expect(content.kind === 'invoice' ? { at: issuedAt, ...daysOf(content) } : { at: issuedAt }).toEqual(
      content.kind === 'invoice' ? ofInvoice : { at: back.find(({ id }) => id === refundId)?.doneAt },
    );
  }
  for (const ofSeries of Map.groupBy(issued, ({ series }) => series).values()) {
    expectForward(ofSeries.map(({ issuedAt }) => issuedAt));
    expect(ofSeries.map(({ sequence }) => sequence)).toEqual(ofSeries.map((_, index) => index + 1));
  }
  expect(own.map(({ orderNumber }) => orderNumber)).toEqual(
    own.map(({ orderNumber }) => orderNumber).toSorted(),
  );
});

test('the billing history has at least two years, those of the payments', async () => {
  const { shop, userId } = demoShop;
  const { years } = await shop.payments.listBilling(userId, readBillingQuery(new URLSearchParams()));
  const steps = demoPast(begun).flatMap(({ name, order, at }) =>
    name === 'paid' || name === 'refunded' || (name === 'delivered' && order?.payment === 'pod')
      ? [Number(at.slice(0, 'YYYY'.length))]
      : [],
  );
  expect(years.length).toBeGreaterThan(1);
  expect(years).toEqual([...new Set(steps)].toSorted((a, b) => b - a));
});

test('notifications and tries to sign in stand in the order of time, none older than they are kept', async () => {
  const { database } = demoShop;
  const told = await database.select().from(notifications).orderBy(notifications.id);
  expectForward(told.map(({ createdAt }) => createdAt));
  for (const { createdAt, readAt } of told) expectForward([createdAt, readAt ?? begun, begun]);
  const tried = await database.select().from(signIns).orderBy(signIns.id);
  expectForward(tried.map(({ at }) => at));
  expect(tried.filter(({ outcome }) => outcome === 'wrong-password')).toHaveLength(1);
  const yearAgo = new Date(Date.parse(begun) - 366 * 24 * 3_600_000).toISOString();
  expectForward([yearAgo, told[0]?.createdAt ?? '', begun]);
  expectForward([yearAgo, tried[0]?.at ?? '', begun]);
});

/** What the starting catalogue and the cart of now write, and the terms that lie ahead. */
const OF_NOW =
  /^(?:products|product_price_log|listed_products|categories|tags|carts|machines|sessions\.expires_at|orders\.payment_due_at)/;

test('nothing else is of the moment at which it was made, or of the future', async () => {
  const { database } = demoShop;
  const { rows: columns } = await database.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and data_type = 'timestamp with time zone' and table_type = 'BASE TABLE'`);
  const recent: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await database.execute<{ many: number }>(
      sql`select count(*)::int as many from ${sql.identifier(table)} where ${sql.identifier(column)} > ${begun}::timestamptz - interval '1 hour'`,
    );
    if ((rows[0]?.many ?? 0) > 0) recent.push(`${table}.${column}`);
  }
  expect(columns.length).toBeGreaterThan(50);
  expect(recent.filter((name) => !OF_NOW.test(name))).toEqual([]);
});
