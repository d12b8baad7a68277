import { eq } from 'drizzle-orm';
import { decideRefund, type RefundDecision } from '../../domain/payments/decide-refund.ts';
import type { Database } from '../database/database.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { createRefund, refundableMoneyOf } from './create-refund.ts';
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
}

export type RefundNoted =
  /** `byHand` when no provider holds the money: staff have to transfer it, and write that down (`recordRefund`). */
  | { readonly ok: true; readonly byHand: boolean }
  | Exclude<RefundDecision, { ok: true }>
  | { readonly ok: false; readonly reason: 'order-not-found' };

/**
 * Notes a part of an order's money as to go back; the order's row is locked, so that of two at once the second sees what
 * the first has left. The money itself moves later (`sendRefund`, `recordRefund`), and then status, correction and
 * e-mail follow.
 */
export const refundPart =
  (database: Database) =>
  async ({ id, orderId, amountMinor, reason, staffId }: PartialRefund): Promise<RefundNoted> => {
    return database.transaction(async (transaction): Promise<RefundNoted> => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const [known] = await transaction.select().from(refunds).where(eq(refunds.id, id));
      if (known) return { ok: true, byHand: known.paymentId === null };
      const returnable = await refundableMoneyOf(transaction, order);
      const decided = decideRefund({ ...returnable, amountMinor });
      if (!decided.ok) return decided;
      const { paymentId } = returnable;
      const why = { reason: 'staff', note: reason, actor: `staff:${staffId}` } as const;
      await createRefund(transaction, order, { id, paymentId, amountMinor, ...why });
      return { ok: true, byHand: paymentId === null };
    });
  };
