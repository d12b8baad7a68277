import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { avatarOwner } from '../../../domain/account/avatar.ts';
import type { OpenMatter } from '../../../domain/account/open-matters.ts';
import type { Database } from '../../database/database.ts';
import { discountRedemptions } from '../../discounts/tables.ts';
import { orders } from '../../orders/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import { returnPhotographs } from '../../returns/tables.ts';
import { lockOrdersOf } from '../lock-customer.ts';
import { dataExports } from '../data-export/tables.ts';
import { users } from '../tables.ts';
import { STAND_IN_DOMAIN } from '../stand-in.ts';
import { ofLeases, ofReturns, type Person } from './fates.ts';
import { findOpenMatters } from './open-matters.ts';
import { leasePhotographs, leaseProtocols } from '../../rental/protocols/tables.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

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
export async function isNamed(transaction: Database, userId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ named: boolean }>(sql`select
    exists (select from ${orders} where ${orders.userId} = ${userId})
    or exists (select from ${discountRedemptions} where ${discountRedemptions.userId} = ${userId})
    or exists (select from ${transfers} where ${transfers.recordedBy} = ${userId}) as named`);
  return rows[0]?.named ?? false;
}

/**
 * Erases an account by `PERSONAL_TABLES`, inside a transaction that holds up its orders, in the order in which others lock them, and
 * then the account: an order that is placed meanwhile is either seen, and keeps the account, or refused by the
 * database. Refused for staff, and while something is open.
 */
export async function eraseAccount(transaction: Database, userId: string): Promise<Erased> {
  await lockOrdersOf(transaction, userId);
  const [account] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
  if (!account) return { ok: false, reason: 'no-account', email: null };
  const email = account.emailVerified ? account.email : null;
  if (account.role !== 'customer') return { ok: false, reason: 'works-here', email };
  const matters = await findOpenMatters(transaction)(userId);
  if (matters.length > 0) return { ok: false, reason: 'open-matters', matters, email };

  const archives = await transaction
    .select({ file: dataExports.file })
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  const avatar = account.image !== null && avatarOwner(account.image) === userId ? [account.image] : [];
  const person: Person = { id: userId, standIn: randomUUID(), email };
  const photographs = await transaction
    .select({ file: leasePhotographs.file })
    .from(leasePhotographs)
    .innerJoin(leaseProtocols, eq(leaseProtocols.id, leasePhotographs.protocolId))
    .where(ofLeases(leaseProtocols.leaseId)(person));
  const ofGoods = await transaction
    .select({ file: returnPhotographs.file })
    .from(returnPhotographs)
    .where(ofReturns(returnPhotographs.returnId)(person));
  if (await isNamed(transaction, userId)) {
    await transaction
      .insert(users)
      .values({ id: person.standIn, name: '', email: `${person.standIn}@${STAND_IN_DOMAIN}` });
  }
  // As many statements as the list has tables, whatever the account holds.
  for (const { table, fate } of PERSONAL_TABLES) {
    if (fate.kind === 'erased') await transaction.delete(table).where(fate.own(person));
    if (fate.kind === 'pseudonymised') {
      await transaction.update(table).set(fate.set(person)).where(fate.own(person));
    }
  }
  const files = [
    ...avatar,
    ...archives.flatMap(({ file }) => (file === null ? [] : [file])),
    ...[...photographs, ...ofGoods].map(({ file }) => file),
  ];
  return { ok: true, files, email };
}
