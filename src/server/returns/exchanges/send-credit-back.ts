import { creditToGoBack } from '../../../domain/returns/exchange-money.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { refundMore } from '../refund-more.ts';
import { backOf, putOnOriginal, takenFrom, takeOffReplacement } from './credit-back.ts';
import type { ExchangeRow } from './write-exchange.ts';

/**
 * Sends credit of a replacement's order that has to go back on to the order whose goods it was the worth of, and notes it there as a refund by
 * that order's own means; where that order is a replacement itself, it goes on from there. The caller holds the locks of both orders, of the
 * return and of the exchange. Nothing is done where no credit has to go back.
 */
export async function sendCreditBack(
  transaction: Database,
  { number, returnId }: Pick<ExchangeRow, 'returnId' | 'number'>,
  { original, replacement }: { readonly original: LockedOrder; readonly replacement: LockedOrder },
): Promise<void> {
  const amountMinor = creditToGoBack(replacement);
  if (amountMinor === 0) return;
  const back = await backOf(transaction, replacement, { number, amountMinor });
  await takeOffReplacement(transaction, replacement, { back, isLost: false });
  await putOnOriginal(transaction, original, { back, returnId });
  await refundMore(transaction, original, { returnId, amountMinor });
}

/** What was lost of the money of an order, and what of that the order of a replacement gives back. The same locks are held as by `sendCreditBack`. */
interface LostCredit {
  readonly original: LockedOrder;
  readonly replacement: LockedOrder;
  /** The card payment that was lost; null where it was credit, on the shop's own account. */
  readonly paymentId: string | null;
  readonly amountMinor: number;
}

/** What of an exchange's credit was taken from one source of the original order's money and did not come back, in minor units. */
export async function creditFrom(
  transaction: Database,
  { returnId }: Pick<ExchangeRow, 'returnId'>,
  { original, paymentId }: Pick<LostCredit, 'original' | 'paymentId'>,
): Promise<number> {
  const taken = await takenFrom(transaction, original.id, returnId);
  return Math.max(0, taken.find((source) => source.paymentId === paymentId)?.leftMinor ?? 0);
}

/** Takes so much of what was lost back from the order of a replacement, and puts it where it was lost. */
export async function takeLostCredit(
  transaction: Database,
  { number, returnId }: Pick<ExchangeRow, 'returnId' | 'number'>,
  { original, replacement, paymentId, amountMinor }: LostCredit,
): Promise<void> {
  const back = await backOf(transaction, replacement, { number, amountMinor });
  await takeOffReplacement(transaction, replacement, { back, isLost: true });
  await putOnOriginal(transaction, original, { back, returnId, onlyTo: paymentId });
}
