import { asc, eq, and, ne, isNull } from 'drizzle-orm';
import {
  addressContent,
  MAX_ADDRESSES,
  type SavedAddress,
  type AddressToSave,
} from '../../domain/account/saved-address.ts';
import type { Database } from '../database/database.ts';
import { addresses } from './tables.ts';
import { lockCustomer } from './lock-customer.ts';

/** What of a row is the customer's to see. */
const addressColumns = {
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

/** Whether an address is another customer's; one that is not there is nobody's. */
export const isForeignAddress =
  (database: Database) =>
  async (userId: string, id: string): Promise<boolean> => {
    const [found] = await database
      .select({ id: addresses.id })
      .from(addresses)
      .where(and(eq(addresses.id, id), ne(addresses.userId, userId)));
    return found !== undefined;
  };

/** Makes one address of a customer the default in place of the one that is (C §4); the customer's row is locked. */
async function moveDefault(
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

type SaveAddressResult =
  /** `isNew` is false when the same address was saved before: that one is answered, by the label that was given now. */
  | {
      readonly ok: true;
      readonly address: SavedAddress;
      readonly isNew: boolean;
      readonly isRenamed: boolean;
    }
  | { readonly ok: false; readonly reason: 'too-many-addresses' };

type ChangeAddressResult =
  | { readonly ok: true; readonly address: SavedAddress }
  /** `address-exists`: with the change it would be another one of the customer's. */
  | { readonly ok: false; readonly reason: 'address-not-found' | 'address-exists' }
  /** It does not say `before` any more; `address` is what it says. */
  | { readonly ok: false; readonly reason: 'address-changed'; readonly address: SavedAddress };

/** What makes two addresses the same one; the label is only a name. */
const sameAs = ({ type, fullName, street, apartment, city, postalCode, country, phone }: AddressToSave) => [
  eq(addresses.type, type),
  eq(addresses.fullName, fullName),
  eq(addresses.street, street),
  eq(addresses.apartment, apartment),
  eq(addresses.city, city),
  eq(addresses.postalCode, postalCode),
  eq(addresses.country, country),
  phone === null ? isNull(addresses.phone) : eq(addresses.phone, phone),
];

async function written(transaction: Database, userId: string, id: string): Promise<SavedAddress> {
  const found = (await listAddresses(transaction)(userId)).find((each) => each.id === id);
  if (!found) throw new Error('An address that was just written is not there');
  return found;
}

/**
 * Saves an address of a customer (C §4, C §5), at most `MAX_ADDRESSES`. The first one is the default, and so is one that is
 * marked so, in place of the one before.
 */
export const saveAddress =
  (database: Database) =>
  (userId: string, { isDefault, ...address }: AddressToSave): Promise<SaveAddressResult> =>
    database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId });
      const [known] = await transaction
        .select({ id: addresses.id, label: addresses.label })
        .from(addresses)
        .where(and(eq(addresses.userId, userId), ...sameAs({ isDefault, ...address })));
      const saved = await listAddresses(transaction)(userId);
      if (!known && saved.length >= MAX_ADDRESSES) return { ok: false, reason: 'too-many-addresses' };
      const [row = known] = known
        ? []
        : await transaction
            .insert(addresses)
            .values({ userId, ...address, isDefault: false })
            .returning({ id: addresses.id });
      if (!row) throw new Error('No address was written');
      const isRenamed = known !== undefined && known.label !== address.label;
      if (isRenamed) {
        await transaction.update(addresses).set({ label: address.label }).where(eq(addresses.id, row.id));
      }
      if (isDefault || saved.length === 0) await moveDefault(transaction, { userId, id: row.id });
      return { ok: true, address: await written(transaction, userId, row.id), isNew: !known, isRenamed };
    });

/**
 * Puts another address in the place of a saved one. The default stays the default until another is marked so (C §4). `before` is
 * the content (`addressContent`) that the caller saw; absent to change whatever is there.
 */
export const changeAddress =
  (database: Database) =>
  (
    userId: string,
    id: string,
    { isDefault, ...address }: AddressToSave,
    { before }: { readonly before?: string } = {},
  ): Promise<ChangeAddressResult> =>
    database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId });
      const own = and(eq(addresses.userId, userId), eq(addresses.id, id));
      const [same] = await transaction
        .select({ id: addresses.id })
        .from(addresses)
        .where(and(eq(addresses.userId, userId), ne(addresses.id, id), ...sameAs({ isDefault, ...address })));
      const [row] = await transaction.select(addressColumns).from(addresses).where(own);
      if (!row) return { ok: false, reason: 'address-not-found' };
      if (before !== undefined && before !== addressContent(row)) {
        return { ok: false, reason: 'address-changed', address: row };
      }
      if (same) return { ok: false, reason: 'address-exists' };
      await transaction.update(addresses).set(address).where(own);
      if (isDefault) await moveDefault(transaction, { userId, id });
      return { ok: true, address: await written(transaction, userId, id) };
    });

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

type SetDefaultResult =
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
