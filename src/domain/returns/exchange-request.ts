import * as v from 'valibot';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import {
  ASKED_KINDS,
  COMPLAINT_MIN,
  LINE_REASONS,
  RETURN_NOTE_MAX,
  type AskedKind,
  type LineReason,
} from './return-request.ts';

/** What a customer wants to exchange: pieces of one line of an order, and why. */
export interface ExchangeWish {
  readonly itemId: string;
  readonly pieces: number;
  readonly kind: AskedKind;
}

/** What a customer asks for; `id` came with the form, so that it is done once. */
export interface ExchangeRequest extends ExchangeWish {
  readonly id: string;
  readonly productId: number;
  readonly reason: LineReason | null;
  readonly note: string | null;
  readonly isUnused: boolean;
  /** The difference that was shown for the replacement, in minor units. */
  readonly seenMinor: number;
}

const COUNT = /^[1-9]\d{0,5}$/;
const SIGNED = /^-?\d{1,15}$/;

const wishSchema = v.object({
  item: v.pipe(v.string(), v.uuid()),
  pieces: v.pipe(v.string(), v.trim(), v.regex(COUNT), v.transform(Number)),
  kind: v.picklist(ASKED_KINDS),
});

/** Reads which pieces are to be exchanged, from the address of the page; null while that is not said. */
export function readExchangeWish(query: URLSearchParams): ExchangeWish | null {
  const wish = v.safeParse(wishSchema, Object.fromEntries(query));
  if (!wish.success) return null;
  const { item: itemId, pieces, kind } = wish.output;
  return { itemId, pieces, kind };
}

const choiceSchema = v.object({
  product: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
});

/** The name of the field with the difference that was shown for a replacement. */
export const seenDifferenceField = (productId: number): string => `seen.${productId}`;

/** Reads which replacement was chosen and what was shown for it; null where none was. */
export function readReplacement(
  form: Readonly<Record<string, string>>,
): { readonly productId: number; readonly seenMinor: number } | null {
  const choice = v.safeParse(choiceSchema, form);
  if (!choice.success) return null;
  const { product: productId } = choice.output;
  const seen = form[seenDifferenceField(productId)] ?? '';
  return { productId, seenMinor: SIGNED.test(seen) ? Number(seen) : Number.NaN };
}

const noteSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => withoutInvisible(text).trim()),
  v.maxLength(RETURN_NOTE_MAX, 'order.withdrawal.tooLong'),
  v.transform((text) => (isVisible(text) ? text : null)),
);

export type ExchangeParsed =
  | { readonly ok: true; readonly request: ExchangeRequest }
  /** Message keys by field; null where the form is none at all. */
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> | null };

/** Reads the form that asks for an exchange of some pieces. */
export function parseExchange(
  wish: ExchangeWish | null,
  form: Readonly<Record<string, string>>,
): ExchangeParsed {
  const id = v.safeParse(v.pipe(v.string(), v.uuid()), form.id);
  if (wish === null || !id.success) return { ok: false, errors: null };
  const isComplaint = wish.kind === 'complaint';
  const errors: Record<string, string> = {};
  const chosen = readReplacement(form);
  if (chosen === null) errors.product = 'exchange.error.product';
  const reason = LINE_REASONS[wish.kind].find((each) => each === form.reason) ?? null;
  if (isComplaint && reason === null) errors.reason = 'return.error.reason';
  const note = v.safeParse(noteSchema, form.note);
  const text = note.success ? note.output : null;
  if (!note.success) errors.note = note.issues[0].message;
  else if (isComplaint && (text?.length ?? 0) < COMPLAINT_MIN) errors.note = 'return.error.note';
  if (chosen === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    request: {
      ...wish,
      ...chosen,
      id: id.output,
      reason,
      note: text,
      isUnused: form.unused === 'on',
    },
  };
}
