import { daysAfter } from '../calendar/days.ts';
import { workingDaysFrom } from '../calendar/working-days.ts';
import type { Market } from '../locale/market.ts';
import { backBy, blockedDays, bookedWay, type BookedDays } from './rental-days.ts';

/**
 * The days that a machine has really taken which came back to its depot on a day, with those until it is checked: fewer than were booked if
 * it came early, more if it came late, as far as nobody else has them. `nextFrom` is the first day of the next booking; null without one.
 */
export function takenDays(
  { firstDay, lastDay, blockedFrom, blockedTo }: BookedDays & { readonly blockedTo: string },
  {
    backOn,
    market,
    nextFrom = null,
  }: { readonly backOn: string; readonly market: Market; readonly nextFrom?: string | null },
): { readonly lastDay: string; readonly blockedTo: string } {
  const way = bookedWay({ firstDay, blockedFrom }, market);
  const taken = backOn < firstDay ? firstDay : backOn;
  // What is checked stands in its depot: no way is left.
  const { to } = blockedDays({ firstDay: taken, lastDay: taken }, { market, travelDays: 0 });
  const sooner = to < blockedTo ? to : blockedTo;
  if (backOn < lastDay) return { lastDay: taken, blockedTo: sooner };
  if (backOn <= backBy({ lastDay }, way)) return { lastDay, blockedTo: sooner };
  const kept = workingDaysFrom(taken, -way.travelDays, market);
  if (nextFrom === null || nextFrom >= to) return { lastDay: kept, blockedTo: to };
  const before = daysAfter(nextFrom, -1);
  const last = kept < before ? kept : before;
  return { lastDay: last > lastDay ? last : lastDay, blockedTo: nextFrom };
}
