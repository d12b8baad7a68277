import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seededFolder } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';
import { addStaffAccount } from '../../support/staff-account.ts';
import { fuzzShop } from '../../fuzz/fuzz-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'promin-log-'));
const logFile = join(folder, 'log');
const environment = { LOG_LEVEL: 'warn' };
const dataDirectory = await seededFolder();
await addStaffAccount(dataDirectory);
const shop = await startShop({ dataDirectory, logFile, environment });
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The same calls each time; `npm run fuzz` tries others. */
const seed = Number(process.env.SEED ?? 1);

test(`five hundred calls of every kind are answered as promised (seed ${seed})`, async () => {
  const { answers, faults } = await fuzzShop({ url: shop.url, logFile }, { seed, calls: 500 });
  expect(Object.fromEntries(faults)).toEqual({});
  expect(answers.size).toBeGreaterThan(40);
}, 600_000);
