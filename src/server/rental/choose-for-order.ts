import { daysAfter } from '../../domain/calendar/days.ts';
import type { Line, RentalTerms } from '../../domain/cart/cart-item.ts';
import type { Market } from '../../domain/locale/market.ts';
import {
  chooseMachines,
  wishRefusal,
  withTaken,
  type BusyMachine,
  type RentalPlace,
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

interface RentedLine extends Omit<Line, 'rental'> {
  readonly rental: RentalTerms;
  readonly position: number;
}

/** Chooses among machines of which the days are known, or says which line cannot be had. */
function choose(
  rented: readonly RentedLine[],
  { known, market, today }: RentalPlace & { known: ReadonlyMap<number, readonly BusyMachine[]> },
): Chosen {
  const busy = new Map(known);
  const chosen: ChosenMachines[] = [];
  for (const { id, quantity, rental, position } of rented) {
    const ofProduct = busy.get(id) ?? [];
    const { duration, count, startDate = null } = rental;
    const wish = { duration, count, machines: quantity };
    const availability = { market, today, machines: ofProduct.map((machine) => machine.busy) };
    const refusal = wishRefusal(availability, { productId: id, startDate, wish });
    if (refusal !== null || startDate === null)
      return { ok: false, ...(refusal ?? { reason: 'days-missing', productId: id }) };
    const period = rentalPeriod({ duration, count, startDate });
    const blocked = blockedDays(period, market);
    const taken = chooseMachines(ofProduct, blocked, quantity) ?? [];
    busy.set(id, withTaken(ofProduct, taken, blocked));
    chosen.push({ ...period, position, blocked, machineIds: taken.map((machine) => machine.id) });
  }
  return { ok: true, machines: chosen };
}

/** So many days before a rental are looked at for when its machine comes back; whoever is idle for longer is equal. */
const IDLE_DAYS = 30;

/** The days that decide whether lines can be had, and by which machines; null where one has no first day. */
function daysThatMatter(rented: readonly RentedLine[], market: Market): DayRange | null {
  const all = rented.flatMap(({ rental: { duration, count, startDate } }) =>
    startDate ? [blockedDays(rentalPeriod({ duration, count, startDate }), market)] : [],
  );
  const from = all.map((days) => days.from).toSorted()[0];
  const to = all
    .map((days) => days.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined || all.length < rented.length) return null;
  return { from: daysAfter(from, -IDLE_DAYS), to };
}

/**
 * Chooses the machines of an order's rented lines, which take none from each other. The caller has locked the products, so that
 * no other order takes them meanwhile; what staff move is refused by the database. One query over the days that matter, another over all
 * days to tell of a refusal which others are near, and none without a rental.
 */
export async function chooseForOrder(
  transaction: Database,
  { lines, market }: { readonly lines: readonly Line[]; readonly market: Market },
): Promise<Chosen> {
  const rented = lines.flatMap(({ rental, ...line }, position) =>
    rental === null ? [] : [{ ...line, rental, position }],
  );
  if (rented.length === 0) return { ok: true, machines: [] };
  const today = todayIn(market);
  const productIds = [...new Set(rented.map(({ id }) => id))];
  const chooseWithin = async (days: { readonly from: string; readonly to?: string }) =>
    choose(rented, { known: await findBusy(transaction, { productIds, market, ...days }), market, today });
  const days = daysThatMatter(rented, market);
  const chosen = days && (await chooseWithin(days));
  return chosen?.ok ? chosen : chooseWithin({ from: today });
}
