import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { connectData, seededData } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';
import { addStaffAccounts } from '../../support/staff-account.ts';
import { openSeededDatabase } from '../../support/test-database.ts';
import { fuzzShop } from '../../fuzz/fuzz-shop.ts';

const data = await seededData();
const { database, close } = await connectData(data);
await addStaffAccounts(database);
await close();
const logFile = join(data.dataDirectory, 'log');
const shop = await startShop({ ...data, logFile, environment: { LOG_LEVEL: 'warn' } });
afterAll(() => shop.stop());

/** The same calls each time; `npm run fuzz` tries others. */
const seed = Number(process.env.SEED ?? 1);

test(`five hundred calls of every kind are answered as promised (seed ${seed})`, async () => {
  const { answers, faults } = await fuzzShop(
    { url: shop.url, logFile, openDatabase: openSeededDatabase },
    { seed, calls: 500 },
  );
  expect(Object.fromEntries(faults)).toEqual({});
  expect(answers.size).toBeGreaterThan(40);
}, 600_000);
