import { and, count, desc, inArray, like, notLike, or, sql, type SQL } from 'drizzle-orm';
import { customerWanted, type CustomersQuery } from '../../domain/account/customers-query.ts';
import type { Role } from '../../domain/account/role.ts';
import { namedOrder } from '../../domain/orders/order-number.ts';
import { STAND_IN_DOMAIN } from '../account/stand-in.ts';
import { foundIn, users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';

/** Customers on one page of the list. */
const PAGE_SIZE = 30;

/** A customer as the list shows them. */
export interface CustomerRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly phone: string | null;
  readonly role: Role;
  readonly createdAt: Date;
  /** How many they placed, whatever became of them. */
  readonly orders: number;
}

/** What `like` would read as a pattern is a letter like any other. */
export const contains = (part: string): string => `%${part.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The index of letters knows nothing shorter. */
const INDEXED_MIN = 3;
/** Whether something can be looked for by the index of letters. */
export const isIndexed = (part: string): boolean => Array.from(part).length >= INDEXED_MIN;

/**
 * What many have, as the end of an address, is found among so many of the newest; what is not is had by few, and looked for
 * everywhere by the index, of which `LOOKED_AT_MAX` are read. So letters that half the shop's customers have cost no more than rare ones.
 */
export const NEWEST = 500;
/** See `NEWEST`. */
export const LOOKED_AT_MAX = 2000;

/** Accounts that a search means; those that stand in for erased ones are left to whoever asks. */
export function customersMeant(search: string): SQL | undefined {
  if (search === '') return undefined;
  const wanted = customerWanted(search);
  if (wanted === null) return sql`false`;
  const named = and(...wanted.parts.map((part) => like(foundIn(users), contains(part))));
  const ordered =
    wanted.order === null
      ? undefined
      : sql`${users.id} = any(array(select ${orders.userId} from ${orders} where ${orders.orderNumber} = ${namedOrder(wanted.order)} and ${orders.userId} is not null))`;
  return or(wanted.parts.length === 0 ? undefined : named, ordered) ?? sql`false`;
}

/**
 * A page of accounts, the newest first; `next` is the account after which the next page begins, null on the last. Whoever ordered without
 * an account is in the list of orders alone.
 */
export const listCustomers =
  (database: Database) =>
  async ({
    search,
    after,
  }: CustomersQuery): Promise<{ customers: readonly CustomerRow[]; next: string | null }> => {
    const rows = await database
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        isConfirmed: users.emailVerified,
        phone: users.phone,
        role: users.role,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(
        and(
          notLike(users.email, `%@${STAND_IN_DOMAIN}`),
          customersMeant(search),
          after === null
            ? undefined
            : sql`(${users.createdAt}, ${users.id}) < (select last.created_at, last.id from ${users} as last where last.id = ${after})`,
        ),
      )
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    const counts = await database
      .select({ userId: orders.userId, placed: count() })
      .from(orders)
      .where(
        inArray(
          orders.userId,
          page.map(({ id }) => id),
        ),
      )
      .groupBy(orders.userId);
    const placed = new Map(counts.map((each) => [each.userId, each.placed]));
    const customers = page.map((row) => ({ ...row, orders: placed.get(row.id) ?? 0 }));
    return { customers, next: rows.length > customers.length ? (customers.at(-1)?.id ?? null) : null };
  };
