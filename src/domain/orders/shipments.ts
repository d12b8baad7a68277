import type { PaymentMethod } from '../checkout/payment-methods.ts';
import type { Tracking } from './carriers.ts';

/** Pieces of a line of an order. */
export interface LinePieces {
  readonly itemId: string;
  readonly name: string;
  readonly pieces: number;
}

/** A parcel in which goods of an order were handed to a carrier. */
export interface ShipmentView {
  /** Its number within the order, from 1. */
  readonly position: number;
  /** Null once its customer's account was deleted, and the person taken out of the order. */
  readonly tracking: Tracking | null;
  /** When it was handed over, ISO 8601. */
  readonly handedOverAt: string;
  readonly lines: readonly LinePieces[];
}

/** What of an order tells what of its goods was sent. */
export interface SentOrder {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly rental: object | null;
  }[];
  readonly shipments: readonly Pick<ShipmentView, 'lines'>[];
}

/** How many pieces of a line no parcel has taken yet. */
export const leftOfLine = (
  { id, quantity }: { readonly id: string; readonly quantity: number },
  shipments: SentOrder['shipments'],
): number =>
  shipments
    .flatMap(({ lines }) => lines.filter(({ itemId }) => itemId === id))
    .reduce((left, { pieces }) => left - pieces, quantity);

/** The goods of an order that no parcel has taken yet, by line; rented machines go by their leases. */
export const leftToSend = ({ items, shipments }: SentOrder): readonly LinePieces[] =>
  items
    .filter(({ rental }) => rental === null)
    .map((item) => ({ itemId: item.id, name: item.name, pieces: leftOfLine(item, shipments) }))
    .filter(({ pieces }) => pieces > 0);

/** Whether a part of an order's goods is with a carrier while the rest is still in the shop. */
export const isPartlySent = ({
  status,
  shipments = [],
}: {
  readonly status: string;
  readonly shipments?: readonly unknown[];
}): boolean => status === 'PROCESSING' && shipments.length > 0;

/** Whether the number of a parcel may still be corrected: while it is on its way. */
export const mayCorrectTracking = (order: Parameters<typeof isPartlySent>[0]): boolean =>
  order.status === 'SHIPPED' || isPartlySent(order);

/** The parcel that an order was last sent in; null before the first. */
export const lastTracking = (shipments: readonly Pick<ShipmentView, 'tracking'>[]): Tracking | null =>
  shipments.at(-1)?.tracking ?? null;

/**
 * Whether the goods of an order may be sent in several parcels. Not where the carrier collects its money, which is one sum for one parcel, and not
 * where it replaces exchanged goods: its exchange can end until it is sent, and then it is cancelled whole.
 */
export const maySendInParts = ({
  paymentMethod,
  isReplacement,
}: {
  readonly paymentMethod: PaymentMethod;
  readonly isReplacement: boolean;
}): boolean => paymentMethod !== 'pod' && !isReplacement;

/** What goes into the next parcel; `nothing-sent`: no piece was chosen, `more-than-left`: more than the shop still has to send, or no number of pieces. */
export type ParcelContents =
  | {
      readonly ok: true;
      readonly lines: readonly LinePieces[];
      /** Whether nothing is left after it. */ readonly isLast: boolean;
    }
  | { readonly ok: false; readonly reason: 'nothing-sent' | 'more-than-left' };

/** Divides what is `left` of an order's goods into the next parcel and the rest. `chosen` are pieces by line; null for all that is left. */
export function nextParcel(
  left: readonly LinePieces[],
  chosen: ReadonlyMap<string, number> | null,
): ParcelContents {
  if (chosen === null) return { ok: true, lines: left, isLast: true };
  const known = new Set(left.map(({ itemId }) => itemId));
  if ([...chosen].some(([itemId, pieces]) => pieces !== 0 && !known.has(itemId))) {
    return { ok: false, reason: 'more-than-left' };
  }
  const lines = left.map((line) => ({ ...line, pieces: chosen.get(line.itemId) ?? 0 }));
  const fits = lines.every(
    ({ pieces }, place) => Number.isInteger(pieces) && pieces >= 0 && pieces <= (left[place]?.pieces ?? 0),
  );
  if (!fits) return { ok: false, reason: 'more-than-left' };
  const sent = lines.filter(({ pieces }) => pieces > 0);
  if (sent.length === 0) return { ok: false, reason: 'nothing-sent' };
  return {
    ok: true,
    lines: sent,
    isLast: lines.every(({ pieces }, place) => pieces === left[place]?.pieces),
  };
}

/** The name of the field with a line's pieces in the form of a hand-over. */
export const piecesField = (itemId: string): string => `pieces.${itemId}`;

const COUNT = /^\d{1,6}$/;

/** What was typed of each line into the form of a hand-over. */
export type TypedPieces =
  | {
      readonly ok: true;
      /** Null where the form asks for none: all that is left. */ readonly chosen: ReadonlyMap<
        string,
        number
      > | null;
    }
  /** The fields that hold no number of pieces. */
  | { readonly ok: false; readonly fields: readonly string[] };

/** Reads the pieces of the form's lines from its fields by name; an empty field is none of its line. */
export function readPieces(fields: Readonly<Record<string, string>>): TypedPieces {
  const typed = Object.entries(fields)
    .filter(([name]) => name.startsWith(piecesField('')))
    .map(([name, value]) => [name, value.trim()] as const);
  if (typed.length === 0) return { ok: true, chosen: null };
  const wrong = typed.filter(([, value]) => value !== '' && !COUNT.test(value)).map(([name]) => name);
  if (wrong.length > 0) return { ok: false, fields: wrong };
  return {
    ok: true,
    chosen: new Map(typed.map(([name, value]) => [name.slice(piecesField('').length), Number(value)])),
  };
}
