import { asc, eq } from 'drizzle-orm';
import { carts } from '../../cart/tables.ts';
import type { Database } from '../../database/database.ts';
import { favourites } from '../../favourites/tables.ts';
import { savedPaymentMethods } from '../../payments/methods/tables.ts';
import { stockNotices } from '../../stock-notices/tables.ts';
import { preferencesOf } from '../communication/communication-preferences.ts';
import { consents } from '../communication/tables.ts';
import { passkeys } from '../passkeys/tables.ts';
import { acceptances, accounts, addresses, sessions, users } from '../tables.ts';

/** The account itself and what hangs on it; lists that are short for everybody. Undefined where there is none. */
export async function profileOf(database: Database, userId: string) {
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
        paysRentals: savedPaymentMethods.paysRentals,
        createdAt: savedPaymentMethods.createdAt,
      })
      .from(savedPaymentMethods)
      .where(eq(savedPaymentMethods.userId, userId)),
    favourites: await database
      .select({ productId: favourites.productId, addedAt: favourites.addedAt })
      .from(favourites)
      .where(eq(favourites.userId, userId)),
    stockNotices: await database
      .select({
        productId: stockNotices.productId,
        email: stockNotices.email,
        locale: stockNotices.locale,
        createdAt: stockNotices.createdAt,
      })
      .from(stockNotices)
      .where(eq(stockNotices.userId, userId)),
    cart: await database
      .select({ lines: carts.lines, updatedAt: carts.updatedAt })
      .from(carts)
      .where(eq(carts.userId, userId)),
  };
}
