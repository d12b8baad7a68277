import { and, not, or, type SQL } from 'drizzle-orm';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import type { ConditionScope } from './condition-scope.ts';
import { numberCondition } from './number-condition.ts';
import { textCondition } from './text-condition.ts';

/** A typed condition as SQL over `products` joined with `product_texts` of the scope's language. */
export function conditionSql(condition: ProductCondition, scope: ConditionScope): SQL | undefined {
  switch (condition.kind) {
    case 'text':
      return textCondition(condition, scope);
    case 'number':
      return numberCondition(condition, scope);
    case 'and':
      return and(...condition.conditions.map((part) => conditionSql(part, scope)));
    case 'or':
      return or(...condition.conditions.map((part) => conditionSql(part, scope)));
    case 'not': {
      const part = conditionSql(condition.condition, scope);
      return part && not(part);
    }
  }
}
