import { daysAfter, momentOf } from '../calendar/days.ts';
import { bankDaysFrom } from '../calendar/working-days.ts';
import { paymentDueDate, transferWorkingDays } from '../checkout/payment-due.ts';
import { dayIn, marketOf, timeZoneOf, type Market } from '../locale/market.ts';
import type { Currency } from '../money/money.ts';

/** What a customer who owes a transfer was written of last; null for nothing yet. */
export const TRANSFER_NOTICES = ['reminded', 'warned'] as const;
export type TransferNotice = (typeof TRANSFER_NOTICES)[number];

/** When a customer who owes a transfer is written to, and when the order is cancelled; in working days of the market. */
export interface TransferSchedule {
  readonly reminderBeforeDueDay: number;
  /** 0 for a warning on the last day itself; the words of the e-mail, `mail.order.payment-overdue.*`, say that it is over. */
  readonly warningAfterDueDay: number;
  readonly cancellationAfterWarning: number;
}
export const TRANSFER_SCHEDULE: TransferSchedule = {
  reminderBeforeDueDay: 1,
  warningAfterDueDay: 1,
  // Money that leaves on the day of the warning arrives by then.
  cancellationAfterWarning: 2,
};

/** When the shop writes about money, on the market's clock. */
const HOUR = 9;

/** The moment at which the shop writes, so many working days after a day, or before it. */
function writingMoment(day: string, count: number, currency: Currency): string {
  const market = marketOf(currency);
  return momentOf(bankDaysFrom(day, count, market), HOUR, timeZoneOf(market));
}

/**
 * Up to which last day for paying, ISO 8601, customers are reminded by a moment, `now`: each is, so many working days before their own, at the
 * hour at which the shop writes.
 */
export function remindedUpTo(
  now: string,
  market: Market,
  { reminderBeforeDueDay }: TransferSchedule = TRANSFER_SCHEDULE,
): string {
  const timeZone = timeZoneOf(market);
  const today = dayIn(timeZone, now);
  const isTime = Date.parse(now) >= Date.parse(momentOf(today, HOUR, timeZone));
  const reached = isTime ? today : daysAfter(today, -1);
  let dueOn = reached;
  while (bankDaysFrom(daysAfter(dueOn, 1), -reminderBeforeDueDay, market) <= reached) {
    dueOn = daysAfter(dueOn, 1);
  }
  return dueOn;
}

export interface TransferDue {
  /** The last day for the transfer, ISO 8601. */
  readonly dueOn: string;
  /** When something is to be done about it, if the money does not come. */
  readonly nextAt: string;
}

/**
 * The last day of an order that can be paid by transfer from a moment on, and when its customer is reminded. A guest, whom
 * the shop does not know, has less time; who rents pays before the working day of the first hand-over, `handOverOn`, ISO 8601.
 */
export function transferDue(
  payableFrom: string,
  currency: Currency,
  {
    isGuest,
    handOverOn = null,
    schedule = TRANSFER_SCHEDULE,
  }: {
    readonly isGuest: boolean;
    readonly handOverOn?: string | null;
    readonly schedule?: TransferSchedule;
  },
): TransferDue {
  const market = marketOf(currency);
  const usual = paymentDueDate(payableFrom, market, transferWorkingDays({ isGuest }));
  const dueOn = handOverOn === null ? usual : dueBefore(handOverOn, { usual, payableFrom, market });
  const reminder = writingMoment(dueOn, -schedule.reminderBeforeDueDay, currency);
  // Of a term that ends at once the order's own e-mail tells.
  const isLate = Date.parse(reminder) <= Date.parse(payableFrom);
  return { dueOn, nextAt: isLate ? writingMoment(dueOn, schedule.warningAfterDueDay, currency) : reminder };
}

function dueBefore(
  handOverOn: string,
  { usual, payableFrom, market }: { usual: string; payableFrom: string; market: Market },
): string {
  const dayBefore = bankDaysFrom(handOverOn, -1, market);
  const today = dayIn(timeZoneOf(market), payableFrom);
  const latest = dayBefore < usual ? dayBefore : usual;
  return latest < today ? today : latest;
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
 * What is to be done about a transfer that has not come: a reminder before its last day, a warning, and the end, by the
 * schedule. Each comes once and none is left out, however late it is: nobody loses an order without a warning. `now` is a moment.
 */
export function transferStep(
  { dueOn, notice, currency, heldMinor }: AwaitedTransfer,
  now: string,
  schedule: TransferSchedule = TRANSFER_SCHEDULE,
): TransferStep {
  if (notice === 'warned') return { do: heldMinor > 0 ? 'ask-staff' : 'cancel' };
  const { warningAfterDueDay, cancellationAfterWarning } = schedule;
  const market = marketOf(currency);
  const today = dayIn(timeZoneOf(market), now);
  // A reminder that is late is left out: it would name a last day that is over.
  const isOver = today > dueOn || today >= bankDaysFrom(dueOn, warningAfterDueDay, market);
  if (!isOver) return { do: 'remind', nextAt: writingMoment(dueOn, warningAfterDueDay, currency) };
  return { do: 'warn', nextAt: writingMoment(today, cancellationAfterWarning, currency) };
}
