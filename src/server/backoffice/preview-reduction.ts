import { timeZoneOf, marketOf } from '../../domain/locale/market.ts';
import type { ReductionAsked } from '../../domain/prices/staff-prices.ts';
import {
  foreseeReduction,
  regularOf,
  type ForeseenReduction,
} from '../../domain/prices/foreseen-reduction.ts';
import { findKnownPrices } from '../catalogue/reductions/known-prices.ts';
import { priceKey } from '../catalogue/reductions/running-reductions.ts';
import type { Database } from '../database/database.ts';
import { beginningOf } from './change-prices.ts';

/** What staff see of a reduction before they announce it; prices in minor units, as the shop keeps them. */
export interface PreviewedReduction {
  /** What is paid now, and the price without reductions. */
  readonly minor: number;
  readonly regular: number;
  readonly foreseen: ForeseenReduction;
}

/**
 * What a product's sale price is, the lowest before a reduction of it begins, and what it will show: from the first day
 * that is asked for, or from now on. Null where there is no such price.
 */
export const previewReduction =
  (database: Database) =>
  async ({ productId, currency, price, firstDay }: ReductionAsked): Promise<PreviewedReduction | null> => {
    const timeZone = timeZoneOf(marketOf(currency));
    const [known, startsAt] = await Promise.all([
      findKnownPrices(database)([productId]),
      firstDay === undefined ? null : beginningOf(database, { day: firstDay, timeZone }),
    ]);
    const sale = known.get(priceKey({ productId, currency }));
    if (!sale) return null;
    const beganAt = Math.max(Date.now(), startsAt === null ? 0 : Date.parse(startsAt));
    return {
      minor: sale.minor,
      regular: regularOf(sale),
      foreseen: foreseeReduction(sale, price ?? sale.minor, beganAt),
    };
  };
