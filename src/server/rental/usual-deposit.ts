import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import { money, times, type Currency, type Money } from '../../domain/money/money.ts';
import { depositOf } from '../../domain/rental/deposit.ts';
import type { Duration } from '../../domain/rental/tiers.ts';
import { productPriceLog } from '../catalogue/reductions/tables.ts';
import type { Database } from '../database/database.ts';

/** Machines of a product that were ordered at a moment. */
export interface OrderedMachines {
  readonly productId: number;
  readonly machines: number;
  readonly currency: Currency;
  readonly at: string;
  readonly rule: TaxRule;
}

/** What one day, week or month of a machine cost at a moment, without tax, or by the first price that is known; null where none is. */
async function priceAt(
  database: Database,
  { productId, currency, at }: OrderedMachines,
  term: Duration,
): Promise<Money | null> {
  const held = sql`(${productPriceLog.at} <= ${at}::timestamptz)`;
  const [price] = await database
    .select({ minor: productPriceLog.minor })
    .from(productPriceLog)
    .where(
      and(
        eq(productPriceLog.productId, productId),
        eq(productPriceLog.currency, currency),
        eq(productPriceLog.term, term),
      ),
    )
    .orderBy(desc(held), desc(sql`case when ${held} then ${productPriceLog.id} end`), asc(productPriceLog.id))
    .limit(1);
  return price === undefined ? null : money(price.minor, currency);
}

/**
 * What the usual deposit of some machines was at a moment, with tax: by the price of a month that held then, or by the first that is
 * known. Null where none is.
 */
export async function usualDeposit(database: Database, of: OrderedMachines): Promise<Money | null> {
  const month = await priceAt(database, of, 'month');
  return month === null ? null : withTax(depositOf(month, of.machines), of.rule);
}

/** What one day of some machines cost at a moment, with tax; null where that is not known. */
export async function usualDay(database: Database, of: OrderedMachines): Promise<Money | null> {
  const day = await priceAt(database, of, 'day');
  return day === null ? null : withTax(times(day, of.machines), of.rule);
}
