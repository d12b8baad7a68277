import type { PaymentMethod } from '../checkout/payment-methods.ts';

/** What of an order decides whether it can be paid by card now. */
export interface PayableOrder {
  readonly paymentMethod: PaymentMethod;
  readonly status: string;
  readonly paymentStatus: string;
  /** Null while delivery waits for its quote: there is no amount to pay yet (R10). */
  readonly shippingMinor: number | null;
}

/** Whether an order is one by card that waits for its money; a failed payment may be tried again (R17a). */
export const isPayable = ({ paymentMethod, status, paymentStatus, shippingMinor }: PayableOrder): boolean =>
  paymentMethod === 'card' &&
  status === 'PENDING' &&
  (paymentStatus === 'UNPAID' || paymentStatus === 'FAILED') &&
  shippingMinor !== null;
