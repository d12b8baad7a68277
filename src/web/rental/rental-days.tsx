import { useRef } from 'react';
import { machinesIn, nearestStarts } from '../../domain/rental/availability.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { rentalPeriod, returnDay, type RentalPeriod } from '../../domain/rental/rental-days.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { Button } from '../ui/button.tsx';
import { focusWhenLost } from '../ui/focus-when-lost.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { RentalCalendar, type ChosenDays } from './rental-calendar.tsx';
import type { KnownAvailability } from './use-availability.ts';

/** The first chosen day in the calendar. */
export const CHOSEN_DAY = '[data-selected] button';

/** Each period once, in the order of days. */
const withoutTwins = (periods: readonly RentalPeriod[]): readonly RentalPeriod[] =>
  periods
    .filter(
      ({ firstDay, lastDay }, index) =>
        periods.findIndex((other) => other.firstDay === firstDay && other.lastDay === lastDay) === index,
    )
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1));

/** The calendar of a machine with what it comes to: the chosen period and the day of return, or the next day that is free. */
export function RentalDays({
  availability,
  machines,
  maxDays,
  own,
  chosen,
  onChange,
}: {
  availability: KnownAvailability;
  machines: number;
  maxDays: number;
  /** What the shopper has of them in the cart. */
  own: readonly RentalPeriod[];
  chosen: ChosenDays;
  onChange: (chosen: ChosenDays) => void;
}) {
  const t = useT();
  const locale = useLocale();
  const place = useRef<HTMLElement>(null);
  if (availability === 'unknown') return <p className="text-sm text-muted">{t('product.rental.unknown')}</p>;
  if (availability === null) return <Skeleton className="h-100 w-full rounded-md noscript:hidden" />;
  if (availability.machines.length === 0) {
    return <p className="text-sm text-muted">{t('product.rental.noMachines')}</p>;
  }
  const { start, days } = chosen;
  const wish = { duration: 'day', count: days, machines } as const;
  const [next] =
    start === null
      ? nearestStarts(machinesIn(availability), availability.today, { wish, place: availability })
      : [];
  const period = start === null ? null : rentalPeriod({ startDate: start, duration: 'day', count: days });
  const print = (day: string) => formatDate(day, locale, 'UTC', 'short');
  return (
    <section ref={place} aria-label={t('product.rental.days')} className="noscript:hidden">
      <RentalCalendar
        availability={availability}
        machines={machines}
        maxDays={maxDays}
        own={withoutTwins([...own, ...(availability.own ?? [])])}
        chosen={chosen}
        onChange={onChange}
      />
      {period !== null && (
        <p className="mt-2 text-sm font-semibold">
          {t('product.rental.period', {
            period: printPeriod(period, locale),
            day: print(returnDay(period, availability.market)),
          })}
        </p>
      )}
      {next !== undefined && (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => {
            onChange({ start: next, days });
            focusWhenLost(place.current, CHOSEN_DAY);
          }}
        >
          {t('product.rental.availableFrom', { day: print(next) })}
        </Button>
      )}
    </section>
  );
}
