import { csvFile } from '../src/domain/payments/csv.ts';
import { readCsv } from '../src/server/read-csv.ts';
import { sessionCookies } from '../src/server/account/session-cookie.ts';
import { SECRET, startShop, type ShopOptions } from '../tests/support/shop-process.ts';
import { cpuMsOf } from './cpu-time.ts';
import { percentile } from './measure.ts';
import { ADMIN, prepareOffice } from './office.ts';

const PRODUCTS = 10_000;
/** A panel by its article number. */
const LIKE = 'LR5-54HTH-435M';
const IMPORTS = '/ua/admin/products/import';
/** What visitors read meanwhile, from a shop that keeps no pages. */
const PAGES = ['/ua/product/101', '/ua/solar-panels', '/ua/search?q=deye', '/pl/batteries'];

/** A member of staff of a shop: what their browser sends with each request. */
interface Office {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** New products, each like one that the shop has, with all its fields and texts. */
async function newProducts({ url, headers }: Office): Promise<Blob> {
  const exported = await fetch(`${url}/ua/admin/products/csv?q=${LIKE}`, { headers });
  const [head = [], like = []] = readCsv(await exported.text(), { rowsMax: 2 }) ?? [];
  const article = head.indexOf('article');
  const lines = Array.from({ length: PRODUCTS }, (_, index) =>
    like.with(article, `BENCH-${index + 1}`).with(head.indexOf('id'), ''),
  );
  return new Blob([csvFile([head, ...lines], 'uk')]);
}

/** Sends a form; answers where the shop leads to. */
async function send({ url, headers }: Office, path: string, fields: FormData): Promise<string> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, origin: url },
    body: fields,
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return location;
}

/** Reads pages in turn until something is over. */
async function readUntil(url: string, work: Promise<unknown>) {
  const times: number[] = [];
  let [failures, isOver] = [0, false];
  const over = work.finally(() => (isOver = true));
  const reading = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const answer = await fetch(url + (PAGES[times.length % PAGES.length] ?? '/'));
      await answer.arrayBuffer();
      if (!answer.ok) failures++;
      times.push(performance.now() - begun);
    }
  })();
  await over;
  await reading;
  return { failures, times: times.toSorted((a, b) => a - b) };
}

const formOf = (table: Blob) => {
  const form = new FormData();
  form.set('file', table, 'products.csv');
  return form;
};
const ms = (value: number) => value.toFixed(0);

/**
 * Sends a table of ten thousand new products with all their fields, looks at its plan and applies it, while a visitor reads pages of
 * the shop without a pause. Answers a table for docs/benchmarks.md.
 */
export async function measureImport(options: ShopOptions): Promise<string> {
  await prepareOffice(options);
  const shop = await startShop({ ...options, environment: { PAGE_CACHE_MB: '0', LOG_LEVEL: 'warn' } });
  const [cookie = ''] = sessionCookies(SECRET, false).write(ADMIN, true).split(';', 1);
  const office = { url: shop.url, headers: { cookie } };
  try {
    const table = await newProducts(office);
    let plan = '';
    const steps = {
      'sent and compared': async () => (plan = await send(office, IMPORTS, formOf(table))),
      'its plan looked at': async () => (await fetch(shop.url + plan, { headers: office.headers })).text(),
      applied: async () => {
        const form = new FormData();
        form.set('intent', 'apply');
        return send(office, plan, form);
      },
    };
    const lines: string[] = [];
    for (const [name, step] of Object.entries(steps)) {
      const [begun, cpuMs] = [performance.now(), cpuMsOf(shop.pid)];
      const { failures, times } = await readUntil(shop.url, step());
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const waited = [percentile(times, 0.5), percentile(times, 0.99), times.at(-1) ?? 0].map(ms);
      lines.push(
        `| ${[name, seconds, ms(cpuMsOf(shop.pid) - cpuMs), times.length, ...waited, failures].join(' | ')} |`,
      );
    }
    return [
      `\n### Import of ${PRODUCTS} products, ${(table.size / 1024 / 1024).toFixed(0)} MB\n`,
      '| step | seconds | shop CPU ms | pages meanwhile | p50 ms | p99 ms | longest ms | failures |',
      '|---|---|---|---|---|---|---|---|',
      ...lines,
      '',
    ].join('\n');
  } finally {
    await shop.stop();
  }
}
