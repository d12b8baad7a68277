const OVERLAP = '23P01';

/** Whether the database refused a booking because its machine is somebody else's on one of the days; looks through the causes of an error. */
export function isBookingClash(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (!('code' in cause) || cause.code !== OVERLAP) continue;
    return 'constraint' in cause && cause.constraint === 'bookings_do_not_overlap';
  }
  return false;
}
