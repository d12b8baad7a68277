import { billOf } from '../rental/lease-bill.ts';

/** What became of an ordered line when its order was ordered again. */
export interface ReorderedLine {
  readonly productId: number;
  readonly name: string;
  readonly ordered: number;
  /** Null if all was added; `gone`: no longer sold; `cart-full`: the cart takes no further line. */
  readonly problem: 'gone' | 'sold-out' | 'capped-by-stock' | 'cart-full' | null;
}

/** Whether an order may be ordered again: it has arrived (C §4); COMPLETED counts as DELIVERED (R23). What bills a lease is no order of goods. */
export const mayReorder = ({
  status,
  items,
}: {
  readonly status: string;
  readonly items: Parameters<typeof billOf>[0];
}): boolean => (status === 'DELIVERED' || status === 'COMPLETED') && billOf(items) === null;
