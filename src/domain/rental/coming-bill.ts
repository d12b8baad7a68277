import { daysAfter } from '../calendar/days.ts';
import { withTax, type TaxRule } from '../checkout/tax.ts';
import { times, type Currency } from '../money/money.ts';
import { nextBill, type BilledSoFar } from './extension.ts';
import { BILLED_AHEAD_DAYS } from './lease-bill.ts';
import type { RentalPeriod } from './rental-days.ts';

/** The days of a long rental that are billed next, and what they come to. */
export interface ComingBill extends RentalPeriod {
  /** When the bill is written, ISO 8601: so many days before the first that it pays for. */
  readonly billedOn: string;
  /** For all machines that are out, in minor units with tax. */
  readonly amountMinor: number;
}

/** The first day on which the days after those that are billed may be billed, ISO 8601. */
export const billingDay = (billedUntil: string): string => daysAfter(billedUntil, 1 - BILLED_AHEAD_DAYS);

/** The next bill of a lease that is anything to pay: days that cost nothing more are passed by. Null where no more comes. */
export function comingBill(
  billed: BilledSoFar,
  { machines, rule }: { readonly machines: number; readonly rule: TaxRule },
): ComingBill | null {
  let soFar = billed;
  for (let next = nextBill(soFar); next !== null; next = nextBill(soFar)) {
    const { firstDay, lastDay, price } = next;
    if (price.minor > 0) {
      const amountMinor = withTax(times(price, machines), rule).minor;
      return { firstDay, lastDay, billedOn: billingDay(soFar.until), amountMinor };
    }
    soFar = { ...soFar, until: lastDay };
  }
  return null;
}

/** What a customer will be billed of a lease, in their list (C §3, “Upcoming payment”). */
export interface UpcomingBill extends ComingBill {
  readonly leaseId: string;
  readonly productName: string;
  readonly currency: Currency;
}
