import type { InferSelectModel } from 'drizzle-orm';
import { paymentDueMoment } from '../../domain/checkout/payment-due.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { transferDue } from '../../domain/payments/transfer-due.ts';
import type { orders } from './tables.ts';

type OrderRow = InferSelectModel<typeof orders>;

/** The time to pay an order that was placed before, from a moment on, as of a new one; at the door nothing has to be paid before. */
export function paymentDue(
  { currency, paymentMethod, userId }: Pick<OrderRow, 'currency' | 'paymentMethod' | 'userId'>,
  now: string = new Date().toISOString(),
): Partial<OrderRow> {
  if (paymentMethod === 'card') {
    return { paymentDueAt: paymentDueMoment(now, marketOf(currency)) };
  }
  if (paymentMethod === 'pod') return {};
  const { dueOn, nextAt } = transferDue(now, currency, { isGuest: userId === null });
  return { paymentDueOn: dueOn, paymentDueAt: nextAt, paymentNotice: null };
}
