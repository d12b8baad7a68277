import { eq, or } from 'drizzle-orm';
import { decideRefund, isSameRefund, type RefundDecision } from '../../domain/payments/decide-refund.ts';
import { money } from '../../domain/money/money.ts';
import { added, amountInWords, recordOrderChange } from '../audit/record-order-change.ts';
import type { Database } from '../database/database.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { createRefund, isByHand, partsOf, refundableMoneyOf } from './create-refund.ts';
import { refunds } from './tables.ts';

/** Money that staff give back of an order, all of it or a part. */
export interface PartialRefund {
  /** Made with the form (UUID): sent twice, it is one refund. */
  readonly id: string;
  readonly orderId: string;
  readonly amountMinor: number;
  /** Why, as the customer and the correction of the invoice are told. */
  readonly reason: string;
  readonly staffId: string;
  /** What was left to go back when the form was shown, in minor units; null or absent where nothing was shown. */
  readonly seenLeftMinor?: number | null;
}

export type RefundNoted =
  /** `byHand` when no provider holds the money: staff have to transfer it, and write that down (`recordRefund`). */
  | { readonly ok: true; readonly byHand: boolean }
  | Exclude<RefundDecision, { ok: true }>
  /** `form-used`: the form's id stands for another refund. */
  | { readonly ok: false; readonly reason: 'order-not-found' | 'form-used' };

interface Needs {
  /** Reckons what open returns and exchanges of an order were promised anew, of whose money less is left. */
  readonly refundsChanged: (transaction: Database, orderId: string) => Promise<void>;
}

/**
 * Notes a part of an order's money as to go back; the order's row is locked, so that of two at once the second sees what
 * the first has left. The money itself moves later (`sendRefund`, `recordRefund`), and then status, correction and
 * e-mail follow.
 */
export const refundPart =
  (database: Database, { refundsChanged }: Needs) =>
  async ({
    id,
    orderId,
    amountMinor,
    reason,
    staffId,
    seenLeftMinor,
  }: PartialRefund): Promise<RefundNoted> => {
    return database.transaction(async (transaction): Promise<RefundNoted> => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const all = await transaction
        .select()
        .from(refunds)
        .where(or(eq(refunds.orderId, order.id), eq(refunds.id, id)));
      const parts = partsOf(id, all);
      const [known] = parts;
      if (known) {
        const sum = parts.reduce((all, part) => all + part.amountMinor, 0);
        const isSame = isSameRefund({ orderId, amountMinor, note: reason }, { ...known, amountMinor: sum });
        return isSame ? { ok: true, byHand: known.paymentId === null } : { ok: false, reason: 'form-used' };
      }
      const returnable = await refundableMoneyOf(transaction, order);
      const decided = decideRefund({ ...returnable, amountMinor, seenLeftMinor: seenLeftMinor ?? null });
      if (!decided.ok) return decided;
      const why = { reason: 'staff', note: reason, actor: `staff:${staffId}` } as const;
      const isCreated = await createRefund(transaction, order, {
        id,
        amountMinor,
        ...why,
      });
      if (isCreated) {
        await refundsChanged(transaction, order.id);
        await recordOrderChange(transaction, {
          order,
          actor: why.actor,
          action: 'refund-promised',
          changes: added({ refundAmount: amountInWords(money(amountMinor, order.currency)) }),
        });
      }
      return isCreated ? { ok: true, byHand: isByHand(returnable) } : { ok: false, reason: 'form-used' };
    });
  };
