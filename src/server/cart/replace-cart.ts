import { sql } from 'drizzle-orm';
import type { KeptLine } from '../../domain/cart/cart-item.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { revisionIn, tagOf } from './find-cart.ts';
import { carts } from './tables.ts';

export type ReplaceCartResult =
  | { readonly ok: true; readonly tag: string }
  /** It is not, or no longer, at the tag that the client knows. */
  | { readonly ok: false; readonly reason: 'cart-changed' };

const isSame = sql`${carts.lines} = excluded.lines`;

/** Repeated with the same lines it changes nothing, and says so by the same revision. */
const replace = statement<{ revision: number }>(
  'replace_cart',
  sql`insert into ${carts} (user_id, revision, lines)
    values (${sql.placeholder('userId')}, ${sql.placeholder('revision')}::int + 1, ${sql.placeholder('lines')}::jsonb)
    on conflict (user_id) do update set
      lines = excluded.lines,
      revision = ${carts.revision} + case when ${isSame} then 0 else 1 end,
      updated_at = case when ${isSame} then ${carts.updatedAt} else now() end
    where ${carts.revision} = ${sql.placeholder('revision')}::int or ${isSame}
    returning ${carts.revision}`,
);

/**
 * Puts `lines` in the place of a customer's whole cart if it still is as `tag` says (R24b). One statement, so that of
 * two devices which write at once one is told that the cart changed. What the account has already is not a conflict.
 */
export const replaceCart =
  (database: Database) =>
  async (userId: string, tag: string, lines: readonly KeptLine[]): Promise<ReplaceCartResult> => {
    const revision = revisionIn(tag, userId);
    if (revision === null) return { ok: false, reason: 'cart-changed' };
    const [row] = await replace(database, { userId, revision, lines: JSON.stringify(lines) });
    return row ? { ok: true, tag: tagOf(userId, row.revision) } : { ok: false, reason: 'cart-changed' };
  };
