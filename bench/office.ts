import { sql } from 'drizzle-orm';
import { daysAfter } from '../src/domain/calendar/days.ts';
import { keepSales } from '../src/server/backoffice/sales/keep-sales.ts';
import { connectEmbedded } from '../src/server/database/connect-embedded.ts';
import { connectPostgres } from '../src/server/database/connect-postgres.ts';
import type { ShopOptions } from '../tests/support/shop-process.ts';
import { readSignedIn } from './reading.ts';
import type { Row } from './row.ts';

/** The id, session and token of an admin. */
export const ADMIN = 'admin-of-the-benchmark';

const searched = (path: string, terms: readonly string[]) =>
  terms.map((term) => `/ua/admin${path}?q=${encodeURIComponent(term)}`);
const today = new Date().toISOString().slice(0, 10);
const YEAR = `from=${daysAfter(today, -364)}&to=${today}`;
/** What staff type to find a customer or an order: a name, an address, a telephone, a number, nothing that is there. */
const PEOPLE = ['Customer 1500', 'customer-77@example.com', '0671234', 'ORD-1500', 'Zzyzx'];

/** Lists and searches of the back office, the later pages of long ones among them. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  overview: ['/ua/admin'],
  inbox: ['/ua/admin/inbox'],
  orders: ['/ua/admin/orders', '/ua/admin/orders?waits=ship', '/ua/admin/orders?status=COMPLETED'],
  'orders, searched': searched('/orders', PEOPLE),
  customers: ['/ua/admin/customers'],
  'customers, searched': searched('/customers', PEOPLE),
  'one customer': ['/ua/admin/customers/fill-1', '/ua/admin/customers/fill-150000'],
  'find anywhere': searched('/find', [...PEOPLE, 'deye']),
  products: ['/ua/admin/products', '/ua/admin/products?after=50000', '/ua/admin/products?category=batteries'],
  'products, searched': searched('/products', ['deye', 'панель 450', 'Zzyzx']),
  'products as a table': ['/ua/admin/products/bulk'],
  'stock count': ['/ua/admin/products/count'],
  margins: ['/ua/admin/prices/margins'],
  prices: ['/ua/admin/prices'],
  'sales of thirty days': ['/ua/admin/sales', '/ua/admin/sales?currency=PLN'],
  'sales of a year': [`/ua/admin/sales?${YEAR}`],
  funnel: ['/ua/admin/sales/funnel'],
  'what to order': ['/ua/admin/sales/restock'],
  payments: ['/ua/admin/payments'],
  returns: ['/ua/admin/returns'],
  quotes: ['/ua/admin/quotes'],
  tickets: ['/ua/admin/tickets'],
  reviews: ['/ua/admin/reviews'],
  'changes of staff': ['/ua/admin/audit'],
};

/** Signs an admin in by a row: a session that was proved by a second factor. Keeps the sums of all days that are over. */
export async function prepareOffice({ dataDirectory, databaseUrl }: ShopOptions): Promise<void> {
  const { database, close } = databaseUrl
    ? connectPostgres(databaseUrl, { poolSize: 1 })
    : await connectEmbedded(dataDirectory);
  await database.execute(sql`insert into users (id, name, email, email_verified, role)
    values (${ADMIN}, 'Ірина Савчук', 'admin-of-the-benchmark@example.com', true, 'admin') on conflict do nothing`);
  await database.execute(sql`insert into sessions (id, user_id, token, expires_at)
    values (${ADMIN}, ${ADMIN}, ${ADMIN}, now() + interval '1 day') on conflict do nothing`);
  // A shop that runs counts days that are over by itself, fifty every five seconds.
  const keep = keepSales(database);
  while ((await keep()) !== null);
  await close();
}

/** The lists and searches of the back office, asked for by one member of staff without a pause. */
export async function measureOffice(options: ShopOptions, isWanted: RegExp): Promise<Row[]> {
  await prepareOffice(options);
  const wanted = Object.entries(PAGES).filter(([name]) => isWanted.test(name));
  return readSignedIn(options, ADMIN, Object.fromEntries(wanted));
}
