import type { Market } from '../locale/market.ts';
import { blockedDays, type RentalPeriod } from './rental-days.ts';

/**
 * The days that a machine has really taken which came back on a day, with those until it is checked: fewer than were booked if it
 * came early. One that came late keeps its days, for those after them may be another's.
 */
export function takenDays(
  { firstDay, lastDay, blockedTo }: RentalPeriod & { readonly blockedTo: string },
  { backOn, market }: { readonly backOn: string; readonly market: Market },
): { readonly lastDay: string; readonly blockedTo: string } {
  if (backOn >= lastDay) return { lastDay, blockedTo };
  const taken = backOn < firstDay ? firstDay : backOn;
  const { to } = blockedDays({ firstDay, lastDay: taken }, market);
  return { lastDay: taken, blockedTo: to < blockedTo ? to : blockedTo };
}
