import { daysAfter } from '../../domain/calendar/days.ts';
import type { Line, RentalTerms } from '../../domain/cart/cart-item.ts';
import type { Market } from '../../domain/locale/market.ts';
import {
  chooseMachines,
  wishRefusal,
  withTaken,
  type BusyMachine,
} from '../../domain/rental/availability.ts';
import {
  blockedDays,
  rentalPeriod,
  type DayRange,
  type RentalPeriod,
} from '../../domain/rental/rental-days.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import type { Database } from '../database/database.ts';
import { findBusy } from './find-busy.ts';
import { todayIn } from './today.ts';
import { travelDaysOf } from './travel-days.ts';

/** The machines that a line of an order takes, and for which days. */
export interface ChosenMachines extends RentalPeriod {
  /** The line's place in the order. */
  readonly position: number;
  readonly machineIds: readonly number[];
  readonly blocked: DayRange;
}

type Chosen =
  | { readonly ok: true; readonly machines: readonly ChosenMachines[] }
  | ({ readonly ok: false } & RentalRefusal);

/** What becomes of one rented line. */
type LineChoice =
  | { readonly ok: true; readonly chosen: ChosenMachines }
  | { readonly ok: false; readonly refusal: RentalRefusal };

interface RentedLine extends Omit<Line, 'rental'> {
  readonly rental: RentalTerms;
  readonly position: number;
}

/** Machines that were held for the shopper, with their days. */
type Held = readonly (RentalPeriod & { readonly machineId: number })[];

/** Chooses among machines of which the days are known, for each line what those before it leave. */
function chooseEach(
  rented: readonly RentedLine[],
  {
    known,
    market,
    today,
    travel,
    held,
  }: {
    known: ReadonlyMap<number, readonly BusyMachine[]>;
    market: Market;
    today: string;
    travel: (productId: number) => number;
    held: Held;
  },
): readonly LineChoice[] {
  const busy = new Map(known);
  return rented.map(({ id, quantity, rental, position }): LineChoice => {
    const ofProduct = busy.get(id) ?? [];
    const { duration, count, startDate = null } = rental;
    const wish = { duration, count, machines: quantity };
    const way = { market, travelDays: travel(id) };
    const availability = { ...way, today, machines: ofProduct.map((machine) => machine.busy) };
    const refusal = wishRefusal(availability, { productId: id, startDate, wish });
    if (refusal !== null || startDate === null)
      return { ok: false, refusal: refusal ?? { reason: 'days-missing', productId: id } };
    const period = rentalPeriod({ duration, count, startDate });
    const blocked = blockedDays(period, way);
    const forThis = held.filter(
      ({ firstDay, lastDay }) => firstDay === period.firstDay && lastDay === period.lastDay,
    );
    const ids = forThis.map(({ machineId }) => machineId);
    const taken = chooseMachines(ofProduct, blocked, { count: quantity, held: ids }) ?? [];
    busy.set(id, withTaken(ofProduct, taken, blocked));
    return {
      ok: true,
      chosen: { ...period, position, blocked, machineIds: taken.map((machine) => machine.id) },
    };
  });
}

/** So many days before a rental are looked at for when its machine comes back; whoever is idle for longer is equal. */
const IDLE_DAYS = 30;

/** The days that decide whether lines can be had, and by which machines; null where one has no first day. */
function daysThatMatter(
  rented: readonly RentedLine[],
  { market, travel }: { market: Market; travel: (productId: number) => number },
): DayRange | null {
  const all = rented.flatMap(({ id, rental: { duration, count, startDate } }) =>
    startDate
      ? [blockedDays(rentalPeriod({ duration, count, startDate }), { market, travelDays: travel(id) })]
      : [],
  );
  const from = all.map((days) => days.from).toSorted()[0];
  const to = all
    .map((days) => days.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined || all.length < rented.length) return null;
  return { from: daysAfter(from, -IDLE_DAYS), to };
}

interface Asked {
  readonly lines: readonly Line[];
  readonly market: Market;
  /** What was held for the shopper and is cleared by now: the same machines are taken. */
  readonly held?: Held;
  /** Leases whose days count as free. */
  readonly exceptLeaseIds?: readonly string[];
}

/**
 * What becomes of each rented line, which take no machine from each other. The caller has locked the products, so that
 * no other order takes them meanwhile; what staff move is refused by the database. One query for how the machines travel and one over the days
 * that matter, another over all days to tell of a refusal which others are near, and none without a rental.
 */
export async function chooseForLines(
  transaction: Database,
  { lines, market, held = [], exceptLeaseIds = [] }: Asked,
): Promise<readonly LineChoice[]> {
  const rented = lines.flatMap(({ rental, ...line }, position) =>
    rental === null ? [] : [{ ...line, rental, position }],
  );
  if (rented.length === 0) return [];
  const today = todayIn(market);
  const productIds = [...new Set(rented.map(({ id }) => id))];
  const travel = await travelDaysOf(transaction, productIds, market);
  const chooseWithin = async (days: { readonly from: string; readonly to?: string }) => {
    const known = await findBusy(transaction, { productIds, market, exceptLeaseIds, ...days });
    return chooseEach(rented, { known, market, today, travel, held });
  };
  const days = daysThatMatter(rented, { market, travel });
  const chosen = days && (await chooseWithin(days));
  return chosen?.every(({ ok }) => ok) ? chosen : chooseWithin({ from: today });
}

/** The machines of all rented lines of an order, or the first of them that cannot be had; see `chooseForLines`. */
export async function chooseForOrder(transaction: Database, asked: Asked): Promise<Chosen> {
  const machines: ChosenMachines[] = [];
  for (const choice of await chooseForLines(transaction, asked)) {
    if (!choice.ok) return { ok: false, ...choice.refusal };
    machines.push(choice.chosen);
  }
  return { ok: true, machines };
}
