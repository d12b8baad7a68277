import { sql } from 'drizzle-orm';
import type { Connection, Database } from '../../src/server/database/database.ts';
import { fillOrders } from '../../tools/fill/fill-orders.ts';
import { fillProducts } from '../../tools/fill/fill-products.ts';

const PRODUCTS = 3000;
const ORDERS = 5000;
const PASSING = 5000;
const WORDS = 10_000;

/**
 * Rows of the tables that visits fill: sessions, counted calls, keys of repeated requests. They run out in ten years, so that
 * plans are those of a table with few rows to drop.
 */
async function fillPassing(database: Database) {
  await database.execute(sql`insert into sessions (id, user_id, token, expires_at)
    select 's' || n, 'fill-' || 1 + n % 400, 'token-' || n, now() + interval '10 years' from generate_series(1, ${PASSING}::int) n`);
  await database.execute(sql`insert into accounts (id, user_id, account_id, provider_id)
    select 'a' || n, 'fill-' || 1 + n % 400, 'account-' || n,
      case when n < 400 then 'credential' else 'provider-' || n / 400 end from generate_series(1, ${PASSING}::int) n`);
  await database.execute(sql`insert into notifications (user_id, order_id, kind, occasion, created_at, read_at)
    select user_id, id, 'placed', 'order-placed:' || id, now() - interval '1 hour' * row_number() over (order by id),
      case when hashtext(id::text) % 5 = 0 then null else created_at end
    from orders where user_id is not null`);
  await database.execute(sql`insert into rate_limits (subject, count, window_ends_at)
    select 'order:' || n, 1, now() + interval '10 years' + interval '1 second' * n from generate_series(1, ${PASSING}::int) n`);
  await database.execute(sql`insert into idempotency_keys (user_id, key, request_hash, created_at)
    select 'fill-' || 1 + n % 400, 'key-' || n, 'hash', now() + interval '10 years' - interval '1 minute' * n from generate_series(1, ${PASSING}::int) n`);
}

/**
 * Words as more products would bring, in a hundredth of their time. Without them the words of so few products are read
 * whole, which is cheaper than their index.
 */
const fillWords = (database: Database) =>
  database.execute(
    sql`insert into search_words (word, in_name) select md5(n::text), false from generate_series(1, ${WORDS}::int) n on conflict do nothing`,
  );

/** Makes a database with the starting catalogue as large as a shop's after years. */
export async function fillDatabase({ database, tidy }: Connection): Promise<void> {
  await fillProducts(database, { count: PRODUCTS, seed: 1 });
  await fillOrders(database, { count: ORDERS, seed: 1 });
  await fillPassing(database);
  await fillWords(database);
  await tidy();
}
