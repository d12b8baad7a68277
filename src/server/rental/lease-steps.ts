import { and, eq, inArray } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import type { PurchaseStatus } from '../../domain/orders/order-status.ts';
import { newsOfStep } from '../../domain/rental/lease-news.ts';
import type { LeaseStatus } from '../../domain/rental/lease-status.ts';
import type { LeaseMoney } from '../../domain/rental/settlement.ts';
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
import { lockBills } from './bills/lease-bills.ts';
import { cancelOpenBills } from './bills/settle-bill.ts';
import { orderItems } from '../orders/tables.ts';
import { announceLeases } from './announce-leases.ts';
import { openDeductions } from './deductions/proposals.ts';
import { endBookings } from './end-bookings.ts';
import { leaseStatesOf } from './lease-states.ts';
import { moveLeases } from './move-leases.ts';
import { followLease } from './terminations/follow-lease.ts';
import { protocolOfStep, unsignedMachines } from './protocols/unsigned-machines.ts';
import { endLate } from './replacements/extend-late.ts';
import { waitsForMachine } from './replacements/offer-replacement.ts';
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
        /** Not all of its machines have the signed protocol that the step needs. */
        | 'protocols-missing'
        /** Its machine broke or is late, and another is not agreed. */
        | 'machine-missing'
        | 'refunded'
        | 'withdrawn';
    };

/** With a settlement: what is proposed to be kept of the deposit was neither written down nor dropped. */
export type LeaseStepAnswered = LeaseStepTaken | { readonly ok: false; readonly reason: 'deductions-open' };

/**
 * Gives the deposit of a lease that is over back, in the transaction of its last step; it moves money, of which a later room knows. Answers
 * what became of it; null where there was nothing to settle.
 */
export type SettleDeposit = (
  transaction: Database,
  order: LockedOrder,
  lease: { readonly leaseId: string; readonly actor: string },
) => Promise<LeaseMoney | null>;

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
export async function followLeases(transaction: Database, order: LockedOrder, actor: string): Promise<void> {
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
 * Why a lease of an order that the caller has locked cannot take a step, by the table (R23) and the order's money: nothing leaves the
 * shop of an order whose money goes back. Else the lease as it stands.
 */
export async function leaseBefore(
  transaction: Database,
  order: LockedOrder,
  { leaseId, to }: Pick<LeaseStep, 'leaseId' | 'to'>,
): Promise<
  | { readonly ok: true; readonly lease: { readonly id: string; readonly status: string } }
  | Extract<LeaseStepTaken, { readonly ok: false }>
> {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  const found = items.find(({ rental }) => rental?.leaseId === leaseId)?.rental;
  if (!found) return { ok: false, reason: 'lease-not-found' };
  const lease = { id: leaseId, status: found.status };
  if (!leaseSteps(lease, { ...order, items }).includes(to)) {
    return { ok: false, reason: 'transition-not-allowed' };
  }
  const leaves = to === 'SHIPPED' || (to === 'ACTIVE' && lease.status === 'PROCESSING');
  if (leaves && (await waitsForMachine(transaction, leaseId)))
    return { ok: false, reason: 'machine-missing' };
  const problem = leaves ? await handOverProblem(transaction, order) : null;
  if (problem === null) return { ok: true, lease };
  // What replaces exchanged goods rents nothing.
  const isOfGoods = problem === 'awaits-exchange' || problem === 'exchange-unpaid';
  return { ok: false, reason: isOfGoods ? 'transition-not-allowed' : problem };
}

/**
 * Takes a step of a lease of an order that the caller has locked: its history, the days of its machines and an order of rentals alone go
 * with it. Its machines are handed over and taken back by their protocols.
 */
export async function stepLease(
  transaction: Database,
  order: LockedOrder,
  { leaseId, to, stopReason, staffId }: Omit<LeaseStep, 'orderId'>,
): Promise<LeaseStepTaken> {
  const before = await leaseBefore(transaction, order, { leaseId, to });
  if (!before.ok) return before;
  const market = marketOf(order.currency);
  const today = todayIn(market);
  const state = (await leaseStatesOf(transaction, order.id)).find(({ id }) => id === leaseId);
  const mayBeSaid =
    !isLeaseStop(to) || (state !== undefined && stopReasons(state, today).includes(stopReason));
  if (!mayBeSaid) return { ok: false, reason: 'transition-not-allowed' };
  const kind = protocolOfStep(to);
  if (kind !== null && (await unsignedMachines(transaction, leaseId, kind)).length > 0) {
    return { ok: false, reason: 'protocols-missing' };
  }
  const actor = `staff:${staffId}`;
  const reason = to === 'PENDING' || isLeaseStop(to) ? stopReason : reasonOfStep(to);
  const isOver = to === 'RETURNED' || isLeaseStop(to);
  if (isOver) await cancelOpenBills(transaction, { leaseId, today });
  await moveLeases(transaction, [before.lease], { to, actor, reason });
  const followed = to === 'RETURNED' ? to : 'CANCELLED';
  if (isOver) await followLease(transaction, order, { leaseId, to: followed, actor });
  if (to === 'RETURNED') {
    await endBookings(transaction, { leaseId }, { backOn: today, market });
    for (const settled of await endLate(transaction, leaseId))
      await announceLeases(transaction, settled.orderId, [
        { leaseId: settled.leaseId, news: 'machine-back', each: settled.id },
      ]);
  }
  await followLeases(transaction, order, actor);
  const news = newsOfStep(to, reason);
  // What is complete is told with its money, which is settled after it.
  if (news !== null && news !== 'completed') {
    const missed = news === 'no-show' ? await noShowMoney(transaction, order, leaseId) : null;
    await announceLeases(transaction, order.id, [
      { leaseId, news, reason, keptMinor: missed?.keptMinor ?? 0 },
    ]);
  }
  return { ok: true };
}

/** Takes a lease one step further, under the lock of its order's row. */
export const takeLeaseStep =
  (database: Database, { settleDeposit }: { readonly settleDeposit: SettleDeposit }) =>
  ({ orderId, ...step }: LeaseStep): Promise<LeaseStepAnswered> =>
    database.transaction(async (transaction): Promise<LeaseStepAnswered> => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const { leaseId, to, staffId } = step;
      await lockBills(transaction, leaseId);
      if (to === 'COMPLETED') {
        const before = await leaseBefore(transaction, order, step);
        if (!before.ok) return before;
        const open = (await openDeductions(transaction, [leaseId])).get(leaseId) ?? [];
        if (open.length > 0) return { ok: false, reason: 'deductions-open' };
      }
      const taken = await stepLease(transaction, order, step);
      const now =
        taken.ok && (to === 'COMPLETED' || isLeaseStop(to)) ? await lockOrder(transaction, orderId) : null;
      if (!now) return taken;
      const money = await settleDeposit(transaction, now, { leaseId, actor: `staff:${staffId}` });
      if (to === 'COMPLETED') {
        const settled = money === null ? {} : { money };
        await announceLeases(transaction, orderId, [{ leaseId, news: 'completed', ...settled }]);
      }
      return taken;
    });
