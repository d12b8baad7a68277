import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MAX_RENTAL_COUNT, type CartItem } from '../../domain/cart/cart-item.ts';
import { chosenCodes, optionsOf, type RentalOption } from '../../domain/rental/rental-option.ts';
import { machinesIn, nearestStarts } from '../../domain/rental/availability.ts';
import { rentalPeriod, type RentalPeriod } from '../../domain/rental/rental-days.ts';
import { rentalDays } from '../../domain/rental/tiers.ts';
import { useDaysOff } from '../rental/use-days-off.ts';
import type { KnownAvailability } from '../rental/use-availability.ts';
import { parseCount } from '../ui/quantity-stepper.tsx';
import { useCart } from './cart-store.ts';

/** The longest rental by days. */
export const MAX_DAYS = MAX_RENTAL_COUNT.day;

const daysOf = ({ rentalDuration, rentalCount }: CartItem): number =>
  Math.min(rentalDays(rentalDuration ?? 'day', rentalCount ?? 1), MAX_DAYS);

/** On which days the machines of some lines are rented. */
export const periodsOf = (lines: readonly CartItem[]): RentalPeriod[] =>
  lines.flatMap((line) =>
    line.rentalStartDate
      ? [rentalPeriod({ startDate: line.rentalStartDate, duration: 'day', count: daysOf(line) })]
      : [],
  );

/** The first day on which so many machines can be had for so many days; before that is known, the day that the page was made with. */
function nearestDay(
  availability: KnownAvailability,
  free: string | null,
  { days, machines }: { days: number; machines: number },
): string | null {
  if (availability === null || availability === 'unknown') return free;
  const wish = { duration: 'day', count: days, machines } as const;
  return (
    nearestStarts(machinesIn(availability), availability.today, { wish, place: availability })[0] ?? null
  );
}

/**
 * What is chosen of a rental on its product's page: the days, the options and how many machines. It begins with what the address or the
 * cart says, and with the nearest free day (`free`, until `availability` is known); what they name and the shop does not offer any more is
 * left out.
 */
export function useRentChoice(
  productId: number,
  {
    options,
    availability,
    free,
  }: { options: readonly RentalOption[]; availability: KnownAvailability; free: string | null },
) {
  useDaysOff();
  const [searchParams] = useSearchParams();
  const asked = parseCount(searchParams.get('days') ?? '');
  const [chosenDays, setDays] = useState(asked && Math.min(asked, MAX_DAYS));
  const [chosenStart, setStart] = useState<string | null>(null);
  const [chosenMachines, setMachines] = useState(1);
  const [chosenOptions, setOptions] = useState<readonly string[] | null>(() => {
    const named = searchParams.getAll('option');
    return named.length === 0 ? null : named;
  });
  const lines = useCart().filter(({ id, isRental }) => isRental && id === productId);
  const [first] = lines;
  const days = chosenDays ?? (first ? daysOf(first) : 1);
  const machines = first?.quantity ?? chosenMachines;
  const start = chosenStart ?? first?.rentalStartDate ?? nearestDay(availability, free, { days, machines });
  const codes = chosenCodes(
    (chosenOptions ?? first?.rentalOptions ?? []).filter((code) => optionsOf(options, [code]) !== null),
  );
  const inCart = lines.find(
    (each) =>
      daysOf(each) === days &&
      (each.rentalStartDate ?? null) === start &&
      String(each.rentalOptions) === String(codes),
  );
  const line = inCart ?? first;
  return {
    days,
    /** The first day, ISO 8601; null where none is chosen and none is known to be free. */
    start,
    /** Of the options, as `chosenCodes` has them. */
    codes,
    /** The lines of the cart in which the product is rented, */
    lines,
    /** the one whose pieces the page changes, and whether that is exactly what is chosen. */
    line,
    isInCart: inCart !== undefined && start !== null,
    /** For a line that is new. */
    machines: chosenMachines,
    setDays,
    setStart,
    setOptions,
    setMachines,
  };
}

/** What is chosen of a rental, and how it changes. */
export type RentChoice = ReturnType<typeof useRentChoice>;
