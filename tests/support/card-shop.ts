import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, like, or, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentMethod } from '../../src/domain/checkout/payment-methods.ts';
import { salesDocumentSchema } from '../../src/domain/invoices/sales-document.ts';
import { carts } from '../../src/server/cart/tables.ts';
import type { Connection } from '../../src/server/database/database.ts';
import { issuedDocuments } from '../../src/server/invoices/issued-documents.ts';
import { orderEvents } from '../../src/server/orders/event-tables.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { emails } from '../../src/server/outbox/tables.ts';
import { paymentEvents, payments, refunds } from '../../src/server/payments/tables.ts';
import { transfers } from '../../src/server/payments/transfers/tables.ts';
import { testBankRefunds } from '../../src/server/test-bank/tables.ts';
import { addCustomers, bought, orderRequest } from './sample-order.ts';
import { stockOf } from './stored.ts';
import { BANK_SECRET, openTestShop } from './test-shop.ts';

const GOODS = 1801;
const CARD = { action: 'pay', card: { id: 'approved', month: 12, year: 2099 } } as const;

/** A shop in which orders are paid by card at the test bank, and what can be seen of them. */
export async function openCardShop(openDatabase?: () => Promise<Connection>) {
  const test = await openTestShop({}, openDatabase);
  const { shop, database, api } = test;
  const customer = randomUUID();
  await addCustomers(database, customer);
  if (!shop.testBank) throw new Error('The test bank is closed');
  const bank = shop.testBank;
  const chore = (name: string) => {
    const found = shop.payments.chores.find((each) => each.name === name);
    if (!found) throw new Error(`No chore is called ${name}`);
    return found.next;
  };
  const start = (orderId: string, userId = customer) =>
    shop.payments.startPayment({ orderId, userId, region: 'ua' });
  const started = async (orderId: string) => {
    const result = await start(orderId);
    if (!result.ok) throw new Error(result.reason);
    return result;
  };
  const place = async (quantity = 1, payment: PaymentMethod = 'card') => {
    const placed = await shop.checkout.placeOrder(
      orderRequest(customer, { lines: [bought(GOODS, quantity)], payment }),
    );
    if (!placed.ok) throw new Error(placed.reason);
    return placed.orderId;
  };
  const paymentsOf = (orderId: string) =>
    database.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));
  const waiting = async (quantity = 1) => {
    const orderId = await place(quantity);
    const { id: sessionId } = await started(orderId);
    const [payment] = await paymentsOf(orderId);
    if (!payment) throw new Error('No payment was written');
    return { orderId, sessionId, paymentId: payment.id, amount: payment.amountMinor };
  };
  /** Sends all that the bank has to tell; answers how much that was. */
  const hear = async () => {
    let count = 0;
    while ((await bank.sendWebhook()) === 'sent') count++;
    return count;
  };
  /** Makes the pages of an order have ended so many seconds ago. */
  const pageOver = (orderId: string, seconds: number) =>
    database
      .update(payments)
      .set({ expiresAt: sql`now() - make_interval(secs => ${seconds})` })
      .where(eq(payments.orderId, orderId));
  return {
    ...test,
    shop,
    hear,
    /** An order with its first page, on which nothing was done yet. */
    waiting,
    /** An order that is paid. */
    async paid(quantity = 1) {
      const order = await waiting(quantity);
      await bank.act(order.sessionId, CARD);
      await hear();
      return order;
    },
    /** What was issued about an order, its invoice first. */
    async documents(orderId: string) {
      const rows = await issuedDocuments(database, orderId);
      return rows.map(({ content }) => v.parse(salesDocumentSchema, content));
    },
    bank,
    place,
    start,
    started,
    paymentsOf,
    cancelOverdue: chore('unpaid orders'),
    returnMoney: chore('refunds'),
    oweRefunds: chore('cancelled paid orders'),
    customer,
    decide: chore('test bank decides'),
    /** Posts a body as the bank would, signed by Stripe's own hand unless a header is given. */
    async tell(payload: string, signature?: string) {
      const made = Stripe.webhooks.generateTestHeaderString({ payload, secret: BANK_SECRET });
      const headers = { 'stripe-signature': signature ?? made, 'content-type': 'application/json' };
      const { status } = await api('/payment-webhooks/test-bank', { method: 'POST', body: payload, headers });
      return status;
    },
    stock: () => stockOf(database, GOODS),
    goodsKey: String(GOODS),
    /** Puts what is ordered here, and something else, into the customer's cart. */
    fillCart: () =>
      database.execute(sql`insert into ${carts} (user_id, revision, lines)
        values (${customer}, 1, ${JSON.stringify([
          { uniqueKey: String(GOODS), quantity: 1 },
          { uniqueKey: 'another', quantity: 1 },
        ])}::jsonb)`),
    async cartKeys() {
      const [cart] = await database.select().from(carts).where(eq(carts.userId, customer));
      return cart?.lines.map((line) => line.uniqueKey);
    },
    /** How often the customer's cart has changed. */
    cartRevision: async () =>
      (await database.select().from(carts).where(eq(carts.userId, customer)))[0]?.revision,
    pageOver,
    /** Makes the end of an order's pages have been told so many seconds ago. */
    closedAgo: (orderId: string, seconds: number) =>
      database
        .update(payments)
        .set({ updatedAt: sql`now() - make_interval(secs => ${seconds})` })
        .where(eq(payments.orderId, orderId)),
    /** Makes an order's time to pay run out, and that of its page long before. */
    async overdue(orderId: string) {
      await pageOver(orderId, 3600);
      await database
        .update(orders)
        .set({ paymentDueAt: sql`now() - interval '1 minute'` })
        .where(eq(orders.id, orderId));
    },
    /** Makes an order have been placed so many hours ago. */
    placedHoursAgo: (orderId: string, hours: number) =>
      database
        .update(orders)
        .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(orders.id, orderId)),
    /** Has an order's goods held for so long, by it and by orders that it replaced. */
    heldForHours: (orderId: string, hours: number) =>
      database
        .update(orders)
        .set({ heldSince: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(orders.id, orderId)),
    /** Prices the delivery of an order anew, so much dearer. */
    dearer: (orderId: string, minor: number) =>
      database
        .update(orders)
        .set({
          shippingMinor: sql`${orders.shippingMinor} + ${minor}`,
          totalMinor: sql`${orders.totalMinor} + ${minor}`,
        })
        .where(eq(orders.id, orderId)),
    /** What the bank gave back of a page's money. */
    returnedBy: async (sessionId: string) =>
      (
        await database
          .select()
          .from(testBankRefunds)
          .where(eq(testBankRefunds.sessionId, sessionId))
          .orderBy(asc(testBankRefunds.createdAt))
      ).map(({ amountMinor }) => amountMinor),
    /** Staff give so much of a page's money back in the bank's own dashboard; telling the shop is another matter (`tell`). */
    bankRefunds: (sessionId: string, amountMinor: number) =>
      database.insert(testBankRefunds).values({ idempotencyKey: randomUUID(), sessionId, amountMinor }),
    order: async (id: string) => (await database.select().from(orders).where(eq(orders.id, id)))[0],
    history: (id: string) =>
      database.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id)),
    eventsOf: (paymentId: string) =>
      database.select().from(paymentEvents).where(eq(paymentEvents.paymentId, paymentId)),
    transfersOf: (orderId: string) => database.select().from(transfers).where(eq(transfers.orderId, orderId)),
    refundsOf: (paymentId: string) => database.select().from(refunds).where(eq(refunds.paymentId, paymentId)),
    /** The words of an e-mail about an order, in one line; empty where it was not written. */
    async wordsOf(occasion: string, orderId: string) {
      const [email] = await database
        .select({ plain: emails.plain })
        .from(emails)
        .where(like(emails.occasion, `${occasion}:%${orderId}%`));
      return email?.plain.replaceAll(/\s+/g, ' ') ?? '';
    },
    /** The occasions of the e-mails about the money of an order, in the order in which they were written. */
    async emails(orderId: string) {
      const found = await database
        .select({ occasion: emails.occasion })
        .from(emails)
        .where(
          or(
            like(emails.occasion, `payment-%:${orderId}:%`),
            inArray(emails.occasion, [`order-paid:${orderId}`, `order-cancelled:${orderId}`]),
          ),
        )
        .orderBy(asc(emails.id));
      return found.map(({ occasion }) => occasion.split(':')[0]);
    },
  };
}
