import { eq } from 'drizzle-orm';
import { daysBetween } from '../../../domain/calendar/days.ts';
import { withTax, type TaxRule } from '../../../domain/checkout/tax.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import type { BilledSoFar } from '../../../domain/rental/extension.ts';
import { ratesOfTerms } from '../../../domain/rental/lease-terms.ts';
import { rentOf } from '../../../domain/rental/rental-price.ts';
import type { RentalTiers } from '../../../domain/rental/tiers.ts';
import type { Database } from '../../database/database.ts';
import { machinesOut } from '../lease-days.ts';
import type { LeaseRow } from '../own-lease.ts';
import { leases } from '../tables.ts';
import { billsOf } from './lease-bills.ts';

/** How far a lease is billed; null for a lease from before its prices were kept. */
export function billedSoFar(lease: LeaseRow, currency: Currency): BilledSoFar | null {
  const { firstDay, lastDay, dayMinor, weekMinor, monthMinor, billedUntil, billedMinor } = lease;
  if (firstDay === null || lastDay === null || billedUntil === null || billedMinor === null) return null;
  if (dayMinor === null || weekMinor === null || monthMinor === null) return null;
  const of = (minor: number) => money(minor, currency);
  const tiers: RentalTiers = {
    day: of(dayMinor),
    week: of(weekMinor),
    month: of(monthMinor),
    ...(lease.isExact && { isExact: true }),
  };
  return {
    period: { firstDay, lastDay },
    rates: ratesOfTerms({ tiers, options: lease.options }, currency),
    until: billedUntil,
    amount: of(billedMinor),
  };
}

/**
 * What the whole rental of a lease costs with tax, in minor units: its line of the order, the bills of it that hold, and what is still
 * to be billed.
 */
export async function wholeRentMinor(
  database: Database,
  leaseId: string,
  line: {
    readonly grossMinor: number;
    readonly quantity: number;
    readonly currency: Currency;
    readonly rule: TaxRule;
  },
): Promise<number> {
  const [lease] = await database.select().from(leases).where(eq(leases.id, leaseId));
  const billed = lease ? billedSoFar(lease, line.currency) : null;
  if (billed === null) return line.grossMinor;
  const bills = (await billsOf(database, leaseId)).filter(
    ({ state, kind }) =>
      kind !== 'settlement' && (state === 'paid' || (state === 'open' && kind === 'month')),
  );
  const { period, rates, amount } = billed;
  const quantity = await machinesOut(database, leaseId, line);
  const whole = rentOf(daysBetween(period.firstDay, period.lastDay) + 1, rates);
  const leftMinor =
    billed.until < period.lastDay
      ? withTax(money(Math.max(0, whole.minor - amount.minor) * quantity, line.currency), line.rule).minor
      : 0;
  return line.grossMinor + bills.reduce((sum, { amountMinor }) => sum + amountMinor, 0) + leftMinor;
}
