import type { Currency } from '../../money/money.ts';

/** Money that came to the shop's account, as a statement of its bank tells of it. */
export interface IncomingLine {
  /** The day of the line, ISO 8601. */
  readonly day: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** Who sent it, at most `LINE_TEXT_MAX` characters; empty where the bank does not say. */
  readonly payer: string;
  /** What they wrote to it, as long at most. */
  readonly purpose: string;
  /** What tells the line from all others of the account, at most `REFERENCE_MAX` characters. */
  readonly reference: string;
}

/** As long as what banks of the two countries take of a purpose; the rest of a text that is longer still is left out. */
export const LINE_TEXT_MAX = 420;

/**
 * So many lines of money that came are read from one statement; a longer one is exported by shorter periods. The page sends two fields of each,
 * and no form of the shop has more than 250.
 */
export const STATEMENT_LINES_MAX = 120;
