import { marketOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Availability } from '../../domain/rental/availability.ts';
import { fitsInteger } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { findBusy } from './find-busy.ts';
import { todayIn } from './today.ts';
import { travelDaysOf } from './travel-days.ts';

/** When the machines of each product are free that serve the market of a currency; by product id, those without a machine among them. */
export const findAvailability =
  (database: Database) =>
  async (
    productIds: readonly number[],
    currency: Currency,
    except: { readonly exceptLeaseIds?: readonly string[]; readonly exceptHolders?: readonly string[] } = {},
  ): Promise<ReadonlyMap<number, Availability>> => {
    const market = marketOf(currency);
    const today = todayIn(market);
    const known = productIds.filter(fitsInteger);
    const [found, travel] = await Promise.all([
      findBusy(database, { productIds: known, market, from: today, ...except }),
      travelDaysOf(database, known, market),
    ]);
    return new Map(
      known.map((id) => [
        id,
        { market, today, travelDays: travel(id), machines: (found.get(id) ?? []).map(({ busy }) => busy) },
      ]),
    );
  };
