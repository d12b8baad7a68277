import { daysAfter } from '../../src/domain/calendar/days.ts';
import type { Database } from '../../src/server/database/database.ts';
import { bookings } from '../../src/server/rental/tables.ts';
import { rentalStart } from './rental-start.ts';

/** Books a machine for maintenance for some days from a day on; answers the booking's id. */
export async function addMaintenance(
  database: Database,
  machineId: number,
  { firstDay = rentalStart(), days = 2 }: { firstDay?: string; days?: number } = {},
): Promise<string> {
  const [row] = await database
    .insert(bookings)
    .values({
      machineId,
      purpose: 'maintenance',
      status: 'CONFIRMED',
      firstDay,
      lastDay: daysAfter(firstDay, days - 1),
      blockedFrom: firstDay,
      blockedTo: daysAfter(firstDay, days),
    })
    .returning({ id: bookings.id });
  if (row === undefined) throw new Error('No booking was added');
  return row.id;
}
