import { and, eq, sql, isNull, asc } from 'drizzle-orm';
import type { Money } from '../../../domain/money/money.ts';
import { foreseeReduction, regularOf } from '../../../domain/prices/foreseen-reduction.ts';
import type { Database } from '../../database/database.ts';
import { fitsInteger } from '../../database/columns.ts';
import { productPrices } from '../tables.ts';
import { findKnownPrices } from './known-prices.ts';
import { priceKey } from './running-reductions.ts';
import { priceReductions } from './tables.ts';

/** A lower price to buy a product, for a time; instants as ISO 8601. */
interface NewReduction {
  readonly productId: number;
  readonly price: Money;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Another reduction of the same price, in the way of one that was to be announced; instants as ISO 8601. */
interface OtherReduction {
  readonly minor: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

type Announced =
  /** `regular` is the price without reductions, in minor units. */
  | { readonly ok: true; readonly id: number; readonly regular: number }
  | { readonly ok: false; readonly reason: 'reduction-over' | 'no-price' }
  | { readonly ok: false; readonly reason: 'no-price-above'; readonly regular: number }
  | { readonly ok: false; readonly reason: 'reduction-overlaps'; readonly other: OtherReduction };

/**
 * Announces a reduction; the price changes when its time comes. Refused for a time that is past, where another reduction
 * of the price has a moment in common, and where the product has no price in the currency or no higher one: what a
 * reduction that runs will give back counts, not what is paid until then.
 */
export const announceReduction =
  (database: Database) =>
  ({ productId, price: { minor, currency }, startsAt, endsAt }: NewReduction): Promise<Announced> =>
    database.transaction(async (transaction) => {
      if (!(Date.parse(endsAt) > Date.parse(startsAt))) return { ok: false, reason: 'reduction-over' };
      const [price] = fitsInteger(productId)
        ? await transaction
            .select({ minor: productPrices.minor })
            .from(productPrices)
            .where(
              and(
                eq(productPrices.productId, productId),
                eq(productPrices.currency, currency),
                eq(productPrices.term, 'sale'),
              ),
            )
            .for('update')
        : [];
      if (!price) return { ok: false, reason: 'no-price' };
      const [{ rows }, announced] = await Promise.all([
        transaction.execute<{ over: boolean }>(sql`select ${endsAt}::timestamptz <= now() as over`),
        transaction
          .select()
          .from(priceReductions)
          .where(
            and(
              eq(priceReductions.productId, productId),
              eq(priceReductions.currency, currency),
              isNull(priceReductions.closedAt),
            ),
          )
          .orderBy(asc(priceReductions.startsAt)),
      ]);
      if (rows[0]?.over) return { ok: false, reason: 'reduction-over' };
      const other = announced.find(
        (each) =>
          Date.parse(each.startsAt) < Date.parse(endsAt) && Date.parse(startsAt) < Date.parse(each.endsAt),
      );
      if (other) return { ok: false, reason: 'reduction-overlaps', other };
      const regular = regularOf({ minor: price.minor, announced });
      if (regular <= minor) return { ok: false, reason: 'no-price-above', regular };
      const [made] = await transaction
        .insert(priceReductions)
        .values({ productId, currency, minor, startsAt, endsAt })
        .returning({ id: priceReductions.id });
      if (!made) throw new Error('A row that was inserted is not there');
      return { ok: true, id: made.id, regular };
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

/** A reduction as staff read it; prices in minor units, instants as ISO 8601. */
type ListedReduction = typeof priceReductions.$inferSelect & {
  /** What stands struck through beside its price, or will, as far as is known; null for nothing. */
  readonly struck: number | null;
};

/** The reductions that run or are to come, the next first; at most 500. */
export const listReductions = (database: Database) => async (): Promise<readonly ListedReduction[]> => {
  const rows = await database
    .select()
    .from(priceReductions)
    .where(isNull(priceReductions.closedAt))
    .orderBy(asc(priceReductions.startsAt))
    .limit(MOST);
  const known = await findKnownPrices(database)([...new Set(rows.map(({ productId }) => productId))]);
  return rows.map((row) => {
    const price = known.get(priceKey(row));
    if (!price) return { ...row, struck: null };
    if (row.openedAt !== null) return { ...row, struck: price.minor === row.minor ? price.struck : null };
    const announced = price.announced.filter(({ id }) => id !== row.id);
    const beganAt = Math.max(Date.now(), Date.parse(row.startsAt));
    return { ...row, struck: foreseeReduction({ ...price, announced }, row.minor, beganAt).struck };
  });
};
