import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { openTransferShop } from './transfer-shop.ts';
import { accountMerges } from '../../src/server/backoffice/account-merges/tables.ts';
import { customerNotes, openPages, savedFilters } from '../../src/server/backoffice/tables.ts';
import { carts } from '../../src/server/cart/tables.ts';
import { favourites } from '../../src/server/favourites/tables.ts';
import { emails } from '../../src/server/outbox/tables.ts';
import { stockNotices } from '../../src/server/stock-notices/tables.ts';
import { calendarFeeds } from '../../src/server/rental/tables.ts';
import { paymentMethodPages, savedPaymentMethods } from '../../src/server/payments/methods/tables.ts';
import { exportEmail } from '../../src/server/account/data-export/export-email.ts';
import { linkEmail, newBrowserEmail } from '../../src/server/account/account-emails.ts';
import { addLink } from '../../src/server/account/account-links.ts';
import { changeAddress } from '../../src/server/account/change-address.ts';
import { communicationPreferences, consents } from '../../src/server/account/communication/tables.ts';
import { dataExports } from '../../src/server/account/data-export/tables.ts';
import { passkeyChallenges, passkeys } from '../../src/server/account/passkeys/tables.ts';
import { pendingLinks, providerVisits } from '../../src/server/account/providers/tables.ts';
import {
  authenticators,
  recoveryCodes,
  trustedBrowsers,
} from '../../src/server/account/second-factor/tables.ts';
import { accountLinks, passwordResetRequests } from '../../src/server/account/link-tables.ts';
import * as own from '../../src/server/account/tables.ts';
import { fillPersonOrders } from './fill-person-orders.ts';
import { addAccount, type SamplePerson } from './sample-person.ts';

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
  const question = { ...from, phone: null, department: 'other' as const, message: `Words of ${name}` };
  await shop.support.openByContact(question, null);
  await shop.orders.stateWithdrawal({ ...from, orderNumber: 'ORD-99998', goods: name });
  const link = { purpose: 'change-address' as const, userId, email };
  const id = await database.transaction(async (transaction) => addLink(transaction, link));
  const changed = await changeAddress(database)({ ...link, id }, { sessionId: 'none' });
  if (!changed.ok) throw new Error(`The address was not changed: ${changed.reason}`);
  await database.delete(accountLinks).where(eq(accountLinks.userId, userId));
}

/** A ticket of their account, with a file, an answer and a note of staff, and one that was written without signing in. */
async function addTicket(
  { shop, database, staff }: Awaited<ReturnType<typeof openTransferShop>>,
  { userId, email, phone, firstName, lastName }: SamplePerson,
) {
  const name = `${firstName} ${lastName}`;
  const message = `Words of ${name}`;
  const writer = { name, email: email.toUpperCase(), phone };
  const question = { message, locale: 'uk' as const, department: 'other' as const };
  await shop.support.openByContact({ ...question, ...writer }, null);
  const messageId = randomUUID();
  const opening = { requestKey: messageId, messageId, subject: name, writer: { ...writer, userId } };
  const bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
  const opened = await shop.support.open({
    ...question,
    ...opening,
    files: [{ fileName: `${name}.pdf`, bytes }],
  });
  if (!opened.ok) throw new Error(`No ticket was opened: ${opened.reason}`);
  for (const isInternal of [false, true]) {
    await shop.support.staff.answer(
      { ticketId: opened.id, id: randomUUID(), body: `To ${name}`, sent: [] },
      { staffId: staff, isInternal, solves: false },
    );
  }
  const note = { userId, staffId: staff, formKey: randomUUID(), text: `Of ${name}` };
  await database.insert(customerNotes).values(note);
  await database.insert(openPages).values({ staffId: userId, page: 'admin/products/1' });
  await database.insert(savedFilters).values({ staffId: userId, queue: 'tickets', name, query: '' });
}

/** Puts a person into every table of accounts, and of what belongs to one besides orders. */
async function fillAccount(opened: Awaited<ReturnType<typeof openTransferShop>>, person: SamplePerson) {
  const { database } = opened;
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
  const twin = { id: randomUUID(), name: '', email: `${randomUUID()}@example.com` };
  await database.insert(own.users).values(twin);
  await database
    .insert(accountMerges)
    .values({ fromId: userId, intoId: twin.id, why: name, expiresAt: later });
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
  await database.insert(passwordResetRequests).values({ email, locale: 'uk' });
  await database.insert(favourites).values({ userId, productId: 508 });
  const waiting = { productId: 508, locale: 'uk' as const, currency: 'UAH' as const };
  await database.insert(stockNotices).values([
    { ...waiting, email, userId },
    { ...waiting, productId: 509, email: email.toUpperCase() },
  ]);
  await database.insert(calendarFeeds).values({ userId });
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
  await addTicket(opened, person);
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
}

/** Puts a person into every table that can hold one, with all orders over. */
export async function fillPerson(
  opened: Awaited<ReturnType<typeof openTransferShop>>,
  person: SamplePerson,
  number: number,
) {
  await fillAccount(opened, person);
  return fillPersonOrders(opened, person, number);
}
