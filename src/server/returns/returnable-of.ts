import { eq } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { mustBeUnused, nonReturnable, type NonReturnable } from '../../domain/returns/non-returnable.ts';
import { askedKinds } from '../../domain/returns/return-request.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { boughtLines } from './find-goods-return.ts';
import { freedOf, leftOf, openRequests } from './give-way.ts';
import { tagsOf } from './agree-return.ts';

/** A line of an order as the page of returns offers it. */
export interface ReturnableLine {
  readonly itemId: string;
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  readonly ordered: number;
  /** Pieces that can still be asked for. */
  readonly left: number;
  /** The same where one withdraws, for which complaints and exchanges give way. */
  readonly leftToWithdraw: number;
  /** Why nobody withdraws from it; null where they may. */
  readonly refused: NonReturnable | null;
}

/** What of an order can be asked for; the caller has found the order readable. */
export const returnableOf = (database: Database) => async (view: OrderView) => {
  const [order] = await database.select().from(orders).where(eq(orders.id, view.id));
  const market = marketOf(view.currency);
  const { kinds, lastDay } = askedKinds(view, { market, now: new Date().toISOString() });
  if (!order) return { kinds: [], lastDay: null, lines: [], mustBeUnused: false };
  const bought = await boughtLines(database, order, view.items);
  const freed = freedOf(bought, await openRequests(database, order.id));
  const tags = await tagsOf(
    database,
    bought.map(({ item }) => item.productId),
  );
  return {
    kinds,
    lastDay,
    mustBeUnused: mustBeUnused('withdrawal', { market, isCompany: view.billingAddress?.company != null }),
    lines: bought.map(({ item, ...line }, place): ReturnableLine => ({
      itemId: item.id,
      productId: item.productId,
      name: item.name,
      picture: item.picture,
      ordered: item.quantity,
      left: leftOf({ item, ...line }),
      leftToWithdraw: leftOf(freed[place] ?? { item, ...line }),
      refused: nonReturnable('withdrawal', tags.get(item.productId) ?? []),
    })),
  };
};
