import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { KEPT_YEARS } from '../../../domain/account/retention.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { orders } from '../../orders/tables.ts';
import { emails, smsMessages } from '../../outbox/tables.ts';
import { billingEntries } from '../../payments/billing/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import { quotes } from '../../quotes/tables.ts';
import { leaseContracts } from '../../rental/contracts/tables.ts';
import { withdrawals } from '../../returns/tables.ts';
import { users } from '../tables.ts';
import { isNamed } from './erase-account.ts';
import { isWithCarrier, openMatter } from './open-matters.ts';

/** The chore's name in logs, metrics and among failures. */
export const OLD_ORDERS = 'orders past their years';

/** The day of an order's last document or payment, by which `documentsKeptUntil` judges it; of one that has none, the day when it was placed. */
export const lastDayOf = sql<string>`greatest(${orders.createdAt}::date,
  (select max((${salesDocuments.content} ->> 'issuedOn')::date) from ${salesDocuments} where ${salesDocuments.orderId} = ${orders.id}),
  (select max(${leaseContracts.issuedAt}::date) from ${leaseContracts} where ${leaseContracts.orderId} = ${orders.id}),
  (select max(${billingEntries.day}) from ${billingEntries} where ${billingEntries.orderId} = ${orders.id}),
  (select max(${transfers.day}::date) from ${transfers} where ${transfers.orderId} = ${orders.id}))`;

/** For how many calendar years an order's documents are kept. */
const keptYears = sql`case ${orders.currency} when 'PLN' then ${KEPT_YEARS.PL}::int else ${KEPT_YEARS.UA}::int end`;

const placedBefore = (years: SQL) =>
  sql`${orders.createdAt} < date_trunc('year', now()) - make_interval(years => ${years})`;

/**
 * Orders that the law lets go: their customer's account was deleted, or they were placed without one, their years are over
 * (`documentsKeptUntil`), nothing of them is open, and no carrier has their money.
 */
const isOver = and(
  or(isNotNull(orders.erasedAt), isNull(orders.userId)),
  // What was placed too lately is passed by, by the index first, without a look at its documents.
  placedBefore(sql`${Math.min(...Object.values(KEPT_YEARS))}::int`),
  placedBefore(keptYears),
  sql`extract(year from ${lastDayOf}) + ${keptYears} < extract(year from now())`,
  isNull(openMatter),
  sql`not ${isWithCarrier}`,
  mayTake(OLD_ORDERS, orders.id),
);

/** Removes an order with all that belongs to it, its documents and what was written of it; everything else the database deletes along. */
async function removeOrder(
  transaction: Database,
  { id, userId }: { id: string; userId: string | null },
): Promise<true> {
  const asked = await transaction.select({ id: quotes.id }).from(quotes).where(eq(quotes.orderId, id));
  const stated = await transaction
    .select({ id: sql<string>`${withdrawals.id}::text` })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, id));
  const isAbout = (occasion: SQLWrapper, subjects: readonly { readonly id: string }[]) =>
    inArray(
      sql`split_part(${occasion}, ':', 2)`,
      subjects.map((subject) => subject.id),
    );
  await transaction.delete(emails).where(isAbout(emails.occasion, [{ id }, ...asked]));
  await transaction
    .delete(emails)
    .where(and(isAbout(emails.occasion, stated), like(emails.occasion, 'withdrawal%')));
  await transaction.delete(smsMessages).where(isAbout(smsMessages.occasion, [{ id }, ...asked]));
  await transaction.delete(quotes).where(eq(quotes.orderId, id));
  await transaction.delete(salesDocuments).where(eq(salesDocuments.orderId, id));
  await transaction.delete(leaseContracts).where(eq(leaseContracts.orderId, id));
  await transaction.delete(orders).where(eq(orders.id, id));
  // The account without a person that stood in for the one that was erased.
  if (userId !== null && !(await isNamed(transaction, userId))) {
    await transaction.delete(users).where(eq(users.id, userId));
  }
  return true;
}

/** So many are removed in one go. */
const AT_ONCE = 500;

/**
 * Removes orders that the law lets go, each in a transaction of its own, at most 500; run now and then. Answers how many; what failed of them
 * is thrown when all were tried. Orders of an account that is there are its owner's, and stay.
 */
export const removeOldOrders = (database: Database) => async (): Promise<number> => {
  const due = await database
    .select({ id: orders.id })
    .from(orders)
    .where(isOver)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(AT_ONCE);
  let removed = 0;
  const failures: unknown[] = [];
  for (const { id } of due) {
    const claim = async (transaction: Database) => {
      const [row] = await transaction
        .select({ id: orders.id, userId: orders.userId })
        .from(orders)
        .where(and(eq(orders.id, id), isOver))
        .for('update', { skipLocked: true });
      return row;
    };
    const work = (transaction: Database, row: { id: string; userId: string | null }) =>
      removeOrder(transaction, row);
    try {
      if (await workOnOne(database, OLD_ORDERS, { claim, work })) removed++;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return removed;
};
