import type { Line } from '../../domain/cart/cart-item.ts';
import { timeZoneOf, dayIn, type Market } from '../../domain/locale/market.ts';
import { chooseMachines, wishRefusal, withTaken } from '../../domain/rental/availability.ts';
import {
  blockedDays,
  rentalPeriod,
  type DayRange,
  type RentalPeriod,
} from '../../domain/rental/rental-days.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import type { Database } from '../database/database.ts';
import { findBusy } from './find-busy.ts';

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

/**
 * Chooses the machines of an order's rented lines, which take none from each other. The caller has locked the products, so that
 * no other order takes them meanwhile; what staff move is refused by the database. One query, and none without a rental.
 */
export async function chooseForOrder(
  transaction: Database,
  { lines, market, now }: { readonly lines: readonly Line[]; readonly market: Market; readonly now: string },
): Promise<Chosen> {
  const rented = lines.flatMap(({ id, quantity, rental }, position) =>
    rental === null ? [] : [{ id, quantity, rental, position }],
  );
  if (rented.length === 0) return { ok: true, machines: [] };
  const today = dayIn(timeZoneOf(market), now);
  const productIds = [...new Set(rented.map(({ id }) => id))];
  const busy = new Map(await findBusy(transaction, { productIds, market, from: today }));
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
