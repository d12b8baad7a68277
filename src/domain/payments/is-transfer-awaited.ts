import type { PaymentMethod } from '../checkout/payment-methods.ts';

/** What of an order decides whether a transfer is waited for. */
export interface TransferredOrder {
  readonly paymentMethod: PaymentMethod;
  readonly status: string;
  readonly paymentStatus: string;
}

/** An order waits for its money before it is sent; and after, where a payment was recorded by mistake. */
const WAITS: ReadonlySet<string> = new Set(['PENDING', 'SHIPPED', 'DELIVERED', 'COMPLETED']);

/** Whether an order waits for its transfer, or for the rest of it; what there is to pay is another question (R10). */
export const isTransferAwaited = ({ paymentMethod, status, paymentStatus }: TransferredOrder): boolean =>
  paymentMethod === 'transfer' && WAITS.has(status) && paymentStatus === 'UNPAID';
