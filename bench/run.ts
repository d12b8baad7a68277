// npm run bench [-- --products=5000 --database=postgres --only=reading|search|quality|avatar|profile|rental --row=suggestions]
// npm run bench -- --only=office --database=postgres --products=100000 --orders=1000000 --customers=200000: the back office, which nothing else measures.
// The shop beside a bare node:http server that sends the same bytes, in the same run.
// Machines differ and are shared: read the ratios and the processor times, not the absolute rates.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { startShop } from '../tests/support/shop-process.ts';
import { THRIFTY_ENVIRONMENT, THRIFTY_OPTIONS } from '../tools/start/thrift.mjs';
import { measureAvatars } from './avatar.ts';
import { measureOrders, printOrders } from './orders.ts';
import { measureImport } from './import.ts';
import { measureOffice } from './office.ts';
import { KEPT, MADE, readRow, type Reading } from './reading.ts';
import { measureProfile } from './profile.ts';
import { measureRentals } from './rental.ts';
import { printFirstViews } from './first-view.ts';
import { printPageQuality } from './page-quality.ts';
import { printRows, type Row } from './row.ts';
import { printScripts } from './script-size.ts';
import { measureSearch } from './search-quality.ts';
import { signInRow } from './sign-in.ts';
import { measureStartUp, megabytesOf } from './start-up.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string' },
    orders: { type: 'string' },
    customers: { type: 'string' },
    database: { type: 'string' },
    only: { type: 'string' },
    row: { type: 'string', default: '' },
  },
});

interface Place {
  readonly kind: 'embedded' | 'postgres';
  readonly name: string;
  readonly dataDirectory: string;
  readonly databaseUrl?: string;
}

/** As `npm start` runs it. */
const THRIFTY = { ...THRIFTY_ENVIRONMENT, NODE_OPTIONS: THRIFTY_OPTIONS.join(' ') };

/** Which rows to measure. */
const isWanted = new RegExp(options.row);

/** Until what was filled in is on the disk: the machine does little else meanwhile. */
const REST_AFTER_FILLING_MS = 45_000;

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function readRows(place: Place, readings: readonly Reading[], environment: NodeJS.ProcessEnv) {
  const shop = await startShop({ ...place, environment: { ...THRIFTY, ...environment } });
  try {
    const rows: Row[] = [];
    for (const reading of readings.filter(({ name }) => isWanted.test(name)))
      rows.push(await readRow(shop, reading));
    return { rows, megabytes: megabytesOf(shop) };
  } finally {
    await shop.stop();
  }
}

async function signInRows(place: Place) {
  if (options.row !== '') return [];
  const shop = await startShop({ ...place, environment: THRIFTY });
  try {
    return [await signInRow(shop)];
  } finally {
    await shop.stop();
  }
}

async function measure(place: Place) {
  say(`\n## ${place.name}`);
  const { readyMs, settledMegabytes } = await measureStartUp({ ...place, environment: THRIFTY });
  const kept = await readRows(place, KEPT, {});
  say(printRows('Kept', kept.rows));
  const made = await readRows(place, MADE, { PAGE_CACHE_MB: '0' });
  say(printRows('Made', [...made.rows, ...(await signInRows(place))]));
  const memory = [settledMegabytes, kept.megabytes, made.megabytes].map((size) => size.toFixed(0));
  say(
    `Ready after ${(readyMs / 1000).toFixed(1)} s; ${memory[0]} MB ten seconds later, ${memory[1]} and ${memory[2]} MB after the two loads.`,
  );
}

/** Starts once so that later starts find everything there, and fills the database if that is asked for; with orders up to today. */
async function prepare(place: Place) {
  await (await startShop(place)).stop();
  const { products, orders, customers } = options;
  if (products === undefined && orders === undefined) return;
  const { dataDirectory: DATA_DIR, databaseUrl: DATABASE_URL = '' } = place;
  const wanted = Object.entries({ products: products ?? '0', orders, customers });
  const counts = wanted.flatMap(([name, count]) => (count === undefined ? [] : [`--${name}`, count]));
  const until = new Date().toISOString().slice(0, 10);
  execFileSync(process.execPath, ['tools/fill-database.ts', ...counts, '--until', until], {
    stdio: 'inherit',
    // Nothing of it is reached from outside, as of the shops that are started.
    env: { ...process.env, INSTALLATION: 'local', DATA_DIR, DATABASE_URL },
  });
  await setTimeout(REST_AFTER_FILLING_MS);
}

if (options.only === undefined || options.only === 'avatar') say(await measureAvatars());
if (options.only === 'avatar') process.exit();
if (options.only === undefined || options.only === 'search') say(await measureSearch());
if (options.only === 'search') process.exit();

const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-bench-'));
const postgres = await startPostgres({ durable: true });
try {
  const added = (['products', 'orders', 'customers'] as const).flatMap((name) =>
    options[name] === undefined ? [] : [`${options[name]} ${name}`],
  );
  const size = added.length === 0 ? '' : `, ${added.join(', ')} more`;
  const places: Place[] = [
    { kind: 'embedded', name: `Embedded database${size}`, dataDirectory },
    {
      kind: 'postgres',
      name: `Postgres on the same machine${size}`,
      dataDirectory,
      databaseUrl: postgres.url,
    },
  ];
  const wanted = places.filter(({ kind }) => options.database === undefined || options.database === kind);
  for (const place of wanted) {
    await prepare(place);
    if (options.only === undefined || options.only === 'reading') await measure(place);
  }
  if (options.only === undefined) {
    say(printOrders([...(await measureOrders()), ...(await measureOrders(postgres.url))]));
  }
  if (options.only === undefined || options.only === 'profile') {
    for (const place of wanted) say(printRows(`Profile, ${place.name}`, await measureProfile(place)));
  }
  if (options.only === undefined || options.only === 'rental') {
    for (const place of wanted) {
      const { rows, board } = await measureRentals(place);
      say(printRows(`Rentals, ${place.name}`, rows));
      say(board);
    }
  }
  if (options.only === 'office') {
    for (const place of wanted) {
      say(printRows(`Back office, ${place.name}`, await measureOffice(place, isWanted)));
      if (isWanted.test('import')) say(await measureImport(place));
    }
  }
  if (options.only === undefined || options.only === 'quality') {
    const shop = await startShop({ dataDirectory });
    say(await printScripts(shop.url));
    say(await printFirstViews(shop.url));
    say(await printPageQuality(shop.url));
    await shop.stop();
  }
} finally {
  await postgres.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
