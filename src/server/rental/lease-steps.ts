import { and, eq, inArray } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import type { PurchaseStatus } from '../../domain/orders/order-status.ts';
import { newsOfStep } from '../../domain/rental/lease-news.ts';
import type { LeaseStatus } from '../../domain/rental/lease-status.ts';
import {
  DROPPED,
  isLeaseStop,
  leaseSteps,
  NO_SHOW,
  orderFollows,
  reasonOfStep,
  stopReasons,
  type LeaseStopReason,
} from '../../domain/rental/lease-steps.ts';
import type { Database } from '../database/database.ts';
import { changeStatus } from '../orders/change-status.ts';
import { handOverProblem } from '../orders/hand-over-problem.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { orderItems } from '../orders/tables.ts';
import { announceLeases } from './announce-leases.ts';
import { endBookings } from './end-bookings.ts';
import { leaseStatesOf } from './lease-states.ts';
import { moveLeases } from './move-leases.ts';
import { noShowMoney } from './no-show.ts';
import { leaseEvents, leases } from './tables.ts';
import { todayIn } from './today.ts';

/** A step of a lease that a member of staff takes. */
export interface LeaseStep {
  readonly orderId: string;
  readonly leaseId: string;
  readonly to: LeaseStatus;
  /** Why it is rejected or cancelled; for every other step nothing is said. */
  readonly stopReason: LeaseStopReason;
  /** Id of the member of staff. */
  readonly staffId: string;
}

export type LeaseStepTaken =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | 'order-not-found'
        | 'lease-not-found'
        | 'transition-not-allowed'
        | 'refunded'
        | 'withdrawn';
    };

/** What the history of the order says when it follows its leases. */
const FOLLOWED = {
  SHIPPED: 'machines-sent',
  DELIVERED: 'machines-handed-over',
  COMPLETED: 'machines-back',
  CANCELLED: 'shop-other',
  RETURNED: 'machines-stopped',
} as const satisfies Partial<Record<PurchaseStatus, string>>;
const isFollowed = (to: PurchaseStatus): to is keyof typeof FOLLOWED => to in FOLLOWED;

/** Whether nobody took the machines of a lease of an order: a part of its money is kept. */
const hasNoShow = async (transaction: Database, orderId: string): Promise<boolean> => {
  const ofOrder = transaction
    .select({ id: leases.id })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(orderItems.orderId, orderId));
  const isNoShow = and(eq(leaseEvents.reason, NO_SHOW), inArray(leaseEvents.leaseId, ofOrder));
  return (await transaction.$count(leaseEvents, isNoShow)) > 0;
};

/** Lets an order of rentals alone go where its leases have gone. Its customer is told of the leases, and not of it. */
async function follow(transaction: Database, order: LockedOrder, actor: string): Promise<void> {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  const isAllStopped = items.every(({ rental }) => rental !== null && DROPPED.has(rental.status));
  const isKept = await hasNoShow(transaction, order.id);
  let { status } = order;
  for (const to of orderFollows({ status, items }, { hasNoShow: isKept })) {
    if (!isFollowed(to)) continue;
    const reason = isAllStopped && isKept ? 'machines-not-collected' : FOLLOWED[to];
    const step = { to, actor, reason, isToldElsewhere: true };
    const moved = await changeStatus(transaction, { ...order, status }, step);
    if (!moved.ok) return;
    status = to;
  }
}

/**
 * Takes a lease one step further by the table (R23), under the lock of its order's row: its history, the days of its machines and
 * an order of rentals alone go with it. Nothing leaves the shop of an order whose money goes back.
 */
export const takeLeaseStep =
  (database: Database) =>
  ({ orderId, leaseId, to, stopReason, staffId }: LeaseStep): Promise<LeaseStepTaken> =>
    database.transaction(async (transaction): Promise<LeaseStepTaken> => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const items = (await orderItemsOf(transaction, [orderId])).get(orderId) ?? [];
      const lease = items.find(({ rental }) => rental?.leaseId === leaseId)?.rental;
      if (!lease) return { ok: false, reason: 'lease-not-found' };
      const current = { id: leaseId, status: lease.status };
      const market = marketOf(order.currency);
      const today = todayIn(market);
      const state = (await leaseStatesOf(transaction, orderId)).find(({ id }) => id === leaseId);
      const isPossible = leaseSteps(current, { ...order, items }).includes(to);
      const mayBeSaid =
        !isLeaseStop(to) || (state !== undefined && stopReasons(state, today).includes(stopReason));
      if (!isPossible || !mayBeSaid) return { ok: false, reason: 'transition-not-allowed' };
      const leaves = to === 'SHIPPED' || (to === 'ACTIVE' && lease.status === 'PROCESSING');
      const problem = leaves ? await handOverProblem(transaction, order) : null;
      if (problem !== null) return { ok: false, reason: problem };
      const actor = `staff:${staffId}`;
      const reason = to === 'PENDING' || isLeaseStop(to) ? stopReason : reasonOfStep(to);
      await moveLeases(transaction, [current], { to, actor, reason });
      if (to === 'RETURNED') await endBookings(transaction, leaseId, { backOn: today, market });
      await follow(transaction, order, actor);
      const news = newsOfStep(to, reason);
      if (news !== null) {
        const missed = news === 'no-show' ? await noShowMoney(transaction, order, leaseId) : null;
        const keptMinor = missed?.keptMinor ?? 0;
        await announceLeases(transaction, orderId, [{ leaseId, news, reason, keptMinor }]);
      }
      return { ok: true };
    });
