import type { Money } from '../../domain/money/money.ts';

/** A product as the search box shows it. */
export interface SuggestedProduct {
  /** Null if the answer lacked it: then its page cannot be opened. */
  readonly id: number | null;
  readonly name: string;
  readonly picture: string;
  /** Without tax: of a piece, or of a day of a rental; null where it has none in the currency. */
  readonly price: Money | null;
  /** While the price is reduced: the lowest of the 30 days before; null otherwise. */
  readonly original: Money | null;
  readonly isRental: boolean;
  readonly isInStock: boolean;
  /** Said in place of the stock of one that can only be looked at; null normally. */
  readonly mark: string | null;
}

/** What is offered for one term. */
export interface Suggestions {
  readonly words: readonly string[];
  readonly suggestions: readonly SuggestedProduct[];
  readonly products: readonly SuggestedProduct[];
  /** What was searched instead of the term; null normally. */
  readonly shownFor: string | null;
}
