import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { DemoOrder } from '../../content/seed/demo-orders.ts';
import type { OrderStepName } from '../../content/seed/demo-past.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { workingDaysFrom } from '../../domain/calendar/working-days.ts';
import { slowestParcelDays } from '../../domain/rental/parcel-travel.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import { startDays } from '../../domain/rental/rental-days.ts';
import type { Database } from '../database/database.ts';
import { changeStatus } from '../orders/change-status.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { paymentDue } from '../orders/payment-due.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { REFUNDS } from '../payments/send-refund.ts';
import { todayIn } from '../rental/today.ts';
import type { Shop } from '../wiring.ts';
import { demoReturnsOf } from './demo-returns.ts';
import { done, STAFF } from './demo-step.ts';

/** A demo rental begins on the first day on which any could that is paid by transfer, however it travels. */
const soon = (currency: Currency): string => {
  const market = marketOf(currency);
  const { from } = startDays({ today: todayIn(market), market, travelDays: slowestParcelDays(currency) });
  // On a day off the money has a working day less until then.
  return workingDaysFrom(from, 1, market);
};

/** Makes the orders of the demo account, step by step, by what customers and staff do themselves. */
export function demoOrdersOf(shop: Shop, transaction: Database, userId: string) {
  const idOf = new Map<DemoOrder, string>();
  /** Since when each order could be paid. */
  const payableSince = new Map<string, string>();
  // Where a real provider takes cards nobody is charged: the order is paid by transfer, and no money goes back.
  const isByCard = ({ payment }: DemoOrder) => payment === 'card' && shop.testBank !== null;

  async function locked(orderId: string): Promise<LockedOrder> {
    const order = await lockOrder(transaction, orderId);
    if (!order) throw new Error('The demo account: an order is gone');
    return order;
  }

  async function give(orderId: string, since: string): Promise<void> {
    payableSince.set(orderId, since);
    const due = paymentDue(await locked(orderId), since);
    if (Object.keys(due).length > 0) await transaction.update(orders).set(due).where(eq(orders.id, orderId));
  }

  async function payByCard(orderId: string): Promise<void> {
    const { payments, testBank: bank } = shop;
    if (!bank) throw new Error('The demo account: the test bank is closed');
    const holdSince = (heldSince: SQL | null) =>
      transaction.update(orders).set({ heldSince }).where(eq(orders.id, orderId));
    // No page opens for an order of long ago.
    await holdSince(sql`now()`);
    const page = done('a payment page', await payments.startPayment({ orderId, userId, region: 'ua' }));
    const card = { id: 'approved', month: 12, year: new Date().getUTCFullYear() + 5 } as const;
    const moved = await bank.act(page.id, { action: 'pay', card });
    if (!moved?.ok) throw new Error('The demo account: the test bank took no card');
    while ((await bank.sendWebhook()) === 'sent');
    await holdSince(null);
  }

  async function recordTransfer(orderId: string, at: string): Promise<void> {
    const { totalMinor, currency, orderNumber } = await locked(orderId);
    const recorded = await shop.payments.recordTransfer({
      orderId,
      staffId: STAFF.id,
      amount: money(totalMinor, currency),
      day: dayIn(timeZoneOf(marketOf(currency)), at),
      reference: `DEMO ${orderNumber}`,
    });
    done('a transfer', recorded);
  }

  async function place(order: DemoOrder, at: string): Promise<void> {
    const { locale, currency, shipping, lines, payment } = order;
    const placed = await shop.checkout.placeOrder({
      user: { id: userId },
      network: null,
      locale,
      currency,
      lines: lines.map((line) => ({
        ...line,
        rental: line.rental && { ...line.rental, startDate: soon(currency) },
      })),
      shipping,
      billing: null,
      payment: payment === 'card' && !isByCard(order) ? 'transfer' : payment,
      seenTotalMinor: null,
      discountCode: null,
      idempotencyKey: null,
    });
    const { orderId } = done('an order', placed);
    idOf.set(order, orderId);
    const { shippingMinor } = await locked(orderId);
    if (shippingMinor !== null) await give(orderId, at);
  }

  async function sendRefunds(): Promise<void> {
    const send = shop.payments.chores.find(({ name }) => name === REFUNDS);
    while (((await send?.next()) ?? null) !== null);
  }

  async function refund({ refund: back }: DemoOrder, orderId: string): Promise<void> {
    if (!back) return;
    const { minor: amountMinor, reason } = back;
    const part = { id: randomUUID(), orderId, amountMinor, reason, staffId: STAFF.id };
    done('a refund', await shop.payments.refundPart(part));
    await sendRefunds();
  }

  async function quote({ delivery }: DemoOrder, orderId: string, at: string): Promise<void> {
    if (!delivery) return;
    const { minor: shippingMinor, minDays, maxDays } = delivery;
    const priced = { version: 0, shippingMinor, minDays, maxDays, note: null };
    const quoted = await shop.quotes.quoteDelivery({ orderId, staffId: STAFF.id, quote: priced });
    done('the price of a delivery', quoted);
    await give(orderId, at);
  }

  async function writeSerials({ serials = {} }: DemoOrder, orderId: string): Promise<void> {
    const items = await transaction.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    for (const { id: itemId, productId } of items) {
      const text = serials[productId]?.join('\n');
      if (text === undefined) continue;
      const line = { orderId, itemId, text, seen: '', staffId: STAFF.id };
      done('serial numbers', await shop.warranties.saveSerials(line));
    }
  }

  async function install({ installation }: DemoOrder, orderId: string): Promise<void> {
    if (!installation) return;
    const { daysAfter: days, ...fields } = installation;
    const { deliveredAt, currency } = await locked(orderId);
    const arrivedOn = dayIn(timeZoneOf(marketOf(currency)), deliveredAt ?? '');
    const saved = await shop.warranties.saveInstallation({
      orderId,
      id: randomUUID(),
      by: { kind: 'customer', id: userId },
      seen: null,
      fields: { ...fields, installedOn: daysAfter(arrivedOn, days) },
    });
    done('an installation', saved);
  }

  const goods = demoReturnsOf(shop, transaction, userId);

  const take: Readonly<
    Record<
      Exclude<OrderStepName, 'placed'>,
      (order: DemoOrder, orderId: string, at: string) => Promise<unknown>
    >
  > = {
    quoted: quote,
    paid: (order, orderId, at) => (isByCard(order) ? payByCard(orderId) : recordTransfer(orderId, at)),
    remitted: (_order, orderId, at) => recordTransfer(orderId, at),
    confirmed: async (_order, orderId) =>
      done('a confirmation', await shop.orders.confirmOrder({ orderId, staffId: STAFF.id })),
    shipped: async (order, orderId) => {
      const { parcel } = order;
      if (!parcel) return;
      await writeSerials(order, orderId);
      const { carrier, number } = parcel;
      const shipment = { orderId, staffId: STAFF.id, tracking: { carrier, number } };
      done('a shipment', await shop.orders.shipOrder(shipment));
    },
    delivered: async (_order, orderId) =>
      done('a delivery', await shop.orders.deliverOrder({ orderId, staffId: STAFF.id })),
    refunded: async (order, orderId) => isByCard(order) && refund(order, orderId),
    'return-asked': async ({ goodsBack }, orderId, at) => goodsBack && goods.ask(goodsBack, { orderId, at }),
    'return-agreed': (_order, orderId) => goods.agree(orderId),
    'return-sent': (_order, orderId) => goods.send(orderId),
    'return-refunded': async ({ goodsBack }, orderId) => {
      if (goodsBack) await goods.receive(goodsBack, orderId);
      await sendRefunds();
    },
    completed: async (order, orderId) => {
      const change = { to: 'COMPLETED', actor: 'shop', reason: 'completed' } as const;
      done('a completion', await changeStatus(transaction, await locked(orderId), change));
      await install(order, orderId);
    },
    cancelled: async (_order, orderId) =>
      done('a cancellation', await shop.orders.cancelOrder({ orderId, userId, reason: 'changed-mind' })),
  };

  return {
    /** Takes a step of an order, as it is taken at a moment. */
    async take({ name, order, at }: { name: OrderStepName; order: DemoOrder; at: string }): Promise<void> {
      if (name === 'placed') return place(order, at);
      await take[name](order, idOf.get(order) ?? '', at);
    },
    /** Sets the terms of what is still to be paid, which lie ahead. */
    async setTerms(): Promise<void> {
      const open = and(eq(orders.userId, userId), isNotNull(orders.paymentDueAt));
      for (const { id } of await transaction.select({ id: orders.id }).from(orders).where(open)) {
        const since = payableSince.get(id);
        if (since !== undefined) await give(id, since);
      }
    },
  };
}
