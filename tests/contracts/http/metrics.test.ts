import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';
import { connectTo } from '../../support/raw-exchange.ts';

const METRICS_TOKEN = 'a token for tests only';
const { ask, url } = await openBuiltShop({ METRICS_TOKEN });
const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
const PRODUCT = 508;
const SOLD_OUT = 99_999_999;

/** The value of a series as it is written: its name with its labels. */
async function metrics(): Promise<(series: string) => number | undefined> {
  const text = await (await ask('/metrics', { headers })).text();
  return (series) => {
    const line = text.split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };
}
const requests = (labels: string) => `promin_http_request_duration_seconds_count{${labels}}`;

test('who does not know the token is told that there is no such page', async () => {
  for (const authorization of [undefined, 'Bearer', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN]) {
    const answer = await ask('/metrics', authorization ? { headers: { authorization } } : {});
    expect([answer.status, await answer.text()]).toEqual([404, '404']);
  }
});

test('the metrics are in the form that Prometheus reads, and nothing keeps them', async () => {
  const answer = await ask('/metrics', { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const valueOf = await metrics();
  expect(valueOf('promin_database_up')).toBe(1);
  expect(valueOf('promin_database_connections{state="waiting"}')).toBe(0);
  expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e7);
});

test('a page whose client broke off is no failure of the shop', async () => {
  const posts = async (status: string) =>
    (await metrics())(requests(`kind="page",method="POST",status="${status}"`)) ?? 0;
  const [before, failedBefore] = [await posts('4xx'), await posts('5xx')];
  const head = `POST /ua/withdrawal HTTP/1.1\r\nHost: a\r\nOrigin: ${url}\r\nContent-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n`;
  for (const rest of ['Transfer-Encoding: chunked\r\n\r\nZZ\r\n', 'Content-Length: 100\r\n\r\na=1']) {
    (await connectTo(url)).end(head + rest);
  }
  await expect.poll(() => posts('4xx')).toBe(before + 2);
  expect(await posts('5xx')).toBe(failedBefore);
});

test('pages, calls, files and probes are counted apart', async () => {
  const series = ['page', 'api', 'file', 'health'].map((kind) =>
    requests(`kind="${kind}",method="GET",status="2xx"`),
  );
  const before = await metrics();
  for (const path of ['/ua/auth', '/api/categories', '/favicon.svg', '/healthz']) await ask(path);
  const after = await metrics();
  const grown = series.map((each) => Number(after(each)) - (before(each) ?? 0));
  expect(grown).toEqual([1, 1, 1, 2]); // the scrape before is a probe too
  await ask('/ua/no/such/page');
  expect((await metrics())(requests('kind="page",method="GET",status="4xx"'))).toBe(1);
});

test('a page about a failure that somebody asked for is counted as no failure', async () => {
  const before = Number((await metrics())(requests('kind="page",method="GET",status="4xx"')) ?? 0);
  for (const path of ['/ua/error/500', '/pl/error/503', '/en/error'])
    expect((await ask(path)).status).toBeGreaterThanOrEqual(500);
  const after = await metrics();
  expect(after(requests('kind="page",method="GET",status="5xx"'))).toBeUndefined();
  expect(Number(after(requests('kind="page",method="GET",status="4xx"'))) - before).toBe(3);
});

test('an answer out of the cache is counted like any other, and as what it was', async () => {
  const page = requests('kind="page",method="GET",status="2xx"');
  const hits = 'promin_answer_cache_hits_total{cache="pages"}';
  await ask('/ua/solar-panels');
  const before = await metrics();
  await ask('/ua/solar-panels');
  const after = await metrics();
  expect(Number(after(page)) - Number(before(page))).toBe(1);
  expect(Number(after(hits)) - Number(before(hits))).toBe(1);
  expect(after('promin_answer_cache_entries{cache="pages"}')).toBeGreaterThan(0);
  expect(after('promin_answer_cache_bytes{cache="pages"}')).toBeGreaterThan(1000);
});

test('orders, registrations and sign-ins are counted by outcome, and refusals by limit', async () => {
  const customer = await register(url, 1);
  await customer.placeOrder(PRODUCT);
  await expect(customer.placeOrder(SOLD_OUT)).rejects.toThrow(/orderId/); // the answer has none
  for (let attempt = 0; attempt < 11; attempt++) {
    const email = `nobody-${attempt}@example.com`;
    const body = new URLSearchParams({ intent: 'login', email, password: 'wrong' });
    await ask('/ua/auth', { method: 'POST', body, headers: { 'x-forwarded-for': '10.1.1.1' } });
  }
  const valueOf = await metrics();
  expect(valueOf('promin_registrations_total{outcome="ok"}')).toBe(1);
  expect(valueOf('promin_orders_total{outcome="ok"}')).toBe(1);
  expect(valueOf('promin_orders_total{outcome="product-unavailable"}')).toBe(1);
  expect(valueOf('promin_sign_ins_total{outcome="login-failed"}')).toBe(10);
  expect(valueOf('promin_rate_limited_total{limit="sign-in"}')).toBe(1);
  expect(valueOf('promin_outbox_unsent_letters')).toBeGreaterThanOrEqual(0);
});
