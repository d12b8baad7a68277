import type { ActorKind } from '../orders/actor.ts';
import type { Tracking } from '../orders/carriers.ts';
import { differenceOf } from './exchange-money.ts';
import type { ExchangeStatus } from './exchange-status.ts';

/** What comes in place of goods that go back, as lists have it. Amounts in minor units of the order's currency. */
export interface ExchangeSummary {
  readonly number: string;
  readonly status: ExchangeStatus;
  readonly replacement: {
    readonly productId: number;
    readonly name: string;
    readonly articleNumber: string;
    readonly picture: string;
    readonly pieces: number;
  };
  /** What it comes to with tax and delivery, and the part of that which is delivery. */
  readonly totalMinor: number;
  readonly shippingMinor: number;
  /** What the goods that go back are worth, as it was shown, and once they were accepted as it was moved. */
  readonly creditMinor: number;
  readonly creditedMinor: number | null;
  /** What of their worth goes back to the customer besides, once they were accepted; zero before. */
  readonly backMinor: number;
  /** Through which day its price holds, ISO 8601. */
  readonly priceUntil: string;
  /** Whether its customer is to choose anew. */
  readonly isAskedAgain: boolean;
  /** The order of the replacement; null until staff agreed. */
  readonly order: {
    readonly id: string;
    readonly orderNumber: string;
    readonly status: string;
    /** Whether its customer has withdrawn from it, and staff have not dealt with that. */
    readonly isWithdrawn: boolean;
    readonly tracking: Tracking | null;
    /** What is still to be paid of it once the goods were accepted, and until when; null where nothing is. */
    readonly due: { readonly minor: number; readonly until: string | null } | null;
  } | null;
}

/**
 * The difference that holds by now, in minor units: what is paid in addition, below zero what goes back. Before the goods were accepted it is by
 * what was told of their worth; then by what came.
 */
export function shownDifference({
  totalMinor,
  creditMinor,
  creditedMinor,
  backMinor,
  order,
}: Pick<ExchangeSummary, 'totalMinor' | 'creditMinor' | 'creditedMinor' | 'backMinor' | 'order'>): number {
  if (creditedMinor === null) return differenceOf({ totalMinor, creditMinor });
  if (backMinor > 0) return -backMinor;
  return order?.due?.minor ?? differenceOf({ totalMinor, creditMinor: creditedMinor });
}

/** What staff see of an exchange that they agree to: the product, its pieces, and both sums. Another text is another exchange. */
export const exchangeSeen = ({
  productId,
  pieces,
  totalMinor,
  creditMinor,
}: {
  readonly productId: number;
  readonly pieces: number;
  readonly totalMinor: number;
  readonly creditMinor: number;
}): string => [productId, pieces, totalMinor, creditMinor].join('-');

/** A step in the life of an exchange; `reason` is the key of its text, `exchange.event.{reason}`. */
export interface ExchangeEventView {
  readonly id: number;
  readonly toStatus: ExchangeStatus;
  readonly actor: ActorKind;
  readonly reason: string;
  readonly at: string;
}

/** A replacement as it is offered. */
export interface OfferedReplacement {
  readonly id: number;
  readonly name: string;
  readonly articleNumber: string;
  readonly picture: string;
  /** What it comes to with tax and delivery, and what of that is delivery. */
  readonly totalMinor: number;
  readonly shippingMinor: number;
  /** What is paid in addition; below zero it is refunded. */
  readonly differenceMinor: number;
}

/** What an exchange of some pieces would be. */
export interface ExchangeOffer {
  readonly creditMinor: number;
  /** Those that fit, the nearest price first; so many as were asked for. */
  readonly replacements: readonly OfferedReplacement[];
  readonly hasMore: boolean;
}
