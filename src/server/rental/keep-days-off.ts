import { daysOffInForce } from '../../domain/calendar/working-days.ts';
import type { Database } from '../database/database.ts';
import { lockNameShared } from '../database/lock-name.ts';
import { inForceOf } from '../shop-data/in-force.ts';
import { nameOfPart, readOwnShopData } from '../shop-data/shop-data.ts';

/**
 * Keeps the days off as they are until the end of the transaction, which computes with those that this process knows: whoever saves others
 * waits, and then sees what was booked. False where others were saved that this process has not heard of yet.
 */
export async function keepDaysOff(transaction: Database): Promise<boolean> {
  await lockNameShared(transaction, nameOfPart('closures'));
  const saved = inForceOf(await readOwnShopData(transaction)()).daysOff;
  return JSON.stringify(saved) === JSON.stringify(daysOffInForce());
}
