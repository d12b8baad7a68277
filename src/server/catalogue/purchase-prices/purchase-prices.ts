import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import { money, type Currency, type Money } from '../../../domain/money/money.ts';
import type { PurchaseForm, PurchasePrice } from '../../../domain/prices/purchase-price.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import { fitsInteger } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { productPrices, products } from '../tables.ts';
import { purchasePrices } from './tables.ts';

/** Today's day where purchase prices are kept, in SQL. */
export const PURCHASE_DAY = sql`(now() at time zone ${timeZoneOf('UA')})::date`;

/** Entries that the page of a product shows at most. */
const SHOWN = 50;

/** What a product costs the shop, the newest day first, and its sale prices as they are charged today, as the shop keeps them. */
export interface ProductPurchases {
  readonly purchases: readonly PurchasePrice[];
  /** Of each currency with a sale price; one that a reduction lowers just now is the reduced one. */
  readonly salePrices: readonly { readonly price: Money; readonly isReduced: boolean }[];
  /** Today's day in Kyiv. */
  readonly today: string;
}

type Row = Pick<typeof purchasePrices.$inferSelect, 'id' | 'currency' | 'minor' | 'supplier' | 'day'>;
const columns = {
  id: purchasePrices.id,
  currency: purchasePrices.currency,
  minor: purchasePrices.minor,
  supplier: purchasePrices.supplier,
  day: purchasePrices.day,
};

/** The newest 50 purchase prices of a product that hold or held, and if those are fewer the next ones to come, beside its sale prices; three statements. For staff alone. */
export const findPurchases =
  (database: Database) =>
  async (productId: number): Promise<ProductPurchases> => {
    const [rows, sales, day] = await Promise.all([
      database
        .select(columns)
        .from(purchasePrices)
        .where(eq(purchasePrices.productId, productId))
        .orderBy(
          sql`${purchasePrices.day} > ${PURCHASE_DAY}`,
          sql`abs(${purchasePrices.day} - ${PURCHASE_DAY})`,
        )
        .limit(SHOWN),
      database
        .select({
          currency: productPrices.currency,
          minor: productPrices.minor,
          referenceMinor: productPrices.referenceMinor,
        })
        .from(productPrices)
        .where(and(eq(productPrices.productId, productId), eq(productPrices.term, 'sale')))
        .orderBy(desc(productPrices.currency)),
      database.execute<{ today: string }>(sql`select to_char(${PURCHASE_DAY}, 'YYYY-MM-DD') as today`),
    ]);
    return {
      purchases: rows
        .map(({ minor, currency, ...row }) => ({ ...row, price: money(minor, currency) }))
        .toSorted((a, b) => (a.day < b.day ? 1 : -1)),
      salePrices: sales.map(({ currency, minor, referenceMinor }) => ({
        price: money(minor, currency),
        isReduced: referenceMinor !== null,
      })),
      today: day.rows[0]?.today ?? '',
    };
  };

/** What staff read of a refusal; its text is `backoffice.purchase.problem.{reason}`. */
export type PurchaseChanged =
  | { readonly ok: true; readonly changed: 0 | 1 }
  | { readonly ok: false; readonly reason: 'product-not-found' | 'day-taken' };

/** An entry as the log has it. */
export const purchaseInWords = ({ minor, currency, supplier, day }: Omit<Row, 'id'>) =>
  `${(minor / 100).toFixed(2)} ${currency}, ${supplier}, ${day}`;

/** The entry that holds on the days before one; undefined where none does. */
async function heldBefore(transaction: Database, productId: number, day: string): Promise<Row | undefined> {
  const [row] = await transaction
    .select(columns)
    .from(purchasePrices)
    .where(and(eq(purchasePrices.productId, productId), lt(purchasePrices.day, day)))
    .orderBy(desc(purchasePrices.day))
    .limit(1);
  return row;
}

/**
 * Stores what a product costs the shop from a day on, and logs who did it, with what held until then. A day has one purchase price: the same
 * again changes nothing, another one is refused until the first is taken away.
 */
export const enterPurchase =
  (database: Database) =>
  ({
    productId,
    staffId,
    amount,
    why,
    ...form
  }: PurchaseForm & { readonly productId: number; readonly staffId: string }): Promise<PurchaseChanged> =>
    database.transaction(async (transaction): Promise<PurchaseChanged> => {
      if (!(await holdProduct(transaction, productId))) return { ok: false, reason: 'product-not-found' };
      const entry: { currency: Currency; minor: number; supplier: string; day: string } = {
        ...form,
        minor: amount,
      };
      const [stored] = await transaction
        .insert(purchasePrices)
        .values({ productId, ...entry })
        .onConflictDoNothing()
        .returning({ id: purchasePrices.id });
      if (!stored) {
        const [standing] = await transaction
          .select(columns)
          .from(purchasePrices)
          .where(and(eq(purchasePrices.productId, productId), eq(purchasePrices.day, form.day)));
        return standing && purchaseInWords(standing) === purchaseInWords(entry)
          ? { ok: true, changed: 0 }
          : { ok: false, reason: 'day-taken' };
      }
      const before = await heldBefore(transaction, productId, form.day);
      await recordChanges(transaction, [
        {
          staffId,
          why,
          action: 'purchase-price-entered',
          subject: 'product',
          subjectId: String(productId),
          changes: { purchase: [before ? purchaseInWords(before) : '', purchaseInWords(entry)] },
        },
      ]);
      return { ok: true, changed: 1 };
    });

/** Takes away a purchase price that was entered by mistake and logs who did; one that is gone already changes nothing. */
export const removePurchase =
  (database: Database) =>
  ({
    id,
    productId,
    staffId,
  }: {
    readonly id: number;
    readonly productId: number;
    readonly staffId: string;
  }): Promise<PurchaseChanged> =>
    database.transaction(async (transaction): Promise<PurchaseChanged> => {
      if (!(await holdProduct(transaction, productId))) return { ok: false, reason: 'product-not-found' };
      const [removed] = fitsInteger(id)
        ? await transaction
            .delete(purchasePrices)
            .where(and(eq(purchasePrices.id, id), eq(purchasePrices.productId, productId)))
            .returning(columns)
        : [];
      if (!removed) return { ok: true, changed: 0 };
      const before = await heldBefore(transaction, productId, removed.day);
      await recordChanges(transaction, [
        {
          staffId,
          action: 'purchase-price-removed',
          subject: 'product',
          subjectId: String(productId),
          changes: { purchase: [purchaseInWords(removed), before ? purchaseInWords(before) : ''] },
        },
      ]);
      return { ok: true, changed: 1 };
    });

/** Whether a product exists; it stays until the transaction ends. */
async function holdProduct(transaction: Database, productId: number): Promise<boolean> {
  if (!fitsInteger(productId)) return false;
  const [product] = await transaction
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('key share');
  return product !== undefined;
}
