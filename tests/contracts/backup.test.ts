import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOfFile, saveBackup, readBackup } from '../../src/server/database/backup/backup-file.ts';
import { salesChanges } from '../../src/server/backoffice/sales/tables.ts';
import { restoreBackup } from '../../src/server/database/backup/restore-backup.ts';
import type { Connection } from '../../src/server/database/database.ts';
import {
  everythingIn,
  expectTheSame,
  fillBackupSource,
  INTO_EMPTY,
  orderOnce,
  type Everything,
} from '../support/backup-source.ts';
import { openEmptyOnServer, openSeededOnServer } from '../support/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'promin-backup-'));
const path = join(folder, 'backup.ndjson.gz');
const source = await openSeededOnServer();
let inSource: Everything;
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeAll(async () => {
  await fillBackupSource(source);
  await saveBackup(source.database, path);
  inSource = await everythingIn(source);
});

// From one kind of database to the other: tests/long/backup.test.ts.
describe('a backup', () => {
  test('is a file for this account alone, with nothing half-made beside it', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['backup.ndjson.gz']);
  });
});

describe('a backup that was restored on a server', () => {
  let copy: Connection;
  beforeAll(async () => {
    copy = await openEmptyOnServer();
    await restoreBackup(copy, linesOfFile(path), INTO_EMPTY);
  });
  afterAll(() => copy.close());

  test('has its sums of sales counted again, and notes what changes them', async () => {
    const noted = () => copy.database.$count(salesChanges);
    expect(await noted()).toBe(0);
    const cancelled = sql`update orders set status = 'CANCELLED' where created_at < now() - interval '1 day'`;
    await expect(
      copy.database.transaction(async (transaction) => {
        await transaction.execute(cancelled);
        expect(await transaction.$count(salesChanges)).toBe(1);
        transaction.rollback();
      }),
    ).rejects.toThrow('Rollback');
    expect(await noted()).toBe(0);
  });

  test('can be made of it again, of one moment, while orders go on', async () => {
    const lines: string[] = [];
    let meanwhile: unknown;
    await readBackup(copy.database, async (all) => {
      for await (const line of all) {
        lines.push(line);
        meanwhile ??= await orderOnce(copy.database, 'meanwhile');
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

  test('is replaced by another restore only when that is told to', async () => {
    expect(await orderOnce(copy.database, 'of the copy')).toMatchObject({ ok: true });
    const before = await everythingIn(copy);
    await expect(restoreBackup(copy, linesOfFile(path), INTO_EMPTY)).rejects.toThrow(
      /is not empty: .* CONFIRM=restore/,
    );
    expect(await everythingIn(copy)).toEqual(before);
    await restoreBackup(copy, linesOfFile(path), { mayReplace: true });
    await expectTheSame(copy, inSource);
  });
});

describe('a restore', () => {
  const text = () => gunzipSync(readFileSync(path)).toString();
  const header = () => text().split('\n', 1)[0] ?? '';
  let empty: Connection;
  let before: Everything;
  beforeAll(async () => {
    empty = await openEmptyOnServer();
    before = await everythingIn(empty);
  });
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
      'has orders whose customer is missing',
      () => text().replace(/\n"users"\n\{.*\n/, '\n"users"\n'),
      /(?:orders|notifications)_user_id_users_id_fk/,
    ],
    [
      'has sums that do not add up',
      () => text().replace(/"total_minor":\d+/, '"total_minor":1'),
      /orders_total_adds_up/,
    ],
  ])('of a backup that %s is refused and changes nothing', async (_, broken, reason) => {
    const file = join(folder, 'broken.ndjson.gz');
    writeFileSync(file, gzipSync(broken()));
    const failure: unknown = await restoreBackup(empty, linesOfFile(file), INTO_EMPTY).catch(
      (error: unknown) => error,
    );
    const said = failure instanceof Error ? `${failure.message} ${String(failure.cause)}` : '';
    expect(said).toMatch(reason);
    expect(await everythingIn(empty)).toEqual(before);
  });
});
