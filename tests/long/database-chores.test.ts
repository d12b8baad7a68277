import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
