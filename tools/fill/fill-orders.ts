import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/server/database/database.ts';

const ORDERS_AT_ONCE = 20_000;
/** So many orders a customer has on average unless it is said how many customers there are; the first ones have far more, the last ones fewer. */
const ORDERS_PER_CUSTOMER = 12;
const LETTER_EVERY = 20;
/** Older orders are over: completed or cancelled. */
const DAYS_UNDER_WAY = 30;

const raw = (text: string) => sql.raw(text);

/** Numbers from 0 to 1 by place and purpose, the same on every database. */
const randomFunction = (seed: number): SQL =>
  raw(`create or replace function pg_temp.fill_random(place bigint, purpose int) returns double precision
    language sql immutable as $$ select (hashint8extended(place, ${seed} * 100 + purpose) & 1048575)::float8 / 1048576 $$`);

const GOODS = raw(`create temporary table fill_goods as
  select row_number() over (order by hashint8extended(p.id, 7)) - 1 as place, p.id, p.article_number, t.name, p.brand,
    p.pictures[1] as picture, uah.minor as uah, pln.minor as pln
  from products p
  join product_texts t on t.product_id = p.id and t.locale = 'uk'
  join product_prices uah on uah.product_id = p.id and uah.currency = 'UAH' and uah.term = 'sale'
  join product_prices pln on pln.product_id = p.id and pln.currency = 'PLN' and pln.term = 'sale'
  where p.published_at is not null`);

const customers = (count: number) =>
  raw(`insert into users (id, name, email, first_name, last_name, phone, locale, created_at, updated_at)
  select 'fill-' || n, 'Customer ' || n, 'customer-' || n || '@example.com', 'Customer', n::text,
    '+38067' || lpad((n % 10000000)::text, 7, '0'), (array['uk', 'uk', 'pl', 'en'])[1 + n % 4], '2023-01-01', '2023-01-01'
  from generate_series(1, ${count}) n on conflict do nothing`);

const orders = (range: {
  from: number;
  to: number;
  first: number;
  customers: number;
  goods: number;
  seed: number;
  until: string;
  count: number;
}) =>
  raw(`with placed_at as materialized (
    select n, md5('${range.seed}:' || n)::uuid as id,
      1 + floor(${range.customers} * pg_temp.fill_random(n, 1) ^ 3)::int as customer,
      case when pg_temp.fill_random(n, 2) < 0.7 then 'UAH' else 'PLN' end as currency,
      timestamptz '${range.until}' - interval '1 second' * floor(3 * 365 * 86400 * (1 - sqrt((n - pg_temp.fill_random(n, 3)) / ${range.count}))) as at,
      1 + floor(5 * pg_temp.fill_random(n, 4) ^ 3)::int as lines, 1 + floor(9 * pg_temp.fill_random(n, 5))::int as fate
    from generate_series(${range.from}::bigint, ${range.to}::bigint) n
  ), wanted as materialized (
    select *, case when at < timestamptz '${range.until}' - interval '${DAYS_UNDER_WAY} days' and fate < 9 then 'COMPLETED' else
      (array['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'DELIVERED', 'SHIPPED', 'PROCESSING', 'PENDING', 'CANCELLED'])[fate]
      end as status
    from placed_at
  ), lines as materialized (
    select w.id as order_id, line - 1 as position, g.*, case w.currency when 'UAH' then uah else pln end as unit,
      1 + floor(6 * pg_temp.fill_random(w.n * 8 + line, 6) ^ 4)::int as quantity
    from wanted w cross join lateral generate_series(1, w.lines) line
    join fill_goods g on g.place = floor(${range.goods} * pg_temp.fill_random(w.n * 8 + line, 7) ^ 3)::bigint
  ), sums as materialized (
    select order_id, sum(unit * quantity)::bigint as subtotal from lines group by order_id
  ), placed as (
    insert into orders (id, order_number, user_id, status, payment_status, payment_method, shipping_method, currency, locale,
      subtotal_minor, tax_minor, shipping_minor, total_minor, tax_rate_percent, tax_mode, processing_at, delivered_at, created_at, updated_at)
    select w.id, 'ORD-' || (${range.first} + w.n), 'fill-' || w.customer, w.status,
      case when w.status in ('COMPLETED', 'DELIVERED', 'SHIPPED') then 'PAID' else 'UNPAID' end,
      case when pg_temp.fill_random(w.n, 8) < 0.6 then 'pod' else 'transfer' end, 'standard', w.currency,
      case w.currency when 'UAH' then 'uk' else 'pl' end,
      subtotal, round(subtotal * 0.2), 20000, subtotal + round(subtotal * 0.2) + 20000, '20', 'added',
      case when w.status not in ('PENDING', 'CANCELLED') then w.at + interval '1 day' end,
      case when w.status in ('DELIVERED', 'COMPLETED') then w.at + interval '3 days' end, w.at, w.at
    from wanted w join sums on sums.order_id = w.id
  ), lined as (
    insert into order_items (id, order_id, position, product_id, article_number, name, brand, picture, quantity, unit_minor, line_minor)
    select md5(order_id::text || position)::uuid, order_id, position, id, article_number, name, brand, picture, quantity, unit,
      unit * quantity from lines
  ), addressed as (
    insert into order_addresses (id, order_id, kind, first_name, last_name, email, phone, address, city, postal_code, country)
    select md5(id::text || 'shipping')::uuid, id, 'shipping', 'Customer', customer::text, 'customer-' || customer || '@example.com',
      '+380671234567', 'вул. Сонячна, ' || 1 + n % 200, (array['Київ', 'Львів', 'Одеса', 'Дніпро', 'Kraków'])[1 + n % 5], '01001', 'UA'
    from wanted
  ), written as (
    insert into letters (occasion, recipient, locale, subject, html, plain, created_at, sent_at)
    select 'order-placed:' || id, 'customer-' || customer || '@example.com', 'uk', 'ORD-' || (${range.first} + n), '<p>…</p>', '…', at,
      case when n % ${LETTER_EVERY * 50} = 0 then null else at end
    from wanted where n % ${LETTER_EVERY} = 0
  )
  insert into order_events (order_id, from_status, to_status, actor, reason, at)
  select id, (path.steps)[step - 1], (path.steps)[step], 'customer:fill-' || customer, 'placed', at + interval '1 day' * (step - 1)
  from wanted cross join lateral (select case status
      when 'CANCELLED' then array['PENDING', 'CANCELLED']
      else (array['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED'])
        [1:array_position(array['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED'], status)] end as steps) path
    cross join lateral generate_series(1, array_length(path.steps, 1)) step`);

/**
 * Adds invented orders of invented customers over the three years before midnight of a day, one after another, more of them in the later ones, with lines, addresses, history and e-mails. What sells,
 * who buys and when are skewed as in a shop. The database computes all of it, the same for the same seed number.
 */
export async function fillOrders(
  database: Database,
  {
    count,
    customers: customerCount = Math.ceil(count / ORDERS_PER_CUSTOMER),
    seed,
    until = '2026-01-01',
  }: { count: number; customers?: number | undefined; seed: number; until?: string | undefined },
  progress: (done: number) => void = () => {},
): Promise<void> {
  if (count === 0) return;
  await database.transaction(async (transaction) => {
    await transaction.execute(randomFunction(seed));
    await transaction.execute(raw('drop table if exists fill_goods'));
    await transaction.execute(GOODS);
    await transaction.execute(raw('create unique index on fill_goods (place)'));
    await transaction.execute(raw('analyze fill_goods'));
    // Row by row, the trigger's plan of empty tables reads all orders for each; what it keeps is written at once below.
    await transaction.execute(raw('alter table orders disable trigger orders_billed'));
    await transaction.execute(customers(customerCount));
    const { rows } = await transaction.execute<{ first: string; goods: string }>(
      raw(`select nextval('order_numbers')::text as first, (select count(*) from fill_goods)::text as goods`),
    );
    const [{ first, goods } = { first: '0', goods: '0' }] = rows;
    await transaction.execute(raw(`select setval('order_numbers', ${first} + ${count})`));
    for (let from = 1; from <= count; from += ORDERS_AT_ONCE) {
      const to = Math.min(count, from + ORDERS_AT_ONCE - 1);
      await transaction.execute(
        orders({
          from,
          to,
          first: Number(first),
          customers: customerCount,
          goods: Number(goods),
          seed,
          until,
          count,
        }),
      );
      if (from === 1) await transaction.execute(raw('analyze users, orders, order_items'));
      progress(to);
    }
    await transaction.execute(raw('alter table orders enable trigger orders_billed'));
    await transaction.execute(
      raw('insert into billing_entries select * from billing_wanted on conflict (id) do nothing'),
    );
  });
}
