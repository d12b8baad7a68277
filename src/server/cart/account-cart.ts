import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { carts } from './tables.ts';
import { cartItemOf, type CartItem, type KeptLine } from '../../domain/cart/cart-item.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { productsByIds } from '../catalogue/list-products.ts';
import { optionsForLines } from '../catalogue/rental-options/find-options.ts';

/** Says whose cart a browser's copy mirrors without saying who that is. */
const markOf = (userId: string) => createHash('sha256').update(`cart:${userId}`).digest('hex').slice(0, 16);

/** The state of a customer's cart, `{mark}.{revision}`; revision 0 is the cart that was never filled. */
export const tagOf = (userId: string, revision: number): string => `${markOf(userId)}.${revision}`;

/** The revision that a tag names; null if the tag is not one of this customer's cart. */
export function revisionIn(tag: string, userId: string): number | null {
  const [, mark, revision] = /^([0-9a-f]{16})\.(\d{1,9})$/.exec(tag) ?? [];
  return mark === markOf(userId) ? Number(revision) : null;
}

const find = statement<{ revision: number }>(
  'cart_revision',
  sql`select ${carts.revision} from ${carts} where ${carts.userId} = ${sql.placeholder('userId')}`,
);

/** The tag of a customer's cart, by which a browser knows whether its copy is still right. */
export const cartTag =
  (database: Database) =>
  async (userId: string): Promise<string> => {
    const [row] = await find(database, { userId });
    return tagOf(userId, row?.revision ?? 0);
  };

/** Lines with the names and prices of today. */
export interface ItemsOfCart {
  readonly items: readonly CartItem[];
  /** Keys of lines whose product is gone, or is no longer offered so. */
  readonly gone: readonly string[];
  readonly products: ReadonlyMap<number, Product>;
}

/** Looks up what the catalogue says of an account's lines, in one query (R17). */
export async function itemsOf(
  database: Database,
  lines: readonly KeptLine[],
  locale: Locale,
): Promise<ItemsOfCart> {
  const ids = [...new Set(lines.map(({ id }) => id))];
  const products = new Map(
    (await productsByIds(database)(ids, locale)).map((product) => [product.id, product]),
  );
  const options = await optionsForLines(database, {
    lines,
    products: products.values(),
    locale,
    // Its page says that it has to go.
    withWithdrawn: true,
  });
  const items: CartItem[] = [];
  const gone: string[] = [];
  for (const { id, uniqueKey, quantity, rental } of lines) {
    const product = products.get(id);
    const item = product ? cartItemOf(product, rental, options.get(id)) : null;
    if (item === null) gone.push(uniqueKey);
    else items.push({ ...item, quantity });
  }
  return { items, gone, products };
}

/** The cart of an account, with the names and prices of today. */
export interface AccountCart {
  readonly tag: string;
  readonly items: readonly CartItem[];
  /** Keys of lines that the account still holds although their products are no longer offered. */
  readonly gone: readonly string[];
}

/** A customer's cart in one language (R24b); empty for one who never filled it. */
export const findCart =
  (database: Database) =>
  async (userId: string, locale: Locale): Promise<AccountCart> => {
    const [row] = await database
      .select({ revision: carts.revision, lines: carts.lines })
      .from(carts)
      .where(eq(carts.userId, userId));
    const { items, gone } = await itemsOf(database, row?.lines ?? [], locale);
    return { tag: tagOf(userId, row?.revision ?? 0), items, gone };
  };

export type ReplaceCartResult =
  | { readonly ok: true; readonly tag: string }
  /** It is not, or no longer, at the tag that the client knows. */
  | { readonly ok: false; readonly reason: 'cart-changed' };

const isSame = sql`${carts.lines} = excluded.lines`;

/**
 * Repeated with the same lines it changes nothing, and says so by the same revision. A cart that was never filled is at
 * revision 0, and at no other.
 */
const replace = statement<{ revision: number }>(
  'replace_cart',
  sql`insert into ${carts} (user_id, revision, lines)
    select ${sql.placeholder('userId')}, ${sql.placeholder('revision')}::int + 1, ${sql.placeholder('lines')}::jsonb
    where ${sql.placeholder('revision')}::int = 0
      or exists (select 1 from ${carts} where ${carts.userId} = ${sql.placeholder('userId')})
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
