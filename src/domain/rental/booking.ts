import { BEFORE_HANDOVER } from './lease-steps.ts';
import type { RentalPeriod } from './rental-days.ts';

/**
 * How a booking of a machine stands: HELD for an order that is to be paid, CONFIRMED once it is, ENDED when the machine came
 * back, with the days that it really took. All but a CANCELLED one keep others off the machine.
 */
export const BOOKING_STATUSES = ['HELD', 'CONFIRMED', 'ENDED', 'CANCELLED'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** What a machine is booked for; a `hold` is for a shopper in the checkout, until its time is over. */
export const BOOKING_PURPOSES = ['lease', 'maintenance', 'hold'] as const;
export type BookingPurpose = (typeof BOOKING_PURPOSES)[number];

/** A booking as staff see it. */
export interface StaffBooking extends RentalPeriod {
  readonly id: string;
  readonly machineId: number;
  readonly purpose: BookingPurpose;
  readonly status: BookingStatus;
  /** From the day on which the machine leaves its depot to the first on which it is free again. */
  readonly blockedFrom: string;
  readonly blockedTo: string;
  /** The order whose lease it is; null for what is no lease. */
  readonly order: { readonly id: string; readonly number: string } | null;
  readonly leaseId: string | null;
  readonly leaseStatus: string | null;
}

/** Whether a booking of a lease is for a machine that still stands in the depot. */
export const isBeforeHandover = ({ leaseStatus }: { readonly leaseStatus: string | null }): boolean =>
  leaseStatus !== null && BEFORE_HANDOVER.includes(leaseStatus);

/** Whether a booking can still be moved: it is neither over nor handed over, nor a hold, which ends by itself. `today` is the depot's day, ISO 8601. */
export const mayMove = (
  {
    purpose,
    status,
    leaseStatus,
    lastDay,
  }: Pick<StaffBooking, 'purpose' | 'status' | 'leaseStatus' | 'lastDay'>,
  today: string,
): boolean =>
  purpose !== 'hold' &&
  (status === 'HELD' || status === 'CONFIRMED') &&
  lastDay >= today &&
  (leaseStatus === null || isBeforeHandover({ leaseStatus }));
