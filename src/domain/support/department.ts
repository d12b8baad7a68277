/** What people write to the shop about; a ticket is in the department of its subject matter. Printed names are the messages `ticket.department.{department}`. */
export const DEPARTMENTS = [
  'choosing',
  'order',
  'installation',
  'rental',
  'warranty',
  'bulk',
  'other',
] as const;
export type Department = (typeof DEPARTMENTS)[number];
