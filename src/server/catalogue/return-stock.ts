import { sql } from 'drizzle-orm';
import { statement } from '../database/statement.ts';
import { products } from './tables.ts';

/** Puts `quantities` of `goods` back on the shelf. The goods are locked before, in the order of their ids (lockProducts). */
export const returnStock = statement(
  'return_stock',
  sql`update ${products}
    set stock = ${products.stock} + returned.quantity, updated_at = now()
    from unnest(${sql.placeholder('goods')}::int[], ${sql.placeholder('quantities')}::int[]) as returned(id, quantity)
    where ${products.id} = returned.id`,
);
