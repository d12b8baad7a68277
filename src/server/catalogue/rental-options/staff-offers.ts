import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { OptionChange, StaffOption } from '../../../domain/rental/offer-form.ts';
import type { Database } from '../../database/database.ts';
import { productPrices, products, productTexts } from '../tables.ts';
import { rentalOptions } from './tables.ts';

/** What staff see of how machines are offered: the products that are rented, by name, and what is offered with them. */
export const rentalOffers = (database: Database) => async (locale: Locale) => {
  const rented = database
    .selectDistinct({ id: productPrices.productId })
    .from(productPrices)
    .where(eq(productPrices.term, 'day'));
  const [goods, options] = await Promise.all([
    database
      .select({
        id: products.id,
        name: productTexts.name,
        articleNumber: products.articleNumber,
        isExact: products.isExactRental,
      })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .where(inArray(products.id, rented))
      .orderBy(asc(productTexts.nameKey), asc(products.id)),
    database.select().from(rentalOptions).orderBy(asc(rentalOptions.position), asc(rentalOptions.code)),
  ]);
  return { products: goods, options: options satisfies readonly StaffOption[] };
};

/** Turns the best-price rule of a rented product off (`isExact`) or on; leases keep what held when they were ordered. */
export const setExactRental =
  (database: Database) =>
  async ({
    productId,
    isExact,
  }: {
    readonly productId: number;
    readonly isExact: boolean;
  }): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'product-not-rented' }> => {
    const rented = database
      .select({ id: productPrices.productId })
      .from(productPrices)
      .where(and(eq(productPrices.productId, productId), eq(productPrices.term, 'day')));
    const [changed] = await database
      .update(products)
      .set({ isExactRental: isExact, updatedAt: sql`now()` })
      .where(and(eq(products.id, productId), inArray(products.id, rented)))
      .returning({ id: products.id });
    return changed ? { ok: true } : { ok: false, reason: 'product-not-rented' };
  };

type OptionSaved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'option-not-found' | 'option-changed' };

const isSame = (row: typeof rentalOptions.$inferSelect, { isOffered, percent, prices }: OptionChange) =>
  row.isOffered === isOffered &&
  row.percent === percent &&
  (['UAH', 'PLN'] as const).every((currency) =>
    (['day', 'week', 'month'] as const).every(
      (duration) => row.prices?.[currency][duration] === prices?.[currency][duration],
    ),
  );

/**
 * Changes what an option costs and whether it is offered. What somebody else changed since it was seen stays as they left it; the same
 * form sent twice changes it once. Orders and leases keep their prices.
 */
export const saveOption =
  (database: Database) =>
  (change: OptionChange): Promise<OptionSaved> =>
    database.transaction(async (transaction): Promise<OptionSaved> => {
      const [row] = await transaction
        .select()
        .from(rentalOptions)
        .where(eq(rentalOptions.code, change.code))
        .for('update');
      if (!row) return { ok: false, reason: 'option-not-found' };
      if (isSame(row, change)) return { ok: true };
      const isOfOtherShape = (row.percent === null) !== (change.percent === null);
      if (isOfOtherShape || row.version !== change.version) return { ok: false, reason: 'option-changed' };
      const { isOffered, percent, prices } = change;
      await transaction
        .update(rentalOptions)
        .set({ isOffered, percent, prices, version: row.version + 1 })
        .where(eq(rentalOptions.code, change.code));
      return { ok: true };
    });
