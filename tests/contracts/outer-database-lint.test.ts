import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Each line of a transaction's callback, and the name in it that must be refused. */
const INSIDE: readonly (readonly [code: string, refused: string | null])[] = [
  ['await database.execute(a);', 'database'],
  ['await listOrders(database)(1);', 'database'],
  ['await connection.ping();', 'connection'],
  ['await shop.orders.listOrders(1);', 'shop'],
  ['await bound(1);', 'bound'],
  ['await database.transaction(async (inner) => inner.execute(a));', 'database'],
  [
    'await transaction.transaction(async (inner) => { await inner.execute(a); await transaction.execute(a); });',
    'transaction',
  ],
  ['await other.execute(a);', 'other'],
  ['const deep = () => { while (a) { if (a) return database; } };', 'database'],
  ['await transaction.execute(a);', null],
  ['await listOrders(transaction)(1);', null],
  ['const list = listOrders(transaction); await list(1);', null],
  ['await transaction.transaction(async (database) => database.execute(a));', null],
  ['await unbound(1); use({ database: transaction });', null],
];

const program = (inside: string) => `
  export async function run(database, connection, shop, listOrders, a, use) {
    const bound = listOrders(database);
    const unbound = listOrders(a);
    await database.transaction(async (transaction) => { ${inside} });
    await use.other.transaction(async () => {});
    await bound(1);
  }
  export const again = (other, a) => other.transaction(async (transaction) => { ${inside.includes('other') ? inside : ''} });
`;

test('the linter refuses whatever waits, inside a transaction, for that transaction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promin-lint-'));
  const files = INSIDE.map(([inside], number) => {
    const file = join(folder, `${number}.js`);
    writeFileSync(file, program(inside));
    return file;
  });
  const config = join(folder, 'config.json');
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [],
      categories: { correctness: 'off' },
      jsPlugins: [resolve('tools/lint/shop-rules.mjs')],
      rules: { 'shop/no-outer-database': 'error' },
    }),
  );
  const oxlint = ['node_modules/oxlint/bin/oxlint', '--config', config, '--format=json', ...files];
  const { stdout } = spawnSync(process.execPath, oxlint, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics }: { diagnostics: { filename: string; message: string }[] } = JSON.parse(stdout);
  const refusedIn = (number: number) =>
    diagnostics
      .filter(({ filename }) => filename.endsWith(`/${number}.js`))
      .map(({ message }) => /`(\w+)`/.exec(message)?.[1] ?? message);
  for (const [number, [inside, refused]] of INSIDE.entries()) {
    expect([inside, ...refusedIn(number)]).toEqual(refused === null ? [inside] : [inside, refused]);
  }
});

test('the shop itself is linted so', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/oxlint/bin/oxlint', '--print-config', 'src/server/shop.ts'],
    { encoding: 'utf8' },
  );
  expect(stdout).toMatch(/"shop\/no-outer-database": "(deny|error)"/);
});
