import type { RentalPeriod } from './rental-days.ts';

/** A machine by its numbers: the shop's own, and the manufacturer's once it was read off the machine. */
export interface LeasedMachine {
  readonly inventoryNumber: string;
  readonly serialNumber: string | null;
}

/** How a lease stands, whoever looks at it. */
export interface LeaseState {
  readonly id: string;
  readonly status: string;
  /** Null for what was ordered before machines were booked by calendar. */
  readonly period: RentalPeriod | null;
  /** Those that are booked; none once it came to nothing. */
  readonly machines: readonly LeasedMachine[];
}
