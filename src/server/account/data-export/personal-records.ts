import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { carts } from '../../cart/tables.ts';
import type { Database } from '../../database/database.ts';
import { favourites } from '../../favourites/tables.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { orderAddresses, orderItems, orders } from '../../orders/tables.ts';
import { savedPaymentMethods } from '../../payments/methods/tables.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import { quoteLines, quotes } from '../../quotes/tables.ts';
import { withdrawals } from '../../returns/tables.ts';
import { contactMessages } from '../../support/tables.ts';
import { preferencesOf } from '../communication-preferences.ts';
import { acceptances, accounts, addresses, consents, passkeys, sessions, signIns, users } from '../tables.ts';

/** Rows that are held in memory at once. */
const BATCH = 200;

type Page<Row> = (after: Row | undefined) => Promise<readonly Row[]>;

/** All rows of a list that is read page by page, each page by the last row of the one before. */
async function* pages<Row>(read: Page<Row>): AsyncGenerator<readonly Row[]> {
  let rows = await read(undefined);
  while (rows.length > 0) {
    yield rows;
    if (rows.length < BATCH) return;
    rows = await read(rows.at(-1));
  }
}

/** The rows of a group of orders or quotes, by whose they are, which is not written out again. */
function byOwner<Row extends { readonly ownerId: string | null }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return (id: string) => (groups.get(id) ?? []).map((row) => ({ ...row, ownerId: undefined }));
}

/** The account itself and what hangs on it; lists that are short for everybody. Undefined where there is none. */
async function profileOf(database: Database, userId: string) {
  const [account] = await database
    .select({
      id: users.id,
      name: users.name,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      isConfirmed: users.emailVerified,
      phone: users.phone,
      birthDate: users.birthDate,
      locale: users.locale,
      role: users.role,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) return undefined;
  return {
    account,
    waysToSignIn: await database
      .select({
        provider: accounts.providerId,
        subject: accounts.accountId,
        email: accounts.email,
        createdAt: accounts.createdAt,
        usedAt: accounts.usedAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, userId)),
    passkeys: await database
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    sessions: await database
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    acceptances: await database
      .select({
        document: acceptances.document,
        version: acceptances.version,
        locale: acceptances.locale,
        at: acceptances.at,
      })
      .from(acceptances)
      .where(eq(acceptances.userId, userId)),
    communicationPreferences: (await preferencesOf(database, [userId]))(userId),
    consents: await database
      .select({
        topic: consents.topic,
        act: consents.act,
        way: consents.way,
        email: consents.email,
        wording: consents.wording,
        version: consents.version,
        locale: consents.locale,
        at: consents.at,
      })
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(asc(consents.id)),
    addresses: await database
      .select({
        label: addresses.label,
        type: addresses.type,
        fullName: addresses.fullName,
        street: addresses.street,
        apartment: addresses.apartment,
        city: addresses.city,
        postalCode: addresses.postalCode,
        country: addresses.country,
        phone: addresses.phone,
        isDefault: addresses.isDefault,
      })
      .from(addresses)
      .where(eq(addresses.userId, userId)),
    paymentMethods: await database
      .select({
        provider: savedPaymentMethods.provider,
        kind: savedPaymentMethods.kind,
        brand: savedPaymentMethods.brand,
        last4: savedPaymentMethods.last4,
        account: savedPaymentMethods.account,
        expiryMonth: savedPaymentMethods.expiryMonth,
        expiryYear: savedPaymentMethods.expiryYear,
        isDefault: savedPaymentMethods.isDefault,
        forRecurring: savedPaymentMethods.forRecurring,
        createdAt: savedPaymentMethods.createdAt,
      })
      .from(savedPaymentMethods)
      .where(eq(savedPaymentMethods.userId, userId)),
    favourites: await database
      .select({ productId: favourites.productId, addedAt: favourites.addedAt })
      .from(favourites)
      .where(eq(favourites.userId, userId)),
    cart: await database
      .select({ lines: carts.lines, updatedAt: carts.updatedAt })
      .from(carts)
      .where(eq(carts.userId, userId)),
  };
}

const signInsOf = (database: Database, userId: string) =>
  pages<{ id: number }>((after) =>
    database
      .select({
        id: signIns.id,
        at: signIns.at,
        outcome: signIns.outcome,
        method: signIns.method,
        ipAddress: signIns.ipAddress,
        userAgent: signIns.userAgent,
        country: signIns.country,
      })
      .from(signIns)
      .where(and(eq(signIns.userId, userId), after && gt(signIns.id, after.id)))
      .orderBy(asc(signIns.id))
      .limit(BATCH),
  );

/** Orders with all that belongs to them: lines, addresses, what was paid and sent back, documents, withdrawals, notifications. */
async function* ordersOf(database: Database, userId: string) {
  const own = pages<{ id: string }>((after) =>
    database
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
        paymentMethod: orders.paymentMethod,
        shippingMethod: orders.shippingMethod,
        currency: orders.currency,
        locale: orders.locale,
        subtotalMinor: orders.subtotalMinor,
        discountMinor: orders.discountMinor,
        discountCode: orders.discountCode,
        taxMinor: orders.taxMinor,
        shippingMinor: orders.shippingMinor,
        paymentFeeMinor: orders.paymentFeeMinor,
        depositMinor: orders.depositMinor,
        totalMinor: orders.totalMinor,
        carrier: orders.carrier,
        trackingNumber: orders.trackingNumber,
        deliveredAt: orders.deliveredAt,
        createdAt: orders.createdAt,
      })
      .from(orders)
      .where(and(eq(orders.userId, userId), after && gt(orders.id, after.id)))
      .orderBy(asc(orders.id))
      .limit(BATCH),
  );
  for await (const page of own) {
    const ids = page.map(({ id }) => id);
    const linesOf = byOwner(
      await database
        .select({
          ownerId: orderItems.orderId,
          productId: orderItems.productId,
          articleNumber: orderItems.articleNumber,
          brand: orderItems.brand,
          name: orderItems.name,
          quantity: orderItems.quantity,
          unitMinor: orderItems.unitMinor,
          lineMinor: orderItems.lineMinor,
          discountMinor: orderItems.discountMinor,
          rentalDuration: orderItems.rentalDuration,
          rentalCount: orderItems.rentalCount,
        })
        .from(orderItems)
        .where(inArray(orderItems.orderId, ids))
        .orderBy(asc(orderItems.orderId), asc(orderItems.position)),
    );
    const addressesOf = byOwner(
      await database
        .select({
          ownerId: orderAddresses.orderId,
          kind: orderAddresses.kind,
          firstName: orderAddresses.firstName,
          lastName: orderAddresses.lastName,
          email: orderAddresses.email,
          phone: orderAddresses.phone,
          address: orderAddresses.address,
          city: orderAddresses.city,
          postalCode: orderAddresses.postalCode,
          country: orderAddresses.country,
          company: orderAddresses.company,
          taxNumber: orderAddresses.taxNumber,
        })
        .from(orderAddresses)
        .where(inArray(orderAddresses.orderId, ids)),
    );
    const paymentsOf = byOwner(
      await database
        .select({
          ownerId: payments.orderId,
          provider: payments.provider,
          status: payments.status,
          amountMinor: payments.amountMinor,
          currency: payments.currency,
          transaction: payments.transaction,
          createdAt: payments.createdAt,
        })
        .from(payments)
        .where(inArray(payments.orderId, ids)),
    );
    const transfersOf = byOwner(
      await database
        .select({
          ownerId: transfers.orderId,
          direction: transfers.direction,
          amountMinor: transfers.amountMinor,
          currency: transfers.currency,
          day: transfers.day,
          reference: transfers.reference,
        })
        .from(transfers)
        .where(inArray(transfers.orderId, ids)),
    );
    const refundsOf = byOwner(
      await database
        .select({
          ownerId: refunds.orderId,
          amountMinor: refunds.amountMinor,
          reason: refunds.reason,
          createdAt: refunds.createdAt,
          doneAt: refunds.doneAt,
        })
        .from(refunds)
        .where(inArray(refunds.orderId, ids)),
    );
    const documentsOf = byOwner(
      await database
        .select({
          ownerId: salesDocuments.orderId,
          kind: salesDocuments.kind,
          number: salesDocuments.number,
          issuedAt: salesDocuments.issuedAt,
          content: salesDocuments.content,
        })
        .from(salesDocuments)
        .where(inArray(salesDocuments.orderId, ids)),
    );
    const notificationsOf = byOwner(
      await database
        .select({
          ownerId: notifications.orderId,
          kind: notifications.kind,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(inArray(notifications.orderId, ids)),
    );
    const withdrawalsOf = byOwner(
      await database
        .select({
          ownerId: withdrawals.orderId,
          name: withdrawals.name,
          email: withdrawals.email,
          goods: withdrawals.goods,
          statedAt: withdrawals.statedAt,
          closedAt: withdrawals.closedAt,
        })
        .from(withdrawals)
        .where(inArray(withdrawals.orderId, ids)),
    );
    yield page.map((order) => ({
      ...order,
      lines: linesOf(order.id),
      addresses: addressesOf(order.id),
      payments: paymentsOf(order.id),
      transfers: transfersOf(order.id),
      refunds: refundsOf(order.id),
      documents: documentsOf(order.id),
      withdrawals: withdrawalsOf(order.id),
      notifications: notificationsOf(order.id),
    }));
  }
}

async function* quotesOf(database: Database, userId: string) {
  const own = pages<{ id: string }>((after) =>
    database
      .select({
        id: quotes.id,
        quoteNumber: quotes.quoteNumber,
        status: quotes.status,
        name: quotes.name,
        email: quotes.email,
        phone: quotes.phone,
        country: quotes.country,
        city: quotes.city,
        note: quotes.note,
        currency: quotes.currency,
        validUntil: quotes.validUntil,
        orderId: quotes.orderId,
        createdAt: quotes.createdAt,
      })
      .from(quotes)
      .where(and(eq(quotes.userId, userId), after && gt(quotes.id, after.id)))
      .orderBy(asc(quotes.id))
      .limit(BATCH),
  );
  for await (const page of own) {
    const linesOf = byOwner(
      await database
        .select({
          ownerId: quoteLines.quoteId,
          productId: quoteLines.productId,
          articleNumber: quoteLines.articleNumber,
          brand: quoteLines.brand,
          name: quoteLines.name,
          quantity: quoteLines.quantity,
        })
        .from(quoteLines)
        .where(
          inArray(
            quoteLines.quoteId,
            page.map(({ id }) => id),
          ),
        )
        .orderBy(asc(quoteLines.quoteId), asc(quoteLines.position)),
    );
    yield page.map((quote) => ({ ...quote, lines: linesOf(quote.id) }));
  }
}

/** What was written from an address, which is known to be the account's own. */
const messagesOf = (database: Database, email: string) =>
  pages<{ id: number }>((after) =>
    database
      .select({
        id: contactMessages.id,
        name: contactMessages.name,
        email: contactMessages.email,
        phone: contactMessages.phone,
        subject: contactMessages.subject,
        message: contactMessages.message,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(and(sql`lower(${contactMessages.email}) = ${email}`, after && gt(contactMessages.id, after.id)))
      .orderBy(asc(contactMessages.id))
      .limit(BATCH),
  );

async function* once<Value>(value: Value): AsyncGenerator<readonly Value[]> {
  yield [value];
}

/** A file of the archive: its name and the rows in it, a page at a time. */
export interface Records {
  readonly name: string;
  readonly pages: AsyncIterable<readonly unknown[]>;
}

/**
 * All that the shop keeps about a person, in the order of the archive; null where there is no such account. Secrets (passwords,
 * tokens) are no part of it, nor is what staff noted, nor the e-mails, which the person has. An address that its owner has not confirmed
 * proves nothing: what strangers wrote from it stays theirs.
 */
export async function personalRecords(
  database: Database,
  userId: string,
): Promise<readonly Records[] | null> {
  const profile = await profileOf(database, userId);
  if (!profile) return null;
  const { email, isConfirmed } = profile.account;
  return [
    { name: 'profile.json', pages: once(profile) },
    { name: 'sign-ins.json', pages: signInsOf(database, userId) },
    { name: 'orders.json', pages: ordersOf(database, userId) },
    { name: 'quotes.json', pages: quotesOf(database, userId) },
    ...(isConfirmed ? [{ name: 'messages.json', pages: messagesOf(database, email) }] : []),
  ];
}
