/** Something that a customer and the shop have to do with each other beside orders. */
export interface CustomerMatter {
  readonly kind: 'lease' | 'return' | 'ticket' | 'quote' | 'review' | 'question';
  /** What its page in the back office is named by: its own id; of a lease that of its order. */
  readonly id: string;
  /** Its number; null for what has none. */
  readonly number: string | null;
  /** What it is about: a subject, a product; null where the number says it. */
  readonly title: string | null;
  readonly status: string;
  readonly at: string;
}
