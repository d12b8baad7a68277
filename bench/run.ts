// npm run bench: the shop beside a bare node:http server that sends the same bytes, in the same run.
// Machines differ and are shared: read the ratios, not the absolute figures.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '../tests/support/http-customer.ts';
import { load, race, type Figures } from './measure.ts';
import { startBare } from './bare-process.ts';
import { startShop } from '../tests/support/shop-process.ts';

const SHOP_PORT = 4181;
const BARE_PORT = 4182;
const CUSTOMERS = 10;
const ORDERS_EACH = 10;

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

async function orderRow(url: string): Promise<Row> {
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, number) => register(url, number)),
  );
  const shop = await race(CUSTOMERS, ORDERS_EACH, async (worker) => {
    await customers[worker]?.placeOrder();
    return true;
  });
  const answer = Response.json({ id: null, orderId: crypto.randomUUID(), url: null });
  const bare = await bareFigures(answer, (bareUrl) =>
    race(CUSTOMERS, ORDERS_EACH, async () => {
      const response = await fetch(bareUrl, { method: 'POST', body: '{}' });
      await response.arrayBuffer();
      return response.ok;
    }),
  );
  return { name: `order placing, ${CUSTOMERS} customers`, shop, bare };
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
  rows.push(await orderRow(shop.url));
  print(rows);
} finally {
  await shop.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
