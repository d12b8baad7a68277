import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  demoAddresses,
  demoCart,
  demoCustomer,
  demoFavourites,
  demoOrders,
  type DemoOrder,
} from '../../content/seed/demo-account.ts';
import { uniqueKeyOf } from '../../domain/cart/cart-item.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { money } from '../../domain/money/money.ts';
import { closeLinks } from '../account/account-links.ts';
import { ownAddress } from '../account/confirm-address.ts';
import { registerAccount } from '../account/register.ts';
import { addresses, users } from '../account/tables.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { countNoEmail } from '../outbox/count-email.ts';
import { emails } from '../outbox/tables.ts';
import { savedPaymentMethods } from '../payments/methods/tables.ts';
import { REFUNDS } from '../payments/send-refund.ts';
import { payments, refunds } from '../payments/tables.ts';
import { transfers } from '../payments/transfers/tables.ts';
import type { CallShop } from '../test-bank/send-webhook.ts';
import type { Shop } from '../wiring.ts';

/** What somebody signs in with. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** Whom the steps of staff are noted under: a row without a password and without rights. */
const STAFF = { id: 'demo-staff', name: 'Демо', email: 'demo-staff@promin.example' } as const;

function done<R extends { readonly ok: boolean }>(what: string, result: R): Extract<R, { ok: true }> {
  if (!result.ok) throw new Error(`The demo account: ${what} failed: ${JSON.stringify(result)}`);
  return result as Extract<R, { ok: true }>;
}

const minuteBefore = (column: AnyPgColumn) => sql`${column} - interval '1 minute'`;

/** All of one transaction happens at one moment: moves what was made a minute back, so that lists show it before what follows. */
async function stepBack(database: Database, userId: string): Promise<void> {
  const own = database.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await database
    .update(addresses)
    .set({ createdAt: minuteBefore(addresses.createdAt) })
    .where(eq(addresses.userId, userId));
  await database
    .update(savedPaymentMethods)
    .set({ createdAt: minuteBefore(savedPaymentMethods.createdAt) })
    .where(eq(savedPaymentMethods.userId, userId));
  await database
    .update(payments)
    .set({ acceptedAt: minuteBefore(payments.acceptedAt) })
    .where(inArray(payments.orderId, own));
  await database
    .update(refunds)
    .set({ doneAt: minuteBefore(refunds.doneAt) })
    .where(inArray(refunds.orderId, own));
  // The billing history follows a line of the statement by `isStanding` alone.
  await database
    .update(transfers)
    .set({ recordedAt: minuteBefore(transfers.recordedAt), isStanding: true })
    .where(inArray(transfers.orderId, own));
  await database
    .update(orders)
    .set({ createdAt: minuteBefore(orders.createdAt) })
    .where(eq(orders.userId, userId));
}

/** Registers the customer. Answers the id. */
async function registerCustomer(database: Database, password: string): Promise<string> {
  const { birthDate: _, ...customer } = demoCustomer;
  return registerAccount(database, { countEmail: countNoEmail })(
    { ...customer, password },
    (_transaction, userId) => Promise.resolve(userId),
  );
}

async function payByCard({ payments, testBank: bank }: Shop, orderId: string, userId: string) {
  if (!bank) throw new Error('The demo account: the test bank is closed');
  const page = done('a payment page', await payments.startPayment({ orderId, userId, region: 'ua' }));
  const card = { id: 'approved', month: 12, year: new Date().getUTCFullYear() + 5 } as const;
  const moved = await bank.act(page.id, { action: 'pay', card });
  if (!moved?.ok) throw new Error('The demo account: the test bank took no card');
  while ((await bank.sendWebhook()) === 'sent');
}

/** Saves a card, the default, and a bank account on the test bank's page. */
async function saveMethods(
  { payments: { methods }, testBank: bank }: Shop,
  database: Database,
  userId: string,
) {
  if (!bank) return;
  const card = {
    action: 'card',
    card: 'approved',
    month: 12,
    year: new Date().getUTCFullYear() + 5,
  } as const;
  const customer = { userId, email: demoCustomer.email, region: 'ua', currency: 'UAH' } as const;
  for (const choice of [card, { action: 'bank' } as const]) {
    await stepBack(database, userId);
    const page = done('a payment method', await methods.openPage(customer));
    const saved = await bank.actOnSetup(new URL(page.url).pathname.split('/').at(-1) ?? '', choice);
    if (!saved?.ok) throw new Error('The demo account: the test bank saved nothing');
    while ((await bank.sendWebhook()) === 'sent');
  }
}

async function payByTransfer(shop: Shop, database: Database, orderId: string) {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('The demo account: an order is gone');
  const recorded = await shop.payments.recordTransfer({
    orderId,
    staffId: STAFF.id,
    amount: money(order.totalMinor, order.currency),
    day: dayIn(timeZoneOf(marketOf(order.currency)), new Date().toISOString()),
    reference: `DEMO ${order.orderNumber}`,
  });
  done('a transfer', recorded);
}

async function giveBack(shop: Shop, orderId: string, { minor, reason }: NonNullable<DemoOrder['refund']>) {
  const noted = await shop.payments.refundPart({
    id: randomUUID(),
    orderId,
    amountMinor: minor,
    reason,
    staffId: STAFF.id,
  });
  done('a refund', noted);
  const send = shop.payments.chores.find(({ name }) => name === REFUNDS);
  while (((await send?.next()) ?? null) !== null);
}

/** Places an order and takes it as far as it has come, by what customers and staff do themselves. */
async function makeOrder(
  shop: Shop,
  database: Database,
  { userId, order }: { userId: string; order: DemoOrder },
): Promise<void> {
  const { locale, currency, shipping, lines } = order;
  // Where a real provider takes cards nobody is charged: the order is paid by transfer, and no money goes back.
  const byCard = order.payment === 'card' && shop.testBank !== null;
  const placed = await shop.checkout.placeOrder({
    user: { id: userId },
    network: null,
    locale,
    currency,
    lines,
    shipping,
    billing: null,
    payment: byCard ? 'card' : 'transfer',
    seenTotalMinor: null,
    discountCode: null,
    idempotencyKey: null,
  });
  const { orderId } = done('an order', placed);
  const step = { orderId, staffId: STAFF.id };
  if (order.delivery) {
    const { minor: shippingMinor, minDays, maxDays } = order.delivery;
    const quote = { version: 0, shippingMinor, minDays, maxDays, note: null };
    done('the price of a delivery', await shop.quotes.quoteDelivery({ ...step, quote }));
  }
  if (order.isCancelled)
    done('a cancellation', await shop.orders.cancelOrder({ orderId, userId, reason: 'changed-mind' }));
  if (order.isPaid && byCard) await payByCard(shop, orderId, userId);
  if (order.isPaid && !byCard) await payByTransfer(shop, database, orderId);
  if (order.parcel) {
    const { isDelivered, ...tracking } = order.parcel;
    done('a shipment', await shop.orders.shipOrder({ ...step, tracking }));
    if (isDelivered) done('a delivery', await shop.orders.deliverOrder(step));
  }
  if (order.refund && byCard) {
    await stepBack(database, userId);
    await giveBack(shop, orderId, order.refund);
  }
}

/** The feed of a shop inside a transaction: what it changes is told when that is committed. */
const UNTOLD: ChangeFeed = {
  subscribe: () => {},
  isCurrent: () => false,
  caughtUp: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Binds the shop's use cases to a transaction. */
export type WireShop = (
  transaction: Database,
  needs: { readonly feed: ChangeFeed; readonly callShop: CallShop },
) => Shop;

/** The shop inside a transaction; what its test bank tells reaches it without the network. */
function wireInside(transaction: Database, wire: WireShop): Shop {
  const shop: Shop = wire(transaction, {
    feed: UNTOLD,
    callShop: async (request) => {
      const { headers } = request;
      const told = { rawBody: await request.text(), headers };
      const { ok } = await shop.payments.receiveWebhook('test-bank', told);
      return new Response(null, { status: ok ? 200 : 400 });
    },
  });
  return shop;
}

/**
 * Makes the demo account of a local shop (R20): a customer with a random password, and with what fills each page of the profile, by the
 * use cases that customers and staff use. All of it is one transaction, so that a start that is cut short leaves nothing. Its e-mails
 * stay in the outbox and never leave.
 */
export async function makeDemoAccount(database: Database, wire: WireShop): Promise<DemoAccount> {
  const password = randomBytes(9).toString('base64url');
  const { firstName, lastName, phone, birthDate, email } = demoCustomer;
  await database.transaction(async (transaction) => {
    const shop = wireInside(transaction, wire);
    const userId = await registerCustomer(transaction, password);
    await shop.account.saveDetails(userId, { firstName, lastName, phone, birthDate });
    for (const address of demoAddresses) {
      await stepBack(transaction, userId);
      done('an address', await shop.addresses.save(userId, address));
    }
    await saveMethods(shop, transaction, userId);
    // The address counts as confirmed, since nobody reads e-mails there; from here on, because owners are told of new payment methods.
    await ownAddress(transaction, { userId, email });
    await closeLinks(transaction, { userId });
    await shop.favourites.add(userId, demoFavourites);
    await transaction.insert(users).values(STAFF);
    for (const order of demoOrders) {
      await stepBack(transaction, userId);
      await makeOrder(shop, transaction, { userId, order });
    }
    const lines = demoCart.map((line) => ({ ...line, uniqueKey: uniqueKeyOf(line.id, line.rental) }));
    done('the cart', await shop.cart.replaceCart(userId, await shop.cart.cartTag(userId), lines));
    await transaction
      .update(emails)
      .set({ givenUpAt: sql`now()`, failure: 'demo account' })
      .where(and(eq(emails.recipient, email), isNull(emails.sentAt)));
  });
  return { email, password };
}
