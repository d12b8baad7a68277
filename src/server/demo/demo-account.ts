import { randomBytes } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import {
  demoAddresses,
  demoCart,
  demoCustomer,
  demoFavourites,
  type DemoBrowser,
} from '../../content/seed/demo-account.ts';
import { demoPast, type DemoStep } from '../../content/seed/demo-past.ts';
import { uniqueKeyOf } from '../../domain/cart/cart-item.ts';
import { forgetOldSignIns } from '../account/sign-in-log.ts';
import { users } from '../account/tables.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { Database } from '../database/database.ts';
import { forgetOldNotifications } from '../notifications/notifications.ts';
import { notifications } from '../notifications/tables.ts';
import { emails } from '../outbox/tables.ts';
import type { CallShop } from '../test-bank/send-webhook.ts';
import type { Shop } from '../wiring.ts';
import { doneAt } from './back-date.ts';
import { demoOrdersOf } from './demo-orders.ts';
import { done, STAFF } from './demo-step.ts';
import { askDemoTickets } from './demo-tickets.ts';
import {
  choosePreferences,
  leaveSignedIn,
  noteSignIns,
  registerCustomer,
  saveMethod,
} from './demo-person.ts';

/** What somebody signs in with. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
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

type AccountStep = Exclude<Extract<DemoStep, { order: null }>, { name: 'registered' }>;

/** What the customer does beside ordering. */
async function takeAccountStep(
  shop: Shop,
  transaction: Database,
  { userId, step: { name, place, at } }: { userId: string; step: AccountStep },
): Promise<void> {
  const address = demoAddresses[place];
  if (name === 'address' && address) done('an address', await shop.addresses.save(userId, address));
  if (name === 'card' || name === 'bank') await saveMethod(shop, userId, name);
  if (name === 'favourites') await shop.favourites.add(userId, demoFavourites);
  if (name === 'preferences') await choosePreferences(transaction, { userId, at });
}

/** Whoever signed in so many hours ago orders without signing in again. */
const HOURS_SIGNED_IN = 12;

/** Goes through the past of the account, the first thing first, so that numbers and ids stand in the order of time. Answers the customer's id. */
async function livePast(
  shop: Shop,
  transaction: Database,
  { password, past }: { password: string; past: readonly DemoStep[] },
): Promise<string> {
  const [{ at: registeredAt } = { at: '' }, ...steps] = past;
  const userId = await doneAt(transaction, registeredAt, async () => {
    await transaction.insert(users).values(STAFF);
    return registerCustomer(transaction, shop, password);
  });
  const orders = demoOrdersOf(shop, transaction, userId);
  const signedInAt = new Map<DemoBrowser, string>();
  for (const step of steps) {
    const { at } = step;
    if (step.order === null) {
      if (step.name !== 'registered')
        await doneAt(transaction, at, () => takeAccountStep(shop, transaction, { userId, step }));
      continue;
    }
    const { name, order } = step;
    if (name === 'placed') {
      const { browser, isMistyped = false } = order;
      const isSignedIn =
        Date.parse(at) - Date.parse(signedInAt.get(browser) ?? registeredAt) < HOURS_SIGNED_IN * 3_600_000;
      if (!isSignedIn) {
        await noteSignIns(transaction, { userId, browser, at, isMistyped });
        signedInAt.set(browser, at);
      }
    }
    await doneAt(transaction, at, () => orders.take({ name, order, at }));
  }
  await askDemoTickets(shop, transaction, userId);
  await orders.setTerms();
  for (const [browser, at] of signedInAt) await leaveSignedIn(transaction, { userId, browser, at });
  return userId;
}

/** Notifications older than this were read, so many hours after they came. */
const UNREAD_DAYS = 5;
const READ_HOURS = 5;

/** Numbers the notifications anew in the order of time: tickets are asked when the orders have had their past. */
async function putInOrder(transaction: Database, userId: string): Promise<void> {
  const told = await transaction.delete(notifications).where(eq(notifications.userId, userId)).returning();
  const inTime = told.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id);
  await transaction.insert(notifications).values(inTime.map(({ id: _given, ...row }) => row));
}

/** What was read is read, and what a shop forgets in time is forgotten. */
async function tidyUp(transaction: Database, userId: string): Promise<void> {
  await putInOrder(transaction, userId);
  await transaction
    .update(notifications)
    .set({ readAt: sql`${notifications.createdAt} + make_interval(hours => ${READ_HOURS})` })
    .where(
      and(
        eq(notifications.userId, userId),
        lt(notifications.createdAt, sql`now() - make_interval(days => ${UNREAD_DAYS})`),
      ),
    );
  await forgetOldNotifications(transaction)();
  await forgetOldSignIns(transaction)();
  // None leaves, and their words tell the days on which they were written.
  const { email } = demoCustomer;
  await transaction.delete(emails).where(or(eq(emails.recipient, email), eq(emails.replyTo, email)));
}

/**
 * Makes the demo account of a local shop (R20): a customer with a random password, unless one is given, a past of fourteen months, and with what fills each page of the
 * profile, by the use cases that customers and staff use. All of it is one transaction, so that a start that is cut short leaves nothing, and
 * nobody sees what is not in its place in time yet.
 */
export async function makeDemoAccount(
  database: Database,
  wire: WireShop,
  password = randomBytes(9).toString('base64url'),
): Promise<DemoAccount> {
  await database.transaction(async (transaction) => {
    const shop = wireInside(transaction, wire);
    const past = demoPast(new Date().toISOString());
    const userId = await livePast(shop, transaction, { password, past });
    const lines = demoCart.map((line) => ({ ...line, uniqueKey: uniqueKeyOf(line.id, line.rental) }));
    done('the cart', await shop.cart.replaceCart(userId, await shop.cart.cartTag(userId), lines));
    await tidyUp(transaction, userId);
  });
  return { email: demoCustomer.email, password };
}
