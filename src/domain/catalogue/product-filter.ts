import type { Currency } from '../money/money.ts';
import type { Locale } from '../locale/locale.ts';
import type { WantedDays } from '../rental/list-days.ts';
import type { SpecRange } from './facets/facet.ts';
import type { SpecificationKey } from './specifications.ts';

/** Product fields that hold text; those of a language are the request's language unless they begin with `localizations`. */
const TEXT_FIELDS = [
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
const NUMBER_FIELDS = ['id', 'categoryId', 'stock', 'price', 'dayPrice', 'weekPrice', 'monthPrice'] as const;
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
  | { readonly kind: 'spec'; readonly key: SpecificationKey; readonly oneOf: readonly (string | number)[] }
  | { readonly kind: 'spec'; readonly key: SpecificationKey; readonly range: SpecRange }
  /** A machine of it is nobody's on some days. */
  | { readonly kind: 'machine'; readonly days: WantedDays }
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

/** What is known of a product by the names of conditions; null where a value is not known at all. */
export interface KnownValues {
  readonly text: (field: TextField) => readonly string[] | null;
  readonly number: (field: NumberField) => readonly number[] | null;
}

const TEXT: Record<TextOperator, (own: string, value: string) => boolean> = {
  $eq: (own, value) => own === value,
  $eqi: (own, value) => own.toLowerCase() === value.toLowerCase(),
  $ne: (own, value) => own !== value,
  $in: (own, value) => own === value,
  $contains: (own, value) => own.includes(value),
  $containsi: (own, value) => own.toLowerCase().includes(value.toLowerCase()),
};

const NUMBER: Record<NumberOperator, (own: number, value: number) => boolean> = {
  $eq: (own, value) => own === value,
  $ne: (own, value) => own !== value,
  $in: (own, value) => own === value,
  $lt: (own, value) => own < value,
  $lte: (own, value) => own <= value,
  $gt: (own, value) => own > value,
  $gte: (own, value) => own >= value,
};

/** Whether a condition holds for a product in memory. A comparison with what is not known holds; specs and days of machines never are. */
export function meetsCondition(condition: ProductCondition, known: KnownValues): boolean {
  switch (condition.kind) {
    case 'text': {
      const compare = TEXT[condition.operator];
      const own = known.text(condition.field);
      return own === null || own.some((text) => condition.values.some((value) => compare(text, value)));
    }
    case 'number': {
      const compare = NUMBER[condition.operator];
      const own = known.number(condition.field);
      return own === null || own.some((number) => condition.values.some((value) => compare(number, value)));
    }
    case 'spec':
    case 'machine':
      return false;
    case 'and':
      return condition.conditions.every((part) => meetsCondition(part, known));
    case 'or':
      return condition.conditions.some((part) => meetsCondition(part, known));
    case 'not':
      return !meetsCondition(condition.condition, known);
  }
}
