import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import { mayMove } from '../../domain/rental/booking.ts';
import { nextFreeDays } from '../../domain/rental/free-days.ts';
import { knownName } from '../catalogue/known-name.ts';
import { productTexts, products } from '../catalogue/tables.ts';
import { fitsInteger } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { documentsOfMachine } from './machine-documents/machine-documents.ts';
import { listEvents } from './machine-events.ts';
import { machineDue } from './read-depot-day.ts';
import { busyDays, isStanding, meets, staffBookings } from './staff-bookings.ts';
import { bookings, depots, machines } from './tables.ts';
import { todayIn } from './today.ts';

/** So many ranges of free days a machine's page names. */
const FREE_RANGES = 3;
/** Bookings on one page of a machine's list. */
const PAGE_SIZE = 20;

/** Which bookings of a machine are asked for: those that are not over, or the others. */
export interface BookingsQuery {
  readonly list: 'coming' | 'past';
  /** The first day of the booking after which the page begins; null for the first page. */
  readonly after: string | null;
  /** The step after which the page of its history begins; null for the latest. */
  readonly eventsAfter: number | null;
}

/** A machine's own facts; null for one that is not there. `id` may be any number. */
export async function machineFacts(database: Database, id: number, locale: Locale) {
  if (!fitsInteger(id)) return null;
  const [machine] = await database
    .select({
      id: machines.id,
      productId: machines.productId,
      productName: knownName,
      articleNumber: products.articleNumber,
      depotId: machines.depotId,
      depotName: sql<string>`${depots.name} ->> ${locale}`,
      market: depots.market,
      inventoryNumber: machines.inventoryNumber,
      serialNumber: machines.serialNumber,
      createdAt: machines.createdAt,
      retiredAt: machines.retiredAt,
      hours: machines.hours,
      serviceEveryHours: machines.serviceEveryHours,
      servicedAtHours: machines.servicedAtHours,
      valueMinor: machines.valueMinor,
      version: machines.updatedAt,
    })
    .from(machines)
    .innerJoin(depots, eq(depots.id, machines.depotId))
    .innerJoin(products, eq(products.id, machines.productId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, machines.productId), eq(productTexts.locale, locale)),
    )
    .where(eq(machines.id, id));
  return machine ?? null;
}

/** A machine as staff see it: its facts, a page of its bookings, and the next days on which it is free; null for one that is not there. */
export const findMachine =
  (database: Database) =>
  async (id: number, { list, after, eventsAfter }: BookingsQuery, locale: Locale) => {
    const machine = await machineFacts(database, id, locale);
    if (machine === null) return null;
    const today = todayIn(machine.market);
    const isComing = list === 'coming';
    const [found, busy, history, due, documents] = await Promise.all([
      staffBookings(database, {
        where: and(
          eq(bookings.machineId, id),
          isStanding,
          isComing
            ? meets(today, null)
            : and(meets(null, today), sql`${bookings.blockedTo} <= ${today}::date`),
          after === null ? undefined : (isComing ? gt : lt)(bookings.firstDay, after),
        ),
        order: (isComing ? asc : desc)(bookings.firstDay),
        limit: PAGE_SIZE + 1,
      }),
      busyDays(database, { machineId: id, from: today }),
      listEvents(database, { machineId: id, after: eventsAfter }),
      machineDue(database, id, locale),
      documentsOfMachine(database, id),
    ]);
    const page = found.slice(0, PAGE_SIZE);
    return {
      machine,
      today,
      bookings: page.map((booking) => ({ ...booking, isMovable: mayMove(booking, today) })),
      next: found.length > page.length ? (page.at(-1)?.firstDay ?? null) : null,
      history,
      documents,
      due,
      free: machine.retiredAt === null ? nextFreeDays(busy, today, FREE_RANGES) : [],
    };
  };
