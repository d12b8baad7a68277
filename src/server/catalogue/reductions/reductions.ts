import { and, eq, gt, sql, isNull, asc } from 'drizzle-orm';
import type { Money } from '../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { fitsInteger } from '../../database/columns.ts';
import { productPrices } from '../tables.ts';
import { priceReductions } from './tables.ts';

/** A lower price to buy a product, for a time; instants as ISO 8601. */
interface NewReduction {
  readonly productId: number;
  readonly price: Money;
  readonly startsAt: string;
  readonly endsAt: string;
}

type Announced =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly reason: 'no-price-above' | 'reduction-overlaps' | 'reduction-over' };

/**
 * Announces a reduction; the price changes when its time comes. Refused where the product has no higher price in the
 * currency, where another reduction of the price has a moment in common, and for a time that is past.
 */
export const announceReduction =
  (database: Database) =>
  ({ productId, price: { minor, currency }, startsAt, endsAt }: NewReduction): Promise<Announced> =>
    database.transaction(async (transaction) => {
      if (!(Date.parse(endsAt) > Date.parse(startsAt))) return { ok: false, reason: 'reduction-over' };
      const [above] = fitsInteger(productId)
        ? await transaction
            .select({ minor: productPrices.minor })
            .from(productPrices)
            .where(
              and(
                eq(productPrices.productId, productId),
                eq(productPrices.currency, currency),
                eq(productPrices.term, 'sale'),
                gt(productPrices.minor, minor),
              ),
            )
            .for('update')
        : [];
      if (!above) return { ok: false, reason: 'no-price-above' };
      const { rows } = await transaction.execute<{ over: boolean; overlaps: boolean }>(sql`
        select ${endsAt}::timestamptz <= now() as over, exists (
          select from ${priceReductions} where product_id = ${productId} and currency = ${currency} and closed_at is null
            and tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt})) as overlaps`);
      if (rows[0]?.over) return { ok: false, reason: 'reduction-over' };
      if (rows[0]?.overlaps) return { ok: false, reason: 'reduction-overlaps' };
      const [made] = await transaction
        .insert(priceReductions)
        .values({ productId, currency, minor, startsAt, endsAt })
        .returning({ id: priceReductions.id });
      if (!made) throw new Error('A row that was inserted is not there');
      return { ok: true, id: made.id };
    });

/** Ends a reduction now, or drops one that has not begun; the next sweep gives the price back. False if there is none. */
export const endReduction =
  (database: Database) =>
  async (id: number): Promise<boolean> => {
    if (!fitsInteger(id)) return false;
    const ended = await database
      .update(priceReductions)
      .set({
        endsAt: sql`case when opened_at is null then ends_at else now() end`,
        closedAt: sql`case when opened_at is null then now() end`,
      })
      .where(and(eq(priceReductions.id, id), isNull(priceReductions.closedAt)))
      .returning({ id: priceReductions.id });
    return ended.length > 0;
  };

const MOST = 500;

/** The reductions that run or are to come, the next first; at most 500. */
export const listReductions = (database: Database) => async () =>
  database
    .select()
    .from(priceReductions)
    .where(isNull(priceReductions.closedAt))
    .orderBy(asc(priceReductions.startsAt))
    .limit(MOST);
