import { eq, inArray } from 'drizzle-orm';
import { NO_FREIGHT } from '../../domain/checkout/freight.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { rentedWith } from '../../domain/returns/decide-goods-return.ts';
import { mustBeUnused, nonReturnable, type NonReturnable } from '../../domain/returns/non-returnable.ts';
import {
  estimateRefund,
  isRefundPromised,
  type RefundEstimate,
} from '../../domain/returns/refund-estimate.ts';
import { askedKinds, type ReturnRequest } from '../../domain/returns/return-request.ts';
import type { ReturnKind } from '../../domain/returns/return-status.ts';
import {
  payerOf,
  returnWays,
  wayCostMinor,
  type ReturnPayer,
  type ReturnWay,
} from '../../domain/returns/return-way.ts';
import { freightsOf } from '../catalogue/freights.ts';
import { products, productTags } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { isWithCarrier } from '../orders/is-with-carrier.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { refundableMoneyOf } from '../payments/create-refund.ts';
import { boughtLines, withheldBefore, type BoughtLine } from './find-goods-return.ts';
import { leftOf, makeWay, waitingComplaints, withoutThose } from './give-way.ts';
import { leaseMoneyBack } from './lease-money-back.ts';
import { expressSurplus, parcelFee } from './return-costs.ts';

/** A way on which goods may come back, who pays it, and what is refunded then. */
export interface WayOffer {
  readonly way: ReturnWay;
  readonly payer: ReturnPayer;
  /** Null where no sum is promised (`isRefundPromised`). */
  readonly estimate: RefundEstimate | null;
}

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

/** Pieces of a line that are asked for. */
export interface AskedLine extends BoughtLine {
  readonly pieces: number;
}

/** What of an order's money can still be promised, in minor units: what its carrier took at the door, too. */
async function promisableMinor(database: Database, order: LockedOrder): Promise<number> {
  const { paidMinor, refundsMinor } = await refundableMoneyOf(database, order);
  return Math.max(0, (isWithCarrier(order) ? order.totalMinor : paidMinor) - refundsMinor);
}

/** What bringing an order cost, its payment's fee counted, in minor units: it stays with the shop when goods of it are exchanged. */
export const deliveryOf = ({ shippingMinor, paymentFeeMinor }: LockedOrder): number =>
  (shippingMinor ?? 0) + paymentFeeMinor;

/** Pieces of an order that go back. */
interface Pieces {
  readonly kind: ReturnKind;
  readonly lines: readonly AskedLine[];
  readonly items: OrderView['items'];
  readonly rules: readonly ShippingRule[];
  /** Whether other goods come in their place; absent for no. */
  readonly isExchange?: boolean;
}

/** What is refunded for some pieces of an order, by what their way back costs. */
export async function estimatesFor(
  database: Database,
  order: LockedOrder,
  { kind, lines, items, rules, isExchange = false }: Pieces,
): Promise<(wayMinor: number) => RefundEstimate> {
  const expressMinor = await expressSurplus(database, order, rules);
  const beforeMinor = await withheldBefore(database, order.id);
  const leftMinor = await promisableMinor(database, order);
  const leases = await leaseMoneyBack(database, order, items);
  return (wayMinor) =>
    estimateRefund({
      kind,
      order,
      isRented: rentedWith({ status: order.status, items }).used,
      lines: lines.map(({ item, before, asked, pieces, grossMinor }) => ({
        ordered: item.quantity,
        grossMinor,
        before: before + asked,
        asked: pieces,
      })),
      withheld: { beforeMinor, wayMinor, expressMinor, deliveryMinor: isExchange ? deliveryOf(order) : 0 },
      leftMinor,
      leases,
    });
}

/** The ways that are offered for some pieces of an order, each with what is refunded, the usual one first. */
export async function offersFor(
  database: Database,
  order: LockedOrder,
  asked: Pieces,
): Promise<readonly WayOffer[]> {
  const { kind, lines, rules } = asked;
  const chosen = lines.filter(({ pieces }) => pieces > 0);
  const ids = chosen.map(({ item }) => item.productId);
  const freights = await freightsOf(database, ids);
  const rows = await database
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, ids));
  const categories = new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
  const ways = returnWays(kind, {
    market: marketOf(order.currency),
    lines: chosen.map(({ item, pieces }) => ({
      quantity: pieces,
      categoryId: categories.get(item.productId) ?? 0,
      freight: freights.get(item.productId) ?? NO_FREIGHT,
    })),
  });
  const feeMinor = await parcelFee(database, order, rules);
  const estimateOf = await estimatesFor(database, order, asked);
  const isPromised = isRefundPromised(kind, {
    deliveredAt: order.deliveredAt,
    now: new Date().toISOString(),
  });
  return ways.map((way) => ({
    way,
    payer: payerOf(kind, way),
    estimate: isPromised ? estimateOf(wayCostMinor(kind, way, feeMinor)) : null,
  }));
}

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
  /** The complaints that it calls off: they wait for an answer, and stand in the way of a withdrawal. */
  readonly givesWay: readonly string[];
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
 * asked for than was bought, did not come back and stands in no open return; a complaint that nobody answered gives way to a withdrawal.
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

/** A line of an order as the page of returns offers it. */
export interface ReturnableLine {
  readonly itemId: string;
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  readonly ordered: number;
  /** Pieces that can still be asked for. */
  readonly left: number;
  /** The same where one withdraws, for which complaints that nobody answered are called off. */
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
  const freed = withoutThose(bought, await waitingComplaints(database, order.id));
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
