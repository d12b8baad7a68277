import { withoutInvisible } from '../locale/without-invisible.ts';
import { RETURN_KINDS, type ReturnKind } from './return-status.ts';

/**
 * What staff narrow the queue of returns to: those that wait for the shop, all that are open, those that are on their way, those that were not sent in
 * time, those that are over, or all. Printed names are the messages `backoffice.returns.state.{state}`.
 */
export const STAFF_RETURN_STATES = ['waiting', 'open', 'on-way', 'late', 'over', 'all'] as const;
export type StaffReturnState = (typeof STAFF_RETURN_STATES)[number];

/** What the queue of staff is asked for. */
export interface StaffReturnsQuery {
  readonly state: StaffReturnState;
  readonly kind: ReturnKind | 'all';
  /** A number of a return or an order, or an e-mail address, as typed. */
  readonly search: string;
  /** The return after which the list goes on; null for its beginning. */
  readonly after: string | null;
}

const SEARCH_MAX = 100;

const oneOf = <T extends string, D>(list: readonly T[], value: string | null, otherwise: D): T | D =>
  list.find((each) => each === value) ?? otherwise;

/** Reads the address of the queue. */
export const readStaffReturns = (query: URLSearchParams): StaffReturnsQuery => ({
  state: oneOf(STAFF_RETURN_STATES, query.get('state'), 'waiting'),
  kind: oneOf(RETURN_KINDS, query.get('kind'), 'all'),
  search: withoutInvisible(query.get('q') ?? '')
    .trim()
    .slice(0, SEARCH_MAX)
    .trim(),
  after: query.get('after'),
});

/** The same as an address's query, without what goes without saying. */
export function staffReturnsAddress({ state, kind, search, after }: StaffReturnsQuery): string {
  const pairs = Object.entries({
    state: state === 'waiting' ? '' : state,
    kind: kind === 'all' ? '' : kind,
    q: search,
    after: after ?? '',
  }).filter(([, value]) => value !== '');
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
}

/** What a customer narrows their own returns to; `exchanges` are those for which other goods come. Printed names are the messages `return.list.{state}`. */
export const OWN_RETURN_STATES = ['all', 'open', 'over', 'exchanges'] as const;
export type OwnReturnState = (typeof OWN_RETURN_STATES)[number];

/** What a customer's list of returns is asked for; `until` is the return until which it was shown before. */
export interface OwnReturnsQuery {
  readonly state: OwnReturnState;
  readonly until: string | null;
}

/** Reads the address of a customer's own list. */
export const readOwnReturns = (query: URLSearchParams): OwnReturnsQuery => ({
  state: oneOf(OWN_RETURN_STATES, query.get('state'), 'all'),
  until: query.get('until'),
});

/** The same as an address's query. */
export function ownReturnsAddress({ state, until }: OwnReturnsQuery): string {
  const pairs = Object.entries({ state: state === 'all' ? '' : state, until: until ?? '' }).filter(
    ([, value]) => value !== '',
  );
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
}
