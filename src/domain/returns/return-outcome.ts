import type { RefundEstimate } from './refund-estimate.ts';
import type { ReturnLineView } from './return-view.ts';
import { isOpenReturn, NOT_SENT, type ReturnKind, type ReturnStatus } from './return-status.ts';

type Counted = Pick<ReturnLineView, 'asked' | 'pieces' | 'refused'>;

/** What became of the pieces of a line that goes back. */
export interface LineOutcome {
  readonly accepted: number;
  /** Those that were to come, or came beyond that. */
  readonly of: number;
  /** Came and were not accepted: they go back to the customer. */
  readonly refused: number;
  /** Were asked for and did not come. */
  readonly missing: number;
}

/** What the inspection of a return found of a line. */
export const lineOutcome = ({ asked, pieces, refused }: Counted): LineOutcome => ({
  accepted: pieces,
  of: Math.max(asked, pieces + refused),
  refused,
  missing: Math.max(0, asked - pieces - refused),
});

/** Whether pieces of a return were not accepted, and whether some did not come. */
export function returnOutcome(lines: readonly Counted[]): {
  readonly isPart: boolean;
  readonly hasRefused: boolean;
  readonly hasMissing: boolean;
} {
  const outcomes = lines.map(lineOutcome);
  const hasRefused = outcomes.some(({ refused }) => refused > 0);
  const hasMissing = outcomes.some(({ missing }) => missing > 0);
  return { isPart: hasRefused || hasMissing, hasRefused, hasMissing };
}

/** The money of a return, in minor units. */
interface ReturnMoney {
  readonly status: ReturnStatus;
  readonly estimate: Pick<RefundEstimate, 'totalMinor'> | null;
  readonly refundMinor: number;
}

/**
 * The sum that stands beside a return, in minor units: what is refunded once it was decided, what was promised before. Null where nothing goes
 * back: it was refused or called off, or its worth pays what replaces its goods.
 */
export function shownRefund({ status, estimate, refundMinor }: ReturnMoney): number | null {
  if (status === 'REJECTED' || status === 'CANCELLED') return null;
  const minor = status === 'COMPLETED' ? refundMinor : (estimate?.totalMinor ?? 0);
  return minor > 0 ? minor : null;
}

/**
 * The sum that stands beside a return in a list, where only its goods are named, and what the way back took off it, in minor units. Null also where it
 * is less than its goods came to for another reason, which the page of the return says part by part.
 */
export function listedRefund(
  found: ReturnMoney & { readonly estimate: RefundEstimate | null },
): { readonly minor: number; readonly wayMinor: number } | null {
  const minor = shownRefund(found);
  if (minor === null) return null;
  const { estimate } = found;
  if (estimate === null || minor >= estimate.goodsMinor) return { minor, wayMinor: 0 };
  const { goodsMinor, deliveryMinor, feeMinor, wayMinor } = estimate;
  return minor === goodsMinor + deliveryMinor + feeMinor - wayMinor ? { minor, wayMinor } : null;
}

/** What a request came to that was decided otherwise, in minor units; null while it is open, and where it is what is refunded. */
export function askedRefund({ status, estimate, refundMinor }: ReturnMoney): number | null {
  if (estimate === null || estimate.totalMinor === 0) return null;
  if (status === 'REJECTED' || status === 'CANCELLED') return estimate.totalMinor;
  return status === 'COMPLETED' && estimate.totalMinor !== refundMinor ? estimate.totalMinor : null;
}

/** How far the refund is of goods whose exchange came to nothing: the key of its text, `return.formerExchange.{stage}`. */
export function formerExchangeStage({
  status,
  refundMinor,
  isRefunded,
  waitsForCarrier,
}: Pick<ReturnMoney, 'status' | 'refundMinor'> & {
  readonly isRefunded: boolean;
  readonly waitsForCarrier: boolean;
}): 'later' | 'now' | 'done' | 'nothing' {
  if (status !== 'COMPLETED') return 'later';
  if (isRefunded) return 'done';
  return refundMinor > 0 || waitsForCarrier ? 'now' : 'nothing';
}

/** The reason of a step of a return as its text has it, `return.event.{reason}`: what was accepted is not always refunded. */
export const shownReturnReason = (
  reason: string,
  {
    refundMinor,
    isExchanged,
    kind,
  }: { readonly refundMinor: number; readonly isExchanged: boolean; readonly kind: ReturnKind },
): string => {
  if (reason !== 'completed') return reason;
  if (kind === NOT_SENT) return kind;
  if (isExchanged) return refundMinor > 0 ? 'completed-exchanged-rest' : 'completed-exchanged';
  return refundMinor > 0 ? reason : 'completed-without-refund';
};

/** The steps of a return that say something: goods that were never sent did not come, nobody inspected them. */
export const shownReturnSteps = <Step>(steps: readonly Step[], kind: ReturnKind): readonly Step[] =>
  kind === NOT_SENT ? steps.slice(-1) : steps;

/** Whether what was just asked for still stands as it was asked: once somebody answered, the answer is what its customer reads. */
export const isAsAsked = ({
  kind,
  status,
  exchange,
}: {
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
  readonly exchange: object | null;
}): boolean => (kind === 'withdrawal' && exchange === null ? isOpenReturn(status) : status === 'PENDING');
