import { daysAfter } from '../calendar/days.ts';
import type { Market } from '../locale/market.ts';
import type { LeaseForwardStep } from './lease-steps.ts';
import { isOut } from './lease-view.ts';
import type { ProtocolKind } from './protocol.ts';
import { backBy, bookedWay, type BookedDays } from './rental-days.ts';

/** What stands on the list of a depot's day; printed names are the messages `backoffice.depot.list.{list}`. */
export const DEPOT_LISTS = ['late', 'handovers', 'returns', 'tomorrow'] as const;
export type DepotList = (typeof DEPOT_LISTS)[number];

/** What is due with the machines of a lease, and when. */
export interface DepotDue {
  readonly kind: ProtocolKind;
  /** ISO 8601. */
  readonly day: string;
}

/** Which way the machines of a lease go next, and on which day: what stands in the depot leaves it in time to be there on its first day. */
export function depotDue(
  { status, ...days }: BookedDays & { readonly status: string },
  market: Market,
): DepotDue {
  if (status === 'ACTIVE') return { kind: 'return', day: backBy(days, bookedWay(days, market)) };
  return { kind: 'handover', day: isOut({ status }) ? days.firstDay : days.blockedFrom };
}

/** On which list of a depot's day that stands; null for what is due later. */
export function depotList({ kind, day }: DepotDue, today: string): DepotList | null {
  if (day < today) return 'late';
  if (day === today) return kind === 'handover' ? 'handovers' : 'returns';
  return day === daysAfter(today, 1) ? 'tomorrow' : null;
}

/**
 * The next step with a lease in a depot, as one press: a step that is taken at once, or the protocol that takes it; null for what is
 * not paid, or over. What is brought is sent first.
 */
export function depotStep(
  status: string,
  { isBrought }: { readonly isBrought: boolean },
):
  | { readonly take: Extract<LeaseForwardStep, 'PROCESSING' | 'SHIPPED' | 'DELIVERED'> }
  | { readonly sign: ProtocolKind }
  | null {
  switch (status) {
    case 'APPROVED':
      return { take: 'PROCESSING' };
    case 'PROCESSING':
      return isBrought ? { take: 'SHIPPED' } : { sign: 'handover' };
    case 'SHIPPED':
      return { take: 'DELIVERED' };
    case 'DELIVERED':
      return { sign: 'handover' };
    case 'ACTIVE':
      return { sign: 'return' };
    default:
      return null;
  }
}

/** Whether a deposit is with the shop: as a part of a paid order, still to be paid with it, or agreed outside of it. */
export const depositState = (order: {
  readonly depositMinor: number;
  readonly paymentStatus: string;
}): 'paid' | 'unpaid' | 'outside' => {
  if (order.depositMinor === 0) return 'outside';
  return order.paymentStatus === 'PAID' ? 'paid' : 'unpaid';
};
