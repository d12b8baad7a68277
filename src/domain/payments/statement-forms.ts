import * as v from 'valibot';
import { daySchema } from '../calendar/day-schema.ts';
import { parseAmount } from '../money/major-units.ts';
import type { Currency, Money } from '../money/money.ts';

/** A field of a form that holds an amount as people type it. */
export const typedMoney = (currency: Currency) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const amount = parseAmount(dataset.value, currency);
      if (amount === null) addIssue({ message: 'backoffice.transfer.amountInvalid' });
      return amount ?? NEVER;
    }),
  );

/** A field of a form that holds one line of words; blanks are made one, and signs that nobody can see are refused. */
export const typedLine = ({ max, missing, tooLong }: { max: number; missing: string; tooLong: string }) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.trim().replaceAll(/\s+/g, ' ')),
    v.minLength(1, missing),
    v.maxLength(max, tooLong),
    v.regex(/^[^\p{Cc}\p{Cf}]+$/u, missing),
  );

/** Why staff do something with money, in their own words. */
export const staffReason = typedLine({
  max: 200,
  missing: 'backoffice.refund.reasonMissing',
  tooLong: 'backoffice.refund.reasonTooLong',
});

/** Money that went over the shop's account, as a line of its statement tells. */
export interface StatementLine {
  readonly amount: Money;
  /** The day of the line, ISO 8601. */
  readonly day: string;
  /** The bank's own name of the line. */
  readonly reference: string;
  /** Whether staff say that it is for several orders, when it stands on another one. */
  readonly isShared?: boolean;
}

/** The longest name of a line. */
export const REFERENCE_MAX = 64;
const DAY = 'backoffice.transfer.dayInvalid';
/** Before it there was no shop. */
const EARLIEST = '2022-01-01';

/** Whether money can have moved for the shop on a day; `today` is the market's calendar day. */
export const isStatementDay = (day: string, today: string): boolean => day >= EARLIEST && day <= today;

/**
 * A line of the statement as staff type it; `today` is the market's calendar day, after which no money can have moved.
 */
export const transferFormSchema = (currency: Currency, today: string) =>
  v.pipe(
    v.object({
      amount: typedMoney(currency),
      day: v.pipe(
        daySchema(DAY),
        v.check((day) => isStatementDay(day, today), DAY),
      ),
      reference: typedLine({
        max: REFERENCE_MAX,
        missing: 'backoffice.transfer.referenceMissing',
        tooLong: 'backoffice.transfer.referenceTooLong',
      }),
      shared: v.optional(v.string(), ''),
    }),
    v.transform(({ shared, ...line }) => ({ ...line, isShared: shared === 'on' })),
  );

/** What staff type to give money of an order back; `refundId` came with the form, so that it is done once, and `seen` is what was left then, in minor units. */
export const refundFormSchema = (currency: Currency) =>
  v.object({
    refundId: v.pipe(v.string(), v.uuid()),
    amount: typedMoney(currency),
    reason: staffReason,
    seen: v.pipe(
      v.optional(v.string(), ''),
      v.regex(/^\d{0,15}$/),
      v.transform((text) => (text === '' ? null : Number(text))),
    ),
  });

/** What staff type to take a line of the statement back that was written down by mistake. */
export const reversalFormSchema = v.object({
  lineId: v.pipe(v.string(), v.uuid()),
  reason: staffReason,
});
