import { daysOffInForce, type DaysOff } from '../../domain/calendar/working-days.ts';
import type { Database } from '../database/database.ts';
import { lockNameShared } from '../database/lock-name.ts';
import { inForceOf } from '../shop-data/in-force.ts';
import { nameOfPart, readOwnShopData } from '../shop-data/shop-data.ts';

/**
 * The days off that are saved, which stay as they are until the end of the transaction: whoever saves others waits, and then sees what was
 * booked. Every transaction that computes the days of a booking asks for them and computes by them (`underDaysOff`), because this process may not have
 * heard of the latest yet; and it asks before it writes a row of leases, bookings or holds, which whoever saves days off writes after the same lock.
 */
export async function keptDaysOff(transaction: Database): Promise<DaysOff> {
  await lockNameShared(transaction, nameOfPart('closures'));
  return inForceOf(await readOwnShopData(transaction)()).daysOff;
}

/**
 * Keeps the days off as they are until the end of the transaction, which computes with those that this process knows. False where others were
 * saved that this process has not heard of yet: what somebody saw before may be different by them.
 */
export async function keepDaysOff(transaction: Database): Promise<boolean> {
  return JSON.stringify(await keptDaysOff(transaction)) === JSON.stringify(daysOffInForce());
}
