import { inArray } from 'drizzle-orm';
import { NO_FREIGHT } from '../../domain/checkout/freight.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { rentedWith } from '../../domain/returns/rented-with.ts';
import { wayOfGiven, type WayGiven } from '../../domain/returns/giving-way.ts';
import {
  estimateRefund,
  isRefundPromised,
  sumEstimates,
  type RefundEstimate,
} from '../../domain/returns/refund-estimate.ts';
import type { ReturnKind } from '../../domain/returns/return-status.ts';
import {
  chargedPayer,
  returnWays,
  wayCostMinor,
  type ReturnPayer,
  type ReturnWay,
} from '../../domain/returns/return-way.ts';
import { freightsOf } from '../catalogue/freights.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { isWithCarrier } from '../orders/is-with-carrier.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { refundableMoneyOf } from '../payments/create-refund.ts';
import { wayMinorOf } from './exchanges/refund-instead.ts';
import { withheldBefore } from './find-goods-return.ts';
import { piecesBesides } from './give-way.ts';
import { deliveryOf, keptDelivery } from './kept-delivery.ts';
import { leaseMoneyBack } from './lease-money-back.ts';
import {
  besideView,
  linesOfPart,
  partsBeside,
  type AskedLine,
  type BesideView,
  type PartBeside,
} from './parts-beside.ts';
import { expressSurplus, parcelFee } from './return-costs.ts';

/** A way on which goods may come back, who pays it, and what is refunded then. */
export interface WayOffer {
  readonly way: ReturnWay;
  readonly payer: ReturnPayer;
  /** Of all that is asked for, what has returns of its own counted in. Null where no sum is promised (`isRefundPromised`). */
  readonly estimate: RefundEstimate | null;
  /** Of what the form itself begins a return of; null where no sum is promised, and where that is nothing. */
  readonly ownEstimate: RefundEstimate | null;
  /** What has returns of its own: it travels as it was agreed for it. */
  readonly beside: readonly BesideView[];
}

/** What of an order's money can still be promised, in minor units: what its carrier took at the door, too. */
async function promisableMinor(database: Database, order: LockedOrder): Promise<number> {
  const { paidMinor, refundsMinor } = await refundableMoneyOf(database, order);
  return Math.max(0, (isWithCarrier(order) ? order.totalMinor : paidMinor) - refundsMinor);
}

/** Pieces of an order that go back. */
export interface Pieces {
  readonly kind: ReturnKind;
  readonly lines: readonly AskedLine[];
  readonly items: OrderView['items'];
  readonly rules: readonly ShippingRule[];
  /** Whether other goods come in their place; absent for no. */
  readonly isExchange?: boolean;
  /** The ids of returns that give way to it whole; absent for none. */
  readonly instead?: readonly string[];
}

/** The same of a request, with what gives way to it; absent for nothing. */
interface AskedPieces extends Pieces {
  readonly givesWay?: readonly WayGiven[];
}

/** What of a request is one return: that of the form where `part` is null. */
interface OwnReturn {
  readonly part: PartBeside | null;
  readonly estimateOf: (wayMinor: number) => RefundEstimate;
}

/** The returns that a request comes to, each counting those before it, in the order in which they count once they are written (`refreshEstimates`). */
async function returnsMade(
  database: Database,
  order: LockedOrder,
  { own, parts, ...asked }: Pieces & { own: readonly AskedLine[]; parts: readonly PartBeside[] },
): Promise<readonly OwnReturn[]> {
  const partsOf = (how: WayGiven['how']) => parts.filter(({ given }) => given.how === how);
  const hasOwn = own.some(({ pieces }) => pieces > 0);
  const made = [...partsOf('turned'), ...(hasOwn ? [null] : []), ...partsOf('parted')];
  const found: OwnReturn[] = [];
  let before = asked.lines.map((line) => ({ ...line, pieces: 0 }));
  for (const part of made) {
    const of = part === null ? own : linesOfPart(asked.lines, part);
    const lines = before.map((line, place) => ({ ...line, pieces: of[place]?.pieces ?? 0 }));
    found.push({ part, estimateOf: await estimatesFor(database, order, { ...asked, lines }) });
    before = lines.map((line) => ({ ...line, asked: line.asked + line.pieces }));
  }
  return found;
}

/** What is refunded for some pieces of an order, by what their way back costs. */
export async function estimatesFor(
  database: Database,
  order: LockedOrder,
  { kind, lines, items, rules, isExchange = false, instead = [] }: Pieces,
): Promise<(wayMinor: number) => RefundEstimate> {
  const expressMinor = await expressSurplus(database, order, rules);
  const beforeMinor = await withheldBefore(database, order.id);
  const deliveryMinor = isExchange
    ? deliveryOf(order)
    : await keptDelivery(database, order, { except: instead });
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
      withheld: { beforeMinor, wayMinor, expressMinor, deliveryMinor },
      leftMinor,
      leases,
    });
}

/** The ways that are offered for some pieces of an order, each with what is refunded, the usual one first. */
export async function offersFor(
  database: Database,
  order: LockedOrder,
  { givesWay = [], ...asked }: AskedPieces,
): Promise<readonly WayOffer[]> {
  const { kind, lines, rules } = asked;
  const own = piecesBesides(lines, givesWay);
  const hasOwn = own.some(({ pieces }) => pieces > 0);
  const chosen = (hasOwn ? own : lines).filter(({ pieces }) => pieces > 0);
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
  const parts = await partsBeside(database, givesWay);
  const made = await returnsMade(database, order, { ...asked, own, parts });
  const isAlone = !hasOwn && givesWay.length === 1;
  const isPromised = isRefundPromised(kind, {
    deliveredAt: order.deliveredAt,
    now: new Date().toISOString(),
  });
  const beside = parts.map((part) => besideView(part, lines));
  const offers: WayOffer[] = [];
  for (const way of ways) {
    const estimates: RefundEstimate[] = [];
    let ownEstimate: RefundEstimate | null = null;
    for (const { part, estimateOf } of made) {
      const estimate = estimateOf(
        part === null
          ? wayCostMinor(kind, way, feeMinor)
          : await wayMinorOf(
              database,
              { order, row: { ...part.row, way: wayOfGiven(part.row, isAlone ? way : null) } },
              { kind, rules },
            ),
      );
      estimates.push(estimate);
      if (part === null) ownEstimate = estimate;
    }
    const all = sumEstimates(estimates);
    offers.push({
      way,
      payer: chargedPayer(kind, way, isPromised ? (ownEstimate ?? all).wayMinor : null),
      estimate: isPromised ? all : null,
      ownEstimate: isPromised ? ownEstimate : null,
      beside,
    });
  }
  return offers;
}
