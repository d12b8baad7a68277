import { randomUUID } from 'node:crypto';
import { leaseContract } from '../../content/pages/legal/lease-contract.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { jsonRows } from '../database/sql.ts';
import { termsVersion } from '../messages/terms-in-force.ts';
import { daysBetween } from '../../domain/calendar/days.ts';
import { billedPeriod, rentPlan } from '../../domain/rental/rent-plan.ts';
import { ratesOfTerms, type LeaseTerms } from '../../domain/rental/lease-terms.ts';
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
  'isExact',
  'options',
  'billedUntil',
  'billedMinor',
  'depositMinor',
  'acceptedTerms',
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

/**
 * A lease for each rented line, with the clauses that its customer accepts, and a booking for each of its machines, which is held until the
 * order is paid.
 */
export function rentalRows(
  machines: readonly RentedMachines[],
  items: readonly { readonly id: string }[],
  { locale, termsEdition }: { readonly locale: Locale; readonly termsEdition: string | null },
) {
  const version = termsEdition ?? termsVersion('legal-terms');
  const acceptedTerms = { version, clauses: leaseContract[locale] };
  const lines = machines.map((chosen) => ({ ...chosen, id: randomUUID(), item: items[chosen.position] }));
  return {
    leases: lines.flatMap(({ id, item, firstDay, lastDay, terms }) => {
      const { tiers, options, deposit } = terms;
      const rates = ratesOfTerms(terms, tiers.day.currency);
      const [first] = rentPlan(daysBetween(firstDay, lastDay) + 1, rates);
      return item === undefined || first === undefined
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
              isExact: tiers.isExact === true,
              options,
              billedUntil: billedPeriod(firstDay, first).lastDay,
              billedMinor: first.price.minor,
              depositMinor: deposit.minor,
              acceptedTerms,
            },
          ];
    }),
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
