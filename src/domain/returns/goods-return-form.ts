import * as v from 'valibot';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import type { OrderView } from '../orders/order-view.ts';
import { RETURN_REASONS, type ReturnKind, type ReturnReason } from './return-status.ts';

const COUNT = /^\d{1,6}$/;
const NOTE_MAX = 1000;
const INVALID = 'backoffice.back.countInvalid';
const REFUSED_INVALID = 'backoffice.back.refusedInvalid';
const WITHOUT_REASON = 'backoffice.back.refusedReason';

/** Pieces of a line that came back and are accepted, how many of them can be sold again, and those that go back to the customer. */
export interface LineBack {
  readonly itemId: string;
  readonly back: number;
  readonly sellable: number;
  /** Absent for none. */
  readonly refused?: number;
}

/** What staff said of goods that came back; `id` came with the form, so that it is done once. */
export interface GoodsReturnForm {
  readonly id: string;
  readonly reason: ReturnReason;
  /** How often goods of the order had come back when the form was shown: of two at once the second is told. */
  readonly seen: number;
  /** Whether the money for them goes back at once. */
  readonly refund: boolean;
  readonly lines: readonly LineBack[];
  /** What the customer reads of the inspection; null for nothing. */
  readonly note: string | null;
}

/** The names of a line's fields. */
export const backField = (itemId: string): string => `back.${itemId}`;
export const sellableField = (itemId: string): string => `sellable.${itemId}`;
export const refusedField = (itemId: string): string => `refused.${itemId}`;

/** What was written down of goods that came back. */
interface WrittenGoodsReturn {
  readonly kind: ReturnKind;
  readonly reason: ReturnReason | null;
  readonly note: string | null;
  readonly lines: readonly LineBack[];
  /** Whether their worth was moved to the order of what replaces them. */
  readonly isExchanged: boolean;
  /** What was noted to go back with them, and what is still to go back for goods of the order, in minor units. */
  readonly refundMinor: number;
  readonly dueMinor: number;
}

/** Whether the money went the way that the form says: to where nothing is left to go back, both ways are one. */
const isRefundedAs = (refund: boolean, { isExchanged, refundMinor, dueMinor }: WrittenGoodsReturn): boolean =>
  isExchanged || (refund ? refundMinor > 0 || dueMinor === 0 : refundMinor === 0);

/**
 * Whether a form says what is written down of its return already, so that it was sent twice; else a colleague who had the same form open came first.
 * The reason of what came for an exchange, or in its place, is not the form's to say, nor what becomes of its money once it was exchanged.
 */
export function saysWhatIsWritten(
  {
    reason,
    note,
    refund,
    lines,
  }: Pick<GoodsReturnForm, 'reason' | 'refund' | 'lines'> & { readonly note?: string | null },
  written: WrittenGoodsReturn,
): boolean {
  const isReasonGiven = written.kind === 'exchange' || written.kind === 'other';
  if (!isReasonGiven && reason !== written.reason) return false;
  if (note && note !== written.note) return false;
  if (!isRefundedAs(refund, written)) return false;
  const countsIn = (of: readonly LineBack[], itemId: string) => {
    const { back = 0, sellable = 0, refused = 0 } = of.find((line) => line.itemId === itemId) ?? {};
    return `${back} ${sellable} ${refused}`;
  };
  return [...lines, ...written.lines].every(
    ({ itemId }) => countsIn(lines, itemId) === countsIn(written.lines, itemId),
  );
}

const headSchema = v.object({
  returnId: v.pipe(v.string(), v.uuid()),
  reason: v.picklist(RETURN_REASONS),
  seen: v.pipe(v.string(), v.regex(COUNT), v.transform(Number)),
  refund: v.optional(v.string()),
  note: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => withoutInvisible(text).trim().slice(0, NOTE_MAX)),
    v.transform((text) => (isVisible(text) ? text : null)),
  ),
});

/** A typed count up to `most`; null for anything else. */
function countIn(typed: string | undefined, most: number): number | null {
  const text = typed?.trim() ?? '';
  return COUNT.test(text) && Number(text) <= most ? Number(text) : null;
}

export type GoodsReturnParsed =
  | { readonly ok: true; readonly form: GoodsReturnForm }
  /** Message keys by field; null where the form is none at all. */
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> | null };

/**
 * Reads the back office's form of goods that came back, for the lines of its order that were bought. How many of them can be sold
 * again has to be said of each that came; where none came nothing has to be typed. Who does not accept some tells the customer why.
 */
export function parseGoodsReturn(
  items: OrderView['items'],
  form: Readonly<Record<string, string>>,
): GoodsReturnParsed {
  const head = v.safeParse(headSchema, form);
  if (!head.success) return { ok: false, errors: null };
  const errors: Record<string, string> = {};
  const lines = items
    .filter(({ rental }) => rental === null)
    .map(({ id: itemId, quantity }) => {
      const back = countIn(form[backField(itemId)], quantity);
      if (back === null) errors[backField(itemId)] = INVALID;
      const sellable = back === 0 ? 0 : countIn(form[sellableField(itemId)], back ?? quantity);
      if (sellable === null) errors[sellableField(itemId)] = INVALID;
      const refused = countIn(form[refusedField(itemId)] || '0', quantity - (back ?? 0));
      if (refused === null) errors[refusedField(itemId)] = REFUSED_INVALID;
      return {
        itemId,
        back: back ?? 0,
        sellable: sellable ?? 0,
        ...(refused !== null && refused > 0 && { refused }),
      };
    });
  if (head.output.note === null && lines.some(({ refused = 0 }) => refused > 0))
    errors['note'] = WITHOUT_REASON;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { returnId: id, refund, ...rest } = head.output;
  return { ok: true, form: { id, ...rest, refund: refund === 'on', lines } };
}
