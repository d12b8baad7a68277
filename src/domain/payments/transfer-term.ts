import { paymentDueDate } from '../checkout/payment-due.ts';
import { momentOf, workingDaysFrom } from '../checkout/working-days.ts';
import { dayIn } from '../locale/day-in.ts';
import { marketOf, timeZoneOf } from '../locale/market.ts';
import type { Currency } from '../money/money.ts';

/** What a customer who owes a transfer was written of last; null for nothing yet. */
export const TRANSFER_NOTICES = ['reminded', 'warned'] as const;
export type TransferNotice = (typeof TRANSFER_NOTICES)[number];

/** Working days from the warning to the end: money that leaves on the day of the warning arrives by then. */
export const GRACE_WORKING_DAYS = 2;

/** When the shop writes about money, on the market's clock. */
const HOUR = 9;

const zoneOf = (currency: Currency) => timeZoneOf(marketOf(currency));

export interface TransferTerm {
  /** The last day for the transfer, ISO 8601. */
  readonly dueOn: string;
  /** When something is to be done about it, if the money does not come. */
  readonly nextAt: string;
}

/** The term of an order that can be paid by transfer from a moment on, and when it is reminded of: a working day before. */
export function transferTerm(payableFrom: string, currency: Currency): TransferTerm {
  const dueOn = paymentDueDate(payableFrom, zoneOf(currency));
  return { dueOn, nextAt: momentOf(workingDaysFrom(dueOn, -1), HOUR, zoneOf(currency)) };
}

export interface AwaitedTransfer {
  readonly dueOn: string;
  readonly notice: TransferNotice | null;
  readonly currency: Currency;
  /** What has come of it. */
  readonly heldMinor: number;
}

export type TransferStep =
  /** A letter, and the moment of the step after it. */
  | { readonly do: 'remind' | 'warn'; readonly nextAt: string }
  /** The end; where a part has come, people decide. */
  | { readonly do: 'cancel' | 'ask-staff' };

/**
 * What is to be done about a transfer that has not come: a reminder before its last day, a warning after it, and the end.
 * Each comes once and none is left out, however late it is: nobody loses an order without a warning. `now` is a moment.
 */
export function transferStep(
  { dueOn, notice, currency, heldMinor }: AwaitedTransfer,
  now: string,
): TransferStep {
  if (notice === 'warned') return { do: heldMinor > 0 ? 'ask-staff' : 'cancel' };
  const today = dayIn(zoneOf(currency), now);
  const at = (day: string, count: number) => momentOf(workingDaysFrom(day, count), HOUR, zoneOf(currency));
  if (today <= dueOn) return { do: 'remind', nextAt: at(dueOn, 1) };
  return { do: 'warn', nextAt: at(today, GRACE_WORKING_DAYS) };
}
