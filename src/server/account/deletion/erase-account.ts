import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { avatarOwner } from '../../../domain/account/avatar.ts';
import type { OpenMatter } from '../../../domain/account/account-deletion.ts';
import type { Database } from '../../database/database.ts';
import { discountRedemptions } from '../../discounts/tables.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { paymentCases, payments, refunds } from '../../payments/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import { leases } from '../../rental/tables.ts';
import { goodsReturns, withdrawals } from '../../returns/tables.ts';
import { dataExports, users } from '../tables.ts';
import { PERSONAL_TABLES, type Person } from './personal-tables.ts';

/** So many orders are named that keep an account. */
const NAMED_MAX = 20;

/**
 * The orders that keep a customer's account: those under way, those whose goods or money are not where they belong, those that a
 * provider or a bank has still to decide about. An address that is only claimed counts for nothing.
 */
async function openOrdersOf(database: Database, userId: string): Promise<readonly OpenMatter[]> {
  const own = eq(orders.userId, userId);
  const ofOrder = (table: typeof refunds | typeof payments | typeof withdrawals) =>
    sql`${table.orderId} = ${orders.id}`;
  const matter = sql`case
    when ${orders.status} in ('PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED') then 'order'
    when exists (select from ${leases} join ${orderItems} on ${orderItems.id} = ${leases.orderItemId}
      where ${orderItems.orderId} = ${orders.id}
        and ${leases.status} not in ('PENDING', 'COMPLETED', 'REJECTED', 'CANCELLED')) then 'lease'
    when exists (select from ${withdrawals} where ${ofOrder(withdrawals)} and ${withdrawals.closedAt} is null) then 'return'
    when ${orders.owedMinor} > 0
      or (${orders.status} = 'CANCELLED' and ${orders.paymentStatus} in ('PAID', 'PARTIALLY_REFUNDED'))
      or exists (select from ${refunds} where ${ofOrder(refunds)} and ${refunds.doneAt} is null) then 'refund'
    when exists (select from ${payments} join ${paymentCases} on ${paymentCases.paymentId} = ${payments.id}
      where ${ofOrder(payments)} and ${paymentCases.closedAt} is null) then 'dispute'
    when exists (select from ${payments} where ${ofOrder(payments)} and ${payments.status} in ('OPEN', 'PROCESSING'))
      or (${orders.status} = 'COMPLETED' and ${orders.paymentStatus} in ('UNPAID', 'FAILED')) then 'payment'
    end`;
  return database
    .select({ orderNumber: orders.orderNumber, matter: sql<OpenMatter['matter']>`${matter}` })
    .from(orders)
    .where(and(own, isNotNull(matter)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(NAMED_MAX);
}

/** Statements of withdrawal from the account's own address that staff have not matched with an order. */
async function openStatementsOf(database: Database, email: string | null): Promise<readonly OpenMatter[]> {
  if (email === null) return [];
  const rows = await database
    .select({ orderNumber: withdrawals.orderNumber })
    .from(withdrawals)
    .where(
      sql`${withdrawals.closedAt} is null and ${withdrawals.orderId} is null and lower(${withdrawals.email}) = ${email}`,
    )
    .limit(NAMED_MAX);
  return rows.map(({ orderNumber }) => ({ orderNumber, matter: 'return' as const }));
}

/** What keeps an account from being deleted now. */
export const findOpenMatters =
  (database: Database) =>
  async ({
    id,
    email,
    isConfirmed,
  }: {
    readonly id: string;
    readonly email: string;
    readonly isConfirmed: boolean;
  }): Promise<readonly OpenMatter[]> => [
    ...(await openOrdersOf(database, id)),
    ...(await openStatementsOf(database, isConfirmed ? email : null)),
  ];

/** What came of erasing an account. `email` is the address that it had, or has, if it is known to be its own; null else. */
export type Erased = { readonly email: string | null } & (
  | {
      readonly ok: true;
      /** Keys of its files, which the caller removes once the transaction is over. */
      readonly files: readonly string[];
    }
  | { readonly ok: false; readonly reason: 'no-account' | 'works-here' }
  | { readonly ok: false; readonly reason: 'open-matters'; readonly matters: readonly OpenMatter[] }
);

/** Whether anything has to stand with an account that has no person. */
async function isNamed(transaction: Database, userId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ named: boolean }>(sql`select
    exists (select from ${orders} where ${orders.userId} = ${userId})
    or exists (select from ${discountRedemptions} where ${discountRedemptions.userId} = ${userId})
    or exists (select from ${transfers} where ${transfers.recordedBy} = ${userId})
    or exists (select from ${goodsReturns} where ${goodsReturns.recordedBy} = ${userId}) as named`);
  return rows[0]?.named ?? false;
}

/**
 * Erases an account by `PERSONAL_TABLES`, inside a transaction that holds up its orders, in the order in which others lock them, and
 * then the account: an order that is placed meanwhile is either seen, and keeps the account, or refused by the
 * database. Refused for staff, and while something is open.
 */
export async function eraseAccount(transaction: Database, userId: string): Promise<Erased> {
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .for('update');
  const [account] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
  if (!account) return { ok: false, reason: 'no-account', email: null };
  const email = account.emailVerified ? account.email : null;
  if (account.role !== 'customer') return { ok: false, reason: 'works-here', email };
  const matters = await findOpenMatters(transaction)({
    id: userId,
    email: account.email,
    isConfirmed: account.emailVerified,
  });
  if (matters.length > 0) return { ok: false, reason: 'open-matters', matters, email };

  const archives = await transaction
    .select({ file: dataExports.file })
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  const avatar = account.image !== null && avatarOwner(account.image) === userId ? [account.image] : [];
  const person: Person = { id: userId, standIn: randomUUID(), email };
  if (await isNamed(transaction, userId)) {
    await transaction
      .insert(users)
      .values({ id: person.standIn, name: '', email: `${person.standIn}@deleted.invalid` });
  }
  // As many statements as the list has tables, whatever the account holds.
  for (const { table, fate } of PERSONAL_TABLES) {
    if (fate.kind === 'erased') await transaction.delete(table).where(fate.own(person));
    if (fate.kind === 'pseudonymised') {
      await transaction.update(table).set(fate.set(person)).where(fate.own(person));
    }
  }
  const files = [...avatar, ...archives.flatMap(({ file }) => (file === null ? [] : [file]))];
  return { ok: true, files, email };
}
