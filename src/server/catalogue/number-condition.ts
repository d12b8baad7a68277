import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  lte,
  ne,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PriceTerm } from '../../domain/catalogue/product.ts';
import type { NumberField, NumberOperator, ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { fitsInteger } from '../database/integer.ts';
import type { ConditionScope } from './condition-scope.ts';
import { categories, productPrices, products } from './tables.ts';

/** A number as it stands beside an integer column: fractions and giants are compared as such, which is no error. */
const operand = (value: number) => (fitsInteger(value) ? value : sql`${value}::numeric`);

function compareNumber(column: AnyColumn, operator: NumberOperator, values: readonly number[]): SQL {
  if (operator === '$in') return inArray(column, values.map(operand));
  const value = operand(values[0] ?? 0);
  const compare = { $eq: eq, $ne: ne, $lt: lt, $lte: lte, $gt: gt, $gte: gte }[operator];
  return compare(column, value);
}

const ownCategory = alias(categories, 'own_category');

const TERM_OF: Partial<Record<NumberField, PriceTerm>> = {
  price: 'sale',
  dayPrice: 'day',
  weekPrice: 'week',
  monthPrice: 'month',
};

function onField(field: NumberField, compare: (column: AnyColumn) => SQL, scope: ConditionScope): SQL {
  const term = TERM_OF[field];
  if (term)
    return exists(
      scope.database
        .select({ one: sql`1` })
        .from(productPrices)
        .where(
          and(
            eq(productPrices.productId, products.id),
            eq(productPrices.currency, scope.currency),
            eq(productPrices.term, term),
            compare(productPrices.minor),
          ),
        ),
    );
  if (field === 'categoryId')
    return inArray(
      products.categoryId,
      scope.database
        .select({ id: ownCategory.id })
        .from(ownCategory)
        .where(or(compare(ownCategory.id), compare(ownCategory.parentId))),
    );
  return compare(field === 'stock' ? products.stock : products.id);
}

/** A comparison of one of a product's numbers; prices are those of the scope's currency, in minor units. */
export const numberCondition = (
  { field, operator, values }: Extract<ProductCondition, { kind: 'number' }>,
  scope: ConditionScope,
): SQL => onField(field, (column) => compareNumber(column, operator, values), scope);
