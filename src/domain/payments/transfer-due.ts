import { momentOf } from '../calendar/days.ts';
import { workingDaysFrom } from '../calendar/working-days.ts';
import { paymentDueDate, transferWorkingDays } from '../checkout/payment-due.ts';
import { dayIn, marketOf, timeZoneOf } from '../locale/market.ts';
import type { Currency } from '../money/money.ts';

/** What a customer who owes a transfer was written of last; null for nothing yet. */
export const TRANSFER_NOTICES = ['reminded', 'warned'] as const;
export type TransferNotice = (typeof TRANSFER_NOTICES)[number];

/** Working days from the warning to the end: money that leaves on the day of the warning arrives by then. */
export const GRACE_WORKING_DAYS = 2;

/** When the shop writes about money, on the market's clock. */
const HOUR = 9;

/** The moment at which the shop writes, so many working days after a day, or before it. */
function writingMoment(day: string, count: number, currency: Currency): string {
  const market = marketOf(currency);
  return momentOf(workingDaysFrom(day, count, market), HOUR, timeZoneOf(market));
}

export interface TransferDue {
  /** The last day for the transfer, ISO 8601. */
  readonly dueOn: string;
  /** When something is to be done about it, if the money does not come. */
  readonly nextAt: string;
}

/**
 * The term of an order that can be paid by transfer from a moment on, and when it is reminded of: a working day before. A
 * guest, whom the shop does not know, has a shorter one.
 */
export function transferDue(
  payableFrom: string,
  currency: Currency,
  { isGuest }: { readonly isGuest: boolean },
): TransferDue {
  const dueOn = paymentDueDate(payableFrom, marketOf(currency), transferWorkingDays({ isGuest }));
  return { dueOn, nextAt: writingMoment(dueOn, -1, currency) };
}

export interface AwaitedTransfer {
  readonly dueOn: string;
  readonly notice: TransferNotice | null;
  readonly currency: Currency;
  /** What has come of it. */
  readonly heldMinor: number;
}

export type TransferStep =
  /** An e-mail, and the moment of the step after it. */
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
  const today = dayIn(timeZoneOf(marketOf(currency)), now);
  if (today <= dueOn) return { do: 'remind', nextAt: writingMoment(dueOn, 1, currency) };
  return { do: 'warn', nextAt: writingMoment(today, GRACE_WORKING_DAYS, currency) };
}
