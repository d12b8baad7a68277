import type {
  NumberField,
  ProductCondition,
  ProductQuery,
  SortField,
  TextField,
} from '../../../domain/catalogue/product-filter.ts';
import { toMajor } from '../../../domain/money/major-units.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import type { BracketQuery } from './ask-catalogue.ts';

const TEXT_PLACES: Record<TextField, string> = {
  name: 'general_information.name',
  description: 'general_information.description',
  summary: 'general_information.description',
  'localizations.name': 'localizations.general_information.name',
  'localizations.description': 'localizations.general_information.description',
  brand: 'general_information.brand',
  articleNumber: 'articleNumber',
  type: 'type',
  'categories.name': 'categories.name',
  'categories.slug': 'categories.slug',
  'tags.name': 'tags.name',
  'specifications.value': 'specifications.value',
};
const NUMBER_PLACES: Record<NumberField, string> = {
  id: 'id',
  categoryId: 'categoryId',
  stock: 'pricing_and_inventory.stock',
  price: 'pricing_and_inventory.price',
  dayPrice: 'pricing_and_inventory.day_price',
  weekPrice: 'pricing_and_inventory.week_price',
  monthPrice: 'pricing_and_inventory.month_price',
};
const AMOUNTS: ReadonlySet<NumberField> = new Set(['price', 'dayPrice', 'weekPrice', 'monthPrice']);
/** The fields that search reads (S §7). */
const SEARCHED: readonly TextField[] = [
  'name',
  'description',
  'localizations.name',
  'localizations.description',
  'categories.name',
  'tags.name',
  'specifications.value',
];
/** What no remote catalogue can be asked finds nothing, rather than too much. */
const NOTHING: BracketQuery = { id: { $in: [0] } };

/** `a.b` and a value as `{a: {b: value}}`. */
const nest = (place: string, value: BracketQuery): BracketQuery =>
  place.split('.').reduceRight<BracketQuery>((inner, step) => ({ [step]: inner }), value);

/** A condition as the `filters` of S §7; amounts are major units of the currency. */
export function filtersOf(condition: ProductCondition, currency: Currency): BracketQuery {
  switch (condition.kind) {
    case 'text': {
      const { operator, values } = condition;
      return nest(TEXT_PLACES[condition.field], { [operator]: operator === '$in' ? values : values[0] });
    }
    case 'number': {
      const { field, operator } = condition;
      const values = AMOUNTS.has(field)
        ? condition.values.map((minor) => toMajor(money(minor, currency)))
        : condition.values;
      return nest(NUMBER_PLACES[field], { [operator]: operator === '$in' ? values : values[0] });
    }
    case 'spec':
    case 'machine':
      return NOTHING;
    case 'and':
    case 'or':
      return { [`$${condition.kind}`]: condition.conditions.map((part) => filtersOf(part, currency)) };
    case 'not':
      return { $not: filtersOf(condition.condition, currency) };
  }
}

/** The conditions that must all hold, the category's apart: listings name it by a parameter of its own (S §7). */
function partsOf(condition: ProductCondition | undefined) {
  const all = condition === undefined ? [] : condition.kind === 'and' ? condition.conditions : [condition];
  const isCategory = (part: ProductCondition) =>
    part.kind === 'number' && part.field === 'categoryId' && part.operator === '$eq';
  const [category, ...others] = all.filter(isCategory);
  return {
    categoryId: category?.kind === 'number' ? category.values[0] : undefined,
    rest: [...others, ...all.filter((part) => !isCategory(part))],
  };
}

const SORT_PLACES: Record<SortField, string> = {
  id: 'id',
  name: 'general_information.name',
  brand: 'general_information.brand',
  stock: 'pricing_and_inventory.stock',
  price: 'pricing_and_inventory.price',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The query of a listing. */
export function listingQuery({ condition, sort, page, pageSize, currency }: ProductQuery): BracketQuery {
  const { categoryId, rest } = partsOf(condition);
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...(rest.length > 0 && { filters: { $and: rest.map((part) => filtersOf(part, currency)) } }),
    ...(sort.length > 0 && {
      sort: sort.map(({ field, direction }) => `${SORT_PLACES[field]}:${direction}`),
    }),
    pagination: { page, pageSize },
  };
}

/** The query of a search: a case-insensitive part of any field that S §7 names. */
export function searchQuery(term: string, onlyInStock: boolean): BracketQuery {
  const anywhere = SEARCHED.map((field) => nest(TEXT_PLACES[field], { $containsi: term }));
  return { filters: { $or: anywhere, ...(onlyInStock && nest(NUMBER_PLACES.stock, { $gt: 0 })) } };
}
