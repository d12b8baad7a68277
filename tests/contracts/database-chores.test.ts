import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { users } from '../../src/server/account/tables.ts';
import { seedProducts } from '../../src/content/seed/products.ts';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import { runTool } from '../support/run-tool.ts';
import { serverDatabase } from '../support/test-database.ts';
import { seededTemplate } from '../support/seeded-template.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'promin-chores-'));
cpSync(await seededTemplate(), join(DATA_DIR, 'database'), { recursive: true });
const emptyServer = await serverDatabase({ isSeeded: false });
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** Runs a command on the folder of these tests. */
const command = (parameters: readonly string[], settings: NodeJS.ProcessEnv = {}) =>
  runTool(parameters, { DATA_DIR, ...settings });

const chore = (parameters: readonly string[], settings: NodeJS.ProcessEnv = {}) =>
  command(['tools/database.ts', ...parameters], settings);

test('staff, discounts and reductions are refused beside a shop that is open, and do it no harm', async () => {
  const shop = await connectEmbedded(DATA_DIR);
  const refused = [];
  for (const words of [
    'staff.ts grant anna@example.com',
    'discount.ts create SUN10 --percent 10',
    'reduce-price.ts list',
  ]) {
    refused.push(await command(`tools/${words}`.split(' ')));
  }
  const { rows } = await shop.database.execute(`select count(*)::int as codes from discount_codes`);
  await shop.close();
  for (const { code, said } of refused) {
    expect(code).toBe(1);
    expect(said).toMatch(/^The embedded database is open in process \d+ \(.*\)\. Stop it first\.\n$/);
  }
  expect(rows).toEqual([{ codes: 0 }]);
});

test('nobody is made staff before the operator has seen who registered the address, and when', async () => {
  const register = await connectEmbedded(DATA_DIR);
  await register.database.insert(users).values({
    id: 'anna',
    name: 'Anna Nowak',
    email: 'anna@example.com',
    createdAt: new Date('2026-03-04T10:00:00Z'),
  });
  await register.close();
  const grant = ['tools/staff.ts', 'grant', 'Anna@example.com'];
  const asked = await command(grant);
  expect(asked.code).toBe(1);
  expect(asked.said).toMatch(
    /anna@example\.com was registered on 2026-03-04 .*“Anna Nowak”\. The e-mail is not verified.*CONFIRM=grant/,
  );
  expect((await command(['tools/staff.ts', 'list'])).said).not.toContain('anna@example.com');
  expect(await command(grant, { CONFIRM: 'grant' })).toEqual({
    code: 0,
    said: 'anna@example.com is staff now.\n',
  });
  expect(await command(['tools/staff.ts', 'revoke', 'anna@example.com'])).toMatchObject({ code: 0 });
});

test('chores on a database that a shop has open are refused in one sentence', async () => {
  const shop = await connectEmbedded(DATA_DIR);
  const { code, said } = await chore(['backup']);
  await shop.close();
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The embedded database is open in process \d+ \(.*\)\. Stop it first\. While the shop runs it makes its own backups in .*backups, every 24 hours\.\n$/,
  );
});

test('a backup is put back in place of what is there only when that is spelled out', async () => {
  const made = await chore(['backup']);
  const [name = ''] = readdirSync(join(DATA_DIR, 'backups'));
  const file = join(DATA_DIR, 'backups', name);
  expect(made).toEqual({
    code: 0,
    said: `The backup is ${file}. It holds customers' names and addresses.\n`,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const refused = await chore(['restore', file]);
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringMatching(/^The database is not empty: .*CONFIRM=restore/),
  ]);
  const restored = await chore(['restore', file], { CONFIRM: 'restore' });
  expect([restored.code, restored.said]).toEqual([
    0,
    expect.stringMatching(/^\d{4,} rows of 20.*Z are restored\.\n$/),
  ]);
});

test('the embedded database moves to a server, once', async () => {
  const moved = await chore(['export', emptyServer]);
  expect([moved.code, moved.said]).toEqual([
    0,
    expect.stringMatching(/^\d{4,} rows are exported\. Start the shop with DATABASE_URL/),
  ]);
  const again = await chore(['export', emptyServer]);
  expect([again.code, again.said]).toEqual([1, expect.stringMatching(/is not empty/)]);
});

test.each([
  [['restore'], 'Which backup? npm run db:restore -- <file>\n'],
  [['export', 'somewhere'], 'Where to? npm run db:export -- postgres://user:password@host/database\n'],
])('%o says what is missing', async (parameters, said) => {
  expect(await chore(parameters)).toEqual({ code: 1, said });
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
