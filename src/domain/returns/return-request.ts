import * as v from 'valibot';
import type { Market } from '../locale/market.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import { SENT } from '../orders/order-status.ts';
import { RETURN_WAYS, type ReturnWay } from './return-way.ts';
import { withdrawalOffer } from './withdrawal.ts';

/** What customers ask for themselves; a parcel that was not handed over staff write down. */
export const ASKED_KINDS = ['withdrawal', 'complaint'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** Why a line goes back. Nobody has to say why they withdraw. Printed names are the messages `return.reason.{reason}`. */
export const LINE_REASONS = {
  withdrawal: ['changed-mind', 'does-not-fit', 'better-price', 'late', 'other'],
  complaint: ['faulty', 'wrong-goods', 'damaged', 'incomplete'],
} as const satisfies Readonly<Record<AskedKind, readonly string[]>>;
export type LineReason = (typeof LINE_REASONS)[AskedKind][number];

/** A remark of so many characters at most; of a fault so many have to be seen at least. */
export const RETURN_NOTE_MAX = 2000;
export const COMPLAINT_MIN = 10;

/** What a customer asks for; `id` came with the form, so that it is done once. */
export interface ReturnRequest {
  readonly id: string;
  readonly kind: AskedKind;
  /** The lines of which something goes back. */
  readonly lines: readonly {
    readonly itemId: string;
    readonly pieces: number;
    readonly reason: LineReason | null;
  }[];
  readonly note: string | null;
  /** Null while it is not chosen. */
  readonly way: ReturnWay | null;
  /** Whether the customer says that the goods were neither mounted nor connected, and are complete. */
  readonly isUnused: boolean;
}

/** The names of a line's fields. */
export const piecesField = (itemId: string): string => `pieces.${itemId}`;
export const reasonField = (itemId: string): string => `reason.${itemId}`;
/** What a way was said to come to, in minor units. */
export const seenField = (way: ReturnWay): string => `seen.${way}`;

const noteSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => withoutInvisible(text).trim()),
  v.maxLength(RETURN_NOTE_MAX, 'order.withdrawal.tooLong'),
  v.transform((text) => (isVisible(text) ? text : null)),
);
const headSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(ASKED_KINDS),
  way: v.optional(v.picklist(RETURN_WAYS)),
  unused: v.optional(v.string()),
});

export type ReturnRequestParsed =
  | { readonly ok: true; readonly request: ReturnRequest }
  /** Message keys by field; null where the form is none at all. */
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> | null };

const COUNT = /^\d{1,6}$/;

/** Reads the form of a return, for the lines of its order that were bought. */
export function parseReturnRequest(
  items: readonly { readonly id: string; readonly quantity: number }[],
  form: Readonly<Record<string, string>>,
): ReturnRequestParsed {
  const head = v.safeParse(headSchema, form);
  if (!head.success) return { ok: false, errors: null };
  const { id, kind, way = null, unused } = head.output;
  const errors: Record<string, string> = {};
  const lines = items.flatMap(({ id: itemId, quantity }) => {
    const typed = form[piecesField(itemId)]?.trim() ?? '';
    const pieces = typed === '' ? 0 : COUNT.test(typed) ? Number(typed) : -1;
    if (pieces < 0 || pieces > quantity) errors[piecesField(itemId)] = 'return.error.pieces';
    if (pieces <= 0) return [];
    const reason = LINE_REASONS[kind].find((each) => each === form[reasonField(itemId)]) ?? null;
    if (kind === 'complaint' && reason === null) errors[reasonField(itemId)] = 'return.error.reason';
    return [{ itemId, pieces, reason }];
  });
  const note = v.safeParse(noteSchema, form.note);
  const text = note.success ? note.output : null;
  if (!note.success) errors.note = note.issues[0].message;
  else if (kind === 'complaint' && (text?.length ?? 0) < COMPLAINT_MIN) errors.note = 'return.error.note';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, request: { id, kind, lines, note: text, way, isUnused: unused === 'on' } };
}

/**
 * What can be asked for of an order now: to withdraw from it, before its goods arrive and for 14 days after, and once they arrived to complain of
 * them. None of an order that did not leave the shop or came back, or of which nothing was bought. `lastDay` is that of withdrawing.
 */
export function askedKinds(
  order: Parameters<typeof withdrawalOffer>[0],
  at: { readonly market: Market; readonly now: string },
): { readonly kinds: readonly AskedKind[]; readonly lastDay: string | null } {
  if (!SENT.has(order.status) || order.items.every(({ rental }) => rental !== null)) {
    return { kinds: [], lastDay: null };
  }
  const offer = withdrawalOffer(order, at);
  const hasArrived = order.status !== 'SHIPPED';
  return {
    kinds: ASKED_KINDS.filter((kind) => (kind === 'withdrawal' ? offer !== null : hasArrived)),
    lastDay: offer?.lastDay ?? null,
  };
}
