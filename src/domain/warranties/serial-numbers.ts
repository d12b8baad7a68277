import { withoutInvisible } from '../locale/without-invisible.ts';
import { kindIdOf } from '../catalogue/category-kind.ts';

/**
 * The categories whose goods have a serial number on their plate that is worth keeping: panels, batteries, inverters, chargers for cars and
 * power stations. A plant is a set of such goods, and is not counted piece by piece.
 */
const WITH_SERIALS: ReadonlySet<number> = new Set([1, 2, 3, 6, 7, 8, 9, 10, 27, 29]);

/** Whether the goods of a category, by its id, have serial numbers. */
export const hasSerials = (categoryId: number): boolean => WITH_SERIALS.has(kindIdOf(categoryId));

/** Signs of a serial number: Latin letters and digits, as plates and bar codes have them, and what stands between them. */
const SERIAL = /^[A-Z\d][A-Z\d./_:#-]{2,38}[A-Z\d]$/;

/** A serial number as it is kept: upper case, without what a scanner adds; null for what can be none. */
export function readSerial(text: string): string | null {
  const serial = withoutInvisible(text.normalize('NFKC')).trim().toUpperCase();
  return SERIAL.test(serial) ? serial : null;
}

/** A longer text is refused: all numbers of the longest line of an order are shorter. */
export const SERIALS_TEXT_MAX = 50_000;

export type SerialsRead =
  | { readonly ok: true; readonly serials: readonly string[] }
  | {
      readonly ok: false;
      /** `serials-wrong`: `serial` can be none. `serials-twice`: it stands there twice. `serials-too-many`: more than pieces. */
      readonly reason: 'serials-wrong' | 'serials-twice' | 'serials-too-many';
      readonly serial: string | null;
    };

/**
 * Reads the serial numbers of a line as staff type, paste or scan them: one a line, or set apart by spaces, commas, semicolons or tabs. Never more
 * than `pieces`, and none twice. An empty text is no serial numbers.
 */
export function readSerials(text: string, pieces: number): SerialsRead {
  if (text.length > SERIALS_TEXT_MAX) return { ok: false, reason: 'serials-too-many', serial: null };
  const words = text.split(/[\s,;]+/u).filter((word) => word !== '');
  const serials = new Set<string>();
  for (const word of words) {
    const serial = readSerial(word);
    if (serial === null) return { ok: false, reason: 'serials-wrong', serial: word.slice(0, 60) };
    if (serials.has(serial)) return { ok: false, reason: 'serials-twice', serial };
    serials.add(serial);
  }
  return serials.size > pieces
    ? { ok: false, reason: 'serials-too-many', serial: null }
    : { ok: true, serials: [...serials] };
}
