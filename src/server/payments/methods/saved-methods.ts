import { and, asc, eq, ne } from 'drizzle-orm';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { canPayRentals, isMethodExpired, type SavedMethod } from '../../../domain/payments/saved-method.ts';
import { lockCustomer } from '../../account/lock-customer.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import type { Chargers } from '../providers.ts';
import { savedPaymentMethods } from './tables.ts';
import { tellOfMethod } from './tell-of-method.ts';

/** Nobody charges anything. */
const NO_CHARGERS: Chargers = { UAH: null, PLN: null };

/** A customer's saved payment methods (C §3), in the order in which they were saved. */
export const listMethods =
  (database: Database, chargers: Chargers = NO_CHARGERS) =>
  async (userId: string): Promise<readonly SavedMethod[]> => {
    const { id, kind, brand, last4, account, expiryMonth, expiryYear } = savedPaymentMethods;
    const { isDefault, forRecurring, paysRentals } = savedPaymentMethods;
    const face = { id, kind, brand, last4, account, expiryMonth, expiryYear };
    const rows = await database
      .select({ ...face, isDefault, forRecurring, paysRentals, provider: savedPaymentMethods.provider })
      .from(savedPaymentMethods)
      .where(eq(savedPaymentMethods.userId, userId))
      .orderBy(asc(savedPaymentMethods.createdAt), asc(savedPaymentMethods.id));
    const now = new Date();
    const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
    return rows.map(({ provider, ...row }) => ({
      ...row,
      isExpired: isMethodExpired(row, today),
      chargedIn: CURRENCIES.filter((currency) => chargers[currency] === provider),
    }));
  };

const own = (userId: string, id: string) =>
  and(eq(savedPaymentMethods.userId, userId), eq(savedPaymentMethods.id, id));

/** Makes one method of a customer the default in place of the one that is; the customer's row is locked. */
async function moveDefault(transaction: Database, userId: string, id: string): Promise<void> {
  // Two updates: within one the index would meet two defaults.
  await transaction
    .update(savedPaymentMethods)
    .set({ isDefault: false })
    .where(
      and(
        eq(savedPaymentMethods.userId, userId),
        eq(savedPaymentMethods.isDefault, true),
        ne(savedPaymentMethods.id, id),
      ),
    );
  await transaction.update(savedPaymentMethods).set({ isDefault: true }).where(own(userId, id));
}

/** Makes one of a customer's methods the default; false for one that is not theirs. */
export const setDefaultMethod =
  (database: Database) =>
  (userId: string, id: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId });
      const saved = await listMethods(transaction)(userId);
      if (!saved.some((each) => each.id === id)) return false;
      await moveDefault(transaction, userId, id);
      return true;
    });

/** Says whether a method may be used for payments that recur; false for one that is not the customer's. One that may not pays no rentals. */
export const setRecurring =
  (database: Database) =>
  async (userId: string, id: string, forRecurring: boolean): Promise<boolean> => {
    if (!isOrderId(id)) return false;
    const changed = await database
      .update(savedPaymentMethods)
      .set({ forRecurring, ...(!forRecurring && { paysRentals: false }) })
      .where(own(userId, id))
      .returning({ id: savedPaymentMethods.id });
    return changed.length > 0;
  };

/**
 * Has the months of a customer's long rentals charged to one of their methods, which is thereby one for recurring payments, and to no other;
 * null charges them to none. False for a method that is not theirs, has expired, or can be charged in no currency.
 */
export const payRentalsBy =
  (database: Database, chargers: Chargers) =>
  (userId: string, id: string | null): Promise<boolean> =>
    database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId });
      const saved = await listMethods(transaction, chargers)(userId);
      const chosen = saved.find((each) => each.id === id);
      if (id !== null && (!chosen || !canPayRentals(chosen, CURRENCIES))) return false;
      await transaction
        .update(savedPaymentMethods)
        .set({ paysRentals: false })
        .where(and(eq(savedPaymentMethods.userId, userId), eq(savedPaymentMethods.paysRentals, true)));
      if (id === null) return true;
      await transaction
        .update(savedPaymentMethods)
        .set({ paysRentals: true, forRecurring: true })
        .where(own(userId, id));
      return true;
    });

/**
 * Removes a method of a customer; false for one that is not theirs, or is gone already. After the default the first of the others is the
 * default, as of addresses (C §4). Its owner is told by e-mail; its provider later, by `forgetMethod`.
 */
export const removeMethod =
  (database: Database) =>
  (userId: string, id: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      if (!isOrderId(id)) return false;
      await lockCustomer(transaction, { userId });
      const [removed] = await transaction.delete(savedPaymentMethods).where(own(userId, id)).returning();
      if (!removed) return false;
      const [first] = await listMethods(transaction)(userId);
      if (removed.isDefault && first) await moveDefault(transaction, userId, first.id);
      await tellOfMethod(transaction, userId, { about: 'payment-method-removed', method: removed });
      return true;
    });
