import { eq } from 'drizzle-orm';
import type { Tracking } from '../../domain/orders/carriers.ts';
import { isOrderNumber } from '../../domain/orders/order-number.ts';
import { judgeStep, type WarehouseStep } from '../../domain/partners/order-step.ts';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { shipRest } from '../orders/ship-order.ts';
import { shipmentsOf } from '../orders/shipments.ts';
import { noteArrival } from '../orders/staff-steps.ts';
import { orders } from '../orders/tables.ts';
import type { Partner } from './api-keys.ts';

/** How far an order is, without anything of its customer. */
export interface OrderStanding {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: string;
  /** The parcels in which its goods were handed to carriers, the first one first. */
  readonly parcels: readonly Tracking[];
  readonly updatedAt: string;
}

export type OrderStepTaken =
  | { readonly ok: true; readonly order: OrderStanding }
  | { readonly ok: false; readonly reason: 'order-not-found' }
  | {
      readonly ok: false;
      /** `shipped-otherwise`: all of it was sent in other parcels, or only a part in this one. */
      readonly reason:
        | Exclude<Awaited<ReturnType<typeof shipRest>>, { ok: true }>['reason']
        | 'shipped-otherwise';
      readonly order: OrderStanding;
    };

const standingOf = async (transaction: Database, order: LockedOrder): Promise<OrderStanding> => {
  const sent = (await shipmentsOf(transaction, [order.id])).get(order.id) ?? [];
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    parcels: sent.flatMap(({ tracking }) => tracking ?? []),
    updatedAt: order.updatedAt,
  };
};

/** An order by its id or number, locked; null where there is none. */
async function lockNamed(transaction: Database, named: string): Promise<LockedOrder | null> {
  if (isOrderId(named)) return lockOrder(transaction, named);
  if (!isOrderNumber(named)) return null;
  const [found] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderNumber, named));
  return found ? lockOrder(transaction, found.id) : null;
}

/**
 * Takes a step of an order as staff do: the same rules, refusals and e-mails. One that was taken already changes nothing. It stands in the order's
 * history and in the log under the key.
 */
export const takeOrderStep =
  (database: Database) =>
  (partner: Partner, named: string, asked: WarehouseStep): Promise<OrderStepTaken> =>
    database.transaction(async (transaction): Promise<OrderStepTaken> => {
      const order = await lockNamed(transaction, named);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const standing = await standingOf(transaction, order);
      const isInPreparation = order.status === 'PROCESSING';
      const judged = judgeStep({ ...standing, isInPreparation, deliveredAt: order.deliveredAt }, asked);
      if (judged === 'taken') return { ok: true, order: standing };
      if (judged === 'contradicts') return { ok: false, reason: 'shipped-otherwise', order: standing };
      const actor = `program:${partner.id}`;
      const changed =
        asked.step === 'shipped'
          ? await shipRest(transaction, order, { tracking: asked.tracking, actor })
          : await noteArrival(transaction, order, actor);
      if (!changed.ok) return { ...changed, order: standing };
      const now = (await lockOrder(transaction, order.id)) ?? order;
      await recordChanges(transaction, [
        {
          staffId: null,
          program: partner.name,
          action: 'order-moved',
          subject: 'order',
          subjectId: order.id,
          changes: {
            order: ['', order.orderNumber],
            orderStatus: [order.status, now.status],
            ...(asked.step === 'shipped' && {
              carrier: ['', asked.tracking.carrier],
              // The number is the customer's, and goes with their account.
              trackingNumber: ['', 'written'],
            }),
          },
        },
      ]);
      return { ok: true, order: await standingOf(transaction, now) };
    });
