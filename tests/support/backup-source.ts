import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { exchangeRates, productSpecifications } from '../../src/server/catalogue/tables.ts';
import { placeOrder } from '../../src/server/checkout/place-order.ts';
import { DERIVED_TABLES, listTables } from '../../src/server/database/backup/backup-format.ts';
import type { Connection, Database } from '../../src/server/database/database.ts';
import { salesChanges } from '../../src/server/backoffice/sales/tables.ts';
import { emails } from '../../src/server/outbox/tables.ts';
import { billingEntries } from '../../src/server/payments/billing/tables.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from './sample-order.ts';

export const INTO_EMPTY = { mayReplace: false };

/** An order of the customer of `fillBackupSource`. */
export const orderOnce = (database: Database, key: string) =>
  placeOrder(
    database,
    ORDER_NEEDS,
  )({
    ...orderRequest('olena', { lines: [bought(508, 2), bought(101)], idempotencyKey: key }),
  });

/** Leaves a tenth of the starting catalogue, and adds two orders and values that are hard to write down. */
export async function fillBackupSource({ database }: Connection): Promise<void> {
  // A tenth, because it is restored several times, and what is derived of that alone.
  await database.execute(sql`delete from products where id % 10 not in (1, 8) or id > 600`);
  await database.execute(sql`delete from listing_facets where total = 0`);
  await database.execute(sql`delete from listing_sizes where total = 0`);
  await database.execute(sql`truncate search_words`);
  await database.execute(sql`update product_texts set search_text = search_text`); // which lists its words again
  // More rows than are written at once.
  await database.execute(sql`insert into exchange_rates (base, quote, rate_per_unit_e_6, date, source)
    select 'PLN', 'UAH', 10000000 + n, date '2002-01-01' + n, 'here' from generate_series(1, 1200) n`);
  await addCustomers(database, 'olena');
  expect(await orderOnce(database, 'first-key')).toMatchObject({ ok: true });
  expect(await orderOnce(database, 'second-key')).toMatchObject({ ok: true });
  // An order of the past, whose day's sums were kept and are to be counted again.
  await database.execute(sql`update orders set created_at = created_at - interval '3 days'
    where id = (select max(id::text)::uuid from orders)`);
  await database.execute(sql`update orders set status = 'CANCELLED'
    where id = (select max(id::text)::uuid from orders)`);
  await database.execute(
    sql`update orders set status = 'PENDING' where id = (select max(id::text)::uuid from orders)`,
  );
  expect(await database.$count(salesChanges)).toBe(2);
  // An entry of the billing history, which is made from the order and its lines.
  await database.execute(sql`update orders set payment_method = 'pod', delivered_at = created_at
    where id = (select min(id::text)::uuid from orders)`);
  expect(await database.$count(billingEntries)).toBe(1);
  // What lies in parcels is written before the parcels, by the names of the tables.
  await database.execute(sql`with parcel as (
    insert into shipments (order_id, position, carrier, tracking_number, actor)
    select min(id::text)::uuid, 1, 'dpd', '20450012345678', 'shop' from orders returning id, order_id
  ) insert into shipment_items (shipment_id, order_item_id, pieces)
    select parcel.id, item.id, 1 from parcel join order_items as item on item.order_id = parcel.order_id`);
  const text = 'a "quote", \\n a \\ backslash, a {brace},\u2028\u2029\r\n\t ґ ł 🌞 NULL \\N';
  await database.insert(emails).values({
    occasion: 'odd',
    recipient: 'odd@example.com',
    locale: 'uk',
    subject: text,
    html: text.repeat(5000),
    plain: '',
    createdAt: '1999-12-31T23:59:59.123456Z',
  });
  await database.insert(exchangeRates).values({
    base: 'UAH',
    quote: 'PLN',
    ratePerUnitE6: sql`9007199254740993` as never,
    date: '2001-01-01',
    source: text,
  });
  await database.insert(productSpecifications).values([
    { productId: 101, key: 'odd-small', number: 1e-300 },
    { productId: 101, key: 'odd-sum', number: 0.1 + 0.2 },
  ]);
  await database.execute(sql`update products set pictures = array['a,b', 'c"d', '{}', ''] where id = 101`);
}

/** Every row of every table, of those that the database makes by itself too, as Postgres prints it. */
async function rowsIn(database: Database): Promise<Readonly<Record<string, string[]>>> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local timezone = 'UTC'`);
    const found: Record<string, string[]> = {};
    const names = (await listTables(transaction)).map(({ name }) => name);
    for (const name of [...names, ...DERIVED_TABLES]) {
      const { rows } = await transaction.execute<{ row: string }>(
        sql`select it::text as row from ${sql.identifier(name)} it order by 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

const constraintsIn = async (database: Database) =>
  (
    await database.execute(sql`
      select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition, convalidated as valid
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`)
  ).rows;

/** All that a restore has to leave as it is, or to bring: every row and every constraint. */
export const everythingIn = async ({ database }: Pick<Connection, 'database'>) => ({
  rows: await rowsIn(database),
  constraints: await constraintsIn(database),
});
export type Everything = Awaited<ReturnType<typeof everythingIn>>;

/** The same rows, the same keys, and the next order is the next. */
export async function expectTheSame(copy: Connection, source: Everything): Promise<void> {
  expect(await everythingIn(copy)).toEqual(source);
  expect(await orderOnce(copy.database, 'third-key')).toMatchObject({ ok: true, orderNumber: 'ORD-10003' });
  expect(await orderOnce(copy.database, 'first-key')).toMatchObject({ ok: true, repeated: true });
}
