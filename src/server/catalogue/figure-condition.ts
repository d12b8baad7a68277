import { and, eq, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
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
export const idsByFigure = (condition: FigureCondition): SQL =>
  sql`select ${productSpecifications.productId} from ${productSpecifications}
    where ${and(eq(productSpecifications.key, condition.key), compareFigure(condition))}`;
