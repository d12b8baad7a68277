import type { MethodFace } from '../payments/saved-method.ts';
import { daysAfter } from '../calendar/days.ts';
import { CHARGED_AHEAD_DAYS, CHARGES_MAX } from './lease-bill.ts';

/**
 * The day on which a month is charged next to the method that its customer chose, ISO 8601: from so many days before its first one, once a
 * day; null once it was tried often enough, or its days have begun. `today` is the day of its market, `tries` counts all, today's too.
 */
export function chargeDay({
  firstDay,
  today,
  tries,
  isTriedToday,
}: {
  readonly firstDay: string;
  readonly today: string;
  readonly tries: number;
  readonly isTriedToday: boolean;
}): string | null {
  const from = daysAfter(firstDay, -CHARGED_AHEAD_DAYS);
  const earliest = isTriedToday ? daysAfter(today, 1) : today;
  const day = from > earliest ? from : earliest;
  return tries < CHARGES_MAX && day < firstDay ? day : null;
}

/** A charge that the shop will make by itself. */
export interface PlannedCharge {
  readonly orderId: string;
  /** ISO 8601. */
  readonly day: string;
  /** To which method: its brand, or its kind where that is not known, and its last digits. */
  readonly method: Pick<MethodFace, 'kind' | 'brand' | 'last4'>;
}
