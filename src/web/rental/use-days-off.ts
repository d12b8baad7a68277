import { useRouteLoaderData } from 'react-router';
import { NO_DAYS_OFF, setDaysOff, type DaysOff } from '../../domain/calendar/working-days.ts';

/** Puts the days off that came with the frame in force in this browser; called by what computes with working days, before it does. */
export function useDaysOff(): void {
  const given =
    useRouteLoaderData<() => { readonly daysOff: DaysOff | null }>('web/shell/shell.route')?.daysOff ??
    NO_DAYS_OFF;
  // On the server they are in force for all.
  if (!import.meta.env.SSR) setDaysOff(given);
}
