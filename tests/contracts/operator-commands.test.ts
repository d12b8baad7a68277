import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { seedProducts } from '../../src/content/seed/products.ts';
import { users } from '../../src/server/account/tables.ts';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import { runTool } from '../support/run-tool.ts';
import { serverDatabase } from '../support/test-database.ts';

test('nobody is made staff before the operator has seen who registered the address, and when', async () => {
  const DATABASE_URL = await serverDatabase();
  const { database, close } = connectPostgres(DATABASE_URL, { poolSize: 1 });
  await database.insert(users).values({
    id: 'anna',
    name: 'Anna Nowak',
    email: 'anna@example.com',
    createdAt: new Date('2026-03-04T10:00:00Z'),
  });
  onTestFinished(close);
  const roles = async () => (await database.select({ role: users.role }).from(users)).map(({ role }) => role);
  const command = (verb: string, settings: NodeJS.ProcessEnv = {}) =>
    runTool(['tools/staff.ts', verb, 'Anna@example.com'], { DATABASE_URL, ...settings });
  expect((await command('grant', { CONFIRM: 'grant' })).said).toMatch(/^anna@example\.com is not confirmed/);
  expect(await roles()).toEqual(['customer']);
  await database.update(users).set({ emailVerified: true });
  const asked = await command('grant');
  expect(asked.code).toBe(1);
  expect(asked.said).toMatch(
    /anna@example\.com was registered on 2026-03-04 .*“Anna Nowak”, and its owner has confirmed the address.*CONFIRM=grant/,
  );
  expect(await roles()).toEqual(['customer']);
  const granted = { code: 0, said: 'anna@example.com is staff now.\n' };
  expect(await command('grant', { CONFIRM: 'grant' })).toEqual(granted);
  expect(await roles()).toEqual(['staff']);
});

test.each(['README.md', 'docs/operations.md', 'tools/reduce-price.ts'])(
  'a reduced price that %s has for an example is below that of the product',
  (document) => {
    const [, id, uah] = /announce (\d+) --uah (\d+)/.exec(readFileSync(document, 'utf8')) ?? [];
    const price = seedProducts.find((product) => product.id === Number(id))?.price?.UAH;
    expect(Number(uah)).toBeGreaterThan(0);
    expect(Number(uah)).toBeLessThan(price ?? 0);
  },
);
