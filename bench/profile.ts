import { sql } from 'drizzle-orm';
import { connectEmbedded } from '../src/server/database/connect-embedded.ts';
import { connectPostgres } from '../src/server/database/connect-postgres.ts';
import type { ShopOptions } from '../tests/support/shop-process.ts';
import { fillOrders } from '../tools/fill/fill-orders.ts';
import { readSignedIn } from './reading.ts';
import type { Row } from './row.ts';

const ORDERS = 10_000;
const UNDER_WAY = 5;
const CUSTOMER = 'customer-of-many-orders';
const TOKEN = 'token-of-many-orders';

/** What the profile's tabs ask of the orders: sums of all, the newest, a part of them, and those with a product. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'dashboard of 10,000 orders': ['/ua/profile'],
  'list of 10,000 orders': ['/ua/profile/orders', '/ua/profile/orders?status=delivered&range=year'],
  'search in 10,000 orders': ['/ua/profile/orders?q=deye'],
  'payments of 10,000 orders': ['/ua/profile/payments'],
};

/** Gives a customer, who is signed in, all orders that are made. */
async function fillProfile({ dataDirectory, databaseUrl }: ShopOptions): Promise<void> {
  const { database, tidy, close } = databaseUrl
    ? connectPostgres(databaseUrl, { poolSize: 1 })
    : await connectEmbedded(dataDirectory);
  await fillOrders(database, { count: ORDERS, seed: 2 });
  await database.execute(sql`insert into users (id, name, email, email_verified)
    values (${CUSTOMER}, 'Олена Коваль', 'many-orders@example.com', true)`);
  await database.execute(sql`update orders set user_id = ${CUSTOMER} where user_id like 'fill-%'`);
  // As the shop's limits have it: a few of them are under way or unpaid.
  await database.execute(sql`update orders set status = 'COMPLETED', payment_status = 'PAID', updated_at = created_at
    where user_id = ${CUSTOMER} and id not in (
      select id from orders where user_id = ${CUSTOMER} and status <> 'CANCELLED' order by created_at desc limit ${UNDER_WAY})`);
  await database.execute(sql`insert into sessions (id, user_id, token, expires_at)
    values (${TOKEN}, ${CUSTOMER}, ${TOKEN}, now() + interval '1 day')`);
  await tidy();
  await close();
}

/** The profile of a customer with ten thousand orders, asked for by one browser without a pause. */
export async function measureProfile(options: ShopOptions): Promise<Row[]> {
  await fillProfile(options);
  return readSignedIn(options, TOKEN, PAGES);
}
