import type { RentalPeriod } from '../../domain/rental/rental-days.ts';
import { useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { classNames } from '../ui/class-names.ts';
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

/** The shape of a month, while it is not known which of its days are free. */
const MonthSkeleton = ({ className }: { className?: string }) => (
  <div className={classNames('min-w-0 flex-1', className)}>
    <Skeleton className="mx-auto mt-2.5 h-5 w-32 rounded-full" />
    <div className="mt-11 grid grid-cols-7 justify-items-center gap-y-2 pointer-coarse:gap-y-3">
      {Array.from({ length: 42 }, (_, place) => (
        <Skeleton key={place} className="size-8 rounded-full" />
      ))}
    </div>
  </div>
);

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
  if (availability === null) {
    return (
      <div className="flex min-h-100 gap-x-8 noscript:hidden">
        <MonthSkeleton />
        <MonthSkeleton className="hidden sm:max-md:block xl:block" />
      </div>
    );
  }
  if (availability.machines.length === 0) {
    return <p className="text-sm text-muted">{t('product.rental.noMachines')}</p>;
  }
  return (
    <section
      id="days"
      tabIndex={-1} // takes the focus from the link to it
      aria-label={t('product.rental.days')}
      className="scroll-mt-24 noscript:hidden"
    >
      <RentalCalendar
        availability={availability}
        machines={machines}
        maxDays={maxDays}
        own={withoutTwins([...own, ...(availability.own ?? [])])}
        chosen={chosen}
        onChange={onChange}
      />
      {availability.travelDays > 0 && (
        <p className="mt-1 text-xs text-muted">
          {t('product.rental.byParcel', { days: availability.travelDays })}
        </p>
      )}
    </section>
  );
}
