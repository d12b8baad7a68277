import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnnouncedPrice, KnownPrice } from '../../../domain/prices/foreseen-reduction.ts';
import type { LoggedPrice } from '../../../domain/prices/price-reduction.ts';
import type { Database } from '../../database/database.ts';
import { productPrices } from '../tables.ts';
import { priceKey } from './running-reductions.ts';
import { priceReductions, productPriceLog } from './tables.ts';

/** The prices of a row of `product_prices` that were in force in the last 30 days, with the one before those, as JSON; null where none is logged. */
export const recentLog = (price: SQL) => sql<readonly LoggedPrice[] | null>`(
  select json_agg(json_build_object('at', extract(epoch from logged.at) * 1000, 'minor', logged.minor))
  from ${productPriceLog} logged
  where logged.product_id = ${price}.product_id and logged.currency = ${price}.currency and logged.term = ${price}.term
    and logged.at >= coalesce((
      select max(older.at) from ${productPriceLog} older
      where older.product_id = ${price}.product_id and older.currency = ${price}.currency
        and older.term = ${price}.term and older.at <= now() - interval '31 days'), '-infinity'))`;

/** A sale price with what is known of it: its log, and the reductions of it that run or are to come with their ids. */
interface KnownSalePrice extends Omit<KnownPrice, 'announced'> {
  /** What is struck through beside it now. */
  readonly struck: number | null;
  readonly announced: readonly (AnnouncedPrice & { readonly id: number })[];
}

/** What is known of the sale prices of products, by product and currency (`priceKey`); two statements. */
export const findKnownPrices =
  (database: Database) =>
  async (productIds: readonly number[]): Promise<ReadonlyMap<string, KnownSalePrice>> => {
    if (productIds.length === 0) return new Map();
    const [prices, reductions] = await Promise.all([
      database
        .select({
          productId: productPrices.productId,
          currency: productPrices.currency,
          minor: productPrices.minor,
          struck: productPrices.referenceMinor,
          log: recentLog(sql`${productPrices}`),
        })
        .from(productPrices)
        .where(and(inArray(productPrices.productId, [...productIds]), eq(productPrices.term, 'sale'))),
      database
        .select()
        .from(priceReductions)
        .where(and(inArray(priceReductions.productId, [...productIds]), isNull(priceReductions.closedAt))),
    ]);
    return new Map(
      prices.map(({ productId, currency, minor, struck, log }) => [
        priceKey({ productId, currency }),
        {
          minor,
          struck,
          log: log ?? [],
          announced: reductions
            .filter((each) => each.productId === productId && each.currency === currency)
            .map((each) => ({
              id: each.id,
              minor: each.minor,
              regularMinor: each.regularMinor,
              startsAt: Date.parse(each.startsAt),
              endsAt: Date.parse(each.endsAt),
            })),
        },
      ]),
    );
  };
