import * as v from 'valibot';
import { piecesField, readPieces, type LinePieces } from '../../../domain/orders/shipments.ts';
import { trackingSchema } from '../../../domain/orders/tracking-schema.ts';

type Errors = Readonly<Record<string, string>>;

/** What hands a parcel of an order over. */
export interface ParcelActions {
  /** The goods that no parcel has taken yet. */
  readonly left: readonly LinePieces[];
  readonly ship: (parcel: {
    readonly tracking: { readonly carrier: string; readonly number: string };
    readonly chosen: ReadonlyMap<string, number> | null;
    readonly seen: number;
  }) => Promise<
    { readonly ok: true; readonly isLast: boolean } | { readonly ok: false; readonly reason: string }
  >;
}

/** How many parcels the order had when a form was shown; none for a form that does not say it. */
export const seenParcels = (typed: string): number => (/^\d{1,4}$/.test(typed) ? Number(typed) : 0);

const INVALID_PIECES = 'backoffice.ship.invalidPieces';
export const INVALID_NUMBER = { number: 'backoffice.ship.invalid' } as const;
const each = (fields: readonly string[], text: string): Errors =>
  Object.fromEntries(fields.map((name) => [name, text]));

/** The texts beside the fields that a hand-over was refused for; none where it was refused for anything else. */
function errorsOf(
  reason: string,
  { chosen, left }: { chosen: ReadonlyMap<string, number> | null; left: readonly LinePieces[] },
): Errors {
  const fields = [...(chosen ?? [])];
  const leftOf = (id: string) => left.find(({ itemId }) => itemId === id)?.pieces ?? 0;
  if (reason === 'invalid-tracking') return INVALID_NUMBER;
  if (reason === 'nothing-sent') {
    return each(
      fields.slice(0, 1).map(([id]) => piecesField(id)),
      'backoffice.ship.nothing',
    );
  }
  if (reason !== 'more-than-left') return {};
  const tooMany = fields.filter(([id, pieces]) => pieces > leftOf(id));
  return each(
    tooMany.map(([id]) => piecesField(id)),
    INVALID_PIECES,
  );
}

/** Reads the form of a hand-over and does it; `invalid-fields` comes with the text of each field that is wrong. */
export async function sendParcel(
  fields: Readonly<Record<string, string>>,
  { ship, left }: ParcelActions,
): Promise<
  | { readonly ok: true; readonly isLast: boolean }
  | { readonly ok: false; readonly reason: string; readonly errors?: Errors }
> {
  const { carrier = '', number = '', parcels = '' } = fields;
  const tracking = { carrier, number };
  const typed = readPieces(fields);
  if (!typed.ok) {
    const ofNumber = v.is(trackingSchema, tracking) ? {} : INVALID_NUMBER;
    return {
      ok: false,
      reason: 'invalid-fields',
      errors: { ...each(typed.fields, INVALID_PIECES), ...ofNumber },
    };
  }
  const sent = await ship({ tracking, chosen: typed.chosen, seen: seenParcels(parcels) });
  if (sent.ok) return sent;
  const errors = errorsOf(sent.reason, { chosen: typed.chosen, left });
  return Object.keys(errors).length > 0 ? { ok: false, reason: 'invalid-fields', errors } : sent;
}
