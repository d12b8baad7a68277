import { VIOLATION, violatedConstraint } from '../database/violated-constraint.ts';

/** Whether the database refused a booking because its machine is somebody else's on one of the days; looks through the causes of an error. */
export const isBookingClash = (error: unknown): boolean =>
  violatedConstraint(error, VIOLATION.exclusion) === 'bookings_do_not_overlap';
