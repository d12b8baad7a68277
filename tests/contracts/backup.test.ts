import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { exchangeRates, productSpecifications } from '../../src/server/catalogue/tables.ts';
import { placeOrder } from '../../src/server/checkout/place-order.ts';
import { linesOfFile, saveBackup, readBackup } from '../../src/server/database/backup/backup-file.ts';
import { DERIVED_TABLES, listTables } from '../../src/server/database/backup/backup-format.ts';
import { restoreBackup } from '../../src/server/database/backup/restore-backup.ts';
import type { Connection, Database } from '../../src/server/database/database.ts';
import { emails } from '../../src/server/outbox/tables.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../support/sample-order.ts';
import {
  openEmptyEmbedded,
  openEmptyOnServer,
  openSeededEmbedded,
  openSeededOnServer,
} from '../support/test-database.ts';

const INTO_EMPTY = { mayReplace: false };
const folder = mkdtempSync(join(tmpdir(), 'promin-backup-'));
const path = join(folder, 'backup.ndjson.gz');
const source = await openSeededEmbedded();
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

const order = (database: Database, key: string) =>
  placeOrder(
    database,
    ORDER_NEEDS,
  )({
    ...orderRequest('olena', { lines: [bought(508, 2), bought(101)], idempotencyKey: key }),
  });

beforeAll(async () => {
  const { database } = source;
  // A tenth of the catalogue, because it is restored ten times here, and what is derived of that alone.
  await database.execute(sql`delete from products where id % 10 not in (1, 8) or id > 600`);
  await database.execute(sql`delete from listing_facets where total = 0`);
  await database.execute(sql`delete from listing_sizes where total = 0`);
  await database.execute(sql`truncate search_words`);
  await database.execute(sql`update product_texts set search_text = search_text`); // which lists its words again
  // More rows than are written at once.
  await database.execute(sql`insert into exchange_rates (base, quote, rate_per_unit_e_6, date, source)
    select 'PLN', 'UAH', 10000000 + n, date '2002-01-01' + n, 'here' from generate_series(1, 1200) n`);
  await addCustomers(database, 'olena');
  expect(await order(database, 'first-key')).toMatchObject({ ok: true });
  expect(await order(database, 'second-key')).toMatchObject({ ok: true });
  const text = 'a "quote", \\n a \\ backslash, a {brace},\u2028\u2029\r\n\t ґ ł 🌞 NULL \\N';
  await database.insert(emails).values({
    occasion: 'odd',
    recipient: 'odd@example.com',
    locale: 'uk',
    subject: text,
    html: text.repeat(5000),
    plain: '',
    createdAt: '1999-12-31T23:59:59.123456Z',
  });
  await database.insert(exchangeRates).values({
    base: 'UAH',
    quote: 'PLN',
    ratePerUnitE6: sql`9007199254740993` as never,
    date: '2001-01-01',
    source: text,
  });
  await database.insert(productSpecifications).values([
    { productId: 101, key: 'odd-small', number: 1e-300 },
    { productId: 101, key: 'odd-sum', number: 0.1 + 0.2 },
  ]);
  await database.execute(sql`update products set pictures = array['a,b', 'c"d', '{}', ''] where id = 101`);
  await saveBackup(database, path);
});

/** Every row of every table, of those that the database makes by itself too, as Postgres prints it. */
async function everything({ database }: Connection): Promise<Readonly<Record<string, string[]>>> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local timezone = 'UTC'`);
    const found: Record<string, string[]> = {};
    const names = (await listTables(transaction)).map(({ name }) => name);
    for (const name of [...names, ...DERIVED_TABLES]) {
      const { rows } = await transaction.execute<{ row: string }>(
        sql`select it::text as row from ${sql.identifier(name)} it order by 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

const constraintsOf = async ({ database }: Connection) =>
  (
    await database.execute(sql`
      select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition, convalidated as valid
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`)
  ).rows;

/** The same rows, the same keys, and the next order is the next. */
async function expectTheSame(copy: Connection) {
  expect(await everything(copy)).toEqual(await everything(source));
  expect(await constraintsOf(copy)).toEqual(await constraintsOf(source));
  expect(await order(copy.database, 'third-key')).toMatchObject({ ok: true, orderNumber: 'ORD-10003' });
  expect(await order(copy.database, 'first-key')).toMatchObject({ ok: true, repeated: true });
}

describe('a backup', () => {
  test('is a file for this account alone, with nothing half-made beside it', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['backup.ndjson.gz']);
  });

  test.each([
    ['embedded', openEmptyEmbedded],
    ['Postgres', openEmptyOnServer],
  ])('of the embedded database is restored whole: %s', async (_, open) => {
    const copy = await open();
    onTestFinished(() => copy.close());
    await restoreBackup(copy, linesOfFile(path), INTO_EMPTY);
    await expectTheSame(copy);
  });

  test('of a Postgres server is restored whole on the embedded database, with no file in between', async () => {
    const [server, copy] = [await openEmptyOnServer(), await openEmptyEmbedded()];
    onTestFinished(async () => void (await Promise.all([server.close(), copy.close()])));
    await restoreBackup(server, linesOfFile(path), INTO_EMPTY);
    await readBackup(server.database, (lines) => restoreBackup(copy, lines, INTO_EMPTY));
    await expectTheSame(copy);
  });

  test('is of one moment, while orders go on', async () => {
    const server = await openEmptyOnServer();
    onTestFinished(() => server.close());
    await restoreBackup(server, linesOfFile(path), INTO_EMPTY);
    const lines: string[] = [];
    let meanwhile: unknown;
    await readBackup(server.database, async (all) => {
      for await (const line of all) {
        lines.push(line);
        meanwhile ??= await order(server.database, 'meanwhile');
      }
    });
    expect(meanwhile).toMatchObject({ ok: true });
    const rowsIn = (name: string) => {
      const from = lines.indexOf(JSON.stringify(name)) + 1;
      return lines.slice(from).findIndex((line) => !line.startsWith('{'));
    };
    expect([rowsIn('orders'), rowsIn('order_items'), rowsIn('idempotency_keys')]).toEqual([2, 4, 2]);
    expect(lines.at(-1)).toContain('{"name":"order_numbers","value":"10003"}');
  });
});

describe('a restore', () => {
  test('refuses a database that holds anything, until told to replace it', async () => {
    const copy = await openSeededOnServer();
    onTestFinished(() => copy.close());
    const before = await everything(copy);
    await expect(restoreBackup(copy, linesOfFile(path), INTO_EMPTY)).rejects.toThrow(
      /is not empty: .* CONFIRM=restore/,
    );
    expect(await everything(copy)).toEqual(before);
    await restoreBackup(copy, linesOfFile(path), { mayReplace: true });
    await expectTheSame(copy);
  });

  const text = () => gunzipSync(readFileSync(path)).toString();
  const header = () => text().split('\n', 1)[0] ?? '';
  let empty: Connection;
  beforeAll(async () => void (empty = await openEmptyOnServer()));
  afterAll(() => empty.close());

  test.each([
    ['is not one', () => 'hello\n', /not a backup/],
    ['is empty', () => '', /not a backup/],
    ['was cut off', () => text().split('\n').slice(0, -30).join('\n'), /cut off/],
    [
      'is of other tables',
      () => text().replace(/"migrations":\[/, '"migrations":["another",'),
      /newer or another version/,
    ],
    [
      'is of older tables',
      () => text().replace(/"migrations":\[[^\]]*\]/, '"migrations":[]'),
      /older version/,
    ],
    ['names a table that is not here', () => `${header()}\n"secrets"\n[]\n`, /not here: secrets/],
    [
      'has an order whose customer is missing',
      () => text().replace(/\n"users"\n\{.*\n/, '\n"users"\n'),
      /orders_user_id_users_id_fk/,
    ],
    [
      'has sums that do not add up',
      () => text().replace(/"total_minor":\d+/, '"total_minor":1'),
      /orders_total_adds_up/,
    ],
  ])('of a backup that %s is refused and changes nothing', async (_, broken, reason) => {
    const file = join(folder, 'broken.ndjson.gz');
    writeFileSync(file, gzipSync(broken()));
    const [before, constraints] = [await everything(empty), await constraintsOf(empty)];
    const failure: unknown = await restoreBackup(empty, linesOfFile(file), INTO_EMPTY).catch(
      (error: unknown) => error,
    );
    const said = failure instanceof Error ? `${failure.message} ${String(failure.cause)}` : '';
    expect(said).toMatch(reason);
    expect(await everything(empty)).toEqual(before);
    expect(await constraintsOf(empty)).toEqual(constraints);
  });
});
