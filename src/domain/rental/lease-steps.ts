import type { PurchaseStatus } from '../orders/order-status.ts';
import { LEASE_TRANSITIONS, type LeaseStatus } from './lease-status.ts';
import type { RentalPeriod } from './rental-days.ts';
import { rentedLines } from './rented-lines.ts';

/** Every status of a lease. */
export const LEASE_STATUSES = Object.keys(LEASE_TRANSITIONS) as LeaseStatus[];
/** A lease that is paid and whose machines are to come back: its return day lies ahead, or was missed. */
export const RETURN_AHEAD = ['APPROVED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'ACTIVE'] as const;
/** A lease that is neither asked for any more nor over. */
export const LEASE_UNDER_WAY: readonly LeaseStatus[] = [...RETURN_AHEAD, 'RETURNED'];
/** A lease that came to nothing. */
export const DROPPED: ReadonlySet<string> = new Set<LeaseStatus>(['REJECTED', 'CANCELLED']);

/** That nobody took the machines on the day of their hand-over: a part of their price is kept (`no-show.ts`). */
export const NO_SHOW = 'no-show';
/** Why staff reject or cancel a lease. Printed names are the messages `lease.event.{reason}`, which customers read, too. */
export const LEASE_STOP_REASONS = ['customer-asked', 'no-machine', 'shop-other', NO_SHOW] as const;
export type LeaseStopReason = (typeof LEASE_STOP_REASONS)[number];

/** The reasons for which staff may stop a lease: one that nobody took is known on its first day, and until its machines have left. */
export const stopReasons = (
  { status, period }: { readonly status: string; readonly period: RentalPeriod | null },
  today: string,
): readonly LeaseStopReason[] => {
  const isWaitedFor = status === 'APPROVED' || status === 'PROCESSING';
  const isMissed = isWaitedFor && period !== null && period.firstDay <= today;
  return LEASE_STOP_REASONS.filter((reason) => reason !== NO_SHOW || isMissed);
};

/** The reason that the history of a lease keeps for a step of staff which needs none of their own. */
const REASON_OF = {
  APPROVED: 'approved',
  PROCESSING: 'prepared',
  SHIPPED: 'sent',
  DELIVERED: 'delivered',
  ACTIVE: 'handed-over',
  RETURNED: 'came-back',
  COMPLETED: 'inspected',
} as const;
export type LeaseForwardStep = keyof typeof REASON_OF;
/** The reason in the history of a lease of which staff moved the days; its status stays. */
export const DAYS_MOVED = 'days-moved';
/** Leases whose machines still stand in the depot, so that others, or other days, can take their place. */
export const BEFORE_HANDOVER: readonly string[] = [
  'PENDING',
  'APPROVED',
  'PROCESSING',
] satisfies readonly LeaseStatus[];
export type LeaseStop = 'REJECTED' | 'CANCELLED';
export const isLeaseStop = (status: LeaseStatus): status is LeaseStop => DROPPED.has(status);
export const reasonOfStep = (to: LeaseForwardStep) => REASON_OF[to];

/** What of an order decides how its leases may go on. */
export interface LeasingOrder {
  readonly status: string;
  readonly items: readonly {
    readonly rental: {
      readonly status: string;
      readonly leaseId: string | null;
      readonly isPartlyOut?: boolean;
    } | null;
  }[];
}

/**
 * The steps that staff may take with a lease of an order, by the table (R23). What is not paid goes on by its money, and is not
 * stopped by itself while other lines of the order wait to be paid: then the order is cancelled. Nor is one of which a machine is out: its
 * machines come back by their protocols.
 */
export function leaseSteps(
  { id, status }: { readonly id: string; readonly status: string },
  { status: ofOrder, items }: LeasingOrder,
): readonly LeaseStatus[] {
  const from = LEASE_STATUSES.find((each) => each === status);
  if (from === undefined) return [];
  const isPartlyOut = items.some(({ rental }) => rental?.leaseId === id && rental.isPartlyOut === true);
  const next: readonly LeaseStatus[] = LEASE_TRANSITIONS[from].filter(
    (to) => !(isPartlyOut && isLeaseStop(to)),
  );
  if (ofOrder !== 'PENDING') return next;
  const isLastOpen = items.every(
    ({ rental }) => rental !== null && (rental.leaseId === id || DROPPED.has(rental.status)),
  );
  return next.filter((to) => isLeaseStop(to) && isLastOpen);
}

const REACHED = {
  SHIPPED: new Set<string>(['SHIPPED', 'DELIVERED', 'ACTIVE', 'RETURNED', 'COMPLETED']),
  DELIVERED: new Set<string>(['DELIVERED', 'ACTIVE', 'RETURNED', 'COMPLETED']),
  COMPLETED: new Set<string>(['COMPLETED']),
} as const;

/** What an order becomes whose leases have all come to nothing: back at the shop, if any of its machines were on their way. */
const STOPPED_ORDER: Readonly<Record<string, readonly PurchaseStatus[]>> = {
  PENDING: ['CANCELLED'],
  PROCESSING: ['CANCELLED'],
  SHIPPED: ['RETURNED'],
};

/**
 * The statuses that an order of rentals alone goes through after its leases: with the last of them it is sent, delivered and
 * complete; with the last that is stopped it is cancelled. Of a cancelled order no money is kept, so one with a lease that nobody took
 * (`hasNoShow`) is completed in its place. None for an order of which anything was bought.
 */
export function orderFollows(
  { status, items }: LeasingOrder,
  { hasNoShow = false }: { readonly hasNoShow?: boolean } = {},
): readonly PurchaseStatus[] {
  if (rentedLines(items) !== 'all') return [];
  const open = items.flatMap(({ rental }) => (rental === null || DROPPED.has(rental.status) ? [] : [rental]));
  if (open.length === 0 && !hasNoShow) return STOPPED_ORDER[status] ?? [];
  const steps: PurchaseStatus[] = [];
  for (const [from, to] of [
    ['PROCESSING', 'SHIPPED'],
    ['SHIPPED', 'DELIVERED'],
    ['DELIVERED', 'COMPLETED'],
  ] as const) {
    const isThere = (steps.at(-1) ?? status) === from;
    if (isThere && open.every((lease) => REACHED[to].has(lease.status))) steps.push(to);
  }
  return steps;
}
