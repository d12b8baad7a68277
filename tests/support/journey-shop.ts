// The shop that the journeys visit: the built one, on an embedded database of its own that goes with it.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import { createDiscount } from '../../src/server/discounts/manage-discounts.ts';
import { addDemoCustomer } from './demo-customer.ts';
import { seededTemplate } from './seeded-template.ts';
import { openTestProvider } from '../../tools/test-provider/test-provider.ts';
import { addStaffAccounts } from './staff-account.ts';

const publicUrl = `http://127.0.0.1:${process.env.JOURNEY_PORT}`;
// Another site than the shop, as providers are: cookies that do not cross sites are put to the test.
const testProvider = await openTestProvider({ shop: publicUrl, hostname: 'localhost' });
const directory = mkdtempSync(join(tmpdir(), 'promin-journeys-'));
const env = {
  ...process.env,
  NODE_ENV: 'production',
  INSTALLATION: 'local',
  DEMO_ACCOUNT: 'off',
  PORT: process.env.JOURNEY_PORT,
  PUBLIC_URL: publicUrl,
  ...testProvider.environment,
  DATA_DIR: directory,
  DATABASE_URL: '',
  CHAT_SCRIPT_URL: 'https://chat.example/widget.js', // journeys say what is found there
  REMOTE_AREAS: 'UA:905',
  TRUST_PROXY: 'true', // each journey signs in from an address of its own
  STAFF_SECOND_FACTOR: 'off', // the staff of the journeys sign in by their password alone
  ORDER_LIMITS: 'off', // customers of all journeys share a few addresses and phones
  LOG_LEVEL: 'error',
};
cpSync(await seededTemplate(), join(directory, 'database'), { recursive: true });
const connection = await connectEmbedded(directory);
const { database, close } = connection;
await addStaffAccounts(database);
await addDemoCustomer(connection);
await createDiscount(database)({ code: 'SUN10', kind: 'percentage', percent: 10, amounts: {}, minimums: {} });
await close();
// A shop of one journey can have a clock that the journey puts forward.
const clock = process.env.CLOCK_PORT ? ['--import', './tests/support/shifted-clock.ts'] : [];
const shop = spawn(process.execPath, [...clock, 'build/server/index.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(code ?? 1);
});
