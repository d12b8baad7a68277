import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { statement } from '../database/statement.ts';
import { products } from './tables.ts';

/** Whether a condition asks for what can be had at all, rather than for a number of pieces. */
export const asksForStock = (condition: ProductCondition): boolean =>
  condition.kind === 'number' &&
  condition.field === 'stock' &&
  condition.operator === '$gt' &&
  condition.values[0] === 0;

/** Whether a product can be had: it is not among the sold out, who are few and stand together in an index of stock. */
export const isInStock = (productId: SQLWrapper): SQL =>
  sql`not exists (select from ${products} as sold_out where sold_out.id = ${productId} and sold_out.stock = 0)`;

/**
 * Locks the products `ids` for the rest of the transaction. Always in the order of ids, so that two orders of the same
 * goods wait for each other instead of deadlocking. What is read of them afterwards is true until the end.
 */
export const lockProducts = statement(
  'lock_products',
  sql`select ${products.id} from ${products} where ${products.id} = any(${sql.placeholder('ids')}::int[])
    order by ${products.id} for no key update`,
);

/**
 * The same, and before it one lock for each of `subjects`, which must be sorted: orders of one subject are placed one after
 * the other, so that each counts those before it.
 */
export const lockSubjectsAndProducts = statement(
  'lock_subjects_and_products',
  sql`with locked as materialized (
      select pg_advisory_xact_lock(hashtextextended(subject, 0)) from unnest(${sql.placeholder('subjects')}::text[]) as subject)
    select ${products.id} from ${products}
    where ${products.id} = any(${sql.placeholder('ids')}::int[]) and (select count(*) from locked) >= 0
    order by ${products.id} for no key update of ${products}`,
);

/**
 * Takes `quantities` of locked products, `goods`; the database refuses to go below zero. Two lists, because the planner
 * knows them for short ones, and then looks products up instead of reading them all.
 */
export const takeStock = sql`update ${products}
  set stock = ${products.stock} - taken.quantity, updated_at = now()
  from unnest(${sql.placeholder('goods')}::int[], ${sql.placeholder('quantities')}::int[]) as taken(id, quantity)
  where ${products.id} = taken.id`;

/** Puts `quantities` of `goods` back on the shelf. The goods are locked before, in the order of their ids (lockProducts). */
export const returnStock = statement(
  'return_stock',
  sql`update ${products}
    set stock = ${products.stock} + returned.quantity, updated_at = now()
    from unnest(${sql.placeholder('goods')}::int[], ${sql.placeholder('quantities')}::int[]) as returned(id, quantity)
    where ${products.id} = returned.id`,
);
