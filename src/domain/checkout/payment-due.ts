import { dayIn } from '../locale/day-in.ts';
import { workingDaysFrom } from './working-days.ts';

/** The working days that a customer has to pay a transfer. */
export const TRANSFER_WORKING_DAYS = 3;

/**
 * The last day for paying an order by transfer, ISO 8601: the third working day after the calendar day on which it was
 * placed. `placedAt` is an ISO 8601 moment, `timeZone` the market's (R31).
 */
export const paymentDueDate = (placedAt: string, timeZone: string): string =>
  workingDaysFrom(dayIn(timeZone, placedAt), TRANSFER_WORKING_DAYS);
