import type { Currency } from '../money/money.ts';
import type { Duration } from '../rental/rental-price.ts';

/** The most pieces of one line. */
export const MAX_QUANTITY = 999;
/** The most lines of one cart. */
export const MAX_LINES = 100;
/** The longest rental of one line: a year by the day or week, three by the month. */
export const MAX_RENTAL_COUNT: Readonly<Record<Duration, number>> = { day: 365, week: 52, month: 36 };

/**
 * One line of a cart as the browser stores it (S §3, R15). Names and prices are remembered for display alone, prices in
 * minor units per currency; the server prices orders afresh (R17).
 */
export interface CartItem {
  readonly id: number;
  /** Always the one of the other fields (`uniqueKeyOf`). */
  readonly uniqueKey: string;
  readonly name: string;
  readonly image: string | null;
  readonly brand: string | null;
  readonly quantity: number;
  /** Of one piece. */
  readonly price: Readonly<Record<Currency, number>>;
  readonly isRental: boolean;
  /** Null exactly for purchases, as are count and tiers. */
  readonly rentalDuration: Duration | null;
  readonly rentalCount: number | null;
  /** ISO 8601; absent or null until a day is chosen. */
  readonly rentalStartDate?: string | null | undefined;
  /** Of one rented block. */
  readonly rentalTiers: Readonly<Record<Currency, Readonly<Record<Duration, number>>>> | null;
}
