import { marketOf } from '../../domain/locale/market.ts';
import type { PurchaseStatus } from '../../domain/orders/order-status.ts';
import type { LeaseStatus } from '../../domain/rental/lease-status.ts';
import {
  isLeaseStop,
  leaseSteps,
  orderFollows,
  reasonOfStep,
  type LeaseStopReason,
} from '../../domain/rental/lease-steps.ts';
import type { Database } from '../database/database.ts';
import { changeStatus } from '../orders/change-status.ts';
import { handOverProblem } from '../orders/hand-over-problem.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { endBookings } from './end-bookings.ts';
import { moveLeases } from './move-leases.ts';
import { endLate } from './replacements/extend-late.ts';
import { waitsForMachine } from './replacements/offer-replacement.ts';
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
        /** Its machine broke or is late, and another is not agreed. */
        | 'machine-missing'
        | 'refunded'
        | 'withdrawn';
    };

/** What the history of the order says when it follows its leases. */
const FOLLOWED = {
  SHIPPED: 'machines-sent',
  DELIVERED: 'machines-handed-over',
  COMPLETED: 'machines-back',
  CANCELLED: 'shop-other',
} as const satisfies Partial<Record<PurchaseStatus, string>>;
const isFollowed = (to: PurchaseStatus): to is keyof typeof FOLLOWED => to in FOLLOWED;

/**
 * Lets an order of rentals alone go where its leases have gone. Its customer is written of its cancellation, and of no other step:
 * those letters tell of parcels.
 */
export async function followLeases(transaction: Database, order: LockedOrder, actor: string): Promise<void> {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  let { status } = order;
  for (const to of orderFollows({ status, items })) {
    if (!isFollowed(to)) continue;
    const step = { to, actor, reason: FOLLOWED[to], isToldElsewhere: to !== 'CANCELLED' };
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
      if (!leaseSteps(current, { ...order, items }).includes(to)) {
        return { ok: false, reason: 'transition-not-allowed' };
      }
      const leaves = to === 'SHIPPED' || (to === 'ACTIVE' && lease.status === 'PROCESSING');
      if (leaves && (await waitsForMachine(transaction, leaseId)))
        return { ok: false, reason: 'machine-missing' };
      const problem = leaves ? await handOverProblem(transaction, order) : null;
      if (problem !== null) return { ok: false, reason: problem };
      const actor = `staff:${staffId}`;
      const reason = to === 'PENDING' || isLeaseStop(to) ? stopReason : reasonOfStep(to);
      await moveLeases(transaction, [current], { to, actor, reason });
      if (to === 'RETURNED') {
        const market = marketOf(order.currency);
        await endBookings(transaction, leaseId, { backOn: todayIn(market), market });
        await endLate(transaction, leaseId);
      }
      await followLeases(transaction, order, actor);
      return { ok: true };
    });
