import { sql } from 'drizzle-orm';
import { carts } from './tables.ts';

/**
 * Takes the lines `orderedKeys` of an order out of the cart of `userId` (R17a); part of the statement that writes the
 * order. What another device added meanwhile, and so was not ordered, stays.
 */
export const releaseOrdered = sql`update ${carts} set
    lines = (
      select coalesce(jsonb_agg(line order by place), '[]')
      from jsonb_array_elements(${carts.lines}) with ordinality as kept(line, place)
      where line->>'uniqueKey' <> all(${sql.placeholder('orderedKeys')}::text[])),
    revision = ${carts.revision} + 1,
    updated_at = now()
  where ${carts.userId} = ${sql.placeholder('userId')} and ${carts.lines} <> '[]'`;
