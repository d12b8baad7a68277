import { inArray, sql, type SQL } from 'drizzle-orm';
import { MERGED_THINGS, type MergedCounts, type MergedThing } from '../../../domain/account/account-merge.ts';
import { communicationPreferences } from '../../account/communication/tables.ts';
import { passkeys } from '../../account/passkeys/tables.ts';
import { authenticators } from '../../account/second-factor/tables.ts';
import { accounts, addresses, sessions, users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import { carts } from '../../cart/tables.ts';
import { favourites } from '../../favourites/tables.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { savedPaymentMethods } from '../../payments/methods/tables.ts';
import { quotes } from '../../quotes/tables.ts';
import { leases } from '../../rental/tables.ts';
import { returns } from '../../returns/tables.ts';
import { productQuestions, productReviews } from '../../reviews/tables.ts';
import { stockNotices } from '../../stock-notices/tables.ts';
import { supportTickets } from '../../support/tickets/tables.ts';
import { installations } from '../../warranties/tables.ts';
import { customerNotes } from '../tables.ts';

/** How many rows of a table are the account's. */
const own = (
  table:
    | typeof orders
    | typeof quotes
    | typeof addresses
    | typeof savedPaymentMethods
    | typeof favourites
    | typeof stockNotices
    | typeof notifications
    | typeof customerNotes
    | typeof sessions
    | typeof accounts
    | typeof passkeys,
) => sql`(select count(*)::int from ${table} where ${table.userId} = ${users.id})`;

/** How many rows are of the account's orders. */
const ofOrders = (table: typeof salesDocuments | typeof returns | typeof installations) =>
  sql`(select count(*)::int from ${table} join ${orders} on ${orders.id} = ${table.orderId} where ${orders.userId} = ${users.id})`;

/** How many rows are of the lines of the account's orders. */
const ofItems = (table: typeof leases | typeof productReviews) =>
  sql`(select count(*)::int from ${table} join ${orderItems} on ${orderItems.id} = ${table.orderItemId}
    join ${orders} on ${orders.id} = ${orderItems.orderId} where ${orders.userId} = ${users.id})`;

/** How many rows are the account's, or were written from its address without signing in. */
const ofAddress = (table: typeof supportTickets | typeof productQuestions) =>
  sql`(select count(*)::int from ${table} where ${table.userId} = ${users.id}
    or (${table.userId} is null and ${users.emailVerified} and lower(${table.email}) = ${users.email}))`;

const COUNTS: Readonly<Record<MergedThing, SQL>> = {
  orders: own(orders),
  leases: ofItems(leases),
  returns: ofOrders(returns),
  invoices: ofOrders(salesDocuments),
  goods: sql`(select count(*)::int from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.orderId}
    where ${orders.userId} = ${users.id} and ${orderItems.rentalDuration} is null)`,
  installations: ofOrders(installations),
  reviews: ofItems(productReviews),
  questions: ofAddress(productQuestions),
  tickets: ofAddress(supportTickets),
  quotes: own(quotes),
  addresses: own(addresses),
  paymentMethods: own(savedPaymentMethods),
  favourites: own(favourites),
  cart: sql`(select jsonb_array_length(${carts.lines}) from ${carts} where ${carts.userId} = ${users.id})`,
  stockNotices: own(stockNotices),
  notifications: own(notifications),
  notes: own(customerNotes),
  advertising: sql`(select num_nonnulls(${communicationPreferences.emailMarketing}, ${communicationPreferences.emailNewsletter},
    ${communicationPreferences.smsMarketing}) from ${communicationPreferences} where ${communicationPreferences.userId} = ${users.id})`,
  sessions: own(sessions),
  waysToSignIn: own(accounts),
  passkeys: own(passkeys),
  secondFactor: sql`(select count(*)::int from ${authenticators} where ${authenticators.userId} = ${users.id}
    and ${authenticators.enabledAt} is not null)`,
};

const THINGS = Object.keys(MERGED_THINGS) as MergedThing[];
const counted = sql<Record<MergedThing, number | null>>`json_build_object(${sql.join(
  THINGS.map((thing) => sql`${sql.raw(`'${thing}'`)}, ${COUNTS[thing]}`),
  sql`, `,
)})`;

/** How much of everything some accounts have, by their ids. */
export const countThings =
  (database: Database) =>
  async (ids: readonly string[]): Promise<ReadonlyMap<string, MergedCounts>> => {
    const rows = await database
      .select({ id: users.id, counted })
      .from(users)
      .where(inArray(users.id, [...ids]));
    return new Map(
      rows.map(({ id, counted: found }) => [
        id,
        Object.fromEntries(THINGS.map((thing) => [thing, found[thing] ?? 0])) as MergedCounts,
      ]),
    );
  };
