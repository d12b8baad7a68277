import { eq, gt, gte, inArray, lt, lte, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PriceTerm } from '../../domain/catalogue/product.ts';
import type { NumberField, NumberOperator, ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { fitsInteger } from '../database/integer.ts';
import type { ConditionScope } from './condition-scope.ts';
import { listedProducts } from './listing-tables.ts';
import { categories, productPrices, products } from './tables.ts';

type NumberCondition = Extract<ProductCondition, { kind: 'number' }>;

/** A number as it stands beside an integer column: fractions and giants are compared as such, which is no error. */
const operand = (value: number) => (fitsInteger(value) ? value : sql`${value}::numeric`);

const COMPARE = { $eq: eq, $ne: ne, $lt: lt, $lte: lte, $gt: gt, $gte: gte };

function compareNumber(column: SQLWrapper, operator: NumberOperator, values: readonly number[]): SQL {
  const number = sql`${column}`;
  if (operator === '$in') return inArray(number, values.map(operand));
  return COMPARE[operator](number, operand(values[0] ?? 0));
}

const TERM_OF: Partial<Record<NumberField, PriceTerm>> = {
  price: 'sale',
  dayPrice: 'day',
  weekPrice: 'week',
  monthPrice: 'month',
};

/** A comparison of a product's id, wherever it stands. */
export const idCondition = ({ operator, values }: NumberCondition, productId: SQLWrapper): SQL =>
  compareNumber(productId, operator, values);

/** The ids of products of which a number stands the comparison; prices are minor units of the scope's currency. */
export function idsByNumber({ field, operator, values }: NumberCondition, { currency }: ConditionScope): SQL {
  const compare = (column: SQLWrapper) => compareNumber(column, operator, values);
  const term = TERM_OF[field];
  if (term !== undefined)
    return sql`select ${productPrices.productId} from ${productPrices} where ${eq(productPrices.currency, currency)}
      and ${eq(productPrices.term, term)} and ${compare(productPrices.minor)}`;
  if (field === 'categoryId')
    // its parent's too: that is what listings hold
    return sql`select member.product_id from ${listedProducts} member where member.category_id in (
      select ${categories.id} from ${categories} where ${compare(categories.id)})`;
  return sql`select ${products.id} from ${products} where ${compare(products.stock)}`;
}
