import { bankDaysFrom, isBankDay, workingDaysFrom } from '../calendar/working-days.ts';
import { dayIn, timeZoneOf, type Market } from '../locale/market.ts';

/** The working days that a customer has to pay a transfer. */
export const TRANSFER_WORKING_DAYS = 3;
/** Those of a guest, whose order holds goods for somebody whom the shop does not know. */
export const GUEST_TRANSFER_WORKING_DAYS = 2;
export const transferWorkingDays = ({ isGuest }: { readonly isGuest: boolean }): number =>
  isGuest ? GUEST_TRANSFER_WORKING_DAYS : TRANSFER_WORKING_DAYS;

const HOUR_MS = 60 * 60 * 1000;

/**
 * The last day for paying an order by transfer, ISO 8601: the last of the working days after the calendar day on which it was
 * placed, on the clock (R31) and by the holidays of the market, whose bank the money goes to. `placedAt` is an ISO 8601
 * moment.
 */
export const paymentDueDate = (
  placedAt: string,
  market: Market,
  workingDays: number = TRANSFER_WORKING_DAYS,
): string => bankDaysFrom(dayIn(timeZoneOf(market), placedAt), workingDays, market);

/**
 * The first day, ISO 8601, on which a machine can leave its depot that is ordered today and paid by transfer: whose order has to be paid
 * before the working day of the hand-over has a day left for it, today or later, on which banks move money. `today` is a day of the market's
 * own time zone.
 */
export const firstHandOverByTransfer = (today: string, market: Market): string =>
  workingDaysFrom(isBankDay(today, market) ? today : bankDaysFrom(today, 1, market), 1, market);

/** Whether a transfer can still come before machines leave their depot on these days; null for no day chosen yet. */
export const isTransferInTime = (days: readonly (string | null)[], firstHandOver: string): boolean =>
  days.every((day) => day === null || day >= firstHandOver);

/** The moment, ISO 8601, at which the last day for paying is over on the market's clock. */
export function paymentDueMoment(since: string, market: Market): string {
  const day = paymentDueDate(since, market);
  const timeZone = timeZoneOf(market);
  let moment = new Date(`${day}T12:00:00Z`);
  while (dayIn(timeZone, moment.toISOString()) <= day) moment = new Date(moment.getTime() + HOUR_MS);
  return moment.toISOString();
}
