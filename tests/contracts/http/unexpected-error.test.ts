import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { onServer } from '../../support/built-shop.ts';
import { readProblem } from '../../support/answer.ts';
import { serverDatabase } from '../../support/test-database.ts';
import { openWatchedShop } from '../../support/watched-shop.ts';

const databaseUrl = await serverDatabase();
const shop = await openWatchedShop({ data: onServer(databaseUrl) });
const psql = new pg.Client({ connectionString: databaseUrl });
await psql.connect();
afterAll(() => psql.end());

test('an unexpected error shows a number, and the log knows the error under it', async () => {
  await psql.query('alter table categories rename to lost');
  const page = await shop.ask('/pl/solar-panels?sort=price-asc');
  const text = await page.text();
  expect(page.status).toBe(500);
  const number = page.headers.get('x-request-id') ?? '';
  expect(text).toMatch(/<html lang="pl"/);
  expect(text.split('<main')[1]).toContain(number);
  expect(text).toMatch(/<header[ >]/);
  expect(text).not.toMatch(/relation|categories" does not exist/);
  await expect.poll(() => shop.logOf(number)).toContain('does not exist');

  const data = await shop.ask('/api/categories?locale=pl');
  expect(data.status).toBe(500);
  const { message, details } = await readProblem(data);
  expect(message).toBe('Internal server error');
  await expect.poll(() => shop.logOf(String(details.requestId))).toContain('does not exist');
});
