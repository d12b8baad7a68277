import type { Currency } from '../money/money.ts';
import type { Locale } from '../locale/locale.ts';
import type { SpecRange } from './facets/spec-range.ts';
import type { SpecificationKey } from './specifications.ts';

/** Product fields that hold text; those of a language are the request's language unless they begin with `localizations`. */
export const TEXT_FIELDS = [
  'name',
  'description',
  'summary',
  'localizations.name',
  'localizations.description',
  'brand',
  'articleNumber',
  'type',
  'categories.name',
  'categories.slug',
  'tags.name',
  'specifications.value',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Product fields that hold numbers; prices in minor units of the request's currency. */
export const NUMBER_FIELDS = [
  'id',
  'categoryId',
  'stock',
  'price',
  'dayPrice',
  'weekPrice',
  'monthPrice',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export type TextOperator = '$eq' | '$eqi' | '$ne' | '$in' | '$contains' | '$containsi';
export type NumberOperator = '$eq' | '$ne' | '$in' | '$lt' | '$lte' | '$gt' | '$gte';

/** A condition on products: a comparison, or several joined (S §7, R14). */
export type ProductCondition =
  | {
      readonly kind: 'text';
      readonly field: TextField;
      readonly operator: TextOperator;
      readonly values: readonly string[];
    }
  | {
      readonly kind: 'number';
      readonly field: NumberField;
      readonly operator: NumberOperator;
      readonly values: readonly number[];
    }
  | { readonly kind: 'figure'; readonly key: SpecificationKey; readonly oneOf: readonly (string | number)[] }
  | { readonly kind: 'figure'; readonly key: SpecificationKey; readonly range: SpecRange }
  | { readonly kind: 'and' | 'or'; readonly conditions: readonly ProductCondition[] }
  | { readonly kind: 'not'; readonly condition: ProductCondition };

export const SORT_FIELDS = ['id', 'name', 'brand', 'stock', 'price', 'createdAt', 'updatedAt'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** A page of products to be listed. `page` counts from 1; `currency` decides which prices are compared and sorted. */
export interface ProductQuery {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly condition?: ProductCondition;
  readonly sort: readonly { readonly field: SortField; readonly direction: 'asc' | 'desc' }[];
  readonly page: number;
  readonly pageSize: number;
  /** How long each statement may take at a database server, in milliseconds; its general limit where nothing is said. */
  readonly timeLimitMs?: number;
}
