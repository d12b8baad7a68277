import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AuditChanges } from '../../../domain/audit/audit-entry.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import type { OptionChange, StaffOption } from '../../../domain/rental/offer-form.ts';
import { DURATIONS } from '../../../domain/rental/tiers.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { knownName } from '../known-name.ts';
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
        name: knownName,
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

const ruleOf = (isExact: boolean) => (isExact ? 'exact' : 'best');

/**
 * Turns the best-price rule of a rented product off (`isExact`) or on, and logs who did; leases keep what held when they were ordered.
 * What is so already stays and is not logged.
 */
export const setExactRental =
  (database: Database) =>
  ({
    productId,
    isExact,
    staffId,
  }: {
    readonly productId: number;
    readonly isExact: boolean;
    readonly staffId: string;
  }): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'product-not-rented' }> =>
    database.transaction(async (transaction) => {
      const rented = transaction
        .select({ id: productPrices.productId })
        .from(productPrices)
        .where(and(eq(productPrices.productId, productId), eq(productPrices.term, 'day')));
      const [product] = await transaction
        .select({ isExact: products.isExactRental })
        .from(products)
        .where(and(eq(products.id, productId), inArray(products.id, rented)))
        .for('no key update');
      if (!product) return { ok: false, reason: 'product-not-rented' };
      if (product.isExact === isExact) return { ok: true };
      await transaction
        .update(products)
        .set({ isExactRental: isExact, updatedAt: sql`now()` })
        .where(eq(products.id, productId));
      await recordChanges(transaction, [
        {
          staffId,
          action: 'best-price-changed',
          subject: 'product',
          subjectId: String(productId),
          changes: { bestPrice: [ruleOf(product.isExact), ruleOf(isExact)] },
        },
      ]);
      return { ok: true };
    });

type OptionSaved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'option-not-found' | 'option-changed' };

const PRICE_NAMES = CURRENCIES.flatMap((currency) =>
  DURATIONS.map((duration) => ({ currency, duration, name: `price.${currency}.${duration}` })),
);

/** What an option says, as the log tells of it. */
function printOption({
  isOffered,
  percent,
  prices,
}: Pick<OptionChange, 'isOffered' | 'percent' | 'prices'>): Readonly<Record<string, string>> {
  const printed: Record<string, string> = { isOffered: isOffered ? 'yes' : 'no' };
  if (percent !== null) printed.percent = String(percent);
  if (prices !== null) {
    for (const { currency, duration, name } of PRICE_NAMES)
      printed[name] = (prices[currency][duration] / 100).toFixed(2);
  }
  return printed;
}

/** What a form changes of an option, by the names of the log. */
function optionChanges(row: typeof rentalOptions.$inferSelect, change: OptionChange): AuditChanges {
  const [before, after] = [printOption(row), printOption(change)];
  return Object.fromEntries(
    Object.keys({ ...before, ...after })
      .map((name) => [name, [before[name] ?? '', after[name] ?? '']] as const)
      .filter(([, [said, says]]) => said !== says),
  );
}

/**
 * Changes what an option costs and whether it is offered. What somebody else changed since it was seen stays as they left it; the same
 * form sent twice changes it once. Who did it is logged. Orders and leases keep their prices.
 */
export const saveOption =
  (database: Database) =>
  ({ staffId, ...change }: OptionChange & { readonly staffId: string }): Promise<OptionSaved> =>
    database.transaction(async (transaction): Promise<OptionSaved> => {
      const [row] = await transaction
        .select()
        .from(rentalOptions)
        .where(eq(rentalOptions.code, change.code))
        .for('update');
      if (!row) return { ok: false, reason: 'option-not-found' };
      const changes = optionChanges(row, change);
      if (Object.keys(changes).length === 0) return { ok: true };
      const isOfOtherShape = (row.percent === null) !== (change.percent === null);
      if (isOfOtherShape || row.version !== change.version) return { ok: false, reason: 'option-changed' };
      const { isOffered, percent, prices } = change;
      await transaction
        .update(rentalOptions)
        .set({ isOffered, percent, prices, version: row.version + 1 })
        .where(eq(rentalOptions.code, change.code));
      await recordChanges(transaction, [
        { staffId, action: 'option-changed', subject: 'option', subjectId: change.code, changes },
      ]);
      return { ok: true };
    });
