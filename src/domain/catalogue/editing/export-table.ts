import { SPECIFICATIONS } from '../specifications.ts';
import { ID_COLUMN, type PurchaseRight } from './import-table.ts';
import {
  PRODUCT_FIELDS,
  SPECIFICATION_KEYS,
  specificationField,
  type ProductField,
} from './product-fields.ts';
import { PURCHASE_COLUMNS, type PurchaseColumn } from './purchase-columns.ts';

/** A column of a table of products. */
export type ExportColumn = ProductField | PurchaseColumn | typeof ID_COLUMN;

/** The header of a table of products with everything that they say. */
export const exportColumns = ({ withPurchases }: PurchaseRight): readonly ExportColumn[] => [
  ID_COLUMN,
  ...PRODUCT_FIELDS,
  ...(withPurchases ? PURCHASE_COLUMNS : []),
];

const DECIMAL = /^-?\d+\.\d+$/;

/** A cell of an exported table: decimals with the mark that spreadsheets of the dialect read. */
export const exportCell = (
  field: ProductField | PurchaseColumn,
  said: string,
  decimalMark: '.' | ',',
): string =>
  decimalMark === ',' &&
  (field.startsWith('price.') || field.startsWith('spec.') || field === 'purchase.amount') &&
  DECIMAL.test(said)
    ? said.replace('.', ',')
    : said;

/** Fields that a spreadsheet has as numbers: prices, months, days and what is measured. Article numbers are texts, whatever they look like. */
const NUMBERS: ReadonlySet<string> = new Set([
  'warranty',
  'lead',
  'purchase.amount',
  ...PRODUCT_FIELDS.filter((field) => field.startsWith('price.')),
  ...SPECIFICATION_KEYS.filter((key) => SPECIFICATIONS[key].kind === 'number').map(specificationField),
]);
/** Numbers that a spreadsheet keeps to the last digit. */
const EXACT = /^-?\d{1,9}(?:\.\d{1,6})?$/;

/** A cell of an exported spreadsheet: what is counted or measured as a number, all else as the text that it is. */
export const exportValue = (field: ProductField | PurchaseColumn, said: string): string | number =>
  NUMBERS.has(field) && EXACT.test(said) ? Number(said) : said;
