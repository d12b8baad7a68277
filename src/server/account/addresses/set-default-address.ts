import type { SavedAddress } from '../../../domain/account/saved-address.ts';
import type { Database } from '../../database/database.ts';
import { lockCustomer } from '../lock-customer.ts';
import { listAddresses } from './list-addresses.ts';
import { moveDefault } from './move-default.ts';

export type SetDefaultResult =
  | { readonly ok: true; readonly addresses: readonly SavedAddress[] }
  | { readonly ok: false; readonly reason: 'address-not-found' };

/** Makes one of a customer's addresses the default, in place of the one before (C §4), and answers all of them. */
export const setDefaultAddress =
  (database: Database) =>
  (userId: string, id: string): Promise<SetDefaultResult> =>
    database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId });
      const saved = await listAddresses(transaction)(userId);
      if (!saved.some((each) => each.id === id)) return { ok: false, reason: 'address-not-found' };
      await moveDefault(transaction, { userId, id });
      return { ok: true, addresses: saved.map((each) => ({ ...each, isDefault: each.id === id })) };
    });
