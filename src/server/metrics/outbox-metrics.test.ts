import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { unsentEmails } from '../outbox/unsent-emails.ts';
import { emails } from '../outbox/tables.ts';
import { outboxMetrics } from './outbox-metrics.ts';

const { database } = await openTestDatabase();

/** The figures of a registry by name. */
async function figuresOf(registry: Registry) {
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => line.split(' ')).map(([name, value]) => [name, Number(value)]),
  );
}

const letter = (occasion: string, times: { createdAt?: string; sentAt?: string }) => ({
  occasion,
  recipient: 'olena@example.com',
  locale: 'uk' as const,
  subject: '',
  html: '',
  plain: '',
  ...times,
});
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

test('an empty outbox has no letters, and nothing waits', async () => {
  expect(await unsentEmails(database)()).toEqual({ count: 0, oldestSeconds: null });
});

test('only letters that nobody took are counted, and aged from the oldest', async () => {
  await database
    .insert(emails)
    .values([
      letter('sent', { createdAt: ago(9_000), sentAt: ago(8_000) }),
      letter('oldest', { createdAt: ago(600) }),
      letter('newer', { createdAt: ago(60) }),
    ]);
  const registry = new Registry();
  outboxMetrics(registry, unsentEmails(database));
  const figures = await figuresOf(registry);
  expect(figures).toMatchObject({ promin_database_up: 1, promin_outbox_unsent_letters: 2 });
  expect(Math.round(Number(figures.promin_outbox_oldest_unsent_seconds) / 100)).toBe(6);
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
  expect(await figuresOf(registry)).toEqual({
    promin_database_up: 0,
    promin_outbox_unsent_letters: NaN,
    promin_outbox_oldest_unsent_seconds: NaN,
  });
});
