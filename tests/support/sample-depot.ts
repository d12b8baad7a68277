import { eq, sql } from 'drizzle-orm';
import { daysAfter } from '../../src/domain/calendar/days.ts';
import { placeOrder } from '../../src/server/checkout/place-order.ts';
import type { Database } from '../../src/server/database/database.ts';
import { bookings, depots, machines } from '../../src/server/rental/tables.ts';
import { rentalStart } from './rental-start.ts';
import { ORDER_NEEDS, orderRequest } from './sample-order.ts';

/** Products whose machines the sample depots have: of the first there is one in each, of the second there are two. */
export const ONE = 2104;
export const TWO = 2103;
/** The first day of what is rented and booked here. */
export const begins = rentalStart();

let forms = 0;

/** A form of staff that wants days of a machine for maintenance, each with an id of its own. */
export const maintenance = ({
  machineId,
  staffId = 'staff',
  firstDay = begins,
  days = 2,
}: {
  machineId: number;
  staffId?: string;
  firstDay?: string;
  days?: number;
}) => ({
  id: `00000000-0000-4000-8000-${String(++forms).padStart(12, '0')}`,
  machineId,
  staffId,
  firstDay,
  lastDay: daysAfter(firstDay, days - 1),
});

/** The depots of a sample shop, and what is rented and booked of their machines. */
export async function sampleDepot(database: Database) {
  const depotIn = async (market: 'UA' | 'PL') =>
    (await database.select().from(depots).where(eq(depots.market, market)))[0]?.id ?? 0;
  const [ukraine, poland] = [await depotIn('UA'), await depotIn('PL')];
  return {
    ukraine,
    poland,
    machinesOf: async (productId: number, depotId = ukraine) =>
      (
        await database
          .select({ id: machines.id })
          .from(machines)
          .where(sql`${machines.productId} = ${productId} and ${machines.depotId} = ${depotId}`)
          .orderBy(machines.id)
      ).map(({ id }) => id),
    /** Orders a machine of a product for three days. */
    rent: async (productId: number) => {
      const rental = { duration: 'day' as const, count: 3, startDate: begins };
      const result = await placeOrder(
        database,
        ORDER_NEEDS,
      )(orderRequest('olena', { lines: [{ id: productId, quantity: 1, rental }] }));
      if (!result.ok) throw new Error(JSON.stringify(result));
      return result;
    },
    /** The bookings that keep others off their machines. */
    standing: () =>
      database
        .select()
        .from(bookings)
        .where(sql`${bookings.status} <> 'CANCELLED'`)
        .orderBy(bookings.firstDay),
  };
}
