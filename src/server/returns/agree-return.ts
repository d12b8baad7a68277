import { inArray } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { WayGiven } from '../../domain/returns/giving-way.ts';
import { mustBeUnused, nonReturnable, type NonReturnable } from '../../domain/returns/non-returnable.ts';
import { askedKinds, type ReturnRequest } from '../../domain/returns/return-request.ts';
import { productTags } from '../catalogue/tag-tables.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { boughtLines } from './find-goods-return.ts';
import { idsGivingWay, leftOf, makeWay } from './give-way.ts';
import type { AskedLine } from './parts-beside.ts';
import { offersFor, type WayOffer } from './return-offers.ts';

export type ReturnRefused = {
  readonly ok: false;
  readonly reason:
    | 'return-not-open'
    | 'withdrawal-over'
    | 'nothing-chosen'
    | 'more-than-left'
    | 'goods-used'
    | NonReturnable;
  /** The product that it is about; null for all of them. */
  readonly name: string | null;
};

const refuse = (reason: ReturnRefused['reason'], name: string | null = null): ReturnRefused => ({
  ok: false,
  reason,
  name,
});

/** The labels of products, by id. */
export async function tagsOf(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const rows = await database
    .select()
    .from(productTags)
    .where(inArray(productTags.productId, [...ids]));
  for (const { productId, tag } of rows) found.set(productId, [...(found.get(productId) ?? []), tag]);
  return found;
}

export interface ReturnAgreed {
  readonly ok: true;
  readonly view: OrderView;
  readonly lines: readonly AskedLine[];
  readonly offers: readonly WayOffer[];
  /** The complaints and exchanges that give way to a withdrawal. */
  readonly givesWay: readonly WayGiven[];
  /** Whether the request is about all that was bought. */
  readonly isWhole: boolean;
}

/** An order as its rules see it. */
export async function viewOf(database: Database, order: LockedOrder): Promise<OrderView> {
  const [view] = await orderViewsOf(database, [order]);
  if (!view) throw new Error(`There is no order ${order.id}`);
  return view;
}

/**
 * Whether what is asked for can go back, and what that comes to. Who decides by it holds the order's lock: of a line no more can be
 * asked for than was bought, did not come back and stands in no open return; complaints and exchanges give way to a withdrawal.
 */
export async function agreeReturn(
  database: Database,
  order: LockedOrder,
  {
    request,
    rules,
    isExchange = false,
  }: {
    readonly request: ReturnRequest;
    readonly rules: readonly ShippingRule[];
    /** Whether other goods come in their place, which only what arrived can be given back for; absent for no. */
    readonly isExchange?: boolean;
  },
): Promise<ReturnAgreed | ReturnRefused> {
  const view = await viewOf(database, order);
  const { items } = view;
  const { kind } = request;
  const market = marketOf(order.currency);
  const { kinds } = askedKinds(view, { market, now: new Date().toISOString() });
  const isTooSoon = isExchange && order.status === 'SHIPPED';
  if (kinds.length === 0 || order.erasedAt !== null || isTooSoon) return refuse('return-not-open');
  if (!kinds.includes(kind)) return refuse(kind === 'withdrawal' ? 'withdrawal-over' : 'return-not-open');
  const bought = await boughtLines(database, order, items);
  const wanted = bought.map((line): AskedLine => {
    const { pieces = 0 } = request.lines.find(({ itemId }) => itemId === line.item.id) ?? {};
    return { ...line, pieces };
  });
  const { lines, givesWay } =
    kind === 'withdrawal' && !isExchange
      ? await makeWay(database, order.id, wanted)
      : { lines: wanted, givesWay: [] };
  const chosen = lines.filter(({ pieces }) => pieces > 0);
  if (chosen.length === 0) return refuse('nothing-chosen');
  const tooMany = chosen.find((line) => line.pieces > leftOf(line));
  if (tooMany) return refuse('more-than-left', tooMany.item.name);
  const tags = await tagsOf(
    database,
    chosen.map(({ item }) => item.productId),
  );
  for (const { item } of chosen) {
    const why = nonReturnable(kind, tags.get(item.productId) ?? []);
    if (why !== null) return refuse(why, item.name);
  }
  const isCompany = view.billingAddress?.company != null;
  if (mustBeUnused(kind, { market, isCompany }) && !request.isUnused) return refuse('goods-used');
  const offers = await offersFor(database, order, {
    kind: isExchange && kind === 'withdrawal' ? 'exchange' : kind,
    lines,
    items,
    rules,
    isExchange,
    instead: idsGivingWay(givesWay),
    givesWay,
  });
  return {
    ok: true,
    view,
    lines,
    offers,
    givesWay,
    isWhole: lines.every(({ item, pieces }) => pieces === item.quantity),
  };
}
