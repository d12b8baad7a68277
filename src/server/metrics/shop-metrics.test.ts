import fc from 'fast-check';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { unsentEmails } from '../outbox/list-emails.ts';
import { emails } from '../outbox/tables.ts';
import { kindOfPath } from './kind-of-path.ts';
import { requestMetrics, outboxMetrics } from './shop-metrics.ts';

const seriesOf = async (registry: Registry) =>
  (await registry.metrics()).split('\n').filter((line) => line.includes('_count{'));

test('requests are counted by kind, method and class of status, with their time', async () => {
  const registry = new Registry();
  const count = requestMetrics(registry);
  count({ kind: 'page', method: 'GET', status: 200, seconds: 0.003 });
  count({ kind: 'page', method: 'GET', status: 204, seconds: 0.2 });
  count({ kind: 'api', method: 'POST', status: 409, seconds: 0.01 });
  const text = await registry.metrics();
  const name = 'promin_http_request_duration_seconds';
  expect(text).toContain(`${name}_count{kind="page",method="GET",status="2xx"} 2`);
  expect(text).toContain(`${name}_sum{kind="page",method="GET",status="2xx"} 0.203`);
  expect(text).toContain(`${name}_bucket{le="0.005",kind="page",method="GET",status="2xx"} 1`);
  expect(text).toContain(`${name}_count{kind="api",method="POST",status="4xx"} 1`);
});

test('whatever visitors send, there are few series, and none has what they sent', async () => {
  const registry = new Registry();
  const count = requestMetrics(registry);
  const requests = fc.record({
    path: fc.webPath(),
    method: fc.oneof(fc.string(), fc.constantFrom('GET', 'POST', 'PURGE', 'get')),
    status: fc.integer({ min: 100, max: 599 }),
  });
  fc.assert(
    fc.property(requests, ({ path, method, status }) =>
      count({ kind: kindOfPath(path), method, status, seconds: 0 }),
    ),
    { numRuns: 300 },
  );
  const series = await seriesOf(registry);
  expect(series.length).toBeLessThanOrEqual(4 * 5 * 5);
  const bounded = /\{kind="(page|api|file|health)",method="(GET|HEAD|POST|OPTIONS|other)",status="[1-5]xx"\}/;
  for (const line of series) expect(line).toMatch(bounded);
});

const { database } = await openTestDatabase();

/** The metrics of a registry by name. */
async function metricsOf(registry: Registry) {
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => line.split(' ')).map(([name, value]) => [name, Number(value)]),
  );
}

const email = (occasion: string, times: { createdAt?: string; sentAt?: string }) => ({
  occasion,
  recipient: 'olena@example.com',
  locale: 'uk' as const,
  subject: '',
  html: '',
  plain: '',
  ...times,
});
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

test('an empty outbox has no e-mails, and nothing waits', async () => {
  expect(await unsentEmails(database)()).toEqual({ count: 0, oldestSeconds: null });
});

test('only e-mails that nobody took are counted, and aged from the oldest', async () => {
  await database
    .insert(emails)
    .values([
      email('sent', { createdAt: ago(9_000), sentAt: ago(8_000) }),
      email('oldest', { createdAt: ago(600) }),
      email('newer', { createdAt: ago(60) }),
    ]);
  const registry = new Registry();
  outboxMetrics(registry, unsentEmails(database));
  const metrics = await metricsOf(registry);
  expect(metrics).toMatchObject({ promin_database_up: 1, promin_outbox_unsent_letters: 2 });
  // However long this took: older than the newer one, younger than the one that was sent.
  const seconds = Number(metrics.promin_outbox_oldest_unsent_seconds);
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThan(8_000);
});

test('a scrape asks the database once, and the next one soon after not at all', async () => {
  const registry = new Registry();
  let asked = 0;
  outboxMetrics(registry, async () => {
    asked++;
    return { count: 0, oldestSeconds: null };
  });
  await registry.metrics();
  await registry.metrics();
  expect(asked).toBe(1);
});

test.each([
  ['is gone', () => Promise.reject(new Error('gone'))],
  ['hangs', () => new Promise<never>(() => {})],
])('a database that %s is told as such, and the rest is there all the same', async (_, ask) => {
  const registry = new Registry();
  outboxMetrics(registry, ask);
  expect(await metricsOf(registry)).toEqual({
    promin_database_up: 0,
    promin_outbox_unsent_letters: NaN,
    promin_outbox_oldest_unsent_seconds: NaN,
  });
});
