import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/**
 * What is held for shoppers in the checkout, one row for each; its machines are bookings of the purpose `hold`. One that is over holds
 * nobody off: readers leave its bookings out, and whoever books deletes them. Its row stays a while, so that it is not begun anew at once.
 */
export const rentalHolds = pgTable(
  'rental_holds',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whose it is: `account:` with its id, or `visitor:` with the hash of a cookie (`holdersOf`). */
    holder: text().notNull().unique(),
    /** The network it was asked for from, by a hash; null where nobody counts. */
    network: text(),
    /** Since when machines have been held without a break. */
    since: at(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('rental_holds_network').on(table.network),
    index('rental_holds_expires').on(table.expiresAt),
  ],
);
