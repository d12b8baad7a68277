import { and, eq, inArray, sql } from 'drizzle-orm';
import { daysAfter } from '../../../domain/calendar/days.ts';
import type { Market } from '../../../domain/locale/market.ts';
import { chooseMachines, type BusyMachine } from '../../../domain/rental/availability.ts';
import type { DayRange } from '../../../domain/rental/rental-days.ts';
import type { ReplacementReason } from '../../../domain/rental/replacement.ts';
import type { Database } from '../../database/database.ts';
import { findBusy } from '../find-busy.ts';
import { noteEvent } from '../machine-events.ts';
import { bookings, machines } from '../tables.ts';
import type { AffectedBooking } from './affected.ts';
import { replacements } from './tables.ts';

/** So many days before a booking are looked at for when a machine comes back, as for an order. */
const IDLE_DAYS = 30;

/** A machine that cannot keep a booking. */
export interface LosingMachine {
  readonly id: number;
  readonly productId: number;
  readonly depotId: number;
  readonly market: Market;
  readonly inventoryNumber: string;
}

/** The machines of some products that serve a market, with whose they are around some days, by product. */
export const machinesAround = (
  transaction: Database,
  {
    productIds,
    market,
    days,
    exceptLeaseIds,
  }: { productIds: readonly number[]; market: Market; days: DayRange; exceptLeaseIds?: readonly string[] },
): Promise<ReadonlyMap<number, readonly BusyMachine[]>> =>
  findBusy(transaction, {
    productIds,
    market,
    from: daysAfter(days.from, -IDLE_DAYS),
    to: days.to,
    ...(exceptLeaseIds && { exceptLeaseIds }),
  });

/** Another machine of the same product and depot that is free on the days of a booking; null where none is. */
async function freeBeside(transaction: Database, machine: LosingMachine, days: DayRange) {
  const { id, productId, depotId, market } = machine;
  const busy = (await machinesAround(transaction, { productIds: [productId], market, days })).get(productId);
  const inDepot = await transaction
    .select({ id: machines.id, inventoryNumber: machines.inventoryNumber })
    .from(machines)
    .where(and(eq(machines.productId, productId), eq(machines.depotId, depotId)));
  const numbers = new Map(inDepot.map((each) => [each.id, each.inventoryNumber]));
  const others = (busy ?? []).filter((each) => each.id !== id && numbers.has(each.id));
  const [chosen] = chooseMachines(others, days, { count: 1 }) ?? [];
  return chosen ? { id: chosen.id, inventoryNumber: numbers.get(chosen.id) ?? '' } : null;
}

/** Asks that a lease be given another machine, once; what is open already stays as it is. */
export async function askForMachine(
  transaction: Database,
  { id, leaseId, machineId }: Pick<AffectedBooking, 'id' | 'leaseId' | 'machineId'>,
  reason: ReplacementReason,
): Promise<string | null> {
  if (leaseId === null) return null;
  const [asked] = await transaction
    .insert(replacements)
    .values({ leaseId, reason, machineId, bookingId: reason === 'late' ? id : null })
    .onConflictDoNothing()
    .returning({ id: replacements.id });
  return asked?.id ?? null;
}

/**
 * Gives a booking that is not handed over another machine of its product and depot, chosen as for an order; the caller has locked the
 * product. Where none is free it answers false and changes nothing.
 */
export async function moveToAnother(
  transaction: Database,
  booking: AffectedBooking,
  { machine, staffId }: { readonly machine: LosingMachine; readonly staffId: string | null },
): Promise<boolean> {
  const { id, firstDay, lastDay, blockedFrom, blockedTo, orderNumber } = booking;
  const other = await freeBeside(transaction, machine, { from: blockedFrom, to: blockedTo });
  if (other === null) return false;
  await transaction
    .update(bookings)
    .set({ machineId: other.id, updatedAt: sql`now()` })
    .where(eq(bookings.id, id));
  const detail = [orderNumber, `${machine.inventoryNumber} → ${other.inventoryNumber}`]
    .filter(Boolean)
    .join(', ');
  const event = { staffId, period: { firstDay, lastDay }, detail };
  await noteEvent(transaction, { ...event, machineId: other.id, kind: 'moved-here' });
  await noteEvent(transaction, { ...event, machineId: machine.id, kind: 'moved-away' });
  return true;
}

/** Leaves the machines of some bookings to others. */
export async function cancelBookings(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(bookings)
    .set({ status: 'CANCELLED', updatedAt: sql`now()` })
    .where(inArray(bookings.id, [...ids]));
}
