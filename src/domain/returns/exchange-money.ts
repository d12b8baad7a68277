/** How the worth of goods that came back is shared when they are exchanged, in minor units. */
export interface ExchangeSettled {
  /** What is moved to the order of the replacement. */
  readonly creditMinor: number;
  /** What goes back to the customer, as of any goods that came back. */
  readonly backMinor: number;
  /** What the replacement still misses: its customer pays it, and only then is it sent. */
  readonly dueMinor: number;
}

/**
 * Shares what goes back for exchanged goods (`worthMinor`) between the order of their replacement, which misses `missingMinor`, and the
 * customer: no more is moved than is missing, and every kopiyka is moved or goes back.
 */
export function settleExchange({
  worthMinor,
  missingMinor,
}: {
  readonly worthMinor: number;
  readonly missingMinor: number;
}): ExchangeSettled {
  const creditMinor = Math.min(worthMinor, missingMinor);
  return { creditMinor, backMinor: worthMinor - creditMinor, dueMinor: missingMinor - creditMinor };
}

/** How many days the price of a replacement holds that was shown when it was asked for, that day not counted. */
export const PRICE_HELD_DAYS = 14;

/** What the customer pays in addition, or below zero is refunded. Amounts in minor units. */
export const differenceOf = ({
  totalMinor,
  creditMinor,
}: {
  /** What the replacement comes to with tax and delivery. */
  readonly totalMinor: number;
  /** What the goods that go back are worth. */
  readonly creditMinor: number;
}): number => totalMinor - creditMinor;
