import { and, asc, sql } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import { barKind } from '../../domain/rental/board.ts';
import { mayMove } from '../../domain/rental/booking.ts';
import type { MachinesQuery } from '../../domain/rental/machines-query.ts';
import type { Database } from '../database/database.ts';
import { listMachines } from './list-machines.ts';
import { isStanding, meets, staffBookings } from './staff-bookings.ts';
import { bookings } from './tables.ts';
import { todayIn } from './today.ts';

/** Machines on one page of the board. */
const PAGE_SIZE = 50;

/** What the board is asked for. */
interface Asked {
  readonly query: MachinesQuery;
  /** The first day, ISO 8601; null for today in the market of who looks. */
  readonly from: string | null;
  /** Days from it on. */
  readonly length: number;
  readonly market: Market;
  readonly locale: Locale;
  readonly pageSize?: number;
}

/** A page of machines with their bookings on the days of the planning board, by machine; two queries, however many there are. */
export const readBoard =
  (database: Database) =>
  async ({ query, from: asked, length, market, locale, pageSize = PAGE_SIZE }: Asked) => {
    const today = todayIn(market);
    const from = asked ?? today;
    const { machines, next } = await listMachines(database)(query, locale, { pageSize });
    const ids = machines.map(({ id }) => id);
    const found =
      ids.length === 0
        ? []
        : await staffBookings(database, {
            where: and(
              sql`${bookings.machineId} = any(${sql.param(ids)}::int[])`,
              isStanding,
              meets(from, daysAfter(from, length)),
            ),
            order: asc(bookings.firstDay),
            limit: ids.length * length,
          });
    const byMachine = Map.groupBy(found, ({ machineId }): number => machineId);
    const todays = { UA: todayIn('UA'), PL: todayIn('PL') };
    const rows = machines.map((machine) => ({
      machine,
      bookings: (byMachine.get(machine.id) ?? []).map((booking) => ({
        ...booking,
        kind: barKind(booking, { today: todays[machine.market], market: machine.market }),
        isMovable: mayMove(booking, todays[machine.market]),
      })),
    }));
    return { rows, next, from, today };
  };
