import type { PaymentMethod } from '../checkout/payment-methods.ts';
import { SENT } from '../orders/order-status.ts';

/** What of an order decides whether a transfer is waited for. */
export interface TransferredOrder {
  readonly paymentMethod: PaymentMethod;
  readonly status: string;
  readonly paymentStatus: string;
  /** Whether the worth of exchanged goods has yet to pay it; absent for no. */
  readonly awaitsCredit?: boolean;
}

/**
 * Whether an order waits for its transfer, or for the rest of it: before it is sent, and after, where a payment was recorded
 * by mistake. What there is to pay is another question (R10).
 */
export const isTransferAwaited = ({
  paymentMethod,
  status,
  paymentStatus,
  awaitsCredit = false,
}: TransferredOrder): boolean =>
  !awaitsCredit &&
  paymentMethod === 'transfer' &&
  (status === 'PENDING' || SENT.has(status)) &&
  paymentStatus === 'UNPAID';
