import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { bought, orderRequest } from './sample-order.ts';
import { moveOrder } from './move-order.ts';
import type { openTransferShop } from './transfer-shop.ts';
import type { Database } from '../../src/server/database/database.ts';
import { carts } from '../../src/server/cart/tables.ts';
import { openOrderSubjects } from '../../src/server/checkout/tables.ts';
import { discountCodes, discountRedemptions } from '../../src/server/discounts/tables.ts';
import { favourites } from '../../src/server/favourites/tables.ts';
import { orderLinkRequests } from '../../src/server/orders/tables.ts';
import { emails } from '../../src/server/outbox/tables.ts';
import { paymentMethodPages, savedPaymentMethods } from '../../src/server/payments/methods/tables.ts';
import { paymentCases, payments, refunds } from '../../src/server/payments/tables.ts';
import { deliveryQuotes, quoteEvents, quoteLines, quotes } from '../../src/server/quotes/tables.ts';
import { withdrawals } from '../../src/server/returns/tables.ts';
import { exportEmail } from '../../src/server/account/data-export/export-email.ts';
import { linkEmail, newBrowserEmail } from '../../src/server/account/account-emails.ts';
import { addLink } from '../../src/server/account/account-links.ts';
import { changeAddress } from '../../src/server/account/change-address.ts';
import { communicationPreferences, consents } from '../../src/server/account/communication/tables.ts';
import { dataExports } from '../../src/server/account/data-export/tables.ts';
import { accountDeletions } from '../../src/server/account/deletion/tables.ts';
import { passkeyChallenges, passkeys } from '../../src/server/account/passkeys/tables.ts';
import { pendingLinks, providerVisits } from '../../src/server/account/providers/tables.ts';
import {
  authenticators,
  recoveryCodes,
  trustedBrowsers,
} from '../../src/server/account/second-factor/tables.ts';
import * as own from '../../src/server/account/tables.ts';

/** What a person is found by. */
export function newPerson(name: string, number: number) {
  const userId = randomUUID();
  return {
    userId,
    firstName: `${name}ія`,
    lastName: `${name}енко`,
    email: `${userId.slice(0, 8)}@person-${number}.example`,
    /** The address that their account had before. */
    former: `${userId.slice(0, 8)}-former@person-${number}.example`,
    phone: `+38050${7_000_000 + number * 1111}`,
    street: `вул. ${name}а, ${number}77`,
    network: `203.0.113.${number}`,
  };
}
export type SamplePerson = ReturnType<typeof newPerson>;
/** By what of a person a row is known to hold them. */
export const marksOf = ({
  userId,
  firstName,
  lastName,
  email,
  former,
  phone,
  street,
  network,
}: SamplePerson) => [userId, firstName, lastName, email, former, phone, phone.slice(3), street, network];

/** Their account, without a way to sign in. */
export async function addAccount(database: Database, person: SamplePerson, { isConfirmed = true } = {}) {
  const { userId, firstName, lastName, email, phone } = person;
  await database.insert(own.users).values({
    id: userId,
    name: `${firstName} ${lastName}`,
    email,
    emailVerified: isConfirmed,
    firstName,
    lastName,
    phone,
    birthDate: '1991-02-03',
    image: `avatars/${userId}/1-abc-me.webp`,
  });
}

/** An order of theirs by transfer. */
export const personalRequest = ({
  userId,
  firstName,
  lastName,
  email,
  phone,
  street: address,
}: SamplePerson) => {
  const request = orderRequest(userId, { lines: [bought(1801)] });
  // As typed: capitals are the same address.
  const shipping = { ...request.shipping, firstName, lastName, email: email.toUpperCase(), phone, address };
  return { ...request, shipping, network: '198.51.100.7', idempotencyKey: randomUUID() };
};

/**
 * Their account, which had another address before: what was written to it and from it, with links and archives that are forgotten since.
 */
async function addMovedAccount(
  { shop, database }: Awaited<ReturnType<typeof openTransferShop>>,
  person: SamplePerson,
) {
  const { userId, email, former, firstName, lastName } = person;
  const [name, locale] = [`${firstName} ${lastName}`, 'uk' as const];
  await addAccount(database, { ...person, email: former });
  const reader = { recipient: former, locale, userId };
  const signedIn = { linkId: randomUUID(), at: new Date().toISOString(), browser: name, country: null };
  await database
    .insert(emails)
    .values([newBrowserEmail(reader, signedIn), exportEmail(reader, { id: randomUUID(), days: 7 })]);
  const from = { name, email: former.toUpperCase(), locale };
  await shop.contact.sendMessage({ ...from, phone: null, subject: 'other', message: `Words of ${name}` });
  await shop.orders.stateWithdrawal({ ...from, orderNumber: 'ORD-99998', goods: name });
  const link = { purpose: 'change-address' as const, userId, email };
  const id = await database.transaction(async (transaction) => addLink(transaction, link));
  const changed = await changeAddress(database)({ ...link, id }, { sessionId: 'none' });
  if (!changed.ok) throw new Error(`The address was not changed: ${changed.reason}`);
  await database.delete(own.accountLinks).where(eq(own.accountLinks.userId, userId));
}

/** Puts a person into every table that can hold one, with all orders over. */
export async function fillPerson(
  opened: Awaited<ReturnType<typeof openTransferShop>>,
  person: SamplePerson,
  number: number,
) {
  const { shop, database } = opened;
  const { userId, email, phone, firstName, lastName, street, network } = person;
  const name = `${firstName} ${lastName}`;
  await addMovedAccount(opened, person);
  const later = sql`now() + interval '1 day'`;
  const expiresAt = new Date(Date.now() + 86_400_000);
  await database.insert(own.sessions).values({
    id: `session-${userId}`,
    userId,
    token: `token-${userId}`,
    expiresAt,
    ipAddress: network,
    userAgent: name,
  });
  await database
    .insert(passkeyChallenges)
    .values({ hash: `hash-${userId}`, purpose: 'prove', sessionId: `session-${userId}`, expiresAt: later });
  await database
    .insert(own.accounts)
    .values({ id: `account-${userId}`, userId, accountId: userId, providerId: 'google', email });
  await database.insert(passkeys).values({
    userId,
    credentialId: userId,
    publicKey: 'key',
    counter: 0,
    transports: [],
    aaguid: randomUUID(),
    isBackedUp: true,
    name,
  });
  await database.insert(authenticators).values({ userId, sealedSecret: 'sealed' });
  await database.insert(recoveryCodes).values({ userId, hash: 'hash' });
  await database
    .insert(trustedBrowsers)
    .values({ userId, tokenHash: 'hash', userAgent: name, expiresAt: later });
  await database.insert(own.joinedAccounts).values({ formerId: `former-${userId}`, userId });
  await database
    .insert(own.signIns)
    .values({ userId, outcome: 'signed-in', method: 'password', ipAddress: network });
  await database.insert(own.acceptances).values({ userId, document: 'terms', version: '1', locale: 'uk' });
  await database.insert(own.addresses).values({
    userId,
    label: 'home',
    type: 'shipping',
    fullName: name,
    street,
    apartment: '',
    city: 'Kyiv',
    postalCode: '',
    country: 'UA',
    phone,
    isDefault: true,
  });
  const [consent] = await database
    .insert(consents)
    .values({
      userId,
      topic: 'emailMarketing' as never,
      act: 'given',
      way: 'link',
      email,
      wording: 'w',
      version: '1',
      locale: 'uk',
      linkId: randomUUID(),
    })
    .returning();
  await database.insert(communicationPreferences).values({
    userId,
    emailEnabled: true,
    emailOrders: true,
    emailLeases: true,
    emailMarketing: consent?.id ?? null,
    smsEnabled: true,
    smsOrders: true,
    smsLeases: true,
  });
  await database
    .insert(dataExports)
    .values({ userId, locale: 'uk', file: `exports/${userId}.zip`, readyAt: sql`now()` });
  await database.insert(own.passwordResetRequests).values({ email, locale: 'uk' });
  await database.insert(favourites).values({ userId, productId: 508 });
  const provider = 'test-bank';
  await database.insert(savedPaymentMethods).values({
    userId,
    provider,
    sealedToken: 'sealed',
    kind: 'wallet',
    brand: 'Wallet',
    account: `•••${email.slice(email.indexOf('@'))}`,
  });
  await database
    .insert(paymentMethodPages)
    .values({ userId, provider, status: 'SAVED', expiresAt: new Date().toISOString() });
  await database.insert(carts).values({ userId, revision: 1, lines: [] });
  const aim = { region: 'ua' as const, isRemembered: true, termsVersion: '1', expiresAt: later };
  await database.insert(providerVisits).values({
    stateHash: userId,
    browserHash: 'b',
    provider: 'google',
    purpose: 'link',
    nonce: 'n',
    codeVerifier: 'v',
    userId,
    ...aim,
  });
  await database
    .insert(pendingLinks)
    .values({ tokenHash: userId, provider: 'google', subject: 's', email, firstName, lastName, ...aim });
  await shop.contact.sendMessage({
    name,
    email: email.toUpperCase(),
    phone,
    subject: 'other',
    message: `Words of ${name}`,
    locale: 'uk',
  });
  const linkId = await database.transaction(async (transaction) =>
    addLink(transaction, { purpose: 'confirm-address', userId, email }),
  );
  await database
    .insert(emails)
    .values(
      linkEmail(
        { recipient: 'claimed@example.com', locale: 'uk', userId },
        { id: linkId, purpose: 'confirm-address' },
      ),
    );

  const words = { locale: 'uk' as const, subject: name, html: name, plain: name };
  await database
    .insert(emails)
    .values({ occasion: `password-changed:${randomUUID()}`, recipient: email.toUpperCase(), ...words });

  const { orderId, total } = await opened.place(personalRequest(person));
  await opened.came(orderId, total);
  await opened.hand(orderId, 'DELIVERED');
  await moveOrder(database, orderId, { to: 'COMPLETED', actor: 'shop', reason: 'completed' });
  const { orderId: dropped } = await opened.place(personalRequest(person));
  await moveOrder(database, dropped, {
    to: 'CANCELLED',
    actor: `customer:${userId}`,
    reason: 'cancelled-by-customer',
  });
  await database.insert(openOrderSubjects).values({ orderId, subject: `account:${userId}` });
  await database.insert(orderLinkRequests).values({ orderNumber: 'ORD-1', email });
  await database.insert(withdrawals).values([
    {
      digest: `one-${userId}`,
      orderId,
      orderNumber: 'ORD-1',
      name,
      email: 'other@example.com',
      goods: name,
      locale: 'uk',
      closedAt: sql`now()`,
    },
    {
      digest: `two-${userId}`,
      orderNumber: 'ORD-0',
      name,
      email: email.toUpperCase(),
      locale: 'uk',
      closedAt: sql`now()`,
    },
  ]);
  await database.insert(emails).values({
    occasion: `withdrawal-notice:${await idOfWithdrawal(database, userId)}`,
    recipient: 'shop@example.com',
    replyTo: 'other@example.com',
    locale: 'uk',
    subject: name,
    html: name,
    plain: name,
  });
  await database
    .insert(deliveryQuotes)
    .values({ orderId, version: 1, shippingMinor: 0, minDays: 1, maxDays: 2, note: name, actor: 'staff:1' });
  const [code] = await database
    .insert(discountCodes)
    .values({ code: `CODE${number}`, kind: 'free-shipping' as never })
    .returning();
  await database
    .insert(discountRedemptions)
    .values({ orderId, codeId: code?.id ?? 0, userId, deliveryEmail: email });
  const [payment] = await database
    .insert(payments)
    .values({
      orderId: dropped,
      provider: 'test',
      status: 'EXPIRED',
      amountMinor: 1,
      currency: 'UAH',
      expiresAt: sql`now()`,
    } as never)
    .returning();
  await database.insert(paymentCases).values({
    paymentId: payment?.id ?? '',
    kind: 'dispute' as never,
    reference: 'r',
    amountMinor: 1,
    currency: 'UAH',
    outcome: 'won' as never,
    closedAt: sql`now()`,
    closedBy: 'staff:1',
    note: name,
  });
  await database
    .insert(refunds)
    .values({ orderId, amountMinor: 1, reason: 'goodwill' as never, note: name, doneAt: sql`now()` });
  const [quote] = await database
    .insert(quotes)
    .values({
      quoteNumber: `Q-${number}`,
      userId,
      name,
      email,
      phone,
      country: 'UA',
      city: 'Kyiv',
      note: name,
      locale: 'uk',
      currency: 'UAH',
      requestKey: userId,
      requestHash: 'h',
    })
    .returning();
  const quoteId = quote?.id ?? '';
  await database.insert(quoteLines).values({
    quoteId,
    position: 0,
    productId: 508,
    articleNumber: 'a',
    name: 'n',
    brand: 'b',
    picture: 'p',
    quantity: 1,
    listMinor: 1,
  });
  await database.insert(quoteEvents).values({ quoteId, toStatus: 'REQUESTED', actor: `customer:${userId}` });
  await database.insert(emails).values({
    occasion: `quote-asked:${quoteId}`,
    recipient: 'shop@example.com',
    locale: 'uk',
    subject: name,
    html: name,
    plain: name,
  });
  return { orderId, dropped, quoteId };
}
const idOfWithdrawal = async (database: Database, userId: string) =>
  (
    await database
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.digest, `one-${userId}`))
  )[0]?.id ?? 0;

/** Deletes a person's account as the shop does when its days are over; nothing of it may be open. */
export async function erasePerson(
  { shop, database }: Awaited<ReturnType<typeof openTransferShop>>,
  { userId }: SamplePerson,
): Promise<void> {
  await shop.deletions.ask({ userId, sessionId: 'none', locale: 'uk' });
  await database
    .update(accountDeletions)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(accountDeletions.userId, userId));
  const outcome = await shop.deletions.chores[0]?.next();
  if (outcome !== 'erased') throw new Error(`The account was not erased: ${outcome}`);
}
