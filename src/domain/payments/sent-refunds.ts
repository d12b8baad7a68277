import { DEPOSIT_REFUND, type RefundReason } from './refund-reason.ts';

/** A refund that staff are to transfer, in minor units of its order's currency. */
interface OpenRefund {
  readonly amountMinor: number;
  readonly reason: RefundReason;
}

/**
 * Which of an order's open refunds, the oldest first, a transfer of staff makes, and by which of them it is told why money went back.
 * What leaves nothing owed makes all of them; else it makes the latest one of exactly its amount. A part that is no one refund's makes
 * none: with a deposit among them it is told as that, so that nothing of the sale is corrected before it is known what went back for it.
 * Of several that are made the one is told that is no deposit.
 */
export function refundsMade<Refund extends OpenRefund>(
  open: readonly Refund[],
  { amountMinor, leftMinor }: { readonly amountMinor: number; readonly leftMinor: number },
): { readonly made: readonly Refund[]; readonly told: Refund | null } {
  const exact = open.findLast((refund) => refund.amountMinor === amountMinor);
  const made = leftMinor === 0 ? open : exact ? [exact] : [];
  const isDeposit = ({ reason }: Refund) => reason === DEPOSIT_REFUND;
  const told =
    made.length > 0
      ? (made.findLast((refund) => !isDeposit(refund)) ?? made.at(-1))
      : (open.findLast(isDeposit) ?? open.at(-1));
  return { made, told: told ?? null };
}

/** Why a transfer went back, by the refund of which it is told: where the shop has the order's money all the same, it came too much. */
export function transferReason(
  { status, totalMinor }: { readonly status: string; readonly totalMinor: number },
  { heldMinor, promised }: { readonly heldMinor: number; readonly promised: RefundReason | undefined },
): RefundReason {
  if (heldMinor >= totalMinor) return 'over-paid';
  if (promised !== undefined) return promised;
  if (status === 'RETURNED') return 'goods-back';
  return status === 'CANCELLED' ? 'cancellation' : 'over-paid';
}
