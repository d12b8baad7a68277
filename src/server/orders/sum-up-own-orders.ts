import { and, eq, notExists, notInArray, sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { ENDED } from '../../domain/orders/order-status.ts';
import type { Database } from '../database/database.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { isBought, isUnderWay } from './own-conditions.ts';
import { orderItems, orders } from './tables.ts';

/** What a customer's orders come to, as the head of the profile says it (C §2). */
export interface OrderStats {
  /** Pieces that were bought, and machines that were asked for, in orders that were neither cancelled nor came back whole. What waits for its payment is not bought yet. */
  readonly boughtPieces: number;
  readonly rentedPieces: number;
  /** Orders that are under way. */
  readonly activeOrders: number;
}

type Pieces = Omit<OrderStats, 'activeOrders'>;

/** The pieces in a customer's orders, summed order by order, each by the index of its lines. */
async function sumUpPieces(database: Database, userId: string): Promise<Pieces> {
  const pieces = (condition: SQL) =>
    sql<number>`coalesce(sum(${orderItems.quantity}) filter (where ${condition}), 0)`;
  const lines = database
    .select({
      bought: pieces(sql`${orderItems.rentalDuration} is null`).as('bought'),
      rented: pieces(sql`${orderItems.rentalDuration} is not null`).as('rented'),
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orders.id))
    .as('lines');
  // The machines of a bill are counted with their lease.
  const isBill = database
    .select({ id: leaseBills.orderId })
    .from(leaseBills)
    .where(eq(leaseBills.orderId, orders.id));
  const [sums] = await database
    .select({
      boughtPieces: sql<number>`coalesce(sum(${lines.bought}) filter (where ${isBought(orders)}), 0)::int`,
      rentedPieces: sql<number>`coalesce(sum(${lines.rented}), 0)::int`,
    })
    .from(orders)
    .crossJoinLateral(lines)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, [...ENDED]), notExists(isBill)));
  return sums ?? { boughtPieces: 0, rentedPieces: 0 };
}

const REMEMBERED_CUSTOMERS = 1000;
/** Orders that came over from a joined account, or whose change was committed late, are counted after this time. */
const REMEMBERED_MS = 60 * 1000;

/**
 * A customer's order statistics. The pieces, which of ten thousand orders take 50 ms, are summed up anew once an order of the customer
 * has changed.
 */
export function sumUpOwnOrders(database: Database): (userId: string) => Promise<OrderStats> {
  const remembered = new LRUCache<string, { changedAt: string; pieces: Pieces }>({
    max: REMEMBERED_CUSTOMERS,
    ttl: REMEMBERED_MS,
  });
  return async (userId) => {
    const active = database
      .select({ count: sql`count(*)::int` })
      .from(orders)
      .where(and(eq(orders.userId, userId), isUnderWay(orders)));
    const [state] = await database
      .select({
        changedAt: sql<string | null>`max(${orders.updatedAt})::text`,
        activeOrders: sql<number>`(${active})`,
      })
      .from(orders)
      .where(eq(orders.userId, userId));
    const { changedAt = null, activeOrders = 0 } = state ?? {};
    const known = remembered.get(userId);
    if (known?.changedAt === changedAt) return { ...known.pieces, activeOrders };
    const pieces = await sumUpPieces(database, userId);
    if (changedAt !== null) remembered.set(userId, { changedAt, pieces });
    return { ...pieces, activeOrders };
  };
}
