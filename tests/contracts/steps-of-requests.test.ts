import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import { type Step, steps } from '../../src/server/tracing/steps.ts';
import { serverDatabase } from '../support/test-database.ts';

const { database, close } = connectPostgres(await serverDatabase({ isSeeded: false }), { poolSize: 1 });
afterAll(close);

test('a statement is a step of the request that asked for it, also when it waited for a connection of another', async () => {
  const request = new AsyncLocalStorage<number>();
  const heard: (readonly [asked: string, by: number | undefined])[] = [];
  const hear = (message: unknown) => {
    const text = String((message as Step).attributes['db.query.text']);
    if (text.startsWith('select')) heard.push([text, request.getStore()]);
  };
  steps.start.subscribe(hear);
  try {
    const ask = (by: number) =>
      request.run(by, async () => void (await database.execute(sql.raw(`select ${by}`))));
    await Promise.all([1, 2, 3, 4].map(ask));
  } finally {
    steps.start.unsubscribe(hear);
  }
  expect(heard).toEqual([1, 2, 3, 4].map((by) => [`select ${by}`, by]));
});
