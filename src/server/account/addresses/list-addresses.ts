import { asc, eq } from 'drizzle-orm';
import { MAX_ADDRESSES, type SavedAddress } from '../../../domain/account/saved-address.ts';
import type { Database } from '../../database/database.ts';
import { addresses } from './tables.ts';

/** What of a row is the customer's to see. */
export const addressColumns = {
  id: addresses.id,
  label: addresses.label,
  type: addresses.type,
  fullName: addresses.fullName,
  street: addresses.street,
  apartment: addresses.apartment,
  city: addresses.city,
  postalCode: addresses.postalCode,
  country: addresses.country,
  phone: addresses.phone,
  isDefault: addresses.isDefault,
};

/** A customer's saved addresses (C §3), in the order in which they were saved. */
export const listAddresses =
  (database: Database) =>
  (userId: string): Promise<readonly SavedAddress[]> =>
    database
      .select(addressColumns)
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(asc(addresses.createdAt), asc(addresses.id))
      .limit(MAX_ADDRESSES);
