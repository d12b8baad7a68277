import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { linesOfFile, readBackup, saveBackup } from '../../src/server/database/backup/backup-file.ts';
import { restoreBackup } from '../../src/server/database/backup/restore-backup.ts';
import type { Connection } from '../../src/server/database/database.ts';
import {
  everythingIn,
  expectTheSame,
  fillBackupSource,
  INTO_EMPTY,
  type Everything,
} from '../support/backup-source.ts';
import {
  openEmptyEmbedded,
  openEmptyOnServer,
  openSeededEmbedded,
  openSeededOnServer,
} from '../support/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'promin-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, 'backup.ndjson.gz');
const source = await openSeededEmbedded();
afterAll(() => source.close());
let inSource: Everything;
beforeAll(async () => {
  await fillBackupSource(source);
  await saveBackup(source.database, path);
  inSource = await everythingIn(source);
});

test.each([
  ['embedded', openEmptyEmbedded],
  ['Postgres', openEmptyOnServer],
])('a backup of the embedded database is restored whole: %s', async (_, open) => {
  const copy = await open();
  onTestFinished(() => copy.close());
  await restoreBackup(copy, linesOfFile(path), INTO_EMPTY);
  await expectTheSame(copy, inSource);
});

test('a restore replaces a whole catalogue, only when told to', async () => {
  const copy = await openSeededOnServer();
  onTestFinished(() => copy.close());
  const before = await everythingIn(copy);
  await expect(restoreBackup(copy, linesOfFile(path), INTO_EMPTY)).rejects.toThrow(
    /is not empty: .* CONFIRM=restore/,
  );
  expect(await everythingIn(copy)).toEqual(before);
  await restoreBackup(copy, linesOfFile(path), { mayReplace: true });
  await expectTheSame(copy, inSource);
});

/** The lines of a backup in an order of their own, without the header, which names a moment. */
const linesOf = (connection: Connection) =>
  readBackup(connection.database, async (lines) => {
    const all: string[] = [];
    for await (const line of lines) all.push(line);
    return all.slice(1).toSorted();
  });

test('a backup of a Postgres server is restored whole on the embedded database, whose own backup is the same', async () => {
  const server = await openSeededOnServer();
  onTestFinished(() => server.close());
  await fillBackupSource(server);
  const onServer = await everythingIn(server);
  const embedded = await openSeededEmbedded();
  onTestFinished(() => embedded.close());
  await readBackup(server.database, (lines) => restoreBackup(embedded, lines, { mayReplace: true }));
  expect(await linesOf(embedded)).toEqual(await linesOf(server));
  await expectTheSame(embedded, onServer);
});
