import * as v from 'valibot';
import { daySchema } from '../calendar/day-schema.ts';
import { daysAfter } from '../calendar/days.ts';
import type { DayRange, RentalPeriod } from './rental-days.ts';

/** Maintenance ends so many days from today at the latest. */
const WITHIN_DAYS = 730;

const day = v.pipe(
  v.string('backoffice.machines.error.day'),
  v.trim(),
  daySchema('backoffice.machines.error.day'),
);

/** The days of maintenance that staff type, in their order. Issues are message keys. */
export const maintenanceSchema = v.pipe(
  v.object({ firstDay: day, lastDay: day }),
  v.forward(
    v.partialCheck(
      [['firstDay'], ['lastDay']],
      ({ firstDay, lastDay }) => firstDay <= lastDay,
      'backoffice.machines.error.daysOrder',
    ),
    ['lastDay'],
  ),
);

/** Until when a machine that broke is out of use. Issues are message keys. */
export const brokenSchema = v.object({ brokenUntil: day });

/** The days on which a machine in maintenance is nobody else's: those alone. */
export const maintenanceDays = ({ firstDay, lastDay }: RentalPeriod): DayRange => ({
  from: firstDay,
  to: daysAfter(lastDay, 1),
});

/**
 * Why maintenance cannot be on some days, whatever is free; null if it can. What began already (`since`, its first day) may keep its
 * beginning. `today` is the depot's day, ISO 8601.
 */
export function maintenanceFault(
  { firstDay, lastDay }: RentalPeriod,
  { today, since = today }: { readonly today: string; readonly since?: string },
): 'days-over' | 'days-far' | null {
  if (lastDay < today || (firstDay < today && firstDay !== since)) return 'days-over';
  return lastDay > daysAfter(today, WITHIN_DAYS) ? 'days-far' : null;
}
