import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { DaysOff } from '../../domain/calendar/working-days.ts';
import { marketOf } from '../../domain/locale/market.ts';
import {
  inTheWay,
  touchedBookings,
  type AgreedBooking,
  type DaysOffTouch,
  type TouchedBooking,
  type TouchedLease,
} from '../../domain/rental/days-off-touch.ts';
import { isOut } from '../../domain/rental/lease-view.ts';
import { daysOffOf } from '../../domain/shop-data/closures.ts';
import type { Fields } from '../../domain/shop-data/read-fields.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import type { ShopDataRefusal } from '../shop-data/shop-data.ts';
import { clearHolds } from './holds/own-holds.ts';
import { isBookingClash } from './is-booking-clash.ts';
import { BOOKING_COLUMNS } from './staff-bookings.ts';
import { bookings, leases, machines } from './tables.ts';
import { todayIn } from './today.ts';

/** So many leases are named at once; the others are counted. */
const NAMED = 50;

const customerName = sql<
  string | null
>`trim(${orderAddresses.firstName} || ' ' || ${orderAddresses.lastName})`;

/** Bookings that take a machine from today on or are not over; holds aside, which last minutes. */
const readTaken = (database: Database) =>
  database
    .select({
      ...BOOKING_COLUMNS,
      productId: machines.productId,
      machine: machines.inventoryNumber,
      currency: orders.currency,
      customerName: customerName,
      customerPhone: orderAddresses.phone,
    })
    .from(bookings)
    .innerJoin(machines, eq(machines.id, bookings.machineId))
    .leftJoin(leases, eq(leases.id, bookings.leaseId))
    .leftJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(orderAddresses, and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')))
    .where(
      and(
        ne(bookings.purpose, 'hold'),
        ne(bookings.status, 'CANCELLED'),
        or(inArray(bookings.status, ['HELD', 'CONFIRMED']), gt(bookings.blockedTo, todayIn('UA'))),
      ),
    )
    .orderBy(bookings.firstDay, bookings.id);
type Taken = Awaited<ReturnType<typeof readTaken>>[number];

/** An agreed booking with its order. */
type OfLease = Taken &
  AgreedBooking &
  Pick<TouchedLease, 'customer'> & { readonly order: { readonly id: string; readonly number: string } };

const agreedAmong = (taken: readonly Taken[]): OfLease[] =>
  taken.flatMap((row) => {
    const { orderId, orderNumber, currency, leaseStatus, status } = row;
    if (orderId === null || orderNumber === null || currency === null || status === 'ENDED') return [];
    const order = { id: orderId, number: orderNumber };
    const customer = { name: row.customerName ?? '', phone: row.customerPhone ?? '' };
    return [
      { ...row, order, customer, market: marketOf(currency), isOut: isOut({ status: leaseStatus ?? '' }) },
    ];
  });

function printTouch(
  touched: readonly TouchedBooking<OfLease>[],
  others: ReadonlyMap<string, Taken>,
): DaysOffTouch {
  const all = touched.map(({ booking, booking: { customer }, due, closedStart, leaves, free }) => {
    const other = others.get(booking.id);
    const order =
      other === undefined || other.orderId === null || other.orderNumber === null
        ? null
        : { id: other.orderId, number: other.orderNumber };
    return {
      orderId: booking.order.id,
      orderNumber: booking.order.number,
      machine: booking.machine,
      customer,
      due,
      closedStart,
      leaves,
      free,
      taken: other ? { from: other.blockedFrom, order } : null,
    };
  });
  // What is agreed is days: a corrected telephone is no other change.
  const agreed = all.map((lease) => ({ ...lease, customer: undefined }));
  return {
    mark: createHash('sha256').update(JSON.stringify(agreed)).digest('base64url').slice(0, 22),
    count: all.length,
    leases: all.toSorted((a, b) => Number(b.taken !== null) - Number(a.taken !== null)).slice(0, NAMED),
  };
}

/** Blocks machines for the days that they need by then. False where one is somebody else's, or was changed since it was read. */
async function block(transaction: Database, touched: readonly TouchedBooking<OfLease>[]): Promise<boolean> {
  const ids = [...new Set(touched.map(({ booking }) => booking.productId))];
  await clearHolds(transaction, { productIds: ids, holders: [] });
  const values = sql.join(
    touched.map(
      ({ booking: { id, blockedFrom, blockedTo }, blocked }) =>
        sql`(${id}::uuid, ${blockedFrom}::date, ${blockedTo}::date, ${blocked.from}::date, ${blocked.to}::date)`,
    ),
    sql`, `,
  );
  const changed = await transaction
    .update(bookings)
    .set({ blockedFrom: sql`moved.leaves`, blockedTo: sql`moved.free`, updatedAt: sql`now()` })
    .from(sql`(values ${values}) as moved(id, left_on, freed_on, leaves, free)`)
    .where(
      and(
        sql`${bookings.id} = moved.id and ${bookings.blockedFrom} = moved.left_on and ${bookings.blockedTo} = moved.freed_on`,
        inArray(bookings.status, ['HELD', 'CONFIRMED']),
      ),
    )
    .returning({ id: bookings.id });
  return changed.length === touched.length;
}

/** Has the reminders of leases looked at anew whose return day is another one (`remind-of-returns.ts`). */
const lookAgain = (transaction: Database, touched: readonly TouchedBooking<OfLease>[]) =>
  transaction
    .update(leases)
    .set({ reminderFor: sql`${leases.lastDay} - 1` })
    .where(
      and(
        inArray(
          leases.id,
          touched.flatMap(({ booking: { leaseId }, due }) => (due && leaseId !== null ? [leaseId] : [])),
        ),
        sql`${leases.reminderFor} is not null`,
      ),
    );

/** What cannot be, although it was thought to be: takes back what was written since the savepoint. */
class NotBlocked extends Error {}

async function replan(
  transaction: Database,
  daysOff: { readonly before: DaysOff; readonly after: DaysOff },
  agreed: string,
): Promise<ShopDataRefusal | null> {
  const taken = await readTaken(transaction);
  const touched = touchedBookings(agreedAmong(taken), daysOff);
  if (touched.length === 0) return null;
  const others = inTheWay(touched, taken);
  const named = printTouch(touched, others);
  if (others.size > 0) return { ok: false, reason: 'leases-blocked', touched: named };
  if (agreed !== named.mark) return { ok: false, reason: 'leases-touched', touched: named };
  try {
    await transaction.transaction(async (savepoint) => {
      if (!(await block(savepoint, touched))) throw new NotBlocked();
      await lookAgain(savepoint, touched);
    });
  } catch (error) {
    if (error instanceof NotBlocked || isBookingClash(error)) return { ok: false, reason: 'machines-held' };
    throw error;
  }
  return null;
}

/** Counts the bookings of agreed leases that other days off would touch; one statement, and nothing is written. */
export const countTouchedBookings =
  (database: Database) =>
  async ({ before, after }: { readonly before: Fields; readonly after: Fields }): Promise<number> =>
    touchedBookings(agreedAmong(await readTaken(database)), {
      before: daysOffOf(before),
      after: daysOffOf(after),
    }).length;

/**
 * Before other days off are saved: agreed leases of which a day would move are named, and move only where an admin agreed to just these
 * changes by their mark. Their machines are blocked by the later day, through the constraint of the database; where one is somebody else's,
 * nothing is saved.
 */
export const replanForDaysOff = (
  transaction: Database,
  { before, after, agreed }: { readonly before: Fields; readonly after: Fields; readonly agreed: string },
): Promise<ShopDataRefusal | null> =>
  replan(transaction, { before: daysOffOf(before), after: daysOffOf(after) }, agreed);
