import { LOCALES } from '../../locale/locale.ts';
import { categoryNamed } from '../known-categories.ts';
import { kindOf } from '../categories.ts';
import { CURRENCIES } from '../../money/money.ts';
import { CATEGORY_SPECS } from '../facets/category-specs.ts';
import { PRICE_TERMS } from '../product.ts';
import { editedProductsAddress, type EditedProductsQuery } from './edited-products-query.ts';
import { changedFields } from './merge-fields.ts';
import {
  isProductField,
  priceField,
  PRODUCT_FIELDS,
  SPECIFICATION_KEYS,
  specificationField,
  textField,
  tidyField,
  type ProductField,
  type ProductFields,
} from './product-fields.ts';

/** Products on one page of the table: with the eight prices of each it has no more fields than a form of the shop may have. */
export const BULK_PAGE = 25;

/** What the table of several products shows side by side; `specs` are those that people choose by in a category. */
export const BULK_COLUMNS = ['prices', 'names', 'summaries', 'main', 'specs'] as const;
export type BulkColumns = (typeof BULK_COLUMNS)[number];

/** Reads which columns an address asks for; prices where it does not say, or asks for specs without a category. */
export function readBulkColumns(query: URLSearchParams, category: string | null): BulkColumns {
  const asked = BULK_COLUMNS.find((each) => each === query.get('columns')) ?? 'prices';
  return asked === 'specs' && category === null ? 'prices' : asked;
}

/** The address of a page of the table, as a query. */
export function bulkAddress(query: EditedProductsQuery, columns: BulkColumns, after: number | null): string {
  const address = new URLSearchParams(editedProductsAddress(query, after));
  if (columns !== 'prices') address.set('columns', columns);
  return address.size === 0 ? '' : `?${String(address)}`;
}

/** A product as the table shows it. */
export interface BulkProduct {
  /** Null while that is not decided. */
  readonly kind: 'purchase' | 'rental' | null;
  readonly fields: ProductFields;
}

/** Whether a product can say something in a field: what is only rented has no sale price. */
export const hasBulkField = ({ kind }: Pick<BulkProduct, 'kind'>, field: ProductField): boolean =>
  kind !== 'rental' || !CURRENCIES.some((currency) => field === priceField(currency, 'sale'));

/** The prices that any of some products has, currency by currency. */
const priceColumns = (products: readonly BulkProduct[]): readonly ProductField[] =>
  CURRENCIES.flatMap((currency) =>
    PRICE_TERMS.filter((term) =>
      products.some(({ kind, fields }) =>
        term === 'sale'
          ? kind !== 'rental'
          : kind !== 'purchase' || Boolean(fields[priceField(currency, term)]),
      ),
    ).map((term) => priceField(currency, term)),
  );

function specColumns(category: string | null): readonly ProductField[] {
  const slug = kindOf(categoryNamed(category ?? '')?.id ?? 0)?.slug;
  const specs = slug === undefined ? {} : CATEGORY_SPECS[slug];
  return SPECIFICATION_KEYS.filter((key) => key in specs).map(specificationField);
}

/** The fields that stand side by side for some products of a category, or of all. */
export function bulkFields(
  columns: BulkColumns,
  { products, category }: { readonly products: readonly BulkProduct[]; readonly category: string | null },
): readonly ProductField[] {
  if (columns === 'prices') return priceColumns(products);
  if (columns === 'names') return LOCALES.map((locale) => textField('name', locale));
  if (columns === 'summaries') return LOCALES.map((locale) => textField('summary', locale));
  return columns === 'main' ? ['published', 'brand', 'warranty', 'lead'] : specColumns(category);
}

/** What stands in the table by product ids: the fields of each. */
export type BulkFields = Readonly<Record<string, ProductFields>>;

/** The name of a cell's control. */
export const bulkCell = (id: number | string, field: ProductField): string => `${id}.${field}`;

/** What a cell says, by the name of its control; undefined for a control of something else. */
export function cellOf(fields: BulkFields, name: string): string | undefined {
  const [, id = '', field = ''] = CELL.exec(name) ?? [];
  return isProductField(field) ? fields[id]?.[field] : undefined;
}

const CELL = /^([1-9]\d{0,8})\.(.+)$/;
/** What is changed on the page of one product alone. */
const ALONE: ReadonlySet<ProductField> = new Set(['article', 'contents']);

/** What somebody wrote into a row: beside what it said when they began. */
export interface BulkEdit {
  readonly id: number;
  readonly base: ProductFields;
  readonly sent: ProductFields;
}

/** The fields as the table showed them; nothing where it does not say. */
function readBase(base: string): BulkFields {
  try {
    const said: unknown = JSON.parse(base || '{}');
    if (typeof said !== 'object' || said === null) return {};
    return Object.fromEntries(
      Object.entries(said).map(([id, fields]: [string, unknown]) => [
        id,
        Object.fromEntries(
          Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).filter(
            (entry): entry is [ProductField, string] =>
              isProductField(entry[0]) && typeof entry[1] === 'string',
          ),
        ),
      ]),
    );
  } catch {
    return {};
  }
}

/**
 * Reads what a table sends: the products of which a cell differs from what it showed, with those cells alone; others stay as they are. Null
 * for more products than a page has.
 */
export function readBulkForm(
  cells: Iterable<readonly [name: string, typed: string]>,
  base: string,
): readonly BulkEdit[] | null {
  const shown = readBase(base);
  const sent = new Map<number, Partial<Record<ProductField, string>>>();
  for (const [name, typed] of cells) {
    const [, id = '', field = ''] = CELL.exec(name) ?? [];
    if (!isProductField(field) || ALONE.has(field)) continue;
    const row = sent.get(Number(id)) ?? {};
    row[field] = tidyField(field, typed);
    sent.set(Number(id), row);
  }
  if (sent.size > BULK_PAGE) return null;
  return [...sent].flatMap(([id, fields]) => {
    const before = shown[id] ?? {};
    const own = PRODUCT_FIELDS.filter((field) => fields[field] !== undefined);
    const changes = Object.entries(changedFields(before, fields, own));
    if (changes.length === 0) return [];
    const side = (place: 0 | 1): ProductFields =>
      Object.fromEntries(changes.map(([field, change]) => [field, change[place]]));
    return [{ id, base: side(0), sent: side(1) }];
  });
}
