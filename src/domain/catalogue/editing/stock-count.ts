import { withoutInvisible } from '../../locale/without-invisible.ts';
import { EDITED_PAGE } from './edited-products-query.ts';

/** A product as a count of the shelf finds it. */
export interface CountedProduct {
  readonly id: number;
  readonly name: string;
  readonly articleNumber: string;
  /** Pieces that can still be bought. */
  readonly free: number;
  /** Pieces of orders that were not sent yet: they lie on the shelf, but belong to somebody. */
  readonly reserved: number;
}

/** Pieces that lie on the shelf if nothing was lost. */
export const expectedOf = ({ free, reserved }: Pick<CountedProduct, 'free' | 'reserved'>): number =>
  free + reserved;

/** What somebody counted of a product, beside what was expected when the sheet was made. */
export interface CountLine {
  readonly id: number;
  readonly expected: number;
  readonly counted: number;
  /** Of the row of the sheet, so that one that is sent twice counts once. */
  readonly key: string;
}

/**
 * Why a count of a product is not taken: another number of pieces should lie on the shelf since the sheet was made, because some were sent,
 * came back, or were counted or moved by somebody else; or more is missing than can still be bought, so that orders hold pieces that are not there.
 */
export type CountRefusal =
  | { readonly reason: 'moved-meanwhile' }
  | { readonly reason: 'short'; readonly free: number };

/** Pieces that a line moves; what is bought between the sheet and its sending does not change it. */
export const differenceOf = ({ counted, expected }: Pick<CountLine, 'counted' | 'expected'>): number =>
  counted - expected;

/** The names of a row's controls: what was counted, and what the sheet knew of it. */
export const countedName = (id: number | string): string => `counted.${id}`;
export const rowName = (id: number | string): string => `row.${id}`;
export const printRow = (product: CountedProduct, key: string): string => `${expectedOf(product)} ${key}`;

const PIECES_MAX = 100_000;
const ROW = /^counted\.([1-9]\d{0,8})$/;
const PIECES = /^\d{1,6}$/;
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NOTE_MAX = 300;

export type CountRead =
  | { readonly ok: true; readonly lines: readonly CountLine[]; readonly note: string }
  /** Message keys by product. */
  | { readonly ok: false; readonly errors: Readonly<Record<string, 'backoffice.count.problem.pieces'>> };

/**
 * Reads a sheet that was sent: the rows in which something was counted, zero too; empty ones were not counted. Null for what no sheet of the
 * shop sends.
 */
export function readCountForm(cells: ReadonlyMap<string, string>): CountRead | null {
  const errors: Record<string, 'backoffice.count.problem.pieces'> = {};
  const lines: CountLine[] = [];
  for (const [name, typed] of cells) {
    const [, id] = ROW.exec(name) ?? [];
    const text = typed.replaceAll(/\s/g, '');
    if (id === undefined || text === '') continue;
    const [expected = '', key = ''] = (cells.get(rowName(id)) ?? '').split(' ');
    if (!PIECES.test(expected) || !KEY.test(key)) return null;
    if (!PIECES.test(text) || Number(text) > PIECES_MAX) errors[id] = 'backoffice.count.problem.pieces';
    else
      lines.push({
        id: Number(id),
        expected: Number(expected),
        counted: Number(text),
        key,
      });
  }
  if (lines.length > EDITED_PAGE) return null;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const note = withoutInvisible(cells.get('note') ?? '')
    .trim()
    .slice(0, NOTE_MAX);
  return { ok: true, lines, note };
}
