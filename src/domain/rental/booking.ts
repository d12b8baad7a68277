/**
 * How a booking of a machine stands: HELD for an order that is to be paid, CONFIRMED once it is, ENDED when the machine came
 * back, with the days that it really took. All but a CANCELLED one keep others off the machine.
 */
export const BOOKING_STATUSES = ['HELD', 'CONFIRMED', 'ENDED', 'CANCELLED'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** What a machine is booked for. */
export const BOOKING_PURPOSES = ['lease', 'maintenance'] as const;
export type BookingPurpose = (typeof BOOKING_PURPOSES)[number];
