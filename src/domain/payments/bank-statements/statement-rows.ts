import * as v from 'valibot';
import { isRealDay } from '../../calendar/days.ts';
import { AMOUNT_MINOR_MAX } from '../../money/major-units.ts';
import { CURRENCIES } from '../../money/money.ts';
import { namedOrder } from '../../orders/order-number.ts';
import type { TransferRecorded } from '../decide-transfer.ts';
import { REFERENCE_MAX } from '../statement-forms.ts';
import { LINE_TEXT_MAX, STATEMENT_LINES_MAX, type IncomingLine } from './incoming-line.ts';

const textSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((text) => !text.includes('\0') && text.isWellFormed()),
  );

/** The lines as the page of a statement carries them from their reading to their recording. */
const linesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      // Whether money can have moved on it is decided where it is recorded.
      day: v.pipe(v.string(), v.check(isRealDay)),
      amountMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(AMOUNT_MINOR_MAX)),
      currency: v.picklist(CURRENCIES),
      payer: textSchema(LINE_TEXT_MAX),
      purpose: textSchema(LINE_TEXT_MAX),
      // By it a line is known again: signs that are not seen would make two of one.
      reference: v.pipe(textSchema(REFERENCE_MAX), v.minLength(1), v.regex(/^[^\p{Cc}\p{Cf}]*$/u)),
    }),
  ),
  v.minLength(1),
  v.maxLength(STATEMENT_LINES_MAX),
);

/** A line of a posted statement. */
export interface StatementRow {
  readonly line: IncomingLine;
  /** Whether it is to be recorded. */
  readonly isTaken: boolean;
  /** The number of the order that was typed for it; null for none. */
  readonly orderNumber: string | null;
}

/** What became of a line that was to be recorded. */
export interface RowRecorded {
  readonly line: IncomingLine;
  /** `day-impossible`: no money can have moved on its day (`isStatementDay`). */
  readonly result: TransferRecorded | { readonly ok: false; readonly reason: 'day-impossible' };
}

/** The rows of a posted statement: its `lines`, with `take` and `order` of each by its place; null for what the page does not send. */
export function readStatementRows(form: FormData): readonly StatementRow[] | null {
  const lines = v.safeParse(linesSchema, form.get('lines'));
  if (!lines.success) return null;
  const taken = new Set(form.getAll('take'));
  return lines.output.map((line, place) => {
    const typed = form.get(`order-${place}`);
    const number = typeof typed === 'string' ? typed.trim().slice(0, 40) : '';
    return {
      line,
      isTaken: taken.has(String(place)),
      // Words that name no order are shown again as they were typed.
      orderNumber: /\d/.test(number) ? namedOrder(number) : number || null,
    };
  });
}
