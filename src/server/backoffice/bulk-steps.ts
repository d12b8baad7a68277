import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { chosenOrders } from '../../domain/orders/staff-orders-query.ts';
import {
  bulkProblem,
  type BulkChoice,
  type BulkProblem,
  type BulkStep,
  type ChosenOrder,
} from '../../domain/orders/bulk-steps.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { paidMoneyOf, saleMoney } from '../orders/kept-after-refunds.ts';
import { hasOpenWithdrawal } from '../orders/open-withdrawal.ts';
import { isOrderStopped } from '../orders/queue-conditions.ts';
import { shipments } from '../orders/shipment-tables.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { confirmOrder, deliverOrder } from '../orders/staff-steps.ts';
import { orderItems, orders } from '../orders/tables.ts';

const STOPS = { sale: saleMoney, isWithdrawn: hasOpenWithdrawal };
const ofOrder = sql`from ${orderItems} where ${orderItems.orderId} = ${orders.id}`;

/** The orders that were chosen for a step, the oldest first as in their packing slips, in two queries; unknown ones are left out. */
export const findBulkChoice =
  (database: Database) =>
  async ({
    step,
    ids,
  }: {
    readonly step: BulkStep;
    readonly ids: readonly string[];
  }): Promise<BulkChoice[]> => {
    const known = chosenOrders(ids);
    if (known.length === 0) return [];
    const rows = await database
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        status: orders.status,
        paymentMethod: orders.paymentMethod,
        currency: orders.currency,
        totalMinor: orders.totalMinor,
        parcels: sql<number>`(select count(*)::int from ${shipments} where ${shipments.orderId} = ${orders.id})`,
        firstName: sql<string>`coalesce(${orderAddresses.firstName}, '')`,
        lastName: sql<string>`coalesce(${orderAddresses.lastName}, '')`,
        phone: sql<string>`coalesce(${orderAddresses.phone}, '')`,
        isErased: sql<boolean>`${orders.erasedAt} is not null`,
        isPriced: sql<boolean>`${orders.shippingMinor} is not null`,
        isOfLeases: sql<boolean>`(exists (select ${ofOrder}) and not exists (select ${ofOrder} and ${orderItems.rentalDuration} is null))`,
        awaitsCredit: orders.awaitsCredit,
        isStopped: isOrderStopped(orders, STOPS),
      })
      .from(orders)
      .leftJoin(
        orderAddresses,
        and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')),
      )
      .where(inArray(orders.id, [...known]))
      .orderBy(asc(orders.createdAt), asc(orders.id));
    const money = step === 'ship' ? await paidMoneyOf(database, known) : null;
    return rows.map(({ paymentMethod, isPriced, isOfLeases, awaitsCredit, isStopped, ...order }) => {
      const isDisputed = money?.get(order.id)?.cardMoney.isDisputed ?? false;
      const asked: ChosenOrder = {
        status: order.status,
        paymentMethod,
        isPriced,
        isOfLeases,
        awaitsCredit,
        isStopped,
        isDisputed,
      };
      return { ...order, problem: bulkProblem(step, asked) };
    });
  };

/** An order to take a step with. */
export interface BulkOrderAsked {
  readonly id: string;
  /** The parcel that all that is left of it goes in, as it was typed; null for a step without one. */
  readonly tracking: { readonly carrier: string; readonly number: string } | null;
  /** How many parcels it had when the form was shown. */
  readonly seen: number;
}

/** What came of a step with one of the orders: done, why it was known not to be, or why the step itself refused. */
export interface BulkOutcome {
  readonly id: string;
  readonly orderNumber: string;
  readonly outcome:
    | { readonly kind: 'done' }
    | { readonly kind: 'left'; readonly problem: BulkProblem }
    | { readonly kind: 'refused'; readonly reason: string };
}

interface BulkAsked {
  readonly step: BulkStep;
  readonly orders: readonly BulkOrderAsked[];
  /** Id of the member of staff. */
  readonly staffId: string;
}

/** What was refused because somebody else, or the same form, took the step at the same moment is done before. */
async function settled(
  find: ReturnType<typeof findBulkChoice>,
  step: BulkStep,
  outcomes: readonly BulkOutcome[],
): Promise<readonly BulkOutcome[]> {
  const refused = outcomes.filter(({ outcome }) => outcome.kind === 'refused').map(({ id }) => id);
  const now = new Map((await find({ step, ids: refused })).map(({ id, problem }) => [id, problem]));
  return outcomes.map((each) =>
    now.get(each.id) === 'done-before'
      ? { ...each, outcome: { kind: 'left', problem: 'done-before' } }
      : each,
  );
}

/**
 * Takes a step with several orders, one after the other: each by the use case of the single step, in a transaction of its own with its guards, e-mails
 * and entry in the log, so that what is refused for one changes nothing of the others. Sent again it does nothing twice: an order that is
 * there already says so. What fails unexpectedly is thrown when all were tried.
 */
export function takeBulkStep(database: Database) {
  const find = findBulkChoice(database);
  const confirm = confirmOrder(database);
  const ship = shipOrder(database);
  const deliver = deliverOrder(database);
  const take = (step: BulkStep, { id: orderId, tracking, seen }: BulkOrderAsked, staffId: string) => {
    if (step === 'confirm') return confirm({ orderId, staffId });
    if (step === 'deliver') return deliver({ orderId, staffId });
    return ship({ orderId, staffId, tracking: tracking ?? { carrier: '', number: '' }, seen });
  };
  return async ({ step, orders: askedOrders, staffId }: BulkAsked): Promise<readonly BulkOutcome[]> => {
    const ids = askedOrders.map(({ id }) => id);
    const asked = new Map(askedOrders.map((order) => [order.id, order]));
    const outcomes: BulkOutcome[] = [];
    const failures: unknown[] = [];
    for (const { id, orderNumber, problem } of await find({ step, ids })) {
      const order = asked.get(id);
      if (order === undefined) continue;
      if (problem !== null) {
        outcomes.push({ id, orderNumber, outcome: { kind: 'left', problem } });
        continue;
      }
      try {
        const taken = await take(step, order, staffId);
        const outcome = taken.ok
          ? ({ kind: 'done' } as const)
          : ({ kind: 'refused', reason: taken.reason } as const);
        outcomes.push({ id, orderNumber, outcome });
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return settled(find, step, outcomes);
  };
}
