import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { products } from '../src/server/catalogue/tables.ts';
import { connectEmbedded } from '../src/server/database/connect-embedded.ts';
import { connectPostgres } from '../src/server/database/connect-postgres.ts';
import type { Connection } from '../src/server/database/database.ts';
import { seedCatalogue } from '../src/server/database/seed.ts';
import { register, type Customer } from '../tests/support/http-customer.ts';
import { startShop } from '../tests/support/shop-process.ts';
import { cpuMsOf, parentOf } from './cpu-time.ts';
import { race, type Figures } from './measure.ts';

/** Customers who order at the same time. */
const CROWDS = [10, 50];
const ACCOUNTS = 50;
/** A customer may place 20 orders in ten minutes. */
const WARM_UP_EACH = 2;
const MEASURED_EACH = 9;
/** Of so many orders one is of the same product for everybody. */
const SHARED_EVERY = 5;

export interface OrderFigures extends Figures {
  readonly customers: number;
  /** Processor time of an order in the shop's process; the embedded database is inside it. */
  readonly shopCpuMs: number;
  /** The same in the Postgres server; NaN without one. */
  readonly postgresCpuMs: number;
}

interface Goods {
  readonly ids: readonly number[];
  /** Process id of the Postgres server; NaN without one. */
  readonly postgresPid: number;
}

/** Fills the catalogue and the shelves, so that no order fails for want of goods. */
async function stock(connection: Connection): Promise<Goods> {
  const { database } = connection;
  try {
    await connection.migrate('src/server/database/migrations');
    await seedCatalogue(connection);
    const rows = await database
      .update(products)
      .set({ stock: 1_000_000 })
      .where(eq(products.kind, 'purchase'))
      .returning({ id: products.id });
    const { rows: backends } = await database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const postgresPid = connection.kind === 'postgres' ? parentOf(backends[0]?.pid ?? 0) : Number.NaN;
    return { ids: rows.map(({ id }) => id), postgresPid };
  } finally {
    await connection.close();
  }
}

async function measureCrowd(
  accounts: readonly Customer[],
  { ids, size, each }: { ids: readonly number[]; size: number; each: number },
): Promise<Figures> {
  const rounds = (ACCOUNTS / size) * each;
  return race(size, rounds, async (worker, round) => {
    const account = accounts[worker + size * (round % (ACCOUNTS / size))];
    const place = round % SHARED_EVERY === 0 ? 0 : 1 + worker * rounds + round;
    await account?.placeOrder(ids[place % ids.length]);
    return account !== undefined;
  });
}

/** Places orders of many customers over HTTP, of different products and of the same one, on either database. */
export async function measureOrders(databaseUrl?: string): Promise<readonly OrderFigures[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-orders-'));
  const { ids, postgresPid } = await stock(
    databaseUrl ? connectPostgres(databaseUrl, { poolSize: 1 }) : await connectEmbedded(dataDirectory),
  );
  const shop = await startShop({ dataDirectory, databaseUrl });
  try {
    const accounts: Customer[] = [];
    for (let number = 0; number < ACCOUNTS; number++) accounts.push(await register(shop.url, number));
    await measureCrowd(accounts, { ids, size: 10, each: WARM_UP_EACH });
    const figures: OrderFigures[] = [];
    for (const size of CROWDS) {
      const before = [cpuMsOf(shop.pid), cpuMsOf(postgresPid)] as const;
      const crowd = await measureCrowd(accounts, { ids, size, each: MEASURED_EACH });
      const orders = ACCOUNTS * MEASURED_EACH;
      figures.push({
        ...crowd,
        customers: size,
        shopCpuMs: (cpuMsOf(shop.pid) - before[0]) / orders,
        postgresCpuMs: (cpuMsOf(postgresPid) - before[1]) / orders,
      });
    }
    return figures;
  } finally {
    await shop.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

const cell = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

/** Figures of orders as a table for docs/benchmarks.md. */
export function printOrders(rows: readonly OrderFigures[]): string {
  const lines = rows.map(({ customers, postgresCpuMs, ...row }) => {
    const database = Number.isNaN(postgresCpuMs) ? 'embedded' : 'Postgres';
    const cells = [row.perSecond, row.p50Ms, row.p99Ms, row.failures, row.shopCpuMs, postgresCpuMs];
    return `| ${database}, ${customers} customers | ${cells.map(cell).join(' | ')} |`;
  });
  const head = 'orders | per second | p50 ms | p99 ms | failures | CPU ms, shop | CPU ms, Postgres';
  return `\n## Orders\n\n| ${head} |\n|---|---|---|---|---|---|---|\n${lines.join('\n')}\n`;
}
