import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import { money, type Currency, type Money } from '../../domain/money/money.ts';
import { depositOf } from '../../domain/rental/deposit.ts';
import { productPriceLog } from '../catalogue/reductions/tables.ts';
import type { Database } from '../database/database.ts';

/**
 * What the usual deposit of some machines was at a moment, with tax: by the price of a month that held then, or by the first that is
 * known. Null where none is.
 */
export async function usualDeposit(
  database: Database,
  {
    productId,
    machines,
    currency,
    at,
    rule,
  }: {
    readonly productId: number;
    readonly machines: number;
    readonly currency: Currency;
    readonly at: string;
    readonly rule: TaxRule;
  },
): Promise<Money | null> {
  const held = sql`(${productPriceLog.at} <= ${at}::timestamptz)`;
  const [month] = await database
    .select({ minor: productPriceLog.minor })
    .from(productPriceLog)
    .where(
      and(
        eq(productPriceLog.productId, productId),
        eq(productPriceLog.currency, currency),
        eq(productPriceLog.term, 'month'),
      ),
    )
    .orderBy(desc(held), desc(sql`case when ${held} then ${productPriceLog.id} end`), asc(productPriceLog.id))
    .limit(1);
  return month === undefined ? null : withTax(depositOf(money(month.minor, currency), machines), rule);
}
