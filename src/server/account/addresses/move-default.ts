import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { addresses } from './tables.ts';

/** Makes one address of a customer the default in place of the one that is (C §4); the customer's row is locked. */
export async function moveDefault(
  transaction: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  // Two updates: within one the index would meet two defaults.
  await transaction
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, id)));
  await transaction
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
}
