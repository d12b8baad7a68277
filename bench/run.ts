// npm run bench: the shop beside a bare node:http server that sends the same bytes, in the same run.
// Machines differ and are shared: read the ratios, not the absolute figures.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { load, type Figures } from './measure.ts';
import { measureOrders, type OrderFigures } from './orders.ts';
import { startBare } from './bare-process.ts';
import { startShop } from '../tests/support/shop-process.ts';

const SHOP_PORT = 4181;
const BARE_PORT = 4182;
const ORDER_PORT = 4183;

const PAGES = [
  { name: 'category page', path: '/ua/solar-panels' },
  { name: 'product page', path: '/ua/product/101' },
  { name: 'product list API', path: '/api/products?pagination[pageSize]=24' },
];

interface Row {
  readonly name: string;
  readonly shop: Figures;
  readonly bare: Figures;
}

async function bareFigures(response: Response, measure: (url: string) => Promise<Figures>): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'promin-bare-'));
  const file = join(folder, 'body');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  const bare = await startBare(BARE_PORT, file, response.headers.get('content-type') ?? '');
  try {
    return await measure(bare.url);
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
}

async function readRow(url: string, { name, path }: (typeof PAGES)[number]): Promise<Row> {
  const bare = await bareFigures(await fetch(url + path), load);
  await load(url + path); // warms up
  return { name, shop: await load(url + path), bare };
}

/** Orders on the embedded database, and on a Postgres server that waits for the disk. */
async function orderFigures(): Promise<readonly OrderFigures[]> {
  const embedded = await measureOrders(ORDER_PORT, undefined);
  const server = await startPostgres({ durable: true });
  try {
    return [...embedded, ...(await measureOrders(ORDER_PORT, server.url))];
  } finally {
    await server.stop();
  }
}

function printOrders(rows: readonly OrderFigures[]) {
  const cell = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));
  const lines = rows.map(({ customers, postgresCpuMs, ...row }) => {
    const database = Number.isNaN(postgresCpuMs) ? 'embedded' : 'Postgres';
    const cells = [row.perSecond, row.p50Ms, row.p99Ms, row.failures, row.shopCpuMs, postgresCpuMs];
    return `| ${database}, ${customers} customers | ${cells.map(cell).join(' | ')} |`;
  });
  const head = 'orders | per second | p50 ms | p99 ms | failures | CPU ms, shop | CPU ms, Postgres';
  process.stdout.write(`\n| ${head} |\n|---|---|---|---|---|---|---|\n${lines.join('\n')}\n`);
}

function print(rows: readonly Row[]) {
  const cell = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  const lines = rows.map(({ name, shop, bare }) =>
    [
      name,
      shop.perSecond,
      bare.perSecond,
      shop.perSecond / bare.perSecond,
      shop.p50Ms,
      shop.p99Ms,
      shop.failures,
    ]
      .map((value) =>
        typeof value === 'number' && value < 1 && value > 0
          ? value.toFixed(3)
          : typeof value === 'number'
            ? cell(value)
            : value,
      )
      .join(' | '),
  );
  const head = 'what | shop/s | bare/s | ratio | p50 ms | p99 ms | failures';
  process.stdout.write(
    `\n| ${head} |\n|---|---|---|---|---|---|---|\n${lines.map((line) => `| ${line} |`).join('\n')}\n`,
  );
}

const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-bench-'));
const shop = await startShop(SHOP_PORT, { dataDirectory, databaseUrl: process.env.DATABASE_URL });
try {
  const rows: Row[] = [];
  for (const page of PAGES) rows.push(await readRow(shop.url, page));
  print(rows);
} finally {
  await shop.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
printOrders(await orderFigures());
