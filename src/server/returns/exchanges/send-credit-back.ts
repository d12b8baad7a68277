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

/**
 * Takes so much of a lost card payment's money back from the order of a replacement that was not sent, as that holds of it; answers how much that is,
 * in minor units. The same locks are held as by `sendCreditBack`.
 */
export async function takeLostCredit(
  transaction: Database,
  { number, returnId }: Pick<ExchangeRow, 'returnId' | 'number'>,
  {
    original,
    replacement,
    paymentId,
    lostMinor,
  }: {
    readonly original: LockedOrder;
    readonly replacement: LockedOrder;
    readonly paymentId: string;
    readonly lostMinor: number;
  },
): Promise<number> {
  const taken = await takenFrom(transaction, original.id, returnId);
  const ofCardMinor = taken.find((source) => source.paymentId === paymentId)?.leftMinor ?? 0;
  const { creditMinor, heldMinor } = replacement;
  const amountMinor = Math.max(0, Math.min(lostMinor, ofCardMinor, creditMinor, heldMinor));
  if (amountMinor === 0) return 0;
  const back = await backOf(transaction, replacement, { number, amountMinor });
  await takeOffReplacement(transaction, replacement, { back, isLost: true });
  await putOnOriginal(transaction, original, { back, returnId, onlyTo: paymentId });
  return amountMinor;
}
