import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';

/** Money of a card payment of a locked order that left though it had been moved to the orders of what replaces exchanged goods, in minor units. */
export interface MovedLoss {
  readonly order: LockedOrder;
  readonly paymentId: string;
  readonly amountMinor: number;
}

/** What follows for exchanges when a bank, or somebody at the provider's own dashboard, takes money of an order; they are bound by later rooms. */
export interface LossNeeds {
  /** Reckons what open returns and exchanges of an order were promised anew, of whose money less is left. */
  readonly refundsChanged: (transaction: Database, orderId: string) => Promise<void>;
  /**
   * Takes credit that was the payment's money back from orders of replacements that were not sent or came back, as much as is lost and they hold. What was
   * sent keeps it, and the loss is put before staff.
   */
  readonly reclaimCredit: (transaction: Database, loss: MovedLoss) => Promise<void>;
}
