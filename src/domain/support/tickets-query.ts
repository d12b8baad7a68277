import { withoutInvisible } from '../locale/without-invisible.ts';
import { DEPARTMENTS, type Department } from './department.ts';
import { TICKET_STATUSES } from './ticket.ts';
import type { TicketStatus } from './ticket-status.ts';

/** Whose tickets of the queue: mine, nobody's; null for all. */
export const TICKET_OWNERS = ['mine', 'nobody'] as const;
/** Orders of the queue: what waits longest for an answer first, or the newest. */
export const TICKET_SORTS = ['waiting', 'newest'] as const;

/** What the queue of tickets is asked for; null where it does not matter. */
export interface StaffTicketsQuery {
  /** `open` is PENDING and IN_PROGRESS, what the queue begins with. */
  readonly status: TicketStatus | 'open' | 'any';
  readonly department: Department | null;
  readonly owner: (typeof TICKET_OWNERS)[number] | null;
  readonly sort: (typeof TICKET_SORTS)[number];
  /** A number, an e-mail address or words of the subject, as they were typed. */
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
}

const SEARCH_MAX = 254;
const PAGE_MAX = 500;
const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((each) => each === value) ?? null;

const readPage = (typed: string | null): number =>
  typed !== null && /^[1-9]\d{0,3}$/.test(typed) ? Math.min(Number(typed), PAGE_MAX) : 1;

/** Reads the address of the queue: what it does not know does not matter. */
export const readStaffTicketsQuery = (query: URLSearchParams): StaffTicketsQuery => ({
  status: oneOf([...TICKET_STATUSES, 'open', 'any'] as const, query.get('status')) ?? 'open',
  department: oneOf(DEPARTMENTS, query.get('department')),
  owner: oneOf(TICKET_OWNERS, query.get('owner')),
  sort: oneOf(TICKET_SORTS, query.get('sort')) ?? 'waiting',
  search: withoutInvisible(query.get('q') ?? '')
    .trim()
    .slice(0, SEARCH_MAX),
  page: readPage(query.get('page')),
});

/** The same as an address's query, on another page. */
export function staffTicketsAddress(
  { status, department, owner, sort, search }: StaffTicketsQuery,
  page = 1,
): string {
  const given = {
    status: status === 'open' ? null : status,
    department,
    owner,
    sort: sort === 'waiting' ? null : sort,
    q: search === '' ? null : search,
    page: page === 1 ? null : String(page),
  };
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== null);
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
}

/** What a customer's own list is asked for. */
export interface OwnTicketsQuery {
  readonly status: TicketStatus | 'open' | null;
  /** The ticket until which the list was shown before; null for its first part. */
  readonly until: string | null;
}

export const readOwnTicketsQuery = (query: URLSearchParams): OwnTicketsQuery => ({
  status: oneOf([...TICKET_STATUSES, 'open'] as const, query.get('status')),
  until: query.get('until'),
});

/** The same as an address's query. */
export function ownTicketsAddress({ status, until }: OwnTicketsQuery): string {
  const pairs = Object.entries({ status, until }).filter(
    (pair): pair is [string, string] => pair[1] !== null,
  );
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
}
