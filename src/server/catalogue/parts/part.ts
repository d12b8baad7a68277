import { sql, type SQL } from 'drizzle-orm';
import { listOf } from '../../database/list-of.ts';

/** A part of what is known of products: rows of JSON that name their product, and what becomes of one product's rows. */
export interface ProductPart<Row extends { readonly productId: number }, Value> {
  /** JSON rows of the products that the placeholder `ids` stands for; `locale` stands for the language. */
  readonly rows: SQL;
  readonly read: (rows: readonly Row[]) => ReadonlyMap<number, Value>;
}

/** The ids of the products that are described. */
export const describedIds = sql`any(${listOf('ids')})`;
/** The language that they are described in. */
export const describedLocale = sql`${sql.placeholder('locale')}::text`;

/** Rows by product, each as `toValue` makes it. */
export const byProduct = <Row extends { readonly productId: number }, Value>(
  rows: readonly Row[],
  toValue: (rows: readonly Row[]) => Value,
): ReadonlyMap<number, Value> =>
  new Map([...Map.groupBy(rows, ({ productId }) => productId)].map(([id, own]) => [id, toValue(own)]));
