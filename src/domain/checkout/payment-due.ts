import { dayIn } from '../locale/day-in.ts';
import { workingDaysFrom } from './working-days.ts';

/** The working days that a customer has to pay a transfer. */
export const TRANSFER_WORKING_DAYS = 3;

const HOUR_MS = 60 * 60 * 1000;

/**
 * The last day for paying an order by transfer, ISO 8601: the third working day after the calendar day on which it was
 * placed. `placedAt` is an ISO 8601 moment, `timeZone` the market's (R31).
 */
export const paymentDueDate = (placedAt: string, timeZone: string): string =>
  workingDaysFrom(dayIn(timeZone, placedAt), TRANSFER_WORKING_DAYS);

/** The moment, ISO 8601, at which the last day for paying is over in the market's time zone. */
export function paymentDueMoment(since: string, timeZone: string): string {
  const day = paymentDueDate(since, timeZone);
  let moment = new Date(`${day}T12:00:00Z`);
  while (dayIn(timeZone, moment.toISOString()) <= day) moment = new Date(moment.getTime() + HOUR_MS);
  return moment.toISOString();
}
