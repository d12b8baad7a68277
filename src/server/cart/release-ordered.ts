import { sql } from 'drizzle-orm';
import { carts } from './tables.ts';

const ordered = sql`(select key, sum(pieces) as pieces
  from unnest(${sql.placeholder('orderedKeys')}::text[], ${sql.placeholder('orderedPieces')}::int[]) as each(key, pieces)
  group by key)`;

/**
 * Takes `orderedPieces` of the lines `orderedKeys` out of the cart of `userId` (R17a); part of the statement that writes
 * the order. What another device added meanwhile, and so was not ordered, stays. A cart that holds none of the lines
 * keeps its revision.
 */
export const releaseOrdered = sql`update ${carts} set
    lines = (
      select coalesce(jsonb_agg(
        case when ordered.key is null then line
          else jsonb_set(line, '{quantity}', to_jsonb((line->>'quantity')::int - ordered.pieces)) end
        order by place), '[]')
      from jsonb_array_elements(${carts.lines}) with ordinality as kept(line, place)
      left join ${ordered} as ordered on ordered.key = line->>'uniqueKey'
      where ordered.key is null or (line->>'quantity')::int > ordered.pieces),
    revision = ${carts.revision} + 1,
    updated_at = now()
  where ${carts.userId} = ${sql.placeholder('userId')} and exists (
    select 1 from jsonb_array_elements(${carts.lines}) as kept(line)
    where line->>'uniqueKey' = any(${sql.placeholder('orderedKeys')}::text[]))`;
