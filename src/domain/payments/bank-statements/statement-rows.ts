import * as v from 'valibot';
import { daySchema } from '../../calendar/day-schema.ts';
import { CURRENCIES } from '../../money/money.ts';
import { namedOrder } from '../../orders/order-number.ts';
import type { TransferRecorded } from '../decide-transfer.ts';
import { REFERENCE_MAX } from '../statement-forms.ts';
import { LINE_TEXT_MAX, STATEMENT_LINES_MAX, type IncomingLine } from './incoming-line.ts';

/** A line as the page of a statement carries it from its reading to its recording. */
const lineSchema = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.parseJson(),
  v.object({
    day: daySchema('day'),
    amountMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    currency: v.picklist(CURRENCIES),
    payer: v.pipe(v.string(), v.maxLength(LINE_TEXT_MAX)),
    purpose: v.pipe(v.string(), v.maxLength(LINE_TEXT_MAX)),
    reference: v.pipe(v.string(), v.minLength(1), v.maxLength(REFERENCE_MAX)),
  }),
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

/** The lines of a posted statement, `line`, `take` and `order` of each by its place; null for what the page does not send. */
export function readStatementRows(form: FormData): readonly StatementRow[] | null {
  const lines = form.getAll('line');
  if (lines.length === 0 || lines.length > STATEMENT_LINES_MAX) return null;
  const taken = new Set(form.getAll('take'));
  const rows = lines.map((text, place): StatementRow | null => {
    const line = v.safeParse(lineSchema, text);
    const typed = form.get(`order-${place}`);
    const number = typeof typed === 'string' ? typed.trim().slice(0, 40) : '';
    return line.success
      ? {
          line: line.output,
          isTaken: taken.has(String(place)),
          orderNumber: number === '' ? null : namedOrder(number),
        }
      : null;
  });
  const whole = rows.filter((row) => row !== null);
  return whole.length === rows.length ? whole : null;
}
