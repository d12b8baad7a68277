import * as v from 'valibot';
import type { Currency, Money } from '../money/money.ts';
import { typedMoney } from './typed-money.ts';
import { typedLine } from './typed-line.ts';

/** Money that went over the shop's account, as a line of its statement tells. */
export interface StatementLine {
  readonly amount: Money;
  /** The day of the line, ISO 8601. */
  readonly day: string;
  /** The bank's own name of the line. */
  readonly reference: string;
}

const REFERENCE_MAX = 64;
/** Before it there was no shop. */
const EARLIEST = '2022-01-01';

/** Whether a text is a day of the calendar, ISO 8601: 31 February is none. */
function isRealDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString() === `${text}T00:00:00.000Z`;
}

/**
 * A line of the statement as staff type it; `today` is the market's calendar day, after which no money can have moved.
 */
export const transferFormSchema = (currency: Currency, today: string) =>
  v.object({
    amount: typedMoney(currency),
    day: v.pipe(
      v.string(),
      v.check((day) => isRealDay(day) && day >= EARLIEST && day <= today, 'backoffice.transfer.dayInvalid'),
    ),
    reference: typedLine({
      max: REFERENCE_MAX,
      missing: 'backoffice.transfer.referenceMissing',
      tooLong: 'backoffice.transfer.referenceTooLong',
    }),
  });
