import { and, eq, gt, sql } from 'drizzle-orm';
import type { Money } from '../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { fitsInteger } from '../../database/integer.ts';
import { productPrices } from '../tables.ts';
import { priceReductions } from './tables.ts';

/** A lower price to buy a product, for a time; instants as ISO 8601. */
export interface NewReduction {
  readonly productId: number;
  readonly price: Money;
  readonly startsAt: string;
  readonly endsAt: string;
}

export type Announced =
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
