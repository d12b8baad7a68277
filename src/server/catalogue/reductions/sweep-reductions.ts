import { sql } from 'drizzle-orm';
import { struckBeside, type LoggedPrice } from '../../../domain/prices/price-reduction.ts';
import type { Database } from '../../database/database.ts';
import { productPrices } from '../tables.ts';
import { recentLog } from './known-prices.ts';
import { priceReductions } from './tables.ts';

/** As many windows as one run opens or closes; the next run takes the others. */
const AT_ONCE = 500;

/** What has ended gives its price back, unless staff have set another one meanwhile; what never opened is dropped. */
const close = sql`
  with due as (
    select * from ${priceReductions} where closed_at is null and ends_at <= now()
    order by id limit ${AT_ONCE} for update skip locked),
  restored as (
    update ${productPrices} as price set reference_minor = null,
      minor = case when price.minor = due.minor then due.regular_minor else price.minor end
    from due where due.opened_at is not null
      and price.product_id = due.product_id and price.currency = due.currency and price.term = 'sale')
  update ${priceReductions} as reduction set closed_at = now() from due where reduction.id = due.id`;

interface Due extends Record<string, unknown> {
  readonly id: number;
  readonly minor: number;
  readonly now: number;
  readonly log: readonly LoggedPrice[] | null;
}

/** What begins, with the prices that were in force in the 30 days before and with the one before those. */
const findDue = sql`
  select reduction.id, reduction.minor::double precision as minor, extract(epoch from now())::double precision * 1000 as now,
    ${recentLog(sql`price`)} as log
  from ${priceReductions} reduction
  join ${productPrices} price
    on price.product_id = reduction.product_id and price.currency = reduction.currency and price.term = 'sale'
  where reduction.closed_at is null and reduction.opened_at is null and reduction.starts_at <= now()
    and reduction.minor < price.minor
  order by reduction.id limit ${AT_ONCE} for update of reduction, price skip locked`;

/** Lowers the prices of `opened`, which names each reduction and what may be struck through beside it. */
const open = (opened: string) => sql`
  with opening as (select * from jsonb_to_recordset(${opened}::jsonb) as given(id int, reference bigint)),
  noted as (
    update ${priceReductions} as reduction set opened_at = now(), regular_minor = price.minor
    from opening, ${productPrices} as price
    where reduction.id = opening.id
      and price.product_id = reduction.product_id and price.currency = reduction.currency and price.term = 'sale'
    returning reduction.product_id, reduction.currency, reduction.minor, opening.reference)
  update ${productPrices} as price set minor = noted.minor,
    reference_minor = noted.reference
  from noted
  where price.product_id = noted.product_id and price.currency = noted.currency and price.term = 'sale'`;

/**
 * Begins and ends the announced reductions whose time has come; run it often, on every instance. The prices themselves
 * change, so that lists, facets and orders go by what is paid, and kept pages are forgotten.
 */
export const sweepReductions = (database: Database) => (): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.execute(close);
    const { rows } = await transaction.execute<Due>(findDue);
    if (rows.length === 0) return;
    const opened = rows.map(({ id, minor, now, log }) => ({
      id,
      reference: struckBeside(log ?? [], now, minor),
    }));
    await transaction.execute(open(JSON.stringify(opened)));
  });

/** By so much a reduction may begin and end late. */
const SWEEP_EVERY_MS = 30 * 1000;

/** Sweeps now and again and again, one sweep at a time; the answer stops it, after the sweep that runs. */
export function keepSweeping(
  sweep: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const begin = () => {
    running ??= sweep()
      .catch(onFailure)
      .finally(() => (running = null));
  };
  begin();
  const timer = setInterval(begin, SWEEP_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
