import { and, eq } from 'drizzle-orm';
import type { SavedAddress } from '../../../domain/account/saved-address.ts';
import type { Database } from '../../database/database.ts';
import { lockCustomer } from '../lock-customer.ts';
import { listAddresses } from './list-addresses.ts';
import { moveDefault } from './move-default.ts';
import { addresses } from './tables.ts';

/**
 * Removes an address of a customer and answers those that remain; one that is not there is gone already. After the default
 * the first of them is the default (C §4).
 */
export const removeAddress =
  (database: Database) =>
  (userId: string, id: string): Promise<readonly SavedAddress[]> =>
    database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId });
      const [removed] = await transaction
        .delete(addresses)
        .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
        .returning({ isDefault: addresses.isDefault });
      const [first, ...others] = await listAddresses(transaction)(userId);
      if (!first) return [];
      if (!removed?.isDefault) return [first, ...others];
      await moveDefault(transaction, { userId, id: first.id });
      return [{ ...first, isDefault: true }, ...others];
    });
