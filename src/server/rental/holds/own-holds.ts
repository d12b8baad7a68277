import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { HOLD_MINUTES } from '../../../domain/rental/hold.ts';
import type { RentalPeriod } from '../../../domain/rental/rental-days.ts';
import type { Database } from '../../database/database.ts';
import { lockName } from '../../database/lock-name.ts';
import { statement } from '../../database/statement.ts';
import { bookings, machines } from '../tables.ts';
import { rentalHolds } from './tables.ts';

/** By what holds of a shopper are known: the account they are signed in to, and the cookie of a visitor's browser. */
export interface Holder {
  readonly userId: string | null;
  readonly visitorId: string | null;
}

/** The names of a shopper's holds, their account's first: who signs in on the way still has what was held before. */
export const holdersOf = ({ userId, visitorId }: Holder): readonly string[] => [
  ...(userId === null ? [] : [`account:${userId}`]),
  ...(visitorId === null ? [] : [`visitor:${createHash('sha256').update(visitorId).digest('base64url')}`]),
];

/** Makes what changes a shopper's holds follow each other; before the products are locked. */
export async function lockHolds(transaction: Database, holders: readonly string[]): Promise<void> {
  for (const holder of holders.toSorted()) await lockName(transaction, `rental-hold ${holder}`);
}

/** A machine that is held for a shopper, and for which days. */
export interface HeldMachine extends RentalPeriod {
  readonly holder: string;
  readonly machineId: number;
  readonly productId: number;
}

/** What is held for a shopper at this moment. */
export async function heldMachines(
  database: Database,
  holders: readonly string[],
): Promise<readonly HeldMachine[]> {
  if (holders.length === 0) return [];
  return database
    .select({
      holder: rentalHolds.holder,
      machineId: bookings.machineId,
      productId: machines.productId,
      firstDay: bookings.firstDay,
      lastDay: bookings.lastDay,
    })
    .from(rentalHolds)
    .innerJoin(bookings, eq(bookings.holdId, rentalHolds.id))
    .innerJoin(machines, eq(machines.id, bookings.machineId))
    .where(and(inArray(rentalHolds.holder, [...holders]), sql`${rentalHolds.expiresAt} > now()`))
    .orderBy(bookings.machineId);
}

/** The rows are locked in one order, so that two who clear each other's wait instead of deadlocking. */
const clear = statement<{ machineId: number; firstDay: string; lastDay: string; isOwn: boolean }>(
  'clear_rental_holds',
  sql`with over as materialized (
      select hold.id, hold.holder = any(${sql.placeholder('holders')}::text[]) and hold.expires_at > now() as is_own
      from ${rentalHolds} as hold
      where hold.holder = any(${sql.placeholder('holders')}::text[]) or (hold.expires_at <= now() and exists (
        select from ${bookings} as booking join ${machines} as machine on machine.id = booking.machine_id
        where booking.hold_id = hold.id and machine.product_id = any(${sql.placeholder('productIds')}::int[])))
      order by hold.id for update)
    delete from ${bookings} using over where ${bookings.holdId} = over.id
    returning ${bookings.machineId} as "machineId", ${bookings.firstDay}::text as "firstDay",
      ${bookings.lastDay}::text as "lastDay", over.is_own as "isOwn"`,
);

/**
 * Takes away what is held of products no longer, because its time is over, and all that is held for the shopper who is to have it now;
 * answers which machines that were. The constraint of bookings cannot see the clock: without this an old hold would keep everybody off.
 * The caller has locked the products.
 */
export async function clearHolds(
  transaction: Database,
  { productIds, holders }: { readonly productIds: readonly number[]; readonly holders: readonly string[] },
): Promise<readonly (RentalPeriod & { readonly machineId: number })[]> {
  const cleared = await clear(transaction, { productIds, holders });
  return cleared.filter(({ isOwn }) => isOwn);
}

/** Deletes holds that have been over for so long that they may begin anew; run now and then. */
export const forgetOldHolds = (database: Database) => async (): Promise<void> => {
  await database.transaction(async (transaction) => {
    const old = await transaction
      .select({ id: rentalHolds.id })
      .from(rentalHolds)
      .where(lt(rentalHolds.expiresAt, sql`now() - make_interval(mins => ${HOLD_MINUTES})`))
      .orderBy(rentalHolds.id)
      .for('update', { skipLocked: true });
    if (old.length === 0) return;
    await transaction.delete(rentalHolds).where(
      inArray(
        rentalHolds.id,
        old.map(({ id }) => id),
      ),
    );
  });
};
