import { and, asc, eq, gt } from 'drizzle-orm';
import {
  planPrices,
  PRICE_LINES_MAX,
  type PartnerPrice,
  type PricedProduct,
  type PriceLine,
  type PricesPlanned,
} from '../../domain/partners/partner-prices.ts';
import { currentRate } from '../catalogue/current-rate.ts';
import {
  idsByArticle,
  lockEditedProducts,
  regularPricesOf,
} from '../catalogue/editing/find-edited-product.ts';
import { saveEdits } from '../catalogue/editing/save-edited-product.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import type { Partner } from './api-keys.ts';
import type { ProductsRefused } from './partner-products.ts';

/** Gives products their sale prices, in the order of currencies. */
async function withPrices(
  database: Database,
  rows: readonly Omit<PricedProduct, 'prices'>[],
): Promise<readonly PricedProduct[]> {
  const prices = await regularPricesOf(
    database,
    rows.map(({ id }) => id),
  );
  const sales = prices.filter(({ term }) => term === 'sale');
  const byProduct = Map.groupBy(sales, ({ productId }) => productId);
  return rows.map((row) => ({
    ...row,
    prices: (byProduct.get(row.id) ?? [])
      .toSorted((a, b) => (a.currency < b.currency ? 1 : -1))
      .map(({ currency, minor, converted, isReduced, paidMinor }): PartnerPrice => ({
        currency,
        minor,
        isConverted: converted,
        reducedMinor: isReduced ? paidMinor : null,
      })),
  }));
}

/** A page of what is sold with its sale prices, drafts too, by ids from the one after `after`; `next` as of the stock. */
export const listPartnerPrices =
  (database: Database) =>
  async (after: number): Promise<{ products: readonly PricedProduct[]; next: number | null }> => {
    const rows = await database
      .select({ id: products.id, articleNumber: products.articleNumber })
      .from(products)
      .where(and(eq(products.kind, 'purchase'), gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(PRICE_LINES_MAX + 1);
    const page = rows.slice(0, PRICE_LINES_MAX);
    return {
      products: await withPrices(database, page),
      next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  };

export type PartnerPricesSet =
  | { readonly ok: true; readonly products: readonly PricedProduct[] }
  | Exclude<PricesPlanned, { ok: true }>
  | ProductsRefused;

/**
 * Sets sale prices as the product editor does, of all lines or of none. The same call again changes nothing. Changes stand in the log under the
 * key's name.
 */
export const setPartnerPrices =
  (database: Database) =>
  (partner: Partner, lines: readonly PriceLine[]): Promise<PartnerPricesSet> =>
    database.transaction(async (transaction): Promise<PartnerPricesSet> => {
      const named = await idsByArticle(
        transaction,
        lines.map(({ articleNumber }) => articleNumber),
      );
      const found = await lockEditedProducts(transaction, [...named.values()]);
      const sold = [...found.values()]
        .flatMap(({ id, kind, product: { articleNumber } }) =>
          kind === 'purchase' ? [{ id, articleNumber }] : [],
        )
        .toSorted((a, b) => a.id - b.id);
      const priced = await withPrices(transaction, sold);
      const byArticle = new Map(priced.map((each) => [each.articleNumber, each]));
      const planned = planPrices(lines, byArticle, await currentRate(transaction)());
      if (!planned.ok) return planned;
      const edits = planned.edits.map((edit) => ({ ...edit, base: {} }));
      const saved = await saveEdits(
        transaction,
        { edits, found },
        { staffId: null, program: partner.name, why: '' },
      );
      const refused = sold.flatMap(({ id, articleNumber }) => {
        const answer = saved.get(id);
        return answer === undefined || answer.ok ? [] : [{ articleNumber, refused: answer }];
      });
      if (refused.length > 0) return { ok: false, reason: 'invalid-products', products: refused };
      return { ok: true, products: await withPrices(transaction, sold) };
    });
