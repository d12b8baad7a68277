import { daysAfter } from '../calendar/days.ts';
import { nearestDays } from './nearest-days.ts';
import {
  blockedDays,
  rentalPeriod,
  startDays,
  startFault,
  type DayRange,
  type MachineWay,
  type RentalPeriod,
  type RentalPlace,
} from './rental-days.ts';
import type { RentalRefusal } from './rental-refusal.ts';
import { rentalDays, type Duration } from './tiers.ts';
import { MAX_RENTAL_COUNT } from '../cart/cart-item.ts';

/** A machine and the ranges of days on which it is somebody's, in the order of days; no two have a day in common. */
export interface BusyMachine {
  readonly id: number;
  readonly busy: readonly DayRange[];
}

const overlap = (a: DayRange, b: DayRange): boolean => a.from < b.to && b.from < a.to;

/** Whether a machine is nobody's on all days of a range. */
export const isFree = ({ busy }: Pick<BusyMachine, 'busy'>, days: DayRange): boolean =>
  busy.every((range) => !overlap(range, days));

/** How many of the machines are free on all days of a range. */
export const freeMachines = (machines: readonly BusyMachine[], days: DayRange): number =>
  machines.filter((machine) => isFree(machine, days)).length;

/** The last day on which a machine was somebody's before a day; an empty text if it never was. */
const busyUntil = ({ busy }: BusyMachine, day: string): string =>
  busy.reduce((latest, { to }) => (to <= day && to > latest ? to : latest), '');

/**
 * The machines to be taken for a range of days, or null where too few are free. Those that were held for it are taken first, then those
 * that come back shortly before, so that long gaps of others stay whole for long rentals; of equal ones that with the lower id.
 */
export function chooseMachines(
  machines: readonly BusyMachine[],
  days: DayRange,
  { count, held = [] }: { readonly count: number; readonly held?: readonly number[] },
): readonly BusyMachine[] | null {
  const free = machines.filter((machine) => isFree(machine, days));
  if (free.length < count) return null;
  const idleSince = new Map(free.map((machine) => [machine.id, busyUntil(machine, days.from)]));
  const since = ({ id }: BusyMachine) => idleSince.get(id) ?? '';
  const isHeld = ({ id }: BusyMachine) => Number(held.includes(id));
  return free
    .toSorted(
      (a, b) => isHeld(b) - isHeld(a) || (since(a) === since(b) ? a.id - b.id : since(a) < since(b) ? 1 : -1),
    )
    .slice(0, count);
}

/** The machines as they are once some of them are taken for a range of days. */
export const withTaken = (
  machines: readonly BusyMachine[],
  taken: readonly BusyMachine[],
  days: DayRange,
): readonly BusyMachine[] =>
  machines.map((machine) =>
    taken.some(({ id }) => id === machine.id)
      ? { ...machine, busy: [...machine.busy, days].toSorted((a, b) => (a.from < b.from ? -1 : 1)) }
      : machine,
  );

/** What is asked for: so many machines at once, each for `count` days, weeks or months. */
export interface RentalWish {
  readonly duration: Duration;
  readonly count: number;
  readonly machines: number;
}

/** Whether a wish can begin on a day: the depot hands over then, and enough machines are free until they are checked again. */
export function canStart(
  machines: readonly BusyMachine[],
  day: string,
  { wish, place }: { wish: RentalWish; place: RentalPlace },
): boolean {
  if (startFault(day, place) !== null) return false;
  const days = blockedDays(rentalPeriod({ ...wish, startDate: day }), place);
  return freeMachines(machines, days) >= wish.machines;
}

/** For how many days from one on which a rental can begin so many machines are free without a break; at most three years. */
export function longestFrom(
  machines: readonly BusyMachine[],
  startDate: string,
  { machines: count, way }: { machines: number; way: MachineWay },
): number {
  // The longer, the fewer: what is free for some days is free for fewer.
  let [fits, fails] = [0, rentalDays('month', MAX_RENTAL_COUNT.month) + 1];
  while (fails - fits > 1) {
    const days = Math.floor((fits + fails) / 2);
    const blocked = blockedDays(rentalPeriod({ startDate, duration: 'day', count: days }), way);
    if (freeMachines(machines, blocked) >= count) fits = days;
    else fails = days;
  }
  return fits;
}

/** The days nearest to the wanted one on which a wish can begin, in the order of the calendar; none if it never can. */
export function nearestStarts(
  machines: readonly BusyMachine[],
  wanted: string,
  asked: { wish: RentalWish; place: RentalPlace },
): string[] {
  if (machines.length < asked.wish.machines) return [];
  const days = startDays(asked.place);
  return nearestDays(wanted, days, (day) => canStart(machines, day, asked));
}

/** The first day on which a machine can be rented for a day; null if none can within a year. */
export function firstStart(machines: readonly BusyMachine[], place: RentalPlace): string | null {
  const { from, to } = startDays(place);
  const asked = { wish: { duration: 'day', count: 1, machines: 1 }, place } as const;
  for (let day = from; day < to; day = daysAfter(day, 1)) if (canStart(machines, day, asked)) return day;
  return null;
}

/** When the machines of one product are free, as a shopper's browser knows it. */
export interface Availability extends RentalPlace {
  /** Of each machine the days on which it is somebody's. */
  readonly machines: readonly (readonly DayRange[])[];
  /** What is booked or held for the shopper who asks; it counts as free for them. */
  readonly own?: readonly RentalPeriod[];
}

/** The machines that an availability tells of. */
export const machinesIn = ({ machines }: Availability): readonly BusyMachine[] =>
  machines.map((busy, id) => ({ id, busy }));

/** Why a wish cannot be had from a day on; null if it can. */
export function wishRefusal(
  availability: Availability,
  { productId, startDate, wish }: { productId: number; startDate: string | null; wish: RentalWish },
): RentalRefusal | null {
  if (startDate === null) return { reason: 'days-missing', productId };
  const fault = startFault(startDate, availability);
  if (fault !== null) return { reason: 'day-not-offered', productId, fault };
  const machines = machinesIn(availability);
  const days = blockedDays(rentalPeriod({ ...wish, startDate }), availability);
  const available = freeMachines(machines, days);
  if (available >= wish.machines) return null;
  const nearest = nearestStarts(machines, startDate, { wish, place: availability });
  return { reason: 'days-taken', productId, available, nearest };
}
