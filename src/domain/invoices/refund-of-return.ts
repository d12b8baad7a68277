import { allocate, type Currency, divideHalfUp, money } from '../money/money.ts';
import type { RefundOfLines } from './correct-amounts.ts';

/** A bought line of an order, and how many of its pieces a return brought back. Amounts in minor units. */
interface BackLine {
  /** Which lines of the invoice are its own, from 0. */
  readonly places: readonly number[];
  readonly ordered: number;
  /** What the line cost with tax. */
  readonly grossMinor: number;
  /** Pieces that returns before brought back, and this one. */
  readonly before: number;
  readonly back: number;
}

/** Delivery and fee of an invoice: which of its lines they are, and what they cost with tax, in minor units. */
interface ServiceLines {
  readonly places: readonly number[];
  readonly grossMinor: number;
}

const worthOf = ({ grossMinor, ordered }: BackLine, pieces: number): number =>
  divideHalfUp(BigInt(grossMinor) * BigInt(pieces), BigInt(ordered));

/**
 * Which lines of an invoice the refund of a return takes down: those of its pieces by what these cost, so that what the customer keeps stays as it
 * was sold. What the shop keeps of it (`Withheld`) stays on them, or on the delivery, which goes back with the last piece (`services`, null
 * before). A refund of more is for goods of earlier returns that were not refunded with them.
 */
export function refundOfReturn(
  amountMinor: number,
  {
    lines,
    services,
    currency,
  }: {
    readonly lines: readonly BackLine[];
    readonly services: ServiceLines | null;
    readonly currency: Currency;
  },
): readonly RefundOfLines[] {
  const own = lines.filter(({ back }) => back > 0);
  const worths = own.map((line) => worthOf(line, line.before + line.back) - worthOf(line, line.before));
  const worthMinor = worths.reduce((sum, minor) => sum + minor, 0);
  const ofGoods = Math.min(amountMinor, worthMinor);
  const shares = worthMinor === 0 ? [] : allocate(money(ofGoods, currency), worths);
  const ofServices = Math.min(amountMinor - ofGoods, services?.grossMinor ?? 0);
  const restMinor = amountMinor - ofGoods - ofServices;
  const earlier = lines.filter(({ before }) => before > 0).flatMap(({ places }) => places);
  return [
    ...own.map(({ places }, index) => ({ places, amountMinor: shares[index]?.minor ?? 0 })),
    { places: services?.places ?? [], amountMinor: ofServices },
    { places: earlier, amountMinor: restMinor },
  ].filter(({ places, amountMinor: minor }) => places.length > 0 && minor > 0);
}
