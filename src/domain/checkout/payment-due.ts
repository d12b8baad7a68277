import { dayIn } from '../locale/day-in.ts';

/** The working days that a customer has to pay a transfer. */
export const TRANSFER_WORKING_DAYS = 3;

const DAY_MS = 24 * 60 * 60 * 1000;
const isWorkingDay = (midnight: Date): boolean => midnight.getUTCDay() % 6 !== 0;

/**
 * The last day for paying an order by transfer, ISO 8601: the third working day after the calendar day on which it was
 * placed. `placedAt` is an ISO 8601 moment, `timeZone` the market's (R31). Working days are Monday to Friday; public
 * holidays count as such.
 */
export function paymentDueDate(placedAt: string, timeZone: string): string {
  let due = new Date(`${dayIn(timeZone, placedAt)}T00:00:00Z`);
  for (let left = TRANSFER_WORKING_DAYS; left > 0;) {
    due = new Date(due.getTime() + DAY_MS);
    if (isWorkingDay(due)) left -= 1;
  }
  return due.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
