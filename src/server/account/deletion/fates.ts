import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { orderItems, orders } from '../../orders/tables.ts';
import { quotes } from '../../quotes/tables.ts';
import { leases } from '../../rental/tables.ts';
import { returns, withdrawals } from '../../returns/tables.ts';
import { productQuestions } from '../../reviews/tables.ts';
import { supportTickets } from '../../support/tickets/tables.ts';

/** Whose account is erased. */
export interface Person {
  readonly id: string;
  /** The account without a person that its orders are put to. */
  readonly standIn: string;
  /** The account's address, in lower case; null while it is only claimed, and what is written from it may be a stranger's. */
  readonly email: string | null;
}

/** Rows that are a person's. */
type Own = (person: Person) => SQL | undefined;

/**
 * What becomes of a table's rows when an account is deleted. `kept` are documents that law asks for; in `rest` stand the columns of text or JSON
 * that stay as they are, because they say nothing of the person, or the law wants them.
 */
export type Fate =
  /** The database deletes them with the account, the order or the quote that they belong to. */
  | { readonly kind: 'goes-along' }
  | { readonly kind: 'erased'; readonly own: Own }
  | {
      readonly kind: 'pseudonymised';
      readonly own: Own;
      readonly set: (person: Person) => Readonly<Record<string, unknown>>;
      readonly rest?: readonly string[];
    }
  | { readonly kind: 'kept'; readonly why: string; readonly rest?: readonly string[] }
  /** Rows that hold no person, or a person's hash, and are gone within a month by themselves. */
  | { readonly kind: 'no-person'; readonly why: string; readonly rest?: readonly string[] };

export interface PersonalTable {
  readonly table: PgTable;
  readonly fate: Fate;
}

/** Tables whose rows the database deletes with what they belong to. */
export const goesAlong = (...tables: readonly PgTable[]): PersonalTable[] =>
  tables.map((table) => ({ table, fate: { kind: 'goes-along' } }));
/** A table of which a person's own rows are deleted. */
export const erased = (table: PgTable, own: Own): PersonalTable => ({ table, fate: { kind: 'erased', own } });
/** A table of which a person's own rows stay, with other values in the columns that tell who it was. */
export function pseudonymised<Table extends PgTable>(
  table: Table,
  own: Own,
  set: (person: Person) => PgUpdateSetSource<Table>,
  rest: readonly (keyof Table['_']['columns'] & string)[] = [],
): PersonalTable {
  return { table, fate: { kind: 'pseudonymised', own, set, rest } };
}
const stays =
  (kind: 'kept' | 'no-person') =>
  <Table extends PgTable>(
    table: Table,
    why: string,
    rest: readonly (keyof Table['_']['columns'] & string)[] = [],
  ): PersonalTable => ({ table, fate: { kind, why, rest } });
/** A table that stays as it is, by the law that is named. */
export const kept = stays('kept');
/** A table that stays as it is because nobody is in it, for the reason that is given. */
export const noPerson = stays('no-person');

const ordersOf = ({ id }: Person) => sql`(select own.id from ${orders} as own where own.user_id = ${id})`;
/** Rows of a person's orders, by the column that names the order. */
export const ofOrders = (column: SQLWrapper) => (person: Person) => sql`${column} in ${ordersOf(person)}`;
/** Rows of the lines of a person's orders, by the column that names the line. */
export const ofItems = (column: SQLWrapper) => (person: Person) =>
  sql`${column} in (select item.id from ${orderItems} as item where item.order_id in ${ordersOf(person)})`;
/** Rows of the leases of a person's orders, by the column that names the lease. */
export const ofLeases = (column: SQLWrapper) => (person: Person) =>
  sql`${column} in (select ${leases.id} from ${leases} join ${orderItems} on ${orderItems.id} = ${leases.orderItemId}
    where ${ofOrders(orderItems.orderId)(person)})`;
/** Rows of the returns of a person's orders, by the column that names the return. */
export const ofReturns = (column: SQLWrapper) => (person: Person) =>
  sql`${column} in (select back.id from ${returns} as back where back.order_id in ${ordersOf(person)})`;
/** Written from the account's own address; never true of an address that is only claimed. */
export const writtenBy = (column: SQLWrapper, { email }: Pick<Person, 'email'>): SQL =>
  email === null ? sql`false` : sql`lower(${column}) = ${email}`;
/** Rows that were written from the account's own address, as it is or was then. */
export const isWriter = (
  { userId, email }: typeof supportTickets | typeof withdrawals | typeof productQuestions,
  person: Pick<Person, 'id' | 'email'>,
): SQL => sql`(${userId} = ${person.id} or (${userId} is null and ${writtenBy(email, person)}))`;
/** What a person asked the shop. */
export const ownTickets = (person: Person) => isWriter(supportTickets, person);
/** What a person asked about products. */
export const ownQuestions = (person: Person) => isWriter(productQuestions, person);
/** What a person stated of their orders, or from their address. */
export const ownWithdrawals = (person: Person) =>
  or(ofOrders(withdrawals.orderId)(person), isWriter(withdrawals, person));

/** Whether an occasion is about the person: what stands behind its first colon is the account, an order, a quote or a ticket of theirs, or what they stated. */
export function isAbout(occasion: SQLWrapper, person: Person): SQL {
  const { id } = person;
  const subject = sql`split_part(${occasion}, ':', 2)`;
  return sql`(${subject} = ${id}
    or ${subject} in (select own.id::text from ${orders} as own where own.user_id = ${id}
      union all select own.id::text from ${quotes} as own where own.user_id = ${id})
    or (split_part(${occasion}, ':', 1) in ('withdrawal', 'withdrawal-notice') and ${subject} in
      (select ${withdrawals.id}::text from ${withdrawals} where ${ownWithdrawals(person)}))
    or (split_part(${occasion}, ':', 1) in ('ticket-asked', 'ticket-answer') and ${subject} in
      (select ${supportTickets.id}::text from ${supportTickets} where ${ownTickets(person)}))
    or (${subject} in (select asked.id::text from ${productQuestions} as asked where asked.user_id = ${id})))`;
}
