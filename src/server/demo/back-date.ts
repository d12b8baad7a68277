import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { acceptances, accounts, addresses, signIns, users } from '../account/tables.ts';
import { accountLinks } from '../account/link-tables.ts';
import { BACK_DATED_TO } from '../database/back-dated.ts';
import type { Database } from '../database/database.ts';
import { favourites } from '../favourites/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { shipments } from '../orders/shipment-tables.ts';
import { stockMovements } from '../orders/stock-movement-tables.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { billingEntries } from '../payments/billing/tables.ts';
import { paymentMethodPages, savedPaymentMethods } from '../payments/methods/tables.ts';
import { paymentEvents, payments, refunds } from '../payments/tables.ts';
import { transfers } from '../payments/transfers/tables.ts';
import { deliveryQuotes } from '../quotes/tables.ts';
import { bookings, leaseEvents, leases } from '../rental/tables.ts';
import { returnEvents, returns, withdrawals } from '../returns/tables.ts';
import { supportTickets, ticketEvents, ticketMessages } from '../support/tickets/tables.ts';
import { installations, itemSerials } from '../warranties/tables.ts';
import { testBankRefunds, testBankSessions, testBankSetups, testBankWebhooks } from '../test-bank/tables.ts';

/** Where the use cases that make the demo account write moments. */
const BACK_DATED: readonly PgTable[] = [
  users,
  accounts,
  accountLinks,
  acceptances,
  addresses,
  signIns,
  favourites,
  savedPaymentMethods,
  paymentMethodPages,
  orders,
  orderEvents,
  shipments,
  stockMovements,
  leases,
  leaseEvents,
  bookings,
  deliveryQuotes,
  payments,
  paymentEvents,
  refunds,
  transfers,
  notifications,
  supportTickets,
  ticketMessages,
  ticketEvents,
  returns,
  returnEvents,
  withdrawals,
  itemSerials,
  installations,
  testBankSessions,
  testBankRefunds,
  testBankSetups,
  testBankWebhooks,
];

const momentsOf = (table: PgTable): SQL[] =>
  Object.entries(getTableColumns(table))
    .filter(([, column]) => column.getSQLType() === 'timestamp with time zone')
    .map(([name]) => sql`${sql.identifier(toSnakeCase(name))}`);

/** Whether a moment was written since the last move: all that is moved lies further back, but for terms that are not over. */
const isNew = (moment: SQL) => sql`${moment} > now() - interval '1 hour'`;

/** Moves what is new in a table back to a moment. */
function move(table: PgTable, at: string): SQL {
  const moments = momentsOf(table);
  const moved = moments.map(
    (moment) =>
      sql`${moment} = case when ${isNew(moment)} then ${moment} - (now() - ${at}::timestamptz) else ${moment} end`,
  );
  return sql`update ${table} set ${sql.join(moved, sql`, `)} where ${sql.join(moments.map(isNew), sql` or `)}`;
}

/** One statement for all tables: there are many steps. */
const moveAll = (at: string): SQL =>
  sql`with ${sql.join(
    BACK_DATED.map((table, index) => sql`${sql.identifier(`moved_${index}`)} as (${move(table, at)})`),
    sql`, `,
  )} select`;

/**
 * Does something as if it were another moment, which is more than an hour ago: its documents are issued then, and whatever moments it writes
 * into `BACK_DATED` are moved there, before anybody can have seen them. For the transaction that makes the demo account alone, which nothing else
 * writes beside.
 */
export async function doneAt<Done>(
  transaction: Database,
  at: string,
  work: () => Promise<Done>,
): Promise<Done> {
  await transaction.execute(sql`select set_config(${BACK_DATED_TO}, ${at}, true)`);
  const done = await work();
  await transaction.execute(moveAll(at));
  // Nobody agreed to an edition before its day.
  await transaction
    .update(orders)
    .set({ termsEdition: null })
    .where(sql`${orders.termsEdition} > (${orders.createdAt} at time zone 'Europe/Kyiv')::date::text`);
  // Triggers make these of the others.
  await transaction.execute(move(billingEntries, at));
  return done;
}
