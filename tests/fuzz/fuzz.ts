// `npm run fuzz`: calls the built shop in twenty thousand ways. SEED repeats a run, CALLS changes its length.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import { seededTemplate } from '../support/seeded-template.ts';
import { startShop } from '../support/shop-process.ts';
import { addStaffAccounts } from '../support/staff-account.ts';
import { openSeededEmbedded } from '../support/test-database.ts';
import { fuzzShop } from './fuzz-shop.ts';
import { heavyAttacks } from './heavy.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const calls = Number(process.env.CALLS ?? 20_000);
const say = (text: string) => void process.stdout.write(`${text}\n`);

const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-fuzz-'));
cpSync(await seededTemplate(), join(dataDirectory, 'database'), { recursive: true });
const { database, close } = await connectEmbedded(dataDirectory);
await addStaffAccounts(database);
await close();
const logFile = join(dataDirectory, 'log');
const shop = await startShop({ dataDirectory, logFile, environment: { LOG_LEVEL: 'warn' } });
const started = Date.now();
say(`SEED=${seed} CALLS=${calls}`);
const { answers, faults } = await fuzzShop(
  { url: shop.url, logFile, openDatabase: openSeededEmbedded },
  { seed, calls },
);
const heavy = await heavyAttacks(shop);
const code = await shop.stop();
rmSync(dataDirectory, { recursive: true, force: true });

for (const [route, statuses] of [...answers].toSorted(([a], [b]) => a.localeCompare(b))) {
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status} × ${times}`);
  say(`${route.padEnd(52)} ${counts.join(', ')}`);
}
for (const [fault, { times, example }] of faults) say(`\n✗ ${fault} (${times} times)\n  ${example}`);
for (const fault of heavy) say(`\n✗ ${fault}`);
const seconds = ((Date.now() - started) / 1000).toFixed(0);
say(
  `\n${calls} calls of ${answers.size} routes in ${seconds} s, ${faults.size + heavy.length} faults; SEED=${seed} repeats them`,
);
process.exitCode = faults.size + heavy.length === 0 && code === 0 ? 0 : 1;
