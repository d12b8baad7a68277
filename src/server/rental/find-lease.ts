import { asc, eq } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import { actorKindOf } from '../../domain/orders/actor.ts';
import { mayRead } from '../../domain/orders/ownership.ts';
import { contractName } from '../../domain/rental/contract-name.ts';
import { hasContract } from '../../domain/rental/lease-contract.ts';
import { returnDue, type LeaseEventView, type LeaseView } from '../../domain/rental/lease-view.ts';
import type { Database } from '../database/database.ts';
import { grossOfItems } from '../invoices/invoice-contents.ts';
import { isOrderId } from '../orders/find-order.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import type { OrderKeys } from '../orders/order-key.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { contractsOf } from './contracts/find-contracts.ts';
import { wholeRentMinor } from './bills/lease-rent.ts';
import { leaseStatesOf } from './lease-states.ts';
import { operatorView } from './protocols/lease-operators.ts';
import { deductionsOf } from './deductions/deductions.ts';
import { signedProtocols } from './protocols/read-protocols.ts';
import { endedEarly } from './terminations/ended-early.ts';
import { leaseEvents, leases } from './tables.ts';
import { todayIn } from './today.ts';

type LeaseFound =
  | { readonly ok: true; readonly lease: LeaseView }
  | { readonly ok: false; readonly reason: 'not-signed-in' | 'not-owner' | 'lease-not-found' };

const NOT_FOUND = { ok: false, reason: 'lease-not-found' } as const;

/** What happened to a lease, from the order on. */
async function eventsOf(
  database: Database,
  leaseId: string,
  orderedAt: string,
): Promise<readonly LeaseEventView[]> {
  const rows = await database
    .select()
    .from(leaseEvents)
    .where(eq(leaseEvents.leaseId, leaseId))
    .orderBy(asc(leaseEvents.id));
  return [
    { toStatus: 'PENDING', actor: 'customer', reason: 'placed', at: orderedAt },
    ...rows.map(({ toStatus, actor, reason, at }) => ({ toStatus, actor: actorKindOf(actor), reason, at })),
  ];
}

/** A lease of an order with what is printed of it; null where the order has no such lease. */
export async function leaseViewOf(
  database: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<LeaseView | null> {
  const { currency } = order;
  const items = (await orderItemsOf(database, [order.id])).get(order.id) ?? [];
  const place = items.findIndex(({ rental }) => rental?.leaseId === leaseId);
  const item = items[place];
  const state = (await leaseStatesOf(database, order.id)).find(({ id }) => id === leaseId);
  if (!item?.rental || !state) return null;
  const { id, status, period, leavesOn, machines } = state;
  const { productId, articleNumber, name, brand, picture, quantity, options = [] } = item;
  const { duration, count, startDate } = item.rental;
  const market = marketOf(currency);
  const papers = (await contractsOf(database, order.id)).filter((paper) => paper.leaseId === id);
  const ended = await endedEarly(database, order, id);
  const isConcluded = papers.length > 0 || hasContract(state);
  return {
    id,
    status,
    period,
    leavesOn,
    // Until it is paid, staff may give it another.
    machines: status === 'PENDING' ? [] : machines,
    item: {
      productId,
      articleNumber,
      name,
      brand,
      picture,
      quantity,
      options,
      rental: { duration, count, startDate },
    },
    order: { id: order.id, orderNumber: order.orderNumber, currency, termsEdition: order.termsEdition },
    isGuests: order.userId === null,
    priceMinor:
      ended?.usedMinor ??
      (await wholeRentMinor(database, id, {
        grossMinor: grossOfItems(order, items)[place] ?? item.lineMinor,
        quantity,
        currency,
        rule: { ratePercent: Number(order.taxRatePercent), mode: order.taxMode },
      })),
    earlyEnd: ended && { feeMinor: ended.feeMinor, refundMinor: ended.refundMinor },
    depositMinor: state.depositMinor,
    depositBackMinor: state.depositBackMinor,
    events: await eventsOf(database, id, order.createdAt),
    due: returnDue(state, { today: todayIn(market), market }),
    protocols: order.erasedAt === null ? await signedProtocols(database, id) : [],
    operator: await operatorView(database, {
      leaseId: id,
      status,
      productId,
      options: state.options,
      isErased: order.erasedAt !== null,
    }),
    deductions:
      order.erasedAt === null
        ? (await deductionsOf(database, id)).filter(({ amountMinor }) => amountMinor > 0)
        : [],
    line: place + 1,
    contract: order.erasedAt === null && isConcluded ? contractName(place + 1) : null,
    annexes: papers.flatMap(({ name: paper, annex, issuedOn }) =>
      annex === 0 ? [] : [{ name: paper, annex, issuedOn }],
    ),
  };
}

/** The row of the order that a lease is of; null for an id of none. */
async function orderOfLease(database: Database, id: string): Promise<LockedOrder | null> {
  if (!isOrderId(id)) return null;
  const [row] = await database
    .select({ order: orders })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(leases.id, id));
  return row?.order ?? null;
}

/**
 * A lease for whoever has the link of one of its e-mails, which has the key of its order (R18); null when the key does not open it, and
 * when the person was taken out of the order.
 */
export const findLeaseByKey =
  (database: Database, keys: Pick<OrderKeys, 'opens'>) =>
  async (id: string, key: string): Promise<LeaseView | null> => {
    const order = await orderOfLease(database, id);
    if (order === null || order.erasedAt !== null || !keys.opens(order.id, key)) return null;
    return leaseViewOf(database, order, id);
  };

/**
 * A lease for the owner of its order: nobody signed in is 401, an unknown id 404, somebody else's 403 (R24). `guestOrderIds` are the
 * orders that the visitor's browser holds keys of: a guest's own (R18).
 */
export const findLease =
  (database: Database) =>
  async (id: string, userId: string | null, guestOrderIds: readonly string[] = []): Promise<LeaseFound> => {
    const isNobody = userId === null && guestOrderIds.length === 0;
    if (isNobody) return { ok: false, reason: 'not-signed-in' };
    const unknown = userId === null ? ({ ok: false, reason: 'not-signed-in' } as const) : NOT_FOUND;
    const order = await orderOfLease(database, id);
    if (order === null) return unknown;
    const access = mayRead(order, userId, guestOrderIds);
    if (!access.ok) return access;
    const lease = await leaseViewOf(database, order, id);
    return lease === null ? NOT_FOUND : { ok: true, lease };
  };
