/** Pieces of a product that an order took off the shelf, below zero, or gave back; `at` is a moment, ISO 8601. */
export interface StockMovement {
  readonly id: number;
  readonly at: string;
  readonly pieces: number;
  /** Null once the law's years are over and the order is removed. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
}
