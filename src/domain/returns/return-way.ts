import type { Market } from '../locale/market.ts';
import { transportOf, type GoodsTransport, type WithdrawnLine } from './goods-transport.ts';
import type { ReturnKind, ReturnStatus } from './return-status.ts';

/**
 * How goods come back: as the customer's own parcel, by the shop's label, collected by the shop, or as it is agreed. Printed names are
 * the messages `return.way.{way}`.
 */
export const RETURN_WAYS = ['own', 'label', 'collection', 'agreed'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** Who pays the way back: `deducted` is paid by the shop and taken off the refund. Printed by the messages `return.pays.{payer}`. */
export type ReturnPayer = 'customer' | 'shop' | 'deducted' | 'agreed';

const OF_WITHDRAWAL: Readonly<Record<GoodsTransport, readonly ReturnWay[]>> = {
  parcel: ['own', 'label'],
  dangerous: ['agreed'],
  collected: ['collection'],
  agreed: ['agreed'],
};

/**
 * The ways that are offered for some lines of an order. Of what is no parcel `goods-transport.ts` has the rules; goods with
 * something wrong are brought back at the shop's cost, whatever they are (the page `returns#cost`).
 */
export function returnWays(
  kind: ReturnKind,
  { lines, market }: { readonly lines: readonly WithdrawnLine[]; readonly market: Market },
): readonly ReturnWay[] {
  const transport = transportOf(lines, market);
  // Nothing is refunded of which a label could be taken off.
  if (kind === 'exchange') return OF_WITHDRAWAL[transport].filter((way) => way !== 'label');
  if (kind !== 'complaint') return OF_WITHDRAWAL[transport];
  return transport === 'parcel' ? ['label'] : ['collection'];
}

/** Who pays a way back. */
export function payerOf(kind: ReturnKind, way: ReturnWay): ReturnPayer {
  if (kind === 'complaint' || way === 'collection') return 'shop';
  if (way === 'label') return 'deducted';
  return way === 'own' ? 'customer' : 'agreed';
}

/**
 * Who pays a way back as it is charged: the label of a parcel that nothing is taken off the refund for is paid by the shop, whatever such a label costs
 * elsewhere. `wayMinor` is what the way takes off, in minor units; null while no sum was told.
 */
export const chargedPayer = (kind: ReturnKind, way: ReturnWay, wayMinor: number | null): ReturnPayer => {
  const payer = payerOf(kind, way);
  return payer === 'deducted' && wayMinor === 0 ? 'shop' : payer;
};

/** How goods are sent on a way, by who pays it: the key of its text, `return.wayText.{key}`. */
export const wayText = (way: ReturnWay, payer: ReturnPayer | null): ReturnWay | 'label.deducted' =>
  way === 'label' && payer === 'deducted' ? 'label.deducted' : way;

/**
 * What was taken off the refund of a return for its way back, in minor units: of what was withheld, no more than was told, because the shop withholds what
 * express delivery cost more as well (`Withheld`).
 */
export const wayWithheld = ({
  status,
  withheldMinor,
  estimate,
}: {
  readonly status: ReturnStatus;
  readonly withheldMinor: number;
  readonly estimate: { readonly wayMinor: number } | null;
}): number => (status === 'COMPLETED' ? Math.min(withheldMinor, estimate?.wayMinor ?? 0) : 0);

/** What a way back takes off the refund, in minor units; `parcelFeeMinor` is what a parcel of standard delivery costs. */
export const wayCostMinor = (kind: ReturnKind, way: ReturnWay, parcelFeeMinor: number): number =>
  payerOf(kind, way) === 'deducted' ? parcelFeeMinor : 0;

/** Whether the customer hands the goods to a carrier, by a day that the law names, with a label and a number to follow them. */
export const isSentByCustomer = (way: ReturnWay | null): boolean => way === 'own' || way === 'label';
