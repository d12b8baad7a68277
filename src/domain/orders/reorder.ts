/** What became of an ordered line when its order was ordered again. */
export interface ReorderedLine {
  readonly productId: number;
  readonly name: string;
  readonly ordered: number;
  /** Null if all was added; `gone`: no longer sold; `cart-full`: the cart takes no further line. */
  readonly problem: 'gone' | 'sold-out' | 'capped-by-stock' | 'cart-full' | null;
}

/** Whether an order may be ordered again: it has arrived (C §4); COMPLETED counts as DELIVERED (R23). */
export const mayReorder = ({ status }: { readonly status: string }): boolean =>
  status === 'DELIVERED' || status === 'COMPLETED';
