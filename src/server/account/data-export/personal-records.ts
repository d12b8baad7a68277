import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { withdrawals } from '../../returns/tables.ts';
import { isWriter } from '../deletion/fates.ts';
import { signIns } from '../tables.ts';
import { ordersOf } from './order-records.ts';
import { profileOf } from './profile-records.ts';
import { quotesOf } from './quote-records.ts';
import { BATCH, pages } from './read-pages.ts';
import { questionsOf } from './review-records.ts';
import { ticketsOf } from './ticket-records.ts';

const signInsOf = (database: Database, userId: string) =>
  pages<{ id: number }>((after) =>
    database
      .select({
        id: signIns.id,
        at: signIns.at,
        outcome: signIns.outcome,
        method: signIns.method,
        ipAddress: signIns.ipAddress,
        userAgent: signIns.userAgent,
        country: signIns.country,
      })
      .from(signIns)
      .where(and(eq(signIns.userId, userId), after && gt(signIns.id, after.id)))
      .orderBy(asc(signIns.id))
      .limit(BATCH),
  );

/** Whose archive it is, with an address that is known to be the account's own. */
interface Owner {
  readonly id: string;
  readonly email: string;
}

/** Statements written from it that stand with none of the account's orders. */
const withdrawalsOf = (database: Database, owner: Owner) =>
  pages<{ id: number }>((after) =>
    database
      .select({
        id: withdrawals.id,
        orderNumber: withdrawals.orderNumber,
        name: withdrawals.name,
        email: withdrawals.email,
        goods: withdrawals.goods,
        statedAt: withdrawals.statedAt,
        closedAt: withdrawals.closedAt,
      })
      .from(withdrawals)
      .leftJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(
        and(
          isWriter(withdrawals, owner),
          sql`${orders.userId} is distinct from ${owner.id}`,
          after && gt(withdrawals.id, after.id),
        ),
      )
      .orderBy(asc(withdrawals.id))
      .limit(BATCH),
  );

async function* once<Value>(value: Value): AsyncGenerator<readonly Value[]> {
  yield [value];
}

/** A list of the archive: the name of its file and the rows in it, a page at a time. */
export interface Records {
  readonly name: 'profile' | 'sign-ins' | 'orders' | 'quotes' | 'withdrawals' | 'tickets' | 'questions';
  readonly pages: AsyncIterable<readonly unknown[]>;
}

const writtenBy = (database: Database, owner: Owner): readonly Records[] => [
  { name: 'withdrawals', pages: withdrawalsOf(database, owner) },
];

/**
 * All that the shop keeps about a person, in the order of the archive; null where there is no such account. Secrets (passwords,
 * tokens) are no part of it, nor is what staff noted, nor the e-mails, which the person has. An address that its owner has not confirmed
 * proves nothing: what strangers wrote from it stays theirs.
 */
export async function personalRecords(
  database: Database,
  userId: string,
): Promise<readonly Records[] | null> {
  const profile = await profileOf(database, userId);
  if (!profile) return null;
  const { email, isConfirmed } = profile.account;
  return [
    { name: 'profile', pages: once(profile) },
    { name: 'sign-ins', pages: signInsOf(database, userId) },
    { name: 'orders', pages: ordersOf(database, userId) },
    { name: 'quotes', pages: quotesOf(database, userId) },
    { name: 'tickets', pages: ticketsOf(database, { id: userId, email: isConfirmed ? email : null }) },
    { name: 'questions', pages: questionsOf(database, { id: userId, email: isConfirmed ? email : null }) },
    ...(isConfirmed ? writtenBy(database, { id: userId, email }) : []),
  ];
}
