import { randomUUID } from 'node:crypto';
import { jsonRows } from '../database/sql.ts';
import type { LeaseTerms } from '../../domain/rental/lease-terms.ts';
import type { ChosenMachines } from './choose-for-order.ts';
import { bookings, leases } from './tables.ts';

/** What the statement that writes an order writes of its rentals. */
export const LEASES = jsonRows(leases, 'leases', [
  'id',
  'orderItemId',
  'firstDay',
  'lastDay',
  'dayMinor',
  'weekMinor',
  'monthMinor',
  'depositMinor',
]);
export const BOOKINGS = jsonRows(bookings, 'bookings', [
  'machineId',
  'purpose',
  'leaseId',
  'status',
  'firstDay',
  'lastDay',
  'blockedFrom',
  'blockedTo',
]);

/** The machines of a rented line, and the terms at which they are rented. */
export type RentedMachines = ChosenMachines & { readonly terms: LeaseTerms };

/** A lease for each rented line, and a booking for each of its machines, which is held until the order is paid. */
export function rentalRows(machines: readonly RentedMachines[], items: readonly { readonly id: string }[]) {
  const lines = machines.map((chosen) => ({ ...chosen, id: randomUUID(), item: items[chosen.position] }));
  return {
    leases: lines.flatMap(({ id, item, firstDay, lastDay, terms: { tiers, deposit } }) =>
      item === undefined
        ? []
        : [
            {
              id,
              orderItemId: item.id,
              firstDay,
              lastDay,
              dayMinor: tiers.day.minor,
              weekMinor: tiers.week.minor,
              monthMinor: tiers.month.minor,
              depositMinor: deposit.minor,
            },
          ],
    ),
    bookings: lines.flatMap(({ id: leaseId, machineIds, firstDay, lastDay, blocked }) =>
      machineIds.map((machineId) => ({
        machineId,
        purpose: 'lease' as const,
        leaseId,
        status: 'HELD' as const,
        firstDay,
        lastDay,
        blockedFrom: blocked.from,
        blockedTo: blocked.to,
      })),
    ),
  };
}
