// npm run db:fill -- --products 100000 --orders 1000000 [--customers 200000] [--until 2026-11-30] [--seed 1]: a big, lifelike shop to measure and to try things on.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { connectEmbedded } from '../src/server/database/connect-embedded.ts';
import { connectPostgres } from '../src/server/database/connect-postgres.ts';
import { seedCatalogue } from '../src/server/database/seed.ts';
import { readSettings } from '../src/server/env.ts';
import { isPublic } from '../src/server/installation.ts';
import { fillOrders } from './fill/fill-orders.ts';
import { fillProducts } from './fill/fill-products.ts';

/** Statements that fill a table take minutes: a shop would give up on them after seconds. */
const PATIENCE = 360;
const MIGRATIONS = 'src/server/database/migrations';
const settings = readSettings(process.env);
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '5000' },
    orders: { type: 'string', default: '0' },
    /** By default one for every dozen orders. */
    customers: { type: 'string' },
    /** The day, ISO 8601, before which the orders were placed. */
    until: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const started = performance.now();
const say = (text: string) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(5);
  process.stdout.write(`${seconds} s  ${text}\n`);
};

function countOf(name: 'products' | 'orders' | 'customers' | 'seed'): number {
  const count = Number(values[name]);
  if (!Number.isSafeInteger(count) || count < 0)
    throw new Error(`--${name} is a whole number, not ${values[name]}`);
  return count;
}

/** Says how far it is, at every tenth of the way. */
function progressOf(what: string, count: number) {
  let tenth = 0;
  return (done: number) => {
    const reached = Math.floor((done * 10) / count);
    if (reached > tenth) say(`${done} of ${count} ${what}`);
    tenth = reached;
  };
}

if (isPublic(settings) && process.env.CONFIRM !== 'fill') {
  throw new Error(
    'This fills a public shop with invented goods and orders. Repeat with CONFIRM=fill if that is meant.',
  );
}
const [products, orders, seed] = [countOf('products'), countOf('orders'), countOf('seed')];
if (values.until !== undefined && !/^\d{4}-\d\d-\d\d$/.test(values.until))
  throw new Error(`--until is a day such as 2026-11-30, not ${values.until}`);
const customers = values.customers === undefined ? undefined : countOf('customers');
const connection = settings.DATABASE_URL
  ? connectPostgres(settings.DATABASE_URL, { poolSize: 1, patience: PATIENCE }) // one session, for its settings
  : await connectEmbedded(settings.DATA_DIR);
try {
  const { database } = connection;
  await connection.migrate(MIGRATIONS);
  await seedCatalogue(connection);
  await database.execute(sql`set statement_timeout = 0`);
  await database.execute(sql`set synchronous_commit = off`);
  /** Statistics of what was filled in: plans made for the few rows before would read all of it for each row that follows. */
  const gatherStatistics = async () => {
    say('Gathering statistics');
    await database.execute(sql`vacuum analyze`);
  };
  if (products > 0) {
    await fillProducts(database, { count: products, seed }, progressOf('products', products));
    await gatherStatistics();
  }
  if (orders > 0) {
    const wanted = { count: orders, customers, seed, until: values.until };
    await fillOrders(database, wanted, progressOf('orders', orders));
    await gatherStatistics();
  }
  say('Done.');
} finally {
  await connection.close();
}
