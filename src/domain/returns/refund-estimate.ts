import {
  goodsWorth,
  refundDue,
  withheldOf,
  type LeaseMoneyBack,
  type Withheld,
} from './decide-goods-return.ts';
import type { ReturnKind } from './return-status.ts';

/** What is to go back for goods once they are back and inspected, in minor units with tax and discount as they were paid. */
export interface RefundEstimate {
  readonly goodsMinor: number;
  /** Of the delivery, which goes back with the last piece. */
  readonly deliveryMinor: number;
  /** Of the fee of pay on delivery, likewise. */
  readonly feeMinor: number;
  /** What the way back takes off it. */
  readonly wayMinor: number;
  /** What of it went back before, or was never paid. */
  readonly lessMinor: number;
  /** The sum that the customer is told: never more than the shop has of the order's money. */
  readonly totalMinor: number;
}

/** For so many years the seller answers for what is wrong with goods (Directive (EU) 2019/771, art. 10(1)). */
const CONFORMITY_YEARS = 2;

/**
 * Whether a sum is promised for goods before they are seen: not where something is wrong with them after the years of the seller, when a
 * warranty may have them repaired and staff decide what they are worth. `deliveredAt` and `now` are moments, ISO 8601; null is not known.
 */
export function isRefundPromised(
  kind: ReturnKind,
  { deliveredAt, now }: { readonly deliveredAt: string | null; readonly now: string },
): boolean {
  if (kind !== 'complaint' || deliveredAt === null) return true;
  const end = new Date(deliveredAt);
  end.setUTCFullYear(end.getUTCFullYear() + CONFORMITY_YEARS);
  return new Date(now) <= end;
}

/** What an estimate depends on; amounts in minor units. */
export interface EstimateQuestion {
  readonly kind: ReturnKind;
  readonly order: {
    readonly totalMinor: number;
    /** Null where the delivery was never priced. */
    readonly shippingMinor: number | null;
    readonly paymentFeeMinor: number;
  };
  /** Whether a machine was rented with the goods (`rentedWith`). */
  readonly isRented: boolean;
  readonly lines: readonly {
    readonly ordered: number;
    readonly grossMinor: number;
    /** Pieces that came back or are asked for by other returns. */
    readonly before: number;
    readonly asked: number;
  }[];
  readonly withheld: Withheld;
  /** What the shop has of the order's money, or its carrier for it, and has no refund of. */
  readonly leftMinor: number;
  readonly leases: LeaseMoneyBack;
}

/**
 * What goods will be refunded if all that is asked for comes back, by the rules that pay it (`decideGoodsReturn`). Never more than is left of what was
 * paid; what earlier returns are still owed is theirs.
 */
export function estimateRefund(question: EstimateQuestion): RefundEstimate {
  const { kind, order, isRented, lines, withheld, leftMinor, leases } = question;
  const { totalMinor, paymentFeeMinor } = order;
  const shippingMinor = order.shippingMinor ?? 0;
  const isAllBack = !isRented && lines.every(({ ordered, before, asked }) => before + asked === ordered);
  const isWithdrawal = kind === 'withdrawal';
  const { deliveryMinor: keptDeliveryMinor = 0 } = withheld;
  const worthOf = (pieces: (line: (typeof lines)[number]) => number, withheldMinor: number) =>
    goodsWorth(
      lines.map((line) => ({ ...line, pieces: pieces(line) })),
      { totalMinor, isRented, withheldMinor, deliveryMinor: keptDeliveryMinor },
    );
  const dueOf = (worthMinor: number) => refundDue({ worthMinor, totalMinor, leftMinor, leases });
  const earlierMinor = worthOf(({ before }) => before, withheld.beforeMinor);
  const backMinor = (withheldMinor: number) => worthOf(({ before, asked }) => before + asked, withheldMinor);
  const keptMinor = withheldOf(withheld, {
    isAllBack,
    isWithdrawal,
    grossMinor: Math.max(0, backMinor(withheld.beforeMinor) - earlierMinor),
  });
  const worthMinor = backMinor(withheld.beforeMinor + keptMinor);
  const addedMinor = Math.max(0, worthMinor - earlierMinor);
  const dueMinor = Math.max(0, dueOf(worthMinor) - dueOf(earlierMinor));
  const expressMinor = isWithdrawal ? withheld.expressMinor : 0;
  const isBroughtBack = isAllBack && keptDeliveryMinor === 0;
  const wayMinor = Math.max(0, keptMinor - (isBroughtBack ? expressMinor : 0));
  const feeMinor = isBroughtBack ? paymentFeeMinor : 0;
  const deliveryMinor = isBroughtBack ? Math.max(0, shippingMinor - expressMinor) : 0;
  return {
    goodsMinor: Math.max(0, addedMinor + wayMinor - deliveryMinor - feeMinor),
    deliveryMinor,
    feeMinor,
    wayMinor,
    lessMinor: addedMinor - Math.min(addedMinor, dueMinor),
    totalMinor: dueMinor,
  };
}

/** What several returns come to together, part by part. */
export const sumEstimates = (estimates: readonly RefundEstimate[]): RefundEstimate => {
  const sum = (of: (estimate: RefundEstimate) => number) =>
    estimates.reduce((minor, estimate) => minor + of(estimate), 0);
  return {
    goodsMinor: sum(({ goodsMinor }) => goodsMinor),
    deliveryMinor: sum(({ deliveryMinor }) => deliveryMinor),
    feeMinor: sum(({ feeMinor }) => feeMinor),
    wayMinor: sum(({ wayMinor }) => wayMinor),
    lessMinor: sum(({ lessMinor }) => lessMinor),
    totalMinor: sum(({ totalMinor }) => totalMinor),
  };
};
