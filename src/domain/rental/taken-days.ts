import { daysAfter } from '../calendar/days.ts';
import type { Market } from '../locale/market.ts';
import { blockedDays, returnDay, type RentalPeriod } from './rental-days.ts';

/**
 * The days that a machine has really taken which came back on a day, with those until it is checked: fewer than were booked if it
 * came early, more if it came late, as far as nobody else has them. `nextFrom` is the first day of the next booking; null without one.
 */
export function takenDays(
  { firstDay, lastDay, blockedTo }: RentalPeriod & { readonly blockedTo: string },
  {
    backOn,
    market,
    nextFrom = null,
  }: { readonly backOn: string; readonly market: Market; readonly nextFrom?: string | null },
): { readonly lastDay: string; readonly blockedTo: string } {
  if (backOn >= lastDay && backOn <= returnDay({ lastDay }, market)) return { lastDay, blockedTo };
  const taken = backOn < firstDay ? firstDay : backOn;
  const { to } = blockedDays({ firstDay, lastDay: taken }, market);
  if (backOn < lastDay) return { lastDay: taken, blockedTo: to < blockedTo ? to : blockedTo };
  if (nextFrom === null || nextFrom >= to) return { lastDay: taken, blockedTo: to };
  const before = daysAfter(nextFrom, -1);
  const last = taken < before ? taken : before;
  return { lastDay: last > lastDay ? last : lastDay, blockedTo: nextFrom };
}
