import type { NumberField, TextField } from '../../../domain/catalogue/product-filter.ts';

/** What a filter's name means and how its values are written. */
export type FilterField =
  | { readonly kind: 'text'; readonly field: TextField }
  /** Whole numbers. */
  | { readonly kind: 'integer'; readonly field: NumberField }
  /** Decimals in major units of the request's currency. */
  | { readonly kind: 'amount'; readonly field: NumberField };

const text = (field: TextField): FilterField => ({ kind: 'text', field });
const integer = (field: NumberField): FilterField => ({ kind: 'integer', field });
const amount = (field: NumberField): FilterField => ({ kind: 'amount', field });

/** Every filter of products by the place of its value in the record (R14). */
export const FILTER_FIELDS: ReadonlyMap<string, FilterField> = new Map([
  ['id', integer('id')],
  ['documentId', integer('id')],
  ['articleNumber', text('articleNumber')],
  ['sku', text('articleNumber')],
  ['type', text('type')],
  ['categoryId', integer('categoryId')],
  ['brand', text('brand')],
  ['general_information.name', text('name')],
  ['general_information.description', text('description')],
  ['general_information.brand', text('brand')],
  ['pricing_and_inventory.price', amount('price')],
  ['pricing_and_inventory.day_price', amount('dayPrice')],
  ['pricing_and_inventory.week_price', amount('weekPrice')],
  ['pricing_and_inventory.month_price', amount('monthPrice')],
  ['pricing_and_inventory.stock', integer('stock')],
  ['localizations.general_information.name', text('localizations.name')],
  ['localizations.general_information.description', text('localizations.description')],
  ['categories.id', integer('categoryId')],
  ['categories.name', text('categories.name')],
  ['categories.slug', text('categories.slug')],
  ['tags.name', text('tags.name')],
  ['specifications.value', text('specifications.value')],
]);

/** Whether a path leads to filters without being one: `categories`, `localizations.general_information`. */
export const isFilterGroup = (path: string): boolean =>
  [...FILTER_FIELDS.keys()].some((name) => name.startsWith(`${path}.`));
