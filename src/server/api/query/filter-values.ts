import { fromMajor } from '../../../domain/money/major.ts';
import type { FilterField } from './filter-fields.ts';

/** The greatest id or stock that the database can hold. */
const INTEGER_MAX = 2_147_483_647;

function integerOf(text: string): number | null {
  const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= INTEGER_MAX ? value : null;
}

/** Minor units; a third decimal names no amount that a price could equal or be compared with. */
const minorOf = (text: string): number | null =>
  /^-?\d{1,12}(\.\d{1,2})?$/.test(text) ? fromMajor(Number(text), 'UAH').minor : null;

/** The number that a filter's value names; null if it names none. */
export const filterNumber = (kind: Exclude<FilterField['kind'], 'text'>, text: string): number | null =>
  kind === 'integer' ? integerOf(text) : minorOf(text);
