import { and, asc, inArray } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { BOARD_DAYS } from '../../domain/rental/board.ts';
import type { MachinesQuery } from '../../domain/rental/machines-query.ts';
import type { Database } from '../database/database.ts';
import { listMachines } from './list-machines.ts';
import { isStanding, meets, staffBookings } from './staff-bookings.ts';
import { bookings } from './tables.ts';

/** Machines on one page of the board. */
const PAGE_SIZE = 20;

/** A page of machines with their bookings on the days of the planning board, by machine; two queries, however many there are. */
export const readBoard =
  (database: Database) => async (query: MachinesQuery, from: string, locale: Locale) => {
    const { machines, next } = await listMachines(database)(query, locale, { pageSize: PAGE_SIZE });
    const found =
      machines.length === 0
        ? []
        : await staffBookings(database, {
            where: and(
              inArray(
                bookings.machineId,
                machines.map(({ id }) => id),
              ),
              isStanding,
              meets(from, daysAfter(from, BOARD_DAYS)),
            ),
            order: asc(bookings.firstDay),
            limit: PAGE_SIZE * BOARD_DAYS,
          });
    const byMachine = Map.groupBy(found, ({ machineId }): number => machineId);
    const rows = machines.map((machine) => ({ machine, bookings: byMachine.get(machine.id) ?? [] }));
    return { rows, next };
  };
