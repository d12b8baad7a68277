import type { RentalPeriod } from '../../domain/rental/rental-days.ts';
import { useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
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

/** The calendar of a machine, or why there is none. */
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
  if (availability === 'unknown') return <p className="text-sm text-muted">{t('product.rental.unknown')}</p>;
  if (availability === null) return <Skeleton className="h-100 w-full rounded-md noscript:hidden" />;
  if (availability.machines.length === 0) {
    return <p className="text-sm text-muted">{t('product.rental.noMachines')}</p>;
  }
  return (
    <section id="days" aria-label={t('product.rental.days')} className="scroll-mt-24 noscript:hidden">
      <RentalCalendar
        availability={availability}
        machines={machines}
        maxDays={maxDays}
        own={withoutTwins([...own, ...(availability.own ?? [])])}
        chosen={chosen}
        onChange={onChange}
      />
    </section>
  );
}
