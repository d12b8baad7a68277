import { and, not, sql, type SQLWrapper, type SQL, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import type { ConditionScope } from './condition-scope.ts';
import { asksForStock, isInStock } from './in-stock.ts';
import { listedProducts, WHOLE_CATALOGUE } from './listing-tables.ts';
import { idCondition, idsByNumber } from './number-condition.ts';
import { idsByText } from './text-condition.ts';
import { productSpecifications } from './tables.ts';

type FigureCondition = Extract<ProductCondition, { kind: 'figure' }>;

function compareFigure(condition: FigureCondition): SQL | undefined {
  const { number, text } = productSpecifications;
  if ('range' in condition) {
    const { above, upTo } = condition.range;
    return and(above === null ? undefined : gt(number, above), upTo === null ? undefined : lte(number, upTo));
  }
  const numbers = condition.oneOf.filter((value) => typeof value === 'number');
  const texts = condition.oneOf.filter((value) => typeof value === 'string');
  return or(inArray(number, numbers), inArray(text, texts));
}

/** The ids of products of which a technical figure stands the comparison; found by an index of figures. */
const idsByFigure = (condition: FigureCondition): SQL =>
  sql`select ${productSpecifications.productId} from ${productSpecifications}
    where ${and(eq(productSpecifications.key, condition.key), compareFigure(condition))}`;

/** Products that a condition holds for, as a query of their ids. */
function idsWhere(condition: ProductCondition, scope: ConditionScope): SQL {
  if (condition.kind === 'text') return idsByText(condition, scope);
  if (condition.kind === 'figure') return idsByFigure(condition);
  if (condition.kind === 'number' && condition.field !== 'id') return idsByNumber(condition, scope);
  const where = conditionSql(condition, scope, sql`member.product_id`);
  return sql`select member.product_id from ${listedProducts} member where member.category_id = ${WHOLE_CATALOGUE}${where && sql` and ${where}`}`;
}

/**
 * A typed condition as SQL over the product ids of a listing. Each comparison is a set of ids that an index finds and
 * `or` unites them, because a row-by-row `or` over several tables would read every product.
 */
export function conditionSql(
  condition: ProductCondition,
  scope: ConditionScope,
  productId: SQLWrapper = listedProducts.productId,
): SQL | undefined {
  if (asksForStock(condition)) return isInStock(productId);
  switch (condition.kind) {
    case 'text':
    case 'figure':
      return sql`${productId} in (${idsWhere(condition, scope)})`;
    case 'number':
      return condition.field === 'id'
        ? idCondition(condition, productId)
        : sql`${productId} in (${idsWhere(condition, scope)})`;
    case 'and':
      return and(...condition.conditions.map((part) => conditionSql(part, scope, productId)));
    case 'or': {
      const sets = condition.conditions.map((part) => idsWhere(part, scope));
      return sets.length === 0 ? undefined : sql`${productId} in (${sql.join(sets, sql` union all `)})`;
    }
    case 'not': {
      const part = conditionSql(condition.condition, scope, productId);
      return part && not(part);
    }
  }
}
