import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockOrdersOf } from './lock-customer.ts';
import { customerNotes } from '../backoffice/tables.ts';
import { carts } from '../cart/tables.ts';
import { communicationPreferences, consents } from './communication/tables.ts';
import { addresses, joinedAccounts, users } from './tables.ts';
import type { Database } from '../database/database.ts';
import { discountRedemptions } from '../discounts/tables.ts';
import { favourites } from '../favourites/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { orders } from '../orders/tables.ts';
import { paymentMethodPages, savedPaymentMethods } from '../payments/methods/tables.ts';
import { quotes } from '../quotes/tables.ts';
import { stockNotices } from '../stock-notices/tables.ts';

/**
 * Makes what one account did another's: orders and what it was notified of, what staff noted of it, quotes, saved addresses and payment methods, favourites, and the cart where the other has none.
 * Then the first is gone with its sessions and all its ways to sign in: whoever reads the other's mailbox once can make an account to be
 * joined, and would have a way in that a new password does not end. `joinedAccounts` leads from its id to the other. Locks its orders and both accounts; the caller has made sure that
 * they are one person's. False, with nothing done, where the other was erased meanwhile.
 */
export async function mergeAccounts(
  transaction: Database,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<boolean> {
  await lockOrdersOf(transaction, from);
  const both = await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [from, into]))
    .orderBy(users.id)
    .for('update');
  if (!both.some(({ id }) => id === into)) return false;
  await transaction.update(orders).set({ userId: into }).where(eq(orders.userId, from));
  await transaction.update(notifications).set({ userId: into }).where(eq(notifications.userId, from));
  await transaction.update(customerNotes).set({ userId: into }).where(eq(customerNotes.userId, from));
  await transaction.update(quotes).set({ userId: into }).where(eq(quotes.userId, from));
  await transaction.update(stockNotices).set({ userId: into }).where(eq(stockNotices.userId, from));
  await transaction
    .update(discountRedemptions)
    .set({ userId: into })
    .where(eq(discountRedemptions.userId, from));
  await transaction.execute(sql`
    insert into ${favourites} (user_id, product_id, added_at)
    select ${into}, product_id, added_at from ${favourites} where user_id = ${from} on conflict do nothing`);
  await transaction.execute(sql`
    update ${carts} set user_id = ${into} where user_id = ${from}
      and not exists (select from ${carts} as own where own.user_id = ${into} and jsonb_array_length(own.lines) > 0)`);
  // The log of consents stays whole; what the account chose holds unless the other has chosen.
  await transaction.update(consents).set({ userId: into }).where(eq(consents.userId, from));
  await transaction.execute(sql`
    update ${communicationPreferences} set user_id = ${into} where user_id = ${from}
      and not exists (select from ${communicationPreferences} as own where own.user_id = ${into})`);
  const [own] = await transaction
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.userId, into), addresses.isDefault))
    .limit(1);
  await transaction.execute(sql`
    insert into ${addresses} (user_id, label, type, full_name, street, apartment, city, postal_code, country, phone, is_default, created_at)
    select ${into}, label, type, full_name, street, apartment, city, postal_code, country, phone,
      is_default and ${own === undefined}, created_at
    from ${addresses} where user_id = ${from} on conflict do nothing`);
  // Payment methods that the other has too are left behind, and so are detached from their provider.
  await transaction.execute(sql`
    update ${savedPaymentMethods} as method set user_id = ${into},
      is_default = is_default and not exists (
        select from ${savedPaymentMethods} as own where own.user_id = ${into} and own.is_default),
      pays_rentals = pays_rentals and not exists (
        select from ${savedPaymentMethods} as own where own.user_id = ${into} and own.pays_rentals)
    where user_id = ${from} and not exists (select from ${savedPaymentMethods} as own
      where own.user_id = ${into} and own.provider = method.provider and own.fingerprint = method.fingerprint)`);
  await transaction.execute(sql`
    update ${paymentMethodPages} as page set user_id = ${into}, status = case
      when status = 'OPEN' and exists (select from ${paymentMethodPages} as own
        where own.user_id = ${into} and own.status = 'OPEN') then 'ENDED' else status end
    where user_id = ${from}`);
  await transaction.update(joinedAccounts).set({ userId: into }).where(eq(joinedAccounts.userId, from));
  await transaction.insert(joinedAccounts).values({ formerId: from, userId: into });
  await transaction.delete(users).where(eq(users.id, from));
  return true;
}
