import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { namedTicket, OPEN_STATUSES } from '../../../domain/support/ticket.ts';
import type { StaffTicketSummary, TicketSummary } from '../../../domain/support/ticket-view.ts';
import type { OwnTicketsQuery, StaffTicketsQuery } from '../../../domain/support/tickets-query.ts';
import { shownName } from '../../account/shown-name.ts';
import { users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { isOwn, summaryColumns } from './find-ticket.ts';
import { supportTickets } from './tables.ts';

const isInStatus = (status: StaffTicketsQuery['status'] | null): SQL | undefined => {
  if (status === null || status === 'any') return undefined;
  return status === 'open'
    ? inArray(supportTickets.status, [...OPEN_STATUSES])
    : eq(supportTickets.status, status);
};

/** Tickets that a list of a customer begins with, and so many more each time. */
const PART_SIZE = 20;
/** A list that is longer than so many does not grow any more. */
const SHOWN_MAX = 500;

/** A customer's tickets, the last written to first. */
export interface OwnTickets {
  readonly tickets: readonly TicketSummary[];
  /** Where the list goes on; null at its end. */
  readonly until: string | null;
}

/** How many of a customer's tickets are open; `email` as for the list. */
export const countOpenTickets =
  (database: Database) =>
  (owner: Parameters<typeof isOwn>[0]): Promise<number> =>
    database.$count(supportTickets, and(isOwn(owner), isInStatus('open')));

/** A customer's tickets: a part, or all until where they were shown before and a part more. `email` is null while the account only claims it. */
export const listOwnTickets =
  (database: Database) =>
  async (
    owner: { readonly userId: string; readonly email: string | null },
    { status, until }: OwnTicketsQuery,
  ): Promise<OwnTickets> => {
    const where = and(isOwn(owner), isInStatus(status));
    const isBefore =
      until !== null && isOrderId(until)
        ? sql`(${supportTickets.lastMessageAt}, ${supportTickets.id}) >=
            (select last.last_message_at, last.id from ${supportTickets} as last where last.id = ${until})`
        : null;
    const shownBefore = isBefore === null ? 0 : await database.$count(supportTickets, and(where, isBefore));
    const size = Math.min(shownBefore, SHOWN_MAX) + PART_SIZE;
    const rows = await database
      .select(summaryColumns)
      .from(supportTickets)
      .where(where)
      .orderBy(desc(supportTickets.lastMessageAt), desc(supportTickets.id))
      .limit(size + 1);
    const tickets = rows.slice(0, size);
    return { tickets, until: rows.length > size ? (tickets.at(-1)?.id ?? null) : null };
  };

/** Tickets on one page of the queue. */
export const TICKETS_PAGE = 30;

/** Words of a subject, without what `like` would read as a pattern. */
const likeOf = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function matches(search: string): SQL | undefined {
  if (search === '') return undefined;
  if (search.includes('@')) {
    const address = search.toLowerCase();
    return sql`(lower(${supportTickets.email}) = ${address}
      or ${supportTickets.userId} in (select ${users.id} from ${users} where lower(${users.email}) = ${address}))`;
  }
  return sql`(${supportTickets.ticketNumber} = ${namedTicket(search)}
    or ${supportTickets.subject} ilike ${likeOf(search)} or ${supportTickets.name} ilike ${likeOf(search)})`;
}

function conditionsOf(query: StaffTicketsQuery, staffId: string): SQL | undefined {
  const { status, department, owner, search } = query;
  return and(
    isInStatus(status),
    department === null ? undefined : eq(supportTickets.department, department),
    owner === 'mine' ? eq(supportTickets.assignedTo, staffId) : undefined,
    owner === 'nobody' ? isNull(supportTickets.assignedTo) : undefined,
    matches(search),
  );
}

/** A page of the queue of tickets as staff look at it: what waits longest for an answer first, or the newest. */
export const listTickets =
  (database: Database) =>
  async (
    query: StaffTicketsQuery,
    { staffId }: { readonly staffId: string },
  ): Promise<{ readonly tickets: readonly StaffTicketSummary[]; readonly total: number }> => {
    const where = conditionsOf(query, staffId);
    const tickets = await database
      .select({
        ...summaryColumns,
        name: supportTickets.name,
        email: supportTickets.email,
        locale: supportTickets.locale,
        waitingSince: supportTickets.waitingSince,
        assignedName: sql<string | null>`(select ${shownName} from ${users}
          where ${users.id} = ${supportTickets.assignedTo})`,
      })
      .from(supportTickets)
      .where(where)
      .orderBy(
        ...(query.sort === 'waiting'
          ? [sql`${supportTickets.waitingSince} asc nulls last`, desc(supportTickets.lastMessageAt)]
          : [desc(supportTickets.createdAt)]),
        asc(supportTickets.id),
      )
      .limit(TICKETS_PAGE)
      .offset((query.page - 1) * TICKETS_PAGE);
    const [counted] = await database.select({ total: count() }).from(supportTickets).where(where);
    return { tickets, total: counted?.total ?? 0 };
  };
